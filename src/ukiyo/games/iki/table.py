"""What lies on IKI's table: plain numbers, and the small moves of pieces that every phase uses."""

from typing import Final

from ukiyo.engine.state import Seat, State
from ukiyo.games.iki import steps
from ukiyo.games.iki.components import CHARACTERS, FIRE, MON, N_GOODS, SEASON_CARDS, SEASONS, Board, Card, Components, Stall, Terms

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TOKEN: Final = -1
IN_DECK: Final = -2  # in the row: not revealed yet
GONE: Final = -1  # in the row: hired, placed or out of the game
SPENT: Final = -2  # a special token that was used up
TOP: Final = 10  # of the fire track
SEASON_MONTHS: Final = 3


class Table(State):
    """The whole position. Lists are by seat, by stall, by card of the season or by token."""

    components: Components
    board: Board
    month: int  # 1 to 12, 13 is the New Year
    first: Seat  # the first player of the game, who holds the sun with two players

    goods: list[int]  # seat * 6 + good
    kobun: list[int]  # not on a card
    power: list[int]  # fire power
    ranking: list[Seat]  # the fire track from the front: piles from the top
    ikizama: list[int]  # the space each seat has chosen, or -1
    oyakata: list[int]  # street space 1 to 8, 0 off the street

    card: list[Card]  # by stall
    owner: list[Seat]  # by stall; a character with nobody is neutral
    experience: list[int]  # by stall: gains so far

    row: list[int]  # the season's 14 characters: mons on the card, or IN_DECK, or GONE

    # These change rarely: they are replaced, never changed in place, and copies share them.
    offered: list[int]  # buildings that can be built
    retired: list[Card]
    retired_by: list[Seat]
    token_by: list[Seat]  # by season token
    special: list[Seat]  # by special token: holder, NOBODY or SPENT
    blocking: list[int]  # two players: tiles left, by space they block

    blocked: int  # ikizama space with the blocking tile, or -1
    placing: Card  # on its way to a stall
    visited: Card  # whose ability is being used, or NO_CARD
    bought: int  # the first of a pipe and a pouch bought together, or NO_TOKEN
    swapping: Stall  # first stall of a swap
    burning: Stall  # where the fire stands
    shop_open: bool  # the acting player may still use the shop
    guest_open: bool  # the acting player may still visit a character

    def copy_table_to(self, copy: "Table") -> None:
        """What lies on the table: lists that are changed in place are copied, all else is shared."""
        copy.components = self.components
        copy.board = self.board
        copy.month = self.month
        copy.first = self.first
        copy.goods = self.goods[:]
        copy.kobun = self.kobun[:]
        copy.power = self.power[:]
        copy.ranking = self.ranking[:]
        copy.ikizama = self.ikizama[:]
        copy.oyakata = self.oyakata[:]
        copy.card = self.card[:]
        copy.owner = self.owner[:]
        copy.experience = self.experience[:]
        copy.row = self.row[:]
        copy.offered = self.offered
        copy.retired = self.retired
        copy.retired_by = self.retired_by
        copy.token_by = self.token_by
        copy.special = self.special
        copy.blocked = self.blocked
        copy.blocking = self.blocking
        copy.placing = self.placing
        copy.visited = self.visited
        copy.bought = self.bought
        copy.swapping = self.swapping
        copy.burning = self.burning
        copy.shop_open = self.shop_open
        copy.guest_open = self.guest_open

    def season(self) -> int:
        """Whose deck and tokens lie on the table, 0 to 3. A payday lays out the next season's before anything is paid."""
        step = self.step()
        closed = step == steps.FEED or (step == steps.MONTH and self.row.count(IN_DECK) == SEASON_CARDS)
        passed = self.month if closed else max(self.month - 1, 0)
        return min(passed // SEASON_MONTHS, len(SEASONS) - 1)

    def in_row(self) -> int:
        """How many characters can be hired."""
        return len(self.row) - self.row.count(GONE) - self.row.count(IN_DECK)

    # Goods

    def has(self, seat: Seat, terms: Terms) -> bool:
        """Whether a seat can pay these terms."""
        base = seat * N_GOODS
        for i in range(0, len(terms), 2):
            if self.goods[base + terms[i]] < terms[i + 1]:
                return False
        return True

    def pay(self, seat: Seat, terms: Terms) -> None:
        base = seat * N_GOODS
        for i in range(0, len(terms), 2):
            self.goods[base + terms[i]] -= terms[i + 1]

    def gain(self, seat: Seat, terms: Terms) -> None:
        base = seat * N_GOODS
        for i in range(0, len(terms), 2):
            if terms[i] == FIRE:
                self.climb(seat, terms[i + 1])
            else:
                self.goods[base + terms[i]] += terms[i + 1]

    def mon(self, seat: Seat) -> int:
        return self.goods[seat * N_GOODS + MON]

    def add(self, seat: Seat, good: int, amount: int) -> None:
        self.goods[seat * N_GOODS + good] += amount

    # The fire track

    def climb(self, seat: Seat, spaces: int) -> None:
        """Move a fire marker up. It goes on top of whom it meets, also when it was at the end already."""
        power = min(self.power[seat] + spaces, TOP)
        self.power[seat] = power
        self.ranking.remove(seat)
        place = 0
        while place < len(self.ranking) and self.power[self.ranking[place]] > power:
            place += 1
        self.ranking.insert(place, seat)

    # Stalls

    def settle(self, stall: Stall, owner: Seat) -> None:
        """Put the card in hand on a stall, with a kobun of its owner at the start of the track."""
        self.card[stall] = self.placing
        self.placing = NO_CARD
        self.owner[stall] = owner
        self.experience[stall] = 0
        if owner != NOBODY:
            self.kobun[owner] -= 1

    def clear(self, stall: Stall) -> None:
        """Take the card off a stall; the kobun goes home."""
        owner = self.owner[stall]
        if owner != NOBODY:
            self.kobun[owner] += 1
        self.card[stall] = NO_CARD
        self.owner[stall] = NOBODY
        self.experience[stall] = 0

    def is_character(self, stall: Stall) -> bool:
        return 0 <= self.card[stall] < CHARACTERS

    def employs(self, seat: Seat, stall: Stall) -> bool:
        """Whether a character of this seat stands there; a building is not one."""
        return self.owner[stall] == seat and self.card[stall] < CHARACTERS

    def free_stall_cost(self) -> int:
        """What the cheapest free stall costs on top, or -1 when all are taken."""
        cheapest = -1
        extra = self.board.extra
        for stall in self.board.stalls:
            if self.card[stall] == NO_CARD and (cheapest < 0 or extra[stall] < cheapest):
                cheapest = extra[stall]
                if cheapest == 0:
                    break
        return cheapest

    def owns_building(self, seat: Seat, building: Card) -> bool:
        """Whether a seat has this building standing."""
        for stall in self.board.stalls:
            if self.card[stall] == building:
                return self.owner[stall] == seat
        return False

    def count_types(self, seat: Seat) -> list[int]:
        """How many characters of each type a seat has, on the board and retired."""
        counts = [0, 0, 0, 0, 0]
        for stall in self.board.stalls:
            if self.employs(seat, stall):
                counts[self.components.type[self.card[stall]]] += 1
        for i in range(len(self.retired)):
            if self.retired_by[i] == seat:
                counts[self.components.type[self.retired[i]]] += 1
        return counts
