"""The apprentice: plays the action with the best valuation. It looks ahead one decision, or to the end of its turn."""

from ukiyo.bots.bot import Bot
from ukiyo.engine.state import Seat, State
from ukiyo.engine.valuation import Valuation

UNLIMITED = 1000


class GreedyBot(Bot):
    def __init__(self, seed: int, valuation: Valuation, evaluated: int = UNLIMITED) -> None:
        super().__init__(seed)
        self.valuation = valuation
        self.evaluated = evaluated  # the average number of actions to evaluate per decision; the rest are skipped at random

    def choose(self, known: State) -> int:
        """Return the action with the highest value; ties are broken at random."""
        best, highest, equals = known.options[0], -1e9, 0
        for action in known.options:
            if self.skips(known):
                continue
            value = self.value(known, action)
            if value > highest:
                best, highest, equals = action, value, 1
            elif value == highest:
                equals += 1
                if self.rng.draw(equals) == 0:
                    best = action
        return best

    def value(self, state: State, action: int) -> float:
        """Return the value of an action for the seat that plays it."""
        seat, decision = state.seat, state.decision()
        after = state.copy()
        after.play(action)
        prospect = self.valuation.prospect(decision, after, seat)
        if prospect is None:
            return self.valuation.value(after, seat)
        return self.highest_value(prospect, seat)

    def highest_value(self, state: State, seat: Seat) -> float:
        highest = -1e9
        for action in state.options:
            if not self.skips(state):
                highest = max(highest, self.value(state, action))
        return highest

    def skips(self, state: State) -> bool:
        return len(state.options) > self.evaluated and self.rng.draw(len(state.options)) >= self.evaluated
