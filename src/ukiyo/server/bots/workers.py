"""Bots think in processes of their own. One that dies or thinks too long is replaced, and the move is asked for again."""

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
from ukiyo.engine.correction import Fact
from ukiyo.engine.errors import UkiyoError
from ukiyo.play import coaching
from ukiyo.play.coaching import AskedWhy, Ideas, JudgedMove
from ukiyo.server.bots.scheduler import Scheduler, WorkRequest
from ukiyo.server.core.metrics import Metrics

TRIES = 2
LINE = 1 << 20  # a position or a whole game is far shorter

QUICK, SLOW = "quick", "slow"
HINT, REVIEW, REMARK = 0.25, 8.0, 0.25  # seconds of thought
WHY = 0.3  # seconds to find reasons for a hint
EXPLAINED = 3  # moves of a hint
SLICE = 0.25  # seconds after which a long thought lets others go first
PARTS = round(REVIEW / SLICE)  # of a review, each a thought of its own
LEAST = 0.04  # seconds: with less, a master cannot compare its ideas once, and plays what an artisan would
BRIEF = 0.01  # seconds a quick thought takes
REVIEWS_PATIENCE = 6  # budgets a part of a review may take on a busy machine: nobody's turn waits for it
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}  # processes share the cores, threads would fight


T = TypeVar("T")

logger = logging.getLogger("ukiyo")


class BotFailed(UkiyoError):
    """No action came, however often it was asked for."""


@dataclass(frozen=True)
class MoveTask:
    """A position and the bot that is to answer it; `ideas` is what was thought of it before."""

    game: str
    bot: str
    state: dict[str, object]
    ideas: Ideas = field(default_factory=list)
    printed: list[Fact] = field(default_factory=list)  # numbers of the components that were corrected for the table
    ask: str = "move"
    seed: int | None = None  # of the bot's own chance, where it must answer the same again

    @property
    def who(self) -> str:
        return f"the bot '{self.bot}'"

    @property
    def lane(self) -> str:
        return SLOW if self.bot in bots.DEFAULT_SECONDS else QUICK


@dataclass(frozen=True)
class HintTask:
    """A position whose best moves are wanted."""

    game: str
    state: dict[str, object]
    most: int
    ideas: Ideas = field(default_factory=list)
    printed: list[Fact] = field(default_factory=list)
    insisted: int = -1  # a move that is looked at however little it is liked: then the best one and this one are wanted
    ask: str = "hint"
    who: str = "the adviser"


@dataclass(frozen=True)
class ReviewTask:
    """A finished game, from its opening on, and the seat whose moves are wanted: one part in so many of them."""

    game: str
    state: dict[str, object]
    actions: list[int]
    seat: int
    printed: list[Fact] = field(default_factory=list)
    part: int = 0
    parts: int = PARTS
    ask: str = "review"
    who: str = "the reviewer"


class Thought(TypedDict):
    """What has come of a thought, and whether there is anything left to think about."""

    ideas: NotRequired[Ideas]
    settled: NotRequired[bool]


class Choice(Thought):
    action: int


class AdvisedMoves(Thought):
    moves: list[coaching.AdvisedMove]
    suspect: bool


class Whys(Thought):
    moves: list[coaching.AdvisedMove]  # with the figures of the same draws
    whys: list[coaching.Why]
    worths: list[float]  # by which each is better, of all that bots play for


class ReviewedMoves(TypedDict):
    moves: list[JudgedMove]


@dataclass(frozen=True)
class Decision:
    """An action, and how much of its time the bot had for it: 1 all, 0 none."""

    action: int
    search_share: float = 1.0


Sliced = MoveTask | HintTask | AskedWhy
Asked = Sliced | ReviewTask
T_Thought = TypeVar("T_Thought", Choice, AdvisedMoves, Whys)
CHOICE, ADVISED, WHYS, REVIEWED = TypeAdapter(Choice), TypeAdapter(AdvisedMoves), TypeAdapter(Whys), TypeAdapter(ReviewedMoves)


