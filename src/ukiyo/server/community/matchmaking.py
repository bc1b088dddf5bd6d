"""Matchmaking: lists open tables, and groups seeks with similar levels into tables. Bots fill the free seats when a seek expires."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import SystemRandom

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.orm import Session

from ukiyo import games
from ukiyo.engine.errors import BadOption, listed
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.kinds import BOT, HUMAN, OPEN
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.play.time_control import DAY, HOUR, MINUTE, TIME_CONTROLS, is_correspondence, named_time_control, time_control_name
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import PersonRow, SeekRow, TableRow
from ukiyo.server.people.ratings import Pool
from ukiyo.server.people.skill_bands import blocked_pairs, default_level, skill_levels
from ukiyo.server.tables.registry import TableRegistry
from ukiyo.server.tables.repository import FIRST_PAGE, Page, add_table, info_of, load_row
from ukiyo.server.tables.seating import bots_for, new_table, start_game

SEEK_DURATIONS = {"2min": 2 * MINUTE, "10min": 10 * MINUTE, "day": DAY}
"""How long a seek waits for people before bots take the free seats."""
MAX_SEEKS = 3  # seeks per person
INITIAL_DIFFERENCE = 1.0  # the level difference accepted immediately
ABSENT_AFTER = 90.0  # seconds without a request, for live games; pages in the background poll slowly
LAST_SEEN_INTERVAL = 15.0  # seconds between updates
SCAN_SIZE = 200  # open tables per query; filtering one takes half a millisecond
MAX_SCANS = 5  # queries per page
ADVISORY_LOCK = 7_454_967  # a PostgreSQL lock: only one process at a time matches seeks


@dataclass(frozen=True)
class Seek:
    """A seek with the level of its person."""

    id: str
    person: str
    since: float
    until: float
    level: float

    def max_difference(self, now: float, ladder: int) -> float:
        """Returns the accepted level difference, which is small at first and unlimited after half the wait."""
        return INITIAL_DIFFERENCE + ladder * 2 * (now - self.since) / (self.until - self.since)


def group_seeks(seeks: Iterable[Seek], players: int, now: float, ladder: int, blocked: set[frozenset[str]]) -> list[list[Seek]]:
    """Groups seeks into tables. The oldest seek is grouped first, with the closest levels within its reach.

    When a seek expires, its table starts with the people found so far.
    """
    waiting, groups = sorted(seeks, key=lambda seek: seek.since), list[list[Seek]]()
    matched: set[str] = set()
    for first in waiting:
        if first.id in matched:
            continue
        group = [first]
        for other in sorted(waiting, key=lambda other: (abs(other.level - first.level), other.since)):
            fits = other is not first and other.id not in matched and abs(other.level - first.level) <= first.max_difference(now, ladder)
            if fits and len(group) < players and not any(frozenset((other.person, member.person)) in blocked for member in group):
                group.append(other)
        if len(group) == players or first.until <= now:
            groups.append(group)
            matched.update(seek.id for seek in group)
    return groups


@dataclass(frozen=True)
class OpenTable:
    """A table that waits for people, with its level and its host's language."""

    info: TableInfo
    time_control: str
    level: str | None  # the name of a bot
    language: str


@dataclass(frozen=True)
class Filter:
    """A filter for open tables. Empty fields match everything."""

    game: str = ""
    time_control: str = ""
    level: str = ""
    language: str = ""


