"""The base class of arranged tables: playing by notation, decisions and scores."""

from typing import Generic

from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.engine.state import S, Score, Seat


class ArrangedGame(Generic[S]):
    """One table. Arrangements set the state directly, and moves follow the rules."""

    game: Game
    state: S

    def play(self, *notations: str) -> None:
        for notation in notations:
            self.state.play(self.game.parse(notation))

    def preview(self, notation: str) -> dict[str, object]:
        """Return the preview of a legal action."""
        action = self.game.parse(notation)
        assert action in self.state.legal()
        return capabilities.preview(self.game, self.state, action)

    def legal(self, kind: str = "") -> list[str]:
        """Return the legal actions, or only those of one kind."""
        notations = [str(self.game.action(action)) for action in self.state.legal()]
        return [notation for notation in notations if not kind or notation.split()[0] == kind]

    @property
    def seat_to_move(self) -> Seat:
        """The deciding seat."""
        return self.state.seat

    @property
    def decision(self) -> str:
        """The name of the decision."""
        return self.state.decision()

    def score(self, seat: Seat) -> Score:
        return self.state.scores()[seat]

    def part(self, seat: Seat, category: str) -> int:
        """Return a score category."""
        return self.score(seat).parts[category]
