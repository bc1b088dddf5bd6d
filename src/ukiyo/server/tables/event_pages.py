"""What happened at tables long ago, as JSON. It never changes any more: a page of it is read and written once, and sent to many."""

import asyncio

from ukiyo.engine.game import Game
from ukiyo.play.events import VisibleSeats, event_json
from ukiyo.play.table_state import TableState
from ukiyo.server.tables.repository import TableRepository

PAGE = 64  # entries
CACHED = 2000  # pages, of some 16 KB each


class EventPages:
    def __init__(self, repository: TableRepository) -> None:
        self.repository = repository
        self.pages: dict[tuple[str, int, VisibleSeats], asyncio.Task[list[str]]] = {}  # the one asked for last comes last

    async def page(self, table: TableState, number: int, visible_seats: VisibleSeats) -> list[str]:
        """The entries of a page, as they are shown to those who hold some of the seats. The last page may not be full yet."""
        key = (table.info.id, number, visible_seats)
        task = self.pages.pop(key, None) or asyncio.create_task(self.repository.database.run_read(self.written, table.rules, *key))
        if (number + 1) * PAGE <= table.version:
            self.pages[key] = task
            if len(self.pages) > CACHED:
                del self.pages[next(iter(self.pages))]
        try:
            return await asyncio.shield(task)
        except BaseException:
            self.pages.pop(key, None)
            raise

    def written(self, rules: Game, table_id: str, number: int, visible_seats: VisibleSeats) -> list[str]:
        return [event_json(rules, event, visible_seats) for event in self.repository.events(table_id, number * PAGE, PAGE)]