class Matchmaking:
    def __init__(self, database: Database, clock: Clock, tables: TableRegistry) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables

    # Open tables

    def open_tables(self, filters: Filter, person: str | None, page: Page = FIRST_PAGE) -> list[OpenTable]:
        """Returns a page of open tables, newest first, without the tables of blocked people."""
        tables, before = list[OpenTable](), page.before
        for _ in range(MAX_SCANS):
            page_tables = self.scan_open_tables(filters, person, before)
            tables += [
                table for table in page_tables if filters.time_control in ("", table.time_control) and filters.level in ("", table.level)
            ]
            if not page_tables or len(tables) >= page.limit:
                break
            before = page_tables[-1].info.started_at
        return tables[: page.limit]

    def scan_open_tables(self, filters: Filter, person: str | None, before: float | None) -> list[OpenTable]:
        """Returns the next open tables, before filtering by time control and level."""
        query = select(TableRow, PersonRow.language).outerjoin(PersonRow, PersonRow.id == TableRow.host)
        query = query.where(TableRow.listed.is_(True), TableRow.status == OPEN).order_by(TableRow.started_at.desc()).limit(SCAN_SIZE)
        if before is not None:
            query = query.where(TableRow.started_at < before)
        if filters.game:
            query = query.where(TableRow.game == filters.game)
        if filters.language:
            query = query.where(PersonRow.language == filters.language)
        with self.database.session(reading=True) as session:
            rows = [(info_of(row), language or "en") for row, language in session.execute(query)]
            hosts = {info.host for info, _ in rows}
            blocked = blocked_pairs(session, {person, *hosts}) if person else set()
            allowed = [(info, language) for info, language in rows if frozenset((person, info.host)) not in blocked]
            levels = {pool: skill_levels(session, pool, people) for pool, people in people_in_pools(info for info, _ in allowed).items()}
        return [
            OpenTable(info, time_control_name(info.time_control), table_level(info, levels[pool_of(info)]), language)
            for info, language in allowed
        ]

    # Seeks

    async def seek(self, person: Person, game: str, players: int, time_control: str, rated: bool, wait: str) -> None:
        """Adds a seek and tries to match it immediately."""
        check_seek(game, players, time_control, wait)
        now = self.clock.time()
        row = SeekRow(
            id=secrets.token_urlsafe(9), person=person.id, game=game, players=players, time_control=time_control, rated=rated,
            created_at=now, bots_join_at=now + SEEK_DURATIONS[wait], last_polled_at=now,
        )  # fmt: skip
        await self.database.run(self.save_seek, row)
        await self.match()

    def save_seek(self, row: SeekRow) -> None:
        with self.database.session() as session:
            lock_matching(session, self.database.sqlite)
            own_seeks = list(session.scalars(select(SeekRow).where(SeekRow.person == row.person, SeekRow.table_id.is_(None))))
            for other in own_seeks:
                if (other.game, other.players, other.time_control, other.rated) == (row.game, row.players, row.time_control, row.rated):
                    raise Conflict("You already have the same seek.")
            if len(own_seeks) >= MAX_SEEKS:
                raise Conflict(f"You already have {MAX_SEEKS} seeks. Cancel one of them first.")
            session.add(row)

    def own_seeks(self, person: str) -> list[tuple[SeekRow, int]]:
        """Returns a person's seeks, each with the number of other people with a matching seek."""
        open_seeks = select(SeekRow.game, SeekRow.players, SeekRow.time_control, SeekRow.rated, func.count()).where(
            SeekRow.table_id.is_(None)
        )
        with self.database.session(reading=True) as session:
            rows = list(session.scalars(select(SeekRow).where(SeekRow.person == person).order_by(SeekRow.created_at)))
            grouped = (
                session.execute(open_seeks.group_by(SeekRow.game, SeekRow.players, SeekRow.time_control, SeekRow.rated)) if rows else ()
            )
            counts = {tuple(kind): number for *kind, number in grouped}
        return [(row, max(0, counts.get((row.game, row.players, row.time_control, row.rated), 0) - 1)) for row in rows]

    async def list_seeks(self, person: str) -> list[tuple[SeekRow, int]]:
        """Like `own_seeks`, but also marks the person as present."""
        own_seeks, now = await self.database.run_read(self.own_seeks, person), self.clock.time()
        if any(row.table_id is None and now - row.last_polled_at > LAST_SEEN_INTERVAL for row, _ in own_seeks):
            await self.database.run(self.update_last_seen, person, now)
        return own_seeks

    def update_last_seen(self, person: str, now: float) -> None:
        with self.database.session() as session:
            session.execute(update(SeekRow).where(SeekRow.person == person, SeekRow.table_id.is_(None)).values(last_polled_at=now))

    def cancel(self, person: str, seek_id: str) -> None:
        """Removes a seek, before or after it was matched."""
        with self.database.session() as session:
            if not session.scalar(delete(SeekRow).where(SeekRow.id == seek_id, SeekRow.person == person).returning(SeekRow.id)):
                raise NotFound("This seek no longer exists: it was cancelled or matched.")

    async def match(self) -> None:
        """Matches seeks and removes those of absent people. Safe to call in any process at any time."""
        if await self.database.run_read(self.has_work, self.clock.time()):
            for info in await self.database.run(self.create_tables):
                self.tables.add_seated_people(occupant.person for occupant in info.occupants if occupant.person)
                await self.tables.open(info.id)

    def has_work(self, now: float) -> bool:
        """Returns whether there are unmatched or outdated seeks."""
        query = select(SeekRow.id).where(SeekRow.table_id.is_(None) | (SeekRow.bots_join_at < now - HOUR))
        with self.database.session(reading=True) as session:
            return session.scalar(query.limit(1)) is not None

    def create_tables(self) -> list[TableInfo]:
        """Creates and starts the tables of all groups, in one transaction and in one process at a time."""
        now, set_up = self.clock.time(), list[TableInfo]()
        with self.database.session() as session:
            lock_matching(session, self.database.sqlite)
            absent = SeekRow.time_control.in_(live_time_controls()) & (SeekRow.last_polled_at < now - ABSENT_AFTER)
            session.execute(delete(SeekRow).where(SeekRow.bots_join_at < now - HOUR, SeekRow.table_id.is_not(None)))
            session.execute(delete(SeekRow).where(SeekRow.bots_join_at <= now, SeekRow.table_id.is_(None), absent))
            present = select(SeekRow).where(SeekRow.table_id.is_(None), ~absent).order_by(SeekRow.created_at)
            waiting = list(session.scalars(present))
            blocked = blocked_pairs(session, {row.person for row in waiting})
            while waiting:
                similar = [row for row in waiting if seek_key(row) == seek_key(waiting[0])]
                waiting = [row for row in waiting if row not in similar]
                for group in self.group_seeks(session, similar, now, blocked):
                    info = self.create_table(session, similar[0], group, now)
                    set_up.append(info)
                    waiting = mark_matched(session, info, {seek.id for seek in group}, {seek.person for seek in group}, waiting)
        return set_up

    def group_seeks(self, session: Session, rows: list[SeekRow], now: float, blocked: set[frozenset[str]]) -> list[list[Seek]]:
        pool, bots = (rows[0].game, rows[0].players), len(bots_for(rows[0].game))
        levels = skill_levels(session, pool, [row.person for row in rows])
        seeks = [Seek(row.id, row.person, row.created_at, row.bots_join_at, levels.get(row.person, default_level(bots))) for row in rows]
        return group_seeks(seeks, rows[0].players, now, bots, blocked)

    def create_table(self, session: Session, oldest: SeekRow, group: Sequence[Seek], now: float) -> TableInfo:
        """Creates and starts the table of a group. Bots have about the level of the oldest seek."""
        names = dict(session.execute(select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_([seek.person for seek in group]))).all())
        ladder = bots_for(oldest.game)
        bot = ladder[min(len(ladder) - 1, max(0, round(group[0].level)))]
        occupants = [Occupant(HUMAN, names.get(seek.person, "?"), seek.person) for seek in group]
        occupants += [Occupant(BOT, bot, None, bot)] * (oldest.players - len(group))
        SystemRandom().shuffle(occupants)
        host = Person(group[0].person, names.get(group[0].person, "?"))
        info = new_table(oldest.game, {}, occupants, False, host, now, bot, named_time_control(oldest.time_control), rated=oldest.rated)
        add_table(session, info, [])
        row = load_row(session, info.id)
        start_game(row, now, self.clock.steady())
        session.flush()
        return info_of(row)


