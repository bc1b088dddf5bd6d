"""Observations: the part of a state that a seat can see, encoded as bytes for networks. A game writes its fields in the listed order."""

from dataclasses import dataclass
from typing import Final, Generic

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from ukiyo.engine.state import S, Seat, State

MAX_BYTE: Final = 255  # larger values are clamped to this
ZEROS: Final = [bytes(n) for n in range(64)]


@dataclass(frozen=True)
class Field:
    """A sequence of numbers in an observation."""

    name: str
    size: int
    high: int  # the numbers are divided by this, so that they are roughly between 0 and 1
    meaning: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writes observations of one game with one set of components. Seats are relative: the observing seat is always the first."""

    fields: list[Field]

    @property
    def size(self) -> int:
        return sum([field.size for field in self.fields])

    def write(self, out: BytesWriter, state: S, seat: Seat) -> None:
        """Append `size` bytes that encode the part of the state that `seat` can see."""
        raise NotImplementedError

    def observe(self, state: S, seat: Seat) -> bytes:
        out = BytesWriter()
        self.write(out, state, seat)
        return out.getvalue()


def write_mask(out: BytesWriter, state: State, blank: bytes) -> None:
    """Append a byte for each action of the game, which is 1 if the action is legal. `blank` contains the same number of zeros."""
    start = len(out)
    out.write(blank)
    for action in state.options:
        out[start + action] = 1


def mask(state: State, blank: bytes) -> bytes:
    out = BytesWriter()
    write_mask(out, state, blank)
    return out.getvalue()


def mark(out: BytesWriter, index: i64, n: i64) -> None:
    """Append a one-hot encoding of one of `n` values, with all zeros for -1."""
    start = len(out)
    out.write(ZEROS[n])
    if index >= 0:
        out[start + index] = 1


def flag(out: BytesWriter, value: bool) -> None:
    out.append(1 if value else 0)


def amount(out: BytesWriter, number: i64) -> None:
    """Append a number, clamped to `MAX_BYTE`."""
    out.append(u8(number) if number < MAX_BYTE else u8(MAX_BYTE))


def amounts(out: BytesWriter, numbers: list[int], start: i64, end: i64) -> None:
    for i in range(start, end):
        number: i64 = numbers[i]
        out.append(u8(number) if number < MAX_BYTE else u8(MAX_BYTE))


def members(out: BytesWriter, values: list[int], n: i64) -> None:
    """Append a multi-hot encoding of some of `n` values."""
    start = len(out)
    out.write(ZEROS[n])
    for member in values:
        out[start + member] = 1


def add(out: BytesWriter, place: i64, number: i64) -> None:
    """Increase a number that has already been written."""
    out[place] = u8(i64(out[place]) + number)


def row_of(fields: list[Field], times: int, owner: str) -> list[Field]:
    """Repeat fields for each seat, stall or place."""
    return [Field(f"{owner} {number}: {field.name}", field.size, field.high, field.meaning) for number in range(times) for field in fields]
