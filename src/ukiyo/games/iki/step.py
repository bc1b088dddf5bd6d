"""A step of the game: its choices, and what it does."""

from ukiyo.engine.state import Seat
from ukiyo.games.iki.table import Table


class Step:
    """In some steps a seat decides; others run without a decision. A step has no state: everything that changes is in the table."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        """The legal actions, sorted. Empty if there is nothing to decide; then the step runs."""
        return []

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        """Apply a legal action. This ends the step, unless a subclass keeps it on the stack."""
        table.stack.pop()
        self.choose(table, seat, action)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        raise NotImplementedError

    def run(self, table: Table, seat: Seat) -> None:
        """Run the step without a decision. It is already off the stack."""
