"""A position of Hokusai as a row of numbers: how near the end is, an atelier with its drops, artisans and works, and the others."""

from ukiyo.engine.features import Features, mark
from ukiyo.engine.state import Seat
from ukiyo.games.hokusai.components import (
    BLACK,
    CHAIRS,
    INDIVIDUAL,
    MASTERS,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PLACES,
    PRIMARIES,
    PUBLIC,
    SECTORS,
)  # fmt: skip
from ukiyo.games.hokusai.painting import can_finish
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import number_of_markers, score_parts, score_works
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY, Table
from ukiyo.games.hokusai.valuation import HokusaiValuation, Weights

OTHERS = 4
AN_OTHER = 9


class HokusaiFeatures(Features[HokusaiState]):
    size = 169

    def __init__(self) -> None:
        self.valuation = HokusaiValuation(Weights())

    def row(self, state: HokusaiState, seat: Seat) -> list[float]:
        row: list[float] = []
        self.clock(state, seat, row)
        parts = score_parts(state, seat)
        for part in parts:
            row.append(part / 10.0)
        self.drops(state, seat, row)
        self.works(state, seat, row)
        self.tools(state, seat, row)
        self.moment(state, seat, row)
        self.others(state, seat, parts, row)
        return row

    def clock(self, table: Table, seat: Seat, row: list[float]) -> None:
        """Players and expansions, and how far away the end is."""
        mark(row, table.players - 1, 5)
        row.append(1.0 if table.track else 0.0)
        row.append(1.0 if table.with_journey else 0.0)
        row.append(1.0 if table.with_paths else 0.0)
        least = 9
        for left in table.signatures:
            least = min(least, left)
        if table.players == 1:
            row.append((table.components.clock - table.turns) / 20.0)
            row.append(0.0)
        else:
            row.append(min(table.turns / table.players, 40.0) / 20.0)
            row.append((table.components.cloth[table.players - 1] - len(table.cloth)) / 5.0)
        row.append(least / 5.0)
        row.append(table.signatures[seat] / 5.0)
        row.append(1.0 if table.closer != NOBODY else 0.0)
        row.append(1.0 if table.closer == seat else 0.0)

    def drops(self, table: Table, seat: Seat, row: list[float]) -> None:
        base = seat * N_COLOURS
        total = 0
        for count in self.valuation.pool(table, seat):
            row.append(count / 3.0)
            total += count
        for colour in range(N_COLOURS):
            row.append(table.active[base + colour] / 2.0)
        row.append(total / 10.0)
        row.append(max(total - 12, 0) / 5.0)
        row.append(sum(table.active[base : base + N_COLOURS]) / 6.0)
        row.append(sum(table.discard[base : base + N_COLOURS]) / 6.0)
        row.append(table.beside[seat] / 2.0)
        row.append(1.0 if table.substitutes[seat] else 0.0)

    def works(self, table: Table, seat: Seat, row: list[float]) -> None:
        """The kakemonos in the atelier, the one nearest to its end first, and whether they are wanted."""
        components = table.components
        pool = self.valuation.pool(table, seat)
        order: list[int] = []
        ahead: list[float] = []
        for place in range(seat * PLACES, (seat + 1) * PLACES):
            if table.atelier[place] != NO_CARD:
                progress = self.valuation.progress(table, seat, place, pool)
                at = 0
                while at < len(order) and ahead[at] >= progress:
                    at += 1
                order.insert(at, place)
                ahead.insert(at, progress)
        for i in range(PLACES):
            if i >= len(order):
                row += [0.0] * 13
                continue
            place = order[i]
            card = table.atelier[place]
            missing, short, mixed = 0, 0, 0
            for colour in range(PAINTS):
                lacking = table.missing[place * PAINTS + colour]
                missing += lacking
                short += max(lacking - table.active[seat * N_COLOURS + colour], 0)
                if colour >= PRIMARIES:
                    mixed += lacking
            wanted = 0
            for objective in range(INDIVIDUAL):
                if table.holder[objective] == seat and components.collection[card] in components.wanted[objective]:
                    wanted += 1
            markers = shown = 0
            for marker in (table.markers[place * 2], table.markers[place * 2 + 1]):
                if marker != NO_TOOL:
                    markers += 1
                    shown += table.shown[seat * N_TOOLS + marker] > 0
            row.append(1.0)
            row.append(ahead[i])
            row.append(components.value[card] / 9.0)
            row.append(ahead[i] * components.value[card] / 9.0)
            row.append(missing / 4.0)
            row.append(short / 3.0)
            row.append(mixed / 3.0)
            row.append(markers / 2.0)
            row.append(shown / 2.0)
            row.append(1.0 if markers == 0 else 0.0)
            row.append(1.0 if short == 0 else 0.0)
            row.append(1.0 if markers == 0 and can_finish(table, seat, place) else 0.0)
            row.append(wanted / 2.0)

    def tools(self, table: Table, seat: Seat, row: list[float]) -> None:
        for tool in range(N_TOOLS):
            row.append(table.shown[seat * N_TOOLS + tool] / 2.0)
            row.append(table.kept[seat * N_TOOLS + tool] / 2.0)
        number = table.number_of_artisans(seat)
        row.append(number / 3.0)
        row.append(1.0 if number >= table.chairs(seat) else 0.0)
        points = 0
        for chair in range(seat * CHAIRS, seat * CHAIRS + number):
            points += table.components.points[table.artisans[chair]]
        row.append(points / 3.0)
        mark(row, table.master[seat], len(MASTERS))
        held = 0
        for by in table.holder:
            held += by == seat
        row.append(held / 2.0)
        for objective in range(PUBLIC):
            row.append(1.0 if objective in table.public else 0.0)
        row.append(table.row[seat] / 10.0 if table.track else 0.0)
        row.append(table.walked[seat] / 5.0 if table.with_journey else 0.0)
        row.append(table.climbed[seat] / 5.0 if table.with_paths else 0.0)

    def moment(self, table: Table, seat: Seat, row: list[float]) -> None:
        """What the seat is in the middle of; where its apprentice stands, and what lies there."""
        mine = table.seat == seat and not table.over
        row.append(1.0 if mine else 0.0)
        row.append(1.0 if mine and table.main_open else 0.0)
        row.append(1.0 if mine and table.extra_open else 0.0)
        row.append(1.0 if mine and table.power_open else 0.0)
        row.append(table.stops / 2.0 if mine else 0.0)
        row.append(self.valuation.pending(table) / 3.0 if mine else 0.0)
        sector = max(table.apprentice[seat], 0) // 2
        for primary in range(PRIMARIES):
            row.append(table.wheel[sector * PRIMARIES + primary] / 3.0)
        row.append(((table.oval - sector) % SECTORS) / 4.0)

    def others(self, table: HokusaiState, seat: Seat, parts: list[int], row: list[float]) -> None:
        """The hand-made valuation of the seat, and a few facts of the others, the one with most points on the table first."""
        row.append(self.valuation.value_beyond(table, seat, parts) / 50.0)
        points = [visible_points(table, other) for other in range(table.players)]
        own = points[seat]
        order: list[Seat] = []
        for _ in range(table.players - 1):
            best = -1
            for other in range(table.players):
                if other != seat and other not in order and (best < 0 or points[other] > points[best]):
                    best = other
            order.append(best)
        row.append((own - points[order[0]]) / 20.0 if order else own / 20.0)
        for place in range(OTHERS):
            if place >= len(order):
                row += [0.0] * AN_OTHER
                continue
            other = order[place]
            base = other * N_COLOURS
            missing = markers = cards = 0
            for at in range(other * PLACES, (other + 1) * PLACES):
                if table.atelier[at] != NO_CARD:
                    cards += 1
                    markers += (table.markers[at * 2] != NO_TOOL) + (table.markers[at * 2 + 1] != NO_TOOL)
                    for colour in range(PAINTS):
                        missing += table.missing[at * PAINTS + colour]
            row.append(points[other] / 30.0)
            row.append((own - points[other]) / 20.0)
            row.append(table.signatures[other] / 5.0)
            row.append(cards / 2.0)
            row.append(markers / 4.0)
            row.append(missing / 8.0)
            row.append(table.number_of_artisans(other) / 3.0)
            held = sum(table.bag[base : base + BLACK]) + sum(table.active[base : base + BLACK]) + sum(table.discard[base : base + BLACK])
            row.append(held / 10.0)
            row.append(1.0 if (other - table.seat) % table.players < (seat - table.seat) % table.players else 0.0)  # is before the seat


def visible_points(table: Table, seat: Seat) -> float:
    """Roughly what everybody can count at a glance."""
    points = score_works(table, seat) + number_of_markers(table, seat) + 2 * table.number_of_artisans(seat)
    return float(points + sum(table.painted[seat * PLACES * N_COLOURS : (seat + 1) * PLACES * N_COLOURS]))
