"""Previews of the costs and gains of a choice."""

from dataclasses import dataclass

from ukiyo.games.hokusai.cloth import N_SIDES, edge, met
from ukiyo.games.hokusai.components import (
    BEYOND,
    BLACK,
    FETCH,
    ICONS,
    KUNISADA,
    KUNIYOSHI,
    NEW_OBJECTIVE,
    POSITIONS,
    PRIMARIES,
    READY_DROP,
    RECOLOUR,
    RECOVER,
    SECTORS,
    THREE_DROPS,
    TWO_DROPS,
    XS,
    YS,
    Card,
    Cell,
    Colour,
)  # fmt: skip
from ukiyo.games.hokusai.objectives import new_objective_choices
from ukiyo.games.hokusai.painting import A_PLACE, A_PRIMARY, JOKER
from ukiyo.games.hokusai.rondel import CollectHere, collect_any_choices, distance
from ukiyo.games.hokusai.scoring import lies_in
from ukiyo.games.hokusai.table import Table
from ukiyo.games.hokusai.tokens import Fetch, Recolour, Recover

MAIN_ACTIONS = ("move", "mix", "exhibit", "discard")


@dataclass(frozen=True)
class Touch:
    """A work next to a free cell."""

    side: int  # the side of the cell
    card: Card
    edge: int  # the edge that the work turns to the cell


def blacks_to(table: Table, space: int) -> int:
    """Return the cost of a walk."""
    return distance(table.apprentice[table.seat], space)


def painting_of(painting: int) -> tuple[int, Colour, Colour]:
    """Return the place in the atelier, the drop, and the colour that it is used as."""
    at, paint = painting // A_PLACE, painting % A_PLACE
    if paint >= PRIMARIES * A_PRIMARY:
        secondary = paint - PRIMARIES * A_PRIMARY + PRIMARIES
        return at, secondary, secondary
    drop = paint % A_PRIMARY
    return at, BLACK if drop == JOKER else drop, paint // A_PRIMARY


def drops_after_turn(table: Table, sector: int) -> list[int]:
    """Return the drops that would be in front of the apprentice if the oval pointed to this sector, by primary."""
    from_sector = (table.apprentice[table.seat] // 2 - (sector - table.oval)) % SECTORS
    return table.wheel[from_sector * PRIMARIES : (from_sector + 1) * PRIMARIES]


def sectors_entered(table: Table, step: int) -> list[int]:
    """Return the sectors where the drops would enter the wheel, clockwise (1) or counterclockwise (-1)."""
    return [(table.entry + step * i) % SECTORS for i in range(sum(table.entering))]


def touches(table: Table, cell: Cell) -> list[Touch]:
    result: list[Touch] = []
    for side in range(N_SIDES):
        neighbour = BEYOND[cell * N_SIDES + side]
        if neighbour in table.cloth_cell:
            i = table.cloth_cell.index(neighbour)
            result.append(Touch(side, table.cloth[i], edge(table, table.cloth[i], table.cloth_turn[i], (side + 2) % N_SIDES)))
    return result


def sides_met(table: Table, card: Card, cell: Cell, turn: int) -> list[int]:
    """Return the sides on which the work would match its neighbour."""
    icon = table.components.edge_icon
    return [touch.side for touch in touches(table, cell) if icon[edge(table, card, turn, touch.side)] == icon[touch.edge]]


def paid_by_edges(table: Table, cell: Cell, turn: int) -> list[int]:
    """Return the bonuses for the exhibited work in this cell and orientation, by icon."""
    payments = [0] * len(ICONS)
    pairs = met(table, table.atelier[table.exhibiting], cell, turn)
    for i in range(0, len(pairs), 2):
        payments[pairs[i]] += pairs[i + 1]
    return payments


def most_paid(table: Table, cell: Cell) -> int:
    """Return the maximum number of icons that the work can gain in this cell."""
    return max([sum(paid_by_edges(table, cell, turn)) for turn in range(N_SIDES)])


def way_of(table: Table, kind: str) -> str:
    """Return what an action of this kind uses up: the main action, the extra action, or a power that can be used once per turn."""
    if table.decision() != "turn" or kind == "done":
        return ""
    if kind in MAIN_ACTIONS:
        return "main"
    if kind == "drop":
        return "once"
    if kind == "exchange":
        return "extra" if table.master[table.seat] == KUNISADA else "once"
    if kind == "power":
        return "once" if table.master[table.seat] == KUNIYOSHI else "extra"
    return "extra"


def walks_to(table: Table) -> int:
    """Return the Journey space that the token next to the apprentice leads to, or -1."""
    space = table.walked[table.seat] + 1 if table.with_journey and table.decision() == "stop" else len(table.journey)
    return table.journey[space] if space < len(table.journey) else -1


def chairs_full(table: Table) -> bool:
    """Return whether a new artisan would need the chair of another artisan."""
    return table.number_of_artisans(table.seat) == table.chairs(table.seat)


def position_points(table: Table, cell: Cell) -> int:
    """Return the points of public objectives for a work in this cell."""
    objectives = [objective for objective in table.public if objective >= POSITIONS and lies_in(objective, XS[cell], YS[cell])]
    return table.components.placed * len(objectives)


def token_is_idle(table: Table, token: int) -> bool:
    """Return whether activating a token would have no effect, because there are no drops or objectives for it."""
    seat = table.seat
    if token in (THREE_DROPS, READY_DROP):
        return not CollectHere().options(table, seat)
    if token == TWO_DROPS:
        return not collect_any_choices(table)
    if token == NEW_OBJECTIVE:
        return not collect_any_choices(table) and not new_objective_choices(table)
    if token == RECOVER:
        return not Recover().options(table, seat)
    if token == FETCH:
        return not Fetch().options(table, seat)
    return token == RECOLOUR and not Recolour().options(table, seat)
