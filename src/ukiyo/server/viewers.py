"""The people who watch: each is sent how things stand whenever that changes, and a sign of life in between."""

from collections.abc import Awaitable, Callable

from ukiyo.server.live import LiveTable, Tables, Viewer
from ukiyo.server.metrics import Metrics
from ukiyo.server.presence import Presence

BEAT = 20.0  # seconds between signs of life on a socket
SLOW = 20.0  # seconds after which a viewer who takes nothing is dropped

Send = Callable[[str], Awaitable[None]]


class Viewers:
    def __init__(self, tables: Tables, metrics: Metrics, presence: Presence) -> None:
        self.tables = tables
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
            if viewer.news:
                viewer.news = False
                await self.send_frame(live, viewer, send)
            else:
                await self.clock.within(SLOW, send('{"type":"beat"}'))

    async def send_frame(self, live: LiveTable, viewer: Viewer, send: Send) -> None:
        missed = await self.tables.entries_since(live, viewer.heard, viewer.person)
        frame, viewer.heard = live.table.frame_json(viewer.person, missed), live.table.version
        await self.clock.within(SLOW, send(frame))
        if missed:
            self.metrics.hearing.observe(self.clock.monotonic() - live.kept_at)

    async def beat(self) -> None:
        """A sign of life on every socket, so that both ends notice a line that died."""
        while True:
            await self.clock.sleep(BEAT)
            for live in list(self.tables.live.values()):
                for viewer in live.viewers:
                    viewer.woken.set()
