"""IKI to the rest of the house."""

from pathlib import Path

from ukiyo.engine.game import Game
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import Seat, State
from ukiyo.games.iki import actions
from ukiyo.games.iki.components import Components
from ukiyo.games.iki.news_json import news_json
from ukiyo.games.iki.observation import IkiObserver
from ukiyo.games.iki.preview import preview_json
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.scoring import CATEGORIES
from ukiyo.games.iki.setup import bare_table, set_up
from ukiyo.games.iki.view import view


class IkiGame(Game):
    """IKI for 2, 3 and 4 players, with the packaged components or a corrected copy of them."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "iki"
        self.version = 1
        self.seats = [2, 3, 4]
        self.categories = CATEGORIES
        self.unit = "month"
        self.options = []
        self.training = [(4, {}, 50), (3, {}, 20), (2, {}, 30)]
        self.components = Components()
        self.actions = actions.table(self.components)
        if components is not None:
            self.components = Components(components)
            self.check_numbers(actions.table(self.components), self.components.file)
        self.file = self.components.file

    def set_up(self, players: int, seed: int, options: dict[str, object]) -> State:
        return set_up(self.components, self.actions, players, seed)

    def view(self, state: State, seat: Seat) -> dict[str, object]:
        assert isinstance(state, IkiState)
        return dict(view(state, seat))

    def observer(self) -> Observer:
        return IkiObserver(self.components)

    def preview(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, IkiState)
        return preview_json(state, action)

    def news(self, state: State) -> list[dict[str, object]]:
        assert isinstance(state, IkiState)
        return news_json(state)

    def time(self, state: State) -> int:
        assert isinstance(state, IkiState)
        return state.month

    def bare(self, players: int) -> State:
        return bare_table(self.components, self.actions, players, 0)
