"""A step of the game: what may be chosen in it, what the choice does, and what happens where there is nothing to choose."""

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.table import Table


class Step:
    """In some steps a seat decides, the others just happen. It holds nothing: all that changes lies on the table."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        """What may be chosen, sorted; nothing where nothing is left to choose, and the step just happens."""
        return []

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        """What a legal choice does. The step is over with it."""
        table.stack.pop()
        if action == actions.DONE:
            self.decline(table, seat)
        else:
            self.choose(table, seat, action)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        raise AssertionError("nothing is chosen in this step")

    def decline(self, table: Table, seat: Seat) -> None:
        """Done, or nothing of it; the step is off the stack."""

    def run(self, table: Table, seat: Seat) -> None:
        """What the step does where there is nothing to choose; it is off the stack already."""


class Repeated(Step):
    """A step that asks again until somebody is done or nothing is left."""

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        if action == actions.DONE:
            table.stack.pop()
            self.decline(table, seat)
        else:
            self.choose(table, seat, action)

    def run(self, table: Table, seat: Seat) -> None:
        self.decline(table, seat)


class Necessary(Step):
    """What must be done: where only one option is left, it is taken unasked."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        raise AssertionError("a step that must be done says how")

    def choices(self, table: Table, seat: Seat) -> list[int]:
        options = self.options(table, seat)
        return options if len(options) > 1 else []

    def run(self, table: Table, seat: Seat) -> None:
        options = self.options(table, seat)
        if options:
            self.choose(table, seat, options[0])


def or_none(choices: list[int]) -> list[int]:
    """These choices, if there are any, or none of them."""
    if choices:
        choices.append(actions.DONE)
    return choices
