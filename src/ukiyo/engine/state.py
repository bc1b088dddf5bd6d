"""The base class of game states: the stack of steps, the deciding seat, the legal actions and the undo limit."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from ukiyo.engine.actions import ActionTable
from ukiyo.engine.contract import missing_methods, require_methods
from ukiyo.engine.errors import BadRecord, IllegalAction
from ukiyo.engine.generator import Generator, resumed, seeded

Seat = int
"""A player's place at the table, counted from 0."""

SEATS: Final = 8  # the stack stores step * SEATS + seat
SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
NO_STEP: Final = -1
EFFECT_SIZE: Final = 4  # numbers per effect: kind, seat and two values

TRANSIENT: Final = ["actions", "steps", "options", "records_effects", "effects", "effect_states"]  # fields that are not saved
REQUIRED: Final = ["choices", "resolve", "run", "scores", "round_number"]


def step_of(entry: int) -> int:
    """Return the step of a stack entry."""
    return entry >> SEAT_BITS


def seat_of(entry: int) -> Seat:
    return entry & SEAT_MASK


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """Return a copy of the list with one value replaced."""
    changed = values[:]
    changed[place] = value
    return changed


def fields_of(kind: type) -> list[str]:
    """Return the annotated fields of a class, base classes first. Compiled classes keep the names but not the annotations."""
    fields: list[str] = []
    for base in reversed(kind.__mro__):
        for field in vars(base).get("__mypyc_attrs__") or getattr(base, "__annotations__", []):
            if field not in fields:
                fields.append(field)
    return fields


