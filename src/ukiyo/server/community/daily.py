"""The daily deal: the same deal and opponents for everyone, with one attempt per person."""

import contextlib
import hmac
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

from ukiyo import bots
from ukiyo.bots.names import EDO_NAMES, edo_names
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game, TrainingTable
from ukiyo.engine.generator import MIN_SECRET_SEED, seeded
from ukiyo.engine.state import Seat
from ukiyo.play import learning
from ukiyo.play.errors import Conflict, NotFound, Refused
from ukiyo.play.kinds import BOT, HUMAN, OVER, PLAYING
from ukiyo.play.puzzle_table import puzzle_of_day
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.play.table_state import TableState
from ukiyo.server.community.daily_attempts import DailyAttempts
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person
from ukiyo.server.core.keys import derived_key
from ukiyo.server.db.database import Database
from ukiyo.server.tables.seating import bots_for, new_table

SOLO_WEEKDAY = 6  # Sunday: games with a solo mode are dealt for one player
MAX_RESULTS = 100  # per day, plus the player's own result


@dataclass(frozen=True)
class DailyDeal:
    """The deal that all players get on a day."""

    day: str
    game: str
    options: dict[str, str]
    seat: Seat  # of the player
    opponents: list[str]  # names, in seat order
    bot: str  # the level of the opponents
    seed: int

    def occupants(self, person: Person) -> list[Occupant]:
        others = [Occupant(BOT, name, None, self.bot) for name in self.opponents]
        return [*others[: self.seat], Occupant(HUMAN, person.name, person.id), *others[self.seat :]]


def deal_of(game: Game, day: date, key: bytes) -> DailyDeal:
    """Returns a day's deal, which can't be computed in advance without the key."""

    def keyed_hash(text: str) -> int:
        return int.from_bytes(hmac.digest(key, f"deal {day} {game.name} {text}".encode(), "sha256"), "big")

    chance = seeded(keyed_hash("table"))
    table = weighted_choice(tables_of(game, day), chance.word())
    names = edo_names(table.players - 1, [], chance.draw(len(EDO_NAMES)))
    return DailyDeal(
        str(day),
        game.name,
        table.options,
        chance.draw(table.players),
        names,
        daily_bot(game),
        keyed_hash("seed") % MIN_SECRET_SEED + MIN_SECRET_SEED,
    )


def tables_of(game: Game, day: date) -> list[TrainingTable]:
    """Returns the possible tables for a day, from the tables used for training. Once a week, uses solo tables if the game has any."""
    tables = list(game.training) or [TrainingTable(players, 1) for players in game.seats]
    alone = [table for table in tables if table.players == 1]
    return alone if alone and day.weekday() == SOLO_WEEKDAY else [table for table in tables if table.players > 1]


def weighted_choice(tables: list[TrainingTable], random_number: int) -> TrainingTable:
    """Returns one of the tables, chosen with probability proportional to its weight."""
    at = random_number % sum(table.weight for table in tables)
    for table in tables:
        if at < table.weight:
            return table
        at -= table.weight
    raise AssertionError("the weights add up")


def daily_bot(game: Game) -> str:
    """Returns the strongest bot without a time limit, because it plays the same move in the same position."""
    return [name for name in bots_for(game.name) if name not in bots.DEFAULT_SECONDS][-1]


