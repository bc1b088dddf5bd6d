"""A bot that takes what its valuation likes best: one decision ahead, and to the end of its turn where only that tells."""

from ukiyo.bots.bot import Bot, Valuation
from ukiyo.engine.state import Seat, State


class GreedyBot(Bot):
    def __init__(self, seed: int, valuation: Valuation) -> None:
        super().__init__(seed)
        self.valuation = valuation

    def choose(self, known: State) -> int:
        """The action with the highest worth; chance chooses among equals."""
        best, highest, equals = -1, -1e9, 0
        for action in known.options:
            worth = self.worth(known, action)
            if worth > highest:
                best, highest, equals = action, worth, 1
            elif worth == highest:
                equals += 1
                if self.chance.draw(equals) == 0:
                    best = action
        return best

    def worth(self, state: State, action: int) -> float:
        """The value of an action to the seat that plays it."""
        seat, asked = state.seat, state.decision()
        after = state.copy()
        after.play(action)
        ahead = self.valuation.prospect(asked, after, seat)
        if ahead is None:
            return self.valuation.value(after, seat)
        return self.best_from(ahead, seat)

    def best_from(self, state: State, seat: Seat) -> float:
        highest = -1e9
        for action in state.options:
            highest = max(highest, self.worth(state, action))
        return highest
