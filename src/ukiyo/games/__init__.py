"""The games, by name."""

from pathlib import Path

from ukiyo.engine.components import LANGUAGES
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.games.hokusai.game import HokusaiGame
from ukiyo.games.iki.game import IkiGame

GAMES: dict[str, type[IkiGame] | type[HokusaiGame]] = {"iki": IkiGame, "hokusai": HokusaiGame}
NAMES = list(GAMES)

_packaged: dict[str, Game] = {}


def rules_text(name: str, language: str) -> tuple[str, str]:
    """A language and a game's rules in it, as Markdown; in English where they have not been told in the one wanted."""
    folder = Path(__file__).parent / game(name).name
    told = folder / f"rules.{language}.md"
    if language in LANGUAGES and told.exists():
        return language, told.read_text(encoding="utf-8")
    return "en", (folder / "rules.md").read_text(encoding="utf-8")


def game(name: str, components: Path | str | None = None) -> Game:
    """A game by its name; with `components`, played with a corrected copy of its components file."""
    if name not in GAMES:
        raise BadOption(f"there is no game '{name}'; there is " + ", ".join(NAMES))
    if components is not None:
        return GAMES[name](Path(components))
    if name not in _packaged:
        _packaged[name] = GAMES[name]()
    return _packaged[name]
