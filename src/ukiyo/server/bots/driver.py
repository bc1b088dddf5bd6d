"""Plays the bots' turns: requests each move from a worker, plays it, and resumes after failures."""

import asyncio
import contextlib
import hashlib
import logging
import math
from collections.abc import Callable

from sqlalchemy import or_, select
from sqlalchemy.orm import aliased

from ukiyo.engine.errors import IllegalAction, UkiyoError
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.events import Event
from ukiyo.play.kinds import BOT, HUMAN, MOVE, PLAYING, SEAT
from ukiyo.play.table_info import TableInfo
from ukiyo.server.bots.scheduler import Priority, WorkRequest
from ukiyo.server.bots.workers import MAX_ATTEMPTS, Decision, MoveTask, Workers
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.identity import Person
from ukiyo.server.core.supervisor import log_crash
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import EventRow, SeatRow, TableRow
from ukiyo.server.tables.moves import Moves
from ukiyo.server.tables.registry import LiveTable, TableRegistry
from ukiyo.server.tables.seating import checked_bot

VIEW_SECONDS = 30.0  # a request without a WebSocket counts as viewing the table for this long
REMARK_POLL = 0.25  # seconds between checks for the player's reply to the coach's remark
SAVE_RETRY = 2.0  # seconds before the driver retries to save a move after a database error
RESUME_INTERVAL = 60.0  # seconds between searches for tables where a server stopped during a bot's turn

logger = logging.getLogger("ukiyo")


