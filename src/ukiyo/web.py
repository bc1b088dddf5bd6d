"""The folders of the browser's files. Each game has a folder of its own name."""

from pathlib import Path

from ukiyo import games

FOLDERS = [Path(__file__).with_suffix("")]  # next to this module


def folders() -> list[Path]:
    """Returns Ukiyo's folder and those of installed games, such as `web/go/` with texts.js, board.js, style.css and emblem.svg."""
    own = [game.folder / "web" for game in games.load_all()]
    return [*FOLDERS, *[folder for folder in own if folder.is_dir()]]


def has_own_board(game: str) -> bool:
    """Returns whether the game has a board in the browser. Other games are played on the plain board."""
    return any((folder / game / "texts.js").is_file() for folder in folders())
