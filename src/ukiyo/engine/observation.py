"""Observations: what a seat may know, as a row of bytes for networks. Each game lists its fields and writes them in that order."""

from dataclasses import dataclass
from typing import Final, Generic

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from ukiyo.engine.state import S, Seat, State

MAX_BYTE: Final = 255  # larger values are clamped to this
ZEROS: Final = [bytes(n) for n in range(64)]


@dataclass(frozen=True)
class Field:
    """Consecutive numbers of an observation."""

    name: str
    size: int
    high: int  # the numbers are divided by this to be roughly between 0 and 1
    meaning: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writes observations of one game with one set of components. Seats are relative: the observing seat is always the first."""

    fields: list[Field]

    @property
    def size(self) -> int:
        return sum([field.size for field in self.fields])

    def write(self, out: BytesWriter, state: S, seat: Seat) -> None:
        """Append what `seat` may know about the state: `size` bytes."""
        raise NotImplementedError

    def observe(self, state: S, seat: Seat) -> bytes:
        out = BytesWriter()
        self.write(out, state, seat)
        return out.getvalue()


def write_mask(out: BytesWriter, state: State, blank: bytes) -> None:
    """Append a byte for every action of the game, 1 if it is legal. `blank` has as many zeros."""
    start = len(out)
    out.write(blank)
    for action in state.options:
        out[start + action] = 1


def mask(state: State, blank: bytes) -> bytes:
    out = BytesWriter()
    write_mask(out, state, blank)
    return out.getvalue()


def mark(out: BytesWriter, index: i64, n: i64) -> None:
    """One-hot encoding of one of `n` values, all zeros for -1."""
    start = len(out)
    out.write(ZEROS[n])
    if index >= 0:
        out[start + index] = 1


def flag(out: BytesWriter, value: bool) -> None:
    out.append(1 if value else 0)


def amount(out: BytesWriter, number: i64) -> None:
    """A number that may exceed a byte."""
    out.append(u8(number) if number < MAX_BYTE else u8(MAX_BYTE))


def amounts(out: BytesWriter, numbers: list[int], start: i64, end: i64) -> None:
    for i in range(start, end):
        number: i64 = numbers[i]
        out.append(u8(number) if number < MAX_BYTE else u8(MAX_BYTE))


def members(out: BytesWriter, values: list[int], n: i64) -> None:
    """Multi-hot encoding of some of `n` values."""
    start = len(out)
    out.write(ZEROS[n])
    for member in values:
        out[start + member] = 1


def add(out: BytesWriter, place: i64, number: i64) -> None:
    """Increase a number that is already written."""
    out[place] = u8(i64(out[place]) + number)


def row_of(fields: list[Field], times: int, whose: str) -> list[Field]:
    """The same fields repeated, for each seat, stall or place."""
    return [Field(f"{whose} {number}: {field.name}", field.size, field.high, field.meaning) for number in range(times) for field in fields]