class Workers:
    """So many processes for quick thoughts and as many for long ones, so that no table waits for another's master.

    Each thinks about one thing at a time, and who comes later waits for its turn. Long thoughts come in slices, between which others go
    first; the more people wait, the shorter they are.
    """

    def __init__(self, number: int, budget: float, metrics: Metrics, address: Callable[[str], str] = str) -> None:
        self.number = number
        self.lanes = {QUICK: Scheduler(number, address), SLOW: Scheduler(number, address)}
        self.idle: list[asyncio.subprocess.Process] = []
        self.budget = budget
        self.metrics = metrics

    async def ask(self, question: MoveTask, request: WorkRequest) -> Decision:
        """The action a bot chooses."""
        if question.lane == SLOW:
            said, share = await self.search(question, CHOICE, request, bots.DEFAULT_SECONDS[question.bot])
            return Decision(said["action"], share)
        async with self.turn(QUICK, request, BRIEF):
            return Decision((await self.answer(question, CHOICE, BRIEF))["action"])

    async def hint(self, question: HintTask, request: WorkRequest) -> tuple[list[coaching.HintedMove], float]:
        """The best moves with their reasons, the best one first, and the share of its time the adviser had."""
        said, share = await self.search(question, ADVISED, request, HINT)
        moves = {move["action"]: move for move in said["moves"]}
        if not moves:
            return [], share
        compared = AskedWhy(question.game, question.state, list(moves)[:EXPLAINED], question.printed)
        whys, _ = await self.search(compared, WHYS, request, WHY)
        explained: list[coaching.HintedMove] = [{**move, "why": why} for move, why in zip(whys["moves"], whys["whys"], strict=True)]
        compared_moves = {move["action"] for move in whys["moves"]}
        rest: list[coaching.HintedMove] = [{**move, "why": None} for action, move in moves.items() if action not in compared_moves]
        return [*explained, *rest], share

    async def search(self, question: Sliced, kind: TypeAdapter[T_Thought], request: WorkRequest, seconds: float) -> tuple[T_Thought, float]:
        """What came of a long thought, and the share of its time that it had. Each slice is a turn of its own, on any worker."""
        wanted = min(seconds, self.budget / 2)
        least, spent, slice, left = min(LEAST, wanted), 0.0, 0.0, 0.0
        said: T_Thought | None = None
        while said is None or (left == slice and wanted - spent >= least and not said.get("settled")):
            slice = min(SLICE, wanted - spent)
            async with self.turn(SLOW, request, slice) as share:
                left = min(slice, wanted * share - spent)
                left = left if left >= least else 0.0
                if said is None or left:
                    answer = await self.answer(question, kind, left)
                    said, spent, question = answer, spent + left, replace(question, ideas=answer.get("ideas", []))
        assert said is not None
        return said, 1.0 if said.get("settled") else spent / wanted

    async def review(self, question: ReviewTask, request: WorkRequest) -> tuple[list[JudgedMove], float]:
        """The seat's moves in their order, and the share of its time the reviewer had. Parts run side by side where nobody waits."""
        parts = [replace(question, part=part) for part in range(PARTS)]
        found: list[JudgedMove] = []
        shares: list[float] = []

        async def go_through() -> None:
            try:
                while parts:
                    part = parts.pop()
                    async with self.turn(SLOW, request, SLICE) as share:
                        found.extend((await self.answer(part, REVIEWED, SLICE * share))["moves"])
                        shares.append(share)
            finally:
                parts.clear()  # where one part fails, the rest is not wanted

        await asyncio.gather(*[go_through() for _ in range(self.number)])
        found.sort(key=lambda one: one["move"])
        return found, sum(shares) / len(shares)

    async def why(self, question: AskedWhy, request: WorkRequest) -> list[coaching.Why]:
        """A few moves compared, for who is in no hurry."""
        return (await self.search(question, WHYS, request, 2 * WHY))[0]["whys"]

    async def remark(self, question: HintTask, move: int, request: WorkRequest) -> JudgedMove | None:
        """The move that is insisted on, if it was a mistake: what is suspected is looked at again, beside the best idea."""
        said, _ = await self.search(question, ADVISED, request, REMARK)
        if not said["suspect"]:
            return None
        better, played = said["moves"]
        compared = AskedWhy(question.game, question.state, [better["action"], played["action"]], question.printed)
        found, _ = await self.search(compared, WHYS, request, WHY)
        why, loss = found["whys"][0], found["worths"][0]
        if not why["better"] or why["action"] != better["action"]:
            return None
        better, played = found["moves"]  # with the figures that the reasons speak of
        return {"move": move, "cost": max(why["win"], 0.0), "loss": loss, "played": played, "better": better, "why": why}

    def place(self, what: str, table: str) -> int:
        """The place in line of what is to be thought of for a table, from 1; 0: it does not wait."""
        return max(lane.place(what, table) for lane in self.lanes.values())

    @contextlib.asynccontextmanager
    async def turn(self, lane: str, request: WorkRequest, seconds: float) -> AsyncIterator[float]:
        with self.metrics.bot_queue.track_inprogress():
            async with self.lanes[lane].turn(request, seconds) as share:
                yield share

    async def answer(self, question: Asked, kind: TypeAdapter[T], seconds: float) -> T:
        reason = ""
        patience = self.budget * (REVIEWS_PATIENCE if isinstance(question, ReviewTask) else 1)
        for _ in range(TRIES):
            asked = {**vars(question), "seconds": seconds, "seed": vars(question).get("seed") or secrets.randbits(32)}
            try:
                return checked(await self.think(json.dumps(asked, default=vars).encode() + b"\n", patience), kind)
            except BotFailed as error:
                reason = str(error)
                self.metrics.bot_failures.inc()
                logger.warning("%s: %s", question.who, reason)
        raise BotFailed(f"{question.who} {reason}")

    async def think(self, line: bytes, patience: float) -> dict[str, object]:
        process = self.idle.pop() if self.idle else await begin()
        sound = False
        try:
            async with asyncio.timeout(patience):
                said = await exchange(process, line)
            sound = True
        except TimeoutError:
            raise BotFailed(f"thought for more than {patience:g} s") from None
        except (OSError, ValueError, RuntimeError):  # uvloop says RuntimeError of a pipe that is closed
            raise BotFailed("lost its worker process") from None
        finally:
            if sound:
                self.idle.append(process)
            else:
                kill(process)
        return said

    async def close(self) -> None:
        for process in self.idle:
            kill(process)
            await process.wait()


def checked(said: dict[str, object], kind: TypeAdapter[T]) -> T:
    try:
        return kind.validate_python(said)
    except ValidationError:
        raise BotFailed(f"failed ({said.get('error')})") from None


async def begin() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    environment = {**os.environ, **ONE_THREAD}
    command = (sys.executable, "-m", "ukiyo.server.bots.worker_process")
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LINE, env=environment)


def kill(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()


async def exchange(process: asyncio.subprocess.Process, line: bytes) -> dict[str, object]:
    assert process.stdin
    assert process.stdout
    process.stdin.write(line)
    await process.stdin.drain()
    said: dict[str, object] = json.loads(await process.stdout.readline())
    return said
