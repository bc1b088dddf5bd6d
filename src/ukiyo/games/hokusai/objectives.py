"""Individual objectives: one is dealt to everybody, some effects exchange it or add another."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, news, steps
from ukiyo.games.hokusai.components import INDIVIDUAL
from ukiyo.games.hokusai.table import NOBODY, Table


def draw_objective(table: Table, seat: Seat) -> None:
    """One more from the pile, if it has any."""
    pile = [objective for objective in range(INDIVIDUAL) if table.holder[objective] == NOBODY]
    if pile:
        table.holder = replaced(table.holder, pile[table.draw(len(pile))], seat)
        forget_pile(table, seat)
        table.tell(news.OBJECTIVE, seat, 0, 0)


def forget_pile(table: Table, but: Seat) -> None:
    """The pile has changed, and only this seat may know how."""
    table.looked = [looked if seat == but else 0 for seat, looked in enumerate(table.looked)]


def look(table: Table, seat: Seat) -> None:
    """The player looks through the pile, picks one and gives one of his for it."""
    if NOBODY in table.holder:
        table.looked = replaced(table.looked, seat, 1)
        table.undo_floor = table.moves
        table.push(steps.NEW_OBJECTIVE, seat)


def new_objective_choices(table: Table) -> list[int]:
    return [actions.OBJECTIVE + objective for objective in range(INDIVIDUAL) if table.holder[objective] == NOBODY]


def choose_objective(table: Table, seat: Seat, objective: int) -> None:
    table.chosen = objective
    table.push(steps.GIVE_OBJECTIVE, seat)


def own_objectives(table: Table, seat: Seat) -> list[int]:
    return [objective for objective in range(INDIVIDUAL) if table.holder[objective] == seat]


def give_choices(table: Table, seat: Seat) -> list[int]:
    return [actions.GIVE + objective for objective in own_objectives(table, seat)]


def give_objective(table: Table, seat: Seat, objective: int) -> None:
    table.holder = replaced(replaced(table.holder, objective, NOBODY), table.chosen, seat)
    forget_pile(table, seat)
