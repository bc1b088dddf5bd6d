"""The interface of a game: the methods that every game defines, and the methods that it inherits.

A game defines four methods on `Game` and five on its `State`. Everything else is optional; see `ukiyo.engine.capabilities`.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ukiyo.engine.actions import Action, ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.contract import require_methods
from ukiyo.engine.errors import BadComponents, BadNotation, BadOption, BadRecord
from ukiyo.engine.generator import MIN_SECRET_SEED
from ukiyo.engine.shapes import Shapes
from ukiyo.engine.state import S, Seat

MAX_SEED = 2**63 - 1
REQUIRED: Final = ["read_components", "create_state", "set_up", "view"]


@dataclass(frozen=True)
class Option:
    """A setting that players choose before a game starts."""

    name: str
    values: list[str]
    multiple: bool  # several values can be chosen, separated by commas
    default: str
    requires: dict[str, str] = field(default_factory=dict)  # applies only if these options include these values


@dataclass(frozen=True)
class TrainingTable:
    """A table setup for training a network, and its share of the training games."""

    players: int
    weight: int
    options: dict[str, str] = field(default_factory=dict)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game's rules and components. The state of play is separate, so all tables share one instance.

    A game is generic over its state: `IkiGame` is a `Game[IkiState]`. Code that works with any game uses a plain `Game`.
    """

    name: str
    folder: Path  # the game's source; a game from another package has `locales` and `web` folders there
    version: int  # the version of the rules, which is stored in records
    seats: list[int]  # the supported numbers of players
    steps: list[str]  # the names of the steps, by number
    categories: list[str]  # the categories of the final score, in scoring order
    unit: str  # the name of a round, such as month, turn or night
    options: list[Option]
    shapes: Shapes | None = None  # the JSON types of views, previews and effects, if they extend the shared ones
    actions: ActionTable
    file: ComponentFile  # the components in use

    # For bots
    last_resorts: tuple[str, ...] = ()  # kinds of actions that a novice plays only if nothing else is legal
    network: Path | None = None  # without a network, the apprentice is the strongest bot
    training: tuple[TrainingTable, ...] = ()

    def __init_subclass__(cls) -> None:
        require_methods(cls, Game, REQUIRED)

    def __init__(self, components: Path | None = None) -> None:
        """Read the game's own components, or a corrected copy of them."""
        self.actions, self.file = self.read_components(None)
        if components is not None:
            corrected, self.file = self.read_components(components)
            self._check_same_actions(corrected)

    @property
    def fingerprint(self) -> str:
        """A hash of the rules version and the components, which is stored in records."""
        return self.file.fingerprint(self.version)

    def new(self, players: int, seed: int, **options: object) -> S:
        """Start a game. The number of players, the seed and the options determine the setup and all chance."""
        if players not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players}.")
        if not (0 <= seed <= MAX_SEED or MIN_SECRET_SEED <= seed < 2 * MIN_SECRET_SEED):
            raise BadOption(f"A seed is a whole number from 0 to {MAX_SEED}, not {seed}.")
        checked = self.check_options(options)
        state = self.empty_state(players, seed)
        self.set_up(state, checked)
        state.proceed()
        return state

    def empty_state(self, players: int, seed: int = 0) -> S:
        """Return a state before setup, for `new` and `load`."""
        state = self.create_state(players)
        state.prepare(self.actions, self.steps, players, seed)
        return state

    def load(self, saved: dict[str, object]) -> S:
        """Restore a state that `State.save` returned."""
        players = saved.get("players")
        if not isinstance(players, int) or players not in self.seats:
            raise BadRecord(f"This is not a saved state of {self.name}.")
        state = self.empty_state(players)
        state.restore(saved)
        return state

    def action(self, index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise BadNotation(f"{self.name} has actions 0 to {len(self.actions) - 1}, not {index}.")
        return self.actions[index]

    def parse(self, text: str) -> int:
        """Return the index of the action with this notation."""
        return self.actions.parse(text)

    def _check_same_actions(self, corrected: ActionTable) -> None:
        """Require the same ids in the same order, so that corrected components do not change the index of an action."""
        for other, own in zip(corrected.actions, self.actions.actions, strict=True):
            if str(other) != str(own):
                raise BadComponents(f"{self.file.path.name} has '{other}' in place of '{own}'. Keep all ids and their order.")

    # Methods with a default

    def check_options(self, options: dict[str, object]) -> dict[str, object]:
        """Fill in the defaults, or raise `BadOption`."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                known = "; it has " + ", ".join(names) if names else ""
                raise BadOption(f"{self.name} has no option '{name}'{known}.")
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def is_secret(self, action: int) -> bool:
        """Return whether other players see only the kind of the action."""
        return False

    def is_predictable(self, action: int) -> bool:
        """Return whether the player already knows everything that the action reveals to the others."""
        return False

    def points(self, state: S) -> list[int]:
        """Return the points of each seat, even for a lost game, which scores 0."""
        return [score.total for score in state.scores()]

    # Methods that every game defines

    def read_components(self, path: Path | None) -> tuple[ActionTable, ComponentFile]:
        """Read a components file, or the game's own if `path` is None. The game stores the components for its rules."""
        raise NotImplementedError

    def create_state(self, players: int) -> S:
        """Return a state with every field at its value before setup."""
        raise NotImplementedError

    def set_up(self, state: S, options: dict[str, object]) -> None:
        """Shuffle, deal and push the first steps, with checked options."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> dict[str, object]:
        """Return the part of the state that `seat` can see, as JSON data. Seat -1 is a spectator."""
        raise NotImplementedError
