"""IKI as the engine's `Game`, with all its capabilities."""

from pathlib import Path

from ukiyo.engine.actions import ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.game import Game, TrainingTable
from ukiyo.engine.shapes import Changes, Scene
from ukiyo.engine.state import Seat
from ukiyo.games.iki import actions, move_log, statistics, steps
from ukiyo.games.iki.arrange import arrange
from ukiyo.games.iki.components import PACKAGED, Components
from ukiyo.games.iki.effects_json import effects_json
from ukiyo.games.iki.features import IkiFeatureCounter
from ukiyo.games.iki.observation import IkiObserver
from ukiyo.games.iki.preview import preview_json
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.scoring import CATEGORIES
from ukiyo.games.iki.setup import create_state, set_up
from ukiyo.games.iki.shapes import SHAPES
from ukiyo.games.iki.valuation import IkiValuation, Weights
from ukiyo.games.iki.view import public_view, seat_view

HERE = Path(__file__).parent


class IkiGame(Game[IkiState]):
    """IKI for 2 to 4 players."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "iki"
        self.folder = HERE
        self.version = 1
        self.seats = [2, 3, 4]
        self.steps = steps.NAMES
        self.categories = CATEGORIES
        self.unit = "month"
        self.shapes = SHAPES
        self.options = []
        self.last_resorts = ("done", "burn")
        self.network = HERE / "network.npz"
        self.training = (TrainingTable(4, 50), TrainingTable(3, 20), TrainingTable(2, 30))
        super().__init__(components)

    def read_components(self, path: Path | None) -> tuple[ActionTable, ComponentFile]:
        self.components = Components(path or PACKAGED)
        return actions.table(self.components), self.components.file

    def create_state(self, players: int) -> IkiState:
        return create_state(self.components, players)

    def set_up(self, state: IkiState, options: dict[str, object]) -> None:
        set_up(state)

    def view(self, state: IkiState, seat: Seat) -> dict[str, object]:
        return {**self.public_view(state), **self.seat_view(state, seat)}

    # Capabilities

    def public_view(self, state: IkiState) -> dict[str, object]:
        return dict(public_view(state))

    def seat_view(self, state: IkiState, seat: Seat) -> dict[str, object]:
        return dict(seat_view(state, seat))

    def preview(self, state: IkiState, action: int) -> dict[str, object]:
        return dict(preview_json(state, action))

    def effects(self, state: IkiState) -> list[dict[str, object]]:
        return effects_json(state)

    def scene(self, state: IkiState) -> Scene:
        return move_log.scene(state)

    def scene_of_effect(self, state: IkiState, effect: dict[str, object]) -> Scene | None:
        return move_log.scene_of_effect(state, effect)

    def details(self, state: IkiState, action: int) -> dict[str, str | int | None]:
        return move_log.details(state, action)

    def outcome(self, before: IkiState, after: IkiState, action: int) -> dict[str, str | int | None]:
        return {}

    def public_assets(self, state: IkiState) -> Changes:
        return move_log.public_assets(state)

    def observer(self) -> IkiObserver:
        return IkiObserver(self.components)

    def valuation(self) -> IkiValuation:
        return IkiValuation(Weights())

    def features(self) -> IkiFeatureCounter:
        return IkiFeatureCounter()

    def acquired(self, state: IkiState, action: int) -> str:
        return statistics.acquired(state, action)

    def acquired_at_end(self, state: IkiState) -> list[tuple[Seat, str]]:
        return statistics.acquired_at_end(state)

    def statistics(self, state: IkiState, kinds: dict[str, int]) -> dict[str, int]:
        return statistics.totals(state, kinds)

    def arrange(self, state: IkiState, changes: dict[str, object]) -> None:
        arrange(state, changes)
