"""Advice in words: the best moves of a position, and the moves of a game that cost most."""

from rich.console import RenderableType
from rich.table import Table as Grid

from ukiyo.bots.advice import Advice, Reviewed
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record
from ukiyo.engine.state import State
from ukiyo.terminal.artist import Artist


def hint_table(advices: list[Advice], state: State, artist: Artist) -> RenderableType:
    """A row a move: the share of the win it leaves its player, and what everybody would end with."""
    say = artist.words.say
    grid = Grid(title=say("whose-turn", player=artist.player(state.seat), question=artist.question(state)))
    grid.add_column(say("hint-move"))
    grid.add_column(say("hint-win"), justify="right")
    for seat in range(state.players):
        grid.add_column(artist.player(seat), justify="right")
    for advice in advices:
        grid.add_row(artist.choice(state, advice.action), f"{advice.win:.0%}", *[f"{score:.0f}" for score in advice.scores])
    return grid


def review_table(reviewed: list[Reviewed], record: Record, game: Game, artist: Artist) -> RenderableType:
    """A row a move of the game: what was played, what would have been better, and the share of the win between them."""
    say = artist.words.say
    grid = Grid()
    for heading in ("review-at", "review-played", "review-better"):
        grid.add_column(say(heading))
    grid.add_column(say("review-cost"), justify="right")
    for one in reviewed:
        state = record.replay(game, one.move)
        played, better = artist.choice(state, one.played.action), artist.choice(state, one.better.action)
        grid.add_row(str(one.move), played, better, f"{one.cost:.0%}")
    return grid
