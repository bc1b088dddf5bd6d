"""A bot that looks to the end of its turn and takes the line that ends best."""

from ukiyo.bots.bot import Bot
from ukiyo.bots.evaluator import Evaluator
from ukiyo.bots.lines import Beam, Breadth, Line
from ukiyo.engine.state import State


class PlanningBot(Bot):
    """Decides a turn at once, and goes on with its plan until chance shows something new."""

    def __init__(self, seed: int, evaluator: Evaluator) -> None:
        super().__init__(seed)
        self.evaluator = evaluator

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
    def __init__(self, seed: int, evaluator: Evaluator, breadth: Breadth) -> None:
        super().__init__(seed, evaluator)
        self.breadth = breadth
        self.noise = 0.0  # how much worth chance may add, for learners that explore

    def decide(self, known: State) -> list[int]:
        best: Line | None = None
        for line in Beam(self.evaluator, known).lines(self.breadth):
            if self.noise > 0.0:
                line.worth += self.noise * self.chance.draw(1000) / 1000.0
            if best is None or line.worth > best.worth:
                best = line
        assert best is not None
        return best.playable()
