"""A bot that plays any legal action."""

from ukiyo.bots.bot import Bot
from ukiyo.engine.state import State


class RandomBot(Bot):
    def ask(self, state: State) -> int:
        options = state.legal()
        return options[self.chance.draw(len(options))]

    def choose(self, known: State) -> int:
        return self.ask(known)
