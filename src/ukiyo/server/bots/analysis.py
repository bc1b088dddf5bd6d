"""Hints for who is to move, and reviews of finished games; both are thought of where bots think."""

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Generic, TypeVar

from ukiyo.engine.state import Seat
from ukiyo.play import coaching, frames
from ukiyo.play.coaching import AskedWhy, JudgedMove
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.events import Event
from ukiyo.play.table_core import TurnMove
from ukiyo.play.table_info import TableInfo, opening_of
from ukiyo.server.bots.scheduler import Priority, WorkRequest
from ukiyo.server.bots.workers import BotFailed, HintTask, ReviewTask, Workers
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.identity import Person
from ukiyo.server.tables.registry import LiveTable, TableRegistry

SHOWN = 5  # best moves of a hint
DEAREST = 10  # moves of a review
REMEMBERED = 200  # reviews, and as many answers about puzzles
# Thought of at a time for one person, or for all strangers at one address: a class may well solve one puzzle together.
MOST = {"hint": 3, "review": 2, "remark": 2, "answer": 20}
MUCH = 0.04  # of what bots play for: what costs less is no matter for a remark in the middle of a game
SPEAKS, LISTENS = 4.0, 30.0  # seconds for which bots wait: until the coach has spoken, and until somebody answers
LONGEST = 24  # moves of a turn that are looked at
NOTHING: coaching.Remark = {"mistake": None, "undo": False}

T = TypeVar("T")


class Once(Generic[T]):
    """What is the same for everybody who asks: thought of once, and remembered for a while."""

    def __init__(self) -> None:
        self.tasks: dict[Hashable, asyncio.Task[T]] = {}

    async def ask(self, key: Hashable, think: Callable[[], Coroutine[None, None, T]], check: Callable[[], None]) -> T:
        """Whoever is the first must be allowed to: what is refused takes no other's place."""
        task = self.tasks.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            check()
            task = self.tasks[key] = asyncio.create_task(think())
            if len(self.tasks) > REMEMBERED:
                del self.tasks[next(iter(self.tasks))]
        return await asyncio.shield(task)


