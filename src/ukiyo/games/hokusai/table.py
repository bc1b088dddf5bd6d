"""What lies on Hokusai's table: plain numbers, and the small moves of pieces that every action uses."""

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
TOP: Final = 5  # the ring's place for the revealed top of the kakemono deck


class Table(State):
    """The whole position. Lists are by seat, by place (seat * 3 + place in the atelier), by sector or by card.

    Changed in place, and so copied, are wheel, apprentice, tool_bag, reserve, bag, active, discard, beside, atelier, markers, missing,
    painted and entering. All other lists are replaced when they change, and copies share them.
    """

    components: Components
    track: bool  # the expansions in play
    with_journey: bool
    with_paths: bool

    first: Seat
    master: list[int]  # by seat, or -1
    masters: list[int]  # those to choose from
    public: list[int]  # the public objectives
    holder: list[Seat]  # by individual objective: who has it, or NOBODY while it lies in the pile
    looked: list[int]  # by seat: 1 when it knows what lies in that pile

    wheel: list[int]  # sector * 3 + primary: drops on the wheel space that stands there now
    oval: int  # the sector whose token the oval points at
    token_at: list[int]  # by sector
    apprentice: list[Space]  # by seat
    ring: list[Card]  # by sector: the kakemono there; the last is the revealed top of the deck
    ring_markers: list[int]  # two for each of these, NO_TOOL where there is none
    ring_artisans: list[Card]  # by sector
    deck: list[Card]  # kakemonos that may come next, in no order
    fresh: list[Card]  # artisans in the pile nobody has returned, in no order
    returned: list[Card]  # artisans under them, the next one first
    returned_by: list[Seat]  # who alone knows that card, or NOBODY when all saw it
    offer: list[Card]  # artisans drawn to pick from
    tool_bag: list[int]  # by tool
    reserve: list[int]  # by secondary
    back: list[Card]  # by kakemono: whose edges it shows when painted

    bag: list[int]  # seat * 7 + colour
    active: list[int]  # seat * 7 + colour
    discard: list[int]  # seat * 7 + colour
    beside: list[int]  # by seat: blacks used as jokers
    atelier: list[Card]  # by place
    markers: list[int]  # place * 2: the tools on that kakemono, NO_TOOL where there is none, a single one first
    missing: list[int]  # place * 6 + paint: drops the kakemono still asks for
    painted: list[int]  # place * 7 + colour: drops that lie on it
    freed: list[int]  # by place: 1 when the joker on it will go to the discard area, its company having gone
    artisans: list[Card]  # seat * 4 + chair, without gaps
    shown: list[int]  # seat * 5 + tool: icons on those artisans
    substitutes: list[int]  # by seat: which drops may stand for which colours, by those artisans
    kept: list[int]  # seat * 5 + tool: markers removed
    sharaku: list[int]  # the two tools on that master, if a player has him
    signatures: list[int]  # by seat: not placed yet

    cloth: list[Card]  # exhibited, the initial kakemono first
    cloth_cell: list[Cell]
    cloth_turn: list[int]  # the side each card's north looks to
    cloth_by: list[Seat]  # who signed it

    turns: int  # begun so far; alone, without extra turns
    main_open: bool  # the main action is still to be taken
    extra_open: bool  # the extra action may still be taken
    power_open: bool  # the master's power of this turn may still be used
    stops: int  # actions still allowed where the apprentice has stopped
    stopped: int  # those done there: 1 card, 2 pigment, 4 token
    mixed: list[int]  # by secondary: set aside until the wheel has turned
    entering: list[int]  # by primary: drops on their way to the wheel
    entry: int  # the sector the next of them enters
    entry_step: int  # 1 clockwise, -1 counterclockwise, 0 before that is chosen
    icons: list[int]  # by tool: markers the artisans may still remove in this action
    sharaku_open: bool  # and whether Sharaku may still remove one
    exhibiting: int  # the place of the kakemono on its way to the cloth
    cell: Cell  # where it goes
    bonus: list[int]  # by icon: what its edges still pay
    arriving: Card  # an artisan on the way to a chair
    chosen: int  # the first half of a choice in two parts

    closer: Seat  # who ended the game, or NOBODY
    stalled: int  # turns in a row whose main action was to discard
    journey: list[int]  # its spaces; set once
    walked: list[int]  # by seat: space of the Journey
    path: list[Colour]  # its steps; set once
    path_bonus: list[int]  # by step; set once
    climbed: list[int]  # by seat: steps taken
    path_first: Seat  # who reached the end of the Path first, or NOBODY
    again: bool  # an extra turn has been earned
    row: list[int]  # by seat: the pigment track

    def copy_table_to(self, copy: "Table") -> None:
        """What lies on the table: lists that are changed in place are copied, all else is shared."""
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
        """The game is over, and everything is counted."""
        self.add_effect(effects.END, NOBODY, 0, 0)
        self.over = True

    # Drops

    def draw_from_bag(self, seat: Seat, total: int) -> Colour:
        """Take one of the `total` drops in a bag blindly."""
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
        """Tip the discard area into the empty bag; returns how many drops it holds then."""
        start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
        self.bag[start:end] = self.discard[start:end]
        self.discard[start:end] = [0] * N_COLOURS
        total = self.in_bag(seat)
        if total > 0:
            self.add_effect(effects.TIPPED, seat, total, 0)
        return total

    def fill(self, seat: Seat, wanted: int) -> None:
        """Draw until the active area holds `wanted`: first empty the bag, then tip the discard area in and go on."""
        start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
        lacking = wanted - sum(self.active[start:end])
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
        active, bag, chance = self.active, self.bag, self.chance  # this is done more often than anything else
        for left in range(total, max(total - lacking, 0), -1):
            drawn = chance.draw(left)
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
        """A black has just been used as a joker. If it was the last, those beside go home; one on a card will follow when it leaves."""
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
        """Bag, active and discard area and the kakemonos in the atelier; not the blacks beside."""
        start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
        held = sum(self.bag[start:end]) + sum(self.active[start:end]) + sum(self.discard[start:end])
        return held + sum(self.painted[seat * PLACES * N_COLOURS : (seat + 1) * PLACES * N_COLOURS])

    # The atelier

    def places(self, seat: Seat) -> int:
        return PLACES if self.master[seat] == KUNISADA else self.components.places

    def chairs(self, seat: Seat) -> int:
        return CHAIRS if self.master[seat] == TOYOKUNI else self.components.chairs

    def free_place(self, seat: Seat) -> int:
        """A place for one more kakemono, or -1."""
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
        """Take a marker off a kakemono; a second one moves up."""
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
        """A marker from the tool bag, or NO_TOOL when it is empty."""
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
