"""Profiles: what somebody's finished games tell of her, and to whom. It is read beside the threads that keep moves."""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import fmean
from typing import Literal

from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.orm import Session, aliased
from typing_extensions import TypedDict

from ukiyo import games
from ukiyo.engine.state import Seat
from ukiyo.lab.matches.anchors import anchors_of
from ukiyo.play import frames
from ukiyo.play.errors import Conflict, Forbidden, NotFound
from ukiyo.play.kinds import OPEN, OVER
from ukiyo.play.table_info import TableInfo
from ukiyo.play.time_control import DAY, TimeControl
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed, Unauthorized
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import PersonRow, ProfileRow, RatedRow, SeatRow, TableRow, Visibility
from ukiyo.server.people.ratings import Rating, counted_in
from ukiyo.server.tables.replays import Replays
from ukiyo.server.tables.repository import info_of

ME = "me"
MOST = 500  # of the newest finished games that are counted, and of the results in a curve
LISTED = 30  # games in a page of the list
FACED = 12  # opponents who are named
LOOKED = 20  # games that are played through for one question about favourites; the next question goes on
FAVOURITES = 6  # of a kind
CAREFUL: tuple[Visibility, ...] = ("nobody", "opponents", "everyone")


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


@dataclass(frozen=True)
class Played:
    """A finished game as one of its people counts it."""

    info: TableInfo
    seat: Seat

    @property
    def score(self) -> frames.Score:
        return (self.info.scores or [])[self.seat]

    @property
    def ended(self) -> float:
        return self.info.ended or self.info.began


@dataclass(frozen=True)
class Look:
    """Somebody's profile, and whoever looks at it."""

    person: str
    row: ProfileRow
    viewer: str | None

    @property
    def own(self) -> bool:
        return self.viewer == self.person

    def sees(self, info: TableInfo) -> bool:
        """Whether the viewer may know which table it was: a listed one, or one of her own."""
        return info.listed or any(self.viewer in (occupant.person, occupant.reserved_for) for occupant in info.occupants if self.viewer)


class Profiles:
    def __init__(self, database: Database, replays: Replays, clock: Clock) -> None:
        self.database = database
        self.replays = replays
        self.clock = clock
        self.exporting: set[str] = set()  # people whose records are being packed

    async def profile(self, handle: str, you: Person | None) -> Profile:
        return await self.database.look(self.read, handle, you)

    async def finished(self, handle: str, you: Person | None, before: float | None) -> list[Finished]:
        return await self.database.look(self.read_finished, handle, you, before)

    async def favourites(self, handle: str, you: Person | None, game: str) -> Favourites:
        """What she took most often; games that nobody has asked about are played through, a few at a time."""
        found = await self.database.look(self.read_taken, handle, you, game)
        unknown = [played for played, taken in found if taken is None][:LOOKED]
        known = [taken for _, taken in found if taken is not None]
        for played in unknown:
            taken = await self.replays.run((await self.replays.played(played.info)).taken)
            with contextlib.suppress(StorageFailed):  # then it is worked out again
                await self.database.run(self.keep_taken, played.info.id, taken)
            known.append(taken[played.seat])
        return {"games": len(known), "counted": len(found), "kinds": favourites_of(game, known)}

    async def show_to(self, you: Person, visibility: Visibility) -> None:
        await self.database.run(self.keep_shown, you, visibility)

    async def own_games(self, you: Person) -> list[TableInfo]:
        """The newest of somebody's finished games, for their records."""
        return await self.database.look(self.read_own, you)

    # In the store's threads

    def read(self, handle: str, you: Person | None) -> Profile:
        with self.database.session(reading=True) as session:
            look = looked_at(session, handle, you)
            person = session.get(PersonRow, look.person)
            played = counted(self.games_of(session, look), look.person)
            names, handles = Counter(one.info.game for one in played), handles_of(session, played)
            return {
                "handle": look.row.handle or None,
                "name": person.name if person else (you.name if you else ""),
                "yours": look.own,
                "visibility": look.row.visibility,
                "since": person.since if person else None,
                "games": [
                    game_profile(look, name, [one for one in played if one.info.game == name], handles) for name, _ in names.most_common()
                ],
                "ratings": curves(session, look.person),
            }

    def read_finished(self, handle: str, you: Person | None, before: float | None) -> list[Finished]:
        with self.database.session(reading=True) as session:
            look = looked_at(session, handle, you)
            found = self.games_of(session, look, LISTED, *([TableRow.began < before] if before is not None else []))
            rows = select(RatedRow).where(RatedRow.person == look.person, RatedRow.table_id.in_([info.id for info in found]))
            rated = {row.table_id: row for row in session.scalars(rows)}
            return [finished(look, info, rated.get(info.id)) for info in found]

    def read_taken(self, handle: str, you: Person | None, game: str) -> list[tuple[Played, list[str] | None]]:
        with self.database.session(reading=True) as session:
            look = looked_at(session, handle, you)
            found = [played for info in self.games_of(session, look, MOST, TableRow.game == game) if (played := counts(info, look.person))]
            rows = select(TableRow.id, TableRow.taken).where(TableRow.id.in_([played.info.id for played in found]))
            taken = {row[0]: row[1] for row in session.execute(rows)}
            return [(played, seats[played.seat] if (seats := taken[played.info.id]) is not None else None) for played in found]

    def read_own(self, you: Person) -> list[TableInfo]:
        with self.database.session(reading=True) as session:
            return self.games_of(session, looked_at(session, ME, you))

    def games_of(self, session: Session, look: Look, most: int = MOST, *wanted: ColumnElement[bool]) -> list[TableInfo]:
        """Finished games, the newest first; today's deal is nobody else's business before it is over."""
        if not look.own:
            today = datetime.fromtimestamp(self.clock.time(), UTC).date()
            wanted += (or_(TableRow.day.is_(None), TableRow.day != str(today)),)
        sat = select(SeatRow.table_id).where(or_(SeatRow.person == look.person, SeatRow.reserved_for == look.person))
        ended = TableRow.status == OVER, TableRow.unfinished.is_(False)
        newest = select(TableRow).where(*ended, TableRow.id.in_(sat), *wanted).order_by(TableRow.began.desc()).limit(most)
        return [info_of(row) for row in session.scalars(newest)]

    def keep_taken(self, table_id: str, taken: list[list[str]]) -> None:
        with self.database.session() as session:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(taken=taken))

    def keep_shown(self, you: Person, visibility: Visibility) -> None:
        with self.database.session() as session:
            row = session.get(ProfileRow, you.id)
            if row is None:
                raise Conflict("there is nothing to show or to hide yet: sit down at a table first")
            row.visibility = visibility


