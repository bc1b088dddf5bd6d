"""Random play to the end: the yardstick of speed, and what fuzzing is made of."""

from ukiyo.engine.generator import Generator
from ukiyo.engine.state import State


def play_out(state: State, chance: Generator) -> int:
    """Play legal actions at random until the game is over; returns how many."""
    decisions = 0
    while not state.over:
        options = state.legal()
        state.play(options[chance.draw(len(options))])
        decisions += 1
    return decisions
