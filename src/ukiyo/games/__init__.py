"""Finds games by name, both in this folder and in other packages.

A built-in game is a package in this folder that defines its class in `game.py`, such as `IkiGame` in `ukiyo.games.iki.game`. Other
packages register their games in the entry point group `ukiyo.games`. See docs/tutorials/first-game.md.

This package depends only on the engine. It checks that a component file is valid before it returns a game that uses the file.
"""

import json
import pkgutil
import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from ukiyo.engine.correction import ComponentValue, corrected, toml_text
from ukiyo.engine.errors import BadOption, UkiyoError, listed
from ukiyo.engine.game import Game

GROUP = "ukiyo.games"
DEFAULT = "iki"  # if no game is specified
HERE = Path(__file__).parent

NAMES = sorted([found.name for found in pkgutil.iter_modules([str(HERE)]) if found.ispkg], key=lambda name: (name != DEFAULT, name))
"""The built-in games, the default first."""

_entries: dict[str, list[EntryPoint]] = {}  # by search path
_games: dict[str, Game] = {}


def names() -> list[str]:
    """Return the names of all games, built-in games first, including games that can't be loaded."""
    return [*NAMES, *[entry.name for entry in plugins()]]


def plugins() -> list[EntryPoint]:
    """Return the games of other packages, except those with the name of a built-in game."""
    path = "\n".join(sys.path)
    if path not in _entries:
        offered = {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in NAMES}
        _entries[path] = [offered[name] for name in sorted(offered)]
    return _entries[path]


def game(name: str, components: Path | str | None = None) -> Game:
    """Return a game by name. If `components` is given, the game uses this corrected copy of its components file."""
    if components is not None:
        return make(name, Path(components))
    if name not in _games:
        _games[name] = make(name, None)
    return _games[name]


@lru_cache(16)
def game_with(name: str, components: str) -> Game:
    """Return a game with the text of a corrected components file."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "components.toml")
        path.write_text(components, encoding="utf-8")
        return make(name, path)


def game_with_values(name: str, printed: list[ComponentValue]) -> Game:
    """Return a game with corrected values, or the unmodified game if there are no corrections."""
    return _game_with_values(name, json.dumps([vars(value) for value in printed])) if printed else game(name)


@lru_cache(16)
def _game_with_values(name: str, printed: str) -> Game:
    values = [ComponentValue(**value) for value in json.loads(printed)]
    return game_with(name, toml_text(corrected(game(name).file.tables, values), f"{len(values)} values corrected"))


def make(name: str, components: Path | None) -> Game:
    if name in NAMES:
        entry_point = EntryPoint(name, f"{__name__}.{name}.game:{name.capitalize()}Game", GROUP)
        return cast(Game, entry_point.load()(components))
    for entry in plugins():
        if entry.name == name:
            return load_plugin(entry, components)
    raise BadOption(f"There is no game '{name}'. Choose {listed(names())}.")


def load_plugin(entry: EntryPoint, components: Path | None) -> Game:
    """Load a game from another package. Error messages identify the package and the problem."""
    source = f"the game '{entry.name}'" + (f" of {entry.dist.name}" if entry.dist else "")
    try:
        made: object = entry.load()(components)
    except UkiyoError:
        raise
    except Exception as error:  # code from another package can raise anything
        raise BadOption(f"{source} can't be loaded from {entry.value}: {type(error).__name__}: {error}") from error
    if not isinstance(made, Game):
        raise BadOption(f"{source} can't be played: {entry.value} does not create a ukiyo.engine.game.Game.")
    if made.name != entry.name:
        raise BadOption(f"{source} has the name '{made.name}'. A game must have the same name as its entry point.")
    return made


def load_all() -> list[Game]:
    """Return all games that can be loaded."""
    return [loaded for loaded in map(load_or_error, names()) if isinstance(loaded, Game)]


def load_errors() -> list[str]:
    """Return the error message of each game that can't be loaded."""
    return [loaded for loaded in map(load_or_error, names()) if isinstance(loaded, str)]


def load_or_error(name: str) -> Game | str:
    try:
        return game(name)
    except UkiyoError as error:
        return str(error)
