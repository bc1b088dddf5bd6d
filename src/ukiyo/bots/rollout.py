"""A bot that plays its best ideas on before it chooses: rollouts by its network, judged by it several times.

Ideas that are clearly worse than the best one are dropped, and so are those that come to the same as one that is liked more. Thinking ends
when one is left or the budget is spent. Of those that came out about as well as the best one the network's favourite is played. At first
everybody plays favourites on the way. What is left then is played on with more thought: for the next dozen decisions everybody looks ahead
before they play, too.
"""

import math
import time
from typing import Final

from ukiyo.bots.lookahead import Idea, Lookahead, Sight, best, clearly_worse, highest
from ukiyo.bots.network import Network
from ukiyo.bots.policy import STUCK, PolicyBot
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State

FAR: Final = Sight(ideas=12, least=0.0002, draws=8, marks=(16, 32, 64), near=24)
GLANCE: Final = Sight(ideas=3, least=0.01, draws=3, marks=(16, 32, 64))
CONSIDERED = 12  # decisions that everybody considers, once what is clearly worse has been dropped
DEARER = 5  # a comparison with that thought takes so many times as long, in the game where it costs most
FEWEST = 2  # draws: in fewer, nobody can say how sure they are
SURE = 1.5  # standard errors by which an idea must be worse to be dropped
SAME = 1e-5  # of worth: what a network says of a position differs by less, whatever it is asked about beside it
LONGEST = 3600.0  # seconds of thought


class Budget:
    """How long to think: seconds, iterations (comparisons of the ideas left), or whichever ends first."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        if not 0.0 <= seconds <= LONGEST or iterations < 0 or (seconds == 0 and iterations == 0):
            raise BadOption(f"a bot needs some time or some iterations to think, not {seconds:g} s and {iterations}")
        self.seconds = seconds
        self.iterations = iterations


class Rollouts(Lookahead):
    """Ideas for one position; they can be played on as long as one likes."""

    def __init__(
        self, network: Network, observer: Observer, known: State, chance: Generator, insisted: int = -1, sight: Sight = FAR
    ) -> None:
        """An action that is insisted on is an idea however little it is liked, and is never dropped."""
        super().__init__(network, observer, chance, sight)
        self.known = known
        self.insisted = insisted
        self.ideas = self.liked([known])[0]  # the favourite first
        if insisted >= 0 and all(idea.action != insisted for idea in self.ideas):
            self.ideas.append(Idea(insisted, known.players))
        self.left = self.ideas

    def resume(self, ideas: list[Idea]) -> None:
        """Go on where earlier thought about the same position left off."""
        self.ideas = ideas
        most = max(len(idea.worths) for idea in ideas)
        self.left = [idea for idea in ideas if len(idea.worths) == most]
        if most:
            self.drop()

    def think(self, budget: Budget) -> None:
        """Compare what is left until the budget is spent, or would be before the next comparison is made.

        Who takes up an earlier thought does not know yet how long a comparison takes, and begins with the smallest.
        """
        now = time.monotonic()
        until = now + budget.seconds if budget.seconds else math.inf
        done, draws = 0, FEWEST if self.left[0].worths and budget.seconds else self.sight.draws
        while len(self.left) > 1:
            began, played, considered = now, len(self.left) * draws, bool(self.left[0].worths)
            self.play_on(until, CONSIDERED if considered else 0, draws)
            self.drop()
            done += 1
            now = time.monotonic()
            cost = (now - began) / played * len(self.left) * (1 if considered else DEARER)  # of one more draw
            draws = self.sight.draws
            while draws >= FEWEST and draws * cost > until - now:
                draws -= 1
            if done == budget.iterations or draws < FEWEST:
                return

    def best(self) -> Idea:
        return best(self.left)

    def highest(self) -> Idea:
        return highest(self.left)

    def play_on(self, until: float = math.inf, considered: int = 0, draws: int = 0) -> None:
        """Every idea that is left, in a few more draws. When the time is over, they are judged as far as they have come.

        So many decisions are considered, but for two thirds of the time at most: the rest is for seeing what comes of them.
        """
        began = time.monotonic()
        hurry = began + (until - began) * 2 / 3

        def decide(states: list[State], decisions: int) -> bool:
            now = time.monotonic()
            return now < until and self.decide(states, decisions, decisions < considered and now < hurry)

        self.look([(self.known, self.left)], draws or self.sight.draws, decide)

    def drop(self) -> None:
        """Leave out what is clearly worse than the best, and what came to the same as an idea that is liked more: mostly the same in
        another order, or the last moves of a game that is decided."""
        top = self.highest().worths
        left: list[Idea] = []
        for idea in self.left:
            worse = clearly_worse(idea.worths, top, SURE)
            if idea.action == self.insisted or not (worse or any(same(idea.worths, liked.worths) for liked in left)):
                left.append(idea)
        self.left = left


def same(worths: list[float], others: list[float]) -> bool:
    """In every draw."""
    return all(abs(worth - other) < SAME for worth, other in zip(worths, others, strict=True))


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
