"""The deal of the day: the same deal and the same opponents for everybody, and one try that counts."""

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

SOLO_WEEKDAY = 6  # the weekday, from Monday on, for which a game that can be played alone is dealt so
MAX_RESULTS = 100  # results of a day at most, and one's own


@dataclass(frozen=True)
class DailyDeal:
    """What everybody plays on a day."""

    day: str
    game: str
    options: dict[str, str]
    seat: Seat  # of who tries
    opponents: list[str]  # in the order of their seats
    bot: str  # their level
    seed: int

    def occupants(self, person: Person) -> list[Occupant]:
        others = [Occupant(BOT, name, None, self.bot) for name in self.opponents]
        return [*others[: self.seat], Occupant(HUMAN, person.name, person.id), *others[self.seat :]]


def deal_of(game: Game, day: date, key: bytes) -> DailyDeal:
    """The deal of a day. Nobody without the key can compute it before the day comes."""

    def word(what: str) -> int:
        return int.from_bytes(hmac.digest(key, f"deal {day} {game.name} {what}".encode(), "sha256"), "big")

    chance = seeded(word("table"))
    table = weighted_choice(tables_of(game, day), chance.word())
    names = edo_names(table.players - 1, [], chance.draw(len(EDO_NAMES)))
    return DailyDeal(
        str(day),
        game.name,
        table.options,
        chance.draw(table.players),
        names,
        opponent(game),
        word("seed") % MIN_SECRET_SEED + MIN_SECRET_SEED,
    )


def tables_of(game: Game, day: date) -> list[TrainingTable]:
    """What may be played on a day: what networks learn at, and once a week alone, where that is possible."""
    tables = list(game.training) or [TrainingTable(players, 1) for players in game.seats]
    alone = [table for table in tables if table.players == 1]
    return alone if alone and day.weekday() == SOLO_WEEKDAY else [table for table in tables if table.players > 1]


def weighted_choice(tables: list[TrainingTable], word: int) -> TrainingTable:
    """One of them, as often as its weight says."""
    at = word % sum(table.weight for table in tables)
    for table in tables:
        if at < table.weight:
            return table
        at -= table.weight
    raise AssertionError("the weights add up")


def opponent(game: Game) -> str:
    """The strongest bot that does not think by the clock: in the same position it plays the same for everybody."""
    return [name for name in bots_for(game.name) if name not in bots.DEFAULT_SECONDS][-1]


class Daily:
    def __init__(self, database: Database, clock: Clock, attempts: DailyAttempts, secret: bytes) -> None:
        self.database = database
        self.clock = clock
        self.attempts = attempts
        self.key = derived_key(secret, "deals")
        self.old_key = secret  # of days that were played before keys were derived

    async def deal(self, game: Game, day: date) -> DailyDeal:
        """The deal of a day: as it was dealt, if anybody has tried it."""
        deal, database = deal_of(game, day, self.key), self.database
        dealt = await database.run_read(self.attempts.dealt, str(day), game.name)
        return deal if dealt in (None, deal.seed) else deal_of(game, day, self.old_key)

    def today(self) -> date:
        """By the server's clock, in UTC."""
        return datetime.fromtimestamp(self.clock.time(), UTC).date()

    def day(self, text: str | None) -> date:
        if text is None:
            return self.today()
        try:
            day = date.fromisoformat(text)
        except ValueError:
            raise Refused(f"'{text[:20]}' is not a day such as {self.today()}") from None
        if day > self.today():
            raise NotFound(f"the deal of {day} is not known yet")
        return day

    async def start(self, game: Game, person: Person) -> str:
        """The table of a person's try at today's deal: a new one, or the one that was begun."""
        deal = await self.deal(game, self.today())
        info = new_table(game.name, deal.options, deal.occupants(person), False, person, self.clock.time(), chat="off")
        database = self.database
        return await database.run(self.attempts.start, replace(info, seed=deal.seed, status=PLAYING, day=deal.day))

    async def own_attempt(self, day: date, game: str, person: Person | None) -> tuple[int, TableInfo | None]:
        """How many have tried a day's deal, and a person's own try."""
        database = self.database
        return await database.run_read(self.attempts.count, str(day), game, person.id if person else None)

    async def describe(self, game: Game, day: date, person: Person | None) -> learning.DailyDeal:
        """A day's deal, and whether one has tried it."""
        deal = await self.deal(game, day)
        attempts, yours = await self.own_attempt(day, game.name, person)
        return {
            "day": deal.day,
            "today": day == self.today(),
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
        """With the results side by side, for who has finished, and for all once the day is over."""
        shown, database = await self.describe(game, day, person), self.database
        if day < self.today() or shown["status"] == OVER:
            finished = await database.run_read(self.attempts.finished, str(day), game.name)
            shown["results"] = results_of(finished, (await self.deal(game, day)).seat, shown["table"])
        return shown

    async def admit(self, table: TableState, person: Person | None) -> None:
        """Check that a person may read a table, and let `TableState` know.

        A try at today's deal is hidden from players who have not finished their own, because they play the same deal.
        """
        info = table.info
        if info.day is not None and info.day < str(self.today()):
            table.hidden = False
        if person and not table.may_read(person.id):
            _, own = await self.own_attempt(self.today(), info.game, person)
            if own is not None and own.status == OVER:
                table.readers.add(person.id)
        table.check_reader(person.id if person else None)

    def check_fork(self, info: TableInfo) -> None:
        """A fork is an ordinary table with the same deal, which nothing would hide."""
        if info.day is not None and info.day >= str(self.today()):
            raise Conflict("today's deal can be continued from one of its moves tomorrow, when everybody may see it")


def known_puzzle(game: Game, day: date) -> learning.PuzzleFacts | None:
    """The puzzle of the day; a file that is broken, its own page tells about."""
    with contextlib.suppress(UkiyoError):
        return puzzle_of_day(game, day)
    return None


def results_of(attempts: list[TableInfo], seat: Seat, yours: str | None) -> list[learning.DailyResult]:
    """Finished tries, the best first."""
    results: list[learning.DailyResult] = []
    for info in attempts:
        scores = info.scores or []
        own = scores[seat]
        best = max((score["total"] for score in scores if score["seat"] != seat), default=None)
        results.append(
            {"name": info.occupants[seat].name, "rank": own["rank"], "total": own["total"], "best": best, "table": info.id,
             "yours": info.id == yours}
        )  # fmt: skip
    results.sort(key=lambda one: (one["rank"], -one["total"], not one["yours"]))
    return [one for place, one in enumerate(results) if place < MAX_RESULTS or one["yours"]]
