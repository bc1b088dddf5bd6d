"""What a game's bots go by when nothing was learned: an estimate of how well a seat stands."""

from typing import Generic

from mypy_extensions import mypyc_attr

from ukiyo.engine.state import S, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(Generic[S]):
    """A game's estimate of how well a seat stands, in points at the end of the game.

    As it stands here it knows the score and nothing else, and serves any game; a game that can say more extends it.
    """

    def value(self, state: S, seat: Seat) -> float:
        """The seat's score if the game ended now, and a little for being ahead of the others."""
        scores = state.scores()
        own = float(scores[seat].total)
        ahead = 0.0
        for score in scores:
            ahead += own - score.total
        return own + 0.5 * ahead / len(scores)

    def prospect(self, asked: str, state: S, seat: Seat) -> S | None:
        """Where the worth of an answer shows only further on: a position in which the seat goes on. None where it shows at once."""
        return None
