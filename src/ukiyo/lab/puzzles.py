"""Puzzles, mined from games between masters: decisions in which a short search sees one best action, and a long one agrees.

Masters play; wherever one of them finds one action clearly better than the others, the position is searched again: every legal action, in
many fresh draws of all that the seat cannot know. Only where the best action is better than each of the others by a good deal, and by many
standard errors, is it a puzzle. Then the next decision of the turn is looked at in the same way: as far as one action is clearly best, it
belongs to the solution.

A search trusts the network's judgement on the way. So whatever is chosen is played on once more, to the end of the game, where points
are counted and nothing is judged; what that refutes is left out.

What is found is kept in a file at once, and a run that was ended goes on. A game depends on the seed and its number only.

Once a network has learned more, puzzles are judged again: those that still have one clearly best turn stay, with new evidence.
"""

import hashlib
import json
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from functools import partial
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from typing import Any

import numpy as np

from ukiyo import games
from ukiyo.bots import rollout
from ukiyo.bots.levels import network_of
from ukiyo.bots.lookahead import Idea, difference
from ukiyo.bots.network import Network
from ukiyo.bots.rollout import Budget, Rollouts
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.engine.generator import Generator, seeded
from ukiyo.engine.observation import Observer
from ukiyo.engine.puzzles import (
    FORMAT,
    BadPuzzle,
    End,
    Puzzle,
    PuzzleBook,
    Step,
    Try,
    check_puzzles,
    goes_on,
    grade_of,
    play_step,
    puzzle_of,
    read_puzzles,
    write_puzzles,
)
from ukiyo.engine.record import Move, Record, new_record
from ukiyo.engine.state import State

ITERATIONS = 3  # of the masters that play
HOPE = 0.05  # by how much an action must seem better than each other one for a long search to begin
GAP = 0.06  # by how much it must be better: a twentieth of a win, or four points
SURE = 4.0  # and by how many standard errors
BEHIND = 5.0  # standard errors by which an action must be worse to be left behind on the way
HOPELESS = 1.5  # standard errors by which the best must lead after the first draws, or the search ends
LONG = 320  # draws in which a puzzle's best actions are compared
FIRST = 16  # draws in which all actions are
SECOND = 48  # draws after which a search that leads nowhere ends
STEPS = 4  # of a turn at most
ENDS = 48  # draws in which a puzzle is played to the end
END_SEED = 99  # of those
END_LONGEST = 1500  # decisions after which a game that drags on is judged
REFUTED = 2.0  # standard errors by which what comes of it there must be less than a puzzle's gap
FROM_A_GAME = 5  # puzzles at most
EASY = 0.15  # how often an action that the network likes best of all by far is looked at
PHASES = 6  # of a game, from each of which as many puzzles are chosen as there are
USUAL = 0.95  # of the puzzles come up before a game is as good as over; one that drags on for twice as long is left out
SEEDS = 1_000_000  # games a seed stands for
LOOK = 1.0  # seconds after which it is looked whether a process still lives


class TimeIsUp(Exception):
    """The budget is spent; what was found is kept."""


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


