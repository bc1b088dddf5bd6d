"""A bot that plays what its network likes best, without looking ahead."""

import numpy as np

from ukiyo.bots.bot import Bot
from ukiyo.bots.network import Network
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State


class PolicyBot(Bot):
    """With a temperature it draws among what it likes instead: the higher, the more it tries."""

    def __init__(self, seed: int, network: Network, observer: Observer, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.network = network
        self.observer = observer
        self.temperature = temperature

    def choose(self, known: State) -> int:
        options = known.options
        if len(options) == 1:
            return options[0]
        likings = self.network.likings(self.network.bodies(self.observer, [known]))[0][options]
        if self.temperature == 0.0:
            return options[int(likings.argmax())]
        shares = np.exp((likings - likings.max()) / self.temperature).cumsum()
        return options[int(np.searchsorted(shares, self.chance.word() / 2**32 * shares[-1], side="right"))]
