"""Optional features of a game, such as previews, effects, scenes and observations.

A game has a capability if it defines the methods of its protocol. Check with `isinstance(game, HasPreviews)`, or call one of the functions
below, which provide a default for games without the capability.
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
"""Additional values of a move in the log, by name."""


class MissingCapability(UkiyoError):
    """The game lacks a capability that the caller requires."""


@runtime_checkable
class HasPreviews(Protocol[G_contra]):
    def preview(self, state: G_contra, action: int) -> dict[str, object]:
        """Return the results of a legal action that the deciding seat can predict, as JSON data.

        `pay` and `gain` are amounts by name. `at` contains other places on the board that represent the action. See docs/reference/api.md.
        """


@runtime_checkable
class HasPublicView(Protocol[G_contra]):
    """Divides the view, so that a server computes and encodes the public part once for all seats. `view` returns both parts."""

    def public_view(self, state: G_contra) -> dict[str, object]:
        """Return the part of the view that is the same for all seats and spectators."""

    def seat_view(self, state: G_contra, seat: Seat) -> dict[str, object]:
        """Return the remaining part of a seat's view."""


@runtime_checkable
class HasEffects(Protocol[G_contra]):
    def effects(self, state: G_contra) -> list[dict[str, object]]:
        """Return the effects of the last action as JSON data, if the state records effects. docs/reference/api.md lists the kinds."""


@runtime_checkable
class GroupsEffects(Protocol[G_contra]):
    """For games that merge consecutive effects into one."""

    def effect_starts(self, state: G_contra) -> list[int]:
        """Return the index in `state.effect_states` at which each effect starts."""


@runtime_checkable
class HasScenes(Protocol[G_contra]):
    """Divides the log of a game into scenes."""

    def scene(self, state: G_contra) -> Scene:
        """Return the scene of the next decision."""

    def scene_of_effect(self, state: G_contra, effect: dict[str, object]) -> Scene | None:
        """Return the scene that starts with an effect, or None if the scene continues. `state` is the state at the effect."""


@runtime_checkable
class HasMoveDetails(Protocol[G_contra]):
    """Adds details to the moves in the log."""

    def details(self, state: G_contra, action: int) -> Details:
        """Return the public details of a legal action that its fields do not contain. Not called for secret actions."""

    def outcome(self, before: G_contra, after: G_contra, action: int) -> Details:
        """Return details that were determined by chance or by a forced choice. Not called for secret actions."""


@runtime_checkable
class HasPublicAssets(Protocol[G_contra]):
    def public_assets(self, state: G_contra) -> Changes:
        """Return the publicly visible goods and points of each seat."""


@runtime_checkable
class HasObserver(Protocol[T]):
    def observer(self) -> Observer[T]:
        """Return an observer, which encodes the part of a state that a seat can see for networks."""


@runtime_checkable
class HasValuation(Protocol[T]):
    def valuation(self) -> Valuation[T]:
        """Return a valuation, which estimates a seat's final score for bots without a network."""


@runtime_checkable
class HasFeatures(Protocol[T]):
    def features(self) -> FeatureCounter[T]:
        """Return a counter, which counts the features of a line of play for the coach."""


@runtime_checkable
class HasStatistics(Protocol[G_contra]):
    """Provides statistics for the arena and the simulator."""

    def acquired(self, state: G_contra, action: int) -> str:
        """Return the kind and id of the component that a legal action acquires, such as `character:monk`. Empty for other actions."""

    def acquired_at_end(self, state: G_contra) -> list[tuple[Seat, str]]:
        """Return components that seats hold at the end of the game and that `acquired` does not report."""

    def statistics(self, state: G_contra, kinds: dict[str, int]) -> dict[str, int]:
        """Return totals for a finished game. `kinds` contains the number of actions of each kind."""


@runtime_checkable
class Arrangeable(Protocol[G_contra]):
    def arrange(self, state: G_contra, changes: dict[str, object]) -> None:
        """Change the named parts of a state, or raise `BadOption`. See docs/guides/adding-a-lesson.md."""


def preview(game: Game, state: State, action: int) -> dict[str, object]:
    return previews(game, state, [action])[0]


def previews(game: Game, state: State, actions: list[int]) -> list[dict[str, object]]:
    return [game.preview(state, action) for action in actions] if isinstance(game, HasPreviews) else [{} for _ in actions]


def public_view(game: Game, state: State) -> dict[str, object]:
    """By default, the whole view belongs to the seat."""
    return game.public_view(state) if isinstance(game, HasPublicView) else {}


def seat_view(game: Game, state: State, seat: Seat) -> dict[str, object]:
    return game.seat_view(state, seat) if isinstance(game, HasPublicView) else game.view(state, seat)


def effects(game: Game, state: State) -> list[dict[str, object]]:
    return game.effects(state) if isinstance(game, HasEffects) else []


def effect_starts(game: Game, state: State) -> list[int]:
    if isinstance(game, GroupsEffects):
        return game.effect_starts(state)
    return list(range(1, len(state.effects) // EFFECT_SIZE + 1)) if isinstance(game, HasEffects) else []


def scene(game: Game, state: State) -> Scene:
    """By default, each round is a scene."""
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
        raise MissingCapability(f"{game.name} has no observer(), which networks and learning environments require.")
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
        raise MissingCapability(f"{game.name} has no arrange(), so its lessons can start only from positions reached in play.")
    game.arrange(state, changes)