class LongSearch(Rollouts):
    """Every legal action, played on by the larger network alone; those that are clearly worse are left behind on the way."""

    def __init__(self, network: Network, observer: Observer, known: State, chance: Generator) -> None:
        super().__init__(network, observer, known, chance, sight=replace(rollout.FAR, near=rollout.FAR.marks[-1]))
        self.ideas = [Idea(action, known.players) for action in known.options]
        self.left = self.ideas

    def clear(self, draws: int, until: float) -> bool:
        """Whether one action is clearly the best; the best two are compared to the end."""
        while len(self.left[0].worths) < draws:
            if time.monotonic() > until:
                raise TimeIsUp
            self.play_on()
            if len(self.left[0].worths) < min(FIRST, draws):
                continue
            best = self.highest()
            behind = sorted([(*compared(best, idea), idea) for idea in self.left if idea is not best], key=lambda one: one[0])
            gap, error = behind[0][:2]
            if len(best.worths) >= SECOND and (gap < GAP / 2 or gap < HOPELESS * error):
                return False
            self.left = [best, *[idea for at, (gap, error, idea) in enumerate(behind) if at == 0 or gap < BEHIND * error]]
        best = self.highest()
        gaps = [compared(best, idea) for idea in self.ideas if idea is not best]
        return all(gap >= GAP and gap >= SURE * error for gap, error in gaps)

    def step(self, game: Game, liked: float) -> Step:
        best = self.highest()
        seat = self.known.seat
        tries = []
        for idea in self.ideas:
            gap, error = compared(best, idea)
            n = len(idea.worths)
            tries.append(
                Try(
                    str(game.action(idea.action)), round(idea.mean(), 4), round(idea.wins[seat] / n, 4), round(idea.scores[seat] / n, 2),
                    round(gap, 4), round(error, 4), n,
                )
            )  # fmt: skip
        return Step(round(liked, 4), sorted(tries, key=lambda tried: tried.gap))


def compared(best: Idea, idea: Idea) -> tuple[float, float]:
    """By how much an idea is worth less than the best in the same draws, and the standard error of that."""
    draws = min(len(best.worths), len(idea.worths))
    return difference(best.worths[:draws], idea.worths[:draws])


class Miner:
    """Plays games of masters and looks for puzzles in them."""

    def __init__(self, mine: Mine, until: float) -> None:
        self.mine = mine
        self.until = until
        self.game = games.game(mine.game)
        self.network = network_of(self.game)
        self.observer = self.game.observer()

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
                    found(Puzzle(name, begun, state.moves, self.game.time(state), grade_of(steps), steps))
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
    rollouts = Rollouts(network_of(rules), rules.observer(), state.determinize(state.seat, 1), seeded(END_SEED), sight=sight)
    rollouts.ideas = rollouts.left = [Idea(rules.parse(tried.action), state.players) for tried in (step.solution, step.runner_up)]
    rollouts.play_on()
    gap, error = compared(*rollouts.ideas)
    return puzzle.id, End(round(gap, 4), round(error, 4), ENDS)


def refuted(end: End | None) -> bool:
    """The solution was not better there, or so little that a puzzle's gap is out of the question."""
    return end is not None and (end.gap <= 0 or end.gap + REFUTED * end.error < GAP)


# Many processes


def work(mine: Mine, seconds: float, done: set[int], counter: Any, found: "Queue[tuple[int, Puzzle | None]]") -> None:
    """A process's part: game after game until the time is up; None says that a game is finished."""
    miner = Miner(mine, time.monotonic() + seconds)
    try:
        while True:
            with counter.get_lock():
                number = counter.value
                counter.value += 1
            if number not in done:
                miner.play(number, lambda puzzle, number=number: found.put((number, puzzle)))  # type: ignore[misc]
                found.put((number, None))
    except TimeIsUp:
        pass


def dig(mine: Mine, journal: Path, seconds: float, workers: int, said: Callable[[str], None] = print) -> dict[str, Puzzle]:
    """Look for puzzles within a time, in so many processes; all that is found is in the journal, and a run goes on with it."""
    if seconds < 0 or workers < 1:
        raise BadOption(f"puzzles need some time and a process, not {seconds:g} s in {workers}")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    puzzles, done, _ = read_journal(journal, mine)
    if not seconds:
        return puzzles
    context = multiprocessing.get_context("spawn")
    counter, found = context.Value("i", 0), context.Queue()
    processes = [context.Process(target=work, args=(mine, seconds, done, counter, found), daemon=True) for _ in range(workers)]
    for process in processes:
        process.start()
    begun = time.monotonic()
    with journal.open("a", encoding="utf-8") as file:
        while True:
            alive = any(process.is_alive() for process in processes)
            try:
                number, puzzle = found.get(timeout=LOOK)
            except Empty:
                if not alive:
                    break
                continue
            if puzzle is None:
                done.add(number)
                file.write(json.dumps({"done": number}) + "\n")
            elif puzzle.id not in puzzles:
                puzzles[puzzle.id] = puzzle
                file.write(json.dumps(asdict(puzzle)) + "\n")
                said(f"{time.monotonic() - begun:.0f} s: {puzzle.id}, grade {puzzle.grade}: {len(puzzles)} puzzles, {len(done)} games")
            file.flush()
    return puzzles


