"""Phase B, business: use the shop once and one of the characters behind it once. Both are optional and can be done in any order."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.iki import actions, effects, steps
from ukiyo.games.iki.building import build, building_choices, can_build
from ukiyo.games.iki.components import (
    BUILD,
    CONSTRUCTION_SITE,
    FISH,
    FISH_MARKET,
    MON,
    PIPE,
    POUCH,
    RAISE,
    SEASON_TOKENS,
    SWAP,
    TOBACCO_SHOP,
    Stall,
)
from ukiyo.games.iki.experience import gain_experience
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import NO_CARD, NO_TOKEN, NOBODY, Table


class DoBusiness(Step):
    """Choose what to use. This step repeats until the player is done."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        space = table.oyakata[seat]
        choices: list[int] = []
        if table.guest_open:
            for stall in table.board.served[space]:
                if table.is_character(stall) and worth_a_visit(table, seat, stall):
                    choices.append(actions.VISIT + stall)
        if table.shop_open:
            components = table.components
            for trade in components.trades_at[space]:
                if table.has(seat, components.trade_pay[trade]):
                    choices.append(actions.TRADE + trade)
            if space == CONSTRUCTION_SITE:
                choices += building_choices(table, seat)
            elif space == TOBACCO_SHOP:
                choices += token_choices(table, seat, PIPE)
                choices += token_choices(table, seat, POUCH)
            elif space == FISH_MARKET:
                choices += fish_choices(table, seat)
        if choices:
            choices.append(actions.DONE)
        return choices

    def resolve(self, table: Table, seat: Seat, action: int) -> None:
        if action == actions.DONE:
            table.stack.pop()
        elif action < actions.RAISE:
            visit(table, seat, action - actions.VISIT)
        elif action < actions.BUILD:
            trade(table, seat, action - actions.TRADE)
        elif action < actions.BUY:
            build(table, seat, action - actions.BUILD)
        else:
            buy(table, seat, action - actions.BUY)


# Shops


def trade(table: Table, seat: Seat, number: int) -> None:
    table.shop_open = False
    table.pay(seat, table.components.trade_pay[number])
    table.gain(seat, table.components.trade_gain[number])


def first_token(table: Table) -> int:
    """Return the number of the first token on sale. Winter's tokens are still on sale at New Year."""
    return table.season() * SEASON_TOKENS


def token_choices(table: Table, seat: Seat, kind: int) -> list[int]:
    """Return the season's two tokens of a kind, if they are available and affordable."""
    first = first_token(table) + 2 * kind
    purse = table.mon(seat)
    return [
        actions.BUY + token
        for token in range(first, first + 2)
        if table.token_by[token] == NOBODY and table.components.price[token] <= purse
    ]


def fish_choices(table: Table, seat: Seat) -> list[int]:
    """A player can buy one fish per season."""
    first = first_token(table)
    if table.token_by[first] == seat or table.token_by[first + 1] == seat:
        return []
    return token_choices(table, seat, FISH)


def buy(table: Table, seat: Seat, token: int) -> None:
    """Buy a fish, a pipe or a pouch. A pipe takes effect immediately. A player who buys a pipe can also buy a pouch, and vice versa."""
    components = table.components
    table.shop_open = False
    table.add(seat, MON, -components.price[token])
    table.token_by = replaced(table.token_by, token, seat)
    kind = components.token_kind[token]
    if kind != FISH and table.bought == NO_TOKEN:
        table.bought = token
        table.push(steps.SECOND_PURCHASE, seat)
    if kind == PIPE:
        table.gain(seat, components.pipe_gain[token])
        if components.pipe_raises[token]:
            table.push(steps.CHOOSE_RAISE, seat)


class SecondPurchase(Step):
    """Choose the second kind of token that the tobacco shop sells, or nothing."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        first_kind = table.components.token_kind[table.bought]
        choices = token_choices(table, seat, POUCH if first_kind == PIPE else PIPE)
        if choices:
            choices.append(actions.DONE)
        return choices

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        if action != actions.DONE:
            buy(table, seat, action - actions.BUY)


# Characters


def worth_a_visit(table: Table, seat: Seat, stall: Stall) -> bool:
    """Return whether the visitor can pay and the visit would have an effect."""
    card = table.card[stall]
    components = table.components
    if not table.has(seat, components.pay[card]):
        return False
    ability = components.ability[card]
    if ability == RAISE:
        return len(raise_choices(table, seat)) > 0
    if ability == SWAP:
        return len(swap_choices(table)) >= 2
    if ability == BUILD:
        return can_build(table, seat, components.discount[card])
    return True


def visit(table: Table, seat: Seat, stall: Stall) -> None:
    table.guest_open = False
    card = table.card[stall]
    components = table.components
    table.visited = card
    table.pay(seat, components.pay[card])
    table.gain(seat, components.gain[card])
    if components.opponents[card]:
        for other in range(table.players):
            if other != seat:
                table.gain(other, components.opponents[card])
    table.push(steps.AFTER_VISIT, seat)
    ability = components.ability[card]
    if ability == RAISE:
        table.push(steps.CHOOSE_RAISE, seat)
    elif ability == SWAP:
        table.push(steps.CHOOSE_SWAP, seat)
    elif ability == BUILD:
        table.push(steps.CHOOSE_BUILDING, seat)


class AfterVisit(Step):
    """An opponent's character gains experience, even if a swap has moved it. A neutral one leaves."""

    def run(self, table: Table, seat: Seat) -> None:
        card = table.visited
        table.visited = NO_CARD
        for stall in table.board.stalls:
            if table.card[stall] == card:
                owner = table.owner[stall]
                if owner == NOBODY:
                    table.add_effect(effects.LEAVES, NOBODY, card, stall)
                    table.clear(stall)
                elif owner != seat:
                    gain_experience(table, stall)
                return


def raise_choices(table: Table, seat: Seat) -> list[int]:
    return [actions.RAISE + stall for stall in table.board.stalls if table.employs(seat, stall)]


class ChooseRaise(Step):
    """Choose one of the player's own characters to gain experience."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return raise_choices(table, seat)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        gain_experience(table, action - actions.RAISE)


def swap_choices(table: Table) -> list[int]:
    return [actions.SWAP + stall for stall in table.board.stalls if table.is_character(stall)]


class ChooseSwap(Step):
    """Choose the first of two characters to swap."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return swap_choices(table)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.swapping = action - actions.SWAP
        table.push(steps.CHOOSE_WITH, seat)


class ChooseWith(Step):
    """Choose the second character. The two swap stalls with their kobun and experience, at no extra cost."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.WITH + stall for stall in table.board.stalls if stall != table.swapping and table.is_character(stall)]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        stall, other_stall = table.swapping, action - actions.WITH
        for pieces in (table.card, table.owner, table.experience):
            pieces[stall], pieces[other_stall] = pieces[other_stall], pieces[stall]
        table.swapping = NO_CARD
