"""The rules of Fireflies: the state, its three steps and the score."""

from pathlib import Path

from ukiyo.engine.actions import ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.state import Score, Seat, State

NIGHT, LAY, DAWN = range(3)
STEPS = ["night", "lay", "dawn"]
MAX_PLAYERS = 4
CATEGORIES = ["fireflies", "dew"]

CAUGHT, ESCAPED = range(2)  # kinds of effects
EFFECTS = ["caught", "escaped"]

NOBODY = -1  # the lantern was not dealt
SPENT = -2  # the lantern has burned out
NOTHING = -1  # the seat has not decided yet
ASLEEP = -2  # the seat sleeps


class Components:
    """The components file as lists indexed by number."""

    def __init__(self, path: Path) -> None:
        self.file = ComponentFile(path)
        setup, fireflies = self.file.table("setup"), self.file.entries("firefly")
        self.ids = [entry.id for entry in fireflies]
        self.points = [entry.number("points") for entry in fireflies]
        self.number = [entry.number("number") for entry in fireflies]
        self.nights = setup.number("nights", 1, sum(self.number))
        self.lanterns = setup.number("lanterns", MAX_PLAYERS)
        self.hand = setup.number("hand", 1, self.lanterns // MAX_PLAYERS)
        self.dew = setup.number("dew")
        for entry in (setup, *fireflies):
            entry.finish()


def action_table(components: Components) -> ActionTable:
    """`lay 7` lays lantern 7, and `sleep` lays none."""
    return ActionTable([("lay", "lantern", [str(lantern + 1) for lantern in range(components.lanterns)]), ("sleep", "", [])])


class FirefliesState(State):
    components: Components
    full_moon: bool  # the last firefly counts twice
    first: Seat  # the seat that lays first tonight
    night: int
    firefly: int  # tonight's firefly
    deck: list[int]  # remaining fireflies of each kind
    holder: list[int]  # per lantern: a seat, NOBODY or SPENT
    laid: list[int]  # per seat: a lantern, NOTHING or ASLEEP
    caught: list[int]  # per seat: points for fireflies
    net: list[int]  # per seat and kind: the number of fireflies
    dew: list[int]

    # The steps of a night

    def choices(self, step: int, seat: Seat) -> list[int]:
        if step != LAY:
            return []
        return [*[lantern for lantern, holder in enumerate(self.holder) if holder == seat], len(self.holder)]

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        self.stack.pop()
        self.laid[seat] = ASLEEP if action == len(self.holder) else action

    def run(self, step: int, seat: Seat) -> None:
        if step == NIGHT:
            self.fall_of_night()
        else:
            self.dawn()

    def fall_of_night(self) -> None:
        """A firefly appears. Then each player lays a lantern or sleeps, starting with the first player."""
        self.night += 1
        self.firefly = self.draw_firefly()
        self.push(DAWN, 0)
        for place in reversed(range(self.players)):
            self.push(LAY, (self.first + place) % self.players)

    def draw_firefly(self) -> int:
        drawn = self.draw(sum(self.deck))
        firefly = 0
        while drawn >= self.deck[firefly]:
            drawn -= self.deck[firefly]
            firefly += 1
        self.deck[firefly] -= 1
        return firefly

    def dawn(self) -> None:
        """The brightest lantern catches the firefly, sleepers collect dew, and the catcher begins the next night."""
        self.undo_floor = self.moves  # the lanterns were revealed
        brightest = max(range(self.players), key=lambda seat: self.laid[seat])
        if self.laid[brightest] >= 0:
            self.add_effect(CAUGHT, brightest, self.firefly, self.laid[brightest])
            self.caught[brightest] += self.worth()
            self.net[brightest * len(self.deck) + self.firefly] += 1
            self.first = brightest
        else:
            self.add_effect(ESCAPED, NOBODY, self.firefly, 0)
        for seat, lantern in enumerate(self.laid):
            if lantern == ASLEEP:
                self.dew[seat] += self.components.dew
            else:
                self.holder[lantern] = SPENT
        self.laid = [NOTHING] * self.players
        if self.night == self.components.nights:
            self.over = True
        else:
            self.push(NIGHT, 0)

    def catches(self, seat: Seat) -> list[int]:
        """The number of fireflies of each kind that a seat has caught."""
        return self.net[seat * len(self.deck) : (seat + 1) * len(self.deck)]

    def worth(self) -> int:
        """The points for tonight's firefly."""
        points = self.components.points[self.firefly]
        return 2 * points if self.full_moon and self.night == self.components.nights else points

    def scores(self) -> list[Score]:
        """Ranks by points, then by the number of fireflies caught. Seats that are still tied share the rank."""
        totals = [caught + dew for caught, dew in zip(self.caught, self.dew, strict=True)]
        order = [(totals[seat], sum(self.catches(seat))) for seat in range(self.players)]
        return [
            Score(seat, 1 + sum(other > order[seat] for other in order), totals[seat], dict(zip(CATEGORIES, parts, strict=True)))
            for seat, parts in enumerate(zip(self.caught, self.dew, strict=True))
        ]

    def round_number(self) -> int:
        return self.night

    # Hidden information

    def resample(self, seat: Seat) -> None:
        """Redeal the lanterns that the seat has not seen.

        Each player has the same number of lanterns as before, and laid lanterns stay laid.
        """
        hidden = [lantern for lantern, holder in enumerate(self.holder) if holder != SPENT and (holder != seat or seat == NOBODY)]
        places = sorted([(self.holder[lantern], lantern in self.laid) for lantern in hidden])
        self.holder = self.holder[:]
        self.laid = self.laid[:]
        for lantern in hidden:
            self.holder[lantern], laid = places.pop(self.chance.draw(len(places)))
            if laid:
                self.laid[self.holder[lantern]] = lantern
        if not self.over:
            self.options = self.choices(LAY, self.seat)


def create_state(components: Components, players: int) -> FirefliesState:
    state = FirefliesState()
    state.components = components
    state.full_moon = False
    state.first = 0
    state.night = 0
    state.firefly = 0
    state.deck = components.number[:]
    state.holder = [NOBODY] * components.lanterns
    state.laid = [NOTHING] * players
    state.caught = [0] * players
    state.net = [0] * (players * len(state.deck))
    state.dew = [0] * players
    return state


def set_up(state: FirefliesState, full_moon: bool) -> None:
    state.full_moon = full_moon
    state.first = state.draw(state.players)
    pile = list(range(state.components.lanterns))
    for seat in range(state.players):
        for _ in range(state.components.hand):
            state.holder[pile.pop(state.draw(len(pile)))] = seat
    state.push(NIGHT, 0)
