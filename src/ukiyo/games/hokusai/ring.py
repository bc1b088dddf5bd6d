"""The cards around the rondel: players take kakemonos and artisans, and the decks refill the spaces."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, effects, steps
from ukiyo.games.hokusai.components import CHAIRS, N_TOOLS, SECTORS, Card
from ukiyo.games.hokusai.step import Necessary, Step, or_none
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY, TOP, Table

# Kakemonos


def take_choices(table: Table, seat: Seat) -> list[int]:
    """Take a kakemono from any position, if the atelier has space."""
    if table.free_place(seat) < 0:
        return []
    return [actions.TAKE + position for position in range(SECTORS) if table.ring[position] != NO_CARD]


def take(table: Table, seat: Seat, position: int) -> None:
    """Take a kakemono with its markers. Its owner sees its back, so earlier moves can't be undone."""
    table.undo_floor = table.moves
    first, second = table.ring_markers[position * 2], table.ring_markers[position * 2 + 1]
    table.settle(table.free_place(seat), table.ring[position], first, second)
    fill_ring(table, position)


class TakeAny(Step):
    """Choose a kakemono from any position, or none."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none(take_choices(table, seat))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        take(table, seat, action - actions.TAKE)


class FirstWork(Necessary):
    """Choose the additional kakemono that Hokusai starts with."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return take_choices(table, seat)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        take(table, seat, action - actions.TAKE)


def fill_ring(table: Table, position: int) -> None:
    """Put the top card of the deck in this position with its markers, and reveal the next card."""
    table.ring = replaced(table.ring, position, table.ring[TOP])
    table.ring_markers = table.ring_markers[:]
    table.ring_markers[position * 2] = table.ring_markers[TOP * 2]
    table.ring_markers[position * 2 + 1] = table.ring_markers[TOP * 2 + 1]
    if table.ring[position] != NO_CARD:
        table.add_effect(effects.RING_KAKEMONO, NOBODY, table.ring[position], position)
    reveal(table)


def reveal(table: Table) -> None:
    """Reveal the next kakemono of the deck, with up to two markers from the tool bag."""
    card, first, second = NO_CARD, NO_TOOL, NO_TOOL
    if table.deck:
        drawn = table.draw(len(table.deck))
        card = table.deck[drawn]
        table.deck = table.deck[:drawn] + table.deck[drawn + 1 :]
        first = table.draw_tool()
        second = table.draw_tool()
        table.add_effect(effects.REVEALED, NOBODY, card, 0)
    table.ring = replaced(table.ring, TOP, card)
    table.ring_markers = [*table.ring_markers[: TOP * 2], first, second]


# Artisans


def hire_choices(table: Table) -> list[int]:
    """Hire an artisan from any position."""
    return [actions.HIRE + position for position in range(SECTORS) if table.ring_artisans[position] != NO_CARD]


def hire(table: Table, seat: Seat, position: int) -> None:
    artisan = table.ring_artisans[position]
    table.ring_artisans = replaced(table.ring_artisans, position, NO_CARD)
    seat_artisan(table, seat, artisan)


class HireAny(Step):
    """Choose an artisan from any position, or none."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none(hire_choices(table))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        hire(table, seat, action - actions.HIRE)


def seat_artisan(table: Table, seat: Seat, artisan: Card) -> None:
    """Give an artisan a chair. If all chairs are taken, the player dismisses an artisan first."""
    number = table.number_of_artisans(seat)
    if number < table.chairs(seat):
        sit_down(table, seat, number, artisan)
    else:
        table.arriving = artisan
        table.push(steps.DISMISS, seat)


class Dismiss(Necessary):
    """Choose an artisan to dismiss. It goes under the pile, and the new artisan takes its chair."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return [actions.DISMISS + chair for chair in range(table.number_of_artisans(seat))]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        chair = action - actions.DISMISS
        return_to_pile(table, table.artisans[seat * CHAIRS + chair], NOBODY)
        artisan = table.arriving
        table.arriving = NO_CARD
        sit_down(table, seat, chair, artisan)


def sit_down(table: Table, seat: Seat, chair: int, artisan: Card) -> None:
    table.artisans = replaced(table.artisans, seat * CHAIRS + chair, artisan)
    read_artisans(table, seat)
    for position in range(SECTORS):
        if table.ring_artisans[position] == NO_CARD:
            table.ring_artisans = replaced(table.ring_artisans, position, draw_artisan(table))
            table.add_effect(effects.RING_ARTISAN, NOBODY, table.ring_artisans[position], position)


class Sacrifice(Dismiss):
    """Choose an artisan to sacrifice. It goes under the pile, and the remaining artisans move up."""

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        chair, end = seat * CHAIRS + action - actions.DISMISS, (seat + 1) * CHAIRS
        artisans = table.artisans
        return_to_pile(table, artisans[chair], NOBODY)
        table.artisans = artisans[:chair] + artisans[chair + 1 : end] + [NO_CARD] + artisans[end:]
        read_artisans(table, seat)


def read_artisans(table: Table, seat: Seat) -> None:
    """Update the icons and substitutions of a seat's artisans."""
    components = table.components
    substitutes = 0
    tools = [0] * N_TOOLS
    for chair in range(seat * CHAIRS, (seat + 1) * CHAIRS):
        artisan = table.artisans[chair]
        if artisan == NO_CARD:
            break
        tools[components.tool[artisan]] += components.icons[artisan]
        substitutes |= components.substitution[artisan]
    table.shown = table.shown[: seat * N_TOOLS] + tools + table.shown[(seat + 1) * N_TOOLS :]
    table.substitutes = replaced(table.substitutes, seat, substitutes)


def return_to_pile(table: Table, artisan: Card, known_to: Seat) -> None:
    table.returned = [*table.returned, artisan]
    table.returned_by = [*table.returned_by, known_to]


def draw_artisan(table: Table) -> Card:
    """Draw the top artisan. The pile can't be empty, because at most 21 of the 25 artisans are in ateliers and around the rondel."""
    table.undo_floor = table.moves
    if table.fresh:
        drawn = table.draw(len(table.fresh))
        artisan = table.fresh[drawn]
        table.fresh = table.fresh[:drawn] + table.fresh[drawn + 1 :]
    else:
        artisan = table.returned[0]
        table.returned = table.returned[1:]
        table.returned_by = table.returned_by[1:]
    return artisan
