"""Replays of finished and running games at any move. A separate thread plays the moves, so that the database threads stay free."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.features import Counts, count_features
from ukiyo.engine.record import Move, Record
from ukiyo.engine.state import Seat, State
from ukiyo.play import coaching, frames
from ukiyo.play.errors import Conflict, Forbidden, NotFound
from ukiyo.play.events import Event, VisibleSeats, moves_of, public_event
from ukiyo.play.kinds import OPEN, OVER
from ukiyo.play.table_info import TableInfo, check_end, opening_of, rules_of
from ukiyo.play.table_state import SPECTATOR
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.tables.registry import TableRegistry
from ukiyo.server.tables.repository import TableRepository

P = ParamSpec("P")
T = TypeVar("T")

MAX_CACHED_GAMES = 32
MOVES_PER_SNAPSHOT = 16
CORRECTIONS_COMMENT = "  # with {number} corrected numbers: replay it with --components, the file is at /api/tables/{id}/components.toml\n"
UNFINISHED_COMMENT = "  # the players agreed to end it here, without a result\n"
MAX_GAMES_FOR_HABITS = 10
EVENTS_PER_READ = 500  # a limit that lets other reads run in between


class PlayedGame:
    """A game up to a version, with a snapshot every few moves.

    If the rules have changed since, `changed` explains it: the record and the scores are still known, but not the positions.
    """

    def __init__(self, info: TableInfo, events: list[Event]) -> None:
        self.info = info
        self.rules = rules_of(info)
        self.version = events[-1].version if events else 0
        self.moves = moves_of(events)
        self.all = frozenset(range(len(info.occupants)))
        self.snapshots: list[State] = []
        self.changed = ""
        self.scores = [score["total"] for score in info.scores or []]
        try:
            self.play_through()
        except UkiyoError as error:
            self.changed = f"{str(error).removesuffix('.')}. Its record and its scores stay available, but its positions can't be shown."

    def play_through(self) -> None:
        if not self.over and self.info.rules != self.rules.version:
            raise Conflict(f"This game started with rules {self.info.rules}, and the server now has rules {self.rules.version}.")
        state = opening_of(self.info)
        for number, event in enumerate(self.moves):
            if number % MOVES_PER_SNAPSHOT == 0:
                self.snapshots.append(state.copy())
            state.play(event.action)
        check_end(self.info, state)
        self.snapshots.append(state)
        self.scores = [] if self.info.unfinished else totals(state)

    @property
    def over(self) -> bool:
        return self.info.status == OVER

    @property
    def end(self) -> State:
        return self.snapshots[-1]

    def check_positions(self) -> None:
        if self.changed:
            raise Conflict(self.changed)

    def check_seat(self, seat: Seat) -> None:
        if seat >= len(self.info.occupants):
            raise NotFound(f"There is no seat {seat}. The table has seats 0 to {len(self.info.occupants) - 1}.")

    def position(self, move: int) -> State:
        """The state after a number of moves."""
        self.check_positions()
        if not 0 <= move <= len(self.moves):
            raise NotFound(f"There is no move {move}. The game has {len(self.moves)} moves.")
        if move == len(self.moves):
            return self.end
        nearest = move // MOVES_PER_SNAPSHOT
        state = self.snapshots[nearest].copy()
        for event in self.moves[nearest * MOVES_PER_SNAPSHOT : move]:
            state.play(event.action)
        return state

    def replayed(self, move: int, seat: Seat, own_seats: VisibleSeats) -> frames.Replayed:
        """The game after a number of moves, as a seat sees it. While the game runs, only own seats and the spectators' view are allowed."""
        self.check_seat(seat)
        if not self.over and seat != SPECTATOR and seat not in own_seats:
            raise Forbidden(f"Only its player can see the view of seat {seat} before the game is over.")
        state = self.position(move)
        deciding = seat == state.seat and not state.over
        return {
            "move": move,
            "moves": len(self.moves),
            "seat": seat,
            "view": self.rules.view(state, seat),
            "previews": [capabilities.preview(self.rules, state, action) for action in state.legal()] if deciding else [],
            "events": [
                public_event(self.rules, event, self.all if self.over else own_seats) for event in self.moves[max(move - 1, 0) : move]
            ],
        }

    def course(self) -> frames.Course:
        """The totals after each month or turn."""
        self.check_positions()
        state = opening_of(self.info)
        points: list[frames.CoursePoint] = [{"move": 0, "at": 0, "totals": totals(state)}]
        for event in self.moves:
            before = state.round_number()
            state.play(event.action)
            if state.over:
                points.append({"move": state.moves, "at": state.round_number(), "totals": totals(state)})
            elif state.round_number() > before > 0:
                points.append({"move": state.moves, "at": before, "totals": totals(state)})
        return {"unit": self.rules.unit, "points": points}

    def habits(self, seat: Seat) -> Counts:
        """The features of a seat, counted over the whole game."""
        return count_features(capabilities.features(self.rules), opening_of(self.info), [event.action for event in self.moves], seat)

    def acquired(self) -> list[list[str]]:
        """What each seat acquired, in the game's names. Empty if the positions are not known."""
        acquired: list[list[str]] = [[] for _ in self.info.occupants]
        if not self.changed:
            state = opening_of(self.info)
            for event in self.moves:
                name = capabilities.acquired(self.rules, state, event.action)
                if name:
                    acquired[event.seat].append(name)
                state.play(event.action)
            for seat, name in capabilities.acquired_at_end(self.rules, state):
                acquired[seat].append(name)
        return acquired

    def record(self) -> str:
        """The text that `ukiyo replay` reads, with the version of the rules at the time."""
        return record_text(self.info, self.moves, self.scores)


