"""Main action 2: mix two primaries into a secondary, any number of times, and turn the wheel once."""

from typing import Final

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai import actions, effects, steps
from ukiyo.games.hokusai.components import BLACK, MIXED_FROM, N_COLOURS, PRIMARIES
from ukiyo.games.hokusai.rondel import begin_entering
from ukiyo.games.hokusai.step import Repeated, Step, or_none
from ukiyo.games.hokusai.table import Table


def stands_for(substitutes: int, drop: int, primary: int) -> bool:
    """Return whether a drop can be used as this primary: itself, as a joker, or by an artisan's substitution."""
    return drop == primary or drop == BLACK or substitutes & (1 << (drop * PRIMARIES + primary)) != 0


def mixable() -> list[list[int]]:
    """Return the pairs of drops that make a secondary, by substitutes * 3 + secondary."""
    mixtures: list[list[int]] = []
    for substitutes in range(512):
        for one, other in MIXED_FROM:
            pairs: list[int] = []
            for pair, (first, second) in enumerate(actions.PAIRS):
                in_order = stands_for(substitutes, first, one) and stands_for(substitutes, second, other)
                if in_order or (stands_for(substitutes, first, other) and stands_for(substitutes, second, one)):
                    pairs.append(pair)
            mixtures.append(pairs)
    return mixtures


MIXABLE: Final = mixable()
FIRST: Final = [first for first, second in actions.PAIRS]
SECOND: Final = [second for first, second in actions.PAIRS]
N_PAIRS: Final = 9


def mix_choices(table: Table, seat: Seat) -> list[int]:
    """Return the mixtures that the active area allows and whose secondaries are in the reserve."""
    choices: list[int] = []
    active = table.active
    base = seat * N_COLOURS
    row = table.substitutes[seat] * PRIMARIES
    for secondary in range(PRIMARIES):
        if table.reserve[secondary] > 0:
            for pair in MIXABLE[row + secondary]:
                first, second = FIRST[pair], SECOND[pair]
                if active[base + second] > 0 and active[base + first] > (1 if first == second else 0):
                    choices.append(actions.MIX + secondary * N_PAIRS + pair)
    return choices


def mix(table: Table, seat: Seat, mixture: int) -> None:
    """Mix: set the secondary aside, queue the drops for the wheel, and put a joker beside the atelier."""
    secondary = mixture // N_PAIRS
    table.reserve[secondary] -= 1
    table.mixed = replaced(table.mixed, secondary, table.mixed[secondary] + 1)
    pair = mixture % N_PAIRS
    base = seat * N_COLOURS
    table.active[base + FIRST[pair]] -= 1
    table.entering[FIRST[pair]] += 1
    table.active[base + SECOND[pair]] -= 1
    if SECOND[pair] == BLACK:
        table.beside[seat] += 1
        table.use_joker(seat)
    else:
        table.entering[SECOND[pair]] += 1


def begin_mixing(table: Table, seat: Seat, mixture: int) -> None:
    mix(table, seat, mixture)
    table.push(steps.MIX_MORE, seat)


class MixMore(Repeated):
    """Mix again or stop. The drops then enter the wheel, it turns, its token can be used, and the player takes the secondaries."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none(mix_choices(table, seat))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        mix(table, seat, action - actions.MIX)

    def decline(self, table: Table, seat: Seat) -> None:
        table.push(steps.TAKE_MIXED, seat)
        table.push(steps.OVAL_TOKEN, seat)
        table.push(steps.TURN_WHEEL, seat)
        begin_entering(table, seat)


class TakeMixed(Step):
    """Move the secondaries to the discard area."""

    def run(self, table: Table, seat: Seat) -> None:
        for secondary in range(PRIMARIES):
            if table.mixed[secondary] > 0:
                table.add_effect(effects.MIXED, seat, PRIMARIES + secondary, table.mixed[secondary])
            table.discard[seat * N_COLOURS + PRIMARIES + secondary] += table.mixed[secondary]
        table.mixed = [0] * PRIMARIES
