"""Hints, remarks and reviews for players, computed by the workers."""

import asyncio
import json
import math
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Generic, TypeVar

from ukiyo.engine.state import Seat
from ukiyo.play import coaching
from ukiyo.play.coaching import CompareTask, JudgedMove
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.events import Event
from ukiyo.play.table_core import TurnMove
from ukiyo.play.table_info import TableInfo, opening_of
from ukiyo.server.bots.scheduler import Priority, WorkRequest
from ukiyo.server.bots.workers import BotFailed, HintTask, ReviewTask, Workers
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.identity import Person
from ukiyo.server.tables.registry import LiveTable, TableRegistry

HINT_MOVES = 5
REVIEW_MISTAKES = 10
MAX_CACHED_RESULTS = 200  # reviews, and the same number of puzzle comparisons
# Concurrent computations per person. Anonymous people share a limit per address: a class may solve one puzzle together.
MAX_RUNNING = {"hint": 3, "review": 2, "remark": 2, "answer": 20}
RUNNING_NAMES = {"hint": "hints", "review": "reviews", "remark": "remarks", "answer": "puzzle answers"}
MIN_LOSS = 0.04  # in units of the bots' utility; remarks during a game ignore smaller mistakes
REMARK_WAIT, REPLY_WAIT = 4.0, 30.0  # seconds for which bots wait for the coach's remark, and then for the player's reply
MAX_TURN_MOVES = 24  # only the latest moves of a turn are analysed
NO_REMARK: coaching.Remark = {"mistake": None, "undo": False}

T = TypeVar("T")


class SharedResults(Generic[T]):
    """Results that are the same for everyone, computed once and cached for a while."""

    def __init__(self) -> None:
        self.tasks: dict[Hashable, asyncio.Task[T]] = {}

    async def get(self, key: Hashable, compute: Callable[[], Coroutine[None, None, T]], check: Callable[[], None]) -> T:
        """Returns the cached result or computes it. `check` raises if the caller may not start a computation."""
        task = self.tasks.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            check()
            task = self.tasks[key] = asyncio.create_task(compute())
            if len(self.tasks) > MAX_CACHED_RESULTS:
                del self.tasks[next(iter(self.tasks))]
        return await asyncio.shield(task)


