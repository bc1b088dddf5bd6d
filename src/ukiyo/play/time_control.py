"""Clocks, which limit how long a table waits for people. Callers pass the current time to this module.

Each seat has a bank of seconds. Only the clock of the person to move runs, and it stops while the server or a bot is working. After a
complete turn, the seat receives the increment, up to the cap. A turn is complete when another seat moves, so undone moves earn no time. In
correspondence games, the clock also pauses during the player's time off and, if all players agree, at night in the player's time zone.
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
NO_SEAT: Seat = -1
MAX_CAP = 30 * DAY
MIN_BANK = 10.0
NIGHT_START, NIGHT_END = time(22), time(8)


class TimeControl(TypedDict):
    """The initial seconds, the increment per turn, the maximum, and whether nights pause the clock."""

    bank_seconds: float
    increment_seconds: float
    cap_seconds: float
    nights: NotRequired[bool]


SECONDS_FIELDS: Final = ("bank_seconds", "increment_seconds", "cap_seconds")

TIME_CONTROLS: dict[str, TimeControl] = {
    "live": {"bank_seconds": 20 * MINUTE, "increment_seconds": 20.0, "cap_seconds": 20 * MINUTE},
    "brisk": {"bank_seconds": DAY, "increment_seconds": 4 * HOUR, "cap_seconds": 3 * DAY},
    "steady": {"bank_seconds": 2 * DAY, "increment_seconds": 12 * HOUR, "cap_seconds": 5 * DAY},
    "calm": {"bank_seconds": 5 * DAY, "increment_seconds": 36 * HOUR, "cap_seconds": 10 * DAY},
}
"""The named time controls: one for live games, and three for correspondence games."""


def named_time_control(name: str) -> TimeControl:
    if name not in TIME_CONTROLS:
        raise BadOption(f"There is no time control called '{name}'. Choose {listed([*TIME_CONTROLS])}.")
    return TIME_CONTROLS[name]


def checked_time_control(time_control: TimeControl | str | None, nights: bool = False) -> TimeControl | None:
    """Returns a time control specified by name or by numbers, or None for a table without clocks.

    If `nights` is set, nights pause the clock.
    """
    if isinstance(time_control, str):
        time_control = named_time_control(time_control)
    elif time_control is not None and not is_valid(time_control):
        raise BadOption(
            f"A time control needs a bank of at least {MIN_BANK:g} seconds, a cap between the bank and 30 days, and an increment no larger"
            " than the cap."
        )
    if not (nights or (time_control and time_control.get("nights"))):
        return time_control
    if time_control is None or not is_correspondence(time_control):
        raise BadOption("Nights can pause the clock only in a correspondence game: choose a cap of a day or more.")
    return with_nights(time_control, True)


def is_valid(time_control: TimeControl) -> bool:
    bank, increment, cap = time_control["bank_seconds"], time_control["increment_seconds"], time_control["cap_seconds"]
    return MIN_BANK <= bank <= cap <= MAX_CAP and 0 <= increment <= cap


def is_correspondence(time_control: TimeControl | None) -> bool:
    """Returns whether this is a time control for correspondence games, in which players do not stay at the table."""
    return time_control is not None and time_control["cap_seconds"] >= DAY


def with_nights(time_control: TimeControl, paused: bool) -> TimeControl:
    without_nights: TimeControl = {
        "bank_seconds": time_control["bank_seconds"],
        "increment_seconds": time_control["increment_seconds"],
        "cap_seconds": time_control["cap_seconds"],
    }
    return {**without_nights, "nights": True} if paused else without_nights


def time_control_name(time_control: TimeControl | None) -> str:
    """Returns the name of a time control: `none` without clocks, `live` for live games, and `own` for unnamed correspondence controls."""
    if time_control is None or not is_correspondence(time_control):
        return "none" if time_control is None else "live"
    names = (name for name, known in TIME_CONTROLS.items() if all(time_control[part] == known[part] for part in SECONDS_FIELDS))
    return next(names, "own")


# When a clock pauses

Interval = tuple[float, float]


class PauseSchedule(TypedDict):
    """A person's pauses: time off and, if the players agreed to night pauses, nights in the person's time zone."""

    night_zone: str | None
    time_off: list[list[float]]


def zone_named(name: str) -> tzinfo:
    """Returns a time zone from the tz database, or UTC if the zone is unknown."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def timestamp(day: date, hour: time, zone: tzinfo) -> float:
    """Converts local time to seconds since 1970."""
    return datetime.combine(day, hour, zone).timestamp()


def nights(zone: tzinfo, since: float) -> Iterator[Interval]:
    """Yields the nights in a time zone, starting with the night before `since`. Daylight saving time affects their length."""
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    while True:
        yield timestamp(day, NIGHT_START, zone), timestamp(day + timedelta(days=1), NIGHT_END, zone)
        day += timedelta(days=1)


