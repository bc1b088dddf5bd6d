"""Short answers to what was asked or done, and why not."""

from typing import NotRequired

from typing_extensions import TypedDict

from ukiyo.play.frames import Frame


class Me(TypedDict):
    name: str


class Played(TypedDict):
    version: int


class TableRef(TypedDict):
    id: str


class SeatLink(TypedDict):
    """Sent once; the server keeps only a hash of the secret."""

    link: str
    secret: str


class Agreed(TypedDict):
    """Whether it is done: all who must agree do."""

    done: bool


class InLine(TypedDict):
    """The places in line, from 1, of a table's bot, hint and review; 0: it does not wait, or not any more."""

    bot: int
    hint: int
    review: int


class Problem(TypedDict):
    """Why not. With 409, how the table stands now."""

    error: str
    frame: NotRequired[Frame]
