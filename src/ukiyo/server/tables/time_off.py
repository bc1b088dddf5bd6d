"""Time off: days on which a person's clock is paused in correspondence games. People can book days up to a yearly limit."""

from collections import Counter
from datetime import date, datetime, time, timedelta, tzinfo

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from typing_extensions import TypedDict

from ukiyo.play.errors import Conflict, NotFound, Refused
from ukiyo.play.kinds import PLAYING
from ukiyo.play.time_control import clocks_from, is_correspondence, timestamp, zone_named
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import PersonRow, SeatRow, TableRow, TimeOffRow
from ukiyo.server.tables.pause_schedules import with_schedule, zone_of
from ukiyo.server.tables.registry import TableRegistry

DAYS_PER_YEAR = 30
MAX_DAYS_AHEAD = 366
MAX_CACHED_PEOPLE = 20_000
MAX_TABLES_UPDATED = 500  # per person

MIDNIGHT = time()
ONE_DAY = timedelta(days=1)


class TimeOffPeriod(TypedDict):
    """A period that includes its first and last day, in the person's time zone. `starts_at` and `ends_at` are in seconds since 1970."""

    first_day: str
    last_day: str
    starts_at: float
    ends_at: float


class TimeOff:
    def __init__(self, database: Database, clock: Clock, tables: TableRegistry) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.next_periods: dict[str, tuple[float, float]] = {}  # the current or next period of each person

    async def book(self, person: Person, first: date, last: date) -> None:
        await self.reload_tables(await self.database.run(self.add, person.id, first, last))

    async def end(self, person: Person, first: date) -> None:
        """Ends a period early, or cancels one that has not started."""
        await self.reload_tables(await self.database.run(self.end_now, person.id, first))

    async def of(self, person: Person) -> tuple[list[TimeOffPeriod], int]:
        """Returns the current and future periods, and the number of days left this year in the person's time zone."""
        periods, zone = await self.database.run_read(self.read, person.id)
        now = self.clock.steady()
        used = days_by_year(periods)[datetime.fromtimestamp(now, zone).year]
        return [period for period in periods if period["ends_at"] > now], DAYS_PER_YEAR - used

    def next_of(self, person: str) -> tuple[float, float] | None:
        period = self.next_periods.get(person)
        return period if period and period[1] > self.clock.steady() else None

    async def refresh(self) -> None:
        """Reads everyone's current and next periods, which another process may have changed."""
        self.next_periods = await self.database.run_read(self.read_next_periods)

    async def reload_tables(self, tables: list[str]) -> None:
        """Updates the tables in memory whose clocks depend on the change."""
        await self.refresh()
        for table_id in tables:
            await self.tables.refresh(table_id)

    # Database

    def add(self, person: str, first: date, last: date) -> list[str]:
        with self.database.session() as session:
            row = session.get(PersonRow, person, with_for_update=True)
            if row is None:
                raise Conflict("You can book time off once you have taken a seat at a table.")
            zone, now = zone_named(row.time_zone), self.clock.steady()
            today = datetime.fromtimestamp(now, zone).date()
            check_days(first, last, today)
            session.execute(delete(TimeOffRow).where(TimeOffRow.person == person, TimeOffRow.last_day < f"{today.year - 1}-01-01"))
            others = time_off_of(session, person)
            for other in others:
                if other["first_day"] <= str(last) and str(first) <= other["last_day"]:
                    raise Conflict(f"You already have time off from {other['first_day']} to {other['last_day']}.")
            check_year([*others, {"first_day": str(first), "last_day": str(last), "starts_at": 0.0, "ends_at": 0.0}], first, last)
            start, end = max(now, timestamp(first, MIDNIGHT, zone)), timestamp(last + ONE_DAY, MIDNIGHT, zone)
            session.add(TimeOffRow(person=person, first_day=str(first), last_day=str(last), starts_at=start, ends_at=end))
            return self.update_clocks(session, person)

    def end_now(self, person: str, first: date) -> list[str]:
        with self.database.session() as session:
            zone, now = zone_named(zone_of(session, person)), self.clock.steady()
            row = session.get(TimeOffRow, (person, str(first)), with_for_update=True)
            if row is None or row.ends_at <= now:
                raise NotFound(f"You have no current or future time off that begins on {first}.")
            if row.starts_at > now:
                session.delete(row)
            else:
                row.ends_at, row.last_day = now, str(datetime.fromtimestamp(now, zone).date())
            return self.update_clocks(session, person)

    def update_clocks(self, session: Session, person: str) -> list[str]:
        """Applies the new schedule to the person's running clocks in the same transaction. Returns the tables.

        Periods can't begin in the past, so the time counted so far remains correct.
        """
        session.flush()
        seats = select(SeatRow.table_id).where(SeatRow.person == person)
        tables = select(TableRow).where(TableRow.id.in_(seats), TableRow.status == PLAYING, TableRow.clock_expires_at.is_not(None))
        changed: list[str] = []
        for row in session.scalars(tables.order_by(TableRow.id).with_for_update(key_share=True, of=TableRow).limit(MAX_TABLES_UPDATED)):
            clocks, control, to_move = clocks_from(row.clocks), row.time_control, row.seat_to_move
            if clocks and control and is_correspondence(control) and to_move is not None and row.seats[to_move].person == person:
                clocks = with_schedule(session, clocks, to_move, person, control)
                row.clocks, row.clock_expires_at = clocks.stored(), clocks.due(to_move)
                self.database.notify(session, row.id)
                changed.append(row.id)
        return changed

    def read(self, person: str) -> tuple[list[TimeOffPeriod], tzinfo]:
        with self.database.session(reading=True) as session:
            return time_off_of(session, person), zone_named(zone_of(session, person))

    def read_next_periods(self) -> dict[str, tuple[float, float]]:
        later = select(TimeOffRow.person, TimeOffRow.starts_at, TimeOffRow.ends_at).where(TimeOffRow.ends_at > self.clock.steady())
        with self.database.session(reading=True) as session:
            rows = session.execute(later.order_by(TimeOffRow.starts_at.desc()).limit(MAX_CACHED_PEOPLE))
            return {person: (start, end) for person, start, end in rows}


