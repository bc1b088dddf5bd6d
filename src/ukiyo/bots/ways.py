"""Ways through a turn: the most promising ones are followed side by side to its end."""

from ukiyo.bots.judge import Judge
from ukiyo.engine.state import Seat, State

MOST = 400  # positions looked at for one turn; what is open then is judged as it stands


class Way:
    """The actions of a turn, where they lead, and what that is worth to the seat."""

    def __init__(self, state: State, actions: list[int], imagined: bool) -> None:
        self.state = state
        self.actions = actions
        self.imagined = imagined  # only the first action can be played now; the turn it prepares was imagined
        self.worth = 0.0

    def playable(self) -> list[int]:
        return self.actions[:1] if self.imagined else self.actions


class Walk:
    """A look at the turn that stands before a seat."""

    def __init__(self, judge: Judge, began: State, to_chance: bool) -> None:
        self.judge = judge
        self.began = began
        self.seat: Seat = began.seat
        self.to_chance = to_chance  # stop where chance has shown something: who searches decides again there
        self.ends: list[Way] = []
        self.open: list[Way] = []

    def ways(self, width: int) -> list[Way]:
        """Every end of the turn that was reached, with its worth; `width` ways are followed at a time."""
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
            self.weigh(self.open)
            self.open.sort(key=by_worth, reverse=True)
            frontier = self.open[:width]
        self.weigh(self.ends)
        return self.ends

    def go_on(self, way: Way) -> None:
        """One answer further; two or more where an answer is only half of a choice."""
        valuation = self.judge.valuation
        asked = way.state.decision()
        for action in way.state.options:
            after = way.state.copy()
            after.play(action)
            shown = self.to_chance and after.undo_floor == after.moves
            ahead = valuation.imagine(asked, after, self.seat) if not way.actions else after
            further = Way(ahead, [*way.actions, action], way.imagined or ahead is not after)
            if shown or valuation.turn_over(self.began, ahead, self.seat):
                self.ends.append(further)
            elif valuation.half_done(asked, ahead, self.seat) and len(self.open) + len(self.ends) < MOST:
                self.go_on(further)
            else:
                self.open.append(further)

    def weigh(self, ways: list[Way]) -> None:
        if ways:
            worths = self.judge.worths([way.state for way in ways], self.seat)
            for i in range(len(ways)):
                ways[i].worth = worths[i]


def by_worth(way: Way) -> float:
    return way.worth
