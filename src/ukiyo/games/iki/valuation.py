"""A hand-written valuation of IKI: the current score, the expected income of characters, and risks."""

from dataclasses import dataclass, field
from typing import Final

from ukiyo.engine.state import Seat
from ukiyo.engine.valuation import Valuation
from ukiyo.games.iki import steps
from ukiyo.games.iki.components import CHARACTERS, KOBAN, MON, N_GOODS, RICE, SANDAL, WOOD, Card, Stall
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.scoring import score_parts
from ukiyo.games.iki.table import Table

BUSINESS: Final = ["business", "second-purchase", "raise", "swap", "with", "building", "build-stall"]


@dataclass
class Weights:
    """The value of each resource in points, beyond its score. Values `per year` fall linearly to 0 from January to the end of the year."""

    mon: float = 0.85  # per year
    wood: float = 0.7  # per year
    koban: float = 0.5  # per year
    sandal: float = 1.6  # per year, for the first four
    power: float = 0.9  # per year
    kobun: float = 1.5  # available, per year
    lead: float = 0.5  # for the first place on the fire track
    hungry: float = 3.1  # for each character without rice
    spare_rice: float = 0.7
    level: float = 0.7  # for each step on the experience track
    climb: float = 1.2  # steps that a character gains per season
    token: float = 6.0  # for a special token, per year
    retired: float = 0.4
    danger: float = 0.2  # the probability of a fire that the owner can't put out
    harmony: float = 0.4  # a share of the current harmony for each payday to come
    salary: list[float] = field(default_factory=lambda: [0.45, 1.1, 1.3, 0.3, 3.4, 1.0])  # by good


class IkiValuation(Valuation[IkiState]):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def prospect(self, decision: str, state: IkiState, seat: Seat) -> IkiState | None:
        """A space on the ikizama track or the street is worth as much as the business that it allows."""
        if decision == "ikizama":
            return as_if_to_move(state, seat)
        if not state.over and state.seat == seat and state.decision() in BUSINESS:
            return state
        return None

    def value(self, state: IkiState, seat: Seat) -> float:
        """Return the estimated points at the end of the game."""
        points = float(sum(score_parts(state, seat)))
        if state.over:
            return points
        weights = self.weights
        year = max(12 - state.month, 0) / 12.0
        paydays = 4 - (state.month - 1) // 3 if state.month <= 12 else 0
        held = seat * N_GOODS
        points += year * (
            weights.mon * state.goods[held + MON]
            + weights.wood * state.goods[held + WOOD]
            + weights.koban * state.goods[held + KOBAN]
            + weights.sandal * min(state.goods[held + SANDAL], 4)
            + weights.power * state.power[seat]
            + weights.kobun * state.kobun[seat]
        )
        if state.ranking[0] == seat:
            points += weights.lead
        if paydays > 0:
            points += self.at_work(state, seat, paydays) + self.pensions(state, seat, paydays)
            points += weights.harmony * (1 + paydays) * harmony(state, seat)
        return points

    def at_work(self, table: Table, seat: Seat, paydays: int) -> float:
        """Return the expected income of characters, reduced for their risk and their need for rice."""
        weights = self.weights
        total = 0.0
        mouths = 0
        for stall in table.board.stalls:
            if table.employs(seat, stall):
                mouths += 1
                value = self.career(table, table.card[stall], table.experience[stall], paydays)
                total += value - self.danger(table, seat, stall) * (value + 3.0)
        if table.seat == seat and 0 <= table.placing < CHARACTERS:
            mouths += 1
            total += self.career(table, table.placing, 0, paydays)
        soon = 0.6 + 0.2 * ((table.month - 1) % 3)
        rice = table.goods[seat * N_GOODS + RICE]
        total -= soon * weights.hungry * max(mouths - rice, 0)
        if paydays > 1:
            total += weights.spare_rice * max(rice - mouths, 0)
        return total

    def career(self, table: Table, card: Card, level: int, paydays: int) -> float:
        """Return the value of future salaries, which rise with experience, and of the token at retirement."""
        value = self.weights.level * level * min(paydays, 2)
        for payday in range(paydays):
            value += self.salary(table, card, level + int(self.weights.climb * payday))
        if table.components.token[card] >= 0:
            value += self.weights.token * paydays * (0.1 + 0.05 * level)
        return value

    def salary(self, table: Table, card: Card, level: int) -> float:
        """Return the value of the salary on one payday."""
        salaries = table.components.salaries[card]
        value = 0.0
        if salaries:
            salary = salaries[min(level, len(salaries) - 1)]
            for i in range(0, len(salary), 2):
                value += self.weights.salary[salary[i]] * salary[i + 1]
        return value

    def pensions(self, table: Table, seat: Seat, paydays: int) -> float:
        """Return the value of retired characters' income and special tokens."""
        value = 0.0
        for i in range(len(table.retired)):
            if table.retired_by[i] == seat:
                value += paydays * self.salary(table, table.retired[i], 9) + self.weights.retired
        for token in range(len(table.special)):
            if table.special[token] == seat:
                value += self.weights.token * paydays * 0.25
        return value

    def danger(self, table: Table, seat: Seat, stall: Stall) -> float:
        """Return the probability that the next fire destroys this stall."""
        if table.month > 11:
            return 0.0
        fire = 0 if table.month <= 5 else 1 if table.month <= 8 else 2
        strength = table.board.fire[fire] - stall % 4
        return self.weights.danger if table.power[seat] < strength else 0.0


def as_if_to_move(state: IkiState, seat: Seat) -> IkiState:
    """Return a state in which the seat takes its turn now, with its income, and no further steps follow."""
    copy = state.copy()
    first_space = copy.ikizama[seat] == 0
    copy.add(seat, MON, copy.components.first_space if first_space else copy.components.income)
    copy.stack = []
    copy.push(steps.CHOOSE_STAND, seat)
    copy.push(steps.DO_BUSINESS, seat)
    copy.push(steps.MOVE, seat)
    copy.proceed()
    return copy


def harmony(table: Table, seat: Seat) -> float:
    """Return the current harmony."""
    total = 0
    card, owner, kinds = table.card, table.owner, table.components.type
    for group in table.board.groups:
        for stall in group:
            if owner[stall] == seat and card[stall] < CHARACTERS:
                alike = 0
                for other in group:
                    if 0 <= card[other] < CHARACTERS and kinds[card[other]] == kinds[card[stall]]:
                        alike += 1
                if alike >= 2:
                    total += alike
    return float(total)
