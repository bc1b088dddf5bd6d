"""API models for the parts of a profile."""

from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.play.time_control import TimeControl
from ukiyo.server.db.schema import Visibility


class TimeControlCounts(TypedDict):
    """The number of games without clocks, of live games and of correspondence games."""

    none: int
    live: int
    correspondence: int


class PlayerCountStats(TypedDict):
    """Results for a number of players: games, wins, mean place and score, best and worst score."""

    players: int
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: int
    worst_score: int


class Category(TypedDict):
    """The mean and the maximum of a score category."""

    name: str
    mean: float
    maximum: int


class NotableGame(TypedDict):
    """The best or worst game. `table` is null if the reader may not see the table."""

    total: int
    players: int
    ended_at: float
    table: str | None


class OpponentStats(TypedDict):
    """An opponent or a bot level, and how often the person finished ahead of, level with and behind them."""

    name: str
    bot: str | None
    profile: str | None
    games: int
    games_ahead: int
    games_tied: int
    games_behind: int


class RatingPoint(TypedDict):
    ended_at: float
    value: int
    deviation: int


class PlayerCountRating(TypedDict):
    """A rating for a number of players, its history, and the bots' ratings."""

    players: int
    games: int
    rating: frames.Rating
    history: list[RatingPoint]
    bots: dict[str, int]


class GameProfile(TypedDict):
    """The statistics for a game. Forked games and games in which one person had several seats are not counted."""

    game: str
    games: int
    by_player_count: list[PlayerCountStats]
    time_controls: TimeControlCounts
    categories: list[Category]
    best_game: NotableGame
    worst_game: NotableGame
    opponents: list[OpponentStats]


class Profile(TypedDict):
    """A person's public page. `visibility` determines who may see it, and `handle` identifies it in URLs.

    If it is your own profile, `opponents` lists all opponents. Otherwise, it lists only you and bots.
    """

    handle: str | None
    name: str
    yours: bool
    visibility: Visibility
    created_at: float | None
    games: list[GameProfile]
    ratings: dict[str, list[PlayerCountRating]]


class FinishedGame(TypedDict):
    """A finished game with place, score and rating change. `own_move_share` is the share of the seat's moves made by the person.

    `table` is null and `opponents` is empty if the reader may not see the table.
    """

    game: str
    started_at: float
    ended_at: float | None
    players: int
    place: int | None
    total: int | None
    time_control: TimeControl | None
    rating: frames.Rating | None
    own_move_share: float | None
    table: str | None
    opponents: list[str]


class Favourite(TypedDict):
    """A component, the number of times it was taken, and the number of games in which it was taken."""

    name: str
    times_taken: int
    games: int


class FavouriteKind(TypedDict):
    kind: str
    favourites: list[Favourite]


class Favourites(TypedDict):
    """The components taken most often, in the `analysed_games` of all `total_games`. Each request analyses more games."""

    analysed_games: int
    total_games: int
    kinds: list[FavouriteKind]
