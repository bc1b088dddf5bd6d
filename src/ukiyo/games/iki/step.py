"""The base class of steps."""

from ukiyo.engine.state import Seat
from ukiyo.games.iki.table import Table


class Step:
    """A step that lets a seat decide or runs without a decision. Steps have no state of their own, because the table stores it."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        """Return the legal actions, sorted. If there are none, the step runs without a decision."""
        return []

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        """Apply a legal action. This ends the step, unless a subclass keeps it on the stack."""
        table.stack.pop()
        self.choose(table, seat, action)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        raise NotImplementedError

    def run(self, table: Table, seat: Seat) -> None:
        """Run the step without a decision. It has already been popped off the stack."""
