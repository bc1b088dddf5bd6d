"""Short API responses and errors."""

from typing import NotRequired

from typing_extensions import TypedDict

from ukiyo.play.frames import Frame


class Me(TypedDict):
    name: str


class NewVersion(TypedDict):
    version: int


class TableRef(TypedDict):
    id: str


class SeatLink(TypedDict):
    """Sent once. The server stores only a hash of the secret."""

    link: str
    secret: str


class Agreement(TypedDict):
    """`done` is true once all required players have agreed."""

    done: bool


class QueuePositions(TypedDict):
    """The queue positions of a table's bot move, hint and review, from 1. If an item is not queued, its position is 0."""

    bot: int
    hint: int
    review: int


class Problem(TypedDict):
    """An error. With status 409, it contains the current frame."""

    error: str
    frame: NotRequired[Frame]