class BotDriver:
    """Runs one task for each table at which a bot is to move.

    `delay` is the time in seconds that a person has to undo a move before a bot replies.
    """

    def __init__(self, database: Database, clock: Clock, tables: TableRegistry, moves: Moves, workers: Workers, delay: float) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.moves = moves
        self.workers = workers
        self.delay = delay
        self.plays_unwatched: Callable[[str], bool] = lambda _: False  # whether the bots at a table keep playing while no one watches
        self.resumed_at = -math.inf

    def schedule(self, live: LiveTable) -> None:
        """Starts the table's task if a bot is to move and no task is running."""
        if live.table.bot_to_move() and not live.table.bot_error and live.bot_idle:
            live.bot_task = asyncio.create_task(self.play(live))
            live.bot_task.add_done_callback(log_crash)

    def mark_viewed(self, live: LiveTable) -> None:
        """Records that a client has requested the table. Resumes bots that were paused because no one was viewing the table."""
        was_paused = self.request_for(live) is None
        live.last_viewed_at = self.clock.monotonic()
        if was_paused:
            self.schedule(live)

    def schedule_overdue(self, grace: float) -> None:
        """Takes over bots of viewed tables from another process, which may have stopped."""
        for live in list(self.tables.live.values()):
            if live.subscribers and live.table.bot_to_move() and live.table.to_move_since() < self.overdue(grace):
                self.schedule(live)

    async def resume(self, grace: float) -> None:
        """Takes over the bots of all tables with people, viewed or not, so that it will be the people's turn."""
        now = self.clock.monotonic()
        if now - self.resumed_at >= RESUME_INTERVAL:
            self.resumed_at = now
            for table_id in await self.database.run_read(stalled_tables, self.database, self.overdue(grace)):
                with contextlib.suppress(UkiyoError):  # a table that fails to open must not block other tables
                    self.schedule(self.tables.live.get(table_id) or await self.tables.open(table_id))

    def overdue(self, grace: float) -> float:
        """Returns the time before which a bot's turn must have begun if no process is computing it any more."""
        return self.clock.time() - self.workers.timeout * MAX_ATTEMPTS - self.delay - grace

    async def retry(self, table_id: str, person: Person, bot: str | None) -> bool:
        """Retries a failed bot, or votes for another bot. Returns whether the game continues.

        The other bot takes the seat when all people at the table have voted for it.
        """
        live = await self.tables.open(table_id)
        async with live.lock:
            table = live.table
            table.check_playing()
            if not table.seats_of(person.id) and table.info.host != person.id:
                raise Forbidden("Only the players can continue the game.")
            if not table.bot_error:
                raise Conflict("No bot has failed at this table. The game continues automatically.")
            if bot is not None and bot != table.bot_to_move():
                if not self.vote(live, person, checked_bot(bot, table.info.game)):
                    live.broadcast()
                    return False
                await self.moves.add(live, Event(table.version + 1, SEAT, table.state.seat, bot=table.proposed_bot))
            table.bot_error = table.proposed_bot = ""
            live.broadcast()
            self.schedule(live)
            return True

    def vote(self, live: LiveTable, person: Person, bot: str) -> bool:
        """Records a vote for another bot and returns whether all people agree. A vote for a different bot discards earlier votes."""
        table = live.table
        if bot != table.proposed_bot:
            table.proposed_bot, table.votes = bot, {}
        agreed = table.votes.setdefault(table.state.seat, set())
        agreed.add(person.id)
        return table.voters() <= agreed

    async def play(self, live: LiveTable) -> None:
        """Plays bots' moves until it is a person's turn, a bot fails, or the moves are not needed."""
        table = live.table
        while (bot := table.bot_to_move()) is not None and not table.bot_error and not live.evicted:
            version, request = table.version, self.request_for(live)
            if request is None:
                return
            if self.awaits_undo(live):
                await self.clock.sleep(self.delay)
                while table.version == version and self.clock.monotonic() < live.bots_wait_until:
                    await self.clock.sleep(REMARK_POLL)
                if table.version != version:
                    continue
            failure = ""
            try:
                await self.play_move(live, bot, request)
            except Conflict:
                continue
            except IllegalAction as error:
                failure = f"The bot '{bot}' chose an illegal action: {error}"
            except UkiyoError as error:
                failure = str(error)
            except Exception:
                logger.exception("requesting a move from a bot failed")
                failure = f"The server could not request a move from the bot '{bot}'."
            if failure and table.version == version:
                table.bot_error = failure
                live.broadcast()

    def request_for(self, live: LiveTable) -> WorkRequest | None:
        """Returns a request for a bot's move with its priority, or None if the move is not needed.

        Bots always play at tables with people, in rated games, and at tournament tables (with the lowest priority).
        """
        info = live.table.info
        people = tuple({person for occupant in info.occupants if (person := occupant.person or occupant.rated_person) is not None})
        viewed = bool(live.subscribers) or self.clock.monotonic() - live.last_viewed_at < VIEW_SECONDS
        if not people and not viewed and not self.plays_unwatched(info.id):
            return None
        priority = (Priority.TABLE if people else Priority.BOTS_ONLY) if viewed else Priority.UNWATCHED
        return WorkRequest("bot", priority, people or (info.host,), info.id)

    async def play_move(self, live: LiveTable, bot: str, request: WorkRequest) -> None:
        """Computes one move and plays it. A forced move needs no worker."""
        table, version, legal = live.table, live.table.version, live.table.state.legal()
        if len(legal) == 1:
            decision = Decision(legal[0])
        else:
            seed = bot_seed(table.info, table.state.moves) if table.info.daily_date else None
            task = MoveTask(table.info.game, bot, table.state.save(), printed=table.info.corrections, seed=seed)
            decision = await self.workers.choose_move(task, request)
        while not await self.commit(live, version, decision):
            await self.clock.sleep(SAVE_RETRY)

    async def commit(self, live: LiveTable, version: int, decision: Decision) -> bool:
        """Plays a move unless the table has changed since. Returns False if the database could not save it."""
        table = live.table
        async with live.lock:
            if table.version != version or live.evicted:
                return True
            try:
                table.search_share = decision.search_share
                await self.moves.add(live, Event(version + 1, MOVE, table.state.seat, decision.action))
            except StorageFailed:
                return False
        return True

    def awaits_undo(self, live: LiveTable) -> bool:
        """Returns whether the last move was made by a person who may still undo it."""
        state = live.table.state
        return state.undo_floor < state.moves and live.table.info.occupants[state.mover].kind == HUMAN


def stalled_tables(database: Database, before: float) -> list[str]:
    """Returns tables with people where a bot is to move and nothing has happened since `before`."""
    seat_to_move = (SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.seat_to_move, SeatRow.kind == BOT)
    other = aliased(SeatRow)
    people = select(other.seat).where(other.table_id == TableRow.id, or_(other.person.is_not(None), other.rated_person.is_not(None)))
    since = select(EventRow.version).where(EventRow.table_id == TableRow.id, EventRow.created_at > before)
    waiting = (TableRow.status == PLAYING, TableRow.started_at <= before, people.exists(), ~since.exists())
    with database.session(reading=True) as session:
        return list(session.scalars(select(TableRow.id).where(*seat_to_move, *waiting)))


def bot_seed(info: TableInfo, moves: int) -> int:
    """Derives the seed of a bot's random choices in a daily deal, so that bots play the same for everyone."""
    key = info.seed.to_bytes(32, "big")
    return 1 + int.from_bytes(hashlib.blake2b(str(moves).encode(), digest_size=4, key=key).digest(), "big")
