"""The bots at the tables: asked when it is their turn, asked again when they fail."""

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
from ukiyo.server.bots.workers import TRIES, Decision, MoveTask, Workers
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.identity import Person
from ukiyo.server.core.supervisor import log_crash
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import EventRow, SeatRow, TableRow
from ukiyo.server.tables.moves import Moves
from ukiyo.server.tables.registry import LiveTable
from ukiyo.server.tables.seating import checked_bot

LOOK = 30.0  # seconds for which a room is not empty after somebody without a socket has looked in
LISTEN = 0.25  # seconds between looks whether the coach has spoken
AGAIN = 2.0  # seconds before a store that did not answer is asked again
TAKE_UP = 60.0  # seconds between looks for tables that a killed server has left in the middle of a bot's turn

logger = logging.getLogger("ukiyo")


class BotDriver:
    """`pause` is how many seconds a person has to take a move back before a bot answers it."""

    def __init__(self, moves: Moves, workers: Workers, pause: float) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.workers = workers
        self.pause = pause
        self.plays_unwatched: Callable[[str], bool] = lambda _: False  # whether the bots of a table play on although nobody is there
        self.resumed_at = -math.inf  # when it was last looked for what a killed server had left

    def schedule(self, live: LiveTable) -> None:
        """If a bot is awaited and nobody has asked it yet, ask it."""
        if live.table.bot_to_move() and not live.table.bot_error and live.bot_idle:
            live.bot_task = asyncio.create_task(self.play(live))
            live.bot_task.add_done_callback(log_crash)

    def look(self, live: LiveTable) -> None:
        """Somebody asks how the table stands: bots that rested, because nobody did, go on."""
        rested = self.request(live) is None
        live.last_viewed_at = self.tables.clock.monotonic()
        if rested:
            self.schedule(live)

    def schedule_overdue(self, grace: float) -> None:
        """Ask bots that another process was to ask, and has not: it may be gone."""
        for live in list(self.tables.live.values()):
            if live.subscribers and live.table.bot_to_move() and live.table.to_move_since() < self.overdue(grace):
                self.schedule(live)

    async def resume(self, grace: float) -> None:
        """The same wherever people sit: their turn must come though none of them looks at the table since."""
        now, database = self.tables.clock.monotonic(), self.tables.database
        if now - self.resumed_at >= TAKE_UP:
            self.resumed_at = now
            for table_id in await database.look(stalled_tables, database, self.overdue(grace)):
                with contextlib.suppress(UkiyoError):  # one that cannot be opened keeps no other waiting
                    self.schedule(self.tables.live.get(table_id) or await self.tables.open(table_id))

    def overdue(self, grace: float) -> float:
        """When a bot must have been asked last, if nobody thinks for it any more."""
        return self.tables.clock.time() - self.workers.budget * TRIES - self.pause - grace

    async def go_on(self, table_id: str, person: Person, bot: str | None) -> bool:
        """Ask a bot that failed again; or agree to put another in its place, which is done once all people at the table agree."""
        live = await self.tables.open(table_id)
        async with live.lock:
            table = live.table
            table.check_playing()
            if not table.seats_of(person.id) and table.info.host != person.id:
                raise Forbidden("only the players can continue the game")
            if not table.bot_error:
                raise Conflict("no bot at this table has failed: it goes on by itself")
            if bot is not None and bot != table.bot_to_move():
                if not self.agreed(live, person, checked_bot(bot, table.info.game)):
                    live.broadcast()
                    return False
                await self.moves.add(live, Event(table.version + 1, SEAT, table.state.seat, bot=table.proposed_bot))
            table.bot_error = table.proposed_bot = ""
            live.broadcast()
            self.schedule(live)
            return True

    def agreed(self, live: LiveTable, person: Person, bot: str) -> bool:
        """Note who wants another bot; whoever names another level begins anew."""
        table = live.table
        if bot != table.proposed_bot:
            table.proposed_bot, table.votes = bot, {}
        agreed = table.votes.setdefault(table.state.seat, set())
        agreed.add(person.id)
        return table.voters() <= agreed

    async def play(self, live: LiveTable) -> None:
        """Play the bots' moves until it is a person's turn, a bot fails, or nobody is there to see them."""
        table = live.table
        while (bot := table.bot_to_move()) is not None and not table.bot_error and not live.evicted:
            version, request = table.version, self.request(live)
            if request is None:
                return
            if self.can_be_taken_back(live):
                await self.tables.clock.sleep(self.pause)
                while table.version == version and self.tables.clock.monotonic() < live.bots_wait_until:
                    await self.tables.clock.sleep(LISTEN)
                if table.version != version:
                    continue
            trouble = ""
            try:
                await self.ask(live, bot, request)
            except Conflict:
                continue
            except IllegalAction as error:
                trouble = f"the bot '{bot}' chose an illegal action: {error}"
            except UkiyoError as error:
                trouble = str(error)
            except Exception:
                logger.exception("a bot could not be asked")
                trouble = f"the bot '{bot}' could not be asked"
            if trouble and table.version == version:
                table.bot_error = trouble
                live.broadcast()

    def request(self, live: LiveTable) -> WorkRequest | None:
        """For whom a bot thinks at this table; None: for nobody. Where people sit it always does, since their turn must come.

        So it does where a rated game waits for its end; and where a tournament waits for the result, but after everybody else.
        """
        info = live.table.info
        people = tuple({who for occupant in info.occupants if (who := occupant.person or occupant.player) is not None})
        looked_at = bool(live.subscribers) or self.tables.clock.monotonic() - live.last_viewed_at < LOOK
        if not people and not looked_at and not self.plays_unwatched(info.id):
            return None
        rank = (Priority.TABLE if people else Priority.SHOW) if looked_at else Priority.AWAY
        return WorkRequest("bot", rank, people or (info.host,), info.id)

    async def ask(self, live: LiveTable, bot: str, request: WorkRequest) -> None:
        """Ask for one move and play it, unless the table has moved on. What is forced needs no thought."""
        table, version, legal = live.table, live.table.version, live.table.state.legal()
        if len(legal) == 1:
            decision = Decision(legal[0])
        else:
            seed = bot_seed(table.info, table.state.moves) if table.info.day else None
            question = MoveTask(table.info.game, bot, table.state.save(), printed=table.info.printed, seed=seed)
            decision = await self.workers.ask(question, request)
        while not await self.kept(live, version, decision):
            await self.tables.clock.sleep(AGAIN)

    async def kept(self, live: LiveTable, version: int, decision: Decision) -> bool:
        """Play a bot's move, or find that the table has moved on. False: the store does not answer, and is asked again later."""
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

    def can_be_taken_back(self, live: LiveTable) -> bool:
        """Whether the last move is a person's who may still think better of it."""
        state = live.table.state
        return state.undo_floor < state.moves and live.table.info.occupants[state.mover].kind == HUMAN


def stalled_tables(database: Database, before: float) -> list[str]:
    """Tables of people at which nothing has happened since a moment although a bot is asked."""
    asked = (SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.asked, SeatRow.kind == BOT)
    other = aliased(SeatRow)
    people = select(other.seat).where(other.table_id == TableRow.id, or_(other.person.is_not(None), other.player.is_not(None)))
    since = select(EventRow.version).where(EventRow.table_id == TableRow.id, EventRow.at > before)
    waiting = (TableRow.status == PLAYING, TableRow.began <= before, people.exists(), ~since.exists())
    with database.session(reading=True) as session:
        return list(session.scalars(select(TableRow.id).where(*asked, *waiting)))


def bot_seed(info: TableInfo, moves: int) -> int:
    """Of a bot's own chance after so many moves of a deal: the same for everybody."""
    key = info.seed.to_bytes(32, "big")
    return 1 + int.from_bytes(hashlib.blake2b(str(moves).encode(), digest_size=4, key=key).digest(), "big")
