"""What a position promises to each seat: a share of the win, a final score, a margin."""

from typing import Final

from ukiyo.bots.network import SCORE, Network
from ukiyo.engine.features import Features
from ukiyo.engine.state import Seat, State
from ukiyo.engine.valuation import Valuation

HEADS: Final = 3  # win, score, margin, for each position asked about
MARGIN_WEIGHT: Final = 0.1  # a margin of 20 points is worth so much of a win


def outcome(state: State, par: float) -> list[float]:
    """How a finished game ended: win, score and margin of every seat, as the network is taught them. Alone one plays against `par`."""
    scores = state.scores()
    winners = 0
    for score in scores:
        winners += score.rank == 1
    ended: list[float] = []
    for score in scores:
        best = par if len(scores) == 1 else -999.0
        for other in scores:
            if other.seat != score.seat:
                best = max(best, float(other.total))
        ended += [1.0 / winners if score.rank == 1 else 0.0, score.total / SCORE, (score.total - best) / 20.0]
    return ended


class Evaluator:
    """A network that has seen how such positions ended, asked for one seat about many positions or for all seats about one.

    The hand-made valuation may still have a say between lines through a turn: it knows what was hardly ever seen.
    """

    def __init__(self, valuation: Valuation, features: Features, network: Network, by_hand: float) -> None:
        self.valuation = valuation
        self.by_hand = by_hand  # what a point of the hand-made valuation is worth, beside what was learned
        self.features = features
        self.network = network

    def worths(self, states: list[State], seat: Seat) -> list[float]:
        """What each of these positions is worth to a seat."""
        rows: list[float] = []
        for state in states:
            rows += self.features.row(state, seat)
        heads = self.network.estimate(rows, len(states))
        found: list[float] = []
        for i in range(len(states)):
            if states[i].over:
                found.append(self.seat_worth(states[i], seat, outcome(states[i], self.valuation.par), seat))
            else:
                found.append(self.seat_worth(states[i], seat, heads, i))
        return found

    def seat_worth(self, state: State, seat: Seat, heads: list[float], row: int) -> float:
        learned = heads[row * HEADS] + MARGIN_WEIGHT * heads[row * HEADS + 2]
        return learned + self.by_hand * self.valuation.value(state, seat)

    def worth_to_each(self, state: State, standing: list[float]) -> list[float]:
        """What a position is worth to every seat, where its standing is known already."""
        return [self.seat_worth(state, seat, standing, seat) for seat in range(state.players)]

    def standing(self, state: State) -> list[float]:
        """Win, score (in fifties) and margin (in twenties) of every seat."""
        if state.over:
            return outcome(state, self.valuation.par)
        rows: list[float] = []
        for seat in range(state.players):
            rows += self.features.row(state, seat)
        return self.network.estimate(rows, state.players)
