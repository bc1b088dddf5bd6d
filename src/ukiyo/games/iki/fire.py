"""Phase C in months 5, 8 and 11: a fire starts at the edge of a nagaya and moves towards the crossroads."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.iki import actions, effects, steps
from ukiyo.games.iki.components import AVOID_FIRE, SPECIALS, Stall
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import NO_CARD, NOBODY, SPENT, Table


def first_strength(table: Table) -> int:
    return table.board.fire[(table.month - 5) // 3]


def break_out(table: Table) -> None:
    """Draw one of four tiles to choose the nagaya."""
    nagaya = table.draw(4)
    table.burning = nagaya * 4
    table.add_effect(effects.FIRE, NOBODY, nagaya, first_strength(table))
    table.push(steps.SPREAD, 0)


class Spread(Step):
    """The fire moves from stall to stall and loses strength until a player puts it out or it reaches the end of the nagaya."""

    def run(self, table: Table, seat: Seat) -> None:
        end = table.burning // 4 * 4 + table.board.depth
        while table.burning < end:
            stall = table.burning
            if table.card[stall] != NO_CARD:
                owner = table.owner[stall]
                if puts_out(table, stall, first_strength(table)):
                    table.add_effect(effects.PUT_OUT, owner, stall, table.card[stall])
                    return
                if owner != NOBODY and table.is_character(stall) and avoid_token(table, owner) >= 0:
                    if stall + 1 < end:
                        table.push(steps.SPREAD, 0)
                    table.push(steps.AVOID, owner)
                    return
                burn(table)
            else:
                table.burning += 1


def puts_out(table: Table, stall: Stall, first: int) -> bool:
    """Return whether the owner of this stall can put out a fire with this initial strength."""
    owner = table.owner[stall]
    return owner != NOBODY and table.power[owner] >= first - stall % 4


def avoid_token(table: Table, seat: Seat) -> int:
    """Return an avoid-fire token that this seat holds, or -1."""
    for token in range(AVOID_FIRE, len(SPECIALS)):
        if table.special[token] == seat:
            return token
    return -1


class Avoid(Step):
    """Choose whether to save a character with an avoid-fire token."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.SAVE, actions.BURN]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        if action == actions.SAVE:
            save(table, seat)
        else:
            burn(table)


def save(table: Table, seat: Seat) -> None:
    """Use the token to save this character. The fire continues."""
    table.add_effect(effects.SAVED, seat, table.card[table.burning], table.burning)
    table.special = replaced(table.special, avoid_token(table, seat), SPENT)
    table.burning += 1


def burn(table: Table) -> None:
    stall = table.burning
    table.add_effect(effects.BURNT, table.owner[stall], table.card[stall], stall)
    table.clear(stall)
    table.burning += 1
