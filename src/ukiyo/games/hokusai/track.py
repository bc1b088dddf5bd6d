"""Expansion: the pigment track. At the end of a turn, the number of the player's drops determines the row, which has effects."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, effects, steps
from ukiyo.games.hokusai.components import N_COLOURS, PAINTS, PLACES, PRIMARIES
from ukiyo.games.hokusai.objectives import draw_objective
from ukiyo.games.hokusai.rondel import begin_entering
from ukiyo.games.hokusai.step import Necessary, Step
from ukiyo.games.hokusai.table import Table
from ukiyo.games.hokusai.tokens import drops_of


class Count(Step):
    """Move the marker. Some rows give a bonus when reached from above, and the player loses eight drops on the last row."""

    def run(self, table: Table, seat: Seat) -> None:
        components = table.components
        before = table.row[seat]
        drops = table.count_drops(seat)
        row = max(components.lowest, min(drops, components.highest))
        table.row = replaced(table.row, seat, row)
        table.add_effect(effects.TRACK, seat, row, drops)
        if row == components.highest:
            table.row = replaced(table.row, seat, components.falls_to)
            begin_entering(table, seat)
            for _ in range(components.loses):
                table.push(steps.LOSE, seat)
        elif row < before:
            if row == components.secondary_row:
                table.push(steps.GAIN, seat)
            elif row == components.objective_row:
                draw_objective(table, seat)


class Lose(Necessary):
    """Choose any drop except black: from the areas, the bag or a kakemono."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        choices: list[int] = []
        for area in range(actions.FROM_CARDS):
            drops = drops_of(table, area)
            for paint in range(PAINTS):
                if drops[seat * N_COLOURS + paint] > 0:
                    choices.append(actions.LOSE + area * PAINTS + paint)
        for at in range(PLACES):
            for paint in range(PAINTS):
                if table.painted[(seat * PLACES + at) * N_COLOURS + paint] > 0:
                    choices.append(actions.LOSE + (actions.FROM_CARDS + at) * PAINTS + paint)
        return choices

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        """Primaries go to the wheel, and secondaries to the reserve. A kakemono that loses a drop needs it again."""
        drop = action - actions.LOSE
        area, paint = drop // PAINTS, drop % PAINTS
        if area < actions.FROM_CARDS:
            drops_of(table, area)[seat * N_COLOURS + paint] -= 1
        else:
            scrape(table, seat * PLACES + area - actions.FROM_CARDS, paint)
        if paint < PRIMARIES:
            table.entering[paint] += 1
        else:
            table.reserve[paint - PRIMARIES] += 1


def scrape(table: Table, place: int, paint: int) -> None:
    """Take a drop off a kakemono. It was painted as its own colour or, by substitution, as another colour."""
    table.painted[place * N_COLOURS + paint] -= 1
    pigments = table.components.pigments[table.atelier[place]]
    for colour in [paint, *range(PRIMARIES)]:
        if pigments[colour] - table.missing[place * PAINTS + colour] > table.painted[place * N_COLOURS + colour]:
            table.missing[place * PAINTS + colour] += 1
            return
