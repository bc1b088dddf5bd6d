"""Presence: whether each player is connected, away or disconnected. It depends on sockets and page visibility, not on moves."""

import contextlib
from collections.abc import Iterator

from ukiyo.play import frames
from ukiyo.play.table_info import TableInfo
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.tables.registry import LiveTable, TableRegistry
from ukiyo.server.tables.repository import TableRepository
from ukiyo.server.tables.time_off import TimeOff

AWAY_SECONDS = 300.0  # a person without a socket is away for this long and then disconnected
PEOPLE_PER_NOTIFICATION = 100  # a PostgreSQL notification holds 8,000 bytes


class Presence:
    def __init__(self, repository: TableRepository, clock: Clock, tables: TableRegistry, time_off: TimeOff) -> None:
        self.repository = repository
        self.database = repository.database
        self.clock = clock
        self.tables = tables
        self.time_off = time_off

    def of(self, info: TableInfo) -> list[frames.Presence | None]:
        """Return the presence of the person in each seat."""
        return [
            self.of_person(info.id, person) if (person := occupant.person or occupant.reserved_for) else None for occupant in info.occupants
        ]

    def of_person(self, table_id: str, person: str) -> frames.Presence:
        now, live = self.clock.monotonic(), self.tables.live.get(table_id)
        pages = self.tables.page_visibility(table_id, person)
        _, reported_at = self.tables.remote_presence.get((table_id, person), (False, -AWAY_SECONDS))
        last = max(reported_at, live.disconnected_at.get(person, -AWAY_SECONDS) if live else -AWAY_SECONDS)
        state: frames.PresenceState = "connected" if any(pages) else "away" if pages or now - last < AWAY_SECONDS else "disconnected"
        return {"state": state, "time_off": self.time_off.next_of(person)}

    async def broadcast_changes(self) -> None:
        """Broadcast presence changes to each table's subscribers."""
        async for live in self.tables.sweep():
            if live.subscribers and self.update(live):
                live.broadcast()

    def update(self, live: LiveTable) -> bool:
        """Update the presence at a table. Returns whether it has changed."""
        now = self.of(live.table.info)
        if now == live.table.presence:
            return False
        live.table.presence, live.spectator_frames = now, {}
        return True

    # Other processes

    def local_presence(self) -> Iterator[str]:
        """Yield the players connected to this process as `table:person:1`, or `table:person:0` if their page is hidden."""
        for table_id, live in self.tables.live.items():
            visible: dict[str, bool] = {}
            for subscriber in live.subscribers:
                if subscriber.person and (live.table.seats_of(subscriber.person) or live.table.seats_reserved_for(subscriber.person)):
                    visible[subscriber.person] = visible.get(subscriber.person, False) or subscriber.visible
            yield from (f"{table_id}:{person}:{int(seen)}" for person, seen in visible.items())

    async def announce(self) -> None:
        """Report the players connected to this process, so that other processes do not consider them absent."""
        local, database = list(self.local_presence()), self.database
        if local and not database.sqlite:
            packs = [" ".join(local[first : first + PEOPLE_PER_NOTIFICATION]) for first in range(0, len(local), PEOPLE_PER_NOTIFICATION)]
            with contextlib.suppress(StorageFailed):
                await database.run(self.repository.announce_presence, packs)

    def receive(self, reports: list[str]) -> None:
        """Record the players connected to another process."""
        for report in reports:
            table_id, person, visible = report.split(":")
            self.tables.record_remote_presence(table_id, person, visible == "1")
