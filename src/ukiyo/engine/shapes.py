"""The shapes of what a game shows, in JSON.

The API is described from them at run time. mypyc keeps no type parameters, so modules of this name are not compiled.
"""

from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict


class SharedView(TypedDict):
    """What every game's view has."""

    game: str
    you: int | None  # None: a spectator
    seat: int
    decision: str
    over: bool
    moves: int
    undo_floor: int
    undo_seat: int | None
    legal: list[int]  # for the seat that decides


class SharedPreview(TypedDict, total=False):
    """What a choice pays and gains, and further names it can be pointed at by."""

    pay: dict[str, int]
    gain: dict[str, int]
    at: dict[str, str]


Changes = list[dict[str, int]]
"""By seat: what a player has more or less of, and nothing that stayed the same. Empty where nothing changed for anybody."""


class Scene(TypedDict):
    """The part of a game something happens in: its kind, whose it is, and the month or turn. Equal scenes in a row are one."""

    kind: str
    seat: int | None  # None: everybody's
    at: int


class MoveSummary(TypedDict):
    """What all may hear of a move beyond its action: the scene, what was asked, what it is about, and what it changed by itself."""

    scene: Scene
    decision: str
    about: dict[str, str | int | None]
    changes: Changes


class EffectContext(TypedDict, total=False):
    """Of a piece of news in an entry: the scene that begins with it, where another one begins, and what it changed."""

    scene: Scene
    changes: Changes


class SharedEffect(EffectContext):
    kind: str


@dataclass(frozen=True)
class Shapes:
    """The types of a game's view, of a preview, and of one piece of news."""

    view: Any = SharedView
    preview: Any = SharedPreview
    news: Any = SharedEffect
