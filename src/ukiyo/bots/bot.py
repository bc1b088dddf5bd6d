"""What a bot is: it is shown a position in which all it cannot know has been drawn anew, and names an action."""

from mypy_extensions import mypyc_attr

from ukiyo.engine.generator import Generator, seeded
from ukiyo.engine.state import Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Each has its own chance, so that a game with bots can be played again from its seeds."""

    def __init__(self, seed: int) -> None:
        self.chance: Generator = seeded(seed)

    def ask(self, state: State) -> int:
        """The action the bot chooses. It never sees the state itself: only what its seat may know, the rest redrawn."""
        return self.choose(state.determinize(state.seat, self.chance.word()))

    def choose(self, known: State) -> int:
        raise AssertionError("a bot says how it chooses")


class Valuation:
    """A game's estimate of how well a seat stands, in points at the end of the game."""

    def value(self, state: State, seat: Seat) -> float:
        raise AssertionError("a valuation says what a position is worth")

    def prospect(self, asked: str, state: State, seat: Seat) -> State | None:
        """Where the worth of an answer shows only further on: a position in which the seat goes on. None where it shows at once."""
        return None

    def imagine(self, asked: str, state: State, seat: Seat) -> State:
        """The position in which the seat plays the turn that its answer prepares; the position itself where it just goes on."""
        return state

    def turn_over(self, began: State, state: State, seat: Seat) -> bool:
        """Whether the turn in which `began` stood has come to its end for the seat."""
        return state.over or state.seat != seat

    def half_done(self, asked: str, state: State, seat: Seat) -> bool:
        """Whether an answer is only half of a choice, and cannot be judged before the other half."""
        return False

    def rounds(self, began: State, state: State) -> int:
        """How often everybody has had a turn since `began`."""
        raise AssertionError("a valuation knows its game's rounds")

    def habit(self, state: State) -> int:
        """What is done in a playout without weighing it, since weighing costs much and brings little; -1 where it is weighed."""
        return -1
