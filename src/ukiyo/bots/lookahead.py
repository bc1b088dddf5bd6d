"""Looks ahead by rolling out candidate actions, which a network evaluates at several checkpoints.

Candidates are actions with a sufficiently high prior, and all of them are rolled out from the same determinizations. In a rollout, every
seat plays the network's favourite. Later in the rollout and in nested searches, a smaller network that imitates the larger one decides
instead. Early evaluations contain little chance but the network's full error. Late evaluations are the opposite, and the mean of both is
more accurate than either. Rollouts run side by side because the network evaluates states much faster in batches.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, TypedDict

import numpy as np

from ukiyo.bots.network import Matrix, Network, utility
from ukiyo.engine.batch import play_forced
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import Seat, State

TIE_STANDARD_ERRORS = 1.0  # a candidate with a higher prior is played unless it is worse than the best by this much

Evaluation: TypeAlias = tuple[list[float], list[float]]
"""The win share and the score of every seat."""


@dataclass(frozen=True)
class SearchLimits:
    """The width and depth of a search."""

    candidates: int  # the maximum number of candidates
    min_prior: float  # relative to the favourite's prior; actions below it are not candidates
    determinizations: int  # per comparison of all candidates; fewer if time is short
    checkpoints: tuple[int, ...]  # decisions after which a rollout is evaluated
    full_network_decisions: int = 0  # decisions that the larger network makes before the smaller one takes over


NESTED_SEARCH = SearchLimits(candidates=2, min_prior=0.1, determinizations=2, checkpoints=(16,))
"""The limits of the nested search that every seat runs within a rollout."""


class CandidateData(TypedDict):
    """A candidate as JSON, so that another process can continue the search."""

    action: int
    utilities: list[float]
    wins: list[float]
    scores: list[float]


class Candidate:
    """An action and the results of its rollouts."""

    def __init__(self, action: int, players: int) -> None:
        self.action = action
        self.utilities: list[float] = []  # one per determinization
        self.wins = [0.0] * players  # sums
        self.scores = [0.0] * players  # sums

    def to_data(self) -> CandidateData:
        return {"action": self.action, "utilities": self.utilities, "wins": self.wins, "scores": self.scores}

    def mean(self) -> float:
        return sum(self.utilities) / len(self.utilities)

    def add(self, evaluation: Evaluation, seat: Seat) -> None:
        wins, scores = evaluation
        self.utilities.append(utility(wins[seat], scores, seat))
        for other in range(len(wins)):
            self.wins[other] += wins[other]
            self.scores[other] += scores[other]


def from_data(data: CandidateData) -> Candidate:
    candidate = Candidate(data["action"], len(data["wins"]))
    candidate.utilities, candidate.wins, candidate.scores = data["utilities"], data["wins"], data["scores"]
    return candidate


def highest(candidates: list[Candidate]) -> Candidate:
    return max(candidates, key=lambda candidate: candidate.mean())


def best(candidates: list[Candidate]) -> Candidate:
    """Return the first candidate that is not clearly worse than the highest.

    Preferring a high prior costs little, because a postponed action can often be played a turn later.
    """
    if not candidates[0].utilities:
        return candidates[0]
    top = highest(candidates).utilities
    return next(candidate for candidate in candidates if not is_clearly_worse(candidate.utilities, top, TIE_STANDARD_ERRORS))


class Lookahead:
    """Rolls out positions of one game with a network."""

    def __init__(self, network: Network, observer: Observer, rng: Generator, limits: SearchLimits) -> None:
        self.network = network
        self.observer = observer
        self.rng = rng
        self.limits = limits

    def find_candidates(self, states: list[State]) -> list[list[Candidate]]:
        """Return the candidates of each state, the favourite first."""
        searches: list[list[Candidate]] = []
        for state, logits in zip(states, self.network.policy_logits(self.observer, states), strict=True):
            priors = np.exp(logits - logits.max())
            ordered = np.argsort(-priors, kind="stable")[: self.limits.candidates]
            searches.append([Candidate(state.options[i], state.players) for i in ordered if priors[i] >= self.limits.min_prior])
        return searches

    def start_rollouts(self, root: State, actions: list[int], determinizations: int) -> list[State]:
        """Play every action in the same determinizations. The states are ordered by determinization, then by action."""
        states: list[State] = []
        for _ in range(determinizations):
            determinized = root.determinize(root.seat, self.rng.word())
            for action in actions:
                state = determinized.copy()
                state.play(action)
                play_forced(state)
                states.append(state)
        return states

    def run_rollouts(
        self, searches: list[tuple[State, list[Candidate]]], determinizations: int, decide: Callable[[list[State], int], bool]
    ) -> None:
        """Roll out the candidates of all positions side by side and add the results to them."""
        states = [
            state
            for root, candidates in searches
            for state in self.start_rollouts(root, [candidate.action for candidate in candidates], determinizations)
        ]
        evaluations = iter(self.evaluate_rollouts(states, lambda decisions: decide(states, decisions)))
        for root, candidates in searches:
            for _ in range(determinizations):
                for candidate in candidates:
                    candidate.add(next(evaluations), root.seat)

    def evaluate_rollouts(self, states: list[State], decide: Callable[[int], bool]) -> list[Evaluation]:
        """Return the mean evaluation over all checkpoints for each state. `decide(n)` plays decision `n` of all rollouts."""
        at_checkpoints: list[list[Evaluation]] = []
        decisions = 0
        for checkpoint in self.limits.checkpoints:
            while decisions < checkpoint and decide(decisions):
                decisions += 1
            at_checkpoints.append(self.evaluate(states))
        evaluations: list[Evaluation] = []
        for of_state in zip(*at_checkpoints, strict=True):
            wins, scores = np.mean(of_state, 0).tolist()
            evaluations.append((wins, scores))
        return evaluations

    def decide(self, states: list[State], decisions: int, lookahead: bool = False) -> bool:
        """Play one decision in every unfinished game, after `decisions` earlier ones. Returns whether any game was unfinished."""
        unfinished = [state for state in states if not state.over]
        if not unfinished:
            return False
        actions = self.lookahead_actions(unfinished) if lookahead else self.policy_actions(unfinished, decisions)
        for state, action in zip(unfinished, actions, strict=True):
            state.play(action)
            play_forced(state)
        return True

    def policy_actions(self, states: list[State], decisions: int) -> list[int]:
        """Return the network's favourite for each state after this number of decisions in the rollout."""
        if not states:
            return []
        network = self.network if decisions < self.limits.full_network_decisions else self.network.quick
        return [
            state.options[int(logits.argmax())] for state, logits in zip(states, network.policy_logits(self.observer, states), strict=True)
        ]

    def lookahead_actions(self, states: list[State]) -> list[int]:
        """Return the choice of a nested search for each state."""
        nested = Lookahead(self.network, self.observer, self.rng, NESTED_SEARCH)
        candidates_by_state = nested.find_candidates(states)
        searches = [search for search in zip(states, candidates_by_state, strict=True) if len(search[1]) > 1]
        nested.run_rollouts(searches, NESTED_SEARCH.determinizations, nested.decide)
        return [best(candidates).action for candidates in candidates_by_state]

    def evaluate(self, states: list[State]) -> list[Evaluation]:
        """Return the final result of finished games and the network's prediction for the others."""
        unfinished = [state for state in states if not state.over]
        predictions = iter(self.predict(unfinished) if unfinished else [])
        evaluations: list[Evaluation] = []
        for state in states:
            if state.over:
                final = state.scores()
                winners = sum(score.rank == 1 for score in final)
                evaluations.append(
                    ([1.0 / winners if score.rank == 1 else 0.0 for score in final], [float(score.total) for score in final])
                )
            else:
                wins, scores = next(predictions)
                players = state.players
                relative = [(seat - state.seat) % players for seat in range(players)]  # the network numbers seats from the deciding seat
                evaluations.append(([float(wins[i]) for i in relative], [float(scores[i]) for i in relative]))
        return evaluations

    def predict(self, states: list[State]) -> list[tuple[Matrix, Matrix]]:
        wins, scores, _ = self.network.predict_outcomes(self.network.encode(self.observer, states), states[0].players)
        return list(zip(wins, scores, strict=True))


def paired_difference(values: list[float], others: list[float]) -> tuple[float, float]:
    """Return the mean difference of values from the same determinizations, and its standard error."""
    differences = [value - other for value, other in zip(values, others, strict=True)]
    mean = sum(differences) / len(differences)
    if len(differences) < 2:
        return mean, math.inf
    return mean, math.sqrt(sum((difference - mean) ** 2 for difference in differences) / (len(differences) * (len(differences) - 1)))


def is_clearly_worse(values: list[float], best: list[float], standard_errors: float) -> bool:
    """Return whether the values are lower by more than this number of standard errors."""
    gap, error = paired_difference(best, values)
    return gap > standard_errors * error
