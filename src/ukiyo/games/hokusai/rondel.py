"""The rondel: the apprentice walks around it, drops enter its wheel, and the wheel turns."""

from typing import Final

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions, steps
from ukiyo.games.hokusai.components import (
    BLACK,
    HIROSHIGE,
    KIYONAGA,
    N_COLOURS,
    PRIMARIES,
    SECTORS,
    SPACES,
    Space,
)  # fmt: skip
from ukiyo.games.hokusai.ring import hire, take
from ukiyo.games.hokusai.step import Necessary, Repeated, Step, or_none
from ukiyo.games.hokusai.table import NO_CARD, Table
from ukiyo.games.hokusai.tokens import activate

N_SPACES: Final = 10
FOUR_STEPS: Final = 4
CARD_DONE: Final = 1
PIGMENT_DONE: Final = 2
TOKEN_DONE: Final = 4


def distance(start: Space, end: Space) -> int:
    """Return the steps between two spaces in the shorter direction. Four blacks are not enough for the longer direction."""
    clockwise = (end - start) % N_SPACES
    return min(clockwise, N_SPACES - clockwise)


def reachable() -> list[list[int]]:
    """Return the moves that a number of blacks allows, by space * 5 + blacks."""
    return [
        [actions.MOVE + end for end in range(len(SPACES)) if 0 < distance(start, end) <= blacks]
        for start in range(len(SPACES))
        for blacks in range(5)
    ]


MOVES: Final = reachable()


def move_choices(table: Table, seat: Seat) -> list[int]:
    return MOVES[table.apprentice[seat] * 5 + table.active[seat * N_COLOURS + BLACK]]


def move(table: Table, seat: Seat, space: Space) -> None:
    """Pay a black for each step in one direction. With Kiyonaga, the player takes two actions after four steps."""
    blacks = distance(table.apprentice[seat], space)
    table.active[seat * N_COLOURS + BLACK] -= blacks
    table.discard[seat * N_COLOURS + BLACK] += blacks
    table.apprentice[seat] = space
    table.stops = 2 if blacks == FOUR_STEPS and table.master[seat] == KIYONAGA else 1
    table.stopped = 0
    table.push(steps.STOP, seat)


class Stop(Step):
    """Use the token, the card or a drop at the apprentice's space, or nothing."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        space = table.apprentice[seat]
        sector = space // 2
        choices: list[int] = []
        if not table.stopped & TOKEN_DONE:
            choices.append(actions.TOKEN + table.token_at[sector])
        if not table.stopped & CARD_DONE:
            if space % 2 == 0:
                if table.ring[sector] != NO_CARD and table.free_place(seat) >= 0:
                    choices.append(actions.TAKE + sector)
            elif table.ring_artisans[sector] != NO_CARD:
                choices.append(actions.HIRE + sector)
        if not table.stopped & PIGMENT_DONE:
            choices += collect_choices(table, sector)
        return or_none(choices)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.stops -= 1
        if table.stops > 0:
            table.push(steps.STOP, seat)
        if action < actions.TAKE:
            table.stopped |= TOKEN_DONE
            if table.with_journey:
                table.push(steps.WALK, seat)
            activate(table, seat, action - actions.TOKEN)
        elif action < actions.HIRE:
            table.stopped |= CARD_DONE
            take(table, seat, action - actions.TAKE)
        elif action < actions.COLLECT:
            table.stopped |= CARD_DONE
            hire(table, seat, action - actions.HIRE)
        else:
            table.stopped |= PIGMENT_DONE
            table.collect(seat, action - actions.COLLECT)
            if table.track:
                for _ in range(table.components.collects[table.row[seat]] - 1):
                    table.push(steps.COLLECT_MORE, seat)


# Taking drops off the wheel


def collect_choices(table: Table, sector: int) -> list[int]:
    """Take a drop from the wheel space at a sector."""
    drop = sector * PRIMARIES
    return [actions.COLLECT + at for at in range(drop, drop + PRIMARIES) if table.wheel[at] > 0]


def collect_any_choices(table: Table) -> list[int]:
    """Take a drop from any space of the wheel."""
    return [actions.COLLECT + at for at in range(SECTORS * PRIMARIES) if table.wheel[at] > 0]


class CollectHere(Necessary):
    """Choose a drop in front of the apprentice."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return collect_choices(table, table.apprentice[seat] // 2)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.collect(seat, action - actions.COLLECT)


class CollectReady(CollectHere):
    """Choose a drop in front of the apprentice, for the active area."""

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        drop = action - actions.COLLECT
        table.wheel[drop] -= 1
        table.active[seat * N_COLOURS + drop % PRIMARIES] += 1


class CollectAny(Necessary):
    """Choose a drop from any space."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        return collect_any_choices(table)

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.collect(seat, action - actions.COLLECT)


class CollectOffered(Step):
    """Choose a drop in front of the apprentice, or none."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none(collect_choices(table, table.apprentice[seat] // 2))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.collect(seat, action - actions.COLLECT)


class CollectMore(CollectOffered):
    """Choose another of several drops. Declining one drop declines the rest."""

    def decline(self, table: Table, seat: Seat) -> None:
        while table.step() == steps.COLLECT_MORE:
            table.stack.pop()


class CollectWished(Step):
    """Choose a drop from any space, or none."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return or_none(collect_any_choices(table))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.collect(seat, action - actions.COLLECT)


# Putting drops on the wheel


def begin_entering(table: Table, seat: Seat) -> None:
    """The first drop enters in front of the apprentice, and the others follow one by one in the chosen direction."""
    table.entry = table.apprentice[seat] // 2
    table.entry_step = 0
    table.push(steps.ENTER, seat)


class Enter(Repeated):
    """Choose the direction, then the colour of each drop if it makes a difference."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        colours = [primary for primary in range(PRIMARIES) if table.entering[primary] > 0]
        if table.entry_step == 0 and (len(colours) > 1 or sum(table.entering) % SECTORS > 1):
            return [actions.CLOCKWISE, actions.COUNTERCLOCKWISE]
        return [actions.ENTER + primary for primary in colours] if len(colours) > 1 else []

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        if action == actions.CLOCKWISE:
            table.entry_step = 1
        elif action == actions.COUNTERCLOCKWISE:
            table.entry_step = -1
        else:
            enter(table, action - actions.ENTER)

    def run(self, table: Table, seat: Seat) -> None:
        """Enter the remaining drops, which all have the same colour."""
        if table.entry_step == 0:
            table.entry_step = 1
        for primary in range(PRIMARIES):
            while table.entering[primary] > 0:
                enter(table, primary)


def enter(table: Table, primary: int) -> None:
    table.entering[primary] -= 1
    table.wheel[table.entry * PRIMARIES + primary] += 1
    table.entry = (table.entry + table.entry_step) % SECTORS


# Turning the wheel


class TurnWheel(Step):
    """Turn the wheel until the oval points to another sector. Hiroshige's power responds to the player on the left."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.TURN + sector for sector in range(SECTORS) if sector != table.oval]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        sector = action - actions.TURN
        drops = (sector - table.oval) % SECTORS * PRIMARIES
        table.wheel = table.wheel[-drops:] + table.wheel[:-drops]
        table.oval = sector
        right = (seat - 1) % table.players
        if table.master[right] == HIROSHIGE:
            table.push(steps.COLLECT_OFFERED, right)


class OvalToken(Step):
    """Choose whether to use the token that the oval points to."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.TOKEN + table.token_at[table.oval], actions.DONE]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        activate(table, seat, action - actions.TOKEN)
