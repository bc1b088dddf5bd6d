"""Previews of the costs and gains of a choice."""

from dataclasses import dataclass

from ukiyo.games.iki import actions
from ukiyo.games.iki.building import amount_of, current_discount, site_cost
from ukiyo.games.iki.components import BUILDINGS, CHARACTERS, FIRE, GOODS, IKI, MON, SANDAL, SHOPS, STALLS, Stall, Terms
from ukiyo.games.iki.hiring import first_of_season, hire_cost, watch_bonus
from ukiyo.games.iki.movement import laps_in, sandals_needed
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.shapes import IkiPreview
from ukiyo.games.iki.table import NO_CARD, NOBODY, Table
from ukiyo.games.iki.view import card_id

AMOUNTS = [*GOODS, "fire"]


@dataclass(frozen=True)
class Preview:
    """The immediate costs and gains, and for a move also its laps and its final space."""

    pay: Terms
    gain: Terms
    laps: int = 0
    space: int = 0  # the street space on which a move ends


def preview(table: Table, action: int) -> Preview:
    components, seat = table.components, table.seat
    pay: Terms = []
    gain: Terms = []
    if action < CHARACTERS:
        if table.month:
            on_card = table.row[action - first_of_season(table)]
            pay = [MON, hire_cost(table, seat, action)]
            gain = [MON, on_card, FIRE, components.fire_bonus[action], IKI, watch_bonus(table, seat, action)]
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
    return Preview(nonzero_terms(pay), nonzero_terms(gain))


def nonzero_terms(terms: Terms) -> Terms:
    """Return the terms whose amount is not zero."""
    nonzero: Terms = []
    for i in range(0, len(terms), 2):
        if terms[i + 1]:
            nonzero += terms[i : i + 2]
    return nonzero


def retires(table: Table, stall: Stall) -> bool:
    """Return whether one more experience retires the character on the stall."""
    return table.experience[stall] + 1 >= table.components.track[table.card[stall]]


def shops_serving(table: Table, stall: Stall) -> list[int]:
    """Return the street spaces that serve a stall."""
    return [space for space in range(1, SHOPS + 1) if stall in table.board.served[space]]


def building_price(table: Table, building: int) -> Terms:
    """Return the current cost of a building, including the construction site's fee."""
    cost = table.components.building_cost[building]
    discount = current_discount(table)
    price: Terms = []
    for i in range(0, len(cost), 2):
        price += [cost[i], max(cost[i + 1] - amount_of(discount, cost[i]), 0)]
    return nonzero_terms([MON, site_cost(table), *price])


# JSON


def preview_json(state: IkiState, action: int) -> IkiPreview:
    """Return the preview with names, and the places on the board that represent the choice."""
    components, numeric, played = state.components, preview(state, action), state.actions[action]
    kind = played.kind
    result: IkiPreview = {}
    at: dict[str, str] = {}
    stall = STALLS.index(played.fields["stall"]) if "stall" in played.fields else 0
    if numeric.pay:
        result["pay"] = amounts(numeric.pay)
    if numeric.gain:
        result["gain"] = amounts(numeric.gain)
    if kind in ("take", "hire", "build") or (kind == "stall" and state.decision() != "neutral-stall"):
        result["kobun"] = 1
    if kind == "stall":
        result["shops"] = [components.shop_ids[space - 1] for space in shops_serving(state, stall)]
    elif kind in ("visit", "raise", "swap", "with", "starve"):
        at["card"] = card_id(components, state.card[stall])
        if kind == "visit":
            owner = state.owner[stall]
            result["owner"] = None if owner == NOBODY else owner
            result["retires"] = owner not in (NOBODY, state.seat) and retires(state, stall)
        elif kind == "raise":
            result["retires"] = retires(state, stall)
    elif kind == "move":
        at["shop"] = components.shop_ids[numeric.space - 1]
        result["steps"], result["laps"] = action - actions.MOVE, numeric.laps
    elif kind == "trade":
        at["shop"] = components.shop_ids[components.trade_space[action - actions.TRADE] - 1]
    elif kind == "build" and state.visited != NO_CARD:
        at["card"] = card_id(components, state.visited)
    elif kind in ("build", "buy"):
        at["shop"] = components.shop_ids[state.oyakata[state.seat] - 1]
    elif kind in ("save", "burn"):
        at["stall"], at["card"] = STALLS[state.burning], card_id(components, state.card[state.burning])
    if at:
        result["at"] = at
    return result


def amounts(terms: Terms) -> dict[str, int]:
    return {AMOUNTS[terms[i]]: terms[i + 1] for i in range(0, len(terms), 2)}
