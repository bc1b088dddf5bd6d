"""Opponents, by name."""

from ukiyo.bots import hokusai, iki
from ukiyo.bots.bot import Bot, Valuation
from ukiyo.bots.greedy import GreedyBot
from ukiyo.bots.hokusai_portrait import HokusaiPortrait
from ukiyo.bots.iki_portrait import IkiPortrait
from ukiyo.bots.novice import NoviceBot
from ukiyo.bots.portrait import Portrait
from ukiyo.bots.random import RandomBot
from ukiyo.engine.errors import BadOption

NAMES = ["novice", "apprentice", "artisan", "master"]
"""The levels, from the weakest to the strongest."""

OTHERS = ["random", "greedy"]
"""Also known: the lab's yardstick, and the apprentice as older records and tables call it."""

VALUATIONS: dict[str, Valuation] = {
    "iki": iki.IkiValuation(iki.Weights()),
    "hokusai": hokusai.HokusaiValuation(hokusai.Weights()),
}
PORTRAITS: dict[str, Portrait] = {"iki": IkiPortrait(), "hokusai": HokusaiPortrait()}


def named(name: str, game: str, seed: int) -> Bot:
    """A bot for a seat of a game. A master's budget may follow its name: `master@0.2` for seconds, `master@300i` for iterations."""
    if name == "novice":
        return NoviceBot(seed)
    if name == "apprentice" or name == "greedy":
        return GreedyBot(seed, VALUATIONS[game])
    if name == "random":
        return RandomBot(seed)
    if name == "artisan" or name == "master" or name.startswith("master@"):
        from ukiyo.bots.levels import judge_of, looking_ahead  # noqa: PLC0415 - only these need the network's library

        return looking_ahead(name, judge_of(game, VALUATIONS[game], PORTRAITS[game]), seed)
    raise BadOption(f"there is no bot '{name}'; there is " + ", ".join(NAMES))
