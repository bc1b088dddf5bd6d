"""What a game's terminal artist does: draw the table and put choices, questions and news into words."""

from rich.console import RenderableType

from ukiyo.engine.state import Seat, State
from ukiyo.locales import Words

SEAT_COLOURS = ["red", "blue", "green", "magenta", "yellow"]


class Artist:
    """Draws one game in one language for those who sit at its seats."""

    def __init__(self, words: Words, seats: list[str]) -> None:
        self.words = words
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

    def news(self, state: State) -> list[str]:
        """What the last action brought about, a line each."""
        raise AssertionError("a game's artist words its news")

    def explain(self, state: State, text: str) -> RenderableType | None:
        """Everything about a component named by its id or by its name, or None."""
        raise AssertionError("a game's artist explains its components")

    def category(self, category: str) -> str:
        raise AssertionError("a game's artist names its scoring categories")