class Analysis:
    def __init__(self, tables: TableRegistry, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.tables_with_hint: set[str] = set()
        self.reviews: Once[coaching.Review] = Once()
        self.answers: Once[coaching.Why] = Once()
        self.waiting: Counter[tuple[str, str]] = Counter()  # by what, and who

    async def hint(self, table_id: str, person: Person) -> coaching.Hint:
        """The version it is for, and the best moves; only for whoever is to move, and one at a time at a table."""
        table = (await self.tables.open(table_id)).table
        table.check_playing()
        table.check_turn(person.id)
        table.check_coach_allowed()
        if table_id in self.tables_with_hint:
            raise Conflict("a hint for this table is already on its way")
        version, question = table.version, HintTask(table.info.game, table.state.save(), SHOWN, printed=table.info.printed)
        with self.one_more("hint", person.id):
            self.tables_with_hint.add(table_id)
            try:
                moves, search_share = await self.workers.hint(question, WorkRequest("hint", Priority.HINT, (person.id,), table_id))
            finally:
                self.tables_with_hint.discard(table_id)
        return {"version": version, "moves": moves, "search_share": search_share}

    async def remark(self, table_id: str, person: Person, version: int) -> coaching.Remark:
        """The mistake of your turn that cost most, if it cost much. Where it can be taken back, bots wait to hear what you make of it.

        It is told once the turn is over, or before a choice after which it might be too late; until then moves are only thought of.
        Nothing is said of a move that was taken back meanwhile, or twice of the same.
        """
        live = await self.tables.open(table_id)
        table, clock = live.table, self.tables.clock
        table.check_playing()
        table.check_coach_allowed()
        table.check_version(version)
        turn = table.turn[-LONGEST:]
        if not turn or turn[-1].version != version or turn[-1].before.seat not in table.seats_of(person.id):
            raise Forbidden("the coach speaks of your own last move, and the last one was not yours")
        alone, goes_on = len(table.seated_people()) == 1, table.turn_continues()
        thoughts = self.analyse_turn(live, turn, person)
        if not thoughts or (goes_on and not table.is_last_chance(alone)):
            return NOTHING
        with self.one_more("remark", person.id):
            until = clock.monotonic() + SPEAKS
            live.bots_wait_until = until if alone and not goes_on else live.bots_wait_until
            try:
                await asyncio.wait(thoughts.values())
            finally:
                live.bots_wait_until = (
                    -math.inf if live.bots_wait_until == until else live.bots_wait_until
                )  # a later remark may be thought of, too
        floor = table.state.undo_floor
        dear = [
            (mistake, of, mistake["move"] >= floor)
            for of, thought in thoughts.items()
            if (mistake := thought.result())
            and mistake["loss"] >= MUCH
            and table.still_stands(of)
            and (mistake["move"] >= floor or not goes_on)
        ]
        if not dear:
            return NOTHING
        dearest, of, undo = max(dear, key=lambda one: one[0]["loss"])
        if of == live.last_remark_version:
            return NOTHING
        live.last_remark_version = of
        if undo and alone:
            live.bots_wait_until = clock.monotonic() + LISTENS
        return {"mistake": mistakes([dearest])[0], "undo": undo}

    def analyse_turn(self, live: LiveTable, turn: list[TurnMove], person: Person) -> dict[int, asyncio.Task[JudgedMove | None]]:
        """What each choice of a turn cost, by version; thought of once, and while the turn goes on."""
        info, request = live.table.info, WorkRequest("hint", Priority.HINT, (person.id,), live.table.info.id)

        async def judge(move: TurnMove) -> JudgedMove | None:
            question = HintTask(info.game, move.before.save(), 1, printed=info.printed, insisted=move.action)
            try:
                return await self.workers.remark(question, move.before.moves, request)
            except BotFailed:
                return None

        live.move_reviews = {
            move.version: live.move_reviews.get(move.version) or asyncio.create_task(judge(move))
            for move in turn
            if len(move.before.options) > 1
        }
        return live.move_reviews

    async def heard(self, table_id: str, person: Person) -> None:
        """The remark was heard: bots go on."""
        live = await self.tables.open(table_id)
        if live.table.seats_of(person.id):
            live.bots_wait_until = -math.inf

    async def why(self, question: AskedWhy, asker: str) -> coaching.Why:
        """The first of two moves beside the second."""

        async def compare() -> coaching.Why:
            with self.one_more("answer", asker):
                return (await self.workers.why(question, WorkRequest("hint", Priority.HINT, (asker,), "")))[0]

        return await self.answers.ask(frames.compact_json(vars(question)), compare, partial(self.check, "answer", asker))

    async def review(self, info: TableInfo, moves: list[Event], seat: Seat, asker: str) -> coaching.Review:
        """The seat's dearest moves."""

        async def go_through() -> coaching.Review:
            question = ReviewTask(info.game, opening_of(info).save(), [event.action for event in moves], seat, info.printed)
            with self.one_more("review", asker):
                found, search_share = await self.workers.review(question, WorkRequest("review", Priority.REVIEW, (asker,), info.id))
            course: list[coaching.ReviewedPoint] = [
                {"move": one["move"], "win": one["played"]["win"], "scores": one["played"]["scores"]} for one in found
            ]
            return {"seat": seat, "moves": mistakes(found)[:DEAREST], "course": course, "search_share": search_share}

        return await self.reviews.ask((info.id, seat), go_through, partial(self.check, "review", asker))

    def tasks(self) -> list[asyncio.Task[coaching.Review] | asyncio.Task[coaching.Why]]:
        return [*self.reviews.tasks.values(), *self.answers.tasks.values()]

    def check(self, what: str, person: str) -> None:
        if self.waiting[what, person] >= MOST[what]:
            raise TooManyRequests(f"{MOST[what]} {what}s are being thought of for you already: wait for one of them")

    @contextmanager
    def one_more(self, what: str, person: str) -> Iterator[None]:
        self.check(what, person)
        self.waiting[what, person] += 1
        try:
            yield
        finally:
            self.waiting[what, person] -= 1
            if not self.waiting[what, person]:
                del self.waiting[what, person]


def mistakes(found: list[JudgedMove]) -> list[coaching.ReviewedMove]:
    """The dearest first."""
    return [
        {"move": one["move"], "cost": one["cost"], "played": one["played"], "better": one["better"], "why": one["why"]}
        for one in sorted(found, key=lambda one: -one["loss"])
        if one["why"]
    ]
