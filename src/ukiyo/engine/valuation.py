"""Valuations: how bots without a network estimate a seat's final score."""

from typing import Generic

from mypy_extensions import mypyc_attr

from ukiyo.engine.state import S, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(Generic[S]):
    """An estimate of a seat's points at the end of the game.

    This base class uses the current score and serves any game. A game can override it.
    """

    def value(self, state: S, seat: Seat) -> float:
        """The seat's score if the game ended now, plus a share of its lead."""
        scores = state.scores()
        own = float(scores[seat].total)
        lead = 0.0
        for score in scores:
            lead += own - score.total
        return own + 0.5 * lead / len(scores)

    def prospect(self, decision: str, state: S, seat: Seat) -> S | None:
        """A later state in which the seat decides again, if the value of an action shows only there. Otherwise None."""
        return None
