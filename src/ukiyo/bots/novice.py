"""The novice: plays random actions, but passes, gives up or wastes something only when nothing else is legal."""

from ukiyo.bots.bot import Bot
from ukiyo.engine.state import State


class NoviceBot(Bot):
    def __init__(self, seed: int, last_resorts: tuple[str, ...]) -> None:
        super().__init__(seed)
        self.last_resorts = last_resorts  # kinds of actions

    def choose(self, known: State) -> int:
        useful = [action for action in known.options if known.actions[action].kind not in self.last_resorts]
        options = useful or known.options
        return options[self.rng.draw(len(options))]
