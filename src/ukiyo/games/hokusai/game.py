"""Hokusai to the rest of the house."""

from pathlib import Path

from ukiyo.engine.errors import BadOption, listed
from ukiyo.engine.game import Game, Option, TrainingTable
from ukiyo.engine.shapes import Changes, Scene
from ukiyo.engine.state import NEWS_NUMBERS, Seat
from ukiyo.games.hokusai import actions, chronicle
from ukiyo.games.hokusai.arrange import arrange
from ukiyo.games.hokusai.cloth import N_SIDES
from ukiyo.games.hokusai.components import Components
from ukiyo.games.hokusai.news_json import begins, news_json
from ukiyo.games.hokusai.observation import HokusaiObserver
from ukiyo.games.hokusai.preview_json import preview_json
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import CATEGORIES, score_parts
from ukiyo.games.hokusai.setup import bare_table, set_up
from ukiyo.games.hokusai.shapes import SHAPES
from ukiyo.games.hokusai.tally import taken, taken_at_end, tally
from ukiyo.games.hokusai.telling import HokusaiTelling
from ukiyo.games.hokusai.valuation import HokusaiValuation, Weights
from ukiyo.games.hokusai.view import view

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
    """Hokusai for 2 to 5 players, and alone; with any of its expansions, and the packaged components or a corrected copy of them."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "hokusai"
        self.folder = HERE
        self.version = 2
        self.seats = [1, 2, 3, 4, 5]
        self.categories = CATEGORIES
        self.unit = "turn"
        self.shapes = SHAPES
        self.options = OPTIONS
        self.last_resorts = ("done", "discard", "sacrifice", "dismiss")
        self.network = HERE / "network.npz"
        self.training = training_tables()
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

    def set_up(self, players: int, seed: int, options: dict[str, object]) -> HokusaiState:
        return set_up(self.components, self.actions, players, seed, {option: str(value) for option, value in options.items()})

    def secret(self, action: int) -> bool:
        """An individual objective, taken or given back, is nobody else's business."""
        return actions.OBJECTIVE <= action < actions.RECOVER

    def foreseen(self, action: int) -> bool:
        """Who hangs a work has seen its back."""
        return actions.ORIENT <= action < actions.ORIENT + N_SIDES

    def view(self, state: HokusaiState, seat: Seat) -> dict[str, object]:
        return dict(view(state, seat))

    def observer(self) -> HokusaiObserver:
        return HokusaiObserver(self.components)

    def valuation(self) -> HokusaiValuation:
        return HokusaiValuation(Weights())

    def preview(self, state: HokusaiState, action: int) -> dict[str, object]:
        return dict(preview_json(state, action))

    def news(self, state: HokusaiState) -> list[dict[str, object]]:
        return news_json(state)

    def moments(self, state: HokusaiState) -> list[int]:
        return [1 + i // NEWS_NUMBERS for i in begins(state)]

    def scene(self, state: HokusaiState) -> Scene:
        return chronicle.scene(state)

    def opens(self, moment: HokusaiState, news: dict[str, object]) -> Scene | None:
        return chronicle.opens(moment, news)

    def about(self, state: HokusaiState, action: int) -> dict[str, str | int | None]:
        return chronicle.about(state, action)

    def outcome(self, before: HokusaiState, after: HokusaiState, action: int) -> dict[str, str | int | None]:
        return chronicle.outcome(before, after, action)

    def holdings(self, state: HokusaiState) -> Changes:
        return chronicle.holdings(state)

    def taken(self, state: HokusaiState, action: int) -> str:
        return taken(state, action)

    def taken_at_end(self, state: HokusaiState) -> list[tuple[Seat, str]]:
        return taken_at_end(state)

    def tally(self, state: HokusaiState, kinds: dict[str, int]) -> dict[str, int]:
        return tally(state, kinds)

    def telling(self) -> HokusaiTelling:
        return HokusaiTelling()

    def time(self, state: HokusaiState) -> int:
        """Turns of everybody: between two of them all have played the same."""
        return (state.turns + state.players - 1) // state.players

    def count(self, state: HokusaiState) -> list[int]:
        return [sum(score_parts(state, seat)) for seat in range(state.players)]

    def arrange(self, state: HokusaiState, changes: dict[str, object]) -> None:
        arrange(state, changes)

    def bare(self, players: int) -> HokusaiState:
        return bare_table(self.components, self.actions, players, 0)


def training_tables() -> tuple[TrainingTable, ...]:
    """Six of ten games without expansions, three with all of them, one with one."""
    plain = [TrainingTable(players, often) for players, often in ((4, 20), (3, 10), (2, 15), (1, 9), (5, 6))]
    whole = [
        TrainingTable(players, often, {"expansions": ",".join(EXPANSIONS)}) for players, often in ((4, 10), (3, 5), (2, 8), (1, 4), (5, 3))
    ]
    single = [
        TrainingTable(players, often, {"expansions": name})
        for players, often, name in ((4, 3, "track"), (2, 3, "journey"), (3, 3, "paths"), (1, 1, "paths"))
    ]
    return (*plain, *whole, *single)


def checked_expansions(wanted: object) -> list[str]:
    """The expansions in their fixed order, from a text or a list of names."""
    names = wanted.split(",") if isinstance(wanted, str) else wanted
    if not isinstance(names, list | tuple):
        raise BadOption(f"expansions are a list of names such as 'track,paths', not {wanted!r}")
    asked = [str(name).strip().lower() for name in names if str(name).strip()]
    for name in asked:
        if name not in EXPANSIONS:
            raise BadOption(f"there is no expansion called '{name}': choose {listed(EXPANSIONS)}")
    return [name for name in EXPANSIONS if name in asked]
