"""What a master would say: the best moves of a position, and the moves of a game that cost most."""

from dataclasses import dataclass
from typing import Final

from ukiyo.bots import PORTRAITS, VALUATIONS
from ukiyo.bots.judge import HEADS
from ukiyo.bots.levels import judge_of
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


def advise(game: str, state: State, budget: Budget, seed: int) -> list[Advice]:
    """Every legal move, the best first. Only what the seat to move may know is looked at."""
    if state.over:
        raise BadOption("the game is over: there is nothing to advise")
    search = begin(game, state, seed)
    search.grow(budget)
    return [advice(edge, search.seat) for edge in ranked(search)]


def review(game: str, opening: State, actions: list[int], seat: Seat, seconds: float, seed: int) -> list[Reviewed]:
    """The decisions of a seat in a whole game, the dearest first, within so many seconds."""
    state = opening.copy()
    asked: list[int] = []
    for action in actions:
        if state.seat == seat and len(state.options) > 1:
            asked.append(state.moves)
        state.play(action)
    reviewed: list[Reviewed] = []
    state = opening.copy()
    for action in actions:
        if state.moves in asked:
            reviewed.append(review_move(game, state, action, Budget(seconds / len(asked)), seed + state.moves))
        state.play(action)
    reviewed.sort(key=dearest)
    return reviewed


def review_move(game: str, state: State, action: int, budget: Budget, seed: int) -> Reviewed:
    search = begin(game, state, seed)
    search.grow(budget)
    ways = ranked(search)
    best = ways[0]
    for edge in ways:
        if edge.actions[0] == action:
            search.insist(edge, best.visits // PATIENCE - edge.visits)
            return Reviewed(state.moves, advice(edge, search.seat), advice(best, search.seat))
    raise AssertionError("a move that was played is among those looked at")


def begin(game: str, state: State, seed: int) -> Search:
    chance = seeded(seed)
    judge = judge_of(game, VALUATIONS[game], PORTRAITS[game])
    search = Search(judge, state.determinize(state.seat, chance.word()), chance)
    for edge in search.root.edges:
        search.insist(edge, 1)
    return search


def ranked(search: Search) -> list[Edge]:
    """The best way for each first action, the most promising first."""
    best: dict[int, Edge] = {}
    for edge in search.root.edges:
        first = edge.actions[0]
        if first not in best or edge.visits > best[first].visits:
            best[first] = edge
    ways = list(best.values())
    ways.sort(key=fewest_visits)
    return ways


def fewest_visits(edge: Edge) -> int:
    return -edge.visits


def dearest(reviewed: Reviewed) -> float:
    return -reviewed.cost


def advice(edge: Edge, seat: Seat) -> Advice:
    visits = max(edge.visits, 1)
    scores = [edge.sums[i + 1] / visits * SCORE for i in range(0, len(edge.sums), HEADS)]
    wins = [edge.sums[i] / visits for i in range(0, len(edge.sums), HEADS)]
    share = wins[seat] / max(sum(wins), 1.0 if len(wins) == 1 else 1e-6)
    return Advice(edge.actions[0], share, scores, edge.visits)
