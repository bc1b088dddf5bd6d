"""What a choice costs and gives, before it is made."""

from dataclasses import dataclass

from ukiyo.games.iki import actions
from ukiyo.games.iki.building import current_discount, less, site_cost
from ukiyo.games.iki.components import BUILDINGS, CHARACTERS, FIRE, MON, SANDAL, SHOPS, Terms
from ukiyo.games.iki.hiring import first_of_season, hire_cost
from ukiyo.games.iki.movement import laps_in, sandals_needed
from ukiyo.games.iki.table import Table


@dataclass(frozen=True)
class Preview:
    """Paid and gained at once, as good and amount; what a move leads past and to."""

    pay: Terms
    gain: Terms
    laps: int = 0
    space: int = 0  # the street space a move ends on


def preview(table: Table, action: int) -> Preview:
    components, seat = table.components, table.seat
    pay: Terms = []
    gain: Terms = []
    if action < CHARACTERS:
        if table.month:
            on_card = table.row[action - first_of_season(table)]
            pay = [MON, hire_cost(table, seat, action)]
            gain = [*([MON, on_card] if on_card else []), *([FIRE, components.fire_bonus[action]] if components.fire_bonus[action] else [])]
    elif actions.STALL <= action < actions.VISIT:
        if table.decision() in ("hire-stall", "build-stall"):
            extra = table.board.extra[action - actions.STALL]
            pay = [MON, extra] if extra else []
    elif actions.VISIT <= action < actions.RAISE:
        card = table.card[action - actions.VISIT]
        pay, gain = components.pay[card], components.gain[card]
    elif actions.MOVE < action < actions.TRADE:
        steps = action - actions.MOVE
        sandals = sandals_needed(table, seat, steps)
        space = (table.oyakata[seat] + steps - 1) % SHOPS + 1
        return Preview([SANDAL, sandals] if sandals else [], [], laps_in(table, seat, steps), space)
    elif actions.TRADE <= action < actions.BUILD:
        trade = action - actions.TRADE
        pay, gain = components.trade_pay[trade], components.trade_gain[trade]
    elif actions.BUILD <= action < actions.BUILD + BUILDINGS:
        pay = building_price(table, action - actions.BUILD)
    elif actions.BUY <= action < actions.INCOME:
        token = action - actions.BUY
        pay, gain = [MON, components.price[token]], components.pipe_gain[token]
    elif action == actions.INCOME:
        gain = [MON, components.income]
    elif action == actions.IKIZAMA:
        gain = [MON, components.first_space]
    return Preview(pay, gain)


def building_price(table: Table, building: int) -> Terms:
    """What a building costs here and now, the site's mon included."""
    cost = table.components.building_cost[building]
    discount = current_discount(table)
    price: Terms = []
    for i in range(0, len(cost), 2):
        amount = max(cost[i + 1] - less(discount, cost[i]), 0)
        if amount:
            price += [cost[i], amount]
    return [MON, site_cost(table), *price] if site_cost(table) else price
