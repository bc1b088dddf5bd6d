"""A turn: one main action, at most one extra action before or after it, the refill, and the next player."""

from typing import Final

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions, effects, steps
from ukiyo.games.hokusai.artisans import add_activation_choices, begin_activation, sacrifice
from ukiyo.games.hokusai.components import N_COLOURS
from ukiyo.games.hokusai.masters import add_master_choices, drop_and_draw, exchange, prepare_masters, use_power
from ukiyo.games.hokusai.mixing import begin_mixing, mix_choices
from ukiyo.games.hokusai.painting import add_exhibit_choices, add_paint_choices, begin_painting, exhibit
from ukiyo.games.hokusai.paths import add_step_choices, climb
from ukiyo.games.hokusai.rondel import move, move_choices
from ukiyo.games.hokusai.step import Repeated, Step
from ukiyo.games.hokusai.table import NOBODY, Table

STALLED_ROUNDS: Final = 5
NO_DROPS: Final = [0] * N_COLOURS


class Begin(Step):
    """Start the first turn, after the masters' preparations."""

    def run(self, table: Table, seat: Seat) -> None:
        begin_turn(table, table.first)
        prepare_masters(table)


def begin_turn(table: Table, seat: Seat) -> None:
    if not (table.again and table.players == 1):  # in a solo game, turns are rounds, and extra turns do not count
        table.turns += 1
    table.main_open = True
    table.extra_open = True
    table.power_open = True
    table.again = False
    table.add_effect(effects.TURN, seat, table.turns, 0)
    table.push(steps.TURN, seat)


class Turn(Repeated):
    """Choose an action to start. The turn is over if there are no actions left."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        choices: list[int] = []
        if table.main_open:
            choices += move_choices(table, seat)
            choices += mix_choices(table, seat)
            add_exhibit_choices(table, seat, choices)
            choices.append(actions.DISCARD)
        if table.extra_open:
            add_activation_choices(table, seat, choices)
            add_paint_choices(table, seat, choices)
        add_master_choices(table, seat, choices)
        if table.with_paths and table.extra_open:
            add_step_choices(table, seat, choices)
        if choices and not table.main_open:
            choices.append(actions.DONE)
        return choices

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        if action < actions.REMOVE:
            begin_main(table, seat, action)
        elif action < actions.EXCHANGE:
            table.extra_open = False
            begin_extra(table, seat, action)
        elif action < actions.POWER:
            exchange(table, seat, action - actions.EXCHANGE)
        elif action == actions.POWER:
            use_power(table, seat)
        elif action < actions.STEP:
            drop_and_draw(table, seat, action - actions.DROP)
        else:
            table.extra_open = False
            climb(table, seat, action - actions.STEP)

    def decline(self, table: Table, seat: Seat) -> None:
        end_turn(table, seat)


def begin_main(table: Table, seat: Seat, action: int) -> None:
    """Move, mix, exhibit or discard."""
    table.main_open = False
    table.stalled = table.stalled + 1 if action == actions.DISCARD else 0
    if action < actions.MIX:
        move(table, seat, action - actions.MOVE)
    elif action < actions.EXHIBIT:
        begin_mixing(table, seat, action - actions.MIX)
    elif action < actions.DISCARD:
        exhibit(table, seat, action - actions.EXHIBIT)
    else:
        discard_and_draw(table, seat)


def begin_extra(table: Table, seat: Seat, action: int) -> None:
    """Activate the artisans, sacrifice one, or paint."""
    if action < actions.SACRIFICE:
        begin_activation(table, seat, action - actions.REMOVE)
    elif action < actions.PAINT:
        sacrifice(table, seat, action - actions.SACRIFICE)
    else:
        begin_painting(table, seat, action - actions.PAINT)


def discard_and_draw(table: Table, seat: Seat) -> None:
    """Main action 4: discard the whole active area and draw six drops."""
    start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
    for place in range(start, end):
        table.discard[place] += table.active[place]
    table.active[start:end] = NO_DROPS
    table.fill(seat, table.components.active)


def end_turn(table: Table, seat: Seat) -> None:
    """Refill and start the next turn. With the pigment track, count the drops first."""
    if table.track:
        table.push(steps.REFILL, seat)
        table.push(steps.COUNT, seat)
    else:
        refill(table, seat)


class Refill(Step):
    """Refill after the count, with the pigment track."""

    def run(self, table: Table, seat: Seat) -> None:
        refill(table, seat)


def refill(table: Table, seat: Seat) -> None:
    """Refill to six drops, or to the number in the row of the pigment track. The next turn then starts, and a solo clock advances."""
    if table.players == 1 and not table.again:
        table.add_effect(effects.CLOCK, seat, table.turns, table.components.clock - table.turns)
    table.fill(seat, table.components.refills[table.row[seat]] if table.track else table.components.active)
    next_player(table, seat)


def next_player(table: Table, seat: Seat) -> None:
    """Continue clockwise until everyone except the player who triggered the end has had a last turn, or the solo clock runs out."""
    if table.players == 1 and table.turns == table.components.clock and not table.again:
        table.end()
        return
    if table.players > 1 and table.stalled >= STALLED_ROUNDS * table.players:
        table.add_effect(effects.STALLED, NOBODY, 0, 0)
        table.end()
        return
    following = (seat + 1) % table.players
    if table.again and table.closer == NOBODY:
        following = seat
        table.stalled = 0
        table.add_effect(effects.EXTRA_TURN, seat, 0, 0)
    if following == table.closer:
        table.end()
    else:
        begin_turn(table, following)
