"""Phase B, first part: take income or hire a character. Also handles the choice and placement of starting characters."""

from ukiyo.engine.state import Seat
from ukiyo.games.iki import actions, steps
from ukiyo.games.iki.components import HIRE_MINUS_ONE, IKI, MON, SEASON_CARDS, STARTING, WATCH, Card
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import GONE, NO_CARD, Table


class Take(Step):
    """Choose a starting character."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.HIRE + card for card in range(STARTING) if card not in table.card]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.placing = action - actions.HIRE
        table.push(steps.TAKE_STALL, seat)


class TakeStall(Step):
    """Place a starting character at the edge of a nagaya."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.STALL + stall for stall in table.board.edges if table.card[stall] == NO_CARD]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.settle(action - actions.STALL, seat)


def first_of_season(table: Table) -> Card:
    """Return the number of the season's first character."""
    return STARTING + table.season() * SEASON_CARDS


def hire_cost(table: Table, seat: Seat, card: Card) -> int:
    """Return the printed cost, reduced by one mon for the token's holder. Excludes the stall's cost and the mons on the card."""
    cost = table.components.cost[card]
    return cost - 1 if cost > 0 and table.special[HIRE_MINUS_ONE] == seat else cost


class Earn(Step):
    """Take income, or hire a character from the row."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        choices: list[int] = []
        stall_cost = table.free_stall_cost()
        if table.kobun[seat] > 0 and stall_cost >= 0:
            purse = table.mon(seat) - stall_cost
            first = first_of_season(table)
            for place in range(SEASON_CARDS):
                mons = table.row[place]
                if mons >= 0 and hire_cost(table, seat, first + place) <= purse + mons:
                    choices.append(actions.HIRE + first + place)
        choices.append(actions.INCOME)
        return choices

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        if action == actions.INCOME:
            table.add(seat, MON, table.components.income)
        else:
            hire(table, seat, action - actions.HIRE)


def hire(table: Table, seat: Seat, card: Card) -> None:
    """Take the mons on the card, pay, and gain the hiring bonus. The player chooses the stall next."""
    place = card - first_of_season(table)
    table.add(seat, MON, table.row[place] - hire_cost(table, seat, card))
    table.row[place] = GONE
    bonus = table.components.fire_bonus[card]
    if bonus > 0:
        table.climb(seat, bonus)
        table.add(seat, IKI, watch_bonus(table, seat, card))
    table.placing = card
    table.push(steps.HIRE_STALL, seat)


def watch_bonus(table: Table, seat: Seat, card: Card) -> int:
    """Return what a seat with the Fire Watchtower gains by hiring a character with a hiring bonus."""
    watches = table.components.fire_bonus[card] > 0 and table.owns_building(seat, table.components.lasting[WATCH])
    return table.components.lasting_amount[WATCH] if watches else 0


class PaidStall(Step):
    """Choose a free stall whose extra cost the seat can pay, for a hired character or a building."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        purse = table.mon(seat)
        return [actions.STALL + stall for stall in table.board.stalls if table.card[stall] == NO_CARD and table.board.extra[stall] <= purse]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        stall = action - actions.STALL
        table.add(seat, MON, -table.board.extra[stall])
        table.settle(stall, seat)
