"""A bot that plays the favourite action of its network, without looking ahead."""

import numpy as np

from ukiyo.bots.bot import Bot
from ukiyo.bots.network import Network
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State

STUCK_MOVES = 900  # games end much earlier unless all players wait for each other


class PolicyBot(Bot):
    """Plays the most probable action, or samples if the temperature is positive. Also samples in stalled games."""

    def __init__(self, seed: int, network: Network, observer: Observer, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.network = network
        self.observer = observer
        self.temperature = temperature

    def choose(self, known: State) -> int:
        options = known.options
        if len(options) == 1:
            return options[0]
        logits = self.network.policy_logits(self.observer, [known])[0]
        temperature = self.temperature if known.moves < STUCK_MOVES else max(self.temperature, known.moves / STUCK_MOVES)
        if temperature == 0.0:
            return options[int(logits.argmax())]
        cumulative = np.exp((logits - logits.max()) / temperature).cumsum()
        return options[int(np.searchsorted(cumulative, self.rng.word() / 2**32 * cumulative[-1], side="right"))]
