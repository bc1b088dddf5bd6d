"""Holidays: days on which somebody's time does not run where she plays over days. She announces them, so many a year."""

from collections import Counter
from datetime import date, datetime, time, timedelta, tzinfo

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from typing_extensions import TypedDict

from ukiyo.play.errors import Conflict, NotFound, Refused
from ukiyo.play.kinds import PLAYING
from ukiyo.play.time_control import clocks_of, moment, over_days, zone_called
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import HolidayRow, PersonRow, SeatRow, TableRow
from ukiyo.server.tables.registry import TableRegistry
from ukiyo.server.tables.rests import clocks_with_rest

YEARLY = 30  # days in a calendar year
AHEAD = 366  # days that one may be announced ahead
REMEMBERED = 20_000  # people on holiday, or soon to be
PLAYED = 500  # tables of one person whose clocks are counted anew

MIDNIGHT = time()
A_DAY = timedelta(days=1)


class Holiday(TypedDict):
    """From one day to another, both included, where the person lives; `begins` and `ends` are the moments, in seconds since 1970."""

    first: str
    last: str
    begins: float
    ends: float


class Holidays:
    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.database = tables.database
        self.clock = tables.clock
        self.announced: dict[str, tuple[float, float]] = {}  # the one somebody is on or has announced next

    async def announce(self, person: Person, first: date, last: date) -> None:
        await self.tell(await self.database.run(self.keep, person.id, first, last))

    async def end(self, person: Person, first: date) -> None:
        """Come back early, or do not go at all."""
        await self.tell(await self.database.run(self.cut_short, person.id, first))

    async def of(self, person: Person) -> tuple[list[Holiday], int]:
        """Those that are not over, and how many days are left of this year where she lives."""
        holidays, zone = await self.database.look(self.read, person.id)
        now = self.clock.steady()
        used = used_days(holidays)[datetime.fromtimestamp(now, zone).year]
        return [one for one in holidays if one["ends"] > now], YEARLY - used

    def next_of(self, person: str) -> tuple[float, float] | None:
        holiday = self.announced.get(person)
        return holiday if holiday and holiday[1] > self.clock.steady() else None

    async def recall(self) -> None:
        """Who is on holiday or soon will be, whichever process was told."""
        self.announced = await self.database.look(self.coming)

    async def tell(self, tables: list[str]) -> None:
        """Let the tables whose clocks go by it know, where they are open."""
        await self.recall()
        for table_id in tables:
            await self.tables.changed_elsewhere(table_id)

    # In the store

    def keep(self, person: str, first: date, last: date) -> list[str]:
        with self.database.session() as session:
            row = session.get(PersonRow, person, with_for_update=True)
            if row is None:
                raise Conflict("take a seat at a table first: until then nobody waits for you")
            zone, now = zone_called(row.zone), self.clock.steady()
            today = datetime.fromtimestamp(now, zone).date()
            check_days(first, last, today)
            session.execute(delete(HolidayRow).where(HolidayRow.person == person, HolidayRow.last < f"{today.year - 1}-01-01"))
            others = holidays_of(session, person)
            for other in others:
                if other["first"] <= str(last) and str(first) <= other["last"]:
                    raise Conflict(f"you have announced a holiday from {other['first']} to {other['last']} already")
            check_year([*others, {"first": str(first), "last": str(last), "begins": 0.0, "ends": 0.0}], first, last)
            begins = max(now, moment(first, MIDNIGHT, zone))
            session.add(
                HolidayRow(person=person, first=str(first), last=str(last), begins=begins, ends=moment(last + A_DAY, MIDNIGHT, zone))
            )
            return self.go_by(session, person)

    def cut_short(self, person: str, first: date) -> list[str]:
        with self.database.session() as session:
            zone, now = zone_called(session.scalar(select(PersonRow.zone).where(PersonRow.id == person)) or "UTC"), self.clock.steady()
            row = session.get(HolidayRow, (person, str(first)), with_for_update=True)
            if row is None or row.ends <= now:
                raise NotFound(f"you have no holiday that begins on {first} and is not over")
            if row.begins > now:
                session.delete(row)
            else:
                row.ends, row.last = now, str(datetime.fromtimestamp(now, zone).date())
            return self.go_by(session, person)

    def go_by(self, session: Session, person: str) -> list[str]:
        """Let the clocks that run for her go by her calendar as it is now, in the same commit; returns the tables.

        A holiday begins when it is announced or later. So what was counted before stays right, and only what is to come changes.
        """
        session.flush()
        sits = select(SeatRow.table_id).where(SeatRow.person == person)
        played = select(TableRow).where(TableRow.id.in_(sits), TableRow.status == PLAYING, TableRow.due.is_not(None))
        changed: list[str] = []
        for row in session.scalars(played.order_by(TableRow.id).with_for_update(key_share=True, of=TableRow).limit(PLAYED)):
            clocks, asked = clocks_of(row.clocks), row.asked
            if clocks and row.pace and over_days(row.pace) and asked is not None and row.seats[asked].person == person:
                clocks = clocks_with_rest(session, clocks, asked, person, row.pace)
                row.clocks, row.due = clocks.times(), clocks.due(asked)
                self.database.notify(session, row.id)
                changed.append(row.id)
        return changed

    def read(self, person: str) -> tuple[list[Holiday], tzinfo]:
        with self.database.session(reading=True) as session:
            return holidays_of(session, person), zone_called(session.scalar(select(PersonRow.zone).where(PersonRow.id == person)) or "UTC")

    def coming(self) -> dict[str, tuple[float, float]]:
        later = select(HolidayRow.person, HolidayRow.begins, HolidayRow.ends).where(HolidayRow.ends > self.clock.steady())
        with self.database.session(reading=True) as session:
            found = session.execute(later.order_by(HolidayRow.begins.desc()).limit(REMEMBERED))
            return {person: (begins, ends) for person, begins, ends in found}


def check_days(first: date, last: date, today: date) -> None:
    if first < today:
        raise Refused(f"a holiday begins today, {today}, or later")
    if last < first:
        raise Refused("the last day of a holiday cannot be before its first")
    if (last - today).days > AHEAD:
        raise Refused("a holiday can be announced up to a year ahead")


def check_year(holidays: list[Holiday], first: date, last: date) -> None:
    """So many days a year, whoever is waiting for you."""
    days = used_days(holidays)
    for year in {first.year, last.year}:
        if days[year] > YEARLY:
            raise Conflict(f"there are {YEARLY} days of holiday a year: of {year} you have {YEARLY - used_days(holidays[:-1])[year]} left")


def used_days(holidays: list[Holiday]) -> Counter[int]:
    """How many days of each year."""
    return Counter(day.year for holiday in holidays for day in days_of(holiday))


def days_of(holiday: Holiday) -> list[date]:
    first, last = date.fromisoformat(holiday["first"]), date.fromisoformat(holiday["last"])
    return [first + A_DAY * number for number in range((last - first).days + 1)]


# What is kept of a person


def holidays_of(session: Session, person: str) -> list[Holiday]:
    rows = session.scalars(select(HolidayRow).where(HolidayRow.person == person).order_by(HolidayRow.begins))
    return [{"first": row.first, "last": row.last, "begins": row.begins, "ends": row.ends} for row in rows]
