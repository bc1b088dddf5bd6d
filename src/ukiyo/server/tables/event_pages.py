"""Pages of older table events, as JSON. Full pages never change, so each page is read and encoded once and then cached."""

import asyncio

from ukiyo.engine.game import Game
from ukiyo.play.events import VisibleSeats
from ukiyo.play.table_state import TableState
from ukiyo.server.tables.frame_encoder import event_json
from ukiyo.server.tables.repository import TableRepository

EVENTS_PER_PAGE = 32
MAX_CACHED_PAGES = 4000  # about 8 KB each


class EventPages:
    def __init__(self, repository: TableRepository) -> None:
        self.repository = repository
        self.pages: dict[tuple[str, int, VisibleSeats], asyncio.Task[list[str]]] = {}  # least recently used first

    async def page(self, table: TableState, number: int, visible_seats: VisibleSeats) -> list[str]:
        """Return a page of events, as seen by a person who may see these seats. The last page may be incomplete."""
        key = (table.info.id, number, visible_seats)
        task = self.pages.pop(key, None) or asyncio.create_task(self.repository.database.run_read(self.encode, table.rules, *key))
        if (number + 1) * EVENTS_PER_PAGE <= table.version:
            self.pages[key] = task
            if len(self.pages) > MAX_CACHED_PAGES:
                del self.pages[next(iter(self.pages))]
        try:
            return await asyncio.shield(task)
        except BaseException:
            self.pages.pop(key, None)
            raise

    def encode(self, rules: Game, table_id: str, number: int, visible_seats: VisibleSeats) -> list[str]:
        events = self.repository.events(table_id, number * EVENTS_PER_PAGE, EVENTS_PER_PAGE)
        return [event_json(rules, event, visible_seats) for event in events]
