"""How long a table waits for people. Nothing here looks at a clock: the house says what time it is.

A seat has a bank of seconds. Time runs for the person who is asked, and for nobody while the game or a bot works. Who has finished a turn,
which shows when somebody else moves, is given the gain, up to the cap: so moves that are taken back earn nothing. Over days it rests while
the person who is asked is on holiday, and at night where she lives, if all agree to that.
"""

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final, NotRequired
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from typing_extensions import TypedDict

from ukiyo.engine.errors import BadOption, listed
from ukiyo.engine.state import Seat

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
NOBODY: Seat = -1
LONGEST = 30 * DAY
SHORTEST = 10.0
EVENING, MORNING = time(22), time(8)  # between them it is night


class Pace(TypedDict):
    """What a seat begins with, what it gets back with each turn, and the most it can have, in seconds; whether nights do not count."""

    bank: float
    gain: float
    cap: float
    nights: NotRequired[bool]


BANKS: Final = ("bank", "gain", "cap")

PACES: dict[str, Pace] = {
    "live": {"bank": 20 * MINUTE, "gain": 20.0, "cap": 20 * MINUTE},
    "brisk": {"bank": DAY, "gain": 4 * HOUR, "cap": 3 * DAY},
    "steady": {"bank": 2 * DAY, "gain": 12 * HOUR, "cap": 5 * DAY},
    "calm": {"bank": 5 * DAY, "gain": 36 * HOUR, "cap": 10 * DAY},
}
"""The paces with a name: in one sitting, and over days."""


def named_pace(name: str) -> Pace:
    if name not in PACES:
        raise BadOption(f"there is no pace called '{name}': choose {listed([*PACES])}")
    return PACES[name]


def checked_pace(pace: Pace | str | None, nights: bool = False) -> Pace | None:
    """A pace by its name or by its numbers; none: nobody is timed. With `nights`, those do not count."""
    if isinstance(pace, str):
        pace = named_pace(pace)
    elif pace is not None and not (SHORTEST <= pace["bank"] <= pace["cap"] <= LONGEST and 0 <= pace["gain"] <= pace["cap"]):
        raise BadOption(
            f"a pace gives a bank of {SHORTEST:g} seconds or more, a cap that is no less than the bank and at most 30 days,"
            " and a gain that is no more than the cap"
        )
    if not (nights or (pace and pace.get("nights"))):
        return pace
    if pace is None or not over_days(pace):
        raise BadOption("nights can be left out only where a table is played over days")
    return with_nights(pace, True)


def over_days(pace: Pace | None) -> bool:
    """Whether nobody is expected to sit at the table from the first move to the last."""
    return pace is not None and pace["cap"] >= DAY


def with_nights(pace: Pace, left_out: bool) -> Pace:
    plain: Pace = {"bank": pace["bank"], "gain": pace["gain"], "cap": pace["cap"]}
    return {**plain, "nights": True} if left_out else plain


class Rest(TypedDict):
    """When somebody's time does not run: at night in a zone, if that was agreed, and on holidays, each from a moment until another."""

    zone: str | None
    holidays: list[list[float]]


Spell = tuple[float, float]


