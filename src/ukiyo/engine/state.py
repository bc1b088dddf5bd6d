"""The state that every game shares: the steps to come, who decides, what may be chosen, how far moves may be taken back."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from ukiyo.engine.actions import ActionTable
from ukiyo.engine.errors import BadRecord, IllegalAction
from ukiyo.engine.generator import Generator, seeded

Seat = int
"""A player's place at the table, 0 for the first."""

SEATS: Final = 8  # a number on the stack is step * SEATS + seat
SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
NO_STEP: Final = -1
NEWS_NUMBERS: Final = 4  # of each piece of news

PASSING: Final = ["actions", "steps", "options", "telling", "news", "moments"]  # fields worked out or given anew when a position is loaded


def step_of(waiting: int) -> int:
    """The step of a number on the stack."""
    return waiting >> SEAT_BITS


def seat_of(waiting: int) -> Seat:
    return waiting & SEAT_MASK


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """The list with another value in one place; the old list stays as it was."""
    changed = values[:]
    changed[place] = value
    return changed


def fields_of(kind: type) -> list[str]:
    """The annotated fields of a class, those of its bases first. A compiled class keeps their names, and not the annotations."""
    fields: list[str] = []
    for base in reversed(kind.__mro__):
        for field in vars(base).get("__mypyc_attrs__") or getattr(base, "__annotations__", []):
            if field not in fields:
                fields.append(field)
    return fields


