"""The fields of IKI's state, and component movements that all phases use."""

from typing import Final

from ukiyo.engine.state import Seat, State
from ukiyo.games.iki import steps
from ukiyo.games.iki.components import CHARACTERS, FIRE, MON, N_GOODS, SEASON_CARDS, SEASONS, Board, Card, Components, Stall, Terms

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TOKEN: Final = -1
IN_DECK: Final = -2  # in the row: not yet revealed
GONE: Final = -1  # in the row: hired, placed or out of the game
SPENT: Final = -2  # a special token that was used up
TOP: Final = 10  # the last space of the fire track
SEASON_MONTHS: Final = 3


class Table(State):
    """The state of IKI. Lists are by seat, by stall, by card of the season or by token."""

    components: Components
    board: Board
    month: int  # 1 to 12; 13 is New Year
    first: Seat  # the first player, who holds the sun in a game for two

    goods: list[int]  # seat * 6 + good
    kobun: list[int]  # kobun that are not on a card
    power: list[int]  # fire power
    ranking: list[Seat]  # the order on the fire track from the front, and from the top within a pile
    ikizama: list[int]  # the space each seat has chosen, or -1
    oyakata: list[int]  # street space 1 to 8; 0 is off the street

    card: list[Card]  # by stall
    owner: list[Seat]  # by stall; a neutral character has NOBODY
    experience: list[int]  # by stall: steps gained

    row: list[int]  # the season's 14 characters: mons on the card, IN_DECK or GONE

    # The following lists rarely change. They are replaced instead of modified, so copies share them.
    offered: list[int]  # available buildings
    retired: list[Card]
    retired_by: list[Seat]
    token_by: list[Seat]  # by season token
    special: list[Seat]  # by special token: holder, NOBODY or SPENT
    blocking: list[int]  # with two players: the remaining blocking tiles, by space

    blocked: int  # the ikizama space with the blocking tile, or -1
    placing: Card  # the card to be placed, or NO_CARD
    visited: Card  # the card whose ability is being used, or NO_CARD
    bought: int  # the first of a pipe and a pouch bought in the same visit, or NO_TOKEN
    swapping: Stall  # the first stall of a swap
    burning: Stall  # the stall that is on fire
    shop_open: bool  # the acting player may still use the shop
    guest_open: bool  # the acting player may still visit a character

    def copy_table_to(self, copy: "Table") -> None:
        """Copy the fields of the table. Lists that are modified in place are copied, and everything else is shared."""
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
        """Return the season of the deck and tokens on the table, 0 to 3. A payday reveals the next season's tokens before it pays."""
        step = self.step()
        season_ended = step == steps.FEED or (step == steps.MONTH and self.row.count(IN_DECK) == SEASON_CARDS)
        passed = self.month if season_ended else max(self.month - 1, 0)
        return min(passed // SEASON_MONTHS, len(SEASONS) - 1)

    def in_row(self) -> int:
        """Return the number of characters that can be hired."""
        return len(self.row) - self.row.count(GONE) - self.row.count(IN_DECK)

    # Goods

    def has(self, seat: Seat, terms: Terms) -> bool:
        """Return whether a seat can pay these terms."""
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
        """Move a fire marker forward. It goes on top of other markers on its space, even if it was already at the end."""
        power = min(self.power[seat] + spaces, TOP)
        self.power[seat] = power
        self.ranking.remove(seat)
        place = 0
        while place < len(self.ranking) and self.power[self.ranking[place]] > power:
            place += 1
        self.ranking.insert(place, seat)

    # Stalls

    def settle(self, stall: Stall, owner: Seat) -> None:
        """Put the card to be placed on a stall, with its owner's kobun at the start of the experience track."""
        self.card[stall] = self.placing
        self.placing = NO_CARD
        self.owner[stall] = owner
        self.experience[stall] = 0
        if owner != NOBODY:
            self.kobun[owner] -= 1

    def clear(self, stall: Stall) -> None:
        """Take the card off a stall and return the kobun."""
        owner = self.owner[stall]
        if owner != NOBODY:
            self.kobun[owner] += 1
        self.card[stall] = NO_CARD
        self.owner[stall] = NOBODY
        self.experience[stall] = 0

    def is_character(self, stall: Stall) -> bool:
        return 0 <= self.card[stall] < CHARACTERS

    def employs(self, seat: Seat, stall: Stall) -> bool:
        """Return whether a character of this seat is on the stall. A building is not a character."""
        return self.owner[stall] == seat and self.card[stall] < CHARACTERS

    def free_stall_cost(self) -> int:
        """Return the extra cost of the cheapest free stall, or -1 if all stalls are taken."""
        cheapest = -1
        extra = self.board.extra
        for stall in self.board.stalls:
            if self.card[stall] == NO_CARD and (cheapest < 0 or extra[stall] < cheapest):
                cheapest = extra[stall]
                if cheapest == 0:
                    break
        return cheapest

    def owns_building(self, seat: Seat, building: Card) -> bool:
        """Return whether the seat owns this building on the board."""
        for stall in self.board.stalls:
            if self.card[stall] == building:
                return self.owner[stall] == seat
        return False

    def count_types(self, seat: Seat) -> list[int]:
        """Return the number of a seat's characters of each type, both on the board and retired."""
        counts = [0, 0, 0, 0, 0]
        for stall in self.board.stalls:
            if self.employs(seat, stall):
                counts[self.components.type[self.card[stall]]] += 1
        for i in range(len(self.retired)):
            if self.retired_by[i] == seat:
                counts[self.components.type[self.retired[i]]] += 1
        return counts
