"""Lines through a turn: the most promising ones are followed side by side to its end.

The hand-made valuation, which is quick, says what is promising; the evaluator is asked about the best ends only.
"""

from ukiyo.bots.evaluator import Evaluator
from ukiyo.engine.state import Seat, State

MOST = 400  # positions looked at for one turn; what is open then counts as an end


class Line:
    """The actions of a turn, where they lead, and what that is worth to the seat."""

    def __init__(self, state: State, actions: list[int], imagined: bool) -> None:
        self.state = state
        self.actions = actions
        self.imagined = imagined  # only the first action can be played now; the turn it prepares was imagined
        self.certain = 0  # actions up to where chance shows something; 0 where it does not
        self.points = 0.0  # by the hand-made valuation
        self.worth = 0.0  # by the evaluator

    def playable(self) -> list[int]:
        """What can be played before anything new is known."""
        if self.imagined:
            return self.actions[:1]
        return self.actions[: self.certain] if self.certain else self.actions


class Breadth:
    """How much of a turn is looked at."""

    def __init__(self, lines: int, firsts: int, judged: int) -> None:
        self.lines = lines  # followed side by side
        self.firsts = firsts  # first actions that are followed at least by one line each
        self.judged = judged  # ends the evaluator is asked about, besides the best one of each such first action


class Beam:
    """A look at the turn that stands before a seat."""

    def __init__(self, evaluator: Evaluator, began: State) -> None:
        self.evaluator = evaluator
        self.began = began
        self.seat: Seat = began.seat
        self.ends: list[Line] = []
        self.open: list[Line] = []

    def lines(self, breadth: Breadth) -> list[Line]:
        """The best ends of the turn, the best one first."""
        frontier = [Line(self.began, [], False)]
        looked = 0
        while frontier:
            self.open = []
            for line in frontier:
                self.go_on(line)
            looked += len(self.open)
            if looked > MOST:
                self.ends += self.open
                break
            frontier = promising(self.open, breadth.lines, breadth.firsts)
        found = promising(self.ends, breadth.judged, breadth.firsts)
        worths = self.evaluator.worths([line.state for line in found], self.seat)
        for i in range(len(found)):
            found[i].worth = worths[i]
        found.sort(key=by_worth)
        return found

    def go_on(self, line: Line) -> None:
        """One answer further; two or more where an answer is only half of a choice."""
        valuation = self.evaluator.valuation
        asked = line.state.decision()
        for action in line.state.options:
            after = line.state.copy()
            after.play(action)
            ahead = valuation.imagine(asked, after, self.seat) if not line.actions else after
            further = Line(ahead, [*line.actions, action], line.imagined or ahead is not after)
            further.certain = line.certain
            if line.certain == 0 and after.undo_floor == after.moves:
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


def promising(lines: list[Line], number: int, firsts: int) -> list[Line]:
    """The best by hand, and the best one for each of the best first actions. The same actions in another order count once."""
    lines.sort(key=by_points)
    kept: list[Line] = []
    seen: list[int] = []
    for line in lines:
        first = line.actions[0]
        fresh = first not in seen and len(seen) < firsts
        if fresh or (len(kept) < number and not reordered(line, kept)):
            kept.append(line)
        if fresh:
            seen.append(first)
    return kept


def reordered(line: Line, kept: list[Line]) -> bool:
    """Whether one of those kept, which come the best first, does the same in another order."""
    for other in reversed(kept):
        if other.points != line.points:
            return False
        if sorted(other.actions) == sorted(line.actions):
            return True
    return False


def by_points(line: Line) -> float:
    return -line.points


def by_worth(line: Line) -> float:
    return -line.worth
