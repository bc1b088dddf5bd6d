"""Computes profile statistics from a person's finished games."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from ukiyo import games
from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.table_info import TableInfo
from ukiyo.play.time_control import DAY, TimeControl
from ukiyo.server.community.profile_access import ProfileAccess
from ukiyo.server.community.profile_models import (
    Category,
    Favourite,
    FavouriteKind,
    FinishedGame,
    GameProfile,
    NotableGame,
    OpponentStats,
    PlayerCountStats,
    TimeControlCounts,
)
from ukiyo.server.db.schema import RatedRow
from ukiyo.server.people.rating_updates import Rating
from ukiyo.server.people.ratings import result_weight

MAX_OPPONENTS = 12  # listed per game
MAX_FAVOURITES = 6  # of each kind of component


@dataclass(frozen=True)
class Played:
    """A finished game and the seat of the person."""

    info: TableInfo
    seat: Seat

    @property
    def score(self) -> frames.Score:
        return (self.info.scores or [])[self.seat]

    @property
    def ended(self) -> float:
        return self.info.ended_at or self.info.started_at


def counted_game(info: TableInfo, person: str) -> Played | None:
    """Returns the game if it counts for statistics: complete, not forked, and with one seat for the person."""
    seats = [seat for seat, occupant in enumerate(info.occupants) if person in (occupant.person, occupant.reserved_for)]
    return Played(info, seats[0]) if len(seats) == 1 and info.scores and not info.forked_from else None


def counted_games(infos: list[TableInfo], person: str) -> list[Played]:
    return [game for info in infos if (game := counted_game(info, person))]


def game_profile(access: ProfileAccess, game: str, games: list[Played], handles: dict[str, str]) -> GameProfile:
    by_players: dict[int, list[Played]] = defaultdict(list)
    for played_game in games:
        by_players[len(played_game.info.occupants)].append(played_game)
    order = sorted(games, key=lambda played_game: played_game.score["total"])
    return {
        "game": game,
        "games": len(games),
        "by_player_count": [tally(players, by_players[players]) for players in sorted(by_players)],
        "time_controls": time_controls(played_game.info.time_control for played_game in games),
        "categories": categories(games),
        "best_game": extreme(access, order[-1]),
        "worst_game": extreme(access, order[0]),
        "opponents": against(access, games, handles),
    }


def tally(players: int, games: list[Played]) -> PlayerCountStats:
    places, totals = [game.score["rank"] for game in games], [game.score["total"] for game in games]
    return {
        "players": players,
        "games": len(games),
        "wins": places.count(1),
        "mean_place": round(fmean(places), 2),
        "mean_score": round(fmean(totals), 1),
        "best_score": max(totals),
        "worst_score": min(totals),
    }


def time_controls(controls: Iterable[TimeControl | None]) -> TimeControlCounts:
    counts = Counter("none" if control is None else "days" if control["bank_seconds"] >= DAY else "live" for control in controls)
    return {"none": counts["none"], "live": counts["live"], "correspondence": counts["days"]}


def categories(games: list[Played]) -> list[Category]:
    """Returns the score categories in scoring order, without categories that are always 0."""
    points: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for name, part in game.score["parts"].items():
            points[name].append(part)
    return [{"name": name, "mean": round(fmean(parts), 1), "maximum": max(parts)} for name, parts in points.items() if any(parts)]


def extreme(access: ProfileAccess, game: Played) -> NotableGame:
    table = game.info.id if access.sees(game.info) else None
    return {"total": game.score["total"], "players": len(game.info.occupants), "ended_at": game.ended, "table": table}


def against(access: ProfileAccess, games: list[Played], handles: dict[str, str]) -> list[OpponentStats]:
    """Returns the most frequent opponents. Viewers other than the person see only themselves and bots."""
    faced: dict[str, OpponentStats] = {}
    for game in games:  # newest first, so that people have their latest name
        for seat, occupant in enumerate(game.info.occupants):
            person = occupant.person or occupant.reserved_for
            if seat == game.seat or (person and not access.own and person != access.visitor):
                continue
            bot = None if person else occupant.bot
            entry = faced.setdefault(person or f"bot {bot}", new_faced(occupant.name if person else "", bot, handles.get(person or "")))
            entry["games"] += 1
            entry[outcome((game.info.scores or [])[seat]["rank"] - game.score["rank"])] += 1
    return sorted(faced.values(), key=lambda game: -game["games"])[:MAX_OPPONENTS]


def new_faced(name: str, bot: str | None, profile: str | None) -> OpponentStats:
    return {"name": name, "bot": bot, "profile": profile, "games": 0, "games_ahead": 0, "games_tied": 0, "games_behind": 0}


def outcome(places: int) -> Literal["games_ahead", "games_tied", "games_behind"]:
    return "games_ahead" if places > 0 else "games_behind" if places < 0 else "games_tied"


def finished(access: ProfileAccess, info: TableInfo, rated: RatedRow | None) -> FinishedGame:
    game, sees = counted_game(info, access.person), access.sees(info)
    rating = (
        Rating(rated.rating_after, rated.deviation_after).to_frame(rated.rating_after - rated.rating_before, counted=result_weight(rated))
        if rated
        else None
    )
    return {
        "game": info.game,
        "started_at": info.started_at,
        "ended_at": info.ended_at,
        "players": len(info.occupants),
        "place": game.score["rank"] if game else None,
        "total": game.score["total"] if game else None,
        "time_control": info.time_control,
        "rating": rating,
        "own_move_share": rated.own_move_share if rated else None,
        "table": info.id if sees else None,
        "opponents": [occupant.name for occupant in info.occupants if access.person not in (occupant.person, occupant.reserved_for)]
        if sees
        else [],
    }


def favourites_of(game: str, taken: list[list[str]]) -> list[FavouriteKind]:
    """Returns the components taken most often, by kind, in the order of the component file."""
    times, within = Counter(card for game_taken in taken for card in game_taken), Counter(card for cards in taken for card in set(cards))
    kinds: list[FavouriteKind] = []
    for kind in games.game(game).file.tables:
        of_kind = sorted((card for card in times if card.startswith(f"{kind}:")), key=lambda card: (-within[card], -times[card], card))
        favourites: list[Favourite] = [
            {"name": card.partition(":")[2], "times_taken": times[card], "games": within[card]} for card in of_kind[:MAX_FAVOURITES]
        ]
        if favourites:
            kinds.append({"kind": kind, "favourites": favourites})
    return kinds
