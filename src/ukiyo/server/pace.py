"""How long a table waits for people. Nothing here looks at a clock: the house says what time it is.

A seat has a bank of seconds. Time runs for the person who is asked, and for nobody while the game or a bot works. Who has finished a turn,
which shows when somebody else moves, is given the gain, up to the cap: so moves that are taken back earn nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from typing_extensions import TypedDict

from ukiyo.engine.errors import BadOption
from ukiyo.engine.state import Seat

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
NOBODY: Seat = -1
LONGEST = 30 * DAY
SHORTEST = 10.0


class Pace(TypedDict):
    """What a seat begins with, what it gets back with each turn, and the most it can have, in seconds."""

    bank: float
    gain: float
    cap: float


BANKS: Final = ("bank", "gain", "cap")

PACES: dict[str, Pace] = {
    "live": {"bank": 20 * MINUTE, "gain": 20.0, "cap": 20 * MINUTE},
    "brisk": {"bank": DAY, "gain": 4 * HOUR, "cap": 3 * DAY},
    "steady": {"bank": 2 * DAY, "gain": 12 * HOUR, "cap": 5 * DAY},
    "calm": {"bank": 5 * DAY, "gain": 36 * HOUR, "cap": 10 * DAY},
}
"""The paces with a name: in one sitting, and over days."""


def checked_pace(pace: Pace | str | None) -> Pace | None:
    """A pace by its name or by its numbers; none: nobody is timed."""
    if pace is None:
        return None
    if isinstance(pace, str):
        if pace not in PACES:
            raise BadOption(f"there is no pace called '{pace}': choose {', '.join(PACES)}, or give bank, gain and cap in seconds")
        return PACES[pace]
    if not (SHORTEST <= pace["bank"] <= pace["cap"] <= LONGEST and 0 <= pace["gain"] <= pace["cap"]):
        raise BadOption(
            f"a pace gives a bank of {SHORTEST:g} seconds or more, a cap that is no less than the bank and at most 30 days,"
            " and a gain that is no more than the cap"
        )
    return pace


def pace_name(pace: Pace | None) -> str:
    """What a pace is called: `own` if it has numbers of its own, `none` if there is none."""
    if pace is None:
        return "none"
    return next((name for name, known in PACES.items() if all(pace[part] == known[part] for part in BANKS)), "own")


def over_days(pace: Pace | None) -> bool:
    """Whether nobody is expected to sit at the table from the first move to the last."""
    return pace is not None and pace["bank"] >= DAY


class Times(TypedDict):
    """Clocks as they are kept with the table."""

    left: list[float]
    since: float
    turn: int
    paused: bool


@dataclass(frozen=True)
class Clocks:
    """Everybody's bank at a moment, and whose turn was played last."""

    left: Sequence[float]
    since: float  # seconds since 1970 at which `left` was so
    turn: Seat = NOBODY  # who moved last and has not been given the gain for it
    paused: bool = False  # by agreement: time runs for nobody

    def times(self) -> Times:
        return {"left": list(self.left), "since": self.since, "turn": self.turn, "paused": self.paused}

    def at(self, now: float, asked: Seat) -> "Clocks":
        """The clocks at a later moment; time has run for the seat that is asked, if one is."""
        spent = 0.0 if self.paused else max(0.0, now - self.since)
        return replace(self, left=[had - spent if seat == asked else had for seat, had in enumerate(self.left)], since=now)

    def moved(self, seat: Seat, pace: Pace) -> "Clocks":
        """Somebody moves: whoever played the turn before has finished it. Who moves does not want to rest."""
        left = list(self.left)
        if self.turn not in (NOBODY, seat):
            left[self.turn] = min(pace["cap"], max(left[self.turn], 0.0) + pace["gain"])
        return replace(self, left=left, turn=seat, paused=False)

    def back(self, seat: Seat, pace: Pace) -> "Clocks":
        """Somebody sits down again, and finds time for a turn at least."""
        return replace(self, left=[max(had, pace["gain"], SHORTEST) if other == seat else had for other, had in enumerate(self.left)])

    def due(self, asked: Seat) -> float | None:
        """When the time of the seat that is asked is over."""
        return None if asked == NOBODY or self.paused else self.since + self.left[asked]


def clocks_of(times: Times | None) -> Clocks | None:
    return Clocks(**times) if times else None


def begun(pace: Pace | None, seats: int, now: float) -> Clocks | None:
    return Clocks([pace["bank"]] * seats, now) if pace else None
