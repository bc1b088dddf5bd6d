"""Games played through once, then shown at any move: finished ones, and running ones as far as they have come. Nothing of it runs on the
store's threads, which keep moves."""

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

CACHED = 32  # games
SNAPSHOT_EVERY = 16  # moves
CORRECTED = "  # with {number} corrected numbers: replay it with --components, the file is at /api/tables/{id}/components.toml\n"
UNFINISHED = "  # the players agreed to end it here, without a result\n"
HABITS = 10  # games looked back on
PAGE = 500  # entries read at a time, so that others read in between


class PlayedGame:
    """A game up to a version, with a snapshot every few moves.

    Where the rules have changed since, `changed` says so: its record and its scores stay, its positions cannot be shown.
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
            self.changed = f"{error}. Its record and its scores stay; its positions cannot be shown any more"

    def play_through(self) -> None:
        if not self.over and self.info.rules != self.rules.version:
            raise Conflict(f"this game was begun with rules {self.info.rules}, and goes on with rules {self.rules.version}")
        state = opening_of(self.info)
        for number, event in enumerate(self.moves):
            if number % SNAPSHOT_EVERY == 0:
                self.snapshots.append(state.copy())
            state.play(event.action)
        check_end(self.info, state)
        self.snapshots.append(state)
        self.scores = [] if self.info.unfinished else totals(state)

    @property
    def over(self) -> bool:
        """It never changes any more."""
        return self.info.status == OVER

    @property
    def end(self) -> State:
        return self.snapshots[-1]

    def check_shown(self) -> None:
        if self.changed:
            raise Conflict(self.changed)

    def check_seat(self, seat: Seat) -> None:
        if seat >= len(self.info.occupants):
            raise NotFound(f"there is no seat {seat}: the table has seats 0 to {len(self.info.occupants) - 1}")

    def position(self, move: int) -> State:
        """After so many moves."""
        self.check_shown()
        if not 0 <= move <= len(self.moves):
            raise NotFound(f"there is no move {move}: the game has {len(self.moves)} moves")
        if move == len(self.moves):
            return self.end
        nearest = move // SNAPSHOT_EVERY
        state = self.snapshots[nearest].copy()
        for event in self.moves[nearest * SNAPSHOT_EVERY : move]:
            state.play(event.action)
        return state

    def shown(self, move: int, seat: Seat, held: VisibleSeats) -> frames.Replayed:
        """After so many moves, through the eyes of a seat; of a running game, through one's own or a spectator's."""
        self.check_seat(seat)
        if not self.over and seat != SPECTATOR and seat not in held:
            raise Forbidden(f"while the game runs, only its player sees through the eyes of seat {seat}")
        state = self.position(move)
        deciding = seat == state.seat and not state.over
        return {
            "move": move,
            "moves": len(self.moves),
            "seat": seat,
            "view": self.rules.view(state, seat),
            "previews": [capabilities.preview(self.rules, state, action) for action in state.legal()] if deciding else [],
            "events": [public_event(self.rules, event, self.all if self.over else held) for event in self.moves[max(move - 1, 0) : move]],
        }

    def course(self) -> frames.Course:
        """How the totals grew, month by month or turn by turn."""
        self.check_shown()
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
        """What the game counts of a seat, from its first move to the last."""
        return count_features(capabilities.features(self.rules), opening_of(self.info), [event.action for event in self.moves], seat)

    def taken(self) -> list[list[str]]:
        """What each seat took, as the game names it; nothing where its positions cannot be shown any more."""
        taken: list[list[str]] = [[] for _ in self.info.occupants]
        if not self.changed:
            state = opening_of(self.info)
            for event in self.moves:
                what = capabilities.acquired(self.rules, state, event.action)
                if what:
                    taken[event.seat].append(what)
                state.play(event.action)
            for seat, what in capabilities.acquired_at_end(self.rules, state):
                taken[seat].append(what)
        return taken

    def record(self) -> str:
        """The text that `ukiyo replay` reads, with the rules the game was played with."""
        return record_text(self.info, self.moves, self.scores)


def record_text(info: TableInfo, played: list[Event], scores: list[int]) -> str:
    rules, seats = rules_of(info), [occupant.bot or "human" for occupant in info.occupants]
    moves = [Move(event.seat, str(rules.action(event.action))) for event in played]
    noted = (info.game, info.rules, info.components, len(seats), info.seed, seats, info.options)
    text = Record(*noted, moves, scores).text()
    if info.unfinished:
        text = text.replace("\n", UNFINISHED, 1)
    return text.replace("\n", CORRECTED.format(number=len(info.printed), id=info.id), 1) if info.printed else text


def totals(state: State) -> list[int]:
    return [score.total for score in state.scores()]


def mean_of(counted: list[Counts], name: str) -> float:
    return round(sum(counts.get(name, 0) for counts in counted) / len(counted), 2)


class Replays:
    """The games asked for last, worked on in a thread of their own."""

    def __init__(self, repository: TableRepository, tables: TableRegistry) -> None:
        self.repository = repository
        self.database = repository.database
        self.tables = tables
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self.cache: dict[str, asyncio.Task[PlayedGame]] = {}  # the one asked for last comes last

    async def game(self, table_id: str) -> PlayedGame:
        """A finished game."""
        game = await self.so_far(table_id)
        if not game.over:
            raise Conflict("the game is not over yet")
        return game

    async def so_far(self, table_id: str) -> PlayedGame:
        """A game as far as it has come. Many may ask at once; it is played through once, and again when it has gone on."""
        if not self.settled(table_id):
            table = (await self.tables.open(table_id)).table
            if table.info.status == OPEN:
                raise Conflict("the game has not started")
            if not self.settled(table_id, table.version):
                self.cache[table_id] = asyncio.create_task(self.load(table_id))
        task = self.cache.pop(table_id)
        self.cache[table_id] = task
        if len(self.cache) > CACHED:
            del self.cache[next(iter(self.cache))]
        return await asyncio.shield(task)

    async def habits(self, person: str, game: str) -> coaching.Habits:
        """What a person does often, beside the best other player of the same games: the winner, or the runner-up to the person."""
        names = capabilities.features(games.game(game)).habits
        mine = await self.database.run_read(self.repository.finished_games, person, game, HABITS)
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

    def settled(self, table_id: str, version: int | None = None) -> bool:
        """Whether what is in memory will do: it is just being read, the game is over, or it has come to this version."""
        task = self.cache.get(table_id)
        return task is not None and (not task.done() or task.result().over or task.result().version == version)

    async def load(self, table_id: str) -> PlayedGame:
        """Play it through. Whatever goes wrong, the next one who asks tries again."""
        try:
            return await self.played((await self.tables.open(table_id)).table.info)
        except BaseException:
            self.cache.pop(table_id, None)
            raise

    async def played(self, info: TableInfo) -> PlayedGame:
        """Straight from the store: whoever goes through many games keeps none of them in memory."""
        database = self.database
        events, page = list[Event](), await database.run_read(self.repository.events, info.id, 0, PAGE)
        while page:
            events += page
            page = await database.run_read(self.repository.events, info.id, page[-1].version, PAGE) if len(page) == PAGE else []
        return await self.run(PlayedGame, info, events)

    async def shown(self, table_id: str, move: int, seat: Seat, person: str | None = None) -> frames.Replayed:
        game = await self.so_far(table_id)
        held = frozenset(number for number, occupant in enumerate(game.info.occupants) if person is not None and occupant.person == person)
        return await self.run(game.shown, move, seat, held)

    async def course(self, table_id: str) -> frames.Course:
        """How it went; kept once it was asked for, so that it stays whatever becomes of the rules."""
        game, database = await self.game(table_id), self.database
        kept = await database.run_read(self.repository.course, table_id)
        if kept is not None:
            return kept
        course = await self.run(game.course)
        with contextlib.suppress(StorageFailed):  # then it is worked out again
            await database.run(self.repository.save_course, table_id, course)
        return course

    async def record(self, table_id: str) -> str:
        return await self.run((await self.game(table_id)).record)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, partial(work, *args, **kwargs))

    def close(self) -> None:
        self.thread.shutdown()
