"""The levels that use a network. The artisan runs a narrow search, and masters search wider and deeper."""

from pathlib import Path

from ukiyo.bots import DEFAULT_SECONDS
from ukiyo.bots.bot import Bot
from ukiyo.bots.network import Network, load, quick_path_for
from ukiyo.bots.policy import PolicyBot
from ukiyo.bots.rollout import FULL_SEARCH, QUICK_SEARCH, Budget, RolloutBot
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game

networks: dict[tuple[str, Path, int, int], Network] = {}


def network_for(game: Game, file: Path | None = None) -> Network:
    """Return the network of a game, from the game's own file or another one. It is loaded once and reloaded when the file changes."""
    file = file or game.network
    if file is None:
        raise BadOption(f"{game.name} has no network yet, so the strongest bot that can play it is the apprentice.")
    key = game.name, file, modified_at(file), modified_at(quick_path_for(file))
    if key not in networks:
        networks[key] = load(file, game)
    return networks[key]


def modified_at(file: Path) -> int:
    return file.stat().st_mtime_ns if file.exists() else 0


def create_learned_bot(level: str, game: Game, seed: int) -> Bot:
    """Return an `artisan`, `master` or `grandmaster`. A master can have its own budget: `master@0.5` or `master@4i`.

    For the lab, `policy` plays the network's favourite without a search. `policy=FILE`, `artisan=FILE` and `master@0.2=FILE` use the
    network in a file, and the smaller network in `FILE-quick` if it exists.
    """
    kind, other, file = level.partition("=")
    network, observer = network_for(game, Path(file) if other else None), capabilities.observer(game)
    if kind == "policy":
        return PolicyBot(seed, network, observer)
    name, separator, budget_text = kind.partition("@")
    if name == "artisan" and not separator:
        return RolloutBot(seed, network, observer, Budget(0.0, 1), QUICK_SEARCH)
    budget = parse_budget(budget_text, level) if separator else Budget(DEFAULT_SECONDS[name])
    return RolloutBot(seed, network, observer, budget, FULL_SEARCH)


def parse_budget(text: str, level: str) -> Budget:
    """Parse seconds, or iterations if the text ends in `i`."""
    try:
        if text.endswith("i"):
            return Budget(0.0, int(text[:-1]))
        return Budget(float(text))
    except (ValueError, BadOption):
        raise BadOption(f"'{level}' has no valid budget. Use master@0.5 for 0.5 s per move, or master@4i for 4 iterations.") from None