# Who may look


def looked_at(session: Session, handle: str, you: Person | None) -> Look:
    """A profile, for whoever may see it."""
    if handle == ME:
        if you is None:
            raise Unauthorized("say your name first: POST /api/me")
        row = session.get(ProfileRow, you.id) or ProfileRow(person=you.id, handle="", visibility="opponents")
        return Look(you.id, row, you.id)
    found = session.scalar(select(ProfileRow).where(ProfileRow.handle == handle))
    if found is None:
        raise NotFound(f"there is no profile '{handle[:16]}'")
    look = Look(found.person, found, you.id if you else None)
    if not look.own and found.visibility == "nobody":
        raise Forbidden("this person keeps her profile to herself")
    if not look.own and found.visibility == "opponents" and not played_together(session, found.person, look.viewer):
        raise Forbidden("this profile is shown only to those who have played with this person")
    return look


def played_together(session: Session, one: str, other: str | None) -> bool:
    """Whether two have shared a table at which the game has begun."""
    if other is None:
        return False
    here, there = aliased(SeatRow), aliased(SeatRow)
    shared = (
        select(TableRow.id)
        .join(here, here.table_id == TableRow.id)
        .join(there, there.table_id == TableRow.id)
        .where(
            TableRow.status != OPEN,
            or_(here.person == one, here.reserved_for == one),
            or_(there.person == other, there.reserved_for == other),
        )
    )
    return session.scalar(shared.limit(1)) is not None


# What games tell


def counts(info: TableInfo, person: str) -> Played | None:
    """A game that tells something of a person: played to its end, from the beginning, in one seat."""
    seats = [seat for seat, occupant in enumerate(info.occupants) if person in (occupant.person, occupant.reserved_for)]
    return Played(info, seats[0]) if len(seats) == 1 and info.scores and not info.forked else None


def counted(found: list[TableInfo], person: str) -> list[Played]:
    return [played for info in found if (played := counts(info, person))]


def game_profile(look: Look, game: str, played: list[Played], handles: dict[str, str]) -> GameProfile:
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
        "best": extreme(look, order[-1]),
        "worst": extreme(look, order[0]),
        "against": against(look, played, handles),
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
    counted = Counter("none" if time_control is None else "days" if time_control["bank"] >= DAY else "live" for time_control in found)
    return {"none": counted["none"], "live": counted["live"], "days": counted["days"]}


def categories(played: list[Played]) -> list[Category]:
    """In the order in which they are counted; those that never brought anything are left out."""
    points: dict[str, list[int]] = defaultdict(list)
    for one in played:
        for name, part in one.score["parts"].items():
            points[name].append(part)
    return [{"name": name, "mean": round(fmean(parts), 1), "most": max(parts)} for name, parts in points.items() if any(parts)]


