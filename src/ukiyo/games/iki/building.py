"""Building at the construction site or with the help of a character."""

from ukiyo.engine.state import Seat
from ukiyo.games.iki import actions, steps
from ukiyo.games.iki.components import CHARACTERS, MON, N_GOODS, Terms
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import NO_CARD, Table


def site_cost(table: Table) -> int:
    """Return the construction site's fee in mon, which is 0 if a character helps."""
    return table.components.site if table.visited == NO_CARD else 0


def amount_of(terms: Terms, good: int) -> int:
    """Return the amount of a good in the terms."""
    for i in range(0, len(terms), 2):
        if terms[i] == good:
            return terms[i + 1]
    return 0


def affordable(table: Table, seat: Seat, building: int, discount: Terms) -> bool:
    cost = table.components.building_cost[building]
    for i in range(0, len(cost), 2):
        if table.goods[seat * N_GOODS + cost[i]] < cost[i + 1] - amount_of(discount, cost[i]):
            return False
    return True


def room_to_build(table: Table, seat: Seat, mons: int) -> bool:
    """Return whether the seat has a kobun and can pay for a free stall in addition to `mons`."""
    stall_cost = table.free_stall_cost()
    return table.kobun[seat] > 0 and stall_cost >= 0 and table.mon(seat) >= mons + stall_cost


def can_build(table: Table, seat: Seat, discount: Terms) -> bool:
    """Return whether the seat can build with this discount."""
    if not room_to_build(table, seat, 0):
        return False
    for building in table.offered:  # a loop is faster than any(), and this code runs for every possible visit
        if affordable(table, seat, building, discount):
            return True
    return False


def current_discount(table: Table) -> Terms:
    return [] if table.visited == NO_CARD else table.components.discount[table.visited]


def building_choices(table: Table, seat: Seat) -> list[int]:
    if not room_to_build(table, seat, site_cost(table)):
        return []
    discount = current_discount(table)
    return [actions.BUILD + building for building in table.offered if affordable(table, seat, building, discount)]


def build(table: Table, seat: Seat, building: int) -> None:
    """Pay for the building. The player chooses its stall next."""
    discount = current_discount(table)
    cost = table.components.building_cost[building]
    for i in range(0, len(cost), 2):
        table.add(seat, cost[i], -max(cost[i + 1] - amount_of(discount, cost[i]), 0))
    if table.visited == NO_CARD:
        table.add(seat, MON, -site_cost(table))
        table.shop_open = False
    table.offered = [other for other in table.offered if other != building]
    table.placing = CHARACTERS + building
    table.push(steps.BUILD_STALL, seat)


class ChooseBuilding(Step):
    """Choose a building that a character helps to build."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return building_choices(table, seat)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        build(table, seat, action - actions.BUILD)
