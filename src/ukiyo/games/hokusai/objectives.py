"""Individual objectives. Each player has one, and some effects exchange it or add another."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, effects, steps
from ukiyo.games.hokusai.components import INDIVIDUAL
from ukiyo.games.hokusai.step import Necessary, Step
from ukiyo.games.hokusai.table import NOBODY, Table


def draw_objective(table: Table, seat: Seat) -> None:
    """Draw an objective from the pile unless it is empty."""
    pile = [objective for objective in range(INDIVIDUAL) if table.holder[objective] == NOBODY]
    if pile:
        table.holder = replaced(table.holder, pile[table.draw(len(pile))], seat)
        forget_pile(table, seat)
        table.add_effect(effects.OBJECTIVE, seat, 0, 0)


def forget_pile(table: Table, but: Seat) -> None:
    """Record that the pile has changed, so that only this seat can know its contents."""
    table.looked = [looked if seat == but else 0 for seat, looked in enumerate(table.looked)]


class Look(Step):
    """The player looks through the pile, takes an objective and returns one."""

    def run(self, table: Table, seat: Seat) -> None:
        if NOBODY in table.holder:
            table.looked = replaced(table.looked, seat, 1)
            table.undo_floor = table.moves
            table.push(steps.NEW_OBJECTIVE, seat)


def new_objective_choices(table: Table) -> list[int]:
    return [actions.OBJECTIVE + objective for objective in range(INDIVIDUAL) if table.holder[objective] == NOBODY]


class NewObjective(Necessary):
    """Choose one from the pile."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return new_objective_choices(table)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.chosen = action - actions.OBJECTIVE
        table.push(steps.GIVE_OBJECTIVE, seat)


def own_objectives(table: Table, seat: Seat) -> list[int]:
    return [objective for objective in range(INDIVIDUAL) if table.holder[objective] == seat]


class GiveObjective(Necessary):
    """Choose the objective to return to the pile."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return [actions.GIVE + objective for objective in own_objectives(table, seat)]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.holder = replaced(replaced(table.holder, action - actions.GIVE, NOBODY), table.chosen, seat)
        forget_pile(table, seat)
