"""The browser's files, served as they are; what is a game's own stands in a folder of its name."""

from pathlib import Path

FOLDERS = [Path(__file__).parent]
"""Where they are. A game from elsewhere adds a place for its own: `go/room.js`, `go/board.js`, `go/style.css`, `go/emblem.svg`."""


def has_room(game: str) -> bool:
    """Whether the browser has a room for the game; without one it is played on the plain board."""
    return any((folder / game / "room.js").is_file() for folder in FOLDERS)
