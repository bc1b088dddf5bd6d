"""Plays games between masters and finds puzzles in them.

If a master evaluates one action as much better than the alternatives, the long search examines the position. If it confirms the action, the
next decision of the turn is examined, too. It becomes part of the solution if it also has a clearly best action.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from ukiyo import games
from ukiyo.bots import rollout
from ukiyo.bots.levels import network_for
from ukiyo.bots.lookahead import Candidate
from ukiyo.bots.rollout import Budget, RolloutSearch
from ukiyo.engine import capabilities
from ukiyo.engine.game import TrainingTable
from ukiyo.engine.generator import Generator, seeded
from ukiyo.engine.puzzles import FORMAT, End, Puzzle, Step, grade_of, play_step, turn_continues
from ukiyo.engine.record import Record, new_record
from ukiyo.engine.state import State
from ukiyo.lab.puzzles.search import MIN_GAP, MIN_STANDARD_ERRORS, LongSearch, OutOfTime, gap_between

ITERATIONS = 3  # search iterations for the masters
DETERMINIZATIONS = 320  # for comparing the best actions of a puzzle
MIN_CANDIDATE_GAP = 0.05  # minimum lead of an action for starting a long search
MAX_STEPS = 4  # maximum number of decisions in a puzzle
MAX_PUZZLES_PER_GAME = 5
OBVIOUS_SHARE = 0.15  # how often the search examines an action that is obvious to the network
GAMES_PER_SEED = 1_000_000
END_DETERMINIZATIONS = 48  # for playing a puzzle to the end of the game
END_SEED = 99
END_MAX_DECISIONS = 1500  # the network evaluates the state after this number of decisions
REFUTED_STANDARD_ERRORS = 2.0  # a puzzle is refuted if its result is this far below the minimum gap


@dataclass(frozen=True)
class MiningSettings:
    """The settings of a mining run."""

    game: str
    seed: int = 1
    determinizations: int = DETERMINIZATIONS
    iterations: int = ITERATIONS

    def made_with(self) -> dict[str, object]:
        """Return the first line of a puzzle file."""
        rules = games.game(self.game)
        return {
            "format": FORMAT, "game": rules.name, "rules": rules.version, "components": rules.fingerprint,
            "bots": f"master@{self.iterations}i", "seed": self.seed, "draws": self.determinizations,
            "gap": MIN_GAP, "sure": MIN_STANDARD_ERRORS,
        }  # fmt: skip


class Miner:
    """Mines games until the deadline."""

    def __init__(self, settings: MiningSettings, deadline: float) -> None:
        self.settings = settings
        self.deadline = deadline
        self.game = games.game(settings.game)
        self.network = network_for(self.game)
        self.observer = capabilities.observer(self.game)

    def mine_game(self, number: int, report: Callable[[Puzzle], None]) -> None:
        """Play game `number` and report its puzzles. The game depends only on the seed and the number."""
        seed = self.settings.seed * GAMES_PER_SEED + number
        table = self.table(number)
        bots = [f"master@{self.settings.iterations}i"] * table.players
        record = new_record(self.game, table.players, seed, bots, table.options)
        state, rng = record.start(self.game), seeded(seed + 1)
        puzzles, last_covered = 0, -1
        while not state.over and puzzles < MAX_PUZZLES_PER_GAME:
            if time.monotonic() > self.deadline:
                raise OutOfTime
            if len(state.options) == 1:
                record.play(state, state.options[0])
                continue
            search = RolloutSearch(self.network, self.observer, state.determinize(state.seat, rng.word()), rng)
            search.run(Budget(0.0, self.settings.iterations))
            if state.moves > last_covered and self.is_promising(search, rng):
                steps = self.solve(state, rng)
                if steps:
                    last_covered = state.moves + len(steps)
                    puzzles += 1
                    opening = Record(**{**record.__dict__, "moves": record.moves[:]})
                    name = f"{self.settings.seed}-{number}-{state.moves}"
                    report(Puzzle(name, opening, state.moves, state.round_number(), grade_of(steps), steps))
            record.play(state, search.best().action)

    def table(self, number: int) -> TrainingTable:
        """Return the kind of table for game `number`. The distribution is the same as in training."""
        tables = self.game.training
        at = seeded(self.settings.seed * GAMES_PER_SEED + number).draw(sum(table.weight for table in tables))
        for table in tables:
            at -= table.weight
            if at < 0:
                return table
        raise AssertionError("The weights do not add up.")

    def is_promising(self, search: RolloutSearch, rng: Generator) -> bool:
        """Return whether one candidate seems clearly best. Most candidates that are obvious to the network are rejected."""
        if len(search.candidates) < 2 or not search.candidates[0].utilities:
            return False
        best = search.highest()
        if any(gap_between(best, candidate)[0] < MIN_CANDIDATE_GAP for candidate in search.candidates if candidate is not best):
            return False
        return rng.draw(1000) < 1000 * (OBVIOUS_SHARE + 1 - self.prior(search.root, best.action))

    def prior(self, root: State, action: int) -> float:
        logits = self.network.policy_logits(self.observer, [root])[0]
        priors = np.exp(logits - logits.max())
        return float(priors[root.options.index(action)] / priors.sum())

    def solve(self, state: State, rng: Generator) -> list[Step]:
        """Return the following decisions of the turn, up to the first one without a clearly best action."""
        state, seat, steps = state.copy(), state.seat, list[Step]()
        while len(steps) < MAX_STEPS and (not steps or turn_continues(state, seat)):
            root = state.determinize(seat, rng.word())
            search = LongSearch(self.network, self.observer, root, rng)
            if not search.finds_best(self.settings.determinizations, self.deadline):
                break
            best = search.highest().action
            steps.append(search.step(self.game, self.prior(root, best)))
            play_step(state, best)
        return steps


def play_to_end(game: str, puzzle: Puzzle) -> tuple[str, End]:
    """Play the first step's solution and runner-up to the end of the game in the same determinizations.

    Unlike a search, this uses final scores instead of network evaluations.
    """
    rules, step = games.game(game), puzzle.steps[0]
    state = puzzle.position(rules)
    limits = replace(rollout.FULL_SEARCH, checkpoints=(END_MAX_DECISIONS,), full_network_decisions=END_MAX_DECISIONS)
    limits = replace(limits, determinizations=END_DETERMINIZATIONS)
    search = RolloutSearch(
        network_for(rules), capabilities.observer(rules), state.determinize(state.seat, 1), seeded(END_SEED), limits=limits
    )
    search.candidates = search.remaining = [
        Candidate(rules.parse(tried.action), state.players) for tried in (step.solution, step.runner_up)
    ]
    search.extend()
    gap, error = gap_between(*search.candidates)
    return puzzle.id, End(round(gap, 4), round(error, 4), END_DETERMINIZATIONS)


def is_refuted(end: End | None) -> bool:
    """Return whether the solution was not better at the end of the game, or the minimum gap is implausible."""
    return end is not None and (end.gap <= 0 or end.gap + REFUTED_STANDARD_ERRORS * end.error < MIN_GAP)
