"""Experience and retirement."""

from ukiyo.engine.state import Seat, replaced
from ukiyo.games.iki import effects
from ukiyo.games.iki.components import Stall
from ukiyo.games.iki.table import Table


def gain_experience(table: Table, stall: Stall) -> None:
    """Move the kobun up one space. On the last space, the character retires."""
    table.add_effect(effects.EXPERIENCE, table.owner[stall], table.card[stall], stall)
    table.experience[stall] += 1
    if table.experience[stall] >= table.components.track[table.card[stall]]:
        retire(table, stall)


def retire(table: Table, stall: Stall) -> None:
    """Put the card in front of its owner and return the kobun. Five characters leave a special token."""
    card, owner = table.card[stall], table.owner[stall]
    table.add_effect(effects.RETIRE, owner, card, stall)
    table.retired = [*table.retired, card]
    table.retired_by = [*table.retired_by, owner]
    table.clear(stall)
    token = table.components.token[card]
    if token >= 0:
        table.special = replaced(table.special, token, owner)


def complete_lap(table: Table, seat: Seat) -> None:
    """All of a seat's characters gain experience when its oyakata crosses the lap line."""
    for stall in table.board.stalls:
        if table.employs(seat, stall):
            gain_experience(table, stall)
