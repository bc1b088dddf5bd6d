"""The parts of a profile as the API returns them."""

from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.play.time_control import TimeControl
from ukiyo.server.db.schema import Visibility


class PaceCounts(TypedDict):
    """Games without clocks, in one sitting, and over days."""

    none: int
    live: int
    days: int


class Tally(TypedDict):
    """Games with so many players: how many were won, the mean place and score, the best and the worst score."""

    players: int
    games: int
    won: int
    place: float
    score: float
    best: int
    worst: int


class Category(TypedDict):
    """What a part of the score brings on average, and the most it has."""

    name: str
    mean: float
    most: int


class Extreme(TypedDict):
    """A game to remember; `table` is none where it is not for everybody's eyes."""

    total: int
    players: int
    ended: float
    table: str | None


class Faced(TypedDict):
    """Somebody one has played against, or a level of bots: how often one was ahead of her, even with her, behind her."""

    name: str
    bot: str | None
    profile: str | None
    games: int
    ahead: int
    even: int
    behind: int


class CurvePoint(TypedDict):
    at: float
    value: int
    deviation: int


class RatedAs(TypedDict):
    """A rating at tables with so many players, how it came about, and where the bots stand there."""

    players: int
    games: int
    rating: frames.Rating
    curve: list[CurvePoint]
    bots: dict[str, int]


class GameProfile(TypedDict):
    """What is told of a game. Hot seats and games continued from another are not counted."""

    game: str
    games: int
    tables: list[Tally]
    time_controls: PaceCounts
    categories: list[Category]
    best: Extreme
    worst: Extreme
    against: list[Faced]


class Profile(TypedDict):
    """Somebody as her finished games show her. `shown` says to whom, `handle` is her name in the address of this page.

    Of people, `against` names all to herself, and to others only themselves.
    """

    handle: str | None
    name: str
    yours: bool
    visibility: Visibility
    since: float | None
    games: list[GameProfile]
    ratings: dict[str, list[RatedAs]]


class Finished(TypedDict):
    """A finished game: when, the place and the score, and what it did to the rating; `share` of the moves were her own.

    `table` and `others` are none and empty where the table is not for everybody's eyes.
    """

    game: str
    began: float
    ended: float | None
    players: int
    place: int | None
    total: int | None
    time_control: TimeControl | None
    rating: frames.Rating | None
    share: float | None
    table: str | None
    others: list[str]


class Favourite(TypedDict):
    """A component by its id: how often it was taken, and in how many games."""

    name: str
    times: int
    games: int


class FavouriteKind(TypedDict):
    kind: str
    most: list[Favourite]


class Favourites(TypedDict):
    """What was taken most often, in so many games of all that are counted. More is known with every question."""

    games: int
    counted: int
    kinds: list[FavouriteKind]
