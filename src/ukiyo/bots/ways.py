"""Ways through a turn: the most promising ones are followed side by side to its end.

The hand-made valuation, which is quick, says what is promising; the judge is asked about the best ends only.
"""

from ukiyo.bots.judge import Judge
from ukiyo.engine.state import Seat, State

MOST = 400  # positions looked at for one turn; what is open then counts as an end


class Way:
    """The actions of a turn, where they lead, and what that is worth to the seat."""

    def __init__(self, state: State, actions: list[int], imagined: bool) -> None:
        self.state = state
        self.actions = actions
        self.imagined = imagined  # only the first action can be played now; the turn it prepares was imagined
        self.certain = 0  # actions up to where chance shows something; 0 where it does not
        self.points = 0.0  # by the hand-made valuation
        self.worth = 0.0  # by the judge

    def playable(self) -> list[int]:
        """What can be played before anything new is known."""
        if self.imagined:
            return self.actions[:1]
        return self.actions[: self.certain] if self.certain else self.actions


class Breadth:
    """How much of a turn is looked at."""

    def __init__(self, ways: int, firsts: int, judged: int) -> None:
        self.ways = ways  # followed side by side
        self.firsts = firsts  # first actions that are followed at least by one way each
        self.judged = judged  # ends the judge is asked about, besides the best one of each such first action


class Walk:
    """A look at the turn that stands before a seat."""

    def __init__(self, judge: Judge, began: State) -> None:
        self.judge = judge
        self.began = began
        self.seat: Seat = began.seat
        self.ends: list[Way] = []
        self.open: list[Way] = []

    def ways(self, breadth: Breadth) -> list[Way]:
        """The best ends of the turn, the best one first."""
        frontier = [Way(self.began, [], False)]
        looked = 0
        while frontier:
            self.open = []
            for way in frontier:
                self.go_on(way)
            looked += len(self.open)
            if looked > MOST:
                self.ends += self.open
                break
            frontier = promising(self.open, breadth.ways, breadth.firsts)
        found = promising(self.ends, breadth.judged, breadth.firsts)
        worths = self.judge.worths([way.state for way in found], self.seat)
        for i in range(len(found)):
            found[i].worth = worths[i]
        found.sort(key=by_worth)
        return found

    def go_on(self, way: Way) -> None:
        """One answer further; two or more where an answer is only half of a choice."""
        valuation = self.judge.valuation
        asked = way.state.decision()
        for action in way.state.options:
            after = way.state.copy()
            after.play(action)
            ahead = valuation.imagine(asked, after, self.seat) if not way.actions else after
            further = Way(ahead, [*way.actions, action], way.imagined or ahead is not after)
            further.certain = way.certain
            if way.certain == 0 and after.undo_floor == after.moves:
                further.certain = len(further.actions)
            over = valuation.turn_over(self.began, ahead, self.seat)
            if not over and valuation.half_done(asked, ahead, self.seat) and len(self.open) + len(self.ends) < MOST:
                self.go_on(further)
                continue
            further.points = valuation.value(ahead, self.seat)
            if over:
                self.ends.append(further)
            else:
                self.open.append(further)


def promising(ways: list[Way], number: int, firsts: int) -> list[Way]:
    """The best by hand, and the best one for each of the best first actions. The same actions in another order count once."""
    ways.sort(key=by_points)
    kept: list[Way] = []
    seen: list[int] = []
    for way in ways:
        first = way.actions[0]
        fresh = first not in seen and len(seen) < firsts
        if fresh or (len(kept) < number and not reordered(way, kept)):
            kept.append(way)
        if fresh:
            seen.append(first)
    return kept


def reordered(way: Way, kept: list[Way]) -> bool:
    """Whether one of those kept, which come the best first, does the same in another order."""
    for other in reversed(kept):
        if other.points != way.points:
            return False
        if sorted(other.actions) == sorted(way.actions):
            return True
    return False


def by_points(way: Way) -> float:
    return -way.points


def by_worth(way: Way) -> float:
    return -way.worth
