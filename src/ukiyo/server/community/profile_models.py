"""The parts of a profile as the API returns them."""

from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.play.time_control import TimeControl
from ukiyo.server.db.schema import Visibility


class PaceCounts(TypedDict):
    """The number of games without clocks, of live games and of correspondence games."""

    none: int
    live: int
    days: int


class Tally(TypedDict):
    """Results with a number of players: games, wins, mean place and score, best and worst score."""

    players: int
    games: int
    won: int
    place: float
    score: float
    best: int
    worst: int


class Category(TypedDict):
    """The mean and the maximum of a score category."""

    name: str
    mean: float
    most: int


class Extreme(TypedDict):
    """The best or worst game. `table` is null if the reader may not see the table."""

    total: int
    players: int
    ended: float
    table: str | None


class Faced(TypedDict):
    """An opponent or a level of bots, and how often the person finished ahead of, even with and behind them."""

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
    """A rating for a number of players, its history, and the bots' ratings."""

    players: int
    games: int
    rating: frames.Rating
    curve: list[CurvePoint]
    bots: dict[str, int]


class GameProfile(TypedDict):
    """The statistics of a game. Games with several seats for one person and forked games are not counted."""

    game: str
    games: int
    tables: list[Tally]
    time_controls: PaceCounts
    categories: list[Category]
    best: Extreme
    worst: Extreme
    against: list[Faced]


class Profile(TypedDict):
    """A person's public page. `visibility` says who may see it; `handle` identifies it in URLs.

    `against` lists all opponents for the person, and only the reader and bots for others.
    """

    handle: str | None
    name: str
    yours: bool
    visibility: Visibility
    since: float | None
    games: list[GameProfile]
    ratings: dict[str, list[RatedAs]]


class Finished(TypedDict):
    """A finished game with place, score and rating change. `share` is the share of moves that the person made.

    `table` is null and `others` is empty if the reader may not see the table.
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
    """A component, how often it was taken, and in how many games."""

    name: str
    times: int
    games: int


class FavouriteKind(TypedDict):
    kind: str
    most: list[Favourite]


class Favourites(TypedDict):
    """The components taken most often, in `games` of the `counted` games. Each request analyses more games."""

    games: int
    counted: int
    kinds: list[FavouriteKind]
