"""The browser's files, served as they are; what is a game's own stands in a folder of its name."""

from pathlib import Path

from ukiyo import games

FOLDERS = [Path(__file__).with_suffix("")]  # beside this file, where no Python is served
"""Where they are."""


def folders() -> list[Path]:
    """These, and those of games from elsewhere: `web/go/room.js`, `board.js`, `style.css` and `emblem.svg` beside the game."""
    own = [game.folder / "web" for game in games.playable()]
    return [*FOLDERS, *[folder for folder in own if folder.is_dir()]]


def has_room(game: str) -> bool:
    """Whether the browser has a room for the game; without one it is played on the plain board."""
    return any((folder / game / "room.js").is_file() for folder in folders())
