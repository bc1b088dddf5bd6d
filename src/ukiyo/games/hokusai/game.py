"""Hokusai as the engine's `Game`, with all its capabilities."""

from pathlib import Path

from ukiyo.engine.actions import ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.errors import BadOption, listed
from ukiyo.engine.game import Game, Option, TrainingTable
from ukiyo.engine.shapes import Changes, Scene
from ukiyo.engine.state import EFFECT_SIZE, Seat
from ukiyo.games.hokusai import actions, move_log, statistics, steps
from ukiyo.games.hokusai.arrange import arrange
from ukiyo.games.hokusai.cloth import N_SIDES
from ukiyo.games.hokusai.components import PACKAGED, Components
from ukiyo.games.hokusai.effects_json import effect_starts, effects_json
from ukiyo.games.hokusai.features import HokusaiFeatureCounter
from ukiyo.games.hokusai.observation import HokusaiObserver
from ukiyo.games.hokusai.preview_json import preview_json
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import CATEGORIES, score_parts
from ukiyo.games.hokusai.setup import create_state, set_up
from ukiyo.games.hokusai.shapes import SHAPES
from ukiyo.games.hokusai.valuation import HokusaiValuation, Weights
from ukiyo.games.hokusai.view import public_view, seat_view

HERE = Path(__file__).parent

EXPANSIONS = ["track", "journey", "paths"]
MASTERS = ["draft", "random"]
JOURNEYS = ["aaa", "aab", "aba", "abb", "baa", "bab", "bba", "bbb"]  # a side for each of the three cards
OPTIONS = [
    Option("expansions", EXPANSIONS, True, ""),
    Option("masters", MASTERS, False, "draft"),
    Option("journey", JOURNEYS, False, "", {"expansions": "journey"}),
]


class HokusaiGame(Game[HokusaiState]):
    """Hokusai for 1 to 5 players, with any of its expansions."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "hokusai"
        self.folder = HERE
        self.version = 2
        self.seats = [1, 2, 3, 4, 5]
        self.steps = steps.NAMES
        self.categories = CATEGORIES
        self.unit = "turn"
        self.shapes = SHAPES
        self.options = OPTIONS
        self.last_resorts = ("done", "discard", "sacrifice", "dismiss")
        self.network = HERE / "network.npz"
        self.training = training_tables()
        super().__init__(components)

    def read_components(self, path: Path | None) -> tuple[ActionTable, ComponentFile]:
        self.components = Components(path or PACKAGED)
        return actions.table(self.components), self.components.file

    def create_state(self, players: int) -> HokusaiState:
        return create_state(self.components, players)

    def set_up(self, state: HokusaiState, options: dict[str, object]) -> None:
        set_up(state, {option: str(value) for option, value in options.items()})

    def view(self, state: HokusaiState, seat: Seat) -> dict[str, object]:
        return {**self.public_view(state), **self.seat_view(state, seat)}

    def check_options(self, options: dict[str, object]) -> dict[str, object]:
        """Check the expansions, the way to choose masters, and the sides of the Journey, given as three letters a or b."""
        values = super().check_options(options)
        expansions = checked_expansions(values["expansions"])
        masters = values["masters"]
        if masters not in MASTERS:
            raise BadOption(f"Choose 'draft' or 'random' for masters, not '{masters}'.")
        sides = str(values["journey"]).strip().lower()
        if sides and "journey" not in expansions:
            raise BadOption("You can't choose the sides of the Journey without the expansion 'journey'.")
        if sides and sides not in JOURNEYS:
            raise BadOption(f"Write the sides of the Journey as three letters a or b, such as aba, not '{sides}'.")
        return {"expansions": ",".join(expansions), "masters": masters, "journey": sides}

    def is_secret(self, action: int) -> bool:
        """Individual objectives are secret, both when taken and when returned."""
        return actions.OBJECTIVE <= action < actions.RECOVER

    def is_predictable(self, action: int) -> bool:
        """A player who exhibits a kakemono has seen its back."""
        return actions.ORIENT <= action < actions.ORIENT + N_SIDES

    def points(self, state: HokusaiState) -> list[int]:
        return [sum(score_parts(state, seat)) for seat in range(state.players)]

    # Capabilities

    def public_view(self, state: HokusaiState) -> dict[str, object]:
        return dict(public_view(state))

    def seat_view(self, state: HokusaiState, seat: Seat) -> dict[str, object]:
        return dict(seat_view(state, seat))

    def preview(self, state: HokusaiState, action: int) -> dict[str, object]:
        return dict(preview_json(state, action))

    def effects(self, state: HokusaiState) -> list[dict[str, object]]:
        return effects_json(state)

    def effect_starts(self, state: HokusaiState) -> list[int]:
        return [1 + i // EFFECT_SIZE for i in effect_starts(state)]

    def scene(self, state: HokusaiState) -> Scene:
        return move_log.scene(state)

    def scene_of_effect(self, state: HokusaiState, effect: dict[str, object]) -> Scene | None:
        return move_log.scene_of_effect(state, effect)

    def details(self, state: HokusaiState, action: int) -> dict[str, str | int | None]:
        return move_log.details(state, action)

    def outcome(self, before: HokusaiState, after: HokusaiState, action: int) -> dict[str, str | int | None]:
        return move_log.outcome(before, after, action)

    def public_assets(self, state: HokusaiState) -> Changes:
        return move_log.public_assets(state)

    def observer(self) -> HokusaiObserver:
        return HokusaiObserver(self.components)

    def valuation(self) -> HokusaiValuation:
        return HokusaiValuation(Weights())

    def features(self) -> HokusaiFeatureCounter:
        return HokusaiFeatureCounter()

    def acquired(self, state: HokusaiState, action: int) -> str:
        return statistics.acquired(state, action)

    def acquired_at_end(self, state: HokusaiState) -> list[tuple[Seat, str]]:
        return statistics.acquired_at_end(state)

    def statistics(self, state: HokusaiState, kinds: dict[str, int]) -> dict[str, int]:
        return statistics.totals(state, kinds)

    def arrange(self, state: HokusaiState, changes: dict[str, object]) -> None:
        arrange(state, changes)


def training_tables() -> tuple[TrainingTable, ...]:
    """Return the table setups for training: 60% without expansions, 30% with all expansions and 10% with one."""
    base = [TrainingTable(players, weight) for players, weight in ((4, 20), (3, 10), (2, 15), (1, 9), (5, 6))]
    all_expansions = [
        TrainingTable(players, weight, {"expansions": ",".join(EXPANSIONS)})
        for players, weight in ((4, 10), (3, 5), (2, 8), (1, 4), (5, 3))
    ]
    single = [
        TrainingTable(players, weight, {"expansions": name})
        for players, weight, name in ((4, 3, "track"), (2, 3, "journey"), (3, 3, "paths"), (1, 1, "paths"))
    ]
    return (*base, *all_expansions, *single)


def checked_expansions(value: object) -> list[str]:
    """Return the expansions in a fixed order, given a string or a list of names."""
    names = value.split(",") if isinstance(value, str) else value
    if not isinstance(names, list | tuple):
        raise BadOption(f"Write expansions as a list of names such as 'track,paths', not {value!r}.")
    chosen = [str(name).strip().lower() for name in names if str(name).strip()]
    for name in chosen:
        if name not in EXPANSIONS:
            raise BadOption(f"There is no expansion '{name}'. Choose {listed(EXPANSIONS)}.")
    return [name for name in EXPANSIONS if name in chosen]
