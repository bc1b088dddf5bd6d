"""Derived features for networks: the needs of each work, the gains from exhibiting it, and each seat's prospects.

The rest of the observation contains the same information, but a network would have to learn to compute these values.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ukiyo.engine.observation import ZEROS, Field, amount, row_of
from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import steps
from ukiyo.games.hokusai.cloth import N_SIDES
from ukiyo.games.hokusai.components import (
    BEYOND,
    BLACK,
    CELLS,
    ICONS,
    INDIVIDUAL,
    KAKEMONO_ICON,
    KAKEMONOS,
    MOST_MARKERS,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PLACES,
    POSITIONS,
    PUBLIC,
    SECTORS,
    SPACES,
    XS,
    YS,
    Card,
    Components,
)  # fmt: skip
from ukiyo.games.hokusai.rondel import distance
from ukiyo.games.hokusai.scoring import CATEGORIES, lies_in, most_of_a_tool, ranked
from ukiyo.games.hokusai.seat_features import (
    LACKS,
    STANDING,
    bits,
    removable,
    write_hands,
    write_icons,
    write_lacks,
    write_standing,
    write_wanted,
)
from ukiyo.games.hokusai.table import NO_CARD, NOBODY, Table

SEATS: Final = 5
NEAR: Final = [cell for cell in range(len(CELLS)) if abs(XS[cell]) + abs(YS[cell]) <= 5]  # almost all works are in these cells
RING: Final = SECTORS + 1
WALKS: Final = [distance(here, there) for here in range(len(SPACES)) for there in range(len(SPACES))]

WORK: Final = [
    Field("matches", 1, 2, "own objectives that count its collection"),
    Field("removable", 1, 2, "markers on it that own artisans show"),
    Field("paid", 1, 4, "icons its edges gain in the best cell"),
    Field("placed", 1, 4, "points of public objectives in the best cell"),
]
ON_RING: Final = [
    Field("asked", 1, 6, "drops the kakemono needs"),
    Field("lacks now", 1, 6, "needed drops missing from the seat's active area"),
    Field("lacks at home", 1, 6, "needed drops of colours the seat does not have"),
    Field("matches", 1, 2, "own objectives that count it"),
    Field("removable", 1, 2, "markers on it that own artisans show"),
]
CELL: Final = [
    Field("drops", 1, 4, "drops that the exhibited work gains there, in the best orientation"),
    Field("cards", 1, 2, "cards that it gains there"),
    Field("placed", 1, 4, "points of public objectives"),
]
FIELDS: Final = [
    *row_of(STANDING, SEATS, "seat"),
    *[field for seat in range(SEATS) for field in row_of(LACKS, PLACES, f"seat {seat}, place")],
    *row_of(WORK, PLACES, "own place"),
    Field("wanted now", PAINTS, 4, "drops that own works need in addition to the active area, by colour"),
    Field("wanted at home", PAINTS, 4, "drops that own works need in addition to the bag, active and discard areas, by colour"),
    Field("icon", N_TOOLS, 5, "points for one more icon of a tool"),
    Field("walk", len(SPACES), 4, "blacks left after a walk to a space, plus one; 0 if it can't be reached"),
    *row_of(ON_RING, RING, "ring"),
    Field("hand", SECTORS, 4, "markers on own works that the sector's artisan can remove but own artisans can't"),
    Field("left", 1, 12, "remaining works that can be exhibited"),
    *row_of(CELL, len(NEAR), "cell"),
    *row_of([Field("pays", len(ICONS), 3, "bonuses of the exhibited work in this orientation, by icon")], N_SIDES, "turn"),
]
HANGING: Final = bytes(len(NEAR) * len(CELL))
TURNING: Final = bytes(N_SIDES * len(ICONS))


class DerivedFeatures:
    """Writes the features for one set of components."""

    def __init__(self, components: Components) -> None:
        self.matches: list[int] = [
            sum([1 << objective for objective in range(INDIVIDUAL) if components.collection[card] in components.wanted[objective]])
            for card in range(KAKEMONOS)
        ]  # by kakemono: a bit set of the objectives that count it
        self.asked: list[int] = [sum(components.pigments[card]) for card in range(KAKEMONOS)]
        self.placed: list[int] = [
            components.placed if objective >= POSITIONS and lies_in(objective, XS[cell], YS[cell]) else 0
            for objective in range(PUBLIC)
            for cell in range(len(CELLS))
        ]
        self.facing: list[int] = [-1] * (len(CELLS) * N_SIDES)  # cell * 4 + side: the edge that a work there would touch; cleared after use
        self.hung: list[int] = [0] * len(CELLS)  # by cell: 1 if occupied; cleared after use
        self.rim: list[int] = []  # free cells next to works

    def write(self, out: BytesWriter, table: Table, seat: Seat, step: int) -> None:
        players = table.players
        public = self.public(table)
        for place in range(SEATS):
            if place < players:
                owner = (seat + place) % players
                write_standing(out, table, owner, public[owner], place == 0)
            else:
                out.write(ZEROS[len(CATEGORIES)])
        for place in range(SEATS):
            if place < players:
                write_lacks(out, table, (seat + place) % players)
            else:
                out.write(ZEROS[PLACES * len(LACKS)])
        objectives = 0
        for objective in range(INDIVIDUAL):
            if table.holder[objective] == seat:
                objectives |= 1 << objective
        self.find_rim(table)
        for place in range(seat * PLACES, (seat + 1) * PLACES):
            card = table.atelier[place]
            if card == NO_CARD:
                out.write(ZEROS[len(WORK)])
            else:
                amount(out, bits(self.matches[card] & objectives))
                amount(out, removable(table, seat, table.markers, place * 2))
                self.write_best(out, table, card)
        write_wanted(out, table, seat)
        write_icons(out, table, seat)
        blacks: i64 = table.active[seat * N_COLOURS + BLACK]
        for space in range(len(SPACES)):
            walked: i64 = WALKS[table.apprentice[seat] * len(SPACES) + space]
            amount(out, blacks - walked + 1 if 0 < walked <= blacks else 0)
        for sector in range(RING):
            self.write_ring(out, table, seat, table.ring[sector], sector, objectives)
        write_hands(out, table, seat)
        full: i64 = table.components.works + 1 if players == 1 else table.components.cloth[players - 1]
        amount(out, max(full - len(table.cloth), 0))
        self.write_hanging(out, table, seat, step)
        self.clear_rim(table)

    def write_ring(self, out: BytesWriter, table: Table, seat: Seat, card: Card, sector: i64, objectives: int) -> None:
        if card == NO_CARD:
            out.write(ZEROS[len(ON_RING)])
            return
        pigments = table.components.pigments[card]
        base: i64 = seat * N_COLOURS
        now: i64 = 0
        home: i64 = 0
        for colour in range(i64(PAINTS)):
            wants: i64 = pigments[colour]
            if wants > 0:
                active: i64 = table.active[base + colour]
                now += max(wants - active, 0)
                home += max(wants - active - i64(table.bag[base + colour]) - i64(table.discard[base + colour]), 0)
        amount(out, self.asked[card])
        amount(out, now)
        amount(out, home)
        amount(out, bits(self.matches[card] & objectives))
        amount(out, removable(table, seat, table.ring_markers, sector * 2))

    def public(self, table: Table) -> list[int]:
        """Return the points of each seat from all public objectives. Must agree with `score_public`."""
        points = [0] * table.players
        for i in range(len(table.cloth)):
            by = table.cloth_by[i]
            if by != NOBODY:
                points[by] += self.points(table, table.cloth_cell[i])
        for objective in table.public:
            if objective < POSITIONS:
                counts: list[int] = []
                for seat in range(table.players):
                    counts.append(most_of_a_tool(table, seat) if objective == MOST_MARKERS else -table.count_drops(seat))
                for seat in range(table.players):
                    better = 0
                    for other in counts:
                        if other > counts[seat]:
                            better += 1
                    if objective != MOST_MARKERS or counts[seat] > 0:
                        points[seat] += ranked(table, better)
        return points

    # The cloth

    def find_rim(self, table: Table) -> None:
        """Find the free cells next to works, and the edges that a work there would touch."""
        facing, rim = self.facing, self.rim
        for i in range(len(table.cloth)):
            cell: i64 = table.cloth_cell[i]
            self.hung[cell] = 1
            first: i64 = table.back[table.cloth[i]] * N_SIDES
            turn: i64 = table.cloth_turn[i]
            for side in range(i64(N_SIDES)):
                neighbour: i64 = BEYOND[cell * N_SIDES + side]
                if neighbour >= 0:
                    first_side: i64 = neighbour * N_SIDES
                    if facing[first_side] + facing[first_side + 1] + facing[first_side + 2] + facing[first_side + 3] == -N_SIDES:
                        rim.append(neighbour)
                    facing[first_side + (side + 2) % N_SIDES] = first + (side - turn) % N_SIDES

    def clear_rim(self, table: Table) -> None:
        facing = self.facing
        for cell in table.cloth_cell:
            self.hung[cell] = 0
        for cell in self.rim:
            first_side: i64 = cell * N_SIDES
            for side in range(first_side, first_side + N_SIDES):
                facing[side] = -1
        self.rim = []

    def write_best(self, out: BytesWriter, table: Table, card: Card) -> None:
        """Write the icons gained and the points of public objectives, each for the best cell."""
        icons, counts, facing, hung = table.components.edge_icon, table.components.edge_count, self.facing, self.hung
        first: i64 = table.back[card] * N_SIDES
        most: i64 = 0
        highest: i64 = 0
        for cell in self.rim:
            if hung[cell]:
                continue
            first_side: i64 = cell * N_SIDES
            paid: i64 = 0  # a byte for each orientation
            for side in range(i64(N_SIDES)):
                other_edge: i64 = facing[first_side + side]
                if other_edge >= 0:
                    for own_side in range(i64(N_SIDES)):
                        if icons[first + own_side] == icons[other_edge]:
                            paid += i64(min(counts[first + own_side], counts[other_edge])) << ((side - own_side) % N_SIDES * 8)
            while paid > 0:
                most = max(most, paid & 255)
                paid >>= 8
            highest = max(highest, self.points(table, cell))
        amount(out, most)
        amount(out, highest)

    def paid(self, table: Table, card: Card, cell: i64, turn: i64) -> tuple[i64, i64]:
        """Return the drops and cards that the edges of a work in this cell would pay out."""
        icons, counts, facing = table.components.edge_icon, table.components.edge_count, self.facing
        first: i64 = table.back[card] * N_SIDES
        drops: i64 = 0
        cards: i64 = 0
        for side in range(i64(N_SIDES)):
            other_edge: i64 = facing[cell * N_SIDES + side]
            if other_edge >= 0:
                own_side = first + (side - turn) % N_SIDES
                if icons[own_side] == icons[other_edge]:
                    count: i64 = min(counts[own_side], counts[other_edge])
                    if icons[own_side] < KAKEMONO_ICON:
                        drops += count
                    else:
                        cards += count
        return drops, cards

    def points(self, table: Table, cell: i64) -> i64:
        points: i64 = 0
        for objective in table.public:
            points += self.placed[objective * len(CELLS) + cell]
        return points

    def write_hanging(self, out: BytesWriter, table: Table, seat: Seat, step: int) -> None:
        """Write the value of each cell for the work being exhibited or, once its cell is chosen, of each orientation."""
        start = len(out)
        out.write(HANGING)
        turning = len(out)
        out.write(TURNING)
        if seat != table.seat:
            return
        if step == steps.PLACE:
            card = table.atelier[table.exhibiting]
            for i in range(i64(len(NEAR))):
                cell: i64 = NEAR[i]
                first_side = cell * N_SIDES
                facing = self.facing
                if (
                    facing[first_side] + facing[first_side + 1] + facing[first_side + 2] + facing[first_side + 3] > -N_SIDES
                    and not self.hung[cell]
                ):
                    best_drops: i64 = 0
                    best_cards: i64 = 0
                    for turn in range(i64(N_SIDES)):
                        drops, cards = self.paid(table, card, cell, turn)
                        if drops + 2 * cards > best_drops + 2 * best_cards:
                            best_drops, best_cards = drops, cards
                    out[start + i * 3] = u8(best_drops)
                    out[start + i * 3 + 1] = u8(best_cards)
                    out[start + i * 3 + 2] = u8(self.points(table, cell))
        elif step == steps.ORIENT:
            card = table.atelier[table.exhibiting]
            components = table.components
            first: i64 = table.back[card] * N_SIDES
            for turn in range(i64(N_SIDES)):
                for side in range(i64(N_SIDES)):
                    other_edge: i64 = self.facing[table.cell * N_SIDES + side]
                    own_side = first + (side - turn) % N_SIDES
                    if other_edge >= 0 and components.edge_icon[own_side] == components.edge_icon[other_edge]:
                        at = turning + turn * len(ICONS) + i64(components.edge_icon[own_side])
                        out[at] = u8(i64(out[at]) + i64(min(components.edge_count[own_side], components.edge_count[other_edge])))
