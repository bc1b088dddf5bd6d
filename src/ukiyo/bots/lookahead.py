"""Looking ahead with a network: positions are played on side by side, and the network is asked how everybody stands.

Everybody plays what the network likes best; a smaller one that plays like it does so in its place, where there is one. How everybody
stands is asked a few times on the way: early judgements have little luck in them but all of the network's mistakes, late ones have it the
other way round, and their mean goes less wrong than either. Many games are played on at once, because a network answers for many positions
together in much less time than for one after the other.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from ukiyo.bots.network import Matrix, Network
from ukiyo.engine.batch import play_forced
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State

Standing: TypeAlias = tuple[list[float], list[float]]
"""Everybody's share of the win, and score."""


@dataclass(frozen=True)
class Sight:
    """How far and how wide a bot looks."""

    ideas: int  # looked into at most
    least: float  # of what the best-liked action is liked: what is liked less is no idea
    draws: int  # in which every idea is played on before they are compared
    marks: tuple[int, ...]  # decisions after which everybody's standing is asked


class Lookahead:
    """Plays positions of one game on, as a network would."""

    def __init__(self, network: Network, observer: Observer, chance: Generator, sight: Sight) -> None:
        self.network = network
        self.observer = observer
        self.chance = chance
        self.sight = sight

    def liked(self, state: State) -> list[int]:
        """What the network likes well enough, the favourite first."""
        likings = self.network.likings(self.network.bodies(self.observer, [state]))[0][state.options]
        shares = np.exp(likings - likings.max())
        best = np.argsort(-shares, kind="stable")[: self.sight.ideas]
        return [state.options[i] for i in best if shares[i] >= self.sight.least]

    def begun(self, known: State, actions: list[int]) -> list[State]:
        """Every action played in the same draws of what the seat cannot know, draw after draw."""
        states: list[State] = []
        for _ in range(self.sight.draws):
            drawn = known.determinize(known.seat, self.chance.word())
            for action in actions:
                state = drawn.copy()
                state.play(action)
                play_forced(state)
                states.append(state)
        return states

    def judged(self, states: list[State], decide: Callable[[], bool]) -> list[Standing]:
        """How everybody stands, table by table: the mean over all marks. To decide is to play on by a decision, where there is one."""
        at_marks: list[list[Standing]] = []
        decisions = 0
        for mark in self.sight.marks:
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
        quick = self.network.quick
        likings = quick.likings(quick.bodies(self.observer, states))
        return [state.options[int(liked[state.options].argmax())] for state, liked in zip(states, likings, strict=True)]

    def standings(self, states: list[State]) -> list[Standing]:
        """How everybody stands: as counted where the game is over, as the network expects them elsewhere."""
        going_on = [state for state in states if not state.over]
        expected = iter(self.expected(going_on) if going_on else [])
        found: list[Standing] = []
        for state in states:
            if state.over:
                counted = state.scores()
                winners = sum(score.rank == 1 for score in counted)
                found.append(([1.0 / winners if score.rank == 1 else 0.0 for score in counted], [float(score.total) for score in counted]))
            else:
                wins, scores = next(expected)
                players = state.players
                turned = [(seat - state.seat) % players for seat in range(players)]  # the network counts seats from the one that decides
                found.append(([float(wins[i]) for i in turned], [float(scores[i]) for i in turned]))
        return found

    def expected(self, states: list[State]) -> list[tuple[Matrix, Matrix]]:
        wins, scores, _ = self.network.expectations(self.network.bodies(self.observer, states), states[0].players)
        return list(zip(wins, scores, strict=True))


def difference(ours: list[float], theirs: list[float]) -> tuple[float, float]:
    """The mean of what ours is more in the same draws, and its standard error."""
    more = [mine - other for mine, other in zip(ours, theirs, strict=True)]
    average = sum(more) / len(more)
    if len(more) < 2:
        return average, math.inf
    return average, math.sqrt(sum((one - average) ** 2 for one in more) / (len(more) * (len(more) - 1)))


def clearly_worse(idea: list[float], best: list[float], sure: float) -> bool:
    """By so many standard errors."""
    less, doubt = difference(best, idea)
    return less > sure * doubt
