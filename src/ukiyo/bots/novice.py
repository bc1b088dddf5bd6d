"""A bot that plays anything, with manners: it passes, gives up or lets burn only where nothing else can be done."""

from typing import Final

from ukiyo.bots.bot import Bot
from ukiyo.engine.state import State

LAST_RESORTS: Final = ["done", "discard", "burn", "sacrifice", "dismiss"]  # kinds of actions in either game


class NoviceBot(Bot):
    def choose(self, known: State) -> int:
        useful = [action for action in known.options if known.actions[action].kind not in LAST_RESORTS]
        options = useful or known.options
        return options[self.chance.draw(len(options))]
