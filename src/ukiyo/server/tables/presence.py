"""Who is at a table: here, away or gone. Sockets and pages say so; nobody is taken for absent because she thinks."""

import contextlib
from collections.abc import Iterator

from ukiyo.play import frames
from ukiyo.play.table_info import TableInfo
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.tables.registry import LiveTable, TableRegistry
from ukiyo.server.tables.repository import TableRepository
from ukiyo.server.tables.time_off import TimeOff

AWAY_SECONDS = 300.0  # seconds without a socket after which somebody is gone
PEOPLE_PER_NOTIFICATION = 100  # in a notification, which has room for 8,000 bytes


class Presence:
    def __init__(self, repository: TableRepository, clock: Clock, tables: TableRegistry, time_off: TimeOff) -> None:
        self.repository = repository
        self.database = repository.database
        self.clock = clock
        self.tables = tables
        self.time_off = time_off

    def of(self, info: TableInfo) -> list[frames.Presence | None]:
        """Of everybody with a seat at a table."""
        return [
            self.of_person(info.id, person) if (person := occupant.person or occupant.reserved_for) else None for occupant in info.occupants
        ]

    def of_person(self, table_id: str, person: str) -> frames.Presence:
        now, live = self.clock.monotonic(), self.tables.live.get(table_id)
        looks, (_, heard) = (
            self.tables.page_visibility(table_id, person),
            self.tables.remote_presence.get((table_id, person), (False, -AWAY_SECONDS)),
        )
        last = max(heard, live.disconnected_at.get(person, -AWAY_SECONDS) if live else -AWAY_SECONDS)
        state: frames.PresenceState = "connected" if any(looks) else "away" if looks or now - last < AWAY_SECONDS else "disconnected"
        return {"state": state, "time_off": self.time_off.next_of(person)}

    def broadcast_changes(self) -> None:
        """Let whoever watches a table know who has come or gone since."""
        for live in self.tables.live.values():
            if live.subscribers and self.update(live):
                live.broadcast()

    def update(self, live: LiveTable) -> bool:
        """See who is at a table; says whether that has changed."""
        now = self.of(live.table.info)
        if now == live.table.presence:
            return False
        live.table.presence, live.table.spectator_frames = now, {}
        return True

    # Other processes

    def local_presence(self) -> Iterator[str]:
        """Everybody with a seat and a socket here, and whether she looks."""
        for table_id, live in self.tables.live.items():
            looks: dict[str, bool] = {}
            for subscriber in live.subscribers:
                if subscriber.person and (live.table.seats_of(subscriber.person) or live.table.seats_reserved_for(subscriber.person)):
                    looks[subscriber.person] = looks.get(subscriber.person, False) or subscriber.visible
            yield from (f"{table_id}:{person}:{int(seen)}" for person, seen in looks.items())

    async def announce(self) -> None:
        """Let the other processes know who is here; nobody takes their seats there either."""
        here, database = list(self.local_presence()), self.database
        if here and not database.sqlite:
            packs = [" ".join(here[place : place + PEOPLE_PER_NOTIFICATION]) for place in range(0, len(here), PEOPLE_PER_NOTIFICATION)]
            with contextlib.suppress(StorageFailed):
                await database.run(self.repository.announce_presence, packs)

    def receive(self, there: list[str]) -> None:
        """Who is there, as another process has told."""
        for one in there:
            table_id, person, seen = one.split(":")
            self.tables.note_remote_presence(table_id, person, seen == "1")