class Daily:
    def __init__(self, database: Database, clock: Clock, attempts: DailyAttempts, secret: bytes) -> None:
        self.database = database
        self.clock = clock
        self.attempts = attempts
        self.key = derived_key(secret, "deals")
        self.old_key = secret  # for deals from before keys were derived

    async def deal(self, game: Game, day: date) -> DailyDeal:
        """Returns a day's deal. If there are attempts, uses their seed."""
        deal, database = deal_of(game, day, self.key), self.database
        dealt = await database.run_read(self.attempts.dealt, str(day), game.name)
        return deal if dealt in (None, deal.seed) else deal_of(game, day, self.old_key)

    def today(self) -> date:
        """Returns today's date in UTC."""
        return datetime.fromtimestamp(self.clock.time(), UTC).date()

    def day(self, text: str | None) -> date:
        if text is None:
            return self.today()
        try:
            day = date.fromisoformat(text)
        except ValueError:
            raise Refused(f"'{text[:20]}' is not a date. Use a date such as {self.today()}.") from None
        if day > self.today():
            raise NotFound(f"The deal of {day} is not available yet.")
        return day

    async def start(self, game: Game, person: Person) -> str:
        """Returns the id of the person's table for today's deal, and creates the table if needed."""
        deal = await self.deal(game, self.today())
        info = new_table(game.name, deal.options, deal.occupants(person), False, person, self.clock.time(), chat="off")
        database = self.database
        return await database.run(self.attempts.start, replace(info, seed=deal.seed, status=PLAYING, daily_date=deal.day))

    async def own_attempt(self, day: date, game: str, person: Person | None) -> tuple[int, TableInfo | None]:
        """Returns the number of attempts at a day's deal, and the person's own attempt."""
        database = self.database
        return await database.run_read(self.attempts.count, str(day), game, person.id if person else None)

    async def describe(self, game: Game, day: date, person: Person | None) -> learning.DailyDeal:
        """Describes a day's deal and the person's attempt at it."""
        deal = await self.deal(game, day)
        attempts, yours = await self.own_attempt(day, game.name, person)
        return {
            "date": deal.day,
            "is_today": day == self.today(),
            "game": game.name,
            "options": deal.options,
            "players": len(deal.opponents) + 1,
            "bot": deal.bot,
            "table": yours.id if yours else None,
            "status": yours.status if yours else None,
            "puzzle": known_puzzle(game, day),
            "attempts": attempts,
            "results": None,
        }

    async def describe_with_results(self, game: Game, day: date, person: Person | None) -> learning.DailyDeal:
        """Like `describe`, but adds the results for people who have finished the deal, and for everyone after the day ends."""
        deal, database = await self.describe(game, day, person), self.database
        if day < self.today() or deal["status"] == OVER:
            finished = await database.run_read(self.attempts.finished, str(day), game.name)
            deal["results"] = results_of(finished, (await self.deal(game, day)).seat, deal["table"])
        return deal

    async def admit(self, table: TableState, person: Person | None) -> None:
        """Checks that a person may read a table, and updates the readers of its `TableState`.

        An attempt at today's deal is hidden from players who have not finished theirs, because they play the same deal.
        """
        info = table.info
        if info.daily_date is not None and info.daily_date < str(self.today()):
            table.hidden = False
        if person and not table.may_read(person.id):
            _, own = await self.own_attempt(self.today(), info.game, person)
            if own is not None and own.status == OVER:
                table.readers.add(person.id)
        table.check_reader(person.id if person else None)

    def check_fork(self, info: TableInfo) -> None:
        """Refuses to fork today's deal, because the fork would reveal it to everyone."""
        if info.daily_date is not None and info.daily_date >= str(self.today()):
            raise Conflict("You can't fork today's deal before tomorrow, because the fork would reveal it.")


def known_puzzle(game: Game, day: date) -> learning.PuzzleInfo | None:
    """Returns the puzzle of the day, or None if its file is invalid. The puzzle page reports that error."""
    with contextlib.suppress(UkiyoError):
        return puzzle_of_day(game, day)
    return None


def results_of(attempts: list[TableInfo], seat: Seat, yours: str | None) -> list[learning.DailyResult]:
    """Returns the results of finished attempts, best first."""
    results: list[learning.DailyResult] = []
    for info in attempts:
        scores = info.scores or []
        own = scores[seat]
        best = max((score["total"] for score in scores if score["seat"] != seat), default=None)
        results.append(
            {"name": info.occupants[seat].name, "rank": own["rank"], "total": own["total"], "best_opponent": best, "table": info.id,
             "yours": info.id == yours}
        )  # fmt: skip
    results.sort(key=lambda result: (result["rank"], -result["total"], not result["yours"]))
    return [result for place, result in enumerate(results) if place < MAX_RESULTS or result["yours"]]
