"""What a position promises to each seat: a share of the win, a final score, a margin. Made by hand, or learned."""

import math
from typing import Final

from ukiyo.bots.bot import Valuation
from ukiyo.bots.network import SCORE, Network
from ukiyo.bots.portrait import Portrait
from ukiyo.engine.state import Seat, State

HEADS: Final = 3  # win, score, margin, for each position asked about
MARGIN_WEIGHT: Final = 0.1  # a margin of 20 points is worth so much of a win
SOLO_PAR: Final = 40.0  # who plays alone plays against this score
SURE: Final = 6.0  # points that make a hand-made estimate rather sure


def worth(win: float, margin: float) -> float:
    """What a bot plays for: to win, and a little for the margin. A margin counts in scores of points."""
    return win + MARGIN_WEIGHT * margin


def outcome(state: State) -> list[float]:
    """How a finished game ended: win, score and margin of every seat, as the network is taught them."""
    scores = state.scores()
    winners = 0
    for score in scores:
        winners += score.rank == 1
    ended: list[float] = []
    for score in scores:
        best = SOLO_PAR if len(scores) == 1 else -999.0
        for other in scores:
            if other.seat != score.seat:
                best = max(best, float(other.total))
        ended += [1.0 / winners if score.rank == 1 else 0.0, score.total / SCORE, (score.total - best) / 20.0]
    return ended


class Judge:
    """Asked for one seat about many positions, or for all seats about one."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation

    def worths(self, states: list[State], seat: Seat) -> list[float]:
        """What each of these positions is worth to a seat."""
        raise AssertionError("a judge says what positions are worth")

    def standing(self, state: State) -> list[float]:
        """Win, score (in fifties) and margin (in twenties) of every seat."""
        raise AssertionError("a judge says how everybody stands")


class HandJudge(Judge):
    """The hand-made valuation."""

    def worths(self, states: list[State], seat: Seat) -> list[float]:
        return [self.valuation.value(state, seat) / 20.0 for state in states]

    def standing(self, state: State) -> list[float]:
        if state.over:
            return outcome(state)
        values = [self.valuation.value(state, seat) for seat in range(state.players)]
        most = max(values)
        chances = [math.exp((value - most) / SURE) for value in values]
        total = sum(chances)
        standing: list[float] = []
        for seat in range(state.players):
            best = SOLO_PAR if state.players == 1 else -999.0
            for other in range(state.players):
                if other != seat:
                    best = max(best, values[other])
            standing += [chances[seat] / total, values[seat] / SCORE, (values[seat] - best) / 20.0]
        return standing


class LearnedJudge(Judge):
    """A network that has seen how such positions ended."""

    def __init__(self, valuation: Valuation, portrait: Portrait, network: Network) -> None:
        super().__init__(valuation)
        self.portrait = portrait
        self.network = network

    def worths(self, states: list[State], seat: Seat) -> list[float]:
        rows: list[float] = []
        for state in states:
            rows += self.portrait.draw(state, seat)
        heads = self.network.estimate(rows, len(states))
        found: list[float] = []
        for i in range(len(states)):
            if states[i].over:
                ended = outcome(states[i])
                found.append(worth(ended[seat * HEADS], ended[seat * HEADS + 2]))
            else:
                found.append(worth(heads[i * HEADS], heads[i * HEADS + 2]))
        return found

    def standing(self, state: State) -> list[float]:
        if state.over:
            return outcome(state)
        rows: list[float] = []
        for seat in range(state.players):
            rows += self.portrait.draw(state, seat)
        return self.network.estimate(rows, state.players)
