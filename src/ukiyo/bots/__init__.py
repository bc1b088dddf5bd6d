"""Opponents, by name."""

from ukiyo.bots.bot import Bot, Valuation
from ukiyo.bots.greedy import GreedyBot
from ukiyo.bots.iki import IkiValuation, Weights
from ukiyo.bots.random import RandomBot
from ukiyo.engine.errors import BadOption

NAMES = ["random", "greedy"]
VALUATIONS: dict[str, Valuation] = {"iki": IkiValuation(Weights())}


def named(name: str, game: str, seed: int) -> Bot:
    """A bot for a seat of a game."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        if game not in VALUATIONS:
            raise BadOption(f"greedy has not learned {game} yet; there is random")
        return GreedyBot(seed, VALUATIONS[game])
    raise BadOption(f"there is no bot '{name}'; there is " + ", ".join(NAMES))
