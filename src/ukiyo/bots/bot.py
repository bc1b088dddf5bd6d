"""The interface of a bot: it receives a determinized state, with hidden information resampled, and returns an action."""

from mypy_extensions import mypyc_attr

from ukiyo.engine.generator import Generator, seeded
from ukiyo.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat. Each bot has its own random generator, so that games with bots can be reproduced from their seeds."""

    def __init__(self, seed: int) -> None:
        self.rng: Generator = seeded(seed)

    def choose_action(self, state: State) -> int:
        """Return the action to play. The bot sees a determinization of the state, never the state itself."""
        return self.choose(state.determinize(state.seat, self.rng.word()))

    def choose(self, known: State) -> int:
        """Return an action for a determinized state. Every bot overrides this method."""
        raise AssertionError(f"{type(self).__name__} must define choose(known).")
