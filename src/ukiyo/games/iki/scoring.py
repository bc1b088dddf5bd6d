"""The final score, by category."""

from typing import Final

from ukiyo.engine.state import Score, Seat
from ukiyo.games.iki.components import (
    CHARACTERS,
    COUNT_FIRE,
    COUNT_FISH,
    COUNT_LARGEST,
    COUNT_MON,
    COUNT_RICE,
    COUNT_SANDALS,
    COUNT_TYPES,
    FISH,
    IKI,
    JOKER,
    KOBAN,
    MON,
    N_GOODS,
    N_TYPES,
    PIPE,
    POUCH,
    RICE,
    SANDAL,
    WOOD,
)
from ukiyo.games.iki.table import Table

CATEGORIES: Final = ["track", "types", "fish", "tobacco", "buildings", "goods"]


def scores(table: Table) -> list[Score]:
    """Return the scores of all seats. Ties are broken by fire power, then by the higher marker in a pile, so each rank is unique."""
    parts = [score_parts(table, seat) for seat in range(table.players)]
    best_first = sorted(range(table.players), key=lambda seat: (-sum(parts[seat]), table.ranking.index(seat)))
    return [
        Score(seat, best_first.index(seat) + 1, sum(parts[seat]), dict(zip(CATEGORIES, parts[seat], strict=True)))
        for seat in range(table.players)
    ]


def score_parts(table: Table, seat: Seat) -> list[int]:
    """Return the points by category: track, types, fish, tobacco, buildings, goods."""
    fish = score_fish(table, seat)
    types, tobacco = score_types_and_tobacco(table, seat)
    track = table.goods[seat * N_GOODS + IKI]
    return [track, types, fish, tobacco, score_buildings(table, seat, fish), score_goods(table, seat)]


def score_fish(table: Table, seat: Seat) -> int:
    """Return the points for the number of seasons in which the seat bought a fish, plus those for expensive fish."""
    components = table.components
    bought = 0
    bonus = 0
    for token in range(len(table.token_by)):
        if table.token_by[token] == seat and components.token_kind[token] == FISH:
            bought += 1
            bonus += components.token_points[token]
    return components.fish_score[bought] + bonus


def score_types_and_tobacco(table: Table, seat: Seat) -> tuple[int, int]:
    """The retired Puppeteer counts as the type that scores the most points, which is found by trying all types."""
    counts = table.count_types(seat)
    best = count_variety(table, counts), count_tobacco(table, seat, counts)
    if table.special[JOKER] == seat:
        counts[table.components.type[table.components.token_card[JOKER]]] -= 1
        for kind in range(N_TYPES):
            counts[kind] += 1
            candidates = count_variety(table, counts), count_tobacco(table, seat, counts)
            if sum(candidates) > sum(best):
                best = candidates
            counts[kind] -= 1
    return best


def count_variety(table: Table, counts: list[int]) -> int:
    return table.components.types_score[N_TYPES - counts.count(0)]


def count_tobacco(table: Table, seat: Seat, counts: list[int]) -> int:
    """Return the points for pouches, which are doubled if the seat has a pipe."""
    components = table.components
    points = 0
    pipe = False
    for token in range(len(table.token_by)):
        if table.token_by[token] == seat:
            if components.token_kind[token] == PIPE:
                pipe = True
            elif components.token_kind[token] == POUCH:
                points += components.token_points[token]
                points += count_for_pouch(table, seat, counts, components.token_counts[token]) // components.token_every[token]
    return 2 * points if pipe else points


def count_for_pouch(table: Table, seat: Seat, counts: list[int], criterion: int) -> int:
    if criterion == COUNT_FIRE:
        return table.power[seat]
    if criterion == COUNT_TYPES:
        return N_TYPES - counts.count(0)
    if criterion == COUNT_LARGEST:
        return max(counts)
    if criterion == COUNT_MON:
        return table.goods[seat * N_GOODS + MON]
    return 0


def score_buildings(table: Table, seat: Seat, fish: int) -> int:
    points = 0
    for stall in table.board.stalls:
        if table.owner[stall] == seat and table.card[stall] >= CHARACTERS:
            points += score_building(table, seat, table.card[stall] - CHARACTERS, fish)
    return points


def score_building(table: Table, seat: Seat, building: int, fish: int) -> int:
    components = table.components
    criterion = components.building_counts[building]
    count = 0
    if criterion == COUNT_FISH:
        count = fish
    elif criterion == COUNT_FIRE:
        count = table.power[seat]
    elif criterion == COUNT_SANDALS:
        count = table.goods[seat * N_GOODS + SANDAL]
    elif criterion == COUNT_RICE:
        count = table.goods[seat * N_GOODS + RICE]
    counted_points = min(count * components.building_each[building], components.building_most[building])
    return components.building_points[building] + counted_points


def score_goods(table: Table, seat: Seat) -> int:
    components = table.components
    held = seat * N_GOODS
    return (
        table.goods[held + KOBAN] * components.koban_score
        + table.goods[held + WOOD] * components.wood_score
        + table.goods[held + MON] // components.mons_a_point
    )
