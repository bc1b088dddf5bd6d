"""The games, by name."""

from pathlib import Path

from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.games.hokusai.game import HokusaiGame
from ukiyo.games.iki.game import IkiGame

GAMES: dict[str, type[IkiGame] | type[HokusaiGame]] = {"iki": IkiGame, "hokusai": HokusaiGame}
NAMES = list(GAMES)

_packaged: dict[str, Game] = {}


def game(name: str, components: Path | str | None = None) -> Game:
    """A game by its name; with `components`, played with a corrected copy of its components file."""
    if name not in GAMES:
        raise BadOption(f"there is no game '{name}'; there is " + ", ".join(NAMES))
    if components is not None:
        return GAMES[name](Path(components))
    if name not in _packaged:
        _packaged[name] = GAMES[name]()
    return _packaged[name]
