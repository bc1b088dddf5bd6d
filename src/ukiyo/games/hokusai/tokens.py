"""The eight action tokens, activated by an apprentice next to them or by the oval of the wheel."""

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions, steps
from ukiyo.games.hokusai.components import (
    FETCH,
    FIVE_ARTISANS,
    N_COLOURS,
    NEW_OBJECTIVE,
    PAINTS,
    PRIMARIES,
    READY_DROP,
    RECOLOUR,
    RECOVER,
    THREE_DROPS,
    TWO_DROPS,
    Card,
)  # fmt: skip
from ukiyo.games.hokusai.ring import draw_artisan, return_to_pile, seat_artisan
from ukiyo.games.hokusai.step import Necessary, Step, or_none
from ukiyo.games.hokusai.table import NO_CARD, Table

IN_ACTIVE = 0
IN_DISCARD = 1


def activate(table: Table, seat: Seat, token: int) -> None:
    """Use a token. It has no effect if there are no drops or objectives for it."""
    if token == FIVE_ARTISANS:
        offer_artisans(table, seat)
    elif token == THREE_DROPS:
        for _ in range(3):
            table.push(steps.COLLECT_HERE, seat)
    elif token == TWO_DROPS:
        for away in range(table.players - 1, 0, -1):
            table.push(steps.COLLECT_OFFERED, (seat + away) % table.players)
        table.push(steps.COLLECT_ANY, seat)
        table.push(steps.COLLECT_ANY, seat)
    elif token == RECOVER:
        table.push(steps.RECOVER, seat)
        table.push(steps.RECOVER, seat)
    elif token == READY_DROP:
        table.push(steps.COLLECT_READY, seat)
    elif token == NEW_OBJECTIVE:
        table.push(steps.LOOK, seat)
        table.push(steps.COLLECT_WISHED, seat)
    elif token == FETCH:
        table.push(steps.FETCH, seat)
    elif token == RECOLOUR:
        table.push(steps.RECOLOUR, seat)


# 1: one of five artisans


def offer_artisans(table: Table, seat: Seat) -> None:
    """Draw five artisans, or all remaining ones."""
    number = min(table.components.offer, len(table.fresh) + len(table.returned))
    table.offer = [draw_artisan(table) for _ in range(number)]
    table.push(steps.PICK, seat)


class Pick(Step):
    """Choose an artisan or none. The others go under the pile in order, and only this player has seen them."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none(sorted([actions.PICK + artisan for artisan in table.offer]))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        artisan = action - actions.PICK
        return_all_but(table, seat, artisan)
        seat_artisan(table, seat, artisan)

    def decline(self, table: Table, seat: Seat) -> None:
        return_all_but(table, seat, NO_CARD)


def return_all_but(table: Table, seat: Seat, artisan: Card) -> None:
    for other in table.offer:
        if other != artisan:
            return_to_pile(table, other, seat)
    table.offer = []


# 4 and 7: drops from the discard area or the bag to the active area


class Recover(Necessary):
    """Choose a drop from the discard area."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        base = seat * N_COLOURS
        return [actions.RECOVER + colour for colour in range(N_COLOURS) if table.discard[base + colour] > 0]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        colour = action - actions.RECOVER
        table.discard[seat * N_COLOURS + colour] -= 1
        table.active[seat * N_COLOURS + colour] += 1


def fetch_choices(table: Table, seat: Seat) -> list[int]:
    """Choose a drop from the bag."""
    base = seat * N_COLOURS
    return [actions.FETCH + colour for colour in range(N_COLOURS) if table.bag[base + colour] > 0]


def fetch(table: Table, seat: Seat, colour: int) -> None:
    table.bag[seat * N_COLOURS + colour] -= 1
    table.active[seat * N_COLOURS + colour] += 1


class Fetch(Necessary):
    """Choose the first drop."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return fetch_choices(table, seat)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        fetch(table, seat, action - actions.FETCH)
        table.push(steps.FETCH_MORE, seat)


class FetchMore(Step):
    """Choose a second drop, or stop."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none(fetch_choices(table, seat))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        fetch(table, seat, action - actions.FETCH)


# 8: exchange a secondary


def drops_of(table: Table, area: int) -> list[int]:
    if area == IN_ACTIVE:
        return table.active
    return table.discard if area == IN_DISCARD else table.bag


class Recolour(Necessary):
    """Choose one of the player's secondaries, if the reserve has one of another colour."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        choices: list[int] = []
        for area in range(len(actions.AREAS)):
            drops = drops_of(table, area)
            for secondary in range(PAINTS - PRIMARIES):
                others = sum(table.reserve) - table.reserve[secondary]
                if drops[seat * N_COLOURS + PRIMARIES + secondary] > 0 and others > 0:
                    choices.append(actions.RECOLOUR + area * PRIMARIES + secondary)
        return choices

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.chosen = action - actions.RECOLOUR
        table.push(steps.RECOLOUR_TO, seat)


class RecolourTo(Necessary):
    """Choose the new colour. The new drop replaces the old one."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        old = table.chosen % PRIMARIES
        return [actions.GAIN + secondary for secondary in range(PAINTS - PRIMARIES) if secondary != old and table.reserve[secondary] > 0]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        drops = drops_of(table, table.chosen // PRIMARIES)
        old, secondary = table.chosen % PRIMARIES, action - actions.GAIN
        base = seat * N_COLOURS + PRIMARIES
        drops[base + old] -= 1
        drops[base + secondary] += 1
        table.reserve[old] += 1
        table.reserve[secondary] -= 1
