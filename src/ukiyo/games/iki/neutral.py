"""Two-player rules: the month's blocking tile, and the neutral character that a player places at the end of the month."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.iki import actions, effects, steps
from ukiyo.games.iki.components import SEASON_CARDS, SPACES
from ukiyo.games.iki.hiring import first_of_season
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import GONE, NO_CARD, NOBODY, Table


def block_a_space(table: Table) -> None:
    """Reveal the month's tile. No player may choose that space of the ikizama track."""
    tile = table.draw(sum(table.blocking))
    for space in range(len(SPACES)):
        tile -= table.blocking[space]
        if tile < 0:
            table.blocking = replaced(table.blocking, space, table.blocking[space] - 1)
            table.blocked = space
            table.add_effect(effects.BLOCK, NOBODY, space, 0)
            return


def call_for_neutral(table: Table) -> None:
    """The player with the sun places the character in odd months, and the player with the moon in even months."""
    if table.players == 2:
        table.push(steps.CHOOSE_NEUTRAL, table.first if table.month % 2 == 1 else 1 - table.first)


class ChooseNeutral(Step):
    """Choose a character. The mons on its card are lost. If no stall is free, the card leaves the game."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        first = first_of_season(table)
        return [actions.NEUTRAL + first + place for place in range(SEASON_CARDS) if table.row[place] >= 0]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        card = action - actions.NEUTRAL
        table.row[card - first_of_season(table)] = GONE
        if table.free_stall_cost() >= 0:
            table.placing = card
            table.push(steps.NEUTRAL_STALL, seat)


class NeutralStall(Step):
    """Choose any free stall. The card has no owner."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.STALL + stall for stall in table.board.stalls if table.card[stall] == NO_CARD]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.settle(action - actions.STALL, NOBODY)
