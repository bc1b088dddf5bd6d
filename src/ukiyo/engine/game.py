"""What a game is to the rest of the house: how to begin it, name its actions, show it and store it."""

from dataclasses import dataclass, field

from ukiyo.engine.actions import Action, ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.errors import BadComponents, BadNotation, BadOption, BadRecord
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import Seat, State

MAX_SEED = 2**63 - 1


@dataclass(frozen=True)
class Option:
    """Something that can be chosen before a game begins."""

    name: str
    values: list[str]
    many: bool  # whether several values can be chosen, written with commas
    default: str
    needs: dict[str, str] = field(default_factory=dict)  # other options, and the value without which this one means nothing


class Game:
    """A game with its rules and components. It holds no position and can be shared freely."""

    name: str
    version: int  # of the rules: a record says which it was played with
    seats: list[int]  # the possible numbers of players
    categories: list[str]  # of the final score, in the order they are counted
    unit: str  # in which the course of a game is told: a month, a turn of everybody
    options: list[Option]
    training: list[tuple[int, dict[str, str], int]]  # what self-play plays: players, options, and how often among the others
    actions: ActionTable
    file: ComponentFile  # the components in use

    @property
    def fingerprint(self) -> str:
        """Of the components in use; a record says which it was played with."""
        return self.file.fingerprint

    def new(self, players: int, seed: int, **options: object) -> State:
        """A fresh position. The same players, seed and options give the same game for ever."""
        if players not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players}")
        if not 0 <= seed <= MAX_SEED:
            raise BadOption(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}")
        return self.set_up(players, seed, self.checked(options))

    def checked(self, options: dict[str, object]) -> dict[str, object]:
        """The options with their defaults filled in, or a sentence on what is wrong with them."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                there = "; it has " + ", ".join(names) if names else ""
                raise BadOption(f"{self.name} has no option '{name}'{there}")
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def action(self, index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise BadNotation(f"{self.name} has actions 0 to {len(self.actions) - 1}, not {index}")
        return self.actions[index]

    def parse(self, text: str) -> int:
        return self.actions.parse(text)

    def secret(self, action: int) -> bool:
        """Whether only its player may know which action it was; others are told its kind."""
        return False

    def load(self, saved: dict[str, object]) -> State:
        """The position that `State.save` stored."""
        players = saved.get("players")
        if not isinstance(players, int) or players not in self.seats:
            raise BadRecord(f"this is not a saved position of {self.name}")
        state = self.bare(players)
        state.restore(saved)
        return state

    def check_numbers(self, own: ActionTable, file: ComponentFile) -> None:
        """A corrected components file may change numbers, not what there is: every action keeps its number."""
        for theirs, ours in zip(own.actions, self.actions.actions, strict=True):
            if str(theirs) != str(ours):
                raise BadComponents(f"{file.path.name}: '{theirs}' stands where '{ours}' belongs; ids and their order are fixed")

    # What a game fills in.

    def set_up(self, players: int, seed: int, options: dict[str, object]) -> State:
        raise AssertionError("a game says how it is set up")

    def view(self, state: State, seat: Seat) -> dict[str, object]:
        """All that `seat` may know of the position, JSON-ready; seat -1 is a spectator."""
        raise AssertionError("a game says what a seat may know")

    def observer(self) -> Observer:
        """Writes what a seat may know as numbers, for learners."""
        raise AssertionError("a game says what a seat may know")

    def preview(self, state: State, action: int) -> dict[str, object]:
        """What the seat that decides may know of a legal action before it is played, JSON-ready; docs/api.md has the names.

        `pay` and `gain` are goods and amounts, `at` are further names by which the choice can be pointed at on the table.
        """
        return {}

    def news(self, state: State) -> list[dict[str, object]]:
        """What the last action brought about, if the state was telling, JSON-ready; nothing in it is secret. docs/api.md has the kinds."""
        return []

    def time(self, state: State) -> int:
        """How many of these have begun."""
        raise AssertionError("a game says how time passes")

    def count(self, state: State) -> list[int]:
        """Points by seat as they are counted, also those of a lost game that scores nothing."""
        return [score.total for score in state.scores()]

    def bare(self, players: int) -> State:
        """A table with nothing on it yet, for a saved position."""
        raise AssertionError("a game says what its state holds")