@dataclass(frozen=True)
class Score:
    """A seat's result: the total, the points by category, and the rank, which starts at 1. Seats share a rank if the rules allow ties."""

    seat: Seat
    rank: int
    total: int
    parts: dict[str, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The complete state of a game. Each game adds its fields, the choices of each step and their effects."""

    actions: ActionTable
    steps: list[str]  # the names of the steps, by number

    players: int
    seat: Seat  # the deciding seat
    over: bool
    moves: int  # actions played so far
    mover: Seat  # the seat that played the last action, -1 before the first action
    undo_floor: int  # the first move that `mover` can undo
    chance: Generator
    stack: list[int]  # upcoming steps with their seats, the next one last
    options: list[int]  # the legal actions, sorted; the list is replaced instead of modified

    records_effects: bool
    effects: list[int]  # the effects of the last action: kind, seat, value, value, kind, ...
    effect_states: list["State"]  # the state before the last action, and at each effect

    def __init_subclass__(cls) -> None:
        """Check for missing methods, except in base classes, which define none. `prepare` checks again when a state is created."""
        if len(missing_methods(cls, State, REQUIRED)) < len(REQUIRED):
            require_methods(cls, State, REQUIRED)

    def __repr__(self) -> str:
        decision = "game over" if self.over else f"seat {self.seat} decides '{self.decision()}'"
        return f"<{type(self).__name__}: {self.players} players, round {self.round_number()}, {decision}>"

    def __str__(self) -> str:
        return "\n".join([repr(self)[1:-1], *self.board_lines()])

    def prepare(self, actions: ActionTable, steps: list[str], players: int, seed: int) -> None:
        """Set the fields that all games share."""
        require_methods(type(self), State, REQUIRED)
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
        self.records_effects = False
        self.effects = []
        self.effect_states = []

    def copy_base_to(self, copy: "State") -> None:
        """Copy the fields that all games share. The copy does not record effects."""
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
        copy.records_effects = False
        copy.effects = self.effects
        copy.effect_states = self.effect_states

    # Playing

    def legal(self) -> list[int]:
        """Return the legal actions, sorted. Empty when the game is over."""
        return self.options[:]

    def play(self, action: int) -> None:
        """Play a legal action and continue to the next decision."""
        if action not in self.options:
            raise IllegalAction(self.illegal_action_message(action))
        if self.records_effects:
            self.effect_states = [self._effect_state()]
        if self.seat != self.mover:
            self.mover = self.seat
            self.undo_floor = self.moves
        self.moves += 1
        self.effects = []
        self.resolve(step_of(self.stack[-1]), self.seat, action)
        self.proceed()

    def proceed(self) -> None:
        """Run steps until one of them needs a decision."""
        while not self.over:
            top = self.stack[-1]
            step, seat = step_of(top), seat_of(top)
            options = self.choices(step, seat)
            if options:
                self.seat = seat
                self.options = options
                return
            self.stack.pop()
            self.run(step, seat)
        self.stack = []
        self.options = []

    def push(self, step: int, seat: Seat) -> None:
        """Push a step onto the stack. It runs next."""
        self.stack.append(step * SEATS + seat)

    def draw(self, n: int) -> int:
        """Draw a random number from 0 to n-1. Earlier moves can't be undone."""
        self.undo_floor = self.moves
        return self.chance.draw(n)

    def add_effect(self, kind: int, seat: Seat, first: int, second: int) -> None:
        """Record an effect of the action. Changes up to the next effect are attributed to it."""
        if self.records_effects:
            self.effects += [kind, seat, first, second]
            self.effect_states.append(self._effect_state())

    def _effect_state(self) -> "State":
        """Return a copy without effect states."""
        copy = self.copy()
        copy.effect_states = []
        return copy

    def determinize(self, seat: Seat, seed: int) -> "State":
        """Return a copy in which everything hidden from `seat`, including future chance, is resampled from `seed`."""
        copy = self.copy()
        copy.chance = seeded(seed)
        copy.resample(seat)
        return copy

    def step(self) -> int:
        """Return the current step, or NO_STEP when the game is over."""
        return step_of(self.stack[-1]) if self.stack else NO_STEP

    def decision(self) -> str:
        """Return the name of the current decision."""
        return "over" if self.over else self.steps[self.step()]

    def illegal_action_message(self, action: int) -> str:
        name = f"'{self.actions[action]}'" if 0 <= action < len(self.actions) else f"action {action}"
        if self.over:
            return f"{name} can't be played: the game is over."
        legal = ", ".join(str(self.actions[option]) for option in self.options[:8])
        more = ", ..." if len(self.options) > 8 else ""
        return f"{name} is not legal: seat {self.seat} must decide '{self.decision()}' and can play {legal}{more}."

    # Saving

    def save(self) -> dict[str, object]:
        """Return the complete state as JSON data, which `Game.load` restores."""
        saved: dict[str, object] = {field: getattr(self, field) for field in self._saved_fields(int)}
        for field in self._saved_fields(list):
            saved[field] = list(getattr(self, field))
        saved["chance"] = self.chance.words()
        return saved

    def _saved_fields(self, kind: type) -> list[str]:
        """Return the saved fields of one type. `int` includes flags."""
        return [field for field in fields_of(type(self)) if field not in TRANSIENT and isinstance(getattr(self, field), kind)]

    def restore(self, saved: dict[str, object]) -> None:
        """Load the saved fields and compute the legal actions."""
        numbers, lists = self._saved_fields(int), self._saved_fields(list)
        if set(saved) != {*numbers, *lists, "chance"}:
            raise BadRecord("This is not a saved state of this game, because its fields are different.")
        for field in numbers:
            value = saved[field]
            if type(value) is not type(getattr(self, field)):
                raise BadRecord(f"The saved state has an invalid '{field}'.")
            setattr(self, field, value)
        for field in [*lists, "chance"]:
            values = saved[field]
            if not isinstance(values, list) or not all(type(value) is int for value in values):
                raise BadRecord(f"The saved state has an invalid '{field}'.")
            if field == "chance":
                self.chance = resumed(values)
            else:
                setattr(self, field, list(values))
        self.proceed()

    # Methods with a default

    def copy(self) -> "State":
        """Return an independent copy. For faster searches, games can override this method and copy each field explicitly."""
        new: State = type(self)()
        self.copy_base_to(new)
        for field in fields_of(type(self)):
            if field not in SHARED_FIELDS:
                value = getattr(self, field)
                setattr(new, field, value[:] if isinstance(value, list) else value)
        return new

    def resample(self, seat: Seat) -> None:
        """Resample components that have been dealt but are hidden from `seat`. `chance` has already been reseeded."""

    def board_lines(self) -> list[str]:
        """Return the board as a few lines of text, for `print(state)`."""
        saved = self.save()
        return [f"{field}: {value}" for field, value in saved.items() if field not in SHARED_FIELDS and value not in ([], None)]

    # Methods that every game defines

    def choices(self, step: int, seat: Seat) -> list[int]:
        """Return the legal actions of a step, sorted. If there are none, the step runs without a decision."""
        raise NotImplementedError

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        """Apply a legal action, and pop the step off the stack unless it repeats."""
        raise NotImplementedError

    def run(self, step: int, seat: Seat) -> None:
        """Run a step that needs no decision. It has already been popped off the stack."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """Return the score of every seat, in seat order, as if the game ended now."""
        raise NotImplementedError

    def round_number(self) -> int:
        """Return the number of rounds started, in the game's unit, such as months or turns."""
        raise NotImplementedError


S = TypeVar("S", bound=State, default=State)
"""A game's state type. It can be omitted, as in `Game`, to allow any state."""

SHARED_FIELDS: Final = fields_of(State)
