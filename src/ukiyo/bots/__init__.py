"""Opponents, by name. They know no game: what they go by, a game says itself."""

from ukiyo import games
from ukiyo.bots.bot import Bot
from ukiyo.bots.greedy import GreedyBot
from ukiyo.bots.novice import NoviceBot
from ukiyo.bots.random import RandomBot
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption, listed
from ukiyo.engine.game import Game

NAMES = ["novice", "apprentice", "artisan", "master", "grandmaster"]
"""The levels, from the weakest to the strongest."""

SECONDS = {"master": 0.2, "grandmaster": 1.0}
"""How long those who think by the clock take for a decision, unless told otherwise."""

OTHERS = ["random", "greedy"]
"""Also known: the lab's yardstick, and the apprentice as older records and tables call it."""


def named(name: str, game: str | Game, seed: int) -> Bot:
    """A bot for a seat of a game. A master's budget may follow its name: `master@0.5` for seconds, `master@4i` for iterations."""
    rules = games.game(game) if isinstance(game, str) else game
    if name == "novice":
        return NoviceBot(seed, rules.last_resorts)
    if name == "apprentice" or name == "greedy":
        return GreedyBot(seed, capabilities.valuation(rules))
    if name == "random":
        return RandomBot(seed)
    if name == "artisan" or name.partition("@")[0] in SECONDS or name.partition("=")[0] == "policy":
        from ukiyo.bots.levels import learned  # noqa: PLC0415 - only these need the network's library

        return learned(name, rules, seed)
    raise BadOption(f"there is no bot called '{name}': choose {listed(NAMES)}")
