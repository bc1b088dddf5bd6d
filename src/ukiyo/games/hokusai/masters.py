"""The choice of masters, and powers that are separate actions. Other powers are in the modules of the rules that they change."""

from typing import Final

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, effects, steps
from ukiyo.games.hokusai.artisans import marks
from ukiyo.games.hokusai.components import (
    BLACK,
    EISHI,
    HOKUSAI,
    KUNISADA,
    KUNIYOSHI,
    MASTERS,
    MORONOBU,
    N_COLOURS,
    N_TOOLS,
    PLACES,
    PRIMARIES,
    SHARAKU,
    SHUNSHO,
)  # fmt: skip
from ukiyo.games.hokusai.step import Necessary
from ukiyo.games.hokusai.table import Table

# By master, with a last entry for a player without one: whether the power is a separate action.
OWN_ACTIONS: Final = [master in (KUNISADA, EISHI, KUNIYOSHI, MORONOBU, SHUNSHO) for master in range(len(MASTERS) + 1)]


class ChooseMaster(Necessary):
    """Choose one of the masters on offer."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return [actions.MASTER + master for master in table.masters]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        master = action - actions.MASTER
        table.masters = [other for other in table.masters if other != master]
        table.master = replaced(table.master, seat, master)


def prepare_masters(table: Table) -> None:
    """Before the first turn, Sharaku draws two different markers, and Hokusai chooses an additional kakemono."""
    for seat in range(table.players):
        if table.master[seat] == SHARAKU:
            first = table.draw_tool()
            others = table.tool_bag[first]
            table.tool_bag[first] = 0
            table.sharaku = [first, table.draw_tool()]
            table.tool_bag[first] = others
        elif table.master[seat] == HOKUSAI:
            table.push(steps.FIRST_WORK, seat)


def add_master_choices(table: Table, seat: Seat, choices: list[int]) -> None:
    """Kunisada and Eishi have special extra actions. Kuniyoshi, Moronobu and Shunsho can use their power once per turn."""
    master = table.master[seat]
    if not OWN_ACTIONS[master]:
        return
    if table.extra_open:
        if master == KUNISADA:
            choices += [actions.EXCHANGE + mark for mark in marks(table, seat) if partners(table, seat, mark)]
        elif master == EISHI and sum_of(table.bag, seat) + sum_of(table.discard, seat) > 0:
            choices.append(actions.POWER)
    if table.power_open:
        if master == KUNIYOSHI:
            if table.bag[seat * N_COLOURS + BLACK] > 0:
                choices.append(actions.POWER)
        elif master == MORONOBU:
            choices += [actions.DROP + colour for colour in range(N_COLOURS) if table.active[seat * N_COLOURS + colour] > 0]
        elif master == SHUNSHO and sum(table.tool_bag) > 0:
            choices += [actions.EXCHANGE + mark for mark in marks(table, seat)]


def sum_of(drops: list[int], seat: Seat) -> int:
    return sum(drops[seat * N_COLOURS : (seat + 1) * N_COLOURS])


def use_power(table: Table, seat: Seat) -> None:
    if table.master[seat] == EISHI:
        table.extra_open = False
        search_secondary(table, seat)
    else:
        table.power_open = False
        table.bag[seat * N_COLOURS + BLACK] -= 1
        table.active[seat * N_COLOURS + BLACK] += 1


def search_secondary(table: Table, seat: Seat) -> None:
    """Eishi draws until a secondary appears, which becomes active. An empty bag is refilled from the discard area.

    The other drops drawn are discarded at the end, so the bag is refilled at most once.
    """
    others = [0] * N_COLOURS
    total = table.in_bag(seat) or table.tip(seat)
    while total > 0:
        colour = table.draw_from_bag(seat, total)
        table.active[seat * N_COLOURS + colour] += 1
        if PRIMARIES <= colour < BLACK:
            table.add_effect(effects.DREW, seat, colour, 0)
            break
        others[colour] += 1
        total = total - 1 or table.tip(seat)
    for colour in range(N_COLOURS):
        table.active[seat * N_COLOURS + colour] -= others[colour]
        table.discard[seat * N_COLOURS + colour] += others[colour]


def drop_and_draw(table: Table, seat: Seat, colour: int) -> None:
    """Moronobu discards a drop and draws another. An empty bag is refilled from the discard area first."""
    table.power_open = False
    table.active[seat * N_COLOURS + colour] -= 1
    table.discard[seat * N_COLOURS + colour] += 1
    total = table.in_bag(seat)
    if total == 0:
        total = table.tip(seat)
    drawn = table.draw_from_bag(seat, total)
    table.active[seat * N_COLOURS + drawn] += 1
    table.add_effect(effects.DREW, seat, drawn, 0)


# Exchanging markers


def partners(table: Table, seat: Seat, mark: int) -> list[int]:
    """Return the markers on other kakemonos that can be exchanged for this one."""
    return [other for other in marks(table, seat) if other // N_TOOLS != mark // N_TOOLS and other % N_TOOLS != mark % N_TOOLS]


def exchange(table: Table, seat: Seat, mark: int) -> None:
    """Kunisada exchanges the marker for one on another kakemono, and Shunsho for a random one from the bag."""
    if table.master[seat] == KUNISADA:
        table.extra_open = False
        table.chosen = mark
        table.push(steps.EXCHANGE_WITH, seat)
        return
    table.power_open = False
    drawn = table.draw_tool()
    place = seat * PLACES + mark // N_TOOLS
    table.lift_marker(place, mark % N_TOOLS)
    table.lay_marker(place, drawn)
    table.tool_bag[mark % N_TOOLS] += 1


class ExchangeWith(Necessary):
    """Choose the second marker, with Kunisada."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return [actions.EXCHANGE + mark for mark in partners(table, seat, table.chosen)]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        mark = action - actions.EXCHANGE
        place, other_place = seat * PLACES + table.chosen // N_TOOLS, seat * PLACES + mark // N_TOOLS
        table.lift_marker(place, table.chosen % N_TOOLS)
        table.lift_marker(other_place, mark % N_TOOLS)
        table.lay_marker(place, mark % N_TOOLS)
        table.lay_marker(other_place, table.chosen % N_TOOLS)
