"""What a game can offer beyond its rules: previews, effects, scenes, observations and more.

A game has a capability if it defines its methods. Ask with `isinstance(game, HasPreviews)`, or use a function below, which falls back to
a default that serves every game.
"""

from typing import Protocol, runtime_checkable

from typing_extensions import TypeVar

from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.features import FeatureCounter
from ukiyo.engine.game import Game
from ukiyo.engine.observation import Observer
from ukiyo.engine.shapes import Changes, Scene
from ukiyo.engine.state import EFFECT_SIZE, Seat, State
from ukiyo.engine.valuation import Valuation

G_contra = TypeVar("G_contra", bound=State, default=State, contravariant=True)
T = TypeVar("T", bound=State, default=State)
Details = dict[str, str | int | None]
"""What the log says about a move, by name."""


class MissingCapability(UkiyoError):
    """The game does not offer what was asked for."""


@runtime_checkable
class HasPreviews(Protocol[G_contra]):
    def preview(self, state: G_contra, action: int) -> dict[str, object]:
        """What the deciding seat may know about the result of a legal action, JSON-ready.

        `pay` and `gain` are amounts by name. `at` names further places on the board that stand for the action. See docs/reference/api.md.
        """


@runtime_checkable
class HasEffects(Protocol[G_contra]):
    def effects(self, state: G_contra) -> list[dict[str, object]]:
        """What the last action caused, if the state records effects, as JSON data. docs/reference/api.md lists the kinds."""


@runtime_checkable
class GroupsEffects(Protocol[G_contra]):
    """For games that merge consecutive effects into one."""

    def effect_starts(self, state: G_contra) -> list[int]:
        """The index in `state.effect_states` at which each effect starts."""


@runtime_checkable
class HasScenes(Protocol[G_contra]):
    """Divides the log of a game into scenes."""

    def scene(self, state: G_contra) -> Scene:
        """The scene of the next decision."""

    def scene_of_effect(self, state: G_contra, effect: dict[str, object]) -> Scene | None:
        """The scene that starts with an effect, or None if the scene continues. `state` is the state at the effect."""


@runtime_checkable
class HasMoveDetails(Protocol[G_contra]):
    """Adds details to the moves in the log."""

    def details(self, state: G_contra, action: int) -> Details:
        """What all players may know about a legal action, beyond its fields. Not called for secret actions."""

    def outcome(self, before: G_contra, after: G_contra, action: int) -> Details:
        """Further details that chance or a forced choice decided. Not called for secret actions."""


@runtime_checkable
class HasPublicAssets(Protocol[G_contra]):
    def public_assets(self, state: G_contra) -> Changes:
        """By seat: what every player can count of a seat's goods and points."""


@runtime_checkable
class HasObserver(Protocol[T]):
    def observer(self) -> Observer[T]:
        """Writes what a seat may know as numbers, for networks."""


@runtime_checkable
class HasValuation(Protocol[T]):
    def valuation(self) -> Valuation[T]:
        """Estimates a seat's final score, for bots without a network."""


@runtime_checkable
class HasFeatures(Protocol[T]):
    def features(self) -> FeatureCounter[T]:
        """Counts features of a line of play, for the coach."""


@runtime_checkable
class HasStatistics(Protocol[G_contra]):
    """Counts for the arena and the simulator."""

    def acquired(self, state: G_contra, action: int) -> str:
        """The component that a legal action acquires, as kind and id: `character:monk`. Empty for other actions."""

    def acquired_at_end(self, state: G_contra) -> list[tuple[Seat, str]]:
        """Components that seats hold at the end and acquired without an action that names them."""

    def statistics(self, state: G_contra, kinds: dict[str, int]) -> dict[str, int]:
        """Totals of a finished game. `kinds` says how many actions of each kind were played."""


@runtime_checkable
class Arrangeable(Protocol[G_contra]):
    def arrange(self, state: G_contra, changes: dict[str, object]) -> None:
        """Change the named parts of a state, or raise `BadOption`. See docs/guides/adding-a-lesson.md."""


def preview(game: Game, state: State, action: int) -> dict[str, object]:
    return game.preview(state, action) if isinstance(game, HasPreviews) else {}


def effects(game: Game, state: State) -> list[dict[str, object]]:
    return game.effects(state) if isinstance(game, HasEffects) else []


def effect_starts(game: Game, state: State) -> list[int]:
    if isinstance(game, GroupsEffects):
        return game.effect_starts(state)
    return list(range(1, len(state.effects) // EFFECT_SIZE + 1)) if isinstance(game, HasEffects) else []


def scene(game: Game, state: State) -> Scene:
    """By default, a round is a scene."""
    return game.scene(state) if isinstance(game, HasScenes) else {"kind": game.unit, "seat": None, "at": state.round_number()}


def scene_of_effect(game: Game, state: State, effect: dict[str, object]) -> Scene | None:
    return game.scene_of_effect(state, effect) if isinstance(game, HasScenes) else None


def details(game: Game, state: State, action: int) -> Details:
    return game.details(state, action) if isinstance(game, HasMoveDetails) else {}


def outcome(game: Game, before: State, after: State, action: int) -> Details:
    return game.outcome(before, after, action) if isinstance(game, HasMoveDetails) else {}


def public_assets(game: Game, state: State) -> Changes:
    """By default, the points that a spectator sees."""
    if isinstance(game, HasPublicAssets):
        return game.public_assets(state)
    players = game.view(state, -1)["players"]
    assert isinstance(players, list)
    return [{"points": sum([points or 0 for points in player["score"].values()])} for player in players]


def observer(game: Game) -> Observer:
    """Raise `MissingCapability` if the game has no observer."""
    if not isinstance(game, HasObserver):
        raise MissingCapability(f"{game.name} has no observer(), which networks and learning environments need.")
    game_observer: Observer = game.observer()
    return game_observer


def valuation(game: Game) -> Valuation:
    """By default, the score."""
    return game.valuation() if isinstance(game, HasValuation) else Valuation()


def features(game: Game) -> FeatureCounter:
    """By default, the score by category."""
    return game.features() if isinstance(game, HasFeatures) else FeatureCounter(game.categories)


def acquired(game: Game, state: State, action: int) -> str:
    return game.acquired(state, action) if isinstance(game, HasStatistics) else ""


def acquired_at_end(game: Game, state: State) -> list[tuple[Seat, str]]:
    return game.acquired_at_end(state) if isinstance(game, HasStatistics) else []


def statistics(game: Game, state: State, kinds: dict[str, int]) -> dict[str, int]:
    return game.statistics(state, kinds) if isinstance(game, HasStatistics) else {}


def arrange(game: Game, state: State, changes: dict[str, object]) -> None:
    """Raise `MissingCapability` if states of the game cannot be arranged."""
    if not isinstance(game, Arrangeable):
        raise MissingCapability(f"{game.name} has no arrange(): its lessons can only start from positions that were played.")
    game.arrange(state, changes)
