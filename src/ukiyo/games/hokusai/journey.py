"""Expansion: the Journey. A player who activates a token next to their apprentice walks one space."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import effects, steps
from ukiyo.games.hokusai.components import JOURNEY_POINTS, TO_ARTISAN, TO_KAKEMONO, TO_MARKER, TO_PRIMARY, TO_SECONDARY
from ukiyo.games.hokusai.step import Step
from ukiyo.games.hokusai.table import Table


class Walk(Step):
    """Advance one space and receive its bonus. Points are counted at the end of the game."""

    def run(self, table: Table, seat: Seat) -> None:
        if table.walked[seat] + 1 == len(table.journey):
            return
        table.walked = replaced(table.walked, seat, table.walked[seat] + 1)
        space = table.journey[table.walked[seat]]
        table.add_effect(effects.WALKED, seat, table.walked[seat], 0)
        if space == TO_PRIMARY:
            table.push(steps.COLLECT_WISHED, seat)
        elif space == TO_SECONDARY:
            table.push(steps.GAIN, seat)
        elif space == TO_ARTISAN:
            table.push(steps.HIRE_ANY, seat)
        elif space == TO_KAKEMONO:
            table.push(steps.TAKE_ANY, seat)
        elif space == TO_MARKER:
            table.push(steps.REMOVE_ONE, seat)


def journey_points(table: Table, seat: Seat) -> int:
    """Return the points of all spaces reached."""
    if not table.with_journey:
        return 0
    return sum([JOURNEY_POINTS[space] for space in table.journey[: table.walked[seat] + 1]])
