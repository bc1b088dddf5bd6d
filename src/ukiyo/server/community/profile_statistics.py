"""Computes what a profile shows from a person's finished games."""

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
    Extreme,
    Faced,
    Favourite,
    FavouriteKind,
    Finished,
    GameProfile,
    PaceCounts,
    Tally,
)
from ukiyo.server.db.schema import RatedRow
from ukiyo.server.people.rating_updates import Rating
from ukiyo.server.people.ratings import result_weight

MAX_OPPONENTS = 12  # listed for each game
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
        return self.info.ended or self.info.began


def counted_game(info: TableInfo, person: str) -> Played | None:
    """Returns the game if it counts for statistics: complete, not forked, and with one seat for the person."""
    seats = [seat for seat, occupant in enumerate(info.occupants) if person in (occupant.person, occupant.reserved_for)]
    return Played(info, seats[0]) if len(seats) == 1 and info.scores and not info.forked else None


def counted_games(found: list[TableInfo], person: str) -> list[Played]:
    return [played for info in found if (played := counted_game(info, person))]


def game_profile(access: ProfileAccess, game: str, played: list[Played], handles: dict[str, str]) -> GameProfile:
    by_players: dict[int, list[Played]] = defaultdict(list)
    for one in played:
        by_players[len(one.info.occupants)].append(one)
    order = sorted(played, key=lambda one: one.score["total"])
    return {
        "game": game,
        "games": len(played),
        "tables": [tally(players, by_players[players]) for players in sorted(by_players)],
        "time_controls": time_controls(one.info.time_control for one in played),
        "categories": categories(played),
        "best": extreme(access, order[-1]),
        "worst": extreme(access, order[0]),
        "against": against(access, played, handles),
    }


def tally(players: int, played: list[Played]) -> Tally:
    places, totals = [one.score["rank"] for one in played], [one.score["total"] for one in played]
    return {
        "players": players,
        "games": len(played),
        "won": places.count(1),
        "place": round(fmean(places), 2),
        "score": round(fmean(totals), 1),
        "best": max(totals),
        "worst": min(totals),
    }


def time_controls(found: Iterable[TimeControl | None]) -> PaceCounts:
    counted_games = Counter("none" if time_control is None else "days" if time_control["bank"] >= DAY else "live" for time_control in found)
    return {"none": counted_games["none"], "live": counted_games["live"], "days": counted_games["days"]}


def categories(played: list[Played]) -> list[Category]:
    """Returns the score categories in scoring order, without those that are always 0."""
    points: dict[str, list[int]] = defaultdict(list)
    for one in played:
        for name, part in one.score["parts"].items():
            points[name].append(part)
    return [{"name": name, "mean": round(fmean(parts), 1), "most": max(parts)} for name, parts in points.items() if any(parts)]


def extreme(access: ProfileAccess, one: Played) -> Extreme:
    table = one.info.id if access.sees(one.info) else None
    return {"total": one.score["total"], "players": len(one.info.occupants), "ended": one.ended, "table": table}


def against(access: ProfileAccess, played: list[Played], handles: dict[str, str]) -> list[Faced]:
    """Returns the most frequent opponents. Viewers other than the person see only themselves and bots."""
    faced: dict[str, Faced] = {}
    for one in played:  # the newest first, so that people have their latest name
        for seat, occupant in enumerate(one.info.occupants):
            who = occupant.person or occupant.reserved_for
            if seat == one.seat or (who and not access.own and who != access.viewer):
                continue
            bot = None if who else occupant.bot
            entry = faced.setdefault(who or f"bot {bot}", new_faced(occupant.name if who else "", bot, handles.get(who or "")))
            entry["games"] += 1
            entry[outcome((one.info.scores or [])[seat]["rank"] - one.score["rank"])] += 1
    return sorted(faced.values(), key=lambda one: -one["games"])[:MAX_OPPONENTS]


def new_faced(name: str, bot: str | None, profile: str | None) -> Faced:
    return {"name": name, "bot": bot, "profile": profile, "games": 0, "ahead": 0, "even": 0, "behind": 0}


def outcome(places: int) -> Literal["ahead", "even", "behind"]:
    return "ahead" if places > 0 else "behind" if places < 0 else "even"


def finished(access: ProfileAccess, info: TableInfo, rated: RatedRow | None) -> Finished:
    played, sees = counted_game(info, access.person), access.sees(info)
    rating = (
        Rating(rated.after, rated.after_deviation).to_frame(rated.after - rated.before, counted=result_weight(rated)) if rated else None
    )
    return {
        "game": info.game,
        "began": info.began,
        "ended": info.ended,
        "players": len(info.occupants),
        "place": played.score["rank"] if played else None,
        "total": played.score["total"] if played else None,
        "time_control": info.time_control,
        "rating": rating,
        "share": rated.share if rated else None,
        "table": info.id if sees else None,
        "others": [occupant.name for occupant in info.occupants if access.person not in (occupant.person, occupant.reserved_for)]
        if sees
        else [],
    }


def favourites_of(game: str, taken: list[list[str]]) -> list[FavouriteKind]:
    """Returns the components taken most often, by kind, in the order of the component file."""
    times, within = Counter(what for game_taken in taken for what in game_taken), Counter(what for one in taken for what in set(one))
    kinds: list[FavouriteKind] = []
    for kind in games.game(game).file.tables:
        of_kind = sorted((what for what in times if what.startswith(f"{kind}:")), key=lambda what: (-within[what], -times[what], what))
        most: list[Favourite] = [
            {"name": what.partition(":")[2], "times": times[what], "games": within[what]} for what in of_kind[:MAX_FAVOURITES]
        ]
        if most:
            kinds.append({"kind": kind, "most": most})
    return kinds
