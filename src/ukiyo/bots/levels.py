"""The levels that look ahead: the artisan to the end of its turn, the master as long as it is given time."""

from pathlib import Path
from typing import Final

from ukiyo.bots import network
from ukiyo.bots.bot import Bot, Valuation
from ukiyo.bots.evaluator import Evaluator
from ukiyo.bots.features import Features
from ukiyo.bots.lines import Breadth
from ukiyo.bots.search import Budget, SearchBot
from ukiyo.bots.turn import TurnBot
from ukiyo.engine.errors import BadOption

HERE: Final = Path(__file__).parent
ARTISAN: Final = Breadth(5, 10, 16)
BY_HAND: Final = {"iki": 0.0, "hokusai": 0.01}  # what a point by hand is worth beside what was learned: see docs/benchmarks.md
SECONDS: Final = 1.0  # a master thinks about a move, unless told otherwise

evaluators: dict[str, Evaluator] = {}


def evaluator_of(game: str, valuation: Valuation, features: Features) -> Evaluator:
    """Who judges a game's positions; its network is read once."""
    if game not in evaluators:
        evaluators[game] = Evaluator(valuation, features, network.load(HERE / f"{game}.npz", features.size), BY_HAND[game])
    return evaluators[game]


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
