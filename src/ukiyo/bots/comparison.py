"""Explains why one move is better than another by rolling out both from the same determinizations and counting the game's features.

As in the first comparison of a hint, the rollouts follow the network's favourites and are evaluated at the same checkpoints. Each reason is
a difference observed in the rollouts, and the point values of the features only determine the order of the reasons. A verdict has no
reasons if the difference between the moves is within the standard error.
"""

import time
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypedDict

from ukiyo.bots.lookahead import paired_difference
from ukiyo.bots.network import utility
from ukiyo.bots.rollout import Budget, RolloutSearch
from ukiyo.engine.features import Counts, Feature, FeatureCounter
from ukiyo.engine.state import State

BETTER_STANDARD_ERRORS = 2.0  # a better move must lead by more than this
MIN_DIFFERENCE = 0.02  # in utility, in addition to the error: 1/50 of a win, or slightly more than a point
REASON_STANDARD_ERRORS = 2.6  # higher, because some of the many features differ by chance
MIN_SHARE_DIFFERENCE = 0.2  # in the share of rollouts with an event
MIN_AMOUNT_DIFFERENCE = 0.75
MIN_REASON_POINTS = 0.4
EXPLAINED_SHARE = 0.5  # if the reasons explain less of the score difference, the expected score is added
MIN_WIN_DIFFERENCE = 0.005  # a smaller difference would be displayed as 0%
EXPECTED_SCORE, EXPECTED_WIN = "outlook", "outlook-win"  # features of every game
MAX_REASONS_FOR, MAX_REASONS_AGAINST = 2, 1
MIN_DETERMINIZATIONS, MAX_DETERMINIZATIONS = 16, 64


@dataclass(frozen=True)
class Reason:
    """A feature in which two moves differ: the share of rollouts with the event, or the average amount."""

    feature: str
    event: bool
    favourable: bool  # whether it favours the first move
    value: float
    other_value: float
    weight: float = 0.0  # approximate points


@dataclass(frozen=True)
class Expectation:
    """The expected result of a move, rounded to whole percentages and points. Differences are computed from the rounded values."""

    win: float
    score: int  # the deciding seat's score
    scores: list[int]


@dataclass(frozen=True)
class Verdict:
    """One move compared with another in the same determinizations. Differences are positive if the first move is better."""

    action: int
    other_action: int
    utility: float
    error: float  # the standard error of the utility
    win: float  # computed from rounded values
    score: float  # computed from rounded values
    determinizations: int
    reasons: list[Reason]

    @property
    def better(self) -> bool:
        """Whether the move is clearly better, by enough to matter. All mistakes are identified by this definition."""
        return self.determinizations > 1 and self.utility - BETTER_STANDARD_ERRORS * self.error > MIN_DIFFERENCE

    @property
    def concrete(self) -> bool:
        """Whether a reason other than the expected result favours the move."""
        return any(reason.favourable and reason.feature not in (EXPECTED_SCORE, EXPECTED_WIN) for reason in self.reasons)

    @property
    def worse(self) -> bool:
        return self.determinizations > 1 and -self.utility - BETTER_STANDARD_ERRORS * self.error > MIN_DIFFERENCE


class OutcomeData(TypedDict):
    """An outcome as JSON, so that another process can continue the comparison."""

    counts: Counts
    immediate: list[str]
    win: float
    scores: list[float]
    utility: float


class ComparedMoveData(TypedDict):
    action: int
    outcomes: list[OutcomeData]


class Outcome:
    """The result of a move in one determinization."""

    def __init__(self) -> None:
        self.counts: Counts = {}
        self.immediate: list[str] = []  # features that the move itself changed
        self.scores: list[float] = []
        self.win = self.utility = 0.0

    def to_data(self) -> OutcomeData:
        return {"counts": self.counts, "immediate": self.immediate, "win": self.win, "scores": self.scores, "utility": self.utility}


def from_data(data: OutcomeData) -> Outcome:
    outcome = Outcome()
    outcome.counts, outcome.immediate = data["counts"], data["immediate"]
    outcome.win, outcome.scores, outcome.utility = data["win"], data["scores"], data["utility"]
    return outcome


