"""Opponents, by name."""

from ukiyo.bots import hokusai, iki
from ukiyo.bots.bot import Bot, Valuation
from ukiyo.bots.greedy import GreedyBot
from ukiyo.bots.novice import NoviceBot
from ukiyo.bots.random import RandomBot
from ukiyo.engine.errors import BadOption

NAMES = ["novice", "apprentice"]
"""The levels, from the weakest to the strongest."""

OTHERS = ["random", "greedy"]
"""Also known: the lab's yardstick, and the apprentice as older records and tables call it."""

VALUATIONS: dict[str, Valuation] = {
    "iki": iki.IkiValuation(iki.Weights()),
    "hokusai": hokusai.HokusaiValuation(hokusai.Weights()),
}


def named(name: str, game: str, seed: int) -> Bot:
    """A bot for a seat of a game."""
    if name == "novice":
        return NoviceBot(seed)
    if name == "apprentice" or name == "greedy":
        return GreedyBot(seed, VALUATIONS[game])
    if name == "random":
        return RandomBot(seed)
    raise BadOption(f"there is no bot '{name}'; there is " + ", ".join(NAMES))
