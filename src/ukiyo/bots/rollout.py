"""A bot that plays its best ideas on before it chooses: rollouts by its network, judged by it several times.

An idea is an action that the network likes well enough. All ideas are played on in the same draws of what the seat cannot know; everybody
plays what the network likes best. How everybody stands is asked a few times on the way: early judgements have little luck in them but all
of the network's mistakes, late ones have it the other way round, and their mean goes less wrong than either. Ideas that are clearly worse
than the best one are dropped; thinking ends when one is left or the budget is spent. Of those that came out about as well as the best one
the network's favourite is played. Many games are played on side by side, because a network answers for many positions at once in little
more time than for one.
"""

import math
import time
from collections.abc import Callable
from typing import TypeAlias, TypedDict

import numpy as np

from ukiyo.bots.network import Matrix, Network, worth
from ukiyo.bots.policy import STUCK, PolicyBot
from ukiyo.engine.batch import play_forced
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import Seat, State

IDEAS = 12  # looked into at most
LEAST_LIKED = 0.0002  # of what the best-liked action is liked: what is liked less is no idea
USUAL = 0.2  # seconds of thought, or one iteration, that this is for
DRAWS = 8  # in which every idea is played on before they are compared
SURE = 1.5  # standard errors by which an idea must be worse to be dropped
DOUBT = 1.0  # standard errors by which it must be worse than the best not to be played, where it is liked more
MARKS = (16, 32, 64)  # decisions after which everybody's standing is asked
LONGEST = 3600.0  # seconds of thought


class Budget:
    """How long to think: seconds, iterations (comparisons of the ideas left), or whichever ends first."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        if not 0.0 <= seconds <= LONGEST or iterations < 0 or (seconds == 0 and iterations == 0):
            raise BadOption(f"a bot needs some time or some iterations to think, not {seconds:g} s and {iterations}")
        self.seconds = seconds
        self.iterations = iterations

    @property
    def least(self) -> float:
        """How much an action must be liked to be an idea: with more time, others are looked into as well."""
        return LEAST_LIKED * USUAL / (self.seconds or self.iterations * USUAL)


Standing: TypeAlias = tuple[list[float], list[float]]
"""Everybody's share of the win, and score."""


class Noted(TypedDict):
    """An idea as JSON, so that another process can think on."""

    action: int
    worths: list[float]
    wins: list[float]
    scores: list[float]


class Idea:
    """An action, and what came of it in each draw."""

    def __init__(self, action: int, players: int) -> None:
        self.action = action
        self.worths: list[float] = []
        self.wins = [0.0] * players  # these are sums
        self.scores = [0.0] * players

    def notes(self) -> Noted:
        return {"action": self.action, "worths": self.worths, "wins": self.wins, "scores": self.scores}

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)

    def add(self, standing: Standing, seat: Seat) -> None:
        wins, scores = standing
        self.worths.append(worth(wins[seat], scores, seat))
        for other in range(len(wins)):
            self.wins[other] += wins[other]
            self.scores[other] += scores[other]


def from_notes(noted: Noted) -> Idea:
    idea = Idea(noted["action"], len(noted["wins"]))
    idea.worths, idea.wins, idea.scores = noted["worths"], noted["wins"], noted["scores"]
    return idea


