"""What a game's bots go by when nothing was learned: an estimate of how well a seat stands, and what makes up a turn."""

from typing import Generic

from mypy_extensions import mypyc_attr

from ukiyo.engine.state import S, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(Generic[S]):
    """A game's estimate of how well a seat stands, in points at the end of the game.

    As it stands here it knows the score and nothing else, and serves any game; a game that can say more extends it.
    """

    par: float = 0.0  # whoever plays alone plays against this score

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

    def imagine(self, asked: str, state: S, seat: Seat) -> S:
        """The position in which the seat plays the turn that its answer prepares; the position itself where it just goes on."""
        return state

    def turn_over(self, began: S, state: S, seat: Seat) -> bool:
        """Whether the turn in which `began` stood has come to its end for the seat."""
        return state.over or state.seat != seat

    def half_done(self, asked: str, state: S, seat: Seat) -> bool:
        """Whether an answer is only half of a choice, and cannot be judged before the other half."""
        return False

    def rounds(self, began: S, state: S) -> int:
        """How often everybody has had a turn since `began`; only bots that search ask."""
        raise AssertionError("a game with a network says how its rounds are counted")

    def habit(self, state: S) -> int:
        """What is done in a playout without weighing it, since weighing costs much and brings little; -1 where it is weighed."""
        return -1
