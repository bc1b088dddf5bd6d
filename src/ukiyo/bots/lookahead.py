"""Looking ahead with a network: ideas are played on side by side, and the network is asked how everybody stands.

An idea is an action that the network likes well enough. All ideas are played on in the same draws of what the seat cannot know. Everybody
plays what the network likes best; further ahead, and in quick looks, a smaller network that plays like it does so in its place. How
everybody stands is asked a few times on the way: early judgements have little luck in them but all of the network's mistakes, late ones
have it the other way round, and their mean goes less wrong than either. Many games are played on at once, because a network answers for
many positions together in much less time than for one after the other.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, TypedDict

import numpy as np

from ukiyo.bots.network import Matrix, Network, worth
from ukiyo.engine.batch import play_forced
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import Seat, State

DOUBT = 1.0  # standard errors by which an idea must be worse than the best not to be played, where it is liked more

Standing: TypeAlias = tuple[list[float], list[float]]
"""Everybody's share of the win, and score."""


@dataclass(frozen=True)
class Sight:
    """How far and how wide a bot looks."""

    ideas: int  # looked into at most
    least: float  # of what the best-liked action is liked: what is liked less is no idea
    draws: int  # in which every idea is played on before they are compared; where there is little time, in fewer
    marks: tuple[int, ...]  # decisions after which everybody's standing is asked
    near: int = 0  # decisions for which the larger network plays, before the smaller one takes over


BLINK = Sight(ideas=2, least=0.1, draws=2, marks=(16,))
"""How everybody looks ahead within somebody else's look."""


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


def highest(ideas: list[Idea]) -> Idea:
    return max(ideas, key=lambda idea: idea.mean())


def best(ideas: list[Idea]) -> Idea:
    """The first of those that came out about as well as the highest: what is overlooked now can often be done a turn later."""
    if not ideas[0].worths:
        return ideas[0]
    top = highest(ideas).worths
    return next(idea for idea in ideas if not clearly_worse(idea.worths, top, DOUBT))


class Lookahead:
    """Plays positions of one game on, as a network would."""

    def __init__(self, network: Network, observer: Observer, chance: Generator, sight: Sight) -> None:
        self.network = network
        self.observer = observer
        self.chance = chance
        self.sight = sight

    def liked(self, states: list[State]) -> list[list[Idea]]:
        """For every table what the network likes well enough, the favourite first."""
        found: list[list[Idea]] = []
        for state, likings in zip(states, self.network.likings(self.observer, states), strict=True):
            shares = np.exp(likings - likings.max())
            ordered = np.argsort(-shares, kind="stable")[: self.sight.ideas]
            found.append([Idea(state.options[i], state.players) for i in ordered if shares[i] >= self.sight.least])
        return found

    def begun(self, known: State, actions: list[int], draws: int) -> list[State]:
        """Every action played in the same draws of what the seat cannot know, draw after draw."""
        states: list[State] = []
        for _ in range(draws):
            drawn = known.determinize(known.seat, self.chance.word())
            for action in actions:
                state = drawn.copy()
                state.play(action)
                play_forced(state)
                states.append(state)
        return states

    def look(self, thoughts: list[tuple[State, list[Idea]]], draws: int, decide: Callable[[list[State], int], bool]) -> None:
        """Play the ideas of all positions on at once, in so many draws, and note what came of them."""
        states = [state for known, ideas in thoughts for state in self.begun(known, [idea.action for idea in ideas], draws)]
        judged = iter(self.judged(states, lambda decisions: decide(states, decisions)))
        for known, ideas in thoughts:
            for _ in range(draws):
                for idea in ideas:
                    idea.add(next(judged), known.seat)

    def judged(self, states: list[State], decide: Callable[[int], bool]) -> list[Standing]:
        """How everybody stands, table by table: the mean over all marks. To decide, after so many decisions, is to play on by one more."""
        at_marks: list[list[Standing]] = []
        decisions = 0
        for mark in self.sight.marks:
            while decisions < mark and decide(decisions):
                decisions += 1
            at_marks.append(self.standings(states))
        found: list[Standing] = []
        for standings in zip(*at_marks, strict=True):
            wins, scores = np.mean(standings, 0).tolist()
            found.append((wins, scores))
        return found

    def decide(self, states: list[State], decisions: int, considered: bool = False) -> bool:
        """One more decision, after so many, at every table where the game is not over; whether there was one."""
        going_on = [state for state in states if not state.over]
        if not going_on:
            return False
        actions = self.considered(going_on) if considered else self.favourites(going_on, decisions)
        for state, action in zip(going_on, actions, strict=True):
            state.play(action)
            play_forced(state)
        return True

    def favourites(self, states: list[State], decisions: int) -> list[int]:
        """For every table what the network likes best, after so many decisions."""
        if not states:
            return []
        network = self.network if decisions < self.sight.near else self.network.quick
        return [state.options[int(liked.argmax())] for state, liked in zip(states, network.likings(self.observer, states), strict=True)]

    def considered(self, states: list[State]) -> list[int]:
        """For every table what somebody would play who looks ahead as well, only not so far."""
        ahead = Lookahead(self.network, self.observer, self.chance, BLINK)
        liked = ahead.liked(states)
        ahead.look([thought for thought in zip(states, liked, strict=True) if len(thought[1]) > 1], BLINK.draws, ahead.decide)
        return [best(ideas).action for ideas in liked]

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
