"""Valuations: how bots without a network estimate a seat's final score."""

from typing import Generic

from mypy_extensions import mypyc_attr

from ukiyo.engine.state import S, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(Generic[S]):
    """An estimate of a seat's points at the end of the game.

    This base class works for any game and uses the current score. Games can define a better estimate.
    """

    def value(self, state: S, seat: Seat) -> float:
        """Return the seat's current score plus a share of its lead."""
        scores = state.scores()
        own = float(scores[seat].total)
        lead = 0.0
        for score in scores:
            lead += own - score.total
        return own + 0.5 * lead / len(scores)

    def prospect(self, decision: str, state: S, seat: Seat) -> S | None:
        """Return the state at the seat's next decision if the value of an action becomes apparent only there, or else None."""
        return None
