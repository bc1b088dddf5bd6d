"""Plays many tables of a game side by side. A finished game is immediately replaced by a new one."""

from librt.strings import BytesWriter

from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.engine.generator import seeded
from ukiyo.engine.observation import write_mask
from ukiyo.engine.state import State


class Batch:
    """A number of tables. `play` takes one action per table, and the other methods return their values in table order.

    If `forced` is true, decisions with a single legal action are played automatically.
    """

    def __init__(self, game: Game, number: int, players: int, options: dict[str, object], seed: int, forced: bool = False) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.forced = forced
        self.observer = capabilities.observer(game)
        self.out = BytesWriter()  # reused, because its buffer grows only once
        self.chance = seeded(seed)
        self.blank = bytes(len(game.actions))
        self.states: list[State] = [self.new_game() for _ in range(number)]
        self.ended: list[int] = []  # the tables whose games ended in the last step
        self.totals: list[list[int]] = []  # the scores of these tables, by seat
        self.ranks: list[list[int]] = []
        self.counts: list[list[int]] = []  # their points by seat, which differ from the scores if a lost game scores 0

    def new_game(self) -> State:
        state = self.game.new(self.players, self.chance.word(), **self.options)
        if self.forced:
            play_forced(state)
        return state

    def play(self, actions: list[int]) -> None:
        """Play one decision at every table."""
        self.ended = []
        self.totals = []
        self.ranks = []
        self.counts = []
        states = self.states
        for i in range(len(states)):
            state = states[i]
            state.play(actions[i])
            if self.forced:
                play_forced(state)
            if state.over:
                scores = state.scores()
                self.ended.append(i)
                self.totals.append([score.total for score in scores])
                self.ranks.append([score.rank for score in scores])
                self.counts.append(self.game.points(state))
                states[i] = self.new_game()

    def seats(self) -> bytes:
        """Return the deciding seat of each table, one byte per table."""
        out = BytesWriter()
        for state in self.states:
            out.append(state.seat)
        return out.getvalue()

    def observations(self) -> bytes:
        """Return the observations of the deciding seats, table by table."""
        out, observer = self.out, self.observer
        out.truncate(0)
        for state in self.states:
            observer.write(out, state, state.seat)
        return out.getvalue()

    def masks(self) -> bytes:
        """Return the legal actions, table by table, with one byte per action of the game."""
        out = self.out
        out.truncate(0)
        for state in self.states:
            write_mask(out, state, self.blank)
        return out.getvalue()


def play_forced(state: State) -> None:
    """Play while there is only one legal action."""
    while len(state.options) == 1:
        state.play(state.options[0])
