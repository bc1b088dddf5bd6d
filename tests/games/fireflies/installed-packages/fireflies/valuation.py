"""A valuation for Fireflies: the score, and the fireflies that the lanterns can still catch."""

from fireflies.rules import ASLEEP, FirefliesState
from ukiyo.engine.state import Seat
from ukiyo.engine.valuation import Valuation

A_CATCH = 2.7  # expected points for a later firefly


class FirefliesValuation(Valuation[FirefliesState]):
    def value(self, state: FirefliesState, seat: Seat) -> float:
        laid, nights = state.laid[seat], state.components.nights - state.night
        hand = [lantern for lantern, holder in enumerate(state.holder) if holder == seat and lantern != laid]
        points = float(state.caught[seat] + state.dew[seat])
        points += sum([A_CATCH * chance(state, lantern) for lantern in hand[-nights:]]) if nights else 0.0
        if laid == ASLEEP:
            return points + state.components.dew
        return points + state.worth() * chance(state, laid) if laid >= 0 else points


def chance(state: FirefliesState, lantern: int) -> float:
    """Estimate the probability that no other player lays a brighter lantern."""
    return float(((lantern + 1) / len(state.holder)) ** (state.players - 1))
