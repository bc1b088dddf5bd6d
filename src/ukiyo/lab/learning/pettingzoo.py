"""A PettingZoo environment for every game, number of players and combination of options.

    from ukiyo.lab.learning.pettingzoo import env

    table = env(game, players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        table.step(None if terminated else choose(observation["observation"], observation["action_mask"]))

| property | value |
|---|---|
| agents | `seat_0`, `seat_1`, ..., one per player |
| agent selection | the deciding seat; often the same seat several times in a row, because a turn consists of several decisions |
| actions | `Discrete(n)`: the game's actions, with the same numbers in every state; `ukiyo.game(name).action(i)` names them |
| `action_mask` | int8, n: 1 for legal actions; all 0 for seats that are not deciding |
| `observation` | uint8; `observation.md` next to each game's rules explains the numbers, and `tables` generates that page |
| reward | the share of the win at the end of the game (1 for a sole winner), otherwise 0 |
| `info` | `score` and `rank` at the end of the game |
| termination | all agents terminate together; games are not truncated |

An observation contains no information that is hidden from its seat.

## Versions

| version | change |
|---|---|
| v0 | first version |
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

from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402 - after the check, which names the missing extra
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

RENDER_MODES = ["ansi", "human"]

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]


def env(
    game: str = games.NAMES[0], players: int = 4, render_mode: str | None = None, components: Path | None = None, **options: object
) -> OrderEnforcingWrapper:
    """Return the environment in PettingZoo's standard wrapper, which detects calls in the wrong order."""
    return OrderEnforcingWrapper(TableEnv(game, players, render_mode, components, **options))


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo's classes are not typed strictly
    """A PettingZoo environment with one table. `components` is an optional file with corrected components.

    All other options belong to the game.
    """

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
            raise BadOption(f"There is no render mode '{render_mode}'. Choose {listed(RENDER_MODES)}.")
        self.game = games.game(game, components)
        self.render_mode = render_mode
        self.players = players
        self.options = options
        self.table = self.game.new(players, 0, **options)  # raises an error if the arguments are wrong
        self.rng = seeded(0)
        self.observer = capabilities.observer(self.game)
        actions = len(self.game.actions)
        self.no_actions = bytes(actions)
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
        """Start a new game. Without a seed, the game continues the random sequence of the previous seed."""
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
        legal = mask(self.table, self.no_actions) if seat == self.table.seat else self.no_actions
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
            raise BadOption(f"{agent} must choose an action for '{self.table.decision()}'.")
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
        """Return or print the public view of the table as text."""
        if self.render_mode is None:
            return None
        text = "\n".join(lines(self.game.view(self.table, -1), 0))
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        pass


def lines(view: dict[str, Any], depth: int) -> Iterator[str]:
    """Yield the lines of an indented list that displays a view, without empty values."""
    for name, value in view.items():
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
    """Return the fields as a Markdown table. Fields that repeat for each seat, stall or space share a row."""
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
