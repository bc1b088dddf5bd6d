"""Main action 3: return the drops of a finished kakemono, turn the wheel, place the work on the cloth and sign it."""

from typing import Final

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, effects, steps
from ukiyo.games.hokusai.components import (
    ARTISAN_ICON,
    BEYOND,
    BLACK,
    HARUNOBU,
    ICONS,
    KAKEMONO_ICON,
    N_COLOURS,
    PAINTS,
    PRIMARIES,
    SECTORS,
    UTAMARO,
    Card,
    Cell,
)  # fmt: skip
from ukiyo.games.hokusai.ring import hire, hire_choices, take, take_choices
from ukiyo.games.hokusai.rondel import begin_entering
from ukiyo.games.hokusai.step import Repeated, Step, or_none
from ukiyo.games.hokusai.table import NO_CARD, NOBODY, Table

N_SIDES: Final = 4


def give_up_drops(table: Table, seat: Seat) -> None:
    """Primaries go to the wheel, secondaries to the reserve, and the joker beside the atelier, or to the discard area if it is freed."""
    place = table.exhibiting
    on_card = place * N_COLOURS
    for primary in range(PRIMARIES):
        table.entering[primary] = table.painted[on_card + primary]
        table.painted[on_card + primary] = 0
    for secondary in range(PRIMARIES, PAINTS):
        table.reserve[secondary - PRIMARIES] += table.painted[on_card + secondary]
        table.painted[on_card + secondary] = 0
    if table.painted[on_card + BLACK] > 0:
        table.painted[on_card + BLACK] = 0
        if table.freed[place]:
            table.discard[seat * N_COLOURS + BLACK] += 1
            table.freed = replaced(table.freed, place, 0)
        else:
            table.beside[seat] += 1
    table.push(steps.PLACE, seat)
    if table.master[seat] == HARUNOBU:
        table.push(steps.ROTATE, seat)
    table.push(steps.OVAL_TOKEN, seat)
    table.push(steps.TURN_WHEEL, seat)
    begin_entering(table, seat)
    if table.master[seat] == UTAMARO:
        table.push(steps.KEEP, seat)


class Keep(Step):
    """Choose a primary to keep, with Utamaro."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none([actions.KEEP + primary for primary in range(PRIMARIES) if table.entering[primary] > 0])

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        primary = action - actions.KEEP
        table.entering[primary] -= 1
        table.discard[seat * N_COLOURS + primary] += 1


# Harunobu rotates a work first


class Rotate(Step):
    """Choose one of the works on the cloth, or none."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none(sorted([actions.ROTATE + card for card in table.cloth]))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.chosen = table.cloth.index(action - actions.ROTATE)
        table.push(steps.ROTATE_TO, seat)


class RotateTo(Step):
    """Choose its new orientation."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.ORIENT + side for side in range(N_SIDES) if side != table.cloth_turn[table.chosen]]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.cloth_turn = replaced(table.cloth_turn, table.chosen, action - actions.ORIENT)


# Placing and signing


class Place(Step):
    """Choose a free cell next to a work."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        cells: list[Cell] = []
        for cell in table.cloth_cell:
            for side in range(N_SIDES):
                neighbour = BEYOND[cell * N_SIDES + side]
                if neighbour >= 0 and neighbour not in cells and neighbour not in table.cloth_cell:
                    cells.append(neighbour)
        cells.sort()
        return [actions.PLACE + cell for cell in cells]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.cell = action - actions.PLACE
        table.push(steps.ORIENT, seat)


