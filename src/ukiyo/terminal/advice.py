"""Advice in words: the best moves of a position, and the moves of a game that cost most."""

from rich.console import RenderableType
from rich.table import Table as Grid

from ukiyo.bots.advice import Advice, Reviewed
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record
from ukiyo.terminal.artist import Artist, Position


def hint_table(advices: list[Advice], position: Position, artist: Artist) -> RenderableType:
    """A row a move: the share of the win it leaves its player, and what everybody would end with."""
    grid = Grid(title=artist.asked(position))
    grid.add_column(artist.say("hint-move"))
    grid.add_column(artist.say("hint-win"), justify="right")
    for seat in range(len(artist.names)):
        grid.add_column(artist.player(seat), justify="right")
    for advice in advices:
        grid.add_row(artist.choice(position, advice.action), f"{advice.win:.0%}", *[f"{score:.0f}" for score in advice.scores])
    return grid


def review_table(reviewed: list[Reviewed], record: Record, game: Game, artist: Artist) -> RenderableType:
    """A row a move of the game: what was played, what would have been better, and the share of the win between them."""
    grid = Grid()
    for heading in ("review-at", "review-played", "review-better"):
        grid.add_column(artist.say(heading))
    grid.add_column(artist.say("review-cost"), justify="right")
    for one in reviewed:
        position = Position(game, record.replay(game, one.move))
        played, better = [artist.choice(position, move.action) for move in (one.played, one.better)]
        grid.add_row(str(one.move), played, better, f"{one.cost:.0%}")
    return grid
