"""The folders that contain files for the browser. Each game has a subfolder named after it."""

from pathlib import Path

from ukiyo import games

FOLDERS = [Path(__file__).with_suffix("")]  # next to this module


def folders() -> list[Path]:
    """Returns Ukiyo's folder and the folders of installed games, such as `web/go/` with texts.js, board.js, style.css and emblem.svg."""
    own = [game.folder / "web" for game in games.load_all()]
    return [*FOLDERS, *[folder for folder in own if folder.is_dir()]]


def has_own_board(game: str) -> bool:
    """Returns whether the game has its own board in the browser. Other games use the plain board."""
    return any((folder / game / "texts.js").is_file() for folder in folders())
