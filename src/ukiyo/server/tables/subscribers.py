"""The people who watch: each is sent how things stand whenever that changes, and a sign of life in between."""

from collections.abc import Awaitable, Callable

from ukiyo.server.core.identity import hashed
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.tables.chat import Words
from ukiyo.server.tables.presence import Presence
from ukiyo.server.tables.registry import LiveTable, TableRegistry, Viewer

BEAT = 20.0  # seconds between signs of life on a socket
SLOW = 20.0  # seconds after which a viewer who takes nothing is dropped

Send = Callable[[str], Awaitable[None]]


class Subscribers:
    def __init__(self, tables: TableRegistry, words: Words, presence: Presence, metrics: Metrics) -> None:
        self.tables = tables
        self.words = words
        self.presence = presence
        self.clock = tables.clock
        self.metrics = metrics

    def welcome(self, live: LiveTable, viewer: Viewer) -> None:
        live.viewers.add(viewer)
        self.presence.look(live)
        self.metrics.viewers.inc()
        self.tables.on_turn(live)

    def farewell(self, live: LiveTable, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        self.metrics.viewers.dec()
        live.used = self.clock.monotonic()
        live.sign(viewer.person, live.used)
        if viewer.person in live.signs:
            live.left[viewer.person] = live.used
        self.tables.note_seated(live)  # who only opens her page anew was at a table a moment ago

    async def watch(self, live: LiveTable, viewer: Viewer, send: Send) -> None:
        """Send how things stand whenever that changes, until the table is gone. TimeoutError: the viewer takes nothing."""
        while not live.gone:
            await viewer.woken.wait()
            viewer.woken.clear()
            if not viewer.frame_pending and not viewer.spoken:
                await self.clock.within(SLOW, send('{"type":"beat"}'))
            if viewer.frame_pending:
                viewer.frame_pending = False
                await self.send_frame(live, viewer, send)
            if viewer.spoken:
                viewer.spoken = False
                if lines := await self.words.unheard(live, viewer):
                    await self.clock.within(SLOW, send(lines))

    async def send_frame(self, live: LiveTable, viewer: Viewer, send: Send) -> None:
        missed = await self.tables.events_since(live, viewer.heard, viewer.person)
        frame, viewer.heard = live.table.frame_json(viewer.person, missed), live.table.version
        await self.clock.within(SLOW, send(frame))
        if missed:
            self.metrics.hearing.observe(self.clock.monotonic() - live.kept_at)

    async def turned(self, whose: str) -> None:
        """Somebody's cookies stand for another now, or for nobody: her tables are read anew, and her pages come back as they are."""
        for live in list(self.tables.live.values()):
            for viewer in list(live.viewers):
                if viewer.person is not None and hashed(viewer.person) == whose:
                    viewer.cut("turned")
        for table_id in {*self.tables.live, *self.tables.opening}:
            async with self.tables.lock_opening(table_id):
                found = self.tables.live.get(table_id)
            if found is not None and any(hashed(person) == whose for person in found.table.involved()):
                await self.tables.changed_elsewhere(table_id)

    async def beat(self) -> None:
        """A sign of life on every socket, so that both ends notice a line that died."""
        while True:
            await self.clock.sleep(BEAT)
            for live in list(self.tables.live.values()):
                for viewer in live.viewers:
                    viewer.woken.set()
