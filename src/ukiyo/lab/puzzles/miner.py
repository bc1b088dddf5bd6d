"""Plays games between masters and finds puzzles in them."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ukiyo import games
from ukiyo.bots import rollout
from ukiyo.bots.levels import network_of
from ukiyo.bots.lookahead import Idea
from ukiyo.bots.rollout import Budget, Rollouts
from ukiyo.engine import capabilities
from ukiyo.engine.generator import Generator, seeded
from ukiyo.engine.puzzles import (
    FORMAT,
    End,
    Puzzle,
    Step,
    goes_on,
    grade_of,
    play_step,
)
from ukiyo.engine.record import Record, new_record
from ukiyo.engine.state import State
from ukiyo.lab.puzzles.search import GAP, HOPE, SURE, LongSearch, TimeIsUp, compared

ITERATIONS = 3  # of the masters that play
LONG = 320  # draws in which a puzzle's best actions are compared
STEPS = 4  # of a turn at most
ENDS = 48  # draws in which a puzzle is played to the end
END_SEED = 99  # of those
END_LONGEST = 1500  # decisions after which a game that drags on is judged
REFUTED = 2.0  # standard errors by which what comes of it there must be less than a puzzle's gap
FROM_A_GAME = 5  # puzzles at most
EASY = 0.15  # how often an action that the network likes best of all by far is looked at
SEEDS = 1_000_000  # games a seed stands for


@dataclass(frozen=True)
class Mine:
    """What is looked for, where, and how thoroughly."""

    game: str
    seed: int = 1
    draws: int = LONG
    iterations: int = ITERATIONS

    def made_with(self) -> dict[str, object]:
        """The first line of a file."""
        rules = games.game(self.game)
        return {
            "format": FORMAT, "game": rules.name, "rules": rules.version, "components": rules.fingerprint,
            "bots": f"master@{self.iterations}i", "seed": self.seed, "draws": self.draws, "gap": GAP, "sure": SURE,
        }  # fmt: skip


class Miner:
    """Plays games of masters and looks for puzzles in them."""

    def __init__(self, mine: Mine, until: float) -> None:
        self.mine = mine
        self.until = until
        self.game = games.game(mine.game)
        self.network = network_of(self.game)
        self.observer = capabilities.observer(self.game)

    def play(self, number: int, found: Callable[[Puzzle], None]) -> None:
        """Game `number`, and whatever puzzles come up."""
        seed = self.mine.seed * SEEDS + number
        table = self.table(number)
        bots = [f"master@{self.mine.iterations}i"] * table.players
        record = new_record(self.game, table.players, seed, bots, table.options)
        state, chance = record.start(self.game), seeded(seed + 1)
        puzzles, passed = 0, -1
        while not state.over and puzzles < FROM_A_GAME:
            if time.monotonic() > self.until:
                raise TimeIsUp
            if len(state.options) == 1:
                record.play(state, state.options[0])
                continue
            rollouts = Rollouts(self.network, self.observer, state.determinize(state.seat, chance.word()), chance)
            rollouts.think(Budget(0.0, self.mine.iterations))
            if state.moves > passed and self.promising(rollouts, chance):
                steps = self.solve(state, chance)
                if steps:
                    passed = state.moves + len(steps)
                    puzzles += 1
                    begun = Record(**{**record.__dict__, "moves": record.moves[:]})
                    name = f"{self.mine.seed}-{number}-{state.moves}"
                    found(Puzzle(name, begun, state.moves, state.round_number(), grade_of(steps), steps))
            record.play(state, rollouts.best().action)

    def table(self, number: int) -> Any:
        """What is played in game `number`: the tables a network learns at, as often as it does."""
        tables = self.game.training
        at = seeded(self.mine.seed * SEEDS + number).draw(sum(table.weight for table in tables))
        for table in tables:
            at -= table.weight
            if at < 0:
                return table
        raise AssertionError("the weights add up")

    def promising(self, rollouts: Rollouts, chance: Generator) -> bool:
        """Whether one idea seems clearly best; of what the network sees at once only a few are taken."""
        if len(rollouts.ideas) < 2 or not rollouts.ideas[0].worths:
            return False
        best = rollouts.highest()
        if any(compared(best, idea)[0] < HOPE for idea in rollouts.ideas if idea is not best):
            return False
        return chance.draw(1000) < 1000 * (EASY + 1 - self.liking(rollouts.known, best.action))

    def liking(self, known: State, action: int) -> float:
        likings = self.network.likings(self.observer, [known])[0]
        shares = np.exp(likings - likings.max())
        return float(shares[known.options.index(action)] / shares.sum())

    def solve(self, state: State, chance: Generator) -> list[Step]:
        """The decisions of the turn from here on, as far as one action is clearly the best."""
        state, seat, steps = state.copy(), state.seat, list[Step]()
        while len(steps) < STEPS and (not steps or goes_on(state, seat)):
            known = state.determinize(seat, chance.word())
            search = LongSearch(self.network, self.observer, known, chance)
            if not search.clear(self.mine.draws, self.until):
                break
            best = search.highest().action
            steps.append(search.step(self.game, self.liking(known, best)))
            play_step(state, best)
        return steps


def play_to_the_end(game: str, puzzle: Puzzle) -> tuple[str, End]:
    """The solution of the first step and what comes closest, in the same draws."""
    rules, step = games.game(game), puzzle.steps[0]
    state = puzzle.position(rules)
    sight = replace(rollout.FAR, draws=ENDS, marks=(END_LONGEST,), near=END_LONGEST)
    rollouts = Rollouts(network_of(rules), capabilities.observer(rules), state.determinize(state.seat, 1), seeded(END_SEED), sight=sight)
    rollouts.ideas = rollouts.left = [Idea(rules.parse(tried.action), state.players) for tried in (step.solution, step.runner_up)]
    rollouts.play_on()
    gap, error = compared(*rollouts.ideas)
    return puzzle.id, End(round(gap, 4), round(error, 4), ENDS)


def refuted(end: End | None) -> bool:
    """The solution was not better there, or so little that a puzzle's gap is out of the question."""
    return end is not None and (end.gap <= 0 or end.gap + REFUTED * end.error < GAP)
