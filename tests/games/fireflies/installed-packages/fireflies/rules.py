"""The rules of Fireflies: a table, three steps, and what happens in them."""

from pathlib import Path

from ukiyo.engine.actions import ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.state import Score, Seat, State

NIGHT, LAY, DAWN = range(3)
STEPS = ["night", "lay", "dawn"]
MOST_PLAYERS = 4
CATEGORIES = ["fireflies", "dew"]

CAUGHT, ESCAPED = range(2)  # kinds of news
NEWS = ["caught", "escaped"]

NOBODY = -1  # a lantern that was not dealt
SPENT = -2  # a lantern that has burned out
NOTHING = -1  # laid by a seat that has not decided yet
ASLEEP = -2  # laid by a seat that sleeps


class Components:
    """What the components file says, as lists by number."""

    def __init__(self, path: Path) -> None:
        self.file = ComponentFile(path)
        setup, fireflies = self.file.table("setup"), self.file.entries("firefly")
        self.ids = [entry.id for entry in fireflies]
        self.points = [entry.number("points") for entry in fireflies]
        self.number = [entry.number("number") for entry in fireflies]
        self.nights = setup.number("nights", 1, sum(self.number))
        self.lanterns = setup.number("lanterns", MOST_PLAYERS)
        self.hand = setup.number("hand", 1, self.lanterns // MOST_PLAYERS)
        self.dew = setup.number("dew")
        for entry in (setup, *fireflies):
            entry.done()


def action_table(components: Components) -> ActionTable:
    """`lay 7` is the lantern of that number, `sleep` is none."""
    return ActionTable([("lay", "lantern", [str(lantern + 1) for lantern in range(components.lanterns)]), ("sleep", "", [])])


class FirefliesState(State):
    components: Components
    full_moon: bool  # the last firefly counts twice
    first: Seat  # who lays first tonight
    night: int
    firefly: int  # tonight's
    deck: list[int]  # how many of each firefly are left
    holder: list[int]  # by lantern: a seat, NOBODY or SPENT
    laid: list[int]  # by seat: a lantern, NOTHING or ASLEEP
    caught: list[int]  # by seat: points of fireflies
    net: list[int]  # by seat and kind: how many fireflies
    dew: list[int]

    # The steps of a night

    def choices(self, step: int, seat: Seat) -> list[int]:
        if step != LAY:
            return []
        return [*[lantern for lantern, holder in enumerate(self.holder) if holder == seat], len(self.holder)]

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        self.stack.pop()
        self.laid[seat] = ASLEEP if action == len(self.holder) else action

    def happen(self, step: int, seat: Seat) -> None:
        if step == NIGHT:
            self.fall_of_night()
        else:
            self.dawn()

    def fall_of_night(self) -> None:
        """A firefly comes, and everybody lays a lantern or sleeps, from the first player on."""
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
        """The brightest lantern catches the firefly, whoever slept has dew, and the catcher begins the next night."""
        self.undo_floor = self.moves  # the lanterns have been shown
        brightest = max(range(self.players), key=lambda seat: self.laid[seat])
        if self.laid[brightest] >= 0:
            self.tell(CAUGHT, brightest, self.firefly, self.laid[brightest])
            self.caught[brightest] += self.worth()
            self.net[brightest * len(self.deck) + self.firefly] += 1
            self.first = brightest
        else:
            self.tell(ESCAPED, NOBODY, self.firefly, 0)
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
        """How many fireflies a seat has caught, by kind."""
        return self.net[seat * len(self.deck) : (seat + 1) * len(self.deck)]

    def worth(self) -> int:
        """Points of tonight's firefly."""
        points = self.components.points[self.firefly]
        return 2 * points if self.full_moon and self.night == self.components.nights else points

    def scores(self) -> list[Score]:
        """Most points first; then most fireflies caught; then the rank is shared."""
        totals = [caught + dew for caught, dew in zip(self.caught, self.dew, strict=True)]
        order = [(totals[seat], sum(self.catches(seat))) for seat in range(self.players)]
        return [
            Score(seat, 1 + sum(other > order[seat] for other in order), totals[seat], dict(zip(CATEGORIES, parts, strict=True)))
            for seat, parts in enumerate(zip(self.caught, self.dew, strict=True))
        ]

    # What a seat cannot know

    def redraw(self, seat: Seat) -> None:
        """Deal the lanterns that the seat has not seen anew; the others keep as many, and one that was laid stays laid."""
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

    # What a state holds

    def copy(self) -> "FirefliesState":
        new = FirefliesState()
        self.copy_onto(new)
        new.components = self.components
        for field in ("full_moon", "first", "night", "firefly"):
            setattr(new, field, getattr(self, field))
        for field in ("deck", "holder", "laid", "caught", "net", "dew"):
            setattr(new, field, getattr(self, field)[:])
        return new


def bare_table(components: Components, actions: ActionTable, players: int, seed: int) -> FirefliesState:
    state = FirefliesState()
    state.prepare(actions, STEPS, players, seed)
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


def set_up(components: Components, actions: ActionTable, players: int, seed: int, full_moon: bool) -> FirefliesState:
    state = bare_table(components, actions, players, seed)
    state.full_moon = full_moon
    state.first = state.draw(players)
    pile = list(range(components.lanterns))
    for seat in range(players):
        for _ in range(components.hand):
            state.holder[pile.pop(state.draw(len(pile)))] = seat
    state.push(NIGHT, 0)
    state.proceed()
    return state
