"""A bot that plays what its network likes best, without looking ahead."""

import numpy as np

from ukiyo.bots.bot import Bot
from ukiyo.bots.network import Network
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State

STUCK = 900  # moves: games end long before, unless everybody waits for somebody else to do something


class PolicyBot(Bot):
    """With a temperature it draws among what it likes instead: the higher, the more it tries. So it does where a game is stuck."""

    def __init__(self, seed: int, network: Network, observer: Observer, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.network = network
        self.observer = observer
        self.temperature = temperature

    def choose(self, known: State) -> int:
        options = known.options
        if len(options) == 1:
            return options[0]
        likings = self.network.likings(self.observer, [known])[0]
        temperature = self.temperature if known.moves < STUCK else max(self.temperature, known.moves / STUCK)
        if temperature == 0.0:
            return options[int(likings.argmax())]
        shares = np.exp((likings - likings.max()) / temperature).cumsum()
        return options[int(np.searchsorted(shares, self.chance.word() / 2**32 * shares[-1], side="right"))]
