"""Bots think in processes of their own. One that dies or thinks too long is replaced, and the move is asked for again."""

import asyncio
import contextlib
import json
import logging
import secrets
import sys
from dataclasses import dataclass
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict

from ukiyo import bots
from ukiyo.engine.errors import UkiyoError
from ukiyo.server import wire
from ukiyo.server.metrics import Metrics

TRIES = 2
LINE = 1 << 20  # a position or a whole game is far shorter

QUICK, SLOW, WHOLE_GAMES = "quick", "slow", "whole games"
LONGEST = {QUICK: 1.0, SLOW: 1.0, WHOLE_GAMES: 8.0}  # seconds for one thought
PATIENCE = {QUICK: 1, SLOW: 1, WHOLE_GAMES: 6}  # budgets it may take on a busy machine: nobody's turn waits for a review

T = TypeVar("T")

logger = logging.getLogger("ukiyo")


class BotFailed(UkiyoError):
    """No action came, however often it was asked for."""


@dataclass(frozen=True)
class Question:
    """A position and the bot that is to answer it."""

    game: str
    bot: str
    state: dict[str, object]
    ask: str = "move"

    @property
    def who(self) -> str:
        return f"the bot '{self.bot}'"

    @property
    def lane(self) -> str:
        return SLOW if self.bot in bots.SECONDS else QUICK


class Choice(TypedDict):
    action: int


@dataclass(frozen=True)
class AskedHint:
    """A position whose best moves are wanted."""

    game: str
    state: dict[str, object]
    most: int
    ask: str = "hint"
    who: str = "the adviser"
    lane: str = SLOW


@dataclass(frozen=True)
class AskedReview:
    """A finished game, from its opening on, and the seat whose moves are wanted."""

    game: str
    state: dict[str, object]
    actions: list[int]
    seat: int
    most: int
    ask: str = "review"
    who: str = "the reviewer"
    lane: str = WHOLE_GAMES


class AdvisedMoves(TypedDict):
    moves: list[wire.AdvisedMove]


class ReviewedMoves(TypedDict):
    moves: list[wire.ReviewedMove]


Asked = Question | AskedHint | AskedReview
CHOICE, ADVISED, REVIEWED = TypeAdapter(Choice), TypeAdapter(AdvisedMoves), TypeAdapter(ReviewedMoves)


class Workers:
    """So many processes for quick thoughts and as many for long ones, so that no table waits for another's master; one reviews games.

    Each thinks about one thing at a time, and who comes later waits.
    """

    def __init__(self, number: int, budget: float, metrics: Metrics) -> None:
        self.lanes = {QUICK: asyncio.Semaphore(number), SLOW: asyncio.Semaphore(number), WHOLE_GAMES: asyncio.Semaphore(1)}
        self.idle: list[asyncio.subprocess.Process] = []
        self.budget = budget
        self.metrics = metrics

    async def ask(self, question: Question) -> int:
        """The action a bot chooses."""
        return (await self.answer(question, CHOICE))["action"]

    async def hint(self, question: AskedHint) -> list[wire.AdvisedMove]:
        """The best moves, the best one first."""
        return (await self.answer(question, ADVISED))["moves"]

    async def review(self, question: AskedReview) -> list[wire.ReviewedMove]:
        """The dearest moves, the dearest first."""
        return (await self.answer(question, REVIEWED))["moves"]

    async def answer(self, question: Asked, kind: TypeAdapter[T]) -> T:
        with self.metrics.bot_queue.track_inprogress():
            async with self.lanes[question.lane]:
                reason = ""
                for _ in range(TRIES):
                    try:
                        return checked(await self.think(self.line(question), self.patience(question)), kind)
                    except BotFailed as error:
                        reason = str(error)
                        self.metrics.bot_failures.inc()
                        logger.warning("%s: %s", question.who, reason)
                raise BotFailed(f"{question.who} {reason}")

    def line(self, question: Asked) -> bytes:
        """A question as a thinker reads it, with the time there is: well within what a thought may take."""
        seconds = min(LONGEST[question.lane], self.patience(question) / 2)
        return json.dumps({**vars(question), "seconds": seconds, "seed": secrets.randbits(32)}).encode() + b"\n"

    def patience(self, question: Asked) -> float:
        return self.budget * PATIENCE[question.lane]

    async def think(self, line: bytes, patience: float) -> dict[str, object]:
        process = self.idle.pop() if self.idle else await begin()
        sound = False
        try:
            said = await asyncio.wait_for(exchange(process, line), patience)
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
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "ukiyo.server.thinker", stdin=pipe, stdout=pipe, limit=LINE)


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
