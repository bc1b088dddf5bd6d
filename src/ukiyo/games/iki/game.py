"""IKI to the rest of the house."""

from pathlib import Path

from ukiyo.engine.game import Game, TrainingTable
from ukiyo.engine.shapes import Changes, Scene
from ukiyo.engine.state import Seat
from ukiyo.games.iki import actions, chronicle
from ukiyo.games.iki.arrange import arrange
from ukiyo.games.iki.components import Components
from ukiyo.games.iki.news_json import news_json
from ukiyo.games.iki.observation import IkiObserver
from ukiyo.games.iki.preview import preview_json
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.scoring import CATEGORIES
from ukiyo.games.iki.setup import bare_table, set_up
from ukiyo.games.iki.shapes import SHAPES
from ukiyo.games.iki.tally import taken, taken_at_end, tally
from ukiyo.games.iki.telling import IkiTelling
from ukiyo.games.iki.valuation import IkiValuation, Weights
from ukiyo.games.iki.view import view

HERE = Path(__file__).parent


class IkiGame(Game[IkiState]):
    """IKI for 2, 3 and 4 players, with the packaged components or a corrected copy of them."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "iki"
        self.folder = HERE
        self.version = 1
        self.seats = [2, 3, 4]
        self.categories = CATEGORIES
        self.unit = "month"
        self.shapes = SHAPES
        self.options = []
        self.last_resorts = ("done", "burn")
        self.network = HERE / "network.npz"
        self.training = (TrainingTable(4, 50), TrainingTable(3, 20), TrainingTable(2, 30))
        self.components = Components()
        self.actions = actions.table(self.components)
        if components is not None:
            self.components = Components(components)
            self.check_numbers(actions.table(self.components), self.components.file)
        self.file = self.components.file

    def set_up(self, players: int, seed: int, options: dict[str, object]) -> IkiState:
        return set_up(self.components, self.actions, players, seed)

    def view(self, state: IkiState, seat: Seat) -> dict[str, object]:
        return dict(view(state, seat))

    def observer(self) -> IkiObserver:
        return IkiObserver(self.components)

    def valuation(self) -> IkiValuation:
        return IkiValuation(Weights())

    def preview(self, state: IkiState, action: int) -> dict[str, object]:
        return dict(preview_json(state, action))

    def news(self, state: IkiState) -> list[dict[str, object]]:
        return news_json(state)

    def scene(self, state: IkiState) -> Scene:
        return chronicle.scene(state)

    def opens(self, moment: IkiState, news: dict[str, object]) -> Scene | None:
        return chronicle.opens(moment, news)

    def about(self, state: IkiState, action: int) -> dict[str, str | int | None]:
        return chronicle.about(state, action)

    def holdings(self, state: IkiState) -> Changes:
        return chronicle.holdings(state)

    def taken(self, state: IkiState, action: int) -> str:
        return taken(state, action)

    def taken_at_end(self, state: IkiState) -> list[tuple[Seat, str]]:
        return taken_at_end(state)

    def tally(self, state: IkiState, kinds: dict[str, int]) -> dict[str, int]:
        return tally(state, kinds)

    def telling(self) -> IkiTelling:
        return IkiTelling()

    def time(self, state: IkiState) -> int:
        return state.month

    def arrange(self, state: IkiState, changes: dict[str, object]) -> None:
        arrange(state, changes)

    def bare(self, players: int) -> IkiState:
        return bare_table(self.components, self.actions, players, 0)
