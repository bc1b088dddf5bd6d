"""Painting a kakemono: one drop at a time as an extra action, or all missing drops when it is exhibited."""

from typing import Final

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions, steps
from ukiyo.games.hokusai.cloth import give_up_drops
from ukiyo.games.hokusai.components import BLACK, HOKUSAI, N_COLOURS, PAINTS, PLACES, PRIMARIES
from ukiyo.games.hokusai.mixing import stands_for
from ukiyo.games.hokusai.step import Necessary, Repeated, or_none
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, Table

A_PLACE: Final = 15  # paint actions per place
A_PRIMARY: Final = 4  # drops that can serve as a primary, black last
JOKER: Final = 3


def standing_in() -> list[list[int]]:
    """Return the primary drops that can be used for a primary, by substitutes * 3 + primary."""
    return [
        [drop for drop in range(PRIMARIES) if stands_for(substitutes, drop, primary)]
        for substitutes in range(512)
        for primary in range(PRIMARIES)
    ]


STANDING_IN: Final = standing_in()


def add_paint_choices(table: Table, seat: Seat, choices: list[int]) -> None:
    """Add each active drop that a kakemono without markers needs. Hokusai can also paint kakemonos with markers."""
    active, missing = table.active, table.missing
    base = seat * N_COLOURS
    under_markers = table.master[seat] == HOKUSAI
    row = table.substitutes[seat] * PRIMARIES
    for at in range(PLACES):
        place = seat * PLACES + at
        if table.atelier[place] == NO_CARD or (table.markers[place * 2] != NO_TOOL and not under_markers):
            continue
        first = actions.PAINT + at * A_PLACE
        pigments = place * PAINTS
        joker = active[base + BLACK] > 0 and table.painted[place * N_COLOURS + BLACK] == 0
        for primary in range(PRIMARIES):
            if missing[pigments + primary] > 0:
                for drop in STANDING_IN[row + primary]:
                    if active[base + drop] > 0:
                        choices.append(first + primary * A_PRIMARY + drop)
                if joker:
                    choices.append(first + primary * A_PRIMARY + JOKER)
        for secondary in range(PRIMARIES, PAINTS):
            if missing[pigments + secondary] > 0 and active[base + secondary] > 0:
                choices.append(first + PRIMARIES * A_PRIMARY + secondary - PRIMARIES)


def paint(table: Table, seat: Seat, painting: int) -> None:
    """Put a drop on a kakemono. `painting` is the offset of the paint action in the action table."""
    paint = painting % A_PLACE
    if paint < PRIMARIES * A_PRIMARY:
        colour, drop = paint // A_PRIMARY, paint % A_PRIMARY
        if drop == JOKER:
            drop = BLACK
    else:
        colour = drop = paint - PRIMARIES * A_PRIMARY + PRIMARIES
    place = seat * PLACES + painting // A_PLACE
    table.active[seat * N_COLOURS + drop] -= 1
    table.missing[place * PAINTS + colour] -= 1
    table.painted[place * N_COLOURS + drop] += 1
    if drop == BLACK:
        table.use_joker(seat)


def begin_painting(table: Table, seat: Seat, painting: int) -> None:
    paint(table, seat, painting)
    table.push(steps.PAINT_MORE, seat)


class PaintMore(Repeated):
    """Paint another drop, or stop."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        choices: list[int] = []
        add_paint_choices(table, seat, choices)
        return or_none(choices)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        paint(table, seat, action - actions.PAINT)


# Exhibiting


def add_exhibit_choices(table: Table, seat: Seat, choices: list[int]) -> None:
    """Add the kakemonos without markers that can be finished now."""
    for at in range(PLACES):
        place = seat * PLACES + at
        if table.atelier[place] != NO_CARD and table.markers[place * 2] == NO_TOOL and can_finish(table, seat, place):
            choices.append(actions.EXHIBIT + at)


def can_finish(table: Table, seat: Seat, place: int) -> bool:
    """Return whether the active area holds everything that a kakemono still needs."""
    active, missing = table.active, table.missing
    base, pigments = seat * N_COLOURS, place * PAINTS
    for secondary in range(PRIMARIES, PAINTS):
        if missing[pigments + secondary] > active[base + secondary]:
            return False
    missing_count = 0
    for primary in range(PRIMARIES):
        if missing[pigments + primary] > active[base + primary]:
            missing_count += missing[pigments + primary] - active[base + primary]
    if missing_count == 0:
        return True
    joker = active[base + BLACK] > 0 and table.painted[place * N_COLOURS + BLACK] == 0
    if missing_count == 1 and joker:
        return True
    if table.substitutes[seat] == 0:
        return False
    return fits(missing[pigments : pigments + PRIMARIES], active[base : base + PRIMARIES], joker, table.substitutes[seat])


def fits(needed: list[int], drops: list[int], joker: bool, substitutes: int) -> bool:
    """Return whether these drops can supply the primaries. Both lists are restored before it returns."""
    for primary in range(PRIMARIES):
        if needed[primary] > 0:
            needed[primary] -= 1
            possible = joker and fits(needed, drops, False, substitutes)
            for drop in STANDING_IN[substitutes * PRIMARIES + primary]:
                if not possible and drops[drop] > 0:
                    drops[drop] -= 1
                    possible = fits(needed, drops, joker, substitutes)
                    drops[drop] += 1
            needed[primary] += 1
            return possible
    return True


def exhibit(table: Table, seat: Seat, at: int) -> None:
    """Paint the secondaries, which leave no choice. The primaries are then painted one by one."""
    place = seat * PLACES + at
    table.exhibiting = place
    for secondary in range(PRIMARIES, PAINTS):
        while table.missing[place * PAINTS + secondary] > 0:
            paint(table, seat, at * A_PLACE + PRIMARIES * A_PRIMARY + secondary - PRIMARIES)
    table.push(steps.COMPLETE, seat)


class Complete(Necessary):
    """Choose drops one by one until nothing is missing."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        """Return the drops that can serve as the next primary without making the remaining ones impossible to paint."""
        place = table.exhibiting
        base, pigments = seat * N_COLOURS, place * PAINTS
        needed = table.missing[pigments : pigments + PRIMARIES]
        drops = table.active[base : base + PRIMARIES]
        joker = table.active[base + BLACK] > 0 and table.painted[place * N_COLOURS + BLACK] == 0
        substitutes = table.substitutes[seat]
        choices: list[int] = []
        for primary in range(PRIMARIES):
            if needed[primary] > 0:
                needed[primary] -= 1
                first = actions.PAINT + (place - seat * PLACES) * A_PLACE + primary * A_PRIMARY
                for drop in STANDING_IN[substitutes * PRIMARIES + primary]:
                    if drops[drop] > 0:
                        drops[drop] -= 1
                        if fits(needed, drops, joker, substitutes):
                            choices.append(first + drop)
                        drops[drop] += 1
                if joker and fits(needed, drops, False, substitutes):
                    choices.append(first + JOKER)
                break
        return choices

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        paint(table, seat, action - actions.PAINT)
        table.push(steps.COMPLETE, seat)

    def run(self, table: Table, seat: Seat) -> None:
        options = self.options(table, seat)
        if options:
            self.choose(table, seat, options[0])
        else:
            give_up_drops(table, seat)
