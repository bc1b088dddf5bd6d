"""Hints for who is to move, and reviews of finished games; both are thought of where bots think."""

import asyncio

from ukiyo.engine.state import Seat
from ukiyo.server import wire
from ukiyo.server.errors import NotNow
from ukiyo.server.identity import Person
from ukiyo.server.live import Tables
from ukiyo.server.tables import Entry, Facts, opening_of
from ukiyo.server.workers import AskedHint, AskedReview, Workers

SHOWN = 5  # best moves of a hint
DEAREST = 10  # moves of a review
REMEMBERED = 200  # reviews


class Adviser:
    def __init__(self, tables: Tables, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.hinting: set[str] = set()
        self.reviews: dict[tuple[str, Seat], asyncio.Task[list[wire.ReviewedMove]]] = {}

    async def hint(self, table_id: str, person: Person) -> tuple[int, list[wire.AdvisedMove]]:
        """The version it is for, and the best moves; only for whoever is to move, and one at a time at a table."""
        table = (await self.tables.open(table_id)).table
        table.check_playing()
        table.check_turn(person.id)
        if table_id in self.hinting:
            raise NotNow("a hint for this table is already on its way")
        self.hinting.add(table_id)
        try:
            return table.version, await self.workers.hint(AskedHint(table.facts.game, table.state.save(), SHOWN))
        finally:
            self.hinting.discard(table_id)

    async def review(self, facts: Facts, moves: list[Entry], seat: Seat) -> list[wire.ReviewedMove]:
        """The seat's dearest moves. A game is reviewed once, however many ask."""
        key = (facts.id, seat)
        task = self.reviews.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            question = AskedReview(facts.game, opening_of(facts).save(), [entry.action for entry in moves], seat, DEAREST)
            task = asyncio.create_task(self.workers.review(question))
            self.reviews[key] = task
            if len(self.reviews) > REMEMBERED:
                del self.reviews[next(iter(self.reviews))]
        return await asyncio.shield(task)
