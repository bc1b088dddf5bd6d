"""Works off the outbox: every process does, and each row is one's at a time. Slow receivers hold up nobody but their own channel."""

import asyncio
import contextlib
import logging
from collections import Counter

from sqlalchemy import delete

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.core.settings import Settings
from ukiyo.server.db.database import Database
from ukiyo.server.db.outbox import Channel, ClaimedMessage, Outbox
from ukiyo.server.db.schema import DeviceRow, NotificationSettingsRow
from ukiyo.server.notifications.channels import Channels, DeliveryFailed
from ukiyo.server.notifications.delivery import Delivery

POLL_INTERVAL = 2.0  # seconds between looks for what is due
CLEANUP_INTERVAL = 3600.0  # and between clearings of what was sent long ago
SEND_TIMEOUT = 20.0  # for sending one thing
CONCURRENCY: dict[Channel, int] = {"notification": 20, "push": 16, "mail": 4, "webhook": 8}

logger = logging.getLogger("ukiyo")


class Sender:
    def __init__(self, database: Database, clock: Clock, delivery: Delivery, settings: Settings, metrics: Metrics) -> None:
        self.delivery = delivery
        self.clock = clock
        self.database = database
        self.outbox = Outbox(database)
        self.channels = Channels(settings)
        self.metrics = metrics
        self.busy: dict[asyncio.Task[None], Channel] = {}
        self.cleaned = self.clock.monotonic()

    async def run(self) -> None:
        if self.database.sqlite:
            with contextlib.suppress(StorageFailed):
                await self.database.run(self.outbox.release_all)
        while True:
            more = False
            with contextlib.suppress(StorageFailed):  # it is tried again
                more = await self.work()
            if not more:
                await self.clock.sleep(POLL_INTERVAL)
            elif self.busy:  # hands that are slow hold up those of other channels no longer than a look
                with contextlib.suppress(TimeoutError):
                    await self.clock.within(POLL_INTERVAL, asyncio.wait(self.busy))

    async def work(self) -> bool:
        """Begin to send all that is due, as far as there are hands; whether there may be more, because all hands of a channel are full."""
        now, more = self.clock.time(), False
        if self.clock.monotonic() - self.cleaned > CLEANUP_INTERVAL:
            self.cleaned = self.clock.monotonic()
            await self.database.run(self.outbox.delete_old, now)
        waiting = await self.database.run_read(self.outbox.due_channels, now)
        for channel in [channel for channel in CONCURRENCY if channel in waiting]:
            free = CONCURRENCY[channel] - Counter(self.busy.values())[channel]
            if free > 0:
                taken = await self.database.run(self.outbox.claim, channel, free, now)
                if len(taken) == free or (taken and channel == "notification"):  # each becomes something to be sent
                    more = True
                for one in taken:
                    task = asyncio.create_task(self.process(one))
                    self.busy[task] = channel
                    task.add_done_callback(self.busy.pop)
        return more

    async def drain(self) -> None:
        """Until all that was begun is done."""
        while self.busy:
            await asyncio.gather(*self.busy)

    async def process(self, taken: ClaimedMessage) -> None:
        """Whatever is wrong with one must not end the others."""
        run, outbox = self.database.run, self.outbox
        with contextlib.suppress(StorageFailed):  # then the lease ends, and it is dealt with again
            try:
                await (self.delivery.expand(taken) if taken.channel == "notification" else self.send(taken))
            except StorageFailed:
                raise
            except Exception as error:
                logger.exception("a notice could not be sent")
                again = await run(outbox.mark_failed, taken, type(error).__name__, self.clock.time())
                self.note(taken, "failed" if again else "given_up", type(error).__name__)

    async def send(self, taken: ClaimedMessage) -> None:
        run, outbox = self.database.run, self.outbox
        content: dict[str, object] = {}
        try:
            content = await self.database.run_read(self.delivery.prepare, taken)
            try:
                await self.clock.within(SEND_TIMEOUT, self.channels.send(taken, content))
            except TimeoutError:
                raise DeliveryFailed(f"there was no answer within {SEND_TIMEOUT:g} s") from None
        except DeliveryFailed as failed:
            if failed.gone:
                await run(self.forget, taken, content)
            if failed.permanent:
                await run(outbox.give_up, taken, str(failed))
            again = not failed.permanent and await run(outbox.mark_failed, taken, str(failed), self.clock.time(), failed.wait)
            self.note(taken, "failed" if again else "given_up", str(failed))
        else:
            await run(outbox.mark_sent, taken, self.clock.time())
            self.metrics.notifications.labels(taken.channel, "sent").inc()

    def note(self, taken: ClaimedMessage, result: str, why: str) -> None:
        self.metrics.notifications.labels(taken.channel, result).inc()
        logger.log(
            logging.WARNING if result == "given_up" else logging.INFO,
            "not sent",
            extra={"fields": {"channel": taken.channel, "tries": taken.tries + 1, "result": result, "reason": why}},
        )

    def forget(self, taken: ClaimedMessage, content: dict[str, object]) -> None:
        """A device that is no more is forgotten; a hook stays to be seen, with what is wrong with it."""
        with self.database.session() as session:
            if taken.channel == "push":
                session.execute(delete(DeviceRow).where(DeviceRow.id == content["device"]))
            elif taken.channel == "webhook":
                wanted = session.get(NotificationSettingsRow, taken.person)
                if wanted is not None and wanted.webhook == content["to"]:
                    wanted.webhook_error = "gone"

    async def close(self) -> None:
        for task in list(self.busy):
            task.cancel()
        await asyncio.gather(*self.busy, return_exceptions=True)
        await self.channels.outbound.close()
