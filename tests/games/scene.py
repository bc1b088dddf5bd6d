"""What scenes at the tables of all games have alike: playing by notation, who is asked what, and the final count."""

from typing import Generic

from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.engine.state import S, Score, Seat


class GameScene(Generic[S]):
    """One table. What is laid out is set as it is; what is played goes through the rules."""

    game: Game
    state: S

    def play(self, *notations: str) -> None:
        for notation in notations:
            self.state.play(self.game.parse(notation))

    def preview(self, notation: str) -> dict[str, object]:
        """What a legal action costs and gives, as those who draw the table are told."""
        action = self.game.parse(notation)
        assert action in self.state.legal()
        return capabilities.preview(self.game, self.state, action)

    def legal(self, kind: str = "") -> list[str]:
        """What may be played, all of it or one kind."""
        notations = [str(self.game.action(action)) for action in self.state.legal()]
        return [notation for notation in notations if not kind or notation.split()[0] == kind]

    @property
    def who(self) -> Seat:
        """Whose decision it is."""
        return self.state.seat

    @property
    def asked(self) -> str:
        """What is to be decided, in a word."""
        return self.state.decision()

    def score(self, seat: Seat) -> Score:
        return self.state.scores()[seat]

    def part(self, seat: Seat, category: str) -> int:
        """One line of the final count."""
        return self.score(seat).parts[category]
