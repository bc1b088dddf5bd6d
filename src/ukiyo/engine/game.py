"""What a game is to the rest of the house: how to begin it, name its actions, show it and store it."""

from ukiyo.engine.actions import Action, ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.errors import BadNotation, BadOption
from ukiyo.engine.state import Seat, State

MAX_SEED = 2**63 - 1


class Game:
    """A game with its rules and components. It holds no position and can be shared freely."""

    name: str
    version: int  # of the rules: a record says which it was played with
    seats: list[int]  # the possible numbers of players
    categories: list[str]  # of the final score, in the order they are counted
    actions: ActionTable
    file: ComponentFile  # the components in use

    @property
    def fingerprint(self) -> str:
        """Of the components in use; a record says which it was played with."""
        return self.file.fingerprint

    def new(self, players: int, seed: int, **options: object) -> State:
        """A fresh position. The same players, seed and options give the same game for ever."""
        if players not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players}")
        if not 0 <= seed <= MAX_SEED:
            raise BadOption(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}")
        return self.set_up(players, seed, self.checked(options))

    def checked(self, options: dict[str, object]) -> dict[str, object]:
        """The options with their defaults filled in, or a sentence on what is wrong with them."""
        for option in options:
            raise BadOption(f"{self.name} has no option '{option}'")
        return {}

    def action(self, index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise BadNotation(f"{self.name} has actions 0 to {len(self.actions) - 1}, not {index}")
        return self.actions[index]

    def parse(self, text: str) -> int:
        return self.actions.parse(text)

    def secret(self, action: int) -> bool:
        """Whether only its player may know which action it was; others are told its kind."""
        return False

    # What a game fills in.

    def set_up(self, players: int, seed: int, options: dict[str, object]) -> State:
        raise AssertionError("a game says how it is set up")

    def view(self, state: State, seat: Seat) -> dict[str, object]:
        """All that `seat` may know of the position, JSON-ready; seat -1 is a spectator."""
        raise AssertionError("a game says what a seat may know")

    def load(self, saved: dict[str, object]) -> State:
        """The position that `State.save` stored."""
        raise AssertionError("a game says what its state holds")
