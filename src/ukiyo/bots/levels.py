"""The levels that look ahead: the artisan to the end of its turn, the master as long as it is given time."""

from typing import Final

from ukiyo.bots import network
from ukiyo.bots.bot import Bot
from ukiyo.bots.evaluator import Evaluator
from ukiyo.bots.lines import Breadth
from ukiyo.bots.search import Budget, SearchBot
from ukiyo.bots.turn import TurnBot
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game

ARTISAN: Final = Breadth(5, 10, 16)
SECONDS: Final = 1.0  # a master thinks about a move, unless told otherwise

evaluators: dict[str, Evaluator] = {}


def evaluator_of(game: Game) -> Evaluator:
    """Who judges a game's positions; its network is read once."""
    if game.network is None:
        raise BadOption(f"nobody has learned {game.name} yet: it has no network, and bots play it up to the apprentice")
    if game.name not in evaluators:
        features = game.features()
        learned = network.load(game.network, features.size)
        evaluators[game.name] = Evaluator(game.valuation(), features, learned, game.by_hand)
    return evaluators[game.name]


def looking_ahead(level: str, evaluator: Evaluator, seed: int) -> Bot:
    """`artisan`, `master`, or a master with its own budget: `master@0.2` thinks 0.2 s, `master@300i` 300 iterations."""
    name, at, given = level.partition("@")
    if name == "artisan" and not at:
        return TurnBot(seed, evaluator, ARTISAN)
    return SearchBot(seed, evaluator, parse_budget(given, level) if at else Budget(SECONDS))


def parse_budget(text: str, level: str) -> Budget:
    """Seconds, or iterations with an i after them."""
    try:
        if text.endswith("i"):
            return Budget(0.0, int(text[:-1]))
        return Budget(float(text))
    except (ValueError, BadOption):
        raise BadOption(f"'{level}' is no budget to think within: master@0.5 is half a second a move, master@300i 300 iterations") from None
