"""Why one move is better than another, in facts: both are played on in the same draws, and what the game counts on the way is compared.

It plays on as a hint first does, everybody playing favourites, and judges as hints do: where the two lie within the doubt of the draws, it
says so and nothing else.
Only what the draws themselves show is a reason; which of the reasons come first is a matter of how many points such a thing is worth.
"""

import time
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypedDict

from ukiyo.bots.lookahead import difference
from ukiyo.bots.network import worth
from ukiyo.bots.rollout import Budget, Rollouts
from ukiyo.engine.features import Counts, Feature, FeatureCounter
from ukiyo.engine.state import State

SURE = 2.0  # standard errors by which a line must be worse
LEAST = 0.02  # of what bots play for, that a mistake costs beyond that doubt: the fiftieth part of a win, or a point and a bit
PLAIN = 2.6  # standard errors of a reason: many facts are looked at, and some differ by chance
SHARE = 0.2  # of the futures, by which an event must be likelier
AMOUNT = 0.75  # by which an amount must differ
WEIGHTY = 0.4  # points a reason must come to
UNTOLD = 0.5  # of the final score: where reasons come to less, it is said what is expected in the end
TELLING = 0.005  # of the win: what less would be told as 0%
OUTLOOK, OUTLOOK_WIN = "outlook", "outlook-win"  # the final score and the share of the win that are expected: facts of every game
FOR, AGAINST = 2, 1  # reasons said at most
FEWEST, MOST = 16, 64  # draws


@dataclass(frozen=True)
class Reason:
    """A fact in which one line differs from another: the share of futures in which it happens, or how much of it there is on average."""

    fact: str
    event: bool
    good: bool  # whether it speaks for the line
    here: float
    there: float
    weight: float = 0.0  # roughly, in points


@dataclass(frozen=True)
class Figures:
    """What is expected of a line, in the units shown to people: whole percent and whole points. Differences are taken of these."""

    win: float
    score: int  # of the seat that decides
    scores: list[int]


@dataclass(frozen=True)
class Verdict:
    """A line beside another in the same draws."""

    action: int
    other: int
    worth: float  # by which it is better: what bots play for
    doubt: float  # standard error of that
    win: float  # by which its share of the win is larger, as shown
    score: float  # and its final score, as shown
    draws: int
    reasons: list[Reason]

    @property
    def better(self) -> bool:
        """Clearly, and by enough to matter: the one notion of a mistake."""
        return self.draws > 1 and self.worth - SURE * self.doubt > LEAST

    @property
    def concrete(self) -> bool:
        """Whether something is named that speaks for it, beyond what is expected in the end."""
        return any(reason.good and reason.fact not in (OUTLOOK, OUTLOOK_WIN) for reason in self.reasons)

    @property
    def worse(self) -> bool:
        return self.draws > 1 and -self.worth - SURE * self.doubt > LEAST


class NotedOutcome(TypedDict):
    """An outcome as JSON, so that another process can look on."""

    counts: Counts
    at_once: list[str]
    win: float
    scores: list[float]
    worth: float


class NotedLine(TypedDict):
    action: int
    outcomes: list[NotedOutcome]


class Outcome:
    """What came of a line in one draw."""

    def __init__(self) -> None:
        self.counts: Counts = {}
        self.at_once: list[str] = []  # what the move itself did
        self.scores: list[float] = []
        self.win = self.worth = 0.0

    def notes(self) -> NotedOutcome:
        return {"counts": self.counts, "at_once": self.at_once, "win": self.win, "scores": self.scores, "worth": self.worth}


def from_notes(noted: NotedOutcome) -> Outcome:
    outcome = Outcome()
    outcome.counts, outcome.at_once = noted["counts"], noted["at_once"]
    outcome.win, outcome.scores, outcome.worth = noted["win"], noted["scores"], noted["worth"]
    return outcome


