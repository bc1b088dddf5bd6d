"""A bot that compares candidate actions by rollouts before it chooses.

The search drops candidates that are clearly worse than the best, and candidates that lead to the same results as one with a higher prior.
It ends when one candidate remains or the budget is spent. Among candidates that are about as good as the best, the bot plays the one with
the highest prior. In the first comparison, all seats play the network's favourites. In later comparisons, all seats run a nested search
for the first dozen decisions.
"""

import math
import time
from typing import Final

from ukiyo.bots.lookahead import Candidate, Lookahead, SearchLimits, best, highest, is_clearly_worse
from ukiyo.bots.network import Network
from ukiyo.bots.policy import STUCK_MOVES, PolicyBot
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State

FULL_SEARCH: Final = SearchLimits(candidates=12, min_prior=0.0002, determinizations=8, checkpoints=(16, 32, 64), full_network_decisions=24)
QUICK_SEARCH: Final = SearchLimits(candidates=3, min_prior=0.01, determinizations=3, checkpoints=(16, 32, 64))
LOOKAHEAD_DECISIONS = 12  # decisions made by nested searches, starting with the second comparison
LOOKAHEAD_COST = 5  # the worst-case cost of a comparison with nested searches, relative to one without
MIN_DETERMINIZATIONS = 2  # a standard error needs at least two samples
DROP_STANDARD_ERRORS = 1.5  # candidates worse by more than this are dropped
SAME_UTILITY = 1e-5  # a network's outputs vary by less between batches
MAX_SECONDS = 3600.0


class Budget:
    """A search limit in seconds, in iterations (comparisons of the remaining candidates), or both."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        if not 0.0 <= seconds <= MAX_SECONDS or iterations < 0 or (seconds == 0 and iterations == 0):
            raise BadOption(
                f"A bot needs search time or iterations, up to {MAX_SECONDS:g} s, not {seconds:g} s and {iterations} iterations."
            )
        self.seconds = seconds
        self.iterations = iterations


class RolloutSearch(Lookahead):
    """Compares the candidates of one position. The search can be continued at any time."""

    def __init__(
        self, network: Network, observer: Observer, root: State, rng: Generator, required: int = -1, limits: SearchLimits = FULL_SEARCH
    ) -> None:
        """A required action is always a candidate, regardless of its prior, and is not dropped."""
        super().__init__(network, observer, rng, limits)
        self.root = root
        self.required = required
        self.candidates = self.find_candidates([root])[0]  # the favourite first
        if required >= 0 and all(candidate.action != required for candidate in self.candidates):
            self.candidates.append(Candidate(required, root.players))
        self.remaining = self.candidates

    def resume(self, candidates: list[Candidate]) -> None:
        """Continue an earlier search of the same position."""
        self.candidates = candidates
        completed = max(len(candidate.utilities) for candidate in candidates)
        self.remaining = [candidate for candidate in candidates if len(candidate.utilities) == completed]
        if completed:
            self.drop_worse()

    def run(self, budget: Budget) -> None:
        """Compare the remaining candidates until the budget is spent or the next comparison would exceed it.

        A resumed search has not measured the duration of a comparison, so it starts with the smallest one.
        """
        now = time.monotonic()
        deadline = now + budget.seconds if budget.seconds else math.inf
        done = 0
        determinizations = MIN_DETERMINIZATIONS if self.remaining[0].utilities and budget.seconds else self.limits.determinizations
        while len(self.remaining) > 1:
            started, rollouts, lookahead = now, len(self.remaining) * determinizations, bool(self.remaining[0].utilities)
            self.extend(deadline, LOOKAHEAD_DECISIONS if lookahead else 0, determinizations)
            self.drop_worse()
            done += 1
            now = time.monotonic()
            cost = (now - started) / rollouts * len(self.remaining) * (1 if lookahead else LOOKAHEAD_COST)  # of one determinization
            determinizations = self.limits.determinizations
            while determinizations >= MIN_DETERMINIZATIONS and determinizations * cost > deadline - now:
                determinizations -= 1
            if done == budget.iterations or determinizations < MIN_DETERMINIZATIONS:
                return

    def best(self) -> Candidate:
        return best(self.remaining)

    def highest(self) -> Candidate:
        return highest(self.remaining)

    def extend(self, deadline: float = math.inf, lookahead_decisions: int = 0, determinizations: int = 0) -> None:
        """Roll out every remaining candidate in more determinizations. At the deadline, unfinished rollouts are evaluated.

        Nested searches use at most two thirds of the time, which leaves enough time to continue the rollouts.
        """
        started = time.monotonic()
        lookahead_deadline = started + (deadline - started) * 2 / 3

        def decide(states: list[State], decisions: int) -> bool:
            now = time.monotonic()
            return now < deadline and self.decide(states, decisions, decisions < lookahead_decisions and now < lookahead_deadline)

        self.run_rollouts([(self.root, self.remaining)], determinizations or self.limits.determinizations, decide)

    def drop_worse(self) -> None:
        """Drop candidates that are clearly worse than the best, and duplicates of candidates with a higher prior.

        Most duplicates are the same actions in a different order, or the last moves of a decided game.
        """
        top = self.highest().utilities
        remaining: list[Candidate] = []
        for candidate in self.remaining:
            worse = is_clearly_worse(candidate.utilities, top, DROP_STANDARD_ERRORS)
            duplicate = any(equal_utilities(candidate.utilities, preferred.utilities) for preferred in remaining)
            if candidate.action == self.required or not (worse or duplicate):
                remaining.append(candidate)
        self.remaining = remaining


def equal_utilities(utilities: list[float], others: list[float]) -> bool:
    """Return whether the utilities are equal in every determinization."""
    return all(abs(utility - other) < SAME_UTILITY for utility, other in zip(utilities, others, strict=True))


class RolloutBot(PolicyBot):
    """Plays the best candidate of a search."""

    def __init__(self, seed: int, network: Network, observer: Observer, budget: Budget, limits: SearchLimits) -> None:
        super().__init__(seed, network, observer)
        self.budget = budget
        self.limits = limits

    def choose(self, known: State) -> int:
        if len(known.options) == 1 or known.moves >= STUCK_MOVES:
            return super().choose(known)
        search = RolloutSearch(self.network, self.observer, known, self.rng, limits=self.limits)
        search.run(self.budget)
        return search.best().action