def zone_called(name: str) -> tzinfo:
    """A zone of the tz database; UTC where this machine does not know it."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def moment(day: date, hour: time, zone: tzinfo) -> float:
    """What a clock on the wall calls so, in seconds since 1970."""
    return datetime.combine(day, hour, zone).timestamp()


def nights(zone: tzinfo, since: float) -> Iterator[Spell]:
    """The nights in a zone from the one before a moment on, as long as they are by the clocks there."""
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    while True:
        yield moment(day, EVENING, zone), moment(day + timedelta(days=1), MORNING, zone)
        day += timedelta(days=1)


def spells(rest: Rest | None, since: float) -> Iterator[Spell]:
    """When time rests from a moment on, in order and apart from each other."""
    if rest is None:
        return
    asleep = nights(zone_called(rest["zone"]), since) if rest["zone"] else iter(())
    away = sorted((begins, ends) for begins, ends in rest["holidays"])
    last: Spell | None = None
    for begins, ends in heapq.merge(asleep, away):
        if ends <= since:
            continue
        if last and begins <= last[1]:
            last = last[0], max(last[1], ends)
            continue
        if last:
            yield last
        last = max(begins, since), ends
    if last:
        yield last


def spent(rest: Rest | None, since: float, now: float) -> float:
    """How much time has run between two moments."""
    ran = max(0.0, now - since)
    for begins, ends in spells(rest, since):
        if begins >= now:
            break
        ran -= min(ends, now) - begins
    return ran


def used_up(rest: Rest | None, since: float, seconds: float) -> float:
    """When so many seconds have run from a moment on."""
    due = since + seconds
    for begins, ends in spells(rest, since):
        if begins >= due:
            break
        due += ends - begins
    return due


def pace_name(pace: Pace | None) -> str:
    """What a pace is called: `none` if there is none; any that is not over days is `live`, and one over days with its own numbers `own`."""
    if pace is None or not over_days(pace):
        return "none" if pace is None else "live"
    return next((name for name, known in PACES.items() if all(pace[part] == known[part] for part in BANKS)), "own")


class Times(TypedDict):
    """Clocks as they are kept with the table."""

    left: list[float]
    since: float
    turn: int
    paused: bool
    waits: NotRequired[list[int]]
    rest: NotRequired[Rest | None]
    zones: NotRequired[dict[str, str]]


@dataclass(frozen=True)
class Clocks:
    """Everybody's bank at a moment, and whose turn was played last."""

    left: Sequence[float]
    since: float  # seconds since 1970 at which `left` was so
    turn: Seat = NOBODY  # who moved last and has not been given the gain for it
    paused: bool = False  # by agreement: time runs for nobody
    waits: Sequence[Seat] = ()  # for whom the others wait until she moves, however long it takes
    rest: Rest | None = None  # of the person who is asked
    zones: Mapping[str, str] = field(default_factory=dict)  # by seat: where nights count for it, fixed from its first turn on

    def times(self) -> Times:
        return {
            "left": list(self.left),
            "since": self.since,
            "turn": self.turn,
            "paused": self.paused,
            "waits": list(self.waits),
            "rest": self.rest,
            "zones": dict(self.zones),
        }

    def at(self, now: float, asked: Seat) -> "Clocks":
        """The clocks at a later moment; time has run for the seat that is asked, if one is."""
        ran = 0.0 if self.paused or asked == NOBODY else spent(self.rest, self.since, now)
        return replace(self, left=[had - ran if seat == asked else had for seat, had in enumerate(self.left)], since=now)

    def moved(self, seat: Seat, pace: Pace) -> "Clocks":
        """Somebody moves: whoever played the turn before has finished it. Who moves does not want to rest, nor need be waited for."""
        clocks = self.back(seat, pace) if seat in self.waits else self
        left = list(clocks.left)
        if self.turn not in (NOBODY, seat):
            left[self.turn] = min(pace["cap"], max(left[self.turn], 0.0) + pace["gain"])
        return replace(self, left=left, turn=seat, paused=False, waits=[other for other in self.waits if other != seat])

    def back(self, seat: Seat, pace: Pace) -> "Clocks":
        """Somebody sits down again, and finds time for a turn at least."""
        return replace(self, left=[max(had, pace["gain"], SHORTEST) if other == seat else had for other, had in enumerate(self.left)])

    def waiting_for(self, seat: Seat) -> "Clocks":
        """The others have agreed to wait for somebody."""
        return replace(self, waits=sorted({*self.waits, seat}))

    def due(self, asked: Seat) -> float | None:
        """When the time of the seat that is asked is over."""
        return None if asked == NOBODY or self.paused or asked in self.waits else self.over(asked)

    def over(self, asked: Seat) -> float:
        """The same though the others wait."""
        return used_up(self.rest, self.since, self.left[asked])


def clocks_of(times: Times | None) -> Clocks | None:
    return Clocks(**times) if times else None


def begun(pace: Pace | None, seats: int, now: float) -> Clocks | None:
    return Clocks([pace["bank"]] * seats, now) if pace else None
