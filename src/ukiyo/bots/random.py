"""Random play: the baseline for measurements, and the basis of fuzzing."""

from ukiyo.bots.bot import Bot
from ukiyo.engine.generator import Generator
from ukiyo.engine.state import State


class RandomBot(Bot):
    """Plays any legal action."""

    def choose_action(self, state: State) -> int:
        options = state.legal()
        return options[self.rng.draw(len(options))]

    def choose(self, known: State) -> int:
        return self.choose_action(known)


def play_randomly(state: State, rng: Generator) -> int:
    """Play random legal actions until the game is over. Returns the number of decisions."""
    decisions = 0
    while not state.over:
        options = state.legal()
        state.play(options[rng.draw(len(options))])
        decisions += 1
    return decisions