def confirm(mine: Mine, journal: Path, puzzles: list[Puzzle], workers: int) -> None:
    """Play puzzles to the end; what comes of it is in the journal, too."""
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool, journal.open("a", encoding="utf-8") as file:
        for name, end in pool.map(partial(play_to_the_end, mine.game), puzzles):
            file.write(json.dumps({"end": name, **asdict(end)}) + "\n")
            file.flush()


def read_journal(path: Path, mine: Mine) -> tuple[dict[str, Puzzle], set[int], dict[str, End]]:
    """What earlier runs have found, the games they finished, and what came of puzzles in the end. A line cut short is found again."""
    puzzles: dict[str, Puzzle] = {}
    done: set[int] = set()
    ends: dict[str, End] = {}
    if not path.exists():
        path.write_text(json.dumps(mine.made_with()) + "\n", encoding="utf-8")
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != mine.made_with():
        raise BadPuzzle(f"{path} was begun with {first}, and this is {json.dumps(mine.made_with())}: choose another file")
    for line in lines:
        try:
            found = json.loads(line)
        except json.JSONDecodeError:
            continue
        if "done" in found:
            done.add(found["done"])
        elif isinstance(found.get("end"), str):
            ends[found["end"]] = End(found["gap"], found["error"], found["draws"])
        else:
            record = Record(**{**found["record"], "moves": [Move(**move) for move in found["record"]["moves"]]})
            puzzle = puzzle_of({**found, "puzzle": found["id"]}, record)
            puzzles[puzzle.id] = replace(puzzle, grade=grade_of(puzzle.steps))
    return puzzles, done, ends


# Choosing


