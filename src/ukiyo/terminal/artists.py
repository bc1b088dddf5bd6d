"""Finds the artist that draws a game."""

from importlib import import_module
from importlib.util import find_spec

from ukiyo.engine.game import Game
from ukiyo.locales import locale
from ukiyo.terminal.artist import Artist


def artist_for(game: Game, language: str, seats: list[str]) -> Artist:
    """Returns the artist from the game's module, such as `IkiArtist` in `iki`, or the general artist."""
    own = f"ukiyo.terminal.{game.name}"
    artist: type[Artist] = getattr(import_module(own), f"{game.name.capitalize()}Artist", Artist) if find_spec(own) else Artist
    return artist(game, locale(language), seats)
