"""A bot that plays its best ideas on before it chooses: rollouts by its network, judged by it several times.

An idea is an action that the network likes well enough. All ideas are played on in the same draws of what the seat cannot know. Ideas that
are clearly worse than the best one are dropped; thinking ends when one is left or the budget is spent. Of those that came out about as
well as the best one the network's favourite is played.
"""

import math
import time
from dataclasses import replace
from typing import Final, TypedDict

from ukiyo.bots.lookahead import Lookahead, Sight, Standing, clearly_worse
from ukiyo.bots.network import Network, worth
from ukiyo.bots.policy import STUCK, PolicyBot
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import Seat, State

FAR: Final = Sight(ideas=12, least=0.0002, draws=8, marks=(16, 32, 64))
GLANCE: Final = Sight(ideas=3, least=0.01, draws=2, marks=(16, 32, 64))
USUAL = 0.2  # seconds of thought, or one iteration, that this is for
SURE = 1.5  # standard errors by which an idea must be worse to be dropped
DOUBT = 1.0  # standard errors by which it must be worse than the best not to be played, where it is liked more
LONGEST = 3600.0  # seconds of thought


class Budget:
    """How long to think: seconds, iterations (comparisons of the ideas left), or whichever ends first."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        if not 0.0 <= seconds <= LONGEST or iterations < 0 or (seconds == 0 and iterations == 0):
            raise BadOption(f"a bot needs some time or some iterations to think, not {seconds:g} s and {iterations}")
        self.seconds = seconds
        self.iterations = iterations

    @property
    def sight(self) -> Sight:
        """With more time, what is liked less is looked into as well."""
        return replace(FAR, least=FAR.least * USUAL / (self.seconds or self.iterations * USUAL))


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


class Rollouts(Lookahead):
    """Ideas for one position; they can be played on as long as one likes."""

    def __init__(
        self, network: Network, observer: Observer, known: State, chance: Generator, insisted: int = -1, sight: Sight | None = None
    ) -> None:
        """An action that is insisted on is an idea however little it is liked, and is never dropped."""
        super().__init__(network, observer, chance, sight or FAR)
        self.known = known
        self.insisted = insisted
        liked = self.liked(known)
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
        highest = self.highest().worths
        return next(idea for idea in self.left if not clearly_worse(idea.worths, highest, DOUBT))

    def highest(self) -> Idea:
        return max(self.left, key=lambda idea: idea.mean())

    def play_on(self, until: float = math.inf) -> None:
        """Every idea that is left, in a few more draws; when the time is over, they are judged as far as they have come."""
        states = self.begun(self.known, [idea.action for idea in self.left])
        found = self.judged(states, lambda: time.monotonic() < until and self.decide(states))
        for place, standing in enumerate(found):
            self.left[place % len(self.left)].add(standing, self.known.seat)

    def drop(self) -> None:
        """Leave out what is clearly worse than the best."""
        highest = self.highest().worths
        self.left = [idea for idea in self.left if idea.action == self.insisted or not clearly_worse(idea.worths, highest, SURE)]


class RolloutBot(PolicyBot):
    """Plays the best idea."""

    def __init__(self, seed: int, network: Network, observer: Observer, budget: Budget, sight: Sight) -> None:
        super().__init__(seed, network, observer)
        self.budget = budget
        self.sight = sight

    def choose(self, known: State) -> int:
        if len(known.options) == 1 or known.moves >= STUCK:
            return super().choose(known)
        rollouts = Rollouts(self.network, self.observer, known, self.chance, sight=self.sight)
        rollouts.think(self.budget)
        return rollouts.best().action
