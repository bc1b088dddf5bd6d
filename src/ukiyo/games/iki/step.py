"""A step of the game: what may be chosen in it, what the choice does, and what happens where there is nothing to choose."""

from ukiyo.engine.state import Seat
from ukiyo.games.iki.table import Table


class Step:
    """In some steps a seat decides, the others just happen. It holds nothing: all that changes lies on the table."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        """What may be chosen, sorted; nothing where nothing is left to choose, and the step just happens."""
        return []

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        """What a legal choice does. A step is over with it; one that asks again stays on the stack."""
        table.stack.pop()
        self.choose(table, seat, action)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        raise AssertionError("nothing is chosen in this step")

    def run(self, table: Table, seat: Seat) -> None:
        """What the step does where there is nothing to choose; it is off the stack already."""
