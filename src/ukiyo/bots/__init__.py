"""Opponents, by name."""

from ukiyo.bots import hokusai, iki
from ukiyo.bots.bot import Bot, Valuation
from ukiyo.bots.greedy import GreedyBot
from ukiyo.bots.random import RandomBot
from ukiyo.engine.errors import BadOption

NAMES = ["random", "greedy"]
VALUATIONS: dict[str, Valuation] = {
    "iki": iki.IkiValuation(iki.Weights()),
    "hokusai": hokusai.HokusaiValuation(hokusai.Weights()),
}


def named(name: str, game: str, seed: int) -> Bot:
    """A bot for a seat of a game."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed, VALUATIONS[game])
    raise BadOption(f"there is no bot '{name}'; there is " + ", ".join(NAMES))