def extreme(look: Look, one: Played) -> Extreme:
    table = one.info.id if look.sees(one.info) else None
    return {"total": one.score["total"], "players": len(one.info.occupants), "ended": one.ended, "table": table}


def against(look: Look, played: list[Played], handles: dict[str, str]) -> list[Faced]:
    """Who was met most often. What others have played with her is not told to a third."""
    faced: dict[str, Faced] = {}
    for one in played:  # the newest first: people go by the name they had last
        for seat, occupant in enumerate(one.info.occupants):
            who = occupant.person or occupant.reserved_for
            if seat == one.seat or (who and not look.own and who != look.viewer):
                continue
            bot = None if who else occupant.bot
            entry = faced.setdefault(who or f"bot {bot}", new_faced(occupant.name if who else "", bot, handles.get(who or "")))
            entry["games"] += 1
            entry[outcome((one.info.scores or [])[seat]["rank"] - one.score["rank"])] += 1
    return sorted(faced.values(), key=lambda one: -one["games"])[:FACED]


def new_faced(name: str, bot: str | None, profile: str | None) -> Faced:
    return {"name": name, "bot": bot, "profile": profile, "games": 0, "ahead": 0, "even": 0, "behind": 0}


def outcome(places: int) -> Literal["ahead", "even", "behind"]:
    return "ahead" if places > 0 else "behind" if places < 0 else "even"


def handles_of(session: Session, played: list[Played]) -> dict[str, str]:
    people = {who for one in played for occupant in one.info.occupants if (who := occupant.person or occupant.reserved_for)}
    found = select(ProfileRow.person, ProfileRow.handle).where(ProfileRow.person.in_(people), ProfileRow.visibility != "nobody")
    return {row[0]: row[1] for row in session.execute(found)}


def curves(session: Session, person: str) -> dict[str, list[RatedAs]]:
    """Her ratings by game and number of players."""
    newest = select(RatedRow).where(RatedRow.person == person).order_by(RatedRow.id.desc()).limit(MOST)
    pools: dict[tuple[str, int], list[RatedRow]] = defaultdict(list)
    for row in session.scalars(newest):
        pools[row.game, row.players].insert(0, row)
    found: dict[str, list[RatedAs]] = defaultdict(list)
    for (game, players), rows in sorted(pools.items()):
        rating = Rating(rows[-1].after, rows[-1].after_deviation).shown(rows[-1].after - rows[-1].before, counted=counted_in(rows[-1]))
        curve: list[CurvePoint] = [{"at": row.at, "value": round(row.after), "deviation": round(row.after_deviation)} for row in rows]
        bots = {name: round(anchor.rating) for name, anchor in anchors_of(games.game(game), players).items()}
        found[game].append({"players": players, "games": len(rows), "rating": rating, "curve": curve, "bots": bots})
    return dict(found)


def finished(look: Look, info: TableInfo, rated: RatedRow | None) -> Finished:
    played, sees = counts(info, look.person), look.sees(info)
    rating = Rating(rated.after, rated.after_deviation).shown(rated.after - rated.before, counted=counted_in(rated)) if rated else None
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
        "others": [occupant.name for occupant in info.occupants if look.person not in (occupant.person, occupant.reserved_for)]
        if sees
        else [],
    }


def favourites_of(game: str, taken: list[list[str]]) -> list[FavouriteKind]:
    """By kind, in the order of the components."""
    times, within = Counter(what for game_taken in taken for what in game_taken), Counter(what for one in taken for what in set(one))
    kinds: list[FavouriteKind] = []
    for kind in games.game(game).file.tables:
        of_kind = sorted((what for what in times if what.startswith(f"{kind}:")), key=lambda what: (-within[what], -times[what], what))
        most: list[Favourite] = [
            {"name": what.partition(":")[2], "times": times[what], "games": within[what]} for what in of_kind[:FAVOURITES]
        ]
        if most:
            kinds.append({"kind": kind, "most": most})
    return kinds


# What is kept of a person: each takes a session and her id


def export_profile(session: Session, person: str) -> list[dict[str, object]]:
    row = session.get(ProfileRow, person)
    return [{"handle": row.handle, "visibility": row.visibility}] if row else []


def forget_profile(session: Session, person: str) -> None:
    row = session.get(ProfileRow, person)
    if row is not None:
        session.delete(row)


def merge_profiles(session: Session, person: str, into: str) -> None:
    """The one she keeps is as careful as the more careful of both."""
    one, other = session.get(ProfileRow, person), session.get(ProfileRow, into)
    if one is not None and other is not None:
        other.visibility = next(visibility for visibility in CAREFUL if visibility in (one.visibility, other.visibility))
        session.delete(one)
    elif one is not None:
        one.person = into