def chosen(puzzles: list[Puzzle], number: int, kept: list[Puzzle] | None = None) -> list[Puzzle]:
    """So many, spread over the course of the game, the grades and the tables: each next one is of a kind that is rare among those kept."""
    times = sorted(puzzle.time for puzzle in puzzles)
    last = times[int(len(times) * USUAL)] if times else 0
    left = sorted([one for one in puzzles if one.time <= 2 * last], key=lambda puzzle: (-puzzle.steps[0].runner_up.gap, puzzle.id))

    def features(puzzle: Puzzle) -> list[object]:
        record = puzzle.record
        table, kind = (record.players, *sorted(record.options.items())), puzzle.steps[0].solution.action.split()[0]
        phase = min(PHASES * puzzle.time // (last + 1), PHASES - 1)
        return [("time", phase), ("grade", puzzle.grade), ("table", table), ("deal", record.seed), ("kind", kind)]

    taken = kept or []
    kinds = Counter(feature for puzzle in taken for feature in features(puzzle))
    left = [puzzle for puzzle in left if puzzle not in taken]
    while left and len(taken) < number:
        best = min(left, key=lambda puzzle: sum(kinds[feature] for feature in features(puzzle)))
        kinds.update(features(best))
        left.remove(best)
        taken = [*taken, best]
    return taken


def with_whole_records(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Puzzles of one game share its longest record, and come one after the other."""
    longest: dict[int, Record] = {}
    for puzzle in puzzles:
        seed = puzzle.record.seed
        if seed not in longest or len(puzzle.record.moves) > len(longest[seed].moves):
            longest[seed] = puzzle.record
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.record.seed, puzzle.move))
    return [replace(one, record=longest[one.record.seed]) for one in ordered]


def make_puzzles(
    mine: Mine, out: Path, number: int, seconds: float, workers: int, journal: Path, said: Callable[[str], None] = print
) -> list[Puzzle]:
    """Mine, choose, play what was chosen to the end, and write what stands."""
    dig(mine, journal, seconds, workers, said)
    while True:
        puzzles, _, ends = read_journal(journal, mine)
        standing = [replace(puzzle, end=ends.get(puzzle.id)) for puzzle in puzzles.values() if not refuted(ends.get(puzzle.id))]
        taken = chosen(standing, number, chosen([puzzle for puzzle in standing if puzzle.end], number))
        if all(puzzle.end for puzzle in taken):
            break
        confirm(mine, journal, [puzzle for puzzle in taken if not puzzle.end], workers)
    write_puzzles(out, PuzzleBook({**mine.made_with(), "network": fingerprint(mine.game)}, with_whole_records(taken)))
    rules = games.game(mine.game)
    check_puzzles(read_puzzles(out, rules), rules, out.name)
    return taken


def fingerprint(game: str) -> str:
    """Of the network that judged."""
    file = games.game(game).network
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file else ""


# Judging again


@dataclass(frozen=True)
class Judged:
    """A puzzle as it stands today; `refuted` says why it does not, and both are missing where there was no time to judge it."""

    puzzle: Puzzle
    now: Puzzle | None = None
    refuted: str = ""


def judge(mine: Mine, until: float, puzzle: Puzzle) -> Judged:
    """With today's network, in draws that depend on the puzzle only."""
    miner = Miner(mine, until)
    try:
        steps = miner.solve(puzzle.position(miner.game), seeded(puzzle.record.seed + puzzle.move + 1))
    except TimeIsUp:
        return Judged(puzzle)
    if not steps:
        return Judged(puzzle, refuted="no choice is clearly the best any more")
    now = replace(puzzle, steps=steps, grade=grade_of(steps))
    now = replace(now, end=play_to_the_end(mine.game, now)[1])
    return Judged(puzzle, refuted="played to the end, the solution is no better") if refuted(now.end) else Judged(puzzle, now)


def judge_again(mine: Mine, out: Path, seconds: float, workers: int, said: Callable[[str], None] = print) -> PuzzleBook:
    """Judge the puzzles of a file that a former network has judged. It is written after each, so that a run that was ended goes on.

    As long as some are left, the first line names them by the network that has judged them (`former`).
    """
    rules, network = games.game(mine.game), fingerprint(mine.game)
    book = read_puzzles(out, rules)
    by, standing = networks_of(book), {puzzle.id: puzzle for puzzle in book.puzzles}
    left, ask = [puzzle for puzzle in book.puzzles if by[puzzle.id] != network], partial(judge, mine, time.monotonic() + seconds)
    with ExitStack() as stack:
        spread = map if workers == 1 else stack.enter_context(ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))).map
        for one in spread(ask, left):
            name = one.puzzle.id
            if one.now:
                was, now = one.puzzle.steps[0].solution.action, one.now.steps[0].solution.action
                said(f"{name} stands" + (f", but its solution is '{now}' and not '{was}'" if was != now else ""))
                standing[name] = replace(one.now, record=standing[name].record)  # which puzzles of one game share
                by[name] = network
            elif one.refuted:
                said(f"{name} falls out: {one.refuted}")
                del standing[name]
            former: dict[str, list[str]] = {}
            for puzzle in standing:
                former.setdefault(by[puzzle], []).append(puzzle)
            former.pop(network, None)
            made_with = {**mine.made_with(), "network": network, **({"former": former} if former else {})}
            book = PuzzleBook(made_with, list(standing.values()))
            write_puzzles(out, book)
    check_puzzles(read_puzzles(out, rules), rules, out.name)
    return book


def networks_of(book: PuzzleBook) -> dict[str, str]:
    """Which network has judged each puzzle of a file."""
    found = dict.fromkeys((puzzle.id for puzzle in book.puzzles), str(book.made_with["network"]))
    former: Any = book.made_with.get("former", {})
    return {**found, **{puzzle: network for network, puzzles in former.items() for puzzle in puzzles}}
