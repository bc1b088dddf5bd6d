"""The JSON types of views, previews and effects.

The API schema is generated from these types at run time. Modules with this name are not compiled, because mypyc drops type parameters.
"""

from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict


class TableView(TypedDict):
    """The part of every game's view that is the same for all seats."""

    game: str
    seat: int
    decision: str
    over: bool
    moves: int
    undo_floor: int
    undo_seat: int | None


class SeatView(TypedDict):
    """The part of every game's view that depends on the viewing seat."""

    you: int | None  # None for a spectator
    legal: list[int]  # of the deciding seat; empty for others


class SharedView(TableView, SeatView):
    """The part of the view that every game has."""


class SharedPreview(TypedDict, total=False):
    """The costs and gains of a choice, and other places on the board that represent it."""

    pay: dict[str, int]
    gain: dict[str, int]
    at: dict[str, str]


Changes = list[dict[str, int]]
"""The gains and losses of each seat, without unchanged amounts. Empty if nothing changed."""


class Scene(TypedDict):
    """A part of a game: its kind, the seat it belongs to, and the round. Consecutive moves with equal scenes share a heading."""

    kind: str
    seat: int | None  # None if it belongs to all seats
    at: int


class MoveSummary(TypedDict):
    """The public information about a move beyond its action: scene, decision, details and direct changes."""

    scene: Scene
    decision: str
    about: dict[str, str | int | None]
    changes: Changes


class EffectContext(TypedDict, total=False):
    """The context of an effect: the scene that starts with it, if it differs, and the changes it caused."""

    scene: Scene
    changes: Changes


class SharedEffect(EffectContext):
    kind: str


@dataclass(frozen=True)
class Shapes:
    """The types of a game's views, previews and effects."""

    view: Any = SharedView
    preview: Any = SharedPreview
    effect: Any = SharedEffect
