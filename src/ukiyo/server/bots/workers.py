"""A pool of worker processes for moves, hints and reviews.

A worker that crashes or exceeds its time limit is replaced, and its task is retried.
"""

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from typing import NotRequired, TypeVar

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict

from ukiyo import bots
from ukiyo.engine.correction import ComponentValue
from ukiyo.engine.errors import UkiyoError
from ukiyo.play import coaching
from ukiyo.play.coaching import Candidates, CompareTask, JudgedMove
from ukiyo.server.bots.scheduler import Scheduler, WorkRequest
from ukiyo.server.core.metrics import Metrics

MAX_ATTEMPTS = 2
MAX_LINE = 1 << 20  # bytes of a task or result; a whole game is far shorter

QUICK_LANE, SLOW_LANE = "quick", "slow"
HINT_SECONDS, REVIEW_SECONDS, REMARK_SECONDS = 0.25, 8.0, 0.25  # search time
COMPARE_SECONDS = 0.3  # search time for the reasons of a hint
EXPLAINED_MOVES = 3  # moves of a hint that are explained
SLICE_SECONDS = 0.25  # a long search yields its worker after this time
REVIEW_PARTS = round(REVIEW_SECONDS / SLICE_SECONDS)  # each part of a review is a task
MIN_SECONDS = 0.04  # with less time, a master can't compare its candidates and plays like an artisan
QUICK_SECONDS = 0.01  # charged for a quick task
REVIEW_TIMEOUT_FACTOR = 6  # on a busy machine, a review part may take this many times the normal timeout, because no one waits for a turn
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}  # several workers share the cores


T = TypeVar("T")

logger = logging.getLogger("ukiyo")


class BotFailed(UkiyoError):
    """A worker failed at every attempt."""


@dataclass(frozen=True)
class MoveTask:
    """Choose a bot's move. `candidates` are the candidates from an earlier search, which the worker continues."""

    game: str
    bot: str
    state: dict[str, object]
    candidates: Candidates = field(default_factory=list)
    printed: list[ComponentValue] = field(default_factory=list)  # the table's corrected component values
    kind: str = "move"
    seed: int | None = None  # makes the bot's choice repeatable

    @property
    def name(self) -> str:
        return f"The bot '{self.bot}'"

    @property
    def lane(self) -> str:
        return SLOW_LANE if self.bot in bots.DEFAULT_SECONDS else QUICK_LANE


@dataclass(frozen=True)
class HintTask:
    """Find the best `most` moves of a position."""

    game: str
    state: dict[str, object]
    most: int
    candidates: Candidates = field(default_factory=list)
    printed: list[ComponentValue] = field(default_factory=list)
    required: int = -1  # a move that is always searched; the result is the best move and this move
    kind: str = "hint"
    name: str = "The coach"


@dataclass(frozen=True)
class ReviewTask:
    """Find a seat's mistakes in a finished game. The review is divided into `parts`."""

    game: str
    state: dict[str, object]
    actions: list[int]
    seat: int
    printed: list[ComponentValue] = field(default_factory=list)
    part: int = 0
    parts: int = REVIEW_PARTS
    kind: str = "review"
    name: str = "The review"


class SearchResult(TypedDict):
    """Candidates to continue from, and whether more search could change the result."""

    candidates: NotRequired[Candidates]
    settled: NotRequired[bool]


class ChosenMove(SearchResult):
    action: int


class RankedMoves(SearchResult):
    moves: list[coaching.AdvisedMove]
    suspect: bool


class ComparedMoves(SearchResult):
    moves: list[coaching.AdvisedMove]  # evaluated on the same determinizations
    verdicts: list[coaching.MoveComparison]
    utilities: list[float]  # the difference in the bots' utility


class ReviewedMoves(TypedDict):
    moves: list[JudgedMove]


@dataclass(frozen=True)
class Decision:
    """An action, and the share of the search time that the bot received, from 0 to 1."""

    action: int
    search_share: float = 1.0


