"""What a choice costs and gives, before it is made."""

from dataclasses import dataclass

from ukiyo.games.hokusai import actions, news
from ukiyo.games.hokusai.cloth import N_SIDES, edge
from ukiyo.games.hokusai.components import BEYOND, BLACK, ICONS, POSITIONS, PRIMARIES, SECTORS, XS, YS, Card, Cell, Colour
from ukiyo.games.hokusai.painting import A_PLACE, A_PRIMARY, JOKER
from ukiyo.games.hokusai.rondel import distance
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import lies_in
from ukiyo.games.hokusai.table import Table


@dataclass(frozen=True)
class Touch:
    """A work that a free cell touches."""

    side: int  # of the cell
    card: Card
    edge: int  # the one the work turns to the cell


def blacks_to(table: Table, space: int) -> int:
    """What a walk costs."""
    return distance(table.apprentice[table.seat], space)


def painting_of(painting: int) -> tuple[int, Colour, Colour]:
    """The place in the atelier, the drop laid and the colour it serves as."""
    at, what = painting // A_PLACE, painting % A_PLACE
    if what >= PRIMARIES * A_PRIMARY:
        secondary = what - PRIMARIES * A_PRIMARY + PRIMARIES
        return at, secondary, secondary
    drop = what % A_PRIMARY
    return at, BLACK if drop == JOKER else drop, what // A_PRIMARY


def drops_after_turn(table: Table, sector: int) -> list[int]:
    """By primary: what would stand before the apprentice if the oval pointed at this sector."""
    from_sector = (table.apprentice[table.seat] // 2 - (sector - table.oval)) % SECTORS
    return table.wheel[from_sector * PRIMARIES : (from_sector + 1) * PRIMARIES]


def sectors_entered(table: Table, step: int) -> list[int]:
    """Where the drops would go one by one, clockwise (1) or counterclockwise (-1)."""
    return [(table.entry + step * i) % SECTORS for i in range(sum(table.entering))]


def touches(table: Table, cell: Cell) -> list[Touch]:
    found: list[Touch] = []
    for side in range(N_SIDES):
        beyond = BEYOND[cell * N_SIDES + side]
        if beyond in table.cloth_cell:
            i = table.cloth_cell.index(beyond)
            found.append(Touch(side, table.cloth[i], edge(table, table.cloth[i], table.cloth_turn[i], (side + 2) % N_SIDES)))
    return found


def paid_by_edges(state: HokusaiState, action: int) -> list[int]:
    """By icon: what hanging the work this way round would pay. It is tried out on a copy."""
    trial = state.copy()
    trial.telling = True
    trial.play(action)
    paid = [0] * len(ICONS)
    for i in range(0, len(trial.news), 4):
        if trial.news[i] == news.BONUS:
            paid[trial.news[i + 2]] += trial.news[i + 3]
    return paid


def most_paid(state: HokusaiState, action: int) -> int:
    """The most icons that a work hung in this cell can be paid for."""
    trial = state.copy()
    trial.play(action)
    return max([sum(paid_by_edges(trial, actions.ORIENT + side)) for side in range(N_SIDES)])


def position_points(table: Table, cell: Cell) -> int:
    """What the public objectives give for a work in this cell."""
    met = [objective for objective in table.public if objective >= POSITIONS and lies_in(objective, XS[cell], YS[cell])]
    return table.components.placed * len(met)