def pauses_after(schedule: PauseSchedule | None, since: float) -> Iterator[Interval]:
    """Yields the pauses after a moment in order. Overlapping pauses are merged."""
    if schedule is None:
        return
    night_pauses = nights(zone_named(schedule["night_zone"]), since) if schedule["night_zone"] else iter(())
    time_off = sorted((start, end) for start, end in schedule["time_off"])
    current: Interval | None = None
    for start, end in heapq.merge(night_pauses, time_off):
        if end <= since:
            continue
        if current and start <= current[1]:
            current = current[0], max(current[1], end)
            continue
        if current:
            yield current
        current = max(start, since), end
    if current:
        yield current


def running_time(schedule: PauseSchedule | None, since: float, now: float) -> float:
    """Returns the number of seconds that a clock ran between two moments."""
    ran = max(0.0, now - since)
    for start, end in pauses_after(schedule, since):
        if start >= now:
            break
        ran -= min(end, now) - start
    return ran


def expiry(schedule: PauseSchedule | None, since: float, seconds: float) -> float:
    """Returns the moment at which a clock started at `since` has run for the given number of seconds."""
    end = since + seconds
    for start, pause_end in pauses_after(schedule, since):
        if start >= end:
            break
        end += pause_end - start
    return end


# Clocks


class StoredClocks(TypedDict):
    """Clocks as stored in the database."""

    remaining_seconds: list[float]
    updated_at: float
    last_mover: int
    paused: bool
    waiting_for: NotRequired[list[int]]
    schedule: NotRequired[PauseSchedule | None]
    zones: NotRequired[dict[str, str]]


@dataclass(frozen=True)
class Clocks:
    """Each seat's remaining time at one moment."""

    remaining_seconds: Sequence[float]
    updated_at: float  # seconds since 1970
    last_mover: Seat = NO_SEAT  # this seat has not received the increment for its turn yet
    paused: bool = False  # whether the players agreed to stop the clocks
    waiting_for: Sequence[Seat] = ()  # the other players agreed to wait for these seats, even if they run out of time
    schedule: PauseSchedule | None = None  # the schedule of the person to move
    zones: Mapping[str, str] = field(default_factory=dict)  # per seat: the time zone for night pauses, set at the seat's first turn

    def stored(self) -> StoredClocks:
        return {
            "remaining_seconds": list(self.remaining_seconds),
            "updated_at": self.updated_at,
            "last_mover": self.last_mover,
            "paused": self.paused,
            "waiting_for": list(self.waiting_for),
            "schedule": self.schedule,
            "zones": dict(self.zones),
        }

    def at(self, now: float, running: Seat) -> "Clocks":
        """Returns the clocks at a later moment. `running` is the seat whose clock has been running, if any."""
        ran = 0.0 if self.paused or running == NO_SEAT else running_time(self.schedule, self.updated_at, now)
        remaining = [seconds - ran if seat == running else seconds for seat, seconds in enumerate(self.remaining_seconds)]
        return replace(self, remaining_seconds=remaining, updated_at=now)

    def after_move(self, seat: Seat, time_control: TimeControl) -> "Clocks":
        """Returns the clocks after a move.

        A move completes the previous player's turn and ends a pause or a wait for the seat that moved.
        """
        clocks = self.after_return(seat, time_control) if seat in self.waiting_for else self
        remaining = list(clocks.remaining_seconds)
        if self.last_mover not in (NO_SEAT, seat):
            with_increment = max(remaining[self.last_mover], 0.0) + time_control["increment_seconds"]
            remaining[self.last_mover] = min(time_control["cap_seconds"], with_increment)
        waiting_for = [other for other in self.waiting_for if other != seat]
        return replace(self, remaining_seconds=remaining, last_mover=seat, paused=False, waiting_for=waiting_for)

    def after_return(self, seat: Seat, time_control: TimeControl) -> "Clocks":
        """Returns the clocks after a player takes back a seat. The player has enough time for at least one turn."""
        minimum = max(time_control["increment_seconds"], MIN_BANK)
        remaining = [max(seconds, minimum) if other == seat else seconds for other, seconds in enumerate(self.remaining_seconds)]
        return replace(self, remaining_seconds=remaining)

    def wait_for(self, seat: Seat) -> "Clocks":
        """Returns the clocks after the other players agree to wait for a seat."""
        return replace(self, waiting_for=sorted({*self.waiting_for, seat}))

    def due(self, running: Seat) -> float | None:
        """Returns the time when the running clock expires, or None if no clock is running or the other players wait for the seat."""
        return None if running == NO_SEAT or self.paused or running in self.waiting_for else self.expires_at(running)

    def expires_at(self, running: Seat) -> float:
        """Returns the time when the running clock expires, even if the other players wait for the seat."""
        return expiry(self.schedule, self.updated_at, self.remaining_seconds[running])


def clocks_from(stored: StoredClocks | None) -> Clocks | None:
    return Clocks(**stored) if stored else None


def new_clocks(time_control: TimeControl | None, seats: int, now: float) -> Clocks | None:
    return Clocks([time_control["bank_seconds"]] * seats, now) if time_control else None
