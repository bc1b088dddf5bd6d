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


class SharedNews(TypedDict):
    kind: str


@dataclass(frozen=True)
class Shapes:
    """The types of a game's view, of a preview, and of one piece of news."""

    view: Any = SharedView
    preview: Any = SharedPreview
    news: Any = SharedNews