def record_text(info: TableInfo, played: list[Event], scores: list[int]) -> str:
    rules, seats = rules_of(info), [occupant.bot or "human" for occupant in info.occupants]
    moves = [Move(event.seat, str(rules.action(event.action))) for event in played]
    noted = (info.game, info.rules, info.components, len(seats), info.seed, seats, info.options)
    text = Record(*noted, moves, scores).text()
    if info.unfinished:
        text = text.replace("\n", UNFINISHED_COMMENT, 1)
    return text.replace("\n", CORRECTIONS_COMMENT.format(number=len(info.printed), id=info.id), 1) if info.printed else text


def totals(state: State) -> list[int]:
    return [score.total for score in state.scores()]


def mean_of(counted: list[Counts], name: str) -> float:
    return round(sum(counts.get(name, 0) for counts in counted) / len(counted), 2)


class Replays:
    """The most recently requested games, replayed in a separate thread."""

    def __init__(self, repository: TableRepository, tables: TableRegistry) -> None:
        self.repository = repository
        self.database = repository.database
        self.tables = tables
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self.cache: dict[str, asyncio.Task[PlayedGame]] = {}  # least recently used first

    async def game(self, table_id: str) -> PlayedGame:
        """A finished game."""
        game = await self.current(table_id)
        if not game.over:
            raise Conflict("The game is not over yet.")
        return game

    async def current(self, table_id: str) -> PlayedGame:
        """A game up to its current version. Concurrent requests share one replay."""
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
        """A person's habits, compared with the best other player of the same games."""
        names = capabilities.features(games.game(game)).habits
        mine = await self.database.run_read(self.repository.finished_games, person, game, MAX_GAMES_FOR_HABITS)
        yours, others = list[Counts](), list[Counts]()
        for info in mine:
            seat = next(seat for seat, occupant in enumerate(info.occupants) if occupant.person == person)
            rivals = [score for score in info.scores or [] if score["seat"] != seat]
            played = await self.game(info.id)
            if not played.changed:
                yours.append(await self.run(played.habits, seat))
                if rivals:
                    best = min(rivals, key=lambda score: score["rank"])["seat"]
                    others.append(await self.run(played.habits, best))
        return {
            "games": len(yours),
            "habits": [
                {"name": name, "you": mean_of(yours, name), "others": mean_of(others, name) if others else None} for name in names if yours
            ],
        }

    def is_cached(self, table_id: str, version: int | None = None) -> bool:
        """Whether the cached replay is current: it is being loaded, its game is over, or it has this version."""
        task = self.cache.get(table_id)
        return task is not None and (not task.done() or task.result().over or task.result().version == version)

    async def load(self, table_id: str) -> PlayedGame:
        """Load a game into the cache. After an error, the next request tries again."""
        try:
            return await self.load_uncached((await self.tables.open(table_id)).table.info)
        except BaseException:
            self.cache.pop(table_id, None)
            raise

    async def load_uncached(self, info: TableInfo) -> PlayedGame:
        """Load a game without caching it, for callers that go through many games."""
        database = self.database
        events, page = list[Event](), await database.run_read(self.repository.events, info.id, 0, EVENTS_PER_READ)
        while page:
            events += page
            page = (
                await database.run_read(self.repository.events, info.id, page[-1].version, EVENTS_PER_READ)
                if len(page) == EVENTS_PER_READ
                else []
            )
        return await self.run(PlayedGame, info, events)

    async def replayed(self, table_id: str, move: int, seat: Seat, person: str | None = None) -> frames.Replayed:
        game = await self.current(table_id)
        own = frozenset(number for number, occupant in enumerate(game.info.occupants) if person is not None and occupant.person == person)
        return await self.run(game.replayed, move, seat, own)

    async def course(self, table_id: str) -> frames.Course:
        """The course of a finished game. Stored on the first request, so that later changes of the rules do not affect it."""
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
