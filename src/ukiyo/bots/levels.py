"""The levels that have learned: all play their ideas on before they choose, the artisan at a glance, masters far and wide."""

from pathlib import Path

from ukiyo.bots import SECONDS
from ukiyo.bots.bot import Bot
from ukiyo.bots.network import Network, load, quick_beside
from ukiyo.bots.policy import PolicyBot
from ukiyo.bots.rollout import FAR, GLANCE, Budget, RolloutBot
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game

networks: dict[tuple[str, Path, int, int], Network] = {}


def network_of(game: Game, file: Path | None = None) -> Network:
    """What was learned of a game, from its own file or another; a file is read once, and again when it has changed."""
    file = file or game.network
    if file is None:
        raise BadOption(f"nobody has learned {game.name} yet: it has no network, and bots play it up to the apprentice")
    key = game.name, file, written(file), written(quick_beside(file))
    if key not in networks:
        networks[key] = load(file, game)
    return networks[key]


def written(file: Path) -> int:
    return file.stat().st_mtime_ns if file.exists() else 0


def learned(level: str, game: Game, seed: int) -> Bot:
    """`artisan`, `master`, `grandmaster`; masters with a budget of their own as `master@0.5` or `master@4i`.

    For the lab, `policy` plays what the bare network likes best, and `policy=FILE` does so with the network of a file.
    """
    kind, other, file = level.partition("=")
    if kind == "policy":
        return PolicyBot(seed, network_of(game, Path(file) if other else None), capabilities.observer(game))
    name, at, given = level.partition("@")
    if name == "artisan" and not at:
        return RolloutBot(seed, network_of(game), capabilities.observer(game), Budget(0.0, 1), GLANCE)
    budget = parse_budget(given, level) if at else Budget(SECONDS[name])
    return RolloutBot(seed, network_of(game), capabilities.observer(game), budget, FAR)


def parse_budget(text: str, level: str) -> Budget:
    """Seconds, or iterations with an i after them."""
    try:
        if text.endswith("i"):
            return Budget(0.0, int(text[:-1]))
        return Budget(float(text))
    except (ValueError, BadOption):
        raise BadOption(f"'{level}' is no budget to think within: master@0.5 is half a second a move, master@4i 4 iterations") from None
