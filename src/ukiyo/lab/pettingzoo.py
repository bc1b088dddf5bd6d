"""IKI and Hokusai as PettingZoo environments, for any number of players and any options.

    from ukiyo.lab.pettingzoo import env

    table = env("hokusai", players=3, expansions="track,paths")
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
| `observation` | uint8: the tables below, from the side of the seat that looks: seat 0 is itself, then the others in playing order |
| reward | at the end of the game the share of the win (1 for a sole winner); before that 0 |
| `info` | at the end `score` and `rank` |
| end | all seats terminate together; nothing is truncated |

Nothing is in an observation that its seat may not know. Numbers greater than 255 are written as 255. Where a field stands once for every
seat, stall, sector and so on, "at" says how far these lie apart. Missing seats, cards and expansions are zeros.

## IKI

Pending 0 is the card on its way to a stall, pending 1 the one whose ability is used.

| at | numbers | up to | field | meaning |
|---|---|---|---|---|
| 0 | 18 | 1 | decision | what is asked, in the order of the game's steps |
| 18 | 3 | 1 | players | 2, 3 or 4 |
| 21 | 1 | 13 | month | 0 while the table is set, 13 at New Year |
| 22 | 4 | 1 | season | spring to winter |
| 26 | 3 | 10 | fires | strength of the fires in months 5, 8 and 11 |
| 29 | 5 | 1 | blocked | the ikizama space that is blocked (two players) |
| 34 | 5 | 6 | blocking | blocking tiles not drawn yet, by space (two players) |
| 39 | 56 | 6 | row | for each character of the seasons: 0 not for hire, else 1 and the mons on it |
| 95 | 1 | 14 | deck | cards left in the season's deck |
| 96 | 10 | 1 | offered | buildings that can be built |
| 106 | 24 | 1 | market | season tokens on sale |
| 130 + 43 pending | 1 | 1 | pending k: character | a character lies there |
| 131 + 43 pending | 5 | 1 | pending k: type | its type |
| 136 + 43 pending | 1 | 8 | pending k: cost | mons it costs to hire |
| 137 + 43 pending | 1 | 4 | pending k: fire | fire power it brings |
| 138 + 43 pending | 4 | 1 | pending k: ability | what a visitor may do: trade, raise, swap, build |
| 142 + 43 pending | 6 | 4 | pending k: pay | what a visitor pays, by good |
| 148 + 43 pending | 7 | 4 | pending k: gain | what a visitor gains, by good, and fire power |
| 155 + 43 pending | 6 | 4 | pending k: salary | the salary above its kobun, by good |
| 161 + 43 pending | 1 | 4 | pending k: upkeep | what it costs its owner on payday instead |
| 162 + 43 pending | 1 | 3 | pending k: to retire | experience it still needs to retire |
| 163 + 43 pending | 10 | 1 | pending k: building | which building lies there |
| 216 | 1 | 1 | bought | the first of a pipe and a pouch has been bought |
| 217 | 16 | 1 | swapping | the first stall of a swap |
| 233 | 16 | 1 | burning | where the fire stands while it may be avoided |
| 249 | 2 | 1 | open | the shop, a visit: still to be used in this turn |
| 251 + 69 seat | 1 | 1 | seat k: present | somebody sits there |
| 252 + 69 seat | 1 | 1 | seat k: decides | is to decide now |
| 253 + 69 seat | 1 | 1 | seat k: first | is the first player |
| 254 + 69 seat | 6 | 12 | seat k: goods | mon, rice, wood, sandals, koban, IKI |
| 260 + 69 seat | 1 | 4 | seat k: kobun | kobun at hand |
| 261 + 69 seat | 1 | 10 | seat k: power | fire power |
| 262 + 69 seat | 4 | 1 | seat k: fire rank | place on the fire track from the front |
| 266 + 69 seat | 5 | 1 | seat k: ikizama | the space chosen this month |
| 271 + 69 seat | 9 | 1 | seat k: oyakata | where the oyakata stands, 0 off the street |
| 280 + 69 seat | 5 | 4 | seat k: retired | retired characters by type |
| 285 + 69 seat | 6 | 6 | seat k: pension | what they earn on payday, by good |
| 291 + 69 seat | 24 | 1 | seat k: tokens | season tokens bought |
| 315 + 69 seat | 5 | 1 | seat k: specials | special tokens held |
| 527 + 49 stall | 4 | 1 | stall k: owner | whose kobun stands there |
| 531 + 49 stall | 1 | 1 | stall k: neutral | a character without owner |
| 532 + 49 stall | 1 | 3 | stall k: extra | mons the stall costs besides |
| 533 + 49 stall | 1 | 1 | stall k: character | a character lies there |
| 534 + 49 stall | 5 | 1 | stall k: type | its type |
| 539 + 49 stall | 1 | 8 | stall k: cost | mons it costs to hire |
| 540 + 49 stall | 1 | 4 | stall k: fire | fire power it brings |
| 541 + 49 stall | 4 | 1 | stall k: ability | what a visitor may do: trade, raise, swap, build |
| 545 + 49 stall | 6 | 4 | stall k: pay | what a visitor pays, by good |
| 551 + 49 stall | 7 | 4 | stall k: gain | what a visitor gains, by good, and fire power |
| 558 + 49 stall | 6 | 4 | stall k: salary | the salary above its kobun, by good |
| 564 + 49 stall | 1 | 4 | stall k: upkeep | what it costs its owner on payday instead |
| 565 + 49 stall | 1 | 3 | stall k: to retire | experience it still needs to retire |
| 566 + 49 stall | 10 | 1 | stall k: building | which building lies there |

1311 numbers in all.

## Hokusai

| at | numbers | up to | field | meaning |
|---|---|---|---|---|
| 0 | 39 | 1 | decision | what is asked, in the order of the game's steps |
| 39 | 5 | 1 | players | 1 to 5 |
| 44 | 3 | 1 | expansions | track, journey, paths |
| 47 | 1 | 100 | turns | turns begun |
| 48 | 3 | 1 | open | main action, extra action, power: still to be used |
| 51 | 1 | 3 | stops | actions still allowed where the apprentice has stopped |
| 52 | 3 | 1 | stopped | done there: card, pigment, token |
| 55 | 3 | 32 | piles | kakemonos in the deck, artisans in the pile, artisans returned under it |
| 58 | 5 | 10 | tool bag | markers in the bag |
| 63 | 3 | 8 | reserve | secondaries in the reserve |
| 66 | 8 | 1 | top: collection | the revealed top of the deck: its collection |
| 74 | 4 | 1 | top: value | the revealed top of the deck: its value: 3, 5, 7 or 9 |
| 78 | 6 | 4 | top: pigments | the revealed top of the deck: drops it asks for, by colour |
| 84 | 5 | 2 | top: markers | the revealed top of the deck: tool markers on it |
| 89 | 9 | 1 | public | public objectives in play |
| 98 | 8 | 1 | own objectives | individual objectives of the seat that looks |
| 106 | 8 | 1 | known objectives | those in the pile, if the seat has looked |
| 114 | 12 | 1 | masters | masters to choose from |
| 126 | 25 | 1 | offer | artisans drawn to pick from, if the seat picks |
| 151 | 3 | 2 | mixed | secondaries set aside until the wheel has turned |
| 154 | 3 | 4 | entering | drops on their way to the wheel |
| 157 | 5 | 1 | entry | the sector the next of them enters |
| 162 | 2 | 1 | direction | clockwise, counterclockwise |
| 164 | 5 | 2 | icons | markers the artisans may still remove in this action |
| 169 | 6 | 2 | sharaku | tools on that master; whether he may still remove one |
| 175 | 3 | 1 | exhibiting | the place of the kakemono on its way to the cloth |
| 178 | 2 | 30 | cell | where it goes: column and row, plus 15 |
| 180 | 8 | 3 | bonus | what its edges still pay, by icon |
| 188 | 5 | 2 | arriving: tool | the artisan on the way to a chair: icons of its tool |
| 193 | 1 | 5 | arriving: points | the artisan on the way to a chair: its points |
| 194 | 9 | 1 | arriving: substitution | the artisan on the way to a chair: drop times three plus the colour it may stand for |
| 203 | 16 | 1 | chosen | the first half of a choice in two parts; of a secret one only for who makes it |
| 219 | 5 | 1 | closer | who ended the game |
| 224 | 1 | 1 | again | an extra turn has been earned |
| 225 | 81 | 1 | journey | what each space of the Journey is |
| 306 | 54 | 1 | path | the colour each step of the Paths asks for |
| 360 | 45 | 1 | path bonus | what each step brings |
| 405 | 5 | 1 | path first | who reached the end of the Paths first |
| 410 + 50 sector | 8 | 1 | sector k: token | its action token |
| 418 + 50 sector | 1 | 1 | sector k: oval | the oval points at it |
| 419 + 50 sector | 3 | 4 | sector k: wheel | drops on the wheel space there |
| 422 + 50 sector | 8 | 1 | sector k: collection | its collection |
| 430 + 50 sector | 4 | 1 | sector k: value | its value: 3, 5, 7 or 9 |
| 434 + 50 sector | 6 | 4 | sector k: pigments | drops it asks for, by colour |
| 440 + 50 sector | 5 | 2 | sector k: markers | tool markers on it |
| 445 + 50 sector | 5 | 2 | sector k: artisan tool | the artisan there: icons of its tool |
| 450 + 50 sector | 1 | 5 | sector k: artisan points | the artisan there: its points |
| 451 + 50 sector | 9 | 1 | sector k: artisan substitution | the artisan there: drop times three plus the colour it may stand for |
| 660 + 324 seat | 1 | 1 | seat k: present | somebody sits there |
| 661 + 324 seat | 1 | 1 | seat k: decides | is to decide now |
| 662 + 324 seat | 1 | 1 | seat k: first | is the first player |
| 663 + 324 seat | 12 | 1 | seat k: master | the master |
| 675 + 324 seat | 10 | 1 | seat k: apprentice | where the apprentice stands |
| 685 + 324 seat | 7 | 4 | seat k: bag | drops in the bag, by colour |
| 692 + 324 seat | 7 | 4 | seat k: active | drops in the active area |
| 699 + 324 seat | 7 | 4 | seat k: discard | drops in the discard area |
| 706 + 324 seat | 1 | 4 | seat k: beside | blacks used as jokers |
| 707 + 324 seat | 5 | 4 | seat k: kept | markers removed, by tool |
| 712 + 324 seat | 1 | 3 | seat k: signatures | signatures left |
| 713 + 324 seat | 1 | 2 | seat k: objectives | how many individual objectives are held |
| 714 + 324 seat | 1 | 9 | seat k: walked | space of the Journey |
| 715 + 324 seat | 1 | 9 | seat k: climbed | steps on the Paths |
| 716 + 324 seat | 1 | 16 | seat k: row | row of the pigment track |
| 717 + 324 seat + 15 chair | 5 | 2 | seat k: chair k: tool | the artisan there: icons of its tool |
| 722 + 324 seat + 15 chair | 1 | 5 | seat k: chair k: points | the artisan there: its points |
| 723 + 324 seat + 15 chair | 9 | 1 | seat k: chair k: substitution | the artisan there: drop times three plus the colour it may stand for |
| 777 + 324 seat + 69 place | 8 | 1 | seat k: place k: collection | the kakemono there: its collection |
| 785 + 324 seat + 69 place | 4 | 1 | seat k: place k: value | the kakemono there: its value: 3, 5, 7 or 9 |
| 789 + 324 seat + 69 place | 6 | 4 | seat k: place k: pigments | the kakemono there: drops it asks for, by colour |
| 795 + 324 seat + 69 place | 5 | 2 | seat k: place k: markers | the kakemono there: tool markers on it |
| 800 + 324 seat + 69 place | 6 | 4 | seat k: place k: missing | the kakemono there: drops still missing |
| 806 + 324 seat + 69 place | 7 | 4 | seat k: place k: painted | the kakemono there: drops that lie on it |
| 813 + 324 seat + 69 place | 1 | 1 | seat k: place k: freed | the kakemono there: the joker on it will go home |
| 814 + 324 seat + 69 place | 32 | 2 | seat k: place k: edges | the kakemono there: its icons by side; only for its owner |
| 2280 + 57 work | 1 | 30 | work k: x | column plus 15 |
| 2281 + 57 work | 1 | 30 | work k: y | row plus 15 |
| 2282 + 57 work | 5 | 1 | work k: by | who signed it |
| 2287 + 57 work | 8 | 1 | work k: collection | its collection |
| 2295 + 57 work | 4 | 1 | work k: value | its value: 3, 5, 7 or 9 |
| 2299 + 57 work | 6 | 4 | work k: pigments | drops it asks for, by colour |
| 2305 + 57 work | 32 | 2 | work k: edges | its icons by side as it hangs |

3192 numbers in all.

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
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.engine.observation import Field, mask

RENDER_MODES = ["ansi", "human"]

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]


def env(
    game: str = "iki", players: int = 4, render_mode: str | None = None, components: Path | None = None, **options: object
) -> OrderEnforcingWrapper:
    """The environment in PettingZoo's usual wrapping, which complains when it is used out of order."""
    return OrderEnforcingWrapper(TableEnv(game, players, render_mode, components, **options))


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo's classes are not typed strictly
    """One table. `components` may be a corrected components file; the other options are the game's own."""

    metadata: ClassVar[dict[str, Any]] = {"name": "ukiyo_v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self, game: str = "iki", players: int = 4, render_mode: str | None = None, components: Path | None = None, **options: object
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"there is no render mode '{render_mode}'; there is " + ", ".join(RENDER_MODES))
        self.game = games.game(game, components)
        self.render_mode = render_mode
        self.players = players
        self.options = options
        self.table = self.game.new(players, 0, **options)  # complains at once about what is wrong
        self.chance = seeded(0)
        self.observer = self.game.observer()
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
            self.chance = seeded(seed)
        self.table = self.game.new(self.players, self.chance.word(), **self.options)
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
            "observation": np.frombuffer(self.observer.observe(self.table, seat), np.uint8),
            "action_mask": np.frombuffer(legal, np.int8),
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