class Rollouts:
    """Ideas for one position; they can be played on as long as one likes."""

    def __init__(
        self, network: Network, observer: Observer, known: State, chance: Generator, insisted: int = -1, least: float = LEAST_LIKED
    ) -> None:
        """An action that is insisted on is an idea however little it is liked, and is never dropped."""
        self.network = network
        self.observer = observer
        self.known = known
        self.chance = chance
        self.insisted = insisted
        self.marks: tuple[int, ...] = MARKS
        likings = network.likings(network.bodies(observer, [known]))[0][known.options]
        shares = np.exp(likings - likings.max())
        liked = [known.options[i] for i in np.argsort(-shares, kind="stable")[:IDEAS] if shares[i] >= least]
        if insisted >= 0 and insisted not in liked:
            liked.append(insisted)
        self.ideas = [Idea(action, known.players) for action in liked]  # the favourite first
        self.left = self.ideas

    def resume(self, ideas: list[Idea]) -> None:
        """Go on where earlier thought about the same position left off."""
        self.ideas = ideas
        most = max(len(idea.worths) for idea in ideas)
        self.left = [idea for idea in ideas if len(idea.worths) == most]
        if most:
            self.drop()

    def think(self, budget: Budget) -> None:
        until = time.monotonic() + budget.seconds if budget.seconds else math.inf
        done = 0
        while len(self.left) > 1:
            self.play_on(until)
            self.drop()
            done += 1
            if done == budget.iterations or time.monotonic() >= until:
                return

    def best(self) -> Idea:
        """The best-liked of those that came out about as well as the best: what is overlooked now can often be done a turn later."""
        if not self.left[0].worths:
            return self.left[0]
        highest = self.highest()
        return next(idea for idea in self.left if not clearly_worse(idea, highest, DOUBT))

    def highest(self) -> Idea:
        return max(self.left, key=lambda idea: idea.mean())

    def play_on(self, until: float = math.inf, draws: int = DRAWS) -> None:
        """Every idea that is left, in a few more draws; when the time is over, they are judged as far as they have come."""
        seat = self.known.seat
        states: list[State] = []
        for _ in range(draws):
            drawn = self.known.determinize(seat, self.chance.word())
            for idea in self.left:
                state = drawn.copy()
                state.play(idea.action)
                play_forced(state)
                states.append(state)
        for place, standing in enumerate(self.judged(states, lambda: time.monotonic() < until and self.decide(states))):
            self.left[place % len(self.left)].add(standing, seat)

    def judged(self, states: list[State], decide: Callable[[], bool]) -> list[Standing]:
        """How everybody stands, table by table: the mean over all marks. To decide is to play on by a decision, where there is one."""
        at_marks: list[list[Standing]] = []
        decisions = 0
        for mark in self.marks:
            while decisions < mark and decide():
                decisions += 1
            at_marks.append(self.standings(states))
        found: list[Standing] = []
        for standings in zip(*at_marks, strict=True):
            wins, scores = np.mean(standings, 0).tolist()
            found.append((wins, scores))
        return found

    def decide(self, states: list[State]) -> bool:
        """One decision at every table where the game is not over; whether there was one."""
        going_on = [state for state in states if not state.over]
        for state, action in zip(going_on, self.favourites(going_on), strict=True):
            state.play(action)
            play_forced(state)
        return bool(going_on)

    def favourites(self, states: list[State]) -> list[int]:
        """For every table what the network likes best."""
        if not states:
            return []
        likings = self.network.likings(self.network.bodies(self.observer, states))
        return [state.options[int(liked[state.options].argmax())] for state, liked in zip(states, likings, strict=True)]

    def standings(self, states: list[State]) -> list[Standing]:
        """How everybody stands: as counted where the game is over, as the network expects them elsewhere."""
        players = self.known.players
        going_on = [state for state in states if not state.over]
        expected = iter(self.expected(going_on, players)) if going_on else iter([])
        found: list[Standing] = []
        for state in states:
            if state.over:
                counted = state.scores()
                winners = sum(score.rank == 1 for score in counted)
                found.append(([1.0 / winners if score.rank == 1 else 0.0 for score in counted], [float(score.total) for score in counted]))
            else:
                wins, scores = next(expected)
                turned = [(seat - state.seat) % players for seat in range(players)]  # the network counts seats from the one that decides
                found.append(([float(wins[i]) for i in turned], [float(scores[i]) for i in turned]))
        return found

    def expected(self, states: list[State], players: int) -> list[tuple[Matrix, Matrix]]:
        wins, scores, _ = self.network.expectations(self.network.bodies(self.observer, states), players)
        return list(zip(wins, scores, strict=True))

    def drop(self) -> None:
        """Leave out what is clearly worse than the best."""
        highest = self.highest()
        self.left = [idea for idea in self.left if idea.action == self.insisted or not clearly_worse(idea, highest)]


def difference(ours: list[float], theirs: list[float]) -> tuple[float, float]:
    """The mean of what ours is more in the same draws, and its standard error."""
    more = [mine - other for mine, other in zip(ours, theirs, strict=True)]
    average = sum(more) / len(more)
    if len(more) < 2:
        return average, math.inf
    return average, math.sqrt(sum((one - average) ** 2 for one in more) / (len(more) * (len(more) - 1)))


def clearly_worse(idea: Idea, best: Idea, sure: float = SURE) -> bool:
    """By so many standard errors."""
    less, doubt = difference(best.worths, idea.worths)
    return less > sure * doubt


class RolloutBot(PolicyBot):
    """Plays the best idea."""

    def __init__(self, seed: int, network: Network, observer: Observer, budget: Budget) -> None:
        super().__init__(seed, network, observer)
        self.budget = budget

    def choose(self, known: State) -> int:
        if len(known.options) == 1 or known.moves >= STUCK:
            return super().choose(known)
        rollouts = Rollouts(self.network, self.observer, known, self.chance, least=self.budget.least)
        rollouts.think(self.budget)
        return rollouts.best().action
