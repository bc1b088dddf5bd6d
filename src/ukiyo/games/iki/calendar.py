"""The year: the start of a month, the order of turns, and the events at the end of the month."""

from typing import Final

from ukiyo.engine.state import Seat
from ukiyo.games.iki import actions, effects, steps
from ukiyo.games.iki.components import MON, SEASON_CARDS, SHOPS, SPACES
from ukiyo.games.iki.fire import break_out
from ukiyo.games.iki.hiring import first_of_season
from ukiyo.games.iki.movement import stand
from ukiyo.games.iki.neutral import block_a_space, call_for_neutral
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import IN_DECK, NOBODY, SEASON_MONTHS, Table

LAST_MONTH: Final = 12
PAYDAYS: Final = [3, 6, 9, 12]
FIRES: Final = [5, 8, 11]


class Month(Step):
    """Reveal the month's cards. Then the players place their ikizama in the order of the fire track."""

    def run(self, table: Table, seat: Seat) -> None:
        table.month += 1
        if table.month % SEASON_MONTHS == 1 and table.month <= LAST_MONTH:
            table.add_effect(effects.SEASON, NOBODY, table.season(), 0)
        table.add_effect(effects.MONTH, NOBODY, table.month, 0)
        if table.month > LAST_MONTH:
            table.push(steps.NEW_YEAR, 0)
            return
        if table.players == 2:
            block_a_space(table)
        reveal_characters(table)
        table.push(steps.EVENT, 0)
        table.push(steps.NEXT_PLAYER, 0)
        for other in reversed(table.ranking):
            table.push(steps.PLACE_IKIZAMA, other)


def reveal_characters(table: Table) -> None:
    """Add four cards of the season's deck to the row. Three months reveal at most 12 of its 14 cards."""
    for _ in range(table.components.row):
        drawn = table.draw(table.row.count(IN_DECK))
        for place in range(SEASON_CARDS):
            if table.row[place] == IN_DECK:
                if drawn == 0:
                    table.row[place] = 0
                    table.add_effect(effects.REVEAL, NOBODY, first_of_season(table) + place, 0)
                    break
                drawn -= 1


class PlaceIkizama(Step):
    """Choose a space of the track that is neither taken nor blocked."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.IKIZAMA + space for space in range(len(SPACES)) if space != table.blocked and space not in table.ikizama]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        table.ikizama[seat] = action - actions.IKIZAMA


class NextPlayer(Step):
    """The player with the lowest ikizama takes a turn: income or hire, move, business. On space 1-4, a mon replaces income or hire."""

    def run(self, table: Table, seat: Seat) -> None:
        lowest = len(SPACES)
        for space in table.ikizama:
            if 0 <= space < lowest:
                lowest = space
        if lowest == len(SPACES):
            return
        acting = table.ikizama.index(lowest)
        table.add_effect(effects.TURN, acting, 0, 0)
        table.push(steps.NEXT_PLAYER, 0)
        table.push(steps.LEAVE, acting)
        table.push(steps.DO_BUSINESS, acting)
        table.push(steps.MOVE, acting)
        if lowest == 0:
            table.add(acting, MON, table.components.first_space)
        else:
            table.push(steps.EARN, acting)


class Leave(Step):
    """The turn ends, and the ikizama returns to its player."""

    def run(self, table: Table, seat: Seat) -> None:
        table.ikizama[seat] = -1


class Event(Step):
    """Start a payday or a fire if the month has one. In a two-player game, a neutral character is also placed if the row has one."""

    def run(self, table: Table, seat: Seat) -> None:
        table.blocked = NOBODY
        table.push(steps.MONTH, 0)
        if table.month in PAYDAYS:
            table.push(steps.PAYDAY, 0)
            call_for_neutral(table)
            return
        call_for_neutral(table)
        table.push(steps.ADD_MONS, 0)
        if table.month in FIRES:
            break_out(table)


class AddMons(Step):
    """Put a mon on every character left in the row. It goes to the player who hires the character."""

    def run(self, table: Table, seat: Seat) -> None:
        if table.in_row() > 0:
            table.add_effect(effects.MONS, NOBODY, table.in_row(), 0)
        for place in range(SEASON_CARDS):
            if table.row[place] >= 0:
                table.row[place] += 1


class NewYear(Step):
    """At New Year, the players take one more move in the order of the fire track."""

    def run(self, table: Table, seat: Seat) -> None:
        for other in table.ranking:
            if table.oyakata[other] == 0:
                table.add_effect(effects.TURN, other, 0, 0)
                table.push(steps.NEW_YEAR, 0)
                table.push(steps.DO_BUSINESS, other)
                table.push(steps.CHOOSE_STAND, other)
                return
        table.add_effect(effects.END, NOBODY, 0, 0)
        table.over = True


class ChooseStand(Step):
    """Choose any space of the street at New Year."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        return [actions.STAND + space for space in range(1, SHOPS + 1)]

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        stand(table, seat, action - actions.STAND)
