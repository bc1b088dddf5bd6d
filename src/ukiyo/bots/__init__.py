"""Bots, from random players to searches guided by a network, and the analysis for hints and reviews. `create_bot` returns a bot by name.

They depend on the engine and the games, which provide valuations, networks and observers. A bot receives a determinized state, so its
choice cannot depend on information that is hidden from its seat.
"""

from ukiyo import games
from ukiyo.bots.bot import Bot
from ukiyo.bots.greedy import GreedyBot
from ukiyo.bots.novice import NoviceBot
from ukiyo.bots.random import RandomBot
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption, listed
from ukiyo.engine.game import Game

LEVELS = ["novice", "apprentice", "artisan", "master", "grandmaster"]
"""The levels of bots, from weakest to strongest."""

DEFAULT_SECONDS = {"master": 0.2, "grandmaster": 1.0}
"""The default search time per decision, for levels with a time limit."""

OTHER_BOTS = ["random", "greedy"]
"""The lab's baseline, and the former name of the apprentice, which older records and tables contain."""


def create_bot(name: str, game: str | Game, seed: int) -> Bot:
    """Return a bot for a game. A master's name can include its budget: `master@0.5` for seconds, `master@4i` for iterations."""
    rules = games.game(game) if isinstance(game, str) else game
    if name == "novice":
        return NoviceBot(seed, rules.last_resorts)
    if name == "apprentice" or name == "greedy":
        return GreedyBot(seed, capabilities.valuation(rules))
    if name == "random":
        return RandomBot(seed)
    kind = name.partition("=")[0]
    if kind in ("policy", "artisan") or kind.partition("@")[0] in DEFAULT_SECONDS:
        from ukiyo.bots.levels import create_learned_bot  # noqa: PLC0415 - the other bots need no NumPy

        return create_learned_bot(name, rules, seed)
    raise BadOption(f"There is no bot called '{name}'. Choose {listed(LEVELS)}.")
