"""Sets up IKI positions for tests, plays them and checks the result.

At the start, the stalls are empty, players have no goods and four kobun, and seat 0 is on top of the fire track. Only this module accesses
the fields of the state.
"""

from tests.games.arranged_game import ArrangedGame
from ukiyo import game
from ukiyo.engine.generator import Generator, seeded
from ukiyo.engine.state import Seat
from ukiyo.games.iki import steps
from ukiyo.games.iki.components import CHARACTERS, GOODS, N_GOODS, SEASON_CARDS, SEASONS, SPACES, SPECIALS, STALLS
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.table import GONE, NO_CARD, NO_TOKEN, NOBODY

NAGAYAS = "abcd"


class ArrangedTable(ArrangedGame[IkiState]):
    def __init__(self, players: int = 3, month: int = 1, seed: int = 1) -> None:
        self._sit_down(players, seed)
        self.state.first = 0
        self.state.ranking = list(range(players))
        self.state.goods = [0] * (N_GOODS * players)
        self.state.month = month

    @classmethod
    def opening(cls, players: int, seed: int = 1) -> "ArrangedTable":
        """A game after the regular setup."""
        table = cls.__new__(cls)
        table._sit_down(players, seed)
        return table

    def _sit_down(self, players: int, seed: int) -> None:
        self.game = game("iki")
        state = self.game.new(players, seed)
        assert isinstance(state, IkiState)
        self.state = state

    # Arranging

    def place(self, card: str, stall: str, owner: Seat | None = 0, experience: int = 0) -> None:
        """Put a building, or a character with this experience, on a stall. A character without an owner is neutral."""
        here = STALLS.index(stall)
        assert here in self.state.board.stalls, f"this board has no stall {stall}"
        assert self.state.card[here] == NO_CARD, f"{stall} is taken"
        self.state.card[here] = self._card(card)
        self.state.experience[here] = experience
        if owner is not None:
            assert self.state.kobun[owner] > 0, f"seat {owner} has no kobun left"
            self.state.owner[here] = owner
            self.state.kobun[owner] -= 1

    def retire(self, card: str, seat: Seat = 0) -> None:
        """Add a retired character. Use `hold` for its special token."""
        self.state.retired.append(self._card(card))
        self.state.retired_by.append(seat)

    def hold(self, seat: Seat, special: str) -> None:
        self.state.special[SPECIALS.index(special)] = seat

    def own(self, seat: Seat, *tokens: str) -> None:
        """Add fish, pipes and pouches that were bought earlier."""
        for token in tokens:
            self.state.token_by[self.state.components.token_ids.index(token)] = seat

    def give(self, seat: Seat, **goods: int) -> None:
        """Give a seat additional goods."""
        for good, amount in goods.items():
            self.state.goods[seat * N_GOODS + GOODS.index(good)] += amount

    def power(self, seat: Seat, spaces: int) -> None:
        """Put the fire marker on this space, on top of the other markers."""
        state = self.state
        state.power[seat] = spaces
        others = [other for other in state.ranking if other != seat]
        state.ranking = [
            *[other for other in others if state.power[other] > spaces],
            seat,
            *[other for other in others if state.power[other] <= spaces],
        ]

    def row(self, *cards: str, mons: int = 0) -> None:
        """Set the characters for hire and the mons on them."""
        for card in cards:
            place = self._card(card) - self._first_of_season()
            assert 0 <= place < SEASON_CARDS, f"{card} is not of the season"
            self.state.row[place] = mons

    def offer(self, *buildings: str) -> None:
        """Replace the six buildings that were drawn."""
        self.state.offered = sorted(self._card(building) - CHARACTERS for building in buildings)

    def kobuns(self, seat: Seat, at_hand: int) -> None:
        self.state.kobun[seat] = at_hand

    def oyakata(self, seat: Seat, at: str) -> None:
        """Move the oyakata to a shop, or to `start`."""
        self.state.oyakata[seat] = 0 if at == "start" else self.state.components.shop_ids.index(at) + 1

    def tiles(self, *spaces: str) -> None:
        """Set the remaining blocking tiles for two players."""
        self.state.blocking = [spaces.count(space) for space in SPACES]

    # Playing

    def turn(self, seat: Seat, space: str, at: str = "start") -> None:
        """Start phase B for one player with this ikizama and oyakata."""
        self.oyakata(seat, at)
        self.turns({seat: space})

    def turns(self, spaces: dict[Seat, str]) -> None:
        """Start phase B with all ikizama placed."""
        for seat, space in spaces.items():
            self.state.ikizama[seat] = SPACES.index(space)
        self._let_come(steps.NEXT_PLAYER, 0)

    def business(self, seat: Seat, shop: str) -> None:
        """Start the business of a player whose oyakata has just arrived at this shop."""
        self.oyakata(seat, shop)
        self.state.shop_open = True
        self.state.guest_open = True
        self.state.visited = NO_CARD
        self.state.bought = NO_TOKEN
        self._let_come(steps.DO_BUSINESS, seat)

    def serving(self, stall: str) -> str:
        """Return a shop that serves a stall."""
        space = next(space for space in range(1, 9) if STALLS.index(stall) in self.state.board.served[space])
        return self.state.components.shop_ids[space - 1]

    def then(self, *coming: int) -> None:
        """Set the steps that follow the current decision."""
        now = self.state.stack.pop()
        for step in reversed(coming):
            self.state.push(step, 0)
        self.state.stack.append(now)

    def begin_month(self, month: int) -> None:
        self.state.month = month - 1
        self._let_come(steps.MONTH, 0)

    def end_month(self, month: int) -> None:
        """Play phase C, up to the first decision of the next month."""
        self.state.month = month
        self._let_come(steps.EVENT, 0)

    def payday(self, month: int = 3) -> None:
        assert month in (3, 6, 9, 12), f"no payday in month {month}"
        self.end_month(month)

    def fire(self, month: int, nagaya: str) -> None:
        """Play the end of a fire month with this nagaya's tile."""
        assert month in (5, 8, 11), f"no fire in month {month}"
        self.state.chance = chance_that_draws(NAGAYAS.index(nagaya), 4)
        self.end_month(month)

    def new_year(self) -> None:
        self.state.oyakata = [0] * self.state.players
        self.state.row = [GONE] * SEASON_CARDS
        self.begin_month(13)

    def _let_come(self, step: int, seat: Seat) -> None:
        """Run the step, followed by a choice of ikizama at which the test can stop."""
        self.state.over = False
        self.state.stack = []
        self.state.push(steps.PLACE_IKIZAMA, 0)
        self.state.push(step, seat)
        self.state.proceed()

    # Checking

    @property
    def month(self) -> int:
        return self.state.month

    def goods(self, seat: Seat) -> dict[str, int]:
        """The seat's goods, without zeros."""
        held = self.state.goods[seat * N_GOODS : (seat + 1) * N_GOODS]
        return {good: amount for good, amount in zip(GOODS, held, strict=True) if amount}

    def count(self, seat: Seat, good: str) -> int:
        return self.state.goods[seat * N_GOODS + GOODS.index(good)]

    def kobun(self, seat: Seat) -> int:
        """The available kobun."""
        return self.state.kobun[seat]

    def power_of(self, seat: Seat) -> int:
        return self.state.power[seat]

    @property
    def fire_track(self) -> list[Seat]:
        """The seats on the fire track, from front to back and from top to bottom."""
        return self.state.ranking[:]

    def at(self, seat: Seat) -> str:
        """The oyakata's shop, or `start`."""
        space = self.state.oyakata[seat]
        return self.state.components.shop_ids[space - 1] if space else "start"

    def ikizama(self, seat: Seat) -> str | None:
        space = self.state.ikizama[seat]
        return SPACES[space] if space >= 0 else None

    def on(self, stall: str) -> str | None:
        """The card on a stall."""
        card = self.state.card[STALLS.index(stall)]
        components = self.state.components
        return None if card == NO_CARD else [*components.card_ids, *components.building_ids][card]

    def owner(self, stall: str) -> Seat | None:
        owner = self.state.owner[STALLS.index(stall)]
        return None if owner == NOBODY else owner

    def experience(self, stall: str) -> int:
        """A character's experience."""
        return self.state.experience[STALLS.index(stall)]

    def retired(self, seat: Seat) -> list[str]:
        pairs = zip(self.state.retired, self.state.retired_by, strict=True)
        return [self.state.components.card_ids[card] for card, by in pairs if by == seat]

    def held(self, seat: Seat) -> list[str]:
        """The seat's unused special tokens."""
        return [special for special, by in zip(SPECIALS, self.state.special, strict=True) if by == seat]

    def hireable(self) -> dict[str, int]:
        """The characters in the row with their mons."""
        cards = self.state.components.card_ids[self._first_of_season() :]
        return {card: mons for card, mons in zip(cards, self.state.row, strict=False) if mons >= 0}

    def buildings(self) -> list[str]:
        """The available buildings."""
        return [self.state.components.building_ids[building] for building in self.state.offered]

    def tokens(self, seat: Seat) -> list[str]:
        ids = self.state.components.token_ids
        return [token for token, by in zip(ids, self.state.token_by, strict=True) if by == seat]

    # Numbers in the state

    def _card(self, name: str) -> int:
        components = self.state.components
        return [*components.card_ids, *components.building_ids].index(name)

    def _first_of_season(self) -> int:
        season = min((self.state.month - 1) // 3, len(SEASONS) - 1)
        return CHARACTERS - SEASON_CARDS * (len(SEASONS) - season)


def chance_that_draws(wanted: int, of: int) -> Generator:
    """Return a generator whose next draw from `of` numbers is this number."""
    seed = 0
    while seeded(seed).draw(of) != wanted:
        seed += 1
    return seeded(seed)


def full_board(leave: list[str]) -> ArrangedTable:
    """Return a scene with four players and characters on all stalls except `free`."""
    cards = [
        *("boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler", "dumpling-peddler", "water-peddler"),
        *("watermelon-peddler", "used-clothes-peddler", "fish-peddler", "mask-seller", "firewood-peddler", "chili-peddler"),
        *("charcoal-peddler", "eel-stand", "sushi-stand", "incense-shop"),
    ]
    table = ArrangedTable(players=4)
    stalls = [f"{nagaya}{place}" for nagaya in "abcd" for place in (1, 2, 3, 4)]
    for number, stall in enumerate(stall for stall in stalls if stall not in leave):
        table.place(cards[number], stall, owner=number // 4)
    return table
