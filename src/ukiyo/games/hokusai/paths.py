"""Expansion: the Paths. As an extra action, a player pays a drop for one step. The last step of each card gives a bonus."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, effects, steps
from ukiyo.games.hokusai.artisans import remove_all
from ukiyo.games.hokusai.components import (
    N_COLOURS,
    PATH_MARKERS,
    PATH_OBJECTIVE,
    PATH_SECONDARY,
    PATH_TURN,
    PRIMARIES,
)  # fmt: skip
from ukiyo.games.hokusai.objectives import draw_objective
from ukiyo.games.hokusai.painting import STANDING_IN
from ukiyo.games.hokusai.step import Step, or_none
from ukiyo.games.hokusai.table import NOBODY, Table


def add_step_choices(table: Table, seat: Seat, choices: list[int]) -> None:
    """Add the drops that match the next step. Jokers are not allowed."""
    if table.climbed[seat] == len(table.path):
        return
    colour = table.path[table.climbed[seat]]
    base = seat * N_COLOURS
    if colour >= PRIMARIES:
        if table.active[base + colour] > 0:
            choices.append(actions.STEP + colour)
        return
    for drop in STANDING_IN[table.substitutes[seat] * PRIMARIES + colour]:
        if table.active[base + drop] > 0:
            choices.append(actions.STEP + drop)


def climb(table: Table, seat: Seat, drop: int) -> None:
    table.active[seat * N_COLOURS + drop] -= 1
    table.discard[seat * N_COLOURS + drop] += 1
    table.climbed = replaced(table.climbed, seat, table.climbed[seat] + 1)
    bonus = table.path_bonus[table.climbed[seat] - 1]
    table.add_effect(effects.CLIMBED, seat, table.climbed[seat], bonus)
    if bonus == PATH_SECONDARY:
        table.push(steps.GAIN, seat)
    elif bonus == PATH_OBJECTIVE:
        draw_objective(table, seat)
    elif bonus == PATH_MARKERS:
        remove_all(table, seat)
    elif bonus == PATH_TURN:
        table.again = True
    if table.climbed[seat] == len(table.path) and table.path_first == NOBODY:
        table.path_first = seat


class Gain(Step):
    """Choose a secondary, or none."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none([actions.GAIN + secondary for secondary in range(PRIMARIES) if table.reserve[secondary] > 0])

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.gain(seat, action - actions.GAIN)


def path_points(table: Table, seat: Seat) -> int:
    return table.components.path_first if table.path_first == seat else 0
