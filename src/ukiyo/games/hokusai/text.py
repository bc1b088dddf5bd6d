"""The board of Hokusai as text, for `print(state)`."""

from ukiyo.games.hokusai.components import CHAIRS, COLOURS, MASTERS, N_COLOURS, PLACES, PRIMARIES, SECTORS, SPACES, TOOLS, XS, YS
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY, Table


def board_lines(table: Table) -> list[str]:
    return [
        *[sector_line(table, sector) for sector in range(SECTORS)],
        "cloth: " + ", ".join(work_text(table, i) for i in range(len(table.cloth))),
        *[line for seat in range(table.players) for line in seat_lines(table, seat)],
    ]


def sector_line(table: Table, sector: int) -> str:
    """Return the components at one sector of the rondel. `*` marks the sector that the oval points to."""
    components = table.components
    card, artisan = table.ring[sector], table.ring_artisans[sector]
    markers = [TOOLS[tool] for tool in table.ring_markers[sector * 2 : sector * 2 + 2] if tool != NO_TOOL]
    parts = [
        amounts(table.wheel[sector * PRIMARIES : (sector + 1) * PRIMARIES]),
        components.token_ids[table.token_at[sector]],
        "-" if card == NO_CARD else " ".join([components.kakemono_ids[card], *markers]),
        "-" if artisan == NO_CARD else components.artisan_ids[artisan],
    ]
    return f"sector {sector + 1}{'*' if sector == table.oval else ''}: " + "; ".join(parts)


def work_text(table: Table, i: int) -> str:
    cell = table.cloth_cell[i]
    by = "" if table.cloth_by[i] == NOBODY else f" (seat {table.cloth_by[i]})"
    return f"{table.components.kakemono_ids[table.cloth[i]]} at {XS[cell]},{YS[cell]}{by}"


def seat_lines(table: Table, seat: int) -> list[str]:
    components, drops = table.components, slice(seat * N_COLOURS, (seat + 1) * N_COLOURS)
    master = "no master" if table.master[seat] < 0 else MASTERS[table.master[seat]]
    works = [components.kakemono_ids[card] for card in table.atelier[seat * PLACES : (seat + 1) * PLACES] if card != NO_CARD]
    artisans = [components.artisan_ids[card] for card in table.artisans[seat * CHAIRS : (seat + 1) * CHAIRS] if card != NO_CARD]
    return [
        f"seat {seat}: {master}, apprentice at {SPACES[table.apprentice[seat]]}, atelier: {', '.join(works) or '-'}, "
        f"artisans: {', '.join(artisans) or '-'}",
        f"  bag: {amounts(table.bag[drops])}; active: {amounts(table.active[drops])}; discard: {amounts(table.discard[drops])}",
    ]


def amounts(drops: list[int]) -> str:
    return ", ".join(f"{n} {colour}" for colour, n in zip(COLOURS, drops, strict=False) if n) or "-"
