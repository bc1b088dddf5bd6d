"""The board of IKI as text, for `print(state)`."""

from ukiyo.games.iki.components import CHARACTERS, GOODS, N_GOODS, SPACES, STALLS, Card, Stall
from ukiyo.games.iki.table import NO_CARD, NOBODY, Table


def board_lines(table: Table) -> list[str]:
    return [*nagaya_lines(table), row_line(table), *[seat_line(table, seat) for seat in range(table.players)]]


def nagaya_lines(table: Table) -> list[str]:
    lines = []
    for first in range(0, len(STALLS), 4):
        stalls = [stall for stall in range(first, first + 4) if stall in table.board.stalls]
        lines.append("  ".join(stall_text(table, stall) for stall in stalls))
    return [line for line in lines if line]


def stall_text(table: Table, stall: Stall) -> str:
    """Return the card on a stall, its owner and its experience, such as `b2 monk (seat 1, 2)`."""
    card, owner = table.card[stall], table.owner[stall]
    if card == NO_CARD:
        return f"{STALLS[stall]} -"
    details = "neutral" if owner == NOBODY else f"seat {owner}"
    if card < CHARACTERS:
        details += f", {table.experience[stall]}"
    return f"{STALLS[stall]} {card_id(table, card)} ({details})"


def card_id(table: Table, card: Card) -> str:
    components = table.components
    return components.card_ids[card] if card < CHARACTERS else components.building_ids[card - CHARACTERS]


def row_line(table: Table) -> str:
    return f"{table.in_row()} characters to hire, buildings: " + ", ".join(table.components.building_ids[n] for n in table.offered)


def seat_line(table: Table, seat: int) -> str:
    goods = zip(GOODS, table.goods[seat * N_GOODS : (seat + 1) * N_GOODS], strict=True)
    amounts = ", ".join(f"{amount} {good}" for good, amount in goods)
    ikizama = SPACES[table.ikizama[seat]] if table.ikizama[seat] >= 0 else "-"
    places = f"oyakata {table.oyakata[seat]}, ikizama {ikizama}"
    return f"seat {seat}: {amounts}, {table.kobun[seat]} kobun, fire power {table.power[seat]}, {places}"
