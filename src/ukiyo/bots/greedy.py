"""A bot that takes what its valuation likes best: one decision ahead, and to the end of its turn where only that tells."""

from ukiyo.bots.bot import Bot
from ukiyo.engine.state import Seat, State
from ukiyo.engine.valuation import Valuation

ALL = 1000


class GreedyBot(Bot):
    def __init__(self, seed: int, valuation: Valuation, few: int = ALL) -> None:
        super().__init__(seed)
        self.valuation = valuation
        self.few = few  # options looked at in a decision, on average: who is in haste leaves some out

    def choose(self, known: State) -> int:
        """The action with the highest worth; chance chooses among equals."""
        best, highest, equals = known.options[0], -1e9, 0
        for action in known.options:
            if self.left_out(known):
                continue
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
            if not self.left_out(state):
                highest = max(highest, self.worth(state, action))
        return highest

    def left_out(self, state: State) -> bool:
        return len(state.options) > self.few and self.chance.draw(len(state.options)) >= self.few
