"""What a game's terminal artist does: draw the table and put choices, questions and news into words."""

from rich.console import RenderableType

from ukiyo.engine.state import Seat, State
from ukiyo.locales import Words

SEAT_COLOURS = ["red", "blue", "green", "magenta", "yellow"]


class Artist:
    """Draws one game in one language for those who sit at its seats."""

    def __init__(self, words: Words, seats: list[str]) -> None:
        self.words = words
        self.example = ""  # of what can be explained
        self.names = [f"{name} {number}" for number, name in enumerate(seats, start=1)]

    def player(self, seat: Seat) -> str:
        """A player's name and number in his colour."""
        return f"[{SEAT_COLOURS[seat]}]{self.names[seat]}[/]" if seat >= 0 else self.words.say("nobody")

    def board(self, state: State) -> RenderableType:
        raise AssertionError("a game's artist draws its table")

    def question(self, state: State) -> str:
        """What the seat is asked."""
        raise AssertionError("a game's artist words its questions")

    def choice(self, state: State, action: int) -> str:
        """An action of the position in words, with what it costs and gives."""
        raise AssertionError("a game's artist words its choices")

    def told(self, state: State, action: int) -> str:
        """An action as the whole table hears of it."""
        return self.choice(state, action)

    def news(self, state: State) -> list[str]:
        """What the last action brought about, a line each."""
        raise AssertionError("a game's artist words its news")

    def verdict(self, state: State) -> list[str]:
        """How the game has ended, a line each."""
        return [self.words.say("winner", player=self.player(score.seat)) for score in state.scores() if score.rank == 1]

    def explain(self, state: State, text: str) -> RenderableType | None:
        """Everything about a component named by its id or by its name, or None."""
        raise AssertionError("a game's artist explains its components")

    def category(self, category: str) -> str:
        raise AssertionError("a game's artist names its scoring categories")
