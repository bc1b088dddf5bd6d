"""The base classes of steps."""

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.table import Table


class Step:
    """A step that lets a seat decide or runs without a decision. Steps have no state of their own, because the table stores it."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        """Return the legal actions, sorted. If there are none, the step runs without a decision."""
        return []

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        """Apply a legal action. This ends the step, unless a subclass keeps it on the stack."""
        table.stack.pop()
        if action == actions.DONE:
            self.decline(table, seat)
        else:
            self.choose(table, seat, action)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        raise NotImplementedError

    def decline(self, table: Table, seat: Seat) -> None:
        """Called when the player declines or finishes. The step has already been popped."""

    def run(self, table: Table, seat: Seat) -> None:
        """Run the step without a decision. It has already been popped."""


class Repeated(Step):
    """A step that repeats until the player is done or has no choice left."""

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        if action == actions.DONE:
            table.stack.pop()
            self.decline(table, seat)
        else:
            self.choose(table, seat, action)

    def run(self, table: Table, seat: Seat) -> None:
        self.decline(table, seat)


class Necessary(Step):
    """A mandatory choice. A single option is taken automatically."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        raise NotImplementedError

    def choices(self, table: Table, seat: Seat) -> list[int]:
        options = self.options(table, seat)
        return options if len(options) > 1 else []

    def run(self, table: Table, seat: Seat) -> None:
        options = self.options(table, seat)
        if options:
            self.choose(table, seat, options[0])


def or_none(choices: list[int]) -> list[int]:
    """Return the choices with `done` added, or an empty list if there are no choices."""
    if choices:
        choices.append(actions.DONE)
    return choices
