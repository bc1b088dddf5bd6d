"""What a game is to the rest of the house: how to begin it, name its actions, show it and store it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from ukiyo.engine.actions import Action, ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.errors import BadComponents, BadNotation, BadOption, BadRecord
from ukiyo.engine.generator import LEAST_SECRET
from ukiyo.engine.observation import Observer
from ukiyo.engine.shapes import Changes, Scene, Shapes
from ukiyo.engine.state import NEWS_NUMBERS, S, Seat
from ukiyo.engine.telling import Telling
from ukiyo.engine.valuation import Valuation

MAX_SEED = 2**63 - 1


@dataclass(frozen=True)
class Option:
    """Something that can be chosen before a game begins."""

    name: str
    values: list[str]
    many: bool  # whether several values can be chosen, written with commas
    default: str
    needs: dict[str, str] = field(default_factory=dict)  # other options, and the value without which this one means nothing


@dataclass(frozen=True)
class TrainingTable:
    """A table that a network learns at, and how often beside the others."""

    players: int
    weight: int
    options: dict[str, str] = field(default_factory=dict)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game with its rules and components. It holds no position and can be shared freely.

    A game is written for its own kind of state; the rest of the house plays a `Game`, whose states are just states.
    """

    name: str
    folder: Path  # where its source is; a game from outside has its words there, in `locales`, and its board for the browser, in `web`
    version: int  # of the rules: a record says which it was played with
    seats: list[int]  # the possible numbers of players
    categories: list[str]  # of the final score, in the order they are counted
    unit: str  # in which the course of a game is told: a month, a turn of everybody
    options: list[Option]
    shapes: Shapes | None = None  # of what it shows, where it says more than every game does
    actions: ActionTable
    file: ComponentFile  # the components in use

    # What bots are told.
    last_resorts: tuple[str, ...] = ()  # kinds of actions that even a novice plays only where nothing else can be done
    network: Path | None = None  # what was learned of the game; without one, bots play it up to the apprentice
    training: tuple[TrainingTable, ...] = ()  # where a network learns

    @property
    def fingerprint(self) -> str:
        """Of the rules' version and the components in use; a record says which it was played with."""
        return self.file.fingerprint(self.version)

    def new(self, players: int, seed: int, **options: object) -> S:
        """A fresh position. The same players, seed and options give the same game for ever."""
        if players not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players}")
        if not (0 <= seed <= MAX_SEED or LEAST_SECRET <= seed < 2 * LEAST_SECRET):
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

    def foreseen(self, action: int) -> bool:
        """Whether its player knows all that the action itself brings to light: then only others learn something by it."""
        return False

    def load(self, saved: dict[str, object]) -> S:
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

    def set_up(self, players: int, seed: int, options: dict[str, object]) -> S:
        raise AssertionError("a game says how it is set up")

    def view(self, state: S, seat: Seat) -> dict[str, object]:
        """All that `seat` may know of the position, JSON-ready; seat -1 is a spectator."""
        raise AssertionError("a game says what a seat may know")

    def observer(self) -> Observer[S]:
        """Writes what a seat may know as numbers, for learners."""
        raise AssertionError("a game says what a seat may know")

    def valuation(self) -> Valuation[S]:
        """What bots go by; unless the game says more, the score."""
        return Valuation()

    def preview(self, state: S, action: int) -> dict[str, object]:
        """What the seat that decides may know of a legal action before it is played, JSON-ready; docs/api.md has the names.

        `pay` and `gain` are goods and amounts, `at` are further names by which the choice can be pointed at on the table.
        """
        return {}

    def news(self, state: S) -> list[dict[str, object]]:
        """What the last action brought about, if the state was telling, JSON-ready; nothing in it is secret. docs/api.md has the kinds."""
        return []

    def moments(self, state: S) -> list[int]:
        """Where in `state.moments` each piece of news begins; one that was told several times begins with the first."""
        return list(range(1, len(state.news) // NEWS_NUMBERS + 1))

    def opens(self, moment: S, news: dict[str, object]) -> Scene | None:
        """The scene that begins with a piece of news, told at that moment; None where the scene goes on."""
        return None

    def scene(self, state: S) -> Scene:
        """The part of the game in which the seat decides."""
        return {"kind": self.unit, "seat": None, "at": self.time(state)}

    def about(self, state: S, action: int) -> dict[str, str | int | None]:
        """What a legal action is about beyond its own fields, as all may hear it; of a secret one nothing is asked."""
        return {}

    def outcome(self, before: S, after: S, action: int) -> dict[str, str | int | None]:
        """What an action that all may hear of turned out to do, where chance or a forced choice decided it: more names for `about`."""
        return {}

    def holdings(self, state: S) -> Changes:
        """By seat: what everybody can count of what a player has. Unless the game says more, the points that lie open."""
        players: Any = self.view(state, -1)["players"]
        return [{"points": sum([part or 0 for part in player["score"].values()])} for player in players]

    def taken(self, state: S, action: int) -> str:
        """What a legal action takes, as the kind and id of a component: `character:monk`. Nothing for most actions."""
        return ""

    def taken_at_end(self, state: S) -> list[tuple[Seat, str]]:
        """What seats have when the game is over and took without an action that names it."""
        return []

    def tally(self, state: S, kinds: dict[str, int]) -> dict[str, int]:
        """What people like to count in a game that is over, given how many actions of each kind were played."""
        return {}

    def telling(self) -> Telling[S]:
        """Counts what a coach can tell of a line; unless the game says more, the score."""
        return Telling(self.categories)

    def time(self, state: S) -> int:
        """How many of these have begun."""
        raise AssertionError("a game says how time passes")

    def count(self, state: S) -> list[int]:
        """Points by seat as they are counted, also those of a lost game that scores nothing."""
        return [score.total for score in state.scores()]

    def arrange(self, state: S, changes: dict[str, object]) -> None:
        """Lay the table anew by hand: only what `changes` names is changed, and whatever cannot be so is a sentence."""
        raise BadOption(f"{self.name} has no positions that are laid by hand, only those that were played")

    def bare(self, players: int) -> S:
        """A table with nothing on it yet, for a saved position."""
        raise AssertionError("a game says what its state holds")
