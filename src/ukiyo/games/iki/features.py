"""A position of IKI as a row of numbers: the calendar, what a seat has and will earn, the market, and the others, the leader first."""

from ukiyo.engine.features import Features, mark
from ukiyo.engine.state import Seat
from ukiyo.games.iki.components import BUILDINGS, CHARACTERS, KOBAN, MON, N_GOODS, RICE, SANDAL, SEASON_CARDS, SEASON_TOKENS, WOOD
from ukiyo.games.iki.hiring import first_of_season
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.scoring import score_parts
from ukiyo.games.iki.table import NO_CARD, NOBODY, Table
from ukiyo.games.iki.valuation import IkiValuation, Weights, harmony

OTHERS = 3
AN_OTHER = 10


class IkiFeatures(Features[IkiState]):
    size = 175

    def __init__(self) -> None:
        self.valuation = IkiValuation(Weights())

    def row(self, state: IkiState, seat: Seat) -> list[float]:
        row: list[float] = []
        self.calendar(state, row)
        self.purse(state, seat, row)
        self.people(state, seat, row)
        self.place(state, seat, row)
        self.market(state, seat, row)
        self.others(state, seat, row)
        return row

    def calendar(self, table: Table, row: list[float]) -> None:
        month = table.month
        row.append(month / 13.0)
        row.append(max(5 - month if month <= 5 else 8 - month if month <= 8 else 11 - month, 0) / 5.0)  # until the next fire
        mark(row, 5 if month > 12 else (month + 2) // 3, 6)
        mark(row, month % 3, 3)
        mark(row, table.players - 2, 3)

    def purse(self, table: Table, seat: Seat, row: list[float]) -> None:
        year = max(12 - table.month, 0) / 12.0
        for part in score_parts(table, seat):
            row.append(part / 20.0)
        held = seat * N_GOODS
        for good in (MON, RICE, WOOD, SANDAL, KOBAN):
            amount = table.goods[held + good] / (12.0 if good == MON else 4.0)
            row.append(amount)
            row.append(amount * year)
        row.append(table.kobun[seat] / 4.0)
        row.append(table.kobun[seat] / 4.0 * year)
        row.append(table.power[seat] / 10.0)
        row.append(table.power[seat] / 10.0 * year)
        mark(row, table.ranking.index(seat), 4)
        for token in table.special:
            row.append(1.0 if token == seat else 0.0)
        counts = [0] * 3
        for token in range(len(table.token_by)):
            if table.token_by[token] == seat:
                counts[table.components.token_kind[token]] += 1
        for count in counts:
            row.append(count / 2.0)

    def people(self, table: Table, seat: Seat, row: list[float]) -> None:
        """Characters at work and retired, what they are paid now and at most, and the buildings."""
        components = table.components
        now, most, pension = [0.0] * N_GOODS, [0.0] * N_GOODS, [0.0] * N_GOODS
        buildings = [0.0] * BUILDINGS
        at_work = levels = tokens = 0
        danger = 0.0
        for stall in table.board.stalls:
            card = table.card[stall]
            if card != NO_CARD and table.owner[stall] == seat:
                if card >= CHARACTERS:
                    buildings[card - CHARACTERS] = 1.0
                    continue
                at_work += 1
                levels += table.experience[stall]
                tokens += components.token[card] >= 0
                danger += self.valuation.danger(table, seat, stall)
                track = components.salaries[card]
                if track:
                    add(now, track[min(table.experience[stall], len(track) - 1)])
                    add(most, track[-1])
        placing = table.seat == seat and 0 <= table.placing < CHARACTERS
        if placing:
            track = components.salaries[table.placing]
            if track:
                add(now, track[0])
                add(most, track[-1])
        retired = 0
        for i in range(len(table.retired)):
            if table.retired_by[i] == seat:
                retired += 1
                track = components.salaries[table.retired[i]]
                if track:
                    add(pension, track[-1])
        paydays = (4 - (table.month - 1) // 3 if 1 <= table.month <= 12 else 4 if table.month == 0 else 0) / 4.0
        for good in range(N_GOODS):
            row.append(now[good] / 3.0)
            row.append(most[good] / 3.0)
            row.append(pension[good] / 3.0)
            row.append((now[good] + pension[good]) / 3.0 * paydays)
            row.append(most[good] / 3.0 * paydays)
        row += buildings
        for count in table.count_types(seat):
            row.append(count / 2.0)
        rice = table.goods[seat * N_GOODS + RICE]
        mouths = at_work + (1 if placing else 0)
        row.append(mouths / 4.0)
        row.append(mouths / 4.0 * paydays)
        row.append(levels / 4.0)
        row.append(tokens * paydays)
        row.append(retired / 4.0)
        row.append(max(mouths - rice, 0) / 2.0)
        row.append(max(rice - mouths, 0) / 2.0 * paydays)
        row.append(danger * 2.0)
        pays = harmony(table, seat) / 10.0
        row.append(pays)
        row.append(pays * paydays)

    def place(self, table: Table, seat: Seat, row: list[float]) -> None:
        """Where the oyakata stands, and what the seat is in the middle of."""
        mark(row, table.oyakata[seat], 9)
        mark(row, table.ikizama[seat] + 1, 6)
        mine = table.seat == seat and not table.over
        row.append(1.0 if mine else 0.0)
        row.append(1.0 if mine and table.placing != NO_CARD else 0.0)
        row.append(1.0 if mine and table.placing >= CHARACTERS else 0.0)
        row.append(1.0 if mine and table.shop_open else 0.0)
        row.append(1.0 if mine and table.guest_open else 0.0)

    def market(self, table: Table, seat: Seat, row: list[float]) -> None:
        """What can still be had: people of the season, types the seat has none of, tokens, buildings, stalls."""
        season = min(max(table.month - 1, 0) // 3, 3)
        first = first_of_season(table) if table.month else 4
        have = table.count_types(seat)
        here = wanted = mons = 0
        for place in range(SEASON_CARDS):
            if table.row[place] >= 0:
                here += 1
                mons += table.row[place]
                wanted += have[table.components.type[first + place]] == 0
        row.append(here / 8.0)
        row.append(wanted / 4.0)
        row.append(mons / 6.0)
        fish = 0.0
        for token in range(season * SEASON_TOKENS, (season + 1) * SEASON_TOKENS):
            row.append(1.0 if table.token_by[token] == NOBODY else 0.0)
            if token < season * SEASON_TOKENS + 2 and table.token_by[token] == seat:
                fish = 1.0
        row.append(fish)
        for building in range(BUILDINGS):
            row.append(1.0 if building in table.offered else 0.0)
        free = 0
        for stall in table.board.stalls:
            free += table.card[stall] == NO_CARD
        row.append(free / 8.0)
        row.append(max(table.free_stall_cost(), 0) / 2.0)

    def others(self, table: IkiState, seat: Seat, row: list[float]) -> None:
        """The hand-made valuation of everybody, and a few facts of the others, the best one first."""
        values = [self.valuation.value(table, other) for other in range(table.players)]
        row.append(values[seat] / 50.0)
        order: list[Seat] = []
        for _ in range(table.players - 1):
            best = -1
            for other in range(table.players):
                if other != seat and other not in order and (best < 0 or values[other] > values[best]):
                    best = other
            order.append(best)
        row.append((values[seat] - values[order[0]]) / 20.0)
        for place in range(OTHERS):
            if place >= len(order):
                row += [0.0] * AN_OTHER
                continue
            other = order[place]
            held = other * N_GOODS
            at_work = 0
            for stall in table.board.stalls:
                at_work += table.employs(other, stall)
            row.append(values[other] / 50.0)
            row.append((values[seat] - values[other]) / 20.0)
            row.append(table.goods[held + MON] / 12.0)
            row.append(table.goods[held + RICE] / 4.0)
            row.append(table.goods[held + WOOD] / 4.0)
            row.append(table.goods[held + SANDAL] / 4.0)
            row.append(at_work / 4.0)
            row.append(table.power[other] / 10.0)
            row.append(1.0 if table.ikizama[other] >= 0 else 0.0)
            row.append(table.kobun[other] / 4.0)


def add(sums: list[float], salary: list[int]) -> None:
    for i in range(0, len(salary), 2):
        sums[salary[i]] += salary[i + 1]