class Future:
    """A line while it is played on in one draw."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.records_effects = True
        self.near = True  # facts are counted
        self.outcome = Outcome()


class Coach:
    """A few lines from one position, played on side by side."""

    def __init__(self, rollouts: Rollouts, counter: FeatureCounter, actions: list[int]) -> None:
        self.rollouts = rollouts
        self.counter = counter
        self.actions = actions
        self.outcomes: dict[int, list[Outcome]] = {action: [] for action in actions}

    @property
    def draws(self) -> int:
        return len(self.outcomes[self.actions[0]])

    @property
    def settled(self) -> bool:
        """Whether looking on would tell little more."""
        return self.draws >= MOST

    def notes(self) -> list[NotedLine]:
        return [{"action": action, "outcomes": [one.notes() for one in outcomes]} for action, outcomes in self.outcomes.items()]

    def resume(self, lines: list[NotedLine]) -> None:
        """Go on where an earlier look at the same lines left off."""
        self.outcomes = {line["action"]: [from_notes(one) for one in line["outcomes"]] for line in lines}

    def look(self, budget: Budget) -> None:
        """Play on in a few draws at a time; where seconds are given, as often as a doubt can be told by at least."""
        until, done = time.monotonic() + budget.seconds, 0
        while not self.settled:
            self.play_on()
            done += 1
            late = budget.seconds and self.draws >= FEWEST and time.monotonic() >= until
            if late or (budget.iterations and done >= budget.iterations):
                return

    def play_on(self) -> None:
        """Everybody's standing is judged as it is for ideas; the facts are counted as far as they are near."""
        rollouts = self.rollouts
        known, seat = rollouts.known, rollouts.known.seat
        futures: list[Future] = []
        for _ in range(rollouts.sight.draws):
            drawn = known.determinize(seat, rollouts.chance.word())
            for action in self.actions:
                future = Future(drawn.copy())
                self.play(future, action)
                future.outcome.at_once = [name for name, count in future.outcome.counts.items() if count]
                self.play_forced(future)
                futures.append(future)
                self.outcomes[action].append(future.outcome)
        judged = rollouts.judged([future.state for future in futures], lambda decisions: self.decide(futures, decisions))
        for future, (wins, scores) in zip(futures, judged, strict=True):
            self.count(future)
            outcome = future.outcome
            outcome.win, outcome.scores, outcome.worth = wins[seat], list(scores), worth(wins[seat], scores, seat)

    def decide(self, futures: list[Future], decisions: int) -> bool:
        """One more decision, after so many, wherever the game is not over; whether there was one."""
        going_on = [future for future in futures if not future.state.over]
        for future, action in zip(going_on, self.rollouts.favourites([future.state for future in going_on], decisions), strict=True):
            self.play(future, action)
            self.play_forced(future)
        return bool(going_on)

    def play_forced(self, future: Future) -> None:
        while len(future.state.options) == 1:
            self.play(future, future.state.options[0])

    def play(self, future: Future, action: int) -> None:
        if not future.near:
            future.state.play(action)
            return
        seat = self.rollouts.known.seat
        self.counter.before_action(future.outcome.counts, future.state, action, seat)
        future.state.play(action)
        self.counter.after_action(future.outcome.counts, future.state, seat)
        if self.counter.is_complete(self.rollouts.known, future.state):
            self.count(future)

    def count(self, future: Future) -> None:
        """What is there in the end, or where the future is no longer near; nothing is told from there on."""
        if future.near:
            self.counter.at_end(future.outcome.counts, future.state, self.rollouts.known.seat)
            future.near = future.state.records_effects = False

    def beside(self, action: int, other: int) -> Verdict:
        ours, theirs = self.outcomes[action], self.outcomes[other]
        if self.counter.are_equivalent(self.rollouts.known, action, other):
            return Verdict(action, other, 0.0, 0.0, 0.0, 0.0, len(ours), [])
        better, doubt = difference([one.worth for one in ours], [one.worth for one in theirs])
        here, there = self.figures(action), self.figures(other)
        win, score = round(here.win - there.win, 2), here.score - there.score
        plain = {name for one in (*ours, *theirs) for name in one.at_once}
        facts = [fact for fact in self.counter.features if not ((fact.event or fact.deed) and fact.name in plain)]  # who mixes knows it
        reasons = reasons_of(facts, [one.counts for one in ours], [one.counts for one in theirs])
        found = Verdict(action, other, better, doubt, win, score, len(ours), [])
        if not found.better and not found.worse:
            return found
        return replace(found, reasons=with_outlook(found, reasons, here, there))

    def figures(self, action: int) -> Figures:
        """What is expected of a line in these draws. Actions that do the same thing have the same figures."""
        like = next(other for other in self.actions if other == action or self.counter.are_equivalent(self.rollouts.known, action, other))
        outcomes = self.outcomes[like]
        scores = [round(mean(list(totals))) for totals in zip(*[one.scores for one in outcomes], strict=True)]
        return Figures(round(mean([one.win for one in outcomes]), 2), scores[self.rollouts.known.seat], scores)


def with_outlook(found: Verdict, reasons: list[Reason], here: Figures, there: Figures) -> list[Reason]:
    """Where the reasons, one against the other, do not come to what decides it, what is expected in the end leads them.

    Where fewer points are expected of the better line, that is what speaks against it.
    """
    score = Reason(OUTLOOK, False, found.score > 0, here.score, there.score)
    win = Reason(OUTLOOK_WIN, False, found.win > 0, here.win, there.win)
    side = [reason for reason in reasons if reason.good == found.better]
    other = [reason for reason in reasons if reason.good != found.better]
    told = sum(reason.weight for reason in side) - sum(reason.weight for reason in other)
    if abs(found.score) >= AMOUNT and score.good != found.better:
        other = [score]
    if abs(found.score) >= AMOUNT and score.good == found.better:
        lead = [score] if told < abs(found.score) * UNTOLD else []
    else:
        lead = [win] if told <= 0 and abs(found.win) >= TELLING and win.good == found.better else []
    return [*lead, *side[: FOR - len(lead)], *other]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def reasons_of(facts: list[Feature], ours: list[Counts], theirs: list[Counts]) -> list[Reason]:
    """What decides between two lines, the weightiest first: a reason or two for the first of them, and one against it."""
    found: list[tuple[Feature, Reason]] = []
    for fact in facts:
        here = [float(counts.get(fact.name, 0)) for counts in ours]
        there = [float(counts.get(fact.name, 0)) for counts in theirs]
        weight = fact.points * difference(here, there)[0]
        if fact.event:
            here, there = [min(count, 1.0) for count in here], [min(count, 1.0) for count in there]
        more, doubt = difference(here, there)
        if abs(more) >= (SHARE if fact.event else AMOUNT) and abs(more) > PLAIN * doubt and abs(weight) >= WEIGHTY:
            good = more * fact.points > 0
            found.append((fact, Reason(fact.name, fact.event, good, mean(here), mean(there), abs(weight))))
    found.sort(key=lambda one: -one[1].weight)
    said: dict[bool, list[Reason]] = {True: [], False: []}
    things: set[str] = set()
    for fact, reason in found:
        if fact.topic not in things and len(said[reason.good]) < (FOR if reason.good else AGAINST):
            things.add(fact.topic)
            said[reason.good].append(reason)
    return list(chain(said[True], said[False]))
