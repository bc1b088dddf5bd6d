"""What a master would say: the best moves of a position, and the moves of a game that cost most."""

from dataclasses import dataclass

from ukiyo import games
from ukiyo.bots.levels import network_of
from ukiyo.bots.rollout import Budget, Idea, Rollouts
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import Seat, State


@dataclass(frozen=True)
class Advice:
    """A move, and what would come of it by the best judgement there is."""

    action: int
    win: float  # the share of the win the seat to move would have
    scores: list[float]  # everybody's final score
    worth: float  # what bots compare: the win, and a little for the margin
    visits: int  # in how many draws it was played on


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
    """The moves that were played on, the best first. Only what the seat to move may know is looked at."""
    if state.over:
        raise BadOption("the game is over: there is nothing to advise")
    rollouts = begin(game, state, seed)
    rollouts.think(budget)
    if len(rollouts.ideas) == 1:
        rollouts.play_on()
    return [advice(state.seat, idea) for idea in ranked(rollouts)]


def review(
    game: str, opening: State, actions: list[int], seat: Seat, budget: Budget, seed: int, part: int = 0, parts: int = 1
) -> list[Reviewed]:
    """The decisions of a seat in a whole game, the dearest first, within a budget for all of them; or one part in so many of them."""
    state = opening.copy()
    asked: list[int] = []
    for action in actions:
        if state.seat == seat and len(state.options) > 1:
            asked.append(state.moves)
        state.play(action)
    asked = asked[part::parts]
    if not asked:
        return []
    each = Budget(budget.seconds / len(asked), -(-budget.iterations // len(asked)))
    reviewed: list[Reviewed] = []
    state = opening.copy()
    for action in actions:
        if state.moves in asked:
            reviewed.append(review_move(game, state, action, each, seed + state.moves))
        state.play(action)
    reviewed.sort(key=lambda one: -one.loss)
    return reviewed


def review_move(game: str, state: State, action: int, budget: Budget, seed: int) -> Reviewed:
    """The move played beside the best idea, in the same draws."""
    rollouts = begin(game, state, seed, action)
    rollouts.think(budget)
    if len(rollouts.ideas) == 1:
        rollouts.play_on()
    played = next(idea for idea in rollouts.ideas if idea.action == action)
    return Reviewed(state.moves, advice(state.seat, played), advice(state.seat, rollouts.best()))


def begin(game: str, state: State, seed: int, insisted: int = -1) -> Rollouts:
    rules, chance = games.game(game), seeded(seed)
    return Rollouts(network_of(rules), rules.observer(), state.determinize(state.seat, chance.word()), chance, insisted)


def ranked(rollouts: Rollouts) -> list[Idea]:
    """What a master would play, then the ideas that were never dropped before the others, each by what came of it."""
    best = rollouts.best()
    return sorted(rollouts.ideas, key=lambda idea: (idea is best, len(idea.worths), idea.mean()), reverse=True)


def advice(seat: Seat, idea: Idea) -> Advice:
    draws = len(idea.worths)
    return Advice(idea.action, idea.wins[seat] / draws, [total / draws for total in idea.scores], idea.mean(), draws)
