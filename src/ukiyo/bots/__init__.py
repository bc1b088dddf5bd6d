"""Opponents, by name."""

from pathlib import Path

from ukiyo.bots import hokusai, iki
from ukiyo.bots.bot import Bot, Valuation
from ukiyo.bots.features import Features
from ukiyo.bots.greedy import GreedyBot
from ukiyo.bots.hokusai_features import HokusaiFeatures
from ukiyo.bots.iki_features import IkiFeatures
from ukiyo.bots.novice import NoviceBot
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
FEATURES: dict[str, Features] = {"iki": IkiFeatures(), "hokusai": HokusaiFeatures()}


def named(name: str, game: str, seed: int) -> Bot:
    """A bot for a seat of a game. A master's budget may follow its name: `master@0.2` for seconds, `master@300i` for iterations."""
    if name == "novice":
        return NoviceBot(seed)
    if name == "apprentice" or name == "greedy":
        return GreedyBot(seed, VALUATIONS[game])
    if name == "random":
        return RandomBot(seed)
    if name == "artisan" or name == "master" or name.startswith("master@"):
        from ukiyo.bots.levels import evaluator_of, looking_ahead  # noqa: PLC0415 - only these need the network's library

        return looking_ahead(name, evaluator_of(game, VALUATIONS[game], FEATURES[game]), seed)
    if name.startswith("policy="):
        from ukiyo import games  # noqa: PLC0415
        from ukiyo.bots.policy import PolicyBot, load_policy  # noqa: PLC0415

        rules = games.game(game)
        return PolicyBot(seed, load_policy(Path(name.removeprefix("policy=")), rules), rules.observer())
    raise BadOption(f"there is no bot '{name}'; there is " + ", ".join(NAMES))