def mark_matched(session: Session, info: TableInfo, seeks: set[str], people: set[str], waiting: list[SeekRow]) -> list[SeekRow]:
    """Stores the table of the matched seeks and removes other live seeks of its players. Returns the seeks that are still waiting."""
    session.execute(update(SeekRow).where(SeekRow.id.in_(seeks)).values(table_id=info.id))
    if is_correspondence(info.time_control):
        return waiting
    others = (SeekRow.person.in_(people), SeekRow.time_control.in_(live_time_controls()), SeekRow.table_id.is_(None))
    session.execute(delete(SeekRow).where(*others).execution_options(synchronize_session=False))
    return [row for row in waiting if row.person not in people or row.time_control not in live_time_controls()]


def live_time_controls() -> list[str]:
    """Returns the time controls of live games."""
    return [name for name, time_control in TIME_CONTROLS.items() if not is_correspondence(time_control)]


def seek_key(row: SeekRow) -> tuple[str, int, str, bool]:
    return row.game, row.players, row.time_control, row.rated


def check_seek(game: str, players: int, time_control: str, wait: str) -> None:
    rules = games.game(game)
    several = [number for number in rules.seats if number > 1]
    if players not in several:
        raise BadOption(f"{game} supports {listed([str(number) for number in several])} players, not {players}.")
    named_time_control(time_control)
    if SEEK_DURATIONS[wait] >= DAY and time_control in live_time_controls():
        raise BadOption("A seek for a live game can wait 2 or 10 minutes.")