@dataclass(frozen=True)
class Score:
    """One player's result: the total, its parts by category, and the rank (1 is first; shared only where the rules share it)."""

    seat: Seat
    rank: int
    total: int
    parts: dict[str, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game adds what lies on its table, and says what may be chosen in a step and what a choice does."""

    actions: ActionTable
    steps: list[str]  # the names of the game's steps

    players: int
    seat: Seat  # who decides now
    over: bool
    moves: int  # actions played so far: the length of the record
    mover: Seat  # who played the last one, -1 before the first
    undo_floor: int  # moves from here on may be taken back by `mover`
    chance: Generator
    stack: list[int]  # the steps to come, the next one last, each with its seat in one number
    options: list[int]  # the legal actions, sorted; replaced, never changed in place

    telling: bool  # whether news is kept
    news: list[int]  # what the last action brought about: kind, seat, number, number, kind, ...
    moments: list["State"]  # while news is kept: the position before the last action, and at each piece of news

    def prepare(self, actions: ActionTable, steps: list[str], players: int, seed: int) -> None:
        """Fill in what every game begins with."""
        self.actions = actions
        self.steps = steps
        self.players = players
        self.seat = 0
        self.over = False
        self.moves = 0
        self.mover = -1
        self.undo_floor = 0
        self.chance = seeded(seed)
        self.stack = []
        self.options = []
        self.telling = False
        self.news = []
        self.moments = []

    def copy_onto(self, copy: "State") -> None:
        """The part of `copy` that every game shares. A copy keeps no news until asked to."""
        copy.actions = self.actions
        copy.steps = self.steps
        copy.players = self.players
        copy.seat = self.seat
        copy.over = self.over
        copy.moves = self.moves
        copy.mover = self.mover
        copy.undo_floor = self.undo_floor
        copy.chance = self.chance.copy()
        copy.stack = self.stack[:]
        copy.options = self.options
        copy.telling = False
        copy.news = self.news
        copy.moments = self.moments

    def legal(self) -> list[int]:
        """The actions that may be played now, sorted. Empty when the game is over."""
        return self.options[:]

    def play(self, action: int) -> None:
        """Play a legal action and go on to the next decision."""
        if action not in self.options:
            raise IllegalAction(self.refusal(action))
        if self.telling:
            self.moments = [self.moment()]
        if self.seat != self.mover:
            self.mover = self.seat
            self.undo_floor = self.moves
        self.moves += 1
        self.news = []
        self.resolve(step_of(self.stack[-1]), self.seat, action)
        self.proceed()

    def proceed(self) -> None:
        """Let steps happen until somebody has something to decide."""
        while not self.over:
            top = self.stack[-1]
            step, seat = step_of(top), seat_of(top)
            options = self.choices(step, seat)
            if options:
                self.seat = seat
                self.options = options
                return
            self.stack.pop()
            self.happen(step, seat)
        self.stack = []
        self.options = []

    def push(self, step: int, seat: Seat) -> None:
        """Let a step come next."""
        self.stack.append(step * SEATS + seat)

    def draw(self, n: int) -> int:
        """Let chance choose from 0 to n-1. What chance has shown cannot be taken back."""
        self.undo_floor = self.moves
        return self.chance.draw(n)

    def tell(self, kind: int, seat: Seat, first: int, second: int) -> None:
        """Note what happens beyond the action itself, for those who watch. What changes until the next piece of news belongs to it."""
        if self.telling:
            self.news += [kind, seat, first, second]
            self.moments.append(self.moment())

    def moment(self) -> "State":
        """A copy that remembers nothing."""
        copy = self.copy()
        copy.moments = []
        return copy

    def determinize(self, seat: Seat, seed: int) -> "State":
        """A copy in which all that `seat` cannot know is drawn anew from `seed`, the coming chance included."""
        copy = self.copy()
        copy.chance = seeded(seed)
        copy.redraw(seat)
        return copy

    def step(self) -> int:
        """The step that comes next, NO_STEP when the game is over."""
        return step_of(self.stack[-1]) if self.stack else NO_STEP

    def decision(self) -> str:
        """What the seat is asked, in a word."""
        return "over" if self.over else self.steps[self.step()]

    def refusal(self, action: int) -> str:
        """The sentence that says why an action is not legal."""
        name = f"'{self.actions[action]}'" if 0 <= action < len(self.actions) else f"action {action}"
        if self.over:
            return f"{name} cannot be played: the game is over"
        legal = ", ".join(str(self.actions[option]) for option in self.options[:8])
        more = ", ..." if len(self.options) > 8 else ""
        return f"{name} is not legal: seat {self.seat} decides '{self.decision()}' and may play {legal}{more}"

    # Saving, in the middle of any choice

    def save(self) -> dict[str, object]:
        """The whole position, JSON-ready; `Game.load` is the inverse."""
        saved: dict[str, object] = {field: getattr(self, field) for field in self.saved_fields(int)}
        for field in self.saved_fields(list):
            saved[field] = list(getattr(self, field))
        saved["chance"] = self.chance.words()
        return saved

    def saved_fields(self, kind: type) -> list[str]:
        """The numbers (and flags) or the lists of a position, as the class and those it is made of name them."""
        return [field for field in fields_of(type(self)) if field not in PASSING and isinstance(getattr(self, field), kind)]

    def restore(self, saved: dict[str, object]) -> None:
        """Take over a saved position; what may be chosen is worked out anew."""
        numbers, lists = self.saved_fields(int), self.saved_fields(list)
        if set(saved) != {*numbers, *lists, "chance"}:
            raise BadRecord("this is not a saved position of this game")
        for field in numbers:
            value = saved[field]
            if type(value) is not type(getattr(self, field)):
                raise BadRecord(f"the saved position has no sound '{field}'")
            setattr(self, field, value)
        for field in [*lists, "chance"]:
            values = saved[field]
            if not isinstance(values, list) or not all(type(value) is int for value in values):
                raise BadRecord(f"the saved position has no sound '{field}'")
            if field == "chance":
                self.chance = Generator(*values)
            else:
                setattr(self, field, list(values))
        self.proceed()

    # What a game fills in

    def choices(self, step: int, seat: Seat) -> list[int]:
        """What may be chosen in a step, sorted; nothing where nothing is left to choose, and the step just happens."""
        raise AssertionError("a game says what may be chosen")

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        """What a legal choice does. It takes the step off the stack, unless the step asks again."""
        raise AssertionError("a game says what its actions do")

    def happen(self, step: int, seat: Seat) -> None:
        """What a step does where there is nothing to choose; it is off the stack already."""
        raise AssertionError("a game says what happens by itself")

    def redraw(self, seat: Seat) -> None:
        """Shuffle what already lies hidden from `seat`; `chance` is fresh when this is called."""

    def copy(self) -> "State":
        """The same position, sharing nothing that changes."""
        raise AssertionError("a game says what its state holds")

    def scores(self) -> list[Score]:
        """Every seat's score in seat order, as if the game ended now."""
        raise AssertionError("a game says how it scores")


S = TypeVar("S", bound=State, default=State)
"""The state of a game. Where none is named, as in `Game`, any will do."""
