"""Hokusai to the rest of the house."""

from pathlib import Path

from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game, Option
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import Seat, State
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import Components
from ukiyo.games.hokusai.news_json import news_json
from ukiyo.games.hokusai.observation import HokusaiObserver
from ukiyo.games.hokusai.preview_json import preview_json
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import CATEGORIES, score_parts
from ukiyo.games.hokusai.setup import bare_table, set_up
from ukiyo.games.hokusai.view import view

EXPANSIONS = ["track", "journey", "paths"]
MASTERS = ["draft", "random"]
JOURNEYS = ["aaa", "aab", "aba", "abb", "baa", "bab", "bba", "bbb"]  # a side for each of the three cards
OPTIONS = [
    Option("expansions", EXPANSIONS, True, ""),
    Option("masters", MASTERS, False, "draft"),
    Option("journey", JOURNEYS, False, "", {"expansions": "journey"}),
]

EVERYTHING = ",".join(EXPANSIONS)
TRAINING: list[tuple[int, dict[str, str], int]] = [
    *[(players, {}, share) for players, share in ((4, 20), (3, 10), (2, 15), (1, 9), (5, 6))],
    *[(players, {"expansions": EVERYTHING}, share) for players, share in ((4, 10), (3, 5), (2, 8), (1, 4), (5, 3))],
    *[(players, {"expansions": name}, 3) for players, name in ((4, "track"), (2, "journey"), (3, "paths"))],
    (1, {"expansions": "paths"}, 1),
]


class HokusaiGame(Game):
    """Hokusai for 2 to 5 players, and alone; with any of its expansions, and the packaged components or a corrected copy of them."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "hokusai"
        self.version = 1
        self.seats = [1, 2, 3, 4, 5]
        self.categories = CATEGORIES
        self.unit = "turn"
        self.options = OPTIONS
        self.training = TRAINING
        self.components = Components()
        self.actions = actions.table(self.components)
        if components is not None:
            self.components = Components(components)
            self.check_numbers(actions.table(self.components), self.components.file)
        self.file = self.components.file

    def checked(self, options: dict[str, object]) -> dict[str, object]:
        """Expansions as `track,journey,paths`, masters as `draft` or `random`, the Journey's sides as three letters a or b."""
        given = super().checked(options)
        expansions = checked_expansions(given["expansions"])
        masters = given["masters"]
        if masters not in MASTERS:
            raise BadOption(f"masters are chosen by draft or dealt at random, not '{masters}'")
        sides = str(given["journey"]).strip().lower()
        if sides and "journey" not in expansions:
            raise BadOption("the Journey's sides were given, but the journey is not among the expansions")
        if sides and sides not in JOURNEYS:
            raise BadOption(f"the Journey's sides are three letters a or b, such as aba, not '{sides}'")
        return {"expansions": ",".join(expansions), "masters": masters, "journey": sides}

    def set_up(self, players: int, seed: int, options: dict[str, object]) -> State:
        return set_up(self.components, self.actions, players, seed, {option: str(value) for option, value in options.items()})

    def secret(self, action: int) -> bool:
        """An individual objective, taken or given back, is nobody else's business."""
        return actions.OBJECTIVE <= action < actions.RECOVER

    def view(self, state: State, seat: Seat) -> dict[str, object]:
        assert isinstance(state, HokusaiState)
        return dict(view(state, seat))

    def observer(self) -> Observer:
        return HokusaiObserver(self.components)

    def preview(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, HokusaiState)
        return preview_json(state, action)

    def news(self, state: State) -> list[dict[str, object]]:
        assert isinstance(state, HokusaiState)
        return news_json(state)

    def time(self, state: State) -> int:
        """Turns of everybody: between two of them all have played the same."""
        assert isinstance(state, HokusaiState)
        return (state.turns + state.players - 1) // state.players

    def count(self, state: State) -> list[int]:
        assert isinstance(state, HokusaiState)
        return [sum(score_parts(state, seat)) for seat in range(state.players)]

    def bare(self, players: int) -> State:
        return bare_table(self.components, self.actions, players, 0)


def checked_expansions(wanted: object) -> list[str]:
    """The expansions in their fixed order, from a text or a list of names."""
    names = wanted.split(",") if isinstance(wanted, str) else wanted
    if not isinstance(names, list | tuple):
        raise BadOption(f"expansions are a list of names such as 'track,paths', not {wanted!r}")
    asked = [str(name).strip().lower() for name in names if str(name).strip()]
    for name in asked:
        if name not in EXPANSIONS:
            raise BadOption(f"there is no expansion '{name}'; there are " + ", ".join(EXPANSIONS))
    return [name for name in EXPANSIONS if name in asked]
