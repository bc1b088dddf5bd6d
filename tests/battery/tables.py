"""The games and table sizes for the shared tests, and how they are played."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ukiyo
from tests.games.fireflies import invariants as fireflies
from tests.games.fireflies import shown as fireflies_shown
from tests.games.hokusai import invariants as hokusai
from tests.games.hokusai import shown as hokusai_shown
from tests.games.iki import invariants as iki
from tests.games.iki import shown as iki_shown
from ukiyo.engine.game import Game
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import State


@dataclass(frozen=True)
class Setting:
    """A game with a number of players and options."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *[value.replace(",", "+") for _, value in self.options]])

    @property
    def rules(self) -> Game:
        return ukiyo.game(self.game)

    def new(self, seed: int) -> State:
        return self.rules.new(self.players, seed, **dict(self.options))


def expansions(names: str) -> tuple[tuple[str, str], ...]:
    return (("expansions", names),)


SETTINGS = [
    *[Setting("iki", players) for players in (2, 3, 4)],
    *[Setting("hokusai", players) for players in (1, 2, 3, 4, 5)],
    Setting("hokusai", 3, expansions("track")),
    Setting("hokusai", 4, expansions("journey")),
    Setting("hokusai", 2, expansions("paths")),
    Setting("hokusai", 1, expansions("track,journey,paths")),
    Setting("hokusai", 5, expansions("track,journey,paths")),
]
FROM_OUTSIDE = [*[Setting("fireflies", players) for players in (2, 3, 4)], Setting("fireflies", 3, (("moon", "full"),))]
"""A game from another package. Tests that play it request the fixture `fireflies`, which installs it."""

INVARIANTS: dict[str, Callable[[State], None]] = {"iki": iki.check, "hokusai": hokusai.check, "fireflies": fireflies.check}
POINTED_AT: dict[str, Callable[[dict[str, Any], str], set[str]]] = {
    "iki": iki_shown.names,
    "hokusai": hokusai_shown.names,
    "fireflies": fireflies_shown.names,
}
"""Return the places on the board that a view mentions, by field."""
HELD: dict[str, Callable[[dict[str, Any]], dict[str, int]]] = {
    "iki": iki_shown.held,
    "hokusai": hokusai_shown.held,
    "fireflies": fireflies_shown.held,
}
"""The goods or drops of the deciding seat."""


def walk(setting: Setting, seed: int, moves: int) -> tuple[State, list[int]]:
    """Return the state after some random moves (or at the end of the game), and the moves."""
    state, chance = setting.new(seed), seeded(seed + 1)
    played: list[int] = []
    while not state.over and len(played) < moves:
        options = state.legal()
        played.append(options[chance.draw(len(options))])
        state.play(played[-1])
    return state, played


def perft(state: State, depth: int) -> int:
    """Return the number of move sequences of this length (perft), a common test for move generators in chess."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for action in state.legal():
        after = state.copy()
        after.play(action)
        count += perft(after, depth - 1)
    return count
