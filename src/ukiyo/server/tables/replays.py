"""Caches replays. The moves run in a separate thread, which keeps the database threads free."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.features import Counts
from ukiyo.engine.state import Seat
from ukiyo.play import coaching, frames
from ukiyo.play.errors import Conflict
from ukiyo.play.events import Event
from ukiyo.play.kinds import OPEN
from ukiyo.play.replay import Replay, compare_habits
from ukiyo.play.table_info import TableInfo
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.tables.registry import TableRegistry
from ukiyo.server.tables.repository import TableRepository

P = ParamSpec("P")
T = TypeVar("T")

MAX_CACHED_GAMES = 32
MAX_GAMES_FOR_HABITS = 10
EVENTS_PER_READ = 500  # limited so that other reads can run in between


class Replays:
    """The most recently requested games, replayed in a separate thread."""

    def __init__(self, repository: TableRepository, tables: TableRegistry) -> None:
        self.repository = repository
        self.database = repository.database
        self.tables = tables
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self.cache: dict[str, asyncio.Task[Replay]] = {}  # least recently used first

    async def game(self, table_id: str) -> Replay:
        """Return a finished game."""
        game = await self.current(table_id)
        if not game.over:
            raise Conflict("The game is not over yet.")
        return game

    async def current(self, table_id: str) -> Replay:
        """Return a game up to its current version. Concurrent requests share one replay."""
        if not self.is_cached(table_id):
            table = (await self.tables.open(table_id)).table
            if table.info.status == OPEN:
                raise Conflict("The game has not started.")
            if not self.is_cached(table_id, table.version):
                self.cache[table_id] = asyncio.create_task(self.load(table_id))
        task = self.cache.pop(table_id)
        self.cache[table_id] = task
        if len(self.cache) > MAX_CACHED_GAMES:
            del self.cache[next(iter(self.cache))]
        return await asyncio.shield(task)

    async def habits(self, person: str, game: str) -> coaching.Habits:
        """Return a person's habits, compared with the best other player in the same games."""
        names = capabilities.features(games.game(game)).habits
        infos = await self.database.run_read(self.repository.finished_games, person, game, MAX_GAMES_FOR_HABITS)
        own_counts, rival_counts = list[Counts](), list[Counts]()
        for info in infos:
            seat = next(seat for seat, occupant in enumerate(info.occupants) if occupant.person == person)
            rivals = [score for score in info.scores or [] if score["seat"] != seat]
            played_game = await self.game(info.id)
            if not played_game.unavailable:
                own_counts.append(await self.run(played_game.habits, seat))
                if rivals:
                    best = min(rivals, key=lambda score: score["rank"])["seat"]
                    rival_counts.append(await self.run(played_game.habits, best))
        return compare_habits(names, own_counts, rival_counts)

    def is_cached(self, table_id: str, version: int | None = None) -> bool:
        """Return whether the cached replay is current: it is being loaded, its game is over, or it has this version."""
        task = self.cache.get(table_id)
        return task is not None and (not task.done() or task.result().over or task.result().version == version)

    async def load(self, table_id: str) -> Replay:
        """Load a game into the cache. After an error, the next request tries again."""
        try:
            return await self.load_uncached((await self.tables.open(table_id)).table.info)
        except BaseException:
            self.cache.pop(table_id, None)
            raise

    async def load_uncached(self, info: TableInfo) -> Replay:
        """Load a game without caching it, for callers that process many games."""
        database = self.database
        events, page = list[Event](), await database.run_read(self.repository.events, info.id, 0, EVENTS_PER_READ)
        while page:
            events += page
            page = (
                await database.run_read(self.repository.events, info.id, page[-1].version, EVENTS_PER_READ)
                if len(page) == EVENTS_PER_READ
                else []
            )
        return await self.run(Replay, info, events)

    async def replayed(self, table_id: str, move: int, seat: Seat, person: str | None = None) -> frames.Replayed:
        game = await self.current(table_id)
        own = frozenset(number for number, occupant in enumerate(game.info.occupants) if person is not None and occupant.person == person)
        return await self.run(game.replayed, move, seat, own)

    async def course(self, table_id: str) -> frames.Course:
        """Return the course of a finished game. It is stored on the first request, so that later rule changes do not affect it."""
        game, database = await self.game(table_id), self.database
        stored = await database.run_read(self.repository.course, table_id)
        if stored is not None:
            return stored
        course = await self.run(game.course)
        with contextlib.suppress(StorageFailed):  # the next request computes it again
            await database.run(self.repository.save_course, table_id, course)
        return course

    async def record(self, table_id: str) -> str:
        return await self.run((await self.game(table_id)).record)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, partial(work, *args, **kwargs))

    def close(self) -> None:
        self.thread.shutdown()