def lock_matching(session: Session, sqlite: bool) -> None:
    """Keeps other processes from matching until this transaction commits. SQLite has only one writer."""
    if not sqlite:
        session.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))


def pool_of(info: TableInfo) -> Pool:
    return info.game, len(info.occupants)


def people_in_pools(tables: Iterable[TableInfo]) -> dict[Pool, set[str]]:
    people: dict[Pool, set[str]] = {}
    for info in tables:
        people.setdefault(pool_of(info), set()).update(occupant.person for occupant in info.occupants if occupant.person)
    return people


def table_level(info: TableInfo, levels: dict[str, float]) -> str | None:
    """Returns the mean level as a bot's name, or None if it is unknown. Uses the ratings of people if there are any, or else of bots."""
    ladder = bots_for(info.game)
    known = [levels[occupant.person] for occupant in info.occupants if occupant.person in levels]
    known = known or [float(ladder.index(occupant.bot)) for occupant in info.occupants if occupant.bot in ladder]
    return ladder[min(len(ladder) - 1, max(0, round(sum(known) / len(known))))] if known else None


# Personal data


def export_seeks(session: Session, person: str) -> list[dict[str, object]]:
    """Returns a person's seeks for their data export."""
    rows = session.scalars(select(SeekRow).where(SeekRow.person == person).order_by(SeekRow.created_at))
    return [
        {"game": row.game, "players": row.players, "time_control": row.time_control, "rated": row.rated, "created_at": row.created_at}
        for row in rows
    ]


def forget_seeks(session: Session, person: str) -> None:
    session.execute(delete(SeekRow).where(SeekRow.person == person))


def merge_seeks(session: Session, old: str, new: str) -> None:
    """Moves a person's seeks to another person, without duplicates."""
    kinds = {seek_key(row) for row in session.scalars(select(SeekRow).where(SeekRow.person == new))}
    for row in session.scalars(select(SeekRow).where(SeekRow.person == old)):
        if seek_key(row) in kinds:
            session.delete(row)
        else:
            row.person = new
