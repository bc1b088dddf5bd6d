"""What a bot is: it is shown a position in which all it cannot know has been drawn anew, and names an action."""

from mypy_extensions import mypyc_attr

from ukiyo.engine.generator import Generator, seeded
from ukiyo.engine.state import State


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
