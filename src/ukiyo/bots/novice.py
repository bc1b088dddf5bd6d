"""A bot that plays anything, with manners: it passes, gives up or lets burn only where nothing else can be done."""

from ukiyo.bots.bot import Bot
from ukiyo.engine.state import State


class NoviceBot(Bot):
    def __init__(self, seed: int, last_resorts: tuple[str, ...]) -> None:
        super().__init__(seed)
        self.last_resorts = last_resorts  # kinds of actions

    def choose(self, known: State) -> int:
        useful = [action for action in known.options if known.actions[action].kind not in self.last_resorts]
        options = useful or known.options
        return options[self.chance.draw(len(options))]
