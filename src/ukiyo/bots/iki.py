"""A hand-made valuation of IKI: what is scored already, what characters will still earn, and what may go wrong."""

from typing import Final

from ukiyo.bots.bot import Valuation
from ukiyo.engine.state import Seat, State
from ukiyo.games.iki import steps
from ukiyo.games.iki.components import CHARACTERS, KOBAN, MON, N_GOODS, N_TYPES, RICE, SANDAL, WOOD, Card, Stall
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.scoring import score_parts
from ukiyo.games.iki.table import NO_CARD, Table

BUSINESS: Final = ["business", "second-purchase", "raise", "swap", "with", "building", "build-stall"]


class IkiValuation(Valuation):
    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, IkiState)
        return value(state, seat)

    def prospect(self, asked: str, state: State, seat: Seat) -> State | None:
        """A place on the ikizama track or on the street is worth the business that can be done from it."""
        assert isinstance(state, IkiState)
        if asked == "ikizama":
            return as_if_to_move(state, seat)
        if not state.over and state.seat == seat and state.decision() in BUSINESS:
            return state
        return None


def as_if_to_move(state: IkiState, seat: Seat) -> IkiState:
    """The seat's turn as if it were now, with its income; below it lies a step that is never come to."""
    imagined = state.copy()
    first_space = imagined.ikizama[seat] == 0
    imagined.add(seat, MON, imagined.components.first_space if first_space else imagined.components.income)
    imagined.stack = []
    imagined.push(steps.CHOOSE_STAND, seat)
    imagined.push(steps.DO_BUSINESS, seat)
    imagined.push(steps.MOVE, seat)
    imagined.proceed()
    return imagined


def value(table: Table, seat: Seat) -> float:
    """Points at the end of the game, roughly."""
    points = float(sum(score_parts(table, seat)))
    if table.over:
        return points
    months = max(12 - table.month, 0)
    left = months / 12.0
    paydays = 4 - (table.month - 1) // 3 if table.month <= 12 else 0
    held = seat * N_GOODS
    goods = table.goods
    points += goods[held + MON] * 0.4 * left
    points += goods[held + WOOD] * 0.7 * left
    points += goods[held + KOBAN] * 1.0 * left
    points += min(goods[held + SANDAL], 4) * 0.8 * left
    points += table.power[seat] * 0.9 * left + (0.3 if table.ranking[0] == seat else 0.0)
    points += table.kobun[seat] * 1.5 * left
    points += prospects(table, seat, paydays)
    points += retirement(table, seat, paydays)
    points += harmony(table, seat) * (0.4 + 0.4 * paydays) if paydays else 0.0
    return points


def salary_worth(table: Table, card: Card, level: int) -> float:
    """What one payday brings, in points."""
    worth = 0.0
    salaries = table.components.salaries[card]
    if not salaries:
        return worth
    salary = salaries[min(level, len(salaries) - 1)]
    weights = WORTH
    for i in range(0, len(salary), 2):
        worth += weights[salary[i]] * salary[i + 1]
    return worth


WORTH: Final = [0.45, 1.1, 1.3, 0.6, 3.4, 1.0]  # of a mon, rice, wood, sandal, koban, IKI in a salary
TOKEN_WORTH: Final = [4.0, 4.0, 4.0, 3.0, 3.0]  # of a special token, in a whole year


def prospects(table: Table, seat: Seat, paydays: int) -> float:
    """What characters at work will earn, less their rice, and less the danger they are in."""
    total = 0.0
    mouths = 0
    for stall in table.board.stalls:
        if table.employs(seat, stall):
            mouths += 1
            card = table.card[stall]
            worth = career(table, card, table.experience[stall], paydays)
            total += worth - danger(table, seat, stall) * (worth + 3.0)
    if table.placing != NO_CARD and table.seat == seat and table.placing < CHARACTERS:
        mouths += 1
        total += career(table, table.placing, 0, paydays)
    if paydays > 0:
        soon = 1.0 - (2 - (table.month - 1) % 3) * 0.2
        rice = table.goods[seat * N_GOODS + RICE]
        total += min(rice, mouths) * 2.2 * soon - max(mouths - rice, 0) * 2.6 * soon + max(rice - mouths, 0) * 0.7 * min(paydays - 1, 1)
    return total


def career(table: Table, card: Card, level: int, paydays: int) -> float:
    """The salaries to come, one step up the track a season, and the token at the end."""
    worth = level * 0.6 * min(paydays, 2)
    for payday in range(paydays):
        worth += salary_worth(table, card, level + payday)
    token = table.components.token[card]
    if token >= 0:
        worth += TOKEN_WORTH[token] * paydays * (0.1 + 0.05 * level)
    return worth


def retirement(table: Table, seat: Seat, paydays: int) -> float:
    worth = 0.0
    for i in range(len(table.retired)):
        if table.retired_by[i] == seat:
            worth += paydays * salary_worth(table, table.retired[i], 9) + 0.5
    for token in range(len(TOKEN_WORTH)):
        if table.special[token] == seat:
            worth += TOKEN_WORTH[token] * paydays * 0.25
    return worth


def danger(table: Table, seat: Seat, stall: Stall) -> float:
    """The chance that the next fire takes this stall."""
    if table.month > 11:
        return 0.0
    fire = 0 if table.month <= 5 else 1 if table.month <= 8 else 2
    strength = table.board.fire[fire] - stall % 4
    return 0.2 if table.power[seat] < strength else 0.0


def harmony(table: Table, seat: Seat) -> float:
    """What harmony would pay now."""
    total = 0
    kinds = table.components.type
    for group in table.board.groups:
        mine = [0] * N_TYPES
        counts = [0] * N_TYPES
        for stall in group:
            if table.is_character(stall):
                counts[kinds[table.card[stall]]] += 1
                if table.owner[stall] == seat:
                    mine[kinds[table.card[stall]]] += 1
        for kind in range(N_TYPES):
            if counts[kind] >= 2:
                total += mine[kind] * counts[kind]
    return float(total)
