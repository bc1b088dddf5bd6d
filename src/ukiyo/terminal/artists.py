"""Which artist draws which game."""

from ukiyo.engine.game import Game
from ukiyo.games.hokusai.game import HokusaiGame
from ukiyo.games.iki.game import IkiGame
from ukiyo.locales import words
from ukiyo.terminal.artist import Artist
from ukiyo.terminal.hokusai import HokusaiArtist
from ukiyo.terminal.iki import IkiArtist


def artist_for(game: Game, language: str, seats: list[str]) -> Artist:
    if isinstance(game, HokusaiGame):
        return HokusaiArtist(words(language), seats, game.components)
    assert isinstance(game, IkiGame)
    return IkiArtist(words(language), seats, game.components)
