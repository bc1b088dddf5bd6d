"""What a master would say: the best moves of a position, and the moves of a game that cost most."""

from dataclasses import dataclass
from typing import Final

from ukiyo import games
from ukiyo.bots.evaluator import HEADS
from ukiyo.bots.levels import evaluator_of
from ukiyo.bots.network import SCORE
from ukiyo.bots.search import Budget, Edge, Search
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import Seat, State

PATIENCE: Final = 4  # the move played is looked into at least a fourth as often as the best one


@dataclass(frozen=True)
class Advice:
    """A move, and what would come of it by the best judgement there is."""

    action: int
    win: float  # the share of the win the seat to move would have
    scores: list[float]  # everybody's final score
    worth: float  # what bots compare: the win, the margin, and the hand-made valuation
    visits: int  # how often it was looked into


@dataclass(frozen=True)
class Reviewed:
    """A move of a game, beside the one that would have been better."""

    move: int  # moves played before it
    played: Advice
    better: Advice

    @property
    def cost(self) -> float:
        """The share of the win it gave away."""
        return max(self.better.win - self.played.win, 0.0)

    @property
    def loss(self) -> float:
        """What it gave away of all that a bot plays for: early in a game much is lost before the share of the win shows it."""
        return max(self.better.worth - self.played.worth, 0.0)


def advise(game: str, state: State, budget: Budget, seed: int) -> list[Advice]:
    """The moves that were looked into, the best first. Only what the seat to move may know is looked at."""
    if state.over:
        raise BadOption("the game is over: there is nothing to advise")
    search = begin(game, state, seed)
    search.grow(budget)
    return [advice(search, edge) for edge in ranked(search)]


def review(game: str, opening: State, actions: list[int], seat: Seat, budget: Budget, seed: int) -> list[Reviewed]:
    """The decisions of a seat in a whole game, the dearest first, within a budget for all of them."""
    state = opening.copy()
    asked: list[int] = []
    for action in actions:
        if state.seat == seat and len(state.options) > 1:
            asked.append(state.moves)
        state.play(action)
    if not asked:
        return []
    each = Budget(budget.seconds / len(asked), -(-budget.iterations // len(asked)))
    reviewed: list[Reviewed] = []
    state = opening.copy()
    for action in actions:
        if state.moves in asked:
            reviewed.append(review_move(game, state, action, each, seed + state.moves))
        state.play(action)
    reviewed.sort(key=dearest)
    return reviewed


def review_move(game: str, state: State, action: int, budget: Budget, seed: int) -> Reviewed:
    search = begin(game, state, seed)
    search.grow(budget)
    best = search.best()
    played = [edge for edge in search.root.edges if edge.actions[0] == action]  # every legal action begins a line
    for edge in played:
        search.insist(edge, max(best.visits // PATIENCE, 1) - edge.visits)
    return Reviewed(state.moves, advice(search, max(played, key=search.value)), advice(search, best))


def begin(game: str, state: State, seed: int) -> Search:
    chance = seeded(seed)
    evaluator = evaluator_of(games.game(game))
    return Search(evaluator, state.determinize(state.seat, chance.word()), chance)


def ranked(search: Search) -> list[Edge]:
    """The best line for each first action, the most promising first."""
    best: dict[int, tuple[float, Edge]] = {}
    for edge in search.root.edges:
        value, first = search.value(edge), edge.actions[0]
        if edge.visits > 0 and (first not in best or value > best[first][0]):
            best[first] = value, edge
    return [edge for _, edge in sorted(best.values(), key=lowest_value)]


def lowest_value(valued: tuple[float, Edge]) -> float:
    return -valued[0]


def dearest(reviewed: Reviewed) -> float:
    return -reviewed.loss


def advice(search: Search, edge: Edge) -> Advice:
    sums, visits = edge.sums, edge.visits
    scores = [sums[i + 1] / visits * SCORE for i in range(0, len(sums), HEADS)]
    wins = [sums[i] / visits for i in range(0, len(sums), HEADS)]
    share = wins[search.seat] / max(sum(wins), 1.0 if len(wins) == 1 else 1e-6)
    return Advice(edge.actions[0], share, scores, search.value(edge), visits)
