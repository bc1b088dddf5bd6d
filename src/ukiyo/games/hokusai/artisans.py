"""Extra action 1: artisans remove markers, or the player sacrifices an artisan to remove a marker."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, steps
from ukiyo.games.hokusai.components import CHAIRS, N_TOOLS, PLACES, SHARAKU
from ukiyo.games.hokusai.step import Necessary, Repeated, or_none
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, Table


def marks(table: Table, seat: Seat) -> list[int]:
    """Return the markers on a seat's kakemonos as place * 5 + tool, sorted. Two equal markers on a card are listed once."""
    result: list[int] = []
    markers = table.markers
    for at in range(PLACES):
        first = markers[(seat * PLACES + at) * 2]
        if first != NO_TOOL:
            second = markers[(seat * PLACES + at) * 2 + 1]
            if second == NO_TOOL or second == first:
                result.append(at * N_TOOLS + first)
            elif first < second:
                result += [at * N_TOOLS + first, at * N_TOOLS + second]
            else:
                result += [at * N_TOOLS + second, at * N_TOOLS + first]
    return result


def add_activation_choices(table: Table, seat: Seat, choices: list[int]) -> None:
    """A marker can be removed if an artisan or Sharaku shows its tool. Otherwise the player must sacrifice an artisan."""
    sharaku = table.master[seat] == SHARAKU
    alone = table.artisans[seat * CHAIRS] == NO_CARD
    if alone and not sharaku:
        return
    base = seat * N_TOOLS
    lacking: list[int] = []
    for mark in marks(table, seat):
        tool = mark % N_TOOLS
        if table.shown[base + tool] > 0 or (sharaku and tool in table.sharaku):
            choices.append(actions.REMOVE + mark)
        else:
            lacking.append(actions.SACRIFICE + mark)
    if not alone:
        choices += lacking


def begin_activation(table: Table, seat: Seat, mark: int) -> None:
    """Start the action, in which each icon removes one marker, and Sharaku removes one with either of his tools."""
    table.icons = table.shown[seat * N_TOOLS : (seat + 1) * N_TOOLS]
    table.sharaku_open = table.master[seat] == SHARAKU
    table.push(steps.ACTIVATE, seat)
    remove(table, seat, mark)


class Activate(Repeated):
    """Choose the next marker to remove."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        choices: list[int] = []
        for mark in marks(table, seat):
            tool = mark % N_TOOLS
            if table.icons[tool] > 0 or (table.sharaku_open and tool in table.sharaku):
                choices.append(actions.REMOVE + mark)
        return or_none(choices)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        remove(table, seat, action - actions.REMOVE)


def remove(table: Table, seat: Seat, mark: int) -> None:
    """Remove a marker. Artisans are used before Sharaku, who can remove either of two kinds."""
    tool = mark % N_TOOLS
    if table.icons[tool] > 0:
        table.icons = replaced(table.icons, tool, table.icons[tool] - 1)
    else:
        table.sharaku_open = False
    table.take_marker(seat, mark)


def sacrifice(table: Table, seat: Seat, mark: int) -> None:
    """Remove a marker whose tool no artisan shows. The player then chooses an artisan to sacrifice."""
    table.take_marker(seat, mark)
    table.push(steps.SACRIFICE, seat)


class RemoveOne(Necessary):
    """Choose any marker, for an effect that removes one."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return [actions.REMOVE + mark for mark in marks(table, seat)]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.take_marker(seat, action - actions.REMOVE)


def remove_all(table: Table, seat: Seat) -> None:
    for place in range(seat * PLACES, (seat + 1) * PLACES):
        while table.markers[place * 2] != NO_TOOL:
            table.take_marker(seat, (place - seat * PLACES) * N_TOOLS + table.markers[place * 2])