def check_days(first: date, last: date, today: date) -> None:
    if first < today:
        raise Refused(f"Time off can't begin before today, {today}.")
    if last < first:
        raise Refused("The last day can't be before the first day.")
    if (last - today).days > MAX_DAYS_AHEAD:
        raise Refused("You can book time off at most one year ahead.")


def check_year(periods: list[TimeOffPeriod], first: date, last: date) -> None:
    """Checks the yearly limit. The last period in the list is the new one."""
    days = days_by_year(periods)
    for year in {first.year, last.year}:
        if days[year] > DAYS_PER_YEAR:
            days_left = DAYS_PER_YEAR - days_by_year(periods[:-1])[year]
            raise Conflict(f"You can take {DAYS_PER_YEAR} days off a year, and you have {days_left} left in {year}.")


def days_by_year(periods: list[TimeOffPeriod]) -> Counter[int]:
    return Counter(day.year for period in periods for day in days_of(period))


def days_of(period: TimeOffPeriod) -> list[date]:
    first, last = date.fromisoformat(period["first_day"]), date.fromisoformat(period["last_day"])
    return [first + ONE_DAY * number for number in range((last - first).days + 1)]


def time_off_of(session: Session, person: str) -> list[TimeOffPeriod]:
    rows = session.scalars(select(TimeOffRow).where(TimeOffRow.person == person).order_by(TimeOffRow.starts_at))
    return [{"first_day": row.first_day, "last_day": row.last_day, "starts_at": row.starts_at, "ends_at": row.ends_at} for row in rows]
