"""Finds the renderer of a game."""

from importlib import import_module
from importlib.util import find_spec

from ukiyo.engine.game import Game
from ukiyo.locales import locale
from ukiyo.terminal.renderer import Renderer


def renderer_for(game: Game, language: str, seats: list[str]) -> Renderer:
    """Returns the renderer from the game's module, such as `IkiRenderer` in `iki`, or the general renderer."""
    own = f"ukiyo.terminal.{game.name}"
    renderer: type[Renderer] = getattr(import_module(own), f"{game.name.capitalize()}Renderer", Renderer) if find_spec(own) else Renderer
    return renderer(game, locale(language), seats)
