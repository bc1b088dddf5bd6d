"""Bots think in processes of their own. One that dies or thinks too long is replaced, and the move is asked for again."""

import asyncio
import contextlib
import json
import logging
import secrets
import sys
from dataclasses import dataclass

from ukiyo.engine.errors import UkiyoError
from ukiyo.server.metrics import Metrics

TRIES = 2
LINE = 1 << 20  # a position is far shorter

logger = logging.getLogger("ukiyo")


class BotFailed(UkiyoError):
    """No action came, however often it was asked for."""


@dataclass(frozen=True)
class Question:
    """A position and the bot that is to answer it."""

    game: str
    bot: str
    state: dict[str, object]

    def line(self) -> bytes:
        return json.dumps({**vars(self), "seed": secrets.randbits(32)}).encode() + b"\n"


class Workers:
    """So many processes; each thinks about one position at a time, and who comes later waits."""

    def __init__(self, number: int, budget: float, metrics: Metrics) -> None:
        self.free = asyncio.Semaphore(number)
        self.idle: list[asyncio.subprocess.Process] = []
        self.budget = budget
        self.metrics = metrics

    async def ask(self, question: Question) -> int:
        with self.metrics.bot_queue.track_inprogress():
            async with self.free:
                reason = ""
                for _ in range(TRIES):
                    try:
                        return await self.think(question)
                    except BotFailed as error:
                        reason = str(error)
                        self.metrics.bot_failures.inc()
                        logger.warning("bot %s: %s", question.bot, reason)
                raise BotFailed(f"the bot '{question.bot}' {reason}")

    async def think(self, question: Question) -> int:
        process = self.idle.pop() if self.idle else await begin()
        sound = False
        try:
            said = await asyncio.wait_for(exchange(process, question.line()), self.budget)
            sound = True
        except TimeoutError:
            raise BotFailed(f"thought for more than {self.budget:g} s") from None
        except (OSError, ValueError, RuntimeError):  # uvloop says RuntimeError of a pipe that is closed
            raise BotFailed("lost its worker process") from None
        finally:
            if sound:
                self.idle.append(process)
            else:
                kill(process)
        action = said.get("action")
        if not isinstance(action, int):
            raise BotFailed(f"stumbled ({said.get('error')})")
        return action

    async def close(self) -> None:
        for process in self.idle:
            kill(process)
            await process.wait()


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
