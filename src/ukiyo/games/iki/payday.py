"""Phase C at the end of a season: salaries, harmony of the nagayas, feeding."""

from ukiyo.engine.state import Seat
from ukiyo.games.iki import actions, effects, steps
from ukiyo.games.iki.components import FEED, IKI, MON, N_GOODS, N_TYPES, RICE, SEASON_CARDS, VILLA, Stall, Terms
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import GONE, IN_DECK, NOBODY, Table


class Payday(Step):
    """The season ends. Salaries and harmony are paid, and then all players feed their characters."""

    def run(self, table: Table, seat: Seat) -> None:
        table.add_effect(effects.PAYDAY, NOBODY, table.in_row(), 0)
        close_season(table)
        for paid in range(table.players):
            pay_salaries(table, paid)
        for group in table.board.groups:
            pay_harmony(table, group)
        for fed in reversed(table.ranking):
            table.push(steps.FEED, fed)


def close_season(table: Table) -> None:
    """Characters that were not hired leave the row. At the end of the year, unsold tokens remain and the oyakata return."""
    for place in range(SEASON_CARDS):
        table.row[place] = GONE
    if table.month == 12:
        for seat in range(table.players):
            table.oyakata[seat] = 0
    else:
        for place in range(SEASON_CARDS):
            table.row[place] = IN_DECK


# Salaries


def pay_salaries(table: Table, seat: Seat) -> None:
    """Add up salaries and pensions. IKI points never fall below 0."""
    earned = [0] * N_GOODS
    add_salaries(table, seat, earned)
    add_pensions(table, seat, earned)
    for good in range(N_GOODS):
        if earned[good] != 0:
            table.add_effect(effects.SALARY, seat, good, earned[good])
            held = seat * N_GOODS + good
            table.goods[held] = max(table.goods[held] + earned[good], 0)


def add_salaries(table: Table, seat: Seat, earned: list[int]) -> None:
    """Add the salary above each kobun, and the Villa's income."""
    salaries = table.components.salaries
    for stall in table.board.stalls:
        if table.employs(seat, stall):
            track = salaries[table.card[stall]]
            if table.experience[stall] < len(track):  # beyond the track, the character is about to retire
                add_up(earned, track[table.experience[stall]])
    if table.owns_building(seat, table.components.lasting[VILLA]):
        earned[MON] += table.components.lasting_amount[VILLA] * max(table.count_types(seat))


def add_pensions(table: Table, seat: Seat, earned: list[int]) -> None:
    """Add the last salary of each retired character."""
    salaries = table.components.salaries
    for i in range(len(table.retired)):
        if table.retired_by[i] == seat:
            track = salaries[table.retired[i]]
            if track:
                add_up(earned, track[-1])


def add_up(earned: list[int], salary: Terms) -> None:
    for i in range(0, len(salary), 2):
        earned[salary[i]] += salary[i + 1]


# Harmony


def pay_harmony(table: Table, group: list[Stall]) -> None:
    """For each type with two or more characters in the group, each owner gains their number of characters times the total."""
    counts = [0] * N_TYPES
    for stall in group:
        if table.is_character(stall):
            counts[table.components.type[table.card[stall]]] += 1
    for stall in group:
        if table.is_character(stall) and table.owner[stall] != NOBODY:
            count = counts[table.components.type[table.card[stall]]]
            if count >= 2:
                table.add_effect(effects.HARMONY, table.owner[stall], stall, count)
                table.add(table.owner[stall], IKI, count)


# Feeding


class Feed(Step):
    """Each character eats one rice. Characters without rice leave. The Farmhouse pays for each character fed."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        """Choose one character after another to leave if there is rice for some characters but not for all."""
        rice = table.goods[seat * N_GOODS + RICE]
        if rice == 0:
            return []
        employed = [actions.STARVE + stall for stall in table.board.stalls if table.employs(seat, stall)]
        return employed if len(employed) > rice else []

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        starve(table, seat, action - actions.STARVE)

    def run(self, table: Table, seat: Seat) -> None:
        fed = 0
        rice = table.goods[seat * N_GOODS + RICE]
        for stall in table.board.stalls:
            if table.employs(seat, stall):
                if rice > 0:
                    fed += 1
                else:
                    starve(table, seat, stall)
        if fed > 0:
            table.add_effect(effects.FED, seat, fed, 0)
            table.add(seat, RICE, -fed)
            if table.owns_building(seat, table.components.lasting[FEED]):
                table.add(seat, IKI, fed * table.components.lasting_amount[FEED])


def starve(table: Table, seat: Seat, stall: Stall) -> None:
    table.add_effect(effects.STARVED, seat, table.card[stall], stall)
    table.clear(stall)