class Rollout:
    """The rollout of a move in one determinization."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.records_effects = True
        self.counting = True
        self.outcome = Outcome()


class Comparison:
    """Compares a few moves of one position by rolling them out side by side."""

    def __init__(self, search: RolloutSearch, counter: FeatureCounter, actions: list[int]) -> None:
        self.search = search
        self.counter = counter
        self.actions = actions
        self.outcomes: dict[int, list[Outcome]] = {action: [] for action in actions}

    @property
    def determinizations(self) -> int:
        return len(self.outcomes[self.actions[0]])

    @property
    def settled(self) -> bool:
        """Whether further rollouts are unlikely to change the result."""
        return self.determinizations >= MAX_DETERMINIZATIONS

    def to_data(self) -> list[ComparedMoveData]:
        return [{"action": action, "outcomes": [outcome.to_data() for outcome in outcomes]} for action, outcomes in self.outcomes.items()]

    def resume(self, moves: list[ComparedMoveData]) -> None:
        """Continue an earlier comparison of the same moves."""
        self.outcomes = {move["action"]: [from_data(outcome) for outcome in move["outcomes"]] for move in moves}

    def run(self, budget: Budget) -> None:
        """Add rollouts until the budget is spent. A budget in seconds includes at least enough rollouts to estimate an error."""
        deadline, done = time.monotonic() + budget.seconds, 0
        while not self.settled:
            self.extend()
            done += 1
            out_of_time = budget.seconds and self.determinizations >= MIN_DETERMINIZATIONS and time.monotonic() >= deadline
            if out_of_time or (budget.iterations and done >= budget.iterations):
                return

    def extend(self) -> None:
        """Roll out every move in a few more determinizations."""
        search = self.search
        root, seat = search.root, search.root.seat
        rollouts: list[Rollout] = []
        for _ in range(search.limits.determinizations):
            determinized = root.determinize(seat, search.rng.word())
            for action in self.actions:
                rollout = Rollout(determinized.copy())
                self.play(rollout, action)
                rollout.outcome.immediate = [name for name, count in rollout.outcome.counts.items() if count]
                self.play_forced(rollout)
                rollouts.append(rollout)
                self.outcomes[action].append(rollout.outcome)
        states = [rollout.state for rollout in rollouts]
        evaluations = search.evaluate_rollouts(states, lambda decisions: self.decide(rollouts, decisions))
        for rollout, (wins, scores) in zip(rollouts, evaluations, strict=True):
            self.stop_counting(rollout)
            outcome = rollout.outcome
            outcome.win, outcome.scores, outcome.utility = wins[seat], list(scores), utility(wins[seat], scores, seat)

    def decide(self, rollouts: list[Rollout], decisions: int) -> bool:
        """Play one decision in every unfinished game, after `decisions` earlier ones. Returns whether any game was unfinished."""
        unfinished = [rollout for rollout in rollouts if not rollout.state.over]
        actions = self.search.policy_actions([rollout.state for rollout in unfinished], decisions)
        for rollout, action in zip(unfinished, actions, strict=True):
            self.play(rollout, action)
            self.play_forced(rollout)
        return bool(unfinished)

    def play_forced(self, rollout: Rollout) -> None:
        while len(rollout.state.options) == 1:
            self.play(rollout, rollout.state.options[0])

    def play(self, rollout: Rollout, action: int) -> None:
        if not rollout.counting:
            rollout.state.play(action)
            return
        seat = self.search.root.seat
        self.counter.before_action(rollout.outcome.counts, rollout.state, action, seat)
        rollout.state.play(action)
        self.counter.after_action(rollout.outcome.counts, rollout.state, seat)
        if self.counter.is_complete(self.search.root, rollout.state):
            self.stop_counting(rollout)

    def stop_counting(self, rollout: Rollout) -> None:
        """Stop at the end of the rollout, or when the line is long enough, and count what the seat has at that point."""
        if rollout.counting:
            self.counter.at_end(rollout.outcome.counts, rollout.state, self.search.root.seat)
            rollout.counting = rollout.state.records_effects = False

    def verdict(self, action: int, other: int) -> Verdict:
        outcomes, other_outcomes = self.outcomes[action], self.outcomes[other]
        if self.counter.are_equivalent(self.search.root, action, other):
            return Verdict(action, other, 0.0, 0.0, 0.0, 0.0, len(outcomes), [])
        better, error = paired_difference([outcome.utility for outcome in outcomes], [outcome.utility for outcome in other_outcomes])
        expected, other_expected = self.expectation(action), self.expectation(other)
        win, score = round(expected.win - other_expected.win, 2), expected.score - other_expected.score
        obvious = {
            name for outcome in (*outcomes, *other_outcomes) for name in outcome.immediate
        }  # direct results of the move, which are obvious to the player
        features = [feature for feature in self.counter.features if not ((feature.event or feature.deed) and feature.name in obvious)]
        reasons = reasons_of(features, [outcome.counts for outcome in outcomes], [outcome.counts for outcome in other_outcomes])
        verdict = Verdict(action, other, better, error, win, score, len(outcomes), [])
        if not verdict.better and not verdict.worse:
            return verdict
        return replace(verdict, reasons=with_expected_result(verdict, reasons, expected, other_expected))

    def expectation(self, action: int) -> Expectation:
        """The expected result of a move. Equivalent actions have the same expectation."""
        equivalent = next(
            other for other in self.actions if other == action or self.counter.are_equivalent(self.search.root, action, other)
        )
        outcomes = self.outcomes[equivalent]
        scores = [round(mean(list(totals))) for totals in zip(*[outcome.scores for outcome in outcomes], strict=True)]
        return Expectation(round(mean([outcome.win for outcome in outcomes]), 2), scores[self.search.root.seat], scores)


def with_expected_result(verdict: Verdict, reasons: list[Reason], expected: Expectation, other_expected: Expectation) -> list[Reason]:
    """Put the expected score or win first if the reasons do not explain the verdict.

    If the better move has the lower expected score, the score becomes the reason against it.
    """
    score = Reason(EXPECTED_SCORE, False, verdict.score > 0, expected.score, other_expected.score)
    win = Reason(EXPECTED_WIN, False, verdict.win > 0, expected.win, other_expected.win)
    side = [reason for reason in reasons if reason.favourable == verdict.better]
    other = [reason for reason in reasons if reason.favourable != verdict.better]
    explained = sum(reason.weight for reason in side) - sum(reason.weight for reason in other)
    if abs(verdict.score) >= MIN_AMOUNT_DIFFERENCE and score.favourable != verdict.better:
        other = [score]
    if abs(verdict.score) >= MIN_AMOUNT_DIFFERENCE and score.favourable == verdict.better:
        lead = [score] if explained < abs(verdict.score) * EXPLAINED_SHARE else []
    else:
        lead = [win] if explained <= 0 and abs(verdict.win) >= MIN_WIN_DIFFERENCE and win.favourable == verdict.better else []
    return [*lead, *side[: MAX_REASONS_FOR - len(lead)], *other]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def reasons_of(features: list[Feature], counts_first: list[Counts], counts_second: list[Counts]) -> list[Reason]:
    """Return the reasons for and against the first move, each in order of decreasing weight."""
    candidates: list[tuple[Feature, Reason]] = []
    for feature in features:
        values = [float(counts.get(feature.name, 0)) for counts in counts_first]
        other_values = [float(counts.get(feature.name, 0)) for counts in counts_second]
        weight = feature.points * paired_difference(values, other_values)[0]
        if feature.event:
            values, other_values = [min(count, 1.0) for count in values], [min(count, 1.0) for count in other_values]
        gap, error = paired_difference(values, other_values)
        is_clear = abs(gap) >= (MIN_SHARE_DIFFERENCE if feature.event else MIN_AMOUNT_DIFFERENCE)
        if is_clear and abs(gap) > REASON_STANDARD_ERRORS * error and abs(weight) >= MIN_REASON_POINTS:
            good = gap * feature.points > 0
            candidates.append((feature, Reason(feature.name, feature.event, good, mean(values), mean(other_values), abs(weight))))
    candidates.sort(key=lambda candidate: -candidate[1].weight)
    chosen: dict[bool, list[Reason]] = {True: [], False: []}
    topics: set[str] = set()
    for feature, reason in candidates:
        if feature.topic not in topics and len(chosen[reason.favourable]) < (MAX_REASONS_FOR if reason.favourable else MAX_REASONS_AGAINST):
            topics.add(feature.topic)
            chosen[reason.favourable].append(reason)
    return list(chain(chosen[True], chosen[False]))
