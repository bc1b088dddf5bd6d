"""The bots at the tables: asked when it is their turn, asked again when they fail."""

import asyncio
import logging

from ukiyo.engine.errors import IllegalAction, UkiyoError
from ukiyo.server.errors import NotNow, NotYours
from ukiyo.server.identity import Person
from ukiyo.server.live import LiveTable
from ukiyo.server.moves import Moves
from ukiyo.server.schema import HUMAN, MOVE, SEAT
from ukiyo.server.seating import checked_bot
from ukiyo.server.tables import Entry
from ukiyo.server.workers import TRIES, Question, Workers

logger = logging.getLogger("ukiyo")


class Bots:
    """`pause` is how many seconds a person has to take a move back before a bot answers it."""

    def __init__(self, moves: Moves, workers: Workers, pause: float) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.workers = workers
        self.pause = pause

    def nudge(self, live: LiveTable) -> None:
        """If a bot is awaited and nobody has asked it yet, ask it."""
        if live.table.bot_to_move() and not live.table.trouble and live.bot_resting:
            live.bot = asyncio.create_task(self.play(live))

    def nudge_overdue(self, grace: float) -> None:
        """Ask bots that another process was to ask, and has not: it may be gone."""
        overdue = self.workers.budget * TRIES + self.pause + grace
        for live in list(self.tables.live.values()):
            if live.viewers and live.table.bot_to_move() and self.tables.clock.time() - live.table.absent_since() > overdue:
                self.nudge(live)

    async def go_on(self, table_id: str, person: Person, bot: str | None) -> None:
        """Ask a bot that failed again, or put another in its place."""
        live = await self.tables.open(table_id)
        async with live.lock:
            table = live.table
            table.check_playing()
            if not table.held(person.id) and table.facts.host != person.id:
                raise NotYours("only the players can continue the game")
            if table.bot_to_move() is None:
                raise NotNow("it is not a bot's turn")
            if bot is not None and bot != table.bot_to_move():
                chosen = checked_bot(bot, table.facts.game)
                await self.moves.add(live, Entry(table.version + 1, SEAT, table.state.seat, bot=chosen))
            table.trouble = ""
            live.wake()
            self.nudge(live)

    async def play(self, live: LiveTable) -> None:
        """Play the bots' moves until it is a person's turn, or a bot fails."""
        table = live.table
        while (bot := table.bot_to_move()) is not None and not table.trouble and not live.gone:
            version = table.version
            if self.can_be_taken_back(live):
                await self.tables.clock.sleep(self.pause)
                if table.version != version:
                    continue
            trouble = ""
            try:
                await self.ask(live, bot)
            except NotNow:
                continue
            except IllegalAction as error:
                trouble = f"the bot '{bot}' chose an illegal action: {error}"
            except UkiyoError as error:
                trouble = str(error)
            except Exception:
                logger.exception("a bot could not be asked")
                trouble = f"the bot '{bot}' could not be asked"
            if trouble and table.version == version:
                table.trouble = trouble
                live.wake()

    async def ask(self, live: LiveTable, bot: str) -> None:
        """Ask for one move and play it, unless the table has moved on."""
        table, version, state = live.table, live.table.version, live.table.state
        action = await self.workers.ask(Question(table.facts.game, bot, state.save()))
        async with live.lock:
            if table.version == version:
                await self.moves.add(live, Entry(version + 1, MOVE, state.seat, action))

    def can_be_taken_back(self, live: LiveTable) -> bool:
        """Whether the last move is a person's who may still think better of it."""
        state = live.table.state
        return state.undo_floor < state.moves and live.table.facts.sitters[state.mover].kind == HUMAN