class Orient(Step):
    """Choose the orientation of the work, which is then signed and revealed. Edges that match their neighbours give bonuses."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.ORIENT + side for side in range(N_SIDES)]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        turn = action - actions.ORIENT
        table.undo_floor = table.moves
        card = table.atelier[table.exhibiting]
        table.atelier[table.exhibiting] = NO_CARD
        table.cloth = [*table.cloth, card]
        table.cloth_cell = [*table.cloth_cell, table.cell]
        table.cloth_turn = [*table.cloth_turn, turn]
        table.cloth_by = [*table.cloth_by, seat]
        table.signatures = replaced(table.signatures, seat, table.signatures[seat] - 1)
        read_edges(table, seat, card, turn)
        check_end(table, seat)
        table.push(steps.BONUS, seat)


def edge(table: Table, card: Card, turn: int, side: int) -> int:
    """Return the number of the edge on one side of a card whose north points to `turn`."""
    return table.back[card] * N_SIDES + (side - turn) % N_SIDES


def met(table: Table, card: Card, cell: Cell, turn: int) -> list[int]:
    """Return the icons on matching edges if the card is placed in this cell and orientation: icon, count, icon, count."""
    components = table.components
    icons: list[int] = []
    for side in range(N_SIDES):
        neighbour = BEYOND[cell * N_SIDES + side]
        if neighbour in table.cloth_cell:
            other = table.cloth_cell.index(neighbour)
            own_edge = edge(table, card, turn, side)
            other_edge = edge(table, table.cloth[other], table.cloth_turn[other], (side + 2) % N_SIDES)
            if components.edge_icon[own_edge] == components.edge_icon[other_edge]:
                icons += [components.edge_icon[own_edge], min(components.edge_count[own_edge], components.edge_count[other_edge])]
    return icons


def read_edges(table: Table, seat: Seat, card: Card, turn: int) -> None:
    """Gain the icons on matching edges."""
    icons = met(table, card, table.cell, turn)
    for i in range(0, len(icons), 2):
        table.bonus = replaced(table.bonus, icons[i], table.bonus[icons[i]] + icons[i + 1])
        table.add_effect(effects.BONUS, seat, icons[i], icons[i + 1])


def check_end(table: Table, seat: Seat) -> None:
    """A player's last signature or a full cloth triggers the end of the game. In a solo game, the fifth work ends it immediately."""
    if table.players == 1:
        if len(table.cloth) > table.components.works:
            table.push(steps.CLOSE, seat)
    elif table.closer == NOBODY and (table.signatures[seat] == 0 or len(table.cloth) >= table.components.cloth[table.players - 1]):
        table.closer = seat
        table.add_effect(effects.CLOSING, seat, len(table.cloth), 0)


# Bonuses


class Bonus(Repeated):
    """Take the bonuses of the edges one by one, in any order. The action "done" forfeits the rest."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        bonus = table.bonus
        if sum(bonus) == 0:
            return []
        choices: list[int] = []
        if bonus[KAKEMONO_ICON] > 0:
            choices += take_choices(table, seat)
        if bonus[ARTISAN_ICON] > 0:
            choices += hire_choices(table)
        for drop in range(SECTORS * PRIMARIES):
            if bonus[drop % PRIMARIES] > 0 and table.wheel[drop] > 0:
                choices.append(actions.COLLECT + drop)
        for secondary in range(PAINTS - PRIMARIES):
            if bonus[PRIMARIES + secondary] > 0 and table.reserve[secondary] > 0:
                choices.append(actions.GAIN + secondary)
        return or_none(choices)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        if action < actions.HIRE:
            icon = KAKEMONO_ICON
            take(table, seat, action - actions.TAKE)
        elif action < actions.COLLECT:
            icon = ARTISAN_ICON
            hire(table, seat, action - actions.HIRE)
        elif action < actions.GAIN:
            icon = (action - actions.COLLECT) % PRIMARIES
            table.collect(seat, action - actions.COLLECT)
        else:
            icon = action - actions.GAIN + PRIMARIES
            table.gain(seat, action - actions.GAIN)
        table.bonus = replaced(table.bonus, icon, table.bonus[icon] - 1)

    def decline(self, table: Table, seat: Seat) -> None:
        table.bonus = [0] * len(ICONS)


class Close(Step):
    """A solo game ends after the bonuses of the last work."""

    def run(self, table: Table, seat: Seat) -> None:
        table.end()