SearchTask = MoveTask | HintTask | CompareTask
Task = SearchTask | ReviewTask
T_Search = TypeVar("T_Search", ChosenMove, RankedMoves, ComparedMoves)
CHOSEN, RANKED, COMPARED, REVIEWED = (
    TypeAdapter(ChosenMove),
    TypeAdapter(RankedMoves),
    TypeAdapter(ComparedMoves),
    TypeAdapter(ReviewedMoves),
)


class Workers:
    """Worker processes with two queues of `number` slots each, so that quick tasks do not wait for a master's search.

    A worker runs one task at a time. Long searches are split into slices, so that other requests can use the worker in between. Under load,
    a search gets fewer slices.
    """

    def __init__(self, number: int, timeout: float, metrics: Metrics, address: Callable[[str], str] = str) -> None:
        self.number = number
        self.schedulers = {QUICK_LANE: Scheduler(number, address), SLOW_LANE: Scheduler(number, address)}
        self.idle: list[asyncio.subprocess.Process] = []
        self.timeout = timeout
        self.metrics = metrics

    async def choose_move(self, task: MoveTask, request: WorkRequest) -> Decision:
        if task.lane == SLOW_LANE:
            result, share = await self.search(task, CHOSEN, request, bots.DEFAULT_SECONDS[task.bot])
            return Decision(result["action"], share)
        async with self.slot(QUICK_LANE, request, QUICK_SECONDS):
            return Decision((await self.run(task, CHOSEN, QUICK_SECONDS))["action"])

    async def hint(self, task: HintTask, request: WorkRequest) -> tuple[list[coaching.HintedMove], float]:
        """Returns the best moves with their reasons, best first, and the share of the search time that was available."""
        ranked, share = await self.search(task, RANKED, request, HINT_SECONDS)
        moves = {move["action"]: move for move in ranked["moves"]}
        if not moves:
            return [], share
        comparison = CompareTask(task.game, task.state, list(moves)[:EXPLAINED_MOVES], task.printed)
        compared, _ = await self.search(comparison, COMPARED, request, COMPARE_SECONDS)
        explained: list[coaching.HintedMove] = [
            {**move, "comparison": verdict} for move, verdict in zip(compared["moves"], compared["verdicts"], strict=True)
        ]
        explained_actions = {move["action"] for move in compared["moves"]}
        others: list[coaching.HintedMove] = [
            {**move, "comparison": None} for action, move in moves.items() if action not in explained_actions
        ]
        return [*explained, *others], share

    async def search(self, task: SearchTask, kind: TypeAdapter[T_Search], request: WorkRequest, seconds: float) -> tuple[T_Search, float]:
        """Runs a long search in slices, each in its own slot and on any worker.

        Returns the result, and the share of the search time that was available.
        """
        target = min(seconds, self.timeout / 2)
        min_slice, spent, planned, granted = min(MIN_SECONDS, target), 0.0, 0.0, 0.0
        result: T_Search | None = None
        while result is None or (granted == planned and target - spent >= min_slice and not result.get("settled")):
            planned = min(SLICE_SECONDS, target - spent)
            async with self.slot(SLOW_LANE, request, planned) as share:
                granted = min(planned, target * share - spent)
                granted = granted if granted >= min_slice else 0.0
                if result is None or granted:
                    partial_result = await self.run(task, kind, granted)
                    result, spent, task = partial_result, spent + granted, replace(task, candidates=partial_result.get("candidates", []))
        assert result is not None
        return result, 1.0 if result.get("settled") else spent / target

    async def review(self, task: ReviewTask, request: WorkRequest) -> tuple[list[JudgedMove], float]:
        """Returns the seat's moves in order, and the share of the search time that was available. Parts run in parallel on idle workers."""
        parts = [replace(task, part=part) for part in range(REVIEW_PARTS)]
        mistakes: list[JudgedMove] = []
        shares: list[float] = []

        async def run_parts() -> None:
            try:
                while parts:
                    part = parts.pop()
                    async with self.slot(SLOW_LANE, request, SLICE_SECONDS) as share:
                        mistakes.extend((await self.run(part, REVIEWED, SLICE_SECONDS * share))["moves"])
                        shares.append(share)
            finally:
                parts.clear()  # if one part fails, the remaining parts are useless

        await asyncio.gather(*[run_parts() for _ in range(self.number)])
        mistakes.sort(key=lambda judged: judged["move"])
        return mistakes, sum(shares) / len(shares)

    async def compare(self, task: CompareTask, request: WorkRequest) -> list[coaching.MoveComparison]:
        """Compares a few moves, with twice the search time of a hint."""
        return (await self.search(task, COMPARED, request, 2 * COMPARE_SECONDS))[0]["verdicts"]

    async def find_mistake(self, task: HintTask, move: int, request: WorkRequest) -> JudgedMove | None:
        """Returns the evaluation of `task.required` if it was a mistake. Suspected mistakes are first compared with the best move."""
        ranked, _ = await self.search(task, RANKED, request, REMARK_SECONDS)
        if not ranked["suspect"]:
            return None
        better, played = ranked["moves"]
        comparison = CompareTask(task.game, task.state, [better["action"], played["action"]], task.printed)
        compared, _ = await self.search(comparison, COMPARED, request, COMPARE_SECONDS)
        verdict, loss = compared["verdicts"][0], compared["utilities"][0]
        if not verdict["better"] or verdict["action"] != better["action"]:
            return None
        better, played = compared["moves"]  # the evaluations that the reasons refer to
        return {"move": move, "cost": max(verdict["win"], 0.0), "loss": loss, "played": played, "better": better, "comparison": verdict}

    def position(self, kind: str, table_id: str) -> int:
        """Returns the queue position of a table's request, from 1; 0 if it is not queued."""
        return max(scheduler.position(kind, table_id) for scheduler in self.schedulers.values())

    @contextlib.asynccontextmanager
    async def slot(self, lane: str, request: WorkRequest, seconds: float) -> AsyncIterator[float]:
        with self.metrics.bot_queue.track_inprogress():
            async with self.schedulers[lane].slot(request, seconds) as share:
                yield share

    async def run(self, task: Task, kind: TypeAdapter[T], seconds: float) -> T:
        """Runs a task on a worker, and retries if the first attempt fails."""
        reason = ""
        timeout = self.timeout * (REVIEW_TIMEOUT_FACTOR if isinstance(task, ReviewTask) else 1)
        for _ in range(MAX_ATTEMPTS):
            message = {**vars(task), "seconds": seconds, "seed": vars(task).get("seed") or secrets.randbits(32)}
            try:
                return validated(await self.call_worker(json.dumps(message, default=vars).encode() + b"\n", timeout), kind)
            except BotFailed as error:
                reason = str(error)
                self.metrics.bot_failures.inc()
                logger.warning("%s %s", task.name, reason)
        raise BotFailed(f"{task.name} {reason}")

    async def call_worker(self, line: bytes, timeout: float) -> dict[str, object]:
        process = self.idle.pop() if self.idle else await start_worker()
        healthy = False
        try:
            async with asyncio.timeout(timeout):
                result = await exchange(process, line)
            healthy = True
        except TimeoutError:
            raise BotFailed(f"took longer than {timeout:g} s.") from None
        except (OSError, ValueError, RuntimeError):  # uvloop raises RuntimeError for a closed pipe
            raise BotFailed("lost its worker process.") from None
        finally:
            if healthy:
                self.idle.append(process)
            else:
                kill(process)
        return result

    async def close(self) -> None:
        for process in self.idle:
            kill(process)
            await process.wait()


def validated(result: dict[str, object], kind: TypeAdapter[T]) -> T:
    try:
        return kind.validate_python(result)
    except ValidationError:
        raise BotFailed(f"failed: {result.get('error')}") from None


async def start_worker() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    environment = {**os.environ, **ONE_THREAD}
    command = (sys.executable, "-m", "ukiyo.server.bots.worker_process")
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=MAX_LINE, env=environment)


def kill(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()


async def exchange(process: asyncio.subprocess.Process, line: bytes) -> dict[str, object]:
    """Sends a task to a worker and reads the result, one line of JSON each."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(line)
    await process.stdin.drain()
    result: dict[str, object] = json.loads(await process.stdout.readline())
    return result
