"""Every game as a PettingZoo environment, for any number of players and any options.

    from ukiyo.lab.learning.pettingzoo import env

    table = env(game, players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        table.step(None if terminated else choose(observation["observation"], observation["action_mask"]))

| property | value |
|---|---|
| agents | `seat_0`, `seat_1`, ...: as many as play |
| who acts | the seat that is to decide; often the same several times in a row, because a move is several small decisions |
| actions | `Discrete(n)`: the game's action table, the same numbers in every position; `ukiyo.game(name).action(i)` names them |
| `action_mask` | int8, n: 1 for what is legal now; all 0 for seats that do not decide |
| `observation` | uint8: `observation.md` beside the rules of each game says what each number is, and `tables` makes that list |
| reward | at the end of the game the share of the win (1 for a sole winner); before that 0 |
| `info` | at the end `score` and `rank` |
| end | all seats terminate together; nothing is truncated |

Nothing is in an observation that its seat may not know.

## Versions

| version | change |
|---|---|
| v0 | the first |
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption, listed
from ukiyo.engine.generator import seeded
from ukiyo.engine.observation import Field, mask
from ukiyo.extras import require

require("lab", "gymnasium", "pettingzoo")

from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402 - so that the line above can name the extra
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

RENDER_MODES = ["ansi", "human"]

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]


def env(
    game: str = games.NAMES[0], players: int = 4, render_mode: str | None = None, components: Path | None = None, **options: object
) -> OrderEnforcingWrapper:
    """The environment in PettingZoo's usual wrapping, which complains when it is used out of order."""
    return OrderEnforcingWrapper(TableEnv(game, players, render_mode, components, **options))


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo's classes are not typed strictly
    """One table. `components` may be a corrected components file; the other options are the game's own."""

    metadata: ClassVar[dict[str, Any]] = {"name": "ukiyo_v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str = games.NAMES[0],
        players: int = 4,
        render_mode: str | None = None,
        components: Path | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"there is no render mode called '{render_mode}': choose {listed(RENDER_MODES)}")
        self.game = games.game(game, components)
        self.render_mode = render_mode
        self.players = players
        self.options = options
        self.table = self.game.new(players, 0, **options)  # complains at once about what is wrong
        self.rng = seeded(0)
        self.observer = capabilities.observer(self.game)
        actions = len(self.game.actions)
        self.nothing = bytes(actions)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = Dict({"observation": Box(0, 255, (self.observer.size,), np.uint8), "action_mask": Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game. Without a seed it is the next one after the last seed given."""
        if seed is not None:
            self.rng = seeded(seed)
        self.table = self.game.new(self.players, self.rng.word(), **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        legal = mask(self.table, self.nothing) if seat == self.table.seat else self.nothing
        return {
            "observation": np.frombuffer(bytearray(self.observer.observe(self.table, seat)), np.uint8),
            "action_mask": np.frombuffer(bytearray(legal), np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} has to decide '{self.table.decision()}' and cannot pass")
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self.finish()
        self.agent_selection = self.possible_agents[self.table.seat]
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        scores = self.table.scores()
        winners = sum(score.rank == 1 for score in scores)
        for agent, score in zip(self.possible_agents, scores, strict=True):
            self.rewards[agent] = 1 / winners if score.rank == 1 else 0.0
            self.terminations[agent] = True
            self.infos[agent] = {"score": score.total, "rank": score.rank}
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as anybody may see it, as text."""
        if self.render_mode is None:
            return None
        text = "\n".join(lines(self.game.view(self.table, -1), 0))
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        pass


def lines(shown: dict[str, Any], depth: int) -> Iterator[str]:
    """A view as an indented list, without what is empty."""
    for name, value in shown.items():
        if isinstance(value, dict) and value:
            yield f"{'  ' * depth}{name}:"
            yield from lines(value, depth + 1)
        elif isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
            for number, entry in enumerate(value):
                if entry is None:
                    continue
                yield f"{'  ' * depth}{name} {number}:"
                yield from lines(entry, depth + 1)
        elif value not in (None, [], {}):
            yield f"{'  ' * depth}{name}: {value}"


def tables(fields: list[Field]) -> str:
    """The fields as a Markdown table; those that come once for every seat, stall or place are one row."""
    first: dict[str, Field] = {}
    starts: dict[str, dict[tuple[int, ...], int]] = {}
    start = 0
    for field in fields:
        name = re.sub(r" \d+:", " k:", field.name)
        first.setdefault(name, field)
        starts.setdefault(name, {})[tuple(map(int, re.findall(r" (\d+):", field.name)))] = start
        start += field.size
    rows = ["| at | numbers | up to | field | meaning |", "|---|---|---|---|---|"]
    for name, field in first.items():
        groups = re.findall(r"(\w+) k:", name)
        at = starts[name]
        zero = at[(0,) * len(groups)]
        apart = [at[tuple(int(other == group) for other in groups)] - zero for group in groups]
        where = " + ".join([str(zero), *[f"{distance} {group}" for distance, group in zip(apart, groups, strict=True)]])
        rows.append(f"| {where} | {field.size} | {field.high} | {name} | {field.meaning} |")
    return "\n".join([*rows, "", f"{start} numbers in all."])
