"""The long search that decides whether a position is a puzzle. It tries every legal action in many determinizations."""

import time
from dataclasses import replace

from ukiyo.bots import rollout
from ukiyo.bots.lookahead import Candidate, paired_difference
from ukiyo.bots.network import Network
from ukiyo.bots.rollout import RolloutSearch
from ukiyo.engine.game import Game
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.puzzles import Step, Try
from ukiyo.engine.state import State

MIN_GAP = 0.06  # minimum lead of the best action in utility; 0.06 is 5% of a win, or four points
MIN_STANDARD_ERRORS = 4.0  # minimum lead of the best action in standard errors
DROP_STANDARD_ERRORS = 5.0  # the search drops actions that are worse by this much
MIN_LEAD_STANDARD_ERRORS = 1.5  # the search ends early if the best action leads by less
FIRST_DETERMINIZATIONS = 16  # number of determinizations before actions are dropped
LEAD_DETERMINIZATIONS = 48  # number of determinizations before the search can end early


class OutOfTime(Exception):
    """Raised when the search time is up. All puzzles found so far are saved."""


class LongSearch(RolloutSearch):
    """Rolls out every legal action with the larger network. Clearly worse actions are dropped during the search."""

    def __init__(self, network: Network, observer: Observer, root: State, rng: Generator) -> None:
        limits = replace(rollout.FULL_SEARCH, full_network_decisions=rollout.FULL_SEARCH.checkpoints[-1])
        super().__init__(network, observer, root, rng, limits=limits)
        self.candidates = [Candidate(action, root.players) for action in root.options]
        self.remaining = self.candidates

    def finds_best(self, determinizations: int, deadline: float) -> bool:
        """Search and return whether one action is clearly the best. The best two are compared in all determinizations."""
        while len(self.remaining[0].utilities) < determinizations:
            if time.monotonic() > deadline:
                raise OutOfTime
            self.extend()
            if len(self.remaining[0].utilities) < min(FIRST_DETERMINIZATIONS, determinizations):
                continue
            best = self.highest()
            others = [(*gap_between(best, candidate), candidate) for candidate in self.remaining if candidate is not best]
            others.sort(key=lambda entry: entry[0])
            gap, error = others[0][:2]
            if len(best.utilities) >= LEAD_DETERMINIZATIONS and (gap < MIN_GAP / 2 or gap < MIN_LEAD_STANDARD_ERRORS * error):
                return False
            close = [candidate for at, (gap, error, candidate) in enumerate(others) if at == 0 or gap < DROP_STANDARD_ERRORS * error]
            self.remaining = [best, *close]
        best = self.highest()
        gaps = [gap_between(best, candidate) for candidate in self.candidates if candidate is not best]
        return all(gap >= MIN_GAP and gap >= MIN_STANDARD_ERRORS * error for gap, error in gaps)

    def step(self, game: Game, prior: float) -> Step:
        best = self.highest()
        seat = self.root.seat
        tries = []
        for candidate in self.candidates:
            gap, error = gap_between(best, candidate)
            n = len(candidate.utilities)
            win, score = round(candidate.wins[seat] / n, 4), round(candidate.scores[seat] / n, 2)
            tries.append(Try(str(game.action(candidate.action)), round(candidate.mean(), 4), win, score, round(gap, 4), round(error, 4), n))
        return Step(round(prior, 4), sorted(tries, key=lambda row: row.gap))


def gap_between(best: Candidate, candidate: Candidate) -> tuple[float, float]:
    """Return how much worse a candidate is than the best one in the same determinizations, and the standard error."""
    number = min(len(best.utilities), len(candidate.utilities))
    return paired_difference(best.utilities[:number], candidate.utilities[:number])
