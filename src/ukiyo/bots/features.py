"""What a position looks like to a seat, as a row of numbers around 1 that a network can learn from."""

from ukiyo.engine.state import Seat, State


class Features:
    """A game's way to draw a position. The same position gives the same row, and nothing in it is hidden from the seat."""

    size: int

    def row(self, state: State, seat: Seat) -> list[float]:
        raise AssertionError("a features says what it shows")


def mark(row: list[float], which: int, of: int) -> None:
    """One number for each possibility: 1 for the one that is, 0 for the others."""
    for one in range(of):
        row.append(1.0 if one == which else 0.0)
