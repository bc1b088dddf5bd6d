"""The fields of Hokusai's state, and component movements that all actions use."""

from typing import Final

from ukiyo.engine.state import Seat, State, replaced
from ukiyo.games.hokusai import effects
from ukiyo.games.hokusai.components import (
    BLACK,
    CHAIRS,
    KUNISADA,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PLACES,
    PRIMARIES,
    TOYOKUNI,
    Card,
    Cell,
    Colour,
    Components,
    Space,
)  # fmt: skip

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TOOL: Final = -1
TOP: Final = 5  # the ring's index for the revealed top of the kakemono deck


class Table(State):
    """The state of Hokusai. Lists are by seat, by place (seat * 3 + place in the atelier), by sector or by card.

    These lists are modified in place, so a copy of the state needs its own: wheel, apprentice, tool_bag, reserve, bag, active, discard,
    beside, atelier, markers, missing, painted and entering. All other lists are replaced instead of modified, so copies share them.
    """

    components: Components
    track: bool  # expansions in the game
    with_journey: bool
    with_paths: bool

    first: Seat
    master: list[int]  # by seat, or -1
    masters: list[int]  # the masters on offer
    public: list[int]  # the public objectives
    holder: list[Seat]  # by individual objective: its owner, or NOBODY if it is in the pile
    looked: list[int]  # by seat: 1 if it knows the pile of objectives

    wheel: list[int]  # sector * 3 + primary: the drops on the wheel space at the sector
    oval: int  # the sector that the oval points to
    token_at: list[int]  # by sector
    apprentice: list[Space]  # by seat
    ring: list[Card]  # by sector: its kakemono; the last is the revealed top of the deck
    ring_markers: list[int]  # two for each ring position, or NO_TOOL
    ring_artisans: list[Card]  # by sector
    deck: list[Card]  # the remaining kakemonos, in no particular order
    fresh: list[Card]  # the remaining artisans that no player has returned, in no particular order
    returned: list[Card]  # artisans under them, with the next one first
    returned_by: list[Seat]  # the only seat that knows the card, or NOBODY if it was public
    offer: list[Card]  # drawn artisans to choose from
    tool_bag: list[int]  # by tool
    reserve: list[int]  # by secondary
    back: list[Card]  # by kakemono: the card whose edges its back shows

    bag: list[int]  # seat * 7 + colour
    active: list[int]  # seat * 7 + colour
    discard: list[int]  # seat * 7 + colour
    beside: list[int]  # by seat: blacks used as jokers
    atelier: list[Card]  # by place
    markers: list[int]  # place * 2: the two tools on the kakemono, or NO_TOOL; a single tool comes first
    missing: list[int]  # place * 6 + paint: the drops that the kakemono still needs
    painted: list[int]  # place * 7 + colour: the drops on the kakemono
    freed: list[int]  # by place: 1 if the joker on it goes to the discard area when it leaves, because the other blacks are gone
    artisans: list[Card]  # seat * 4 + chair, without gaps
    shown: list[int]  # seat * 5 + tool: icons on these artisans
    substitutes: list[int]  # by seat: the substitutions that these artisans allow
    kept: list[int]  # seat * 5 + tool: removed markers
    sharaku: list[int]  # the two tools on this master, if a player has him
    signatures: list[int]  # by seat: the remaining signatures

    cloth: list[Card]  # exhibited works, the initial kakemono first
    cloth_cell: list[Cell]
    cloth_turn: list[int]  # the side that each card's north points to
    cloth_by: list[Seat]  # the seat that signed it

    turns: int  # turns started; excludes extra turns in a solo game
    main_open: bool  # the main action is still available
    extra_open: bool  # the extra action is still available
    power_open: bool  # the master's power is still available this turn
    stops: int  # remaining actions at the apprentice's space
    stopped: int  # actions taken there: 1 card, 2 pigment, 4 token
    mixed: list[int]  # by secondary: set aside until the wheel has turned
    entering: list[int]  # by primary: drops about to enter the wheel
    entry: int  # the sector that the next drop enters
    entry_step: int  # 1 clockwise, -1 counterclockwise, 0 before the choice
    icons: list[int]  # by tool: markers that the artisans can still remove in this action
    sharaku_open: bool  # Sharaku can still remove a marker
    exhibiting: int  # the place of the kakemono being exhibited
    cell: Cell  # its cell
    bonus: list[int]  # by icon: unpaid bonuses of its edges
    arriving: Card  # an artisan waiting for a chair
    chosen: int  # the first half of a choice in two parts

    closer: Seat  # the seat that triggered the end of the game, or NOBODY
    stalled: int  # consecutive turns whose main action was to discard
    journey: list[int]  # the kinds of its spaces
    walked: list[int]  # by seat: space of the Journey
    path: list[Colour]  # the colours of its steps
    path_bonus: list[int]  # by step
    climbed: list[int]  # by seat: steps taken
    path_first: Seat  # the seat that reached the end of the Path first, or NOBODY
    again: bool  # an extra turn follows
    row: list[int]  # by seat: the row of the pigment track

    def copy_table_to(self, copy: "Table") -> None:
        """Copy the fields of the table. Lists that are modified in place are copied, and everything else is shared."""
        copy.components = self.components
        copy.track = self.track
        copy.with_journey = self.with_journey
        copy.with_paths = self.with_paths
        copy.first = self.first
        copy.oval = self.oval
        copy.turns = self.turns
        copy.main_open = self.main_open
        copy.extra_open = self.extra_open
        copy.power_open = self.power_open
        copy.stops = self.stops
        copy.stopped = self.stopped
        copy.entry = self.entry
        copy.entry_step = self.entry_step
        copy.sharaku_open = self.sharaku_open
        copy.exhibiting = self.exhibiting
        copy.cell = self.cell
        copy.arriving = self.arriving
        copy.chosen = self.chosen
        copy.closer = self.closer
        copy.stalled = self.stalled
        copy.path_first = self.path_first
        copy.again = self.again
        copy.master = self.master
        copy.masters = self.masters
        copy.public = self.public
        copy.holder = self.holder
        copy.looked = self.looked
        copy.wheel = self.wheel[:]
        copy.token_at = self.token_at
        copy.apprentice = self.apprentice[:]
        copy.ring = self.ring
        copy.ring_markers = self.ring_markers
        copy.ring_artisans = self.ring_artisans
        copy.deck = self.deck
        copy.fresh = self.fresh
        copy.returned = self.returned
        copy.returned_by = self.returned_by
        copy.offer = self.offer
        copy.tool_bag = self.tool_bag[:]
        copy.reserve = self.reserve[:]
        copy.back = self.back
        copy.bag = self.bag[:]
        copy.active = self.active[:]
        copy.discard = self.discard[:]
        copy.beside = self.beside[:]
        copy.atelier = self.atelier[:]
        copy.markers = self.markers[:]
        copy.missing = self.missing[:]
        copy.painted = self.painted[:]
        copy.freed = self.freed
        copy.artisans = self.artisans
        copy.shown = self.shown
        copy.substitutes = self.substitutes
        copy.kept = self.kept
        copy.sharaku = self.sharaku
        copy.signatures = self.signatures
        copy.cloth = self.cloth
        copy.cloth_cell = self.cloth_cell
        copy.cloth_turn = self.cloth_turn
        copy.cloth_by = self.cloth_by
        copy.mixed = self.mixed
        copy.entering = self.entering[:]
        copy.icons = self.icons
        copy.bonus = self.bonus
        copy.journey = self.journey
        copy.walked = self.walked
        copy.path = self.path
        copy.path_bonus = self.path_bonus
        copy.climbed = self.climbed
        copy.row = self.row

    def end(self) -> None:
        """End the game."""
        self.add_effect(effects.END, NOBODY, 0, 0)
        self.over = True

    # Drops

    def draw_from_bag(self, seat: Seat, total: int) -> Colour:
        """Draw one of the `total` drops in a bag."""
        drawn = self.draw(total)
        bag = self.bag
        place = seat * N_COLOURS
        while drawn >= bag[place]:
            drawn -= bag[place]
            place += 1
        bag[place] -= 1
        return place - seat * N_COLOURS

    def in_bag(self, seat: Seat) -> int:
        return sum(self.bag[seat * N_COLOURS : (seat + 1) * N_COLOURS])

    def tip(self, seat: Seat) -> int:
        """Refill the empty bag from the discard area, and return the number of drops in it."""
        start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
        self.bag[start:end] = self.discard[start:end]
        self.discard[start:end] = [0] * N_COLOURS
        total = self.in_bag(seat)
        if total > 0:
            self.add_effect(effects.TIPPED, seat, total, 0)
        return total

    def fill(self, seat: Seat, size: int) -> None:
        """Draw until the active area holds `wanted` drops. When the bag is empty, refill it from the discard area and continue."""
        start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
        lacking = size - sum(self.active[start:end])
        if lacking <= 0:
            return
        total = self.in_bag(seat)
        if total <= lacking:
            for place in range(start, end):
                for _ in range(self.bag[place] if self.records_effects else 0):
                    self.add_effect(effects.DREW, seat, place - start, 0)
                self.active[place] += self.bag[place]
                self.bag[place] = 0
            lacking -= total
            if lacking == 0:
                return
            total = self.tip(seat)
        self.undo_floor = self.moves
        active, bag, chance = self.active, self.bag, self.chance  # local variables, because this is the most frequent operation
        for bag_size in range(total, max(total - lacking, 0), -1):
            drawn = chance.draw(bag_size)
            place = start
            while drawn >= bag[place]:
                drawn -= bag[place]
                place += 1
            bag[place] -= 1
            active[place] += 1
            if self.records_effects:
                self.add_effect(effects.DREW, seat, place - start, 0)

    def collect(self, seat: Seat, drop: int) -> None:
        """Take a drop (sector * 3 + primary) off the wheel into the discard area."""
        self.wheel[drop] -= 1
        self.discard[seat * N_COLOURS + drop % PRIMARIES] += 1

    def gain(self, seat: Seat, secondary: int) -> None:
        """Take a secondary from the reserve into the discard area."""
        self.reserve[secondary] -= 1
        self.discard[seat * N_COLOURS + PRIMARIES + secondary] += 1

    def use_joker(self, seat: Seat) -> None:
        """Use a black as a joker. After the last one, blacks beside the atelier return, and a black on a card returns with the card."""
        black = seat * N_COLOURS + BLACK
        if self.bag[black] + self.active[black] + self.discard[black] > 0:
            return
        if self.beside[seat] > 0:
            self.add_effect(effects.JOKERS_HOME, seat, self.beside[seat], 0)
        self.discard[black] += self.beside[seat]
        self.beside[seat] = 0
        for place in range(seat * PLACES, (seat + 1) * PLACES):
            self.freed = replaced(self.freed, place, self.painted[place * N_COLOURS + BLACK])

    def count_drops(self, seat: Seat) -> int:
        """Return the number of drops in the bag, in the areas and on kakemonos, without the blacks beside the atelier."""
        start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
        held = sum(self.bag[start:end]) + sum(self.active[start:end]) + sum(self.discard[start:end])
        return held + sum(self.painted[seat * PLACES * N_COLOURS : (seat + 1) * PLACES * N_COLOURS])

    # The atelier

    def places(self, seat: Seat) -> int:
        return PLACES if self.master[seat] == KUNISADA else self.components.places

    def chairs(self, seat: Seat) -> int:
        return CHAIRS if self.master[seat] == TOYOKUNI else self.components.chairs

    def free_place(self, seat: Seat) -> int:
        """Return a free place for a kakemono, or -1."""
        for place in range(seat * PLACES, seat * PLACES + self.places(seat)):
            if self.atelier[place] == NO_CARD:
                return place
        return -1

    def settle(self, place: int, card: Card, first: int, second: int) -> None:
        """Put a kakemono with its markers in a place."""
        self.atelier[place] = card
        self.markers[place * 2] = first
        self.markers[place * 2 + 1] = second
        self.missing[place * PAINTS : (place + 1) * PAINTS] = self.components.pigments[card]

    def take_marker(self, seat: Seat, mark: int) -> None:
        """Remove the marker `mark` (place in the atelier * 5 + tool) and keep it."""
        self.lift_marker(seat * PLACES + mark // N_TOOLS, mark % N_TOOLS)
        kept = seat * N_TOOLS + mark % N_TOOLS
        self.kept = replaced(self.kept, kept, self.kept[kept] + 1)

    def lift_marker(self, place: int, tool: int) -> None:
        """Take a marker off a kakemono. The second marker moves up."""
        if self.markers[place * 2] == tool:
            self.markers[place * 2] = self.markers[place * 2 + 1]
        self.markers[place * 2 + 1] = NO_TOOL

    def lay_marker(self, place: int, tool: int) -> None:
        self.markers[place * 2 if self.markers[place * 2] == NO_TOOL else place * 2 + 1] = tool

    def number_of_artisans(self, seat: Seat) -> int:
        number = 0
        for chair in range(seat * CHAIRS, (seat + 1) * CHAIRS):
            if self.artisans[chair] != NO_CARD:
                number += 1
        return number

    def draw_tool(self) -> int:
        """Draw a marker from the tool bag. Returns NO_TOOL if it is empty."""
        total = sum(self.tool_bag)
        if total == 0:
            return NO_TOOL
        drawn = self.draw(total)
        tool = 0
        while drawn >= self.tool_bag[tool]:
            drawn -= self.tool_bag[tool]
            tool += 1
        self.tool_bag[tool] -= 1
        return tool
