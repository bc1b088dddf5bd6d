"""What a position looks like to a seat, as a row of numbers around 1 that a network can learn from."""

from typing import Generic

from mypy_extensions import mypyc_attr

from ukiyo.engine.state import S, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """A game's way to draw a position. The same position gives the same row, and nothing in it is hidden from the seat."""

    size: int

    def row(self, state: S, seat: Seat) -> list[float]:
        raise AssertionError("a game's features say what a network is shown")


def mark(row: list[float], which: int, of: int) -> None:
    """One number for each possibility: 1 for the one that is, 0 for the others."""
    for one in range(of):
        row.append(1.0 if one == which else 0.0)
