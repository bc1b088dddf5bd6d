"""Derived features of one seat: its score, icons and artisans, and the drops that its works need."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ukiyo.engine.observation import ZEROS, Field, amount, flag
from ukiyo.engine.state import Seat
from ukiyo.games.hokusai.components import (
    BLACK,
    CHAIRS,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PLACES,
    PRIMARIES,
    SECTORS,
    SHUNSHO,
)  # fmt: skip
from ukiyo.games.hokusai.journey import journey_points
from ukiyo.games.hokusai.painting import can_finish
from ukiyo.games.hokusai.paths import path_points
from ukiyo.games.hokusai.scoring import CATEGORIES, score_individual, score_sets, score_tools, score_works
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, Table

OWN_SETS: Final = 1 << 6 * N_TOOLS  # Shunsho's sets have different values; see `score_sets`

STANDING: Final = [
    Field(
        "standing", len(CATEGORIES), 30, "points by category, as if the game ended now; individual objectives only for the observing seat"
    )
]
LACKS: Final = [
    Field("lacks now", 1, 6, "needed drops missing from the active area, with a black as joker"),
    Field("lacks at home", 1, 6, "needed drops missing from the bag, active and discard areas"),
    Field("finished now", 1, 1, "1 if the active area could finish it, apart from markers"),
]


def write_standing(out: BytesWriter, table: Table, seat: Seat, public: int, own: bool) -> None:
    amount(out, score_works(table, seat))
    amount(out, score_individual(table, seat) if own else 0)
    amount(out, public)
    if table.artisans[seat * CHAIRS + CHAIRS - 1] != NO_CARD:  # only three of four artisans count
        sets, icons, points = score_tools(table, seat)
        amount(out, sets)
        amount(out, icons)
        amount(out, points)
    else:
        key, most = icons_of(table, seat)
        amount(out, sets_of(table, seat, key))
        amount(out, most)
        sitting: i64 = 0
        for chair in range(i64(seat * CHAIRS), i64((seat + 1) * CHAIRS)):
            artisan = table.artisans[chair]
            if artisan == NO_CARD:
                break
            sitting += table.components.points[artisan]
        amount(out, sitting)
    painted: i64 = 0
    for at in range(i64(seat * PLACES * N_COLOURS), i64((seat + 1) * PLACES * N_COLOURS)):
        painted += table.painted[at]
    amount(out, painted)
    amount(out, table.components.closing if table.closer == seat else 0)
    amount(out, journey_points(table, seat))
    amount(out, path_points(table, seat))


def icons_of(table: Table, seat: Seat) -> tuple[int, i64]:
    """Count the icons on removed markers and artisans. Returns the counts packed into six bits per tool, and the largest count."""
    key = 0
    most: i64 = 0
    for tool in range(i64(seat * N_TOOLS), i64((seat + 1) * N_TOOLS)):
        count = table.kept[tool] + table.shown[tool]
        key = key * 64 + count
        most = max(most, count)
    return key, most


def sets_of(table: Table, seat: Seat, key: int) -> int:
    """Return the points for sets of these icons."""
    points = table.components.best_sets.get(key + OWN_SETS if table.master[seat] == SHUNSHO else key, -1)
    if points >= 0:
        return points
    return score_sets(table, seat, [key >> 6 * (N_TOOLS - 1 - tool) & 63 for tool in range(N_TOOLS)])


def write_lacks(out: BytesWriter, table: Table, seat: Seat) -> None:
    base: i64 = seat * N_COLOURS
    joker = table.active[base + BLACK] > 0
    for place in range(seat * PLACES, (seat + 1) * PLACES):
        if table.atelier[place] == NO_CARD:
            out.write(ZEROS[len(LACKS)])
            continue
        wants: i64 = place * PAINTS
        now: i64 = 0
        primaries: i64 = 0
        home: i64 = 0
        for colour in range(i64(PAINTS)):
            missing: i64 = table.missing[wants + colour]
            if missing > 0:
                active: i64 = table.active[base + colour]
                if missing > active:
                    now += missing - active
                    if colour < PRIMARIES:
                        primaries += missing - active
                    home += max(missing - active - i64(table.bag[base + colour]) - i64(table.discard[base + colour]), 0)
        if joker and primaries > 0 and table.painted[place * N_COLOURS + BLACK] == 0:
            now -= 1
        amount(out, now)
        amount(out, home)
        flag(out, now == 0 or can_finish(table, seat, place))


def write_wanted(out: BytesWriter, table: Table, seat: Seat) -> None:
    base: i64 = seat * N_COLOURS
    start = len(out)
    out.write(ZEROS[2 * PAINTS])
    for colour in range(i64(PAINTS)):
        missing: i64 = 0
        for place in range(seat * PLACES, (seat + 1) * PLACES):
            if table.atelier[place] != NO_CARD:
                missing += table.missing[place * PAINTS + colour]
        active: i64 = table.active[base + colour]
        home = active + i64(table.bag[base + colour]) + i64(table.discard[base + colour])
        out[start + colour] = u8(max(missing - active, 0))
        out[start + PAINTS + colour] = u8(max(missing - home, 0))


def write_icons(out: BytesWriter, table: Table, seat: Seat) -> None:
    """Write the gain from one more icon of each tool, for sets and the most frequent icon. All artisans count."""
    key, most = icons_of(table, seat)
    now = sets_of(table, seat, key)
    for tool in range(N_TOOLS):
        bits = 6 * (N_TOOLS - 1 - tool)
        more = sets_of(table, seat, key + (1 << bits)) - now
        amount(out, more + 1 if key >> bits & 63 == most else more)


def write_hands(out: BytesWriter, table: Table, seat: Seat) -> None:
    for sector in range(SECTORS):
        artisan = table.ring_artisans[sector]
        bits_set: i64 = 0
        if artisan != NO_CARD:
            tool = table.components.tool[artisan]
            if table.shown[seat * N_TOOLS + tool] == 0:
                for at in range(seat * PLACES * 2, (seat + 1) * PLACES * 2):
                    if table.markers[at] == tool:
                        bits_set += 1
        amount(out, bits_set)


def removable(table: Table, seat: Seat, markers: list[int], at: i64) -> i64:
    """Return how many of the two markers have a tool that one of the seat's artisans shows."""
    count: i64 = 0
    for i in range(at, at + 2):
        tool = markers[i]
        if tool != NO_TOOL and table.shown[seat * N_TOOLS + tool] > 0:
            count += 1
    return count


def bits(number: int) -> i64:
    count: i64 = 0
    while number:
        number &= number - 1
        count += 1
    return count