class Analysis:
    def __init__(self, clock: Clock, tables: TableRegistry, workers: Workers) -> None:
        self.clock = clock
        self.tables = tables
        self.workers = workers
        self.tables_with_hint: set[str] = set()
        self.reviews: SharedResults[coaching.Review] = SharedResults()
        self.comparisons: SharedResults[coaching.MoveComparison] = SharedResults()
        self.running: Counter[tuple[str, str]] = Counter()  # by kind of computation and person

    async def hint(self, table_id: str, person: Person) -> coaching.Hint:
        """Returns the best moves and the version they belong to. Only the player to move may request a hint, one at a time per table."""
        table = (await self.tables.open(table_id)).table
        table.check_playing()
        table.check_turn(person.id)
        table.check_coach_allowed()
        if table_id in self.tables_with_hint:
            raise Conflict("The server is already computing a hint for this table.")
        version, task = table.version, HintTask(table.info.game, table.state.save(), HINT_MOVES, printed=table.info.corrections)
        with self.count_running("hint", person.id):
            self.tables_with_hint.add(table_id)
            try:
                moves, search_share = await self.workers.hint(task, WorkRequest("hint", Priority.HINT, (person.id,), table_id))
            finally:
                self.tables_with_hint.discard(table_id)
        return {"version": version, "moves": moves, "search_share": search_share}

    async def remark(self, table_id: str, person: Person, version: int) -> coaching.Remark:
        """Returns the worst mistake in the player's turn, if it is serious enough. If the player can undo it, bots wait for the reply.

        The remark is made after the turn, or before a choice that could make the mistake irreversible. Until then, moves are only analysed.
        Undone moves are ignored, and each mistake is reported once.
        """
        live = await self.tables.open(table_id)
        table = live.table
        table.check_playing()
        table.check_coach_allowed()
        table.check_version(version)
        turn = table.turn[-MAX_TURN_MOVES:]
        if not turn or turn[-1].version != version or turn[-1].before.seat not in table.seats_of(person.id):
            raise Forbidden("The coach only comments on your own moves, and the last move was not yours.")
        alone, continues = len(table.seated_people()) == 1, table.turn_continues()
        tasks = self.analyse_turn(live, turn, person)
        if not tasks or (continues and not table.is_last_chance(alone)):
            return NO_REMARK
        with self.count_running("remark", person.id):
            until = self.clock.monotonic() + REMARK_WAIT
            if alone and not continues:
                live.bots_wait_until = until
            try:
                await asyncio.wait(tasks.values())
            finally:
                live.bots_wait_until = (
                    -math.inf if live.bots_wait_until == until else live.bots_wait_until
                )  # a later remark may have set another time
        mistakes = self.undoable_mistakes(live, tasks, continues)
        if not mistakes:
            return NO_REMARK
        worst, of_version, undo = max(mistakes, key=lambda mistake: mistake[0]["loss"])
        if of_version == live.last_remark_version:
            return NO_REMARK
        live.last_remark_version = of_version
        if undo and alone:
            live.bots_wait_until = self.clock.monotonic() + REPLY_WAIT
        return {"mistake": worst_first([worst])[0], "undo": undo}

    def undoable_mistakes(
        self, live: LiveTable, tasks: dict[int, asyncio.Task[JudgedMove | None]], continues: bool
    ) -> list[tuple[JudgedMove, int, bool]]:
        """Returns the remaining mistakes, with versions and whether they can be undone. During a turn, returns only undoable mistakes."""
        table, floor = live.table, live.table.state.undo_floor
        return [
            (mistake, version, mistake["move"] >= floor)
            for version, task in tasks.items()
            if (mistake := task.result())
            and mistake["loss"] >= MIN_LOSS
            and table.is_in_effect(version)
            and (mistake["move"] >= floor or not continues)
        ]

    def analyse_turn(self, live: LiveTable, turn: list[TurnMove], person: Person) -> dict[int, asyncio.Task[JudgedMove | None]]:
        """Starts to analyse the choices of a turn that have not been analysed. Returns the tasks by version."""
        info, request = live.table.info, WorkRequest("hint", Priority.HINT, (person.id,), live.table.info.id)

        async def judge(move: TurnMove) -> JudgedMove | None:
            task = HintTask(info.game, move.before.save(), 1, printed=info.corrections, required=move.action)
            try:
                return await self.workers.find_mistake(task, move.before.moves, request)
            except BotFailed:
                return None

        live.move_reviews = {
            move.version: live.move_reviews.get(move.version) or asyncio.create_task(judge(move))
            for move in turn
            if len(move.before.options) > 1
        }
        return live.move_reviews

    async def dismiss_remark(self, table_id: str, person: Person) -> None:
        """Lets the bots continue after a remark."""
        live = await self.tables.open(table_id)
        if live.table.seats_of(person.id):
            live.bots_wait_until = -math.inf

    async def compare(self, task: CompareTask, person: str) -> coaching.MoveComparison:
        """Returns the reasons for the first of two moves."""

        async def compute() -> coaching.MoveComparison:
            with self.count_running("answer", person):
                return (await self.workers.compare(task, WorkRequest("hint", Priority.HINT, (person,), "")))[0]

        return await self.comparisons.get(json.dumps(vars(task)), compute, partial(self.check_running, "answer", person))

    async def review(self, info: TableInfo, moves: list[Event], seat: Seat, person: str) -> coaching.Review:
        """Returns the worst mistakes of a seat and the course of its game."""

        async def compute() -> coaching.Review:
            task = ReviewTask(info.game, opening_of(info).save(), [event.action for event in moves], seat, info.corrections)
            with self.count_running("review", person):
                mistakes, search_share = await self.workers.review(task, WorkRequest("review", Priority.REVIEW, (person,), info.id))
            course: list[coaching.ReviewedPoint] = [
                {"move": judged["move"], "win": judged["played"]["win"], "scores": judged["played"]["scores"]} for judged in mistakes
            ]
            return {"seat": seat, "moves": worst_first(mistakes)[:REVIEW_MISTAKES], "course": course, "search_share": search_share}

        return await self.reviews.get((info.id, seat), compute, partial(self.check_running, "review", person))

    def tasks(self) -> list[asyncio.Task[coaching.Review] | asyncio.Task[coaching.MoveComparison]]:
        return [*self.reviews.tasks.values(), *self.comparisons.tasks.values()]

    def check_running(self, kind: str, person: str) -> None:
        if self.running[kind, person] >= MAX_RUNNING[kind]:
            raise TooManyRequests(
                f"The server is already computing {MAX_RUNNING[kind]} {RUNNING_NAMES[kind]} for you. Wait until one of them is ready."
            )

    @contextmanager
    def count_running(self, kind: str, person: str) -> Iterator[None]:
        self.check_running(kind, person)
        self.running[kind, person] += 1
        try:
            yield
        finally:
            self.running[kind, person] -= 1
            if not self.running[kind, person]:
                del self.running[kind, person]


def worst_first(mistakes: list[JudgedMove]) -> list[coaching.ReviewedMove]:
    """Returns the moves that have reasons, worst first."""
    return [
        {
            "move": judged["move"],
            "cost": judged["cost"],
            "played": judged["played"],
            "better": judged["better"],
            "comparison": judged["comparison"],
        }
        for judged in sorted(mistakes, key=lambda judged: -judged["loss"])
        if judged["comparison"]
    ]
