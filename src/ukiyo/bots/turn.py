"""A bot that looks to the end of its turn and takes the way that ends best."""

from ukiyo.bots.bot import Bot
from ukiyo.bots.judge import Judge
from ukiyo.bots.ways import Breadth, Walk, Way
from ukiyo.engine.state import State


class PlanningBot(Bot):
    """Decides a turn at once, and goes on with its plan until chance shows something new."""

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed)
        self.judge = judge
        self.plan: list[int] = []
        self.planned = -1  # the number of moves at which the plan goes on

    def choose(self, known: State) -> int:
        if len(known.options) == 1:
            return known.options[0]
        if self.plan and known.moves == self.planned and known.undo_floor < known.moves and self.plan[0] in known.options:
            self.planned += 1
            return self.plan.pop(0)
        actions = self.decide(known)
        self.plan = actions[1:]
        self.planned = known.moves + 1
        return actions[0]

    def decide(self, known: State) -> list[int]:
        """The actions to play, as far as they can be foreseen."""
        raise AssertionError("a planner says how it decides")


class TurnBot(PlanningBot):
    def __init__(self, seed: int, judge: Judge, breadth: Breadth) -> None:
        super().__init__(seed, judge)
        self.breadth = breadth
        self.noise = 0.0  # how much worth chance may add, for learners that explore

    def decide(self, known: State) -> list[int]:
        best: Way | None = None
        for way in Walk(self.judge, known).ways(self.breadth):
            if self.noise > 0.0:
                way.worth += self.noise * self.chance.draw(1000) / 1000.0
            if best is None or way.worth > best.worth:
                best = way
        assert best is not None
        return best.playable()
