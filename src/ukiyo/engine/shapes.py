"""The JSON types of what a game shows.

The API's description is generated from them at run time. mypyc drops type parameters, so modules of this name are not compiled.
"""

from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict


class SharedView(TypedDict):
    """The part of the view that every game has."""

    game: str
    you: int | None  # None for a spectator
    seat: int
    decision: str
    over: bool
    moves: int
    undo_floor: int
    undo_seat: int | None
    legal: list[int]  # of the deciding seat; empty for others


class SharedPreview(TypedDict, total=False):
    """What a choice costs and gives, and further places on the board that stand for it."""

    pay: dict[str, int]
    gain: dict[str, int]
    at: dict[str, str]


Changes = list[dict[str, int]]
"""By seat: gains and losses, without amounts that stayed the same. Empty if nothing changed."""


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
    """The types of a game's view, of a preview and of an effect."""

    view: Any = SharedView
    preview: Any = SharedPreview
    news: Any = SharedEffect
