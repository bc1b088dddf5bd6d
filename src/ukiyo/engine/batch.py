"""Many tables of one game that go on side by side; where a game is over, the next one begins at once."""

from librt.strings import BytesWriter

from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.engine.generator import seeded
from ukiyo.engine.observation import write_mask
from ukiyo.engine.state import State


class Batch:
    """`number` tables. `play` takes one action a table; everything else is read from here in the order of the tables.

    With `forced`, decisions with a single option are played at once and never shown.
    """

    def __init__(self, game: Game, number: int, players: int, options: dict[str, object], seed: int, forced: bool = False) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.forced = forced
        self.observer = capabilities.observer(game)
        self.out = BytesWriter()  # grows once
        self.chance = seeded(seed)
        self.blank = bytes(len(game.actions))
        self.states: list[State] = [self.fresh() for _ in range(number)]
        self.ended: list[int] = []  # the tables whose game the last step ended
        self.totals: list[list[int]] = []  # and its scores and ranks, by seat
        self.ranks: list[list[int]] = []
        self.counts: list[list[int]] = []  # and its points as counted: they differ from the scores where a lost game scores nothing

    def fresh(self) -> State:
        state = self.game.new(self.players, self.chance.word(), **self.options)
        if self.forced:
            play_forced(state)
        return state

    def play(self, actions: list[int]) -> None:
        """One decision at every table."""
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
                states[i] = self.fresh()

    def seats(self) -> bytes:
        """Who decides, a byte a table."""
        out = BytesWriter()
        for state in self.states:
            out.append(state.seat)
        return out.getvalue()

    def observations(self) -> bytes:
        """What the seats that decide may know, one table after the other."""
        out, observer = self.out, self.observer
        out.truncate(0)
        for state in self.states:
            observer.write(out, state, state.seat)
        return out.getvalue()

    def masks(self) -> bytes:
        """What may be played: a byte for every action of the game, table after table."""
        out = self.out
        out.truncate(0)
        for state in self.states:
            write_mask(out, state, self.blank)
        return out.getvalue()


def play_forced(state: State) -> None:
    """Play on while there is nothing to choose between."""
    while len(state.options) == 1:
        state.play(state.options[0])
