"""The year: what a month begins with, who acts next, and what happens at its end."""

from typing import Final

from ukiyo.engine.state import Seat
from ukiyo.games.iki import actions, news, steps
from ukiyo.games.iki.components import MON, SEASON_CARDS, SPACES
from ukiyo.games.iki.fire import break_out
from ukiyo.games.iki.hiring import first_of_season
from ukiyo.games.iki.neutral import block_a_space, call_for_neutral
from ukiyo.games.iki.table import IN_DECK, NOBODY, Table

LAST_MONTH: Final = 12
PAYDAYS: Final = [3, 6, 9, 12]
FIRES: Final = [5, 8, 11]


def begin_month(table: Table) -> None:
    """Reveal what the month brings; then the ikizama are placed in the order of the fire track."""
    table.month += 1
    table.tell(news.MONTH, NOBODY, table.month, 0)
    if table.month > LAST_MONTH:
        table.push(steps.NEW_YEAR, 0)
        return
    if table.players == 2:
        block_a_space(table)
    reveal_characters(table)
    table.push(steps.EVENT, 0)
    table.push(steps.NEXT_PLAYER, 0)
    for seat in reversed(table.ranking):
        table.push(steps.PLACE_IKIZAMA, seat)


def reveal_characters(table: Table) -> None:
    """Four of the season's deck join the row."""
    for _ in range(table.components.row):
        left = table.row.count(IN_DECK)
        if left == 0:
            return
        drawn = table.draw(left)
        for place in range(SEASON_CARDS):
            if table.row[place] == IN_DECK:
                if drawn == 0:
                    table.row[place] = 0
                    table.tell(news.REVEAL, NOBODY, first_of_season(table) + place, 0)
                    break
                drawn -= 1


def ikizama_choices(table: Table) -> list[int]:
    """The spaces of the track that are neither taken nor blocked."""
    return [actions.IKIZAMA + space for space in range(len(SPACES)) if space != table.blocked and space not in table.ikizama]


def next_player(table: Table) -> None:
    """The lowest ikizama acts: income or hire, move, business. Space 1-4 gives a mon instead of the first."""
    lowest = len(SPACES)
    for seat in range(table.players):
        if 0 <= table.ikizama[seat] < lowest:
            lowest = table.ikizama[seat]
    if lowest == len(SPACES):
        return
    seat = table.ikizama.index(lowest)
    table.push(steps.NEXT_PLAYER, 0)
    table.push(steps.LEAVE, seat)
    table.push(steps.DO_BUSINESS, seat)
    table.push(steps.MOVE, seat)
    if lowest == 0:
        table.add(seat, MON, table.components.first_space)
    else:
        table.push(steps.EARN, seat)


def leave(table: Table, seat: Seat) -> None:
    """The turn is over: the ikizama goes home."""
    table.ikizama[seat] = -1


def end_month(table: Table) -> None:
    """Payday, fire or neither; two players place a neutral character while there is a row to choose from."""
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


def add_mons(table: Table) -> None:
    """A mon on every character still there, to make it dearer to leave."""
    for place in range(SEASON_CARDS):
        if table.row[place] >= 0:
            table.row[place] += 1


def new_year(table: Table) -> None:
    """In the order of the fire track, everyone once more stands where he likes."""
    for seat in table.ranking:
        if table.oyakata[seat] == 0:
            table.push(steps.NEW_YEAR, 0)
            table.push(steps.DO_BUSINESS, seat)
            table.push(steps.CHOOSE_STAND, seat)
            return
    table.over = True


def stand_choices(table: Table) -> list[int]:
    return [actions.STAND + space for space in range(1, 9)]
