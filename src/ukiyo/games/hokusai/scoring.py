"""The final score, by category."""

from typing import Final

from ukiyo.engine.state import Score, Seat
from ukiyo.games.hokusai.components import (
    AROUND,
    CHAIRS,
    COLUMN,
    FEWEST_PIGMENTS,
    INDIVIDUAL,
    MOST_MARKERS,
    N_COLOURS,
    N_TOOLS,
    ODD,
    PLACES,
    ROW,
    SHUNSHO,
    THREE_AWAY,
    TWO_AWAY,
    XS,
    YS,
)  # fmt: skip
from ukiyo.games.hokusai.journey import journey_points
from ukiyo.games.hokusai.paths import path_points
from ukiyo.games.hokusai.table import NO_CARD, Table

CATEGORIES: Final = ["works", "individual", "public", "sets", "icons", "artisans", "painted", "closing", "journey", "paths"]


def scores(table: Table) -> list[Score]:
    """Return the scores of all seats. Ties are broken by the most valuable work, then by points for works, then by markers.

    A solo game that ended without five works is lost: it scores 0 and has rank 2. A solo win scores at least 15.
    """
    if table.players == 1 and table.over and not won_alone(table):
        return [Score(0, 2, 0, dict.fromkeys(CATEGORIES, 0))]
    parts = [score_parts(table, seat) for seat in range(table.players)]
    standing = [
        (sum(parts[seat]), dearest_work(table, seat), parts[seat][0], number_of_markers(table, seat)) for seat in range(table.players)
    ]
    return [
        Score(
            seat,
            1 + sum([other > standing[seat] for other in standing]),
            sum(parts[seat]),
            dict(zip(CATEGORIES, parts[seat], strict=True)),
        )
        for seat in range(table.players)
    ]


def won_alone(table: Table) -> bool:
    return len(table.cloth) > table.components.works


def score_parts(table: Table, seat: Seat) -> list[int]:
    """Return the points by category: works, individual, public, sets, icons, artisans, painted, closing, journey, paths."""
    sets, icons, points = score_tools(table, seat)
    return [
        score_works(table, seat),
        score_individual(table, seat),
        sum([score_public(table, seat, objective) for objective in table.public]),
        sets,
        icons,
        points,
        sum(table.painted[seat * PLACES * N_COLOURS : (seat + 1) * PLACES * N_COLOURS]),
        table.components.closing if table.closer == seat else 0,
        journey_points(table, seat),
        path_points(table, seat),
    ]


# Works


def score_works(table: Table, seat: Seat) -> int:
    points = 0
    for i in range(len(table.cloth)):
        if table.cloth_by[i] == seat:
            points += table.components.value[table.cloth[i]]
    return points


def dearest_work(table: Table, seat: Seat) -> int:
    return max([0] + [table.components.value[card] for card, by in zip(table.cloth, table.cloth_by, strict=True) if by == seat])


def score_individual(table: Table, seat: Seat) -> int:
    """Return the points for signed works in the collections of the seat's objectives."""
    components = table.components
    points = 0
    for objective in range(INDIVIDUAL):
        if table.holder[objective] == seat:
            for i in range(len(table.cloth)):
                if table.cloth_by[i] == seat and components.collection[table.cloth[i]] in components.wanted[objective]:
                    points += components.collected
    return points


# Public objectives


def score_public(table: Table, seat: Seat, objective: int) -> int:
    if objective == MOST_MARKERS:
        own_amount = most_of_a_tool(table, seat)
        return ranked(table, sum([most_of_a_tool(table, other) > own_amount for other in range(table.players)])) if own_amount > 0 else 0
    if objective == FEWEST_PIGMENTS:
        drops = table.count_drops(seat)
        return ranked(table, sum([table.count_drops(other) < drops for other in range(table.players)]))
    points = 0
    for i in range(len(table.cloth)):
        if table.cloth_by[i] == seat and lies_in(objective, XS[table.cloth_cell[i]], YS[table.cloth_cell[i]]):
            points += table.components.placed
    return points


def ranked(table: Table, better: int) -> int:
    """Return the points of a rank with this number of players ahead. Tied players share a rank, and the following ranks are skipped."""
    return table.components.ranking[better] if better < len(table.components.ranking) else 0


def most_of_a_tool(table: Table, seat: Seat) -> int:
    return max(table.kept[seat * N_TOOLS : (seat + 1) * N_TOOLS])


def number_of_markers(table: Table, seat: Seat) -> int:
    return sum(table.kept[seat * N_TOOLS : (seat + 1) * N_TOOLS])


def lies_in(objective: int, x: int, y: int) -> bool:
    """Return whether a cell is among the positions that an objective shows around the initial kakemono."""
    steps = abs(x) + abs(y)
    if objective == ROW:
        return y == 0
    if objective == COLUMN:
        return x == 0
    if objective == AROUND:
        return max(abs(x), abs(y)) == 1
    if objective == TWO_AWAY:
        return steps == 2
    if objective == THREE_AWAY:
        return steps == 3
    if objective == ODD:
        return x % 2 == 1 and y % 2 == 1
    return steps >= 3


# Tools


def score_tools(table: Table, seat: Seat) -> tuple[int, int, int]:
    """Return the points for sets of different icons, the most frequent icon, and artisans. The best three of four artisans count."""
    components = table.components
    sitting = [artisan for artisan in table.artisans[seat * CHAIRS : (seat + 1) * CHAIRS] if artisan != NO_CARD]
    best = (0, 0, 0)
    for leaving in range(len(sitting)) if len(sitting) > components.chairs else [-1]:
        counts = table.kept[seat * N_TOOLS : (seat + 1) * N_TOOLS]
        points = 0
        for i in range(len(sitting)):
            if i != leaving:
                counts[components.tool[sitting[i]]] += components.icons[sitting[i]]
                points += components.points[sitting[i]]
        sets, icons = score_sets(table, seat, counts), max(counts)
        if sets + icons + points > best[0] + best[1] + best[2]:
            best = sets, icons, points
    return best


def score_sets(table: Table, seat: Seat, counts: list[int]) -> int:
    """Return the maximum points for sets of these icons, from a cache."""
    components = table.components
    own = table.master[seat] == SHUNSHO
    key = 1 if own else 0
    for count in counts:
        key = key * 64 + count
    points = components.best_sets.get(key, -1)
    if points < 0:
        points = best_sets(counts, components.own_sets if own else components.sets, N_TOOLS)
        components.best_sets[key] = points
    return points


def best_sets(counts: list[int], pays: list[int], largest: int) -> int:
    """Return the points of the best partition into sets of different icons: the largest set first, with the most frequent icons."""
    counts = sorted(counts, reverse=True)
    best = 0
    for size in range(min(largest, N_TOOLS - counts.count(0)), 1, -1):
        rest = [count - 1 if place < size else count for place, count in enumerate(counts)]
        best = max(best, pays[size] + best_sets(rest, pays, size))
    return best
