"""Sends the messages in the outbox. All processes share the work by claiming rows. A slow receiver only delays its own channel."""

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

POLL_INTERVAL = 2.0  # seconds
CLEANUP_INTERVAL = 3600.0  # seconds between deletions of old messages
SEND_TIMEOUT = 20.0  # seconds per message
CONCURRENCY: dict[Channel, int] = {"notification": 20, "push": 16, "email": 4, "webhook": 8}

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
            with contextlib.suppress(StorageFailed):  # the loop tries again
                more = await self.send_due()
            if not more:
                await self.clock.sleep(POLL_INTERVAL)
            elif self.busy:  # wait for a free slot, but check the other channels regularly
                with contextlib.suppress(TimeoutError):
                    await self.clock.within(POLL_INTERVAL, asyncio.wait(self.busy))

    async def send_due(self) -> bool:
        """Starts to send due messages, up to each channel's limit. Returns whether there may be more."""
        now, more = self.clock.time(), False
        if self.clock.monotonic() - self.cleaned > CLEANUP_INTERVAL:
            self.cleaned = self.clock.monotonic()
            await self.database.run(self.outbox.delete_old, now)
        waiting = await self.database.run_read(self.outbox.due_channels, now)
        for channel in [channel for channel in CONCURRENCY if channel in waiting]:
            free = CONCURRENCY[channel] - Counter(self.busy.values())[channel]
            if free > 0:
                outgoing = await self.database.run(self.outbox.claim, channel, free, now)
                if len(outgoing) == free or (outgoing and channel == "notification"):  # a notification adds messages for other channels
                    more = True
                for message in outgoing:
                    task = asyncio.create_task(self.process(message))
                    self.busy[task] = channel
                    task.add_done_callback(self.busy.pop)
        return more

    async def drain(self) -> None:
        """Waits until all started messages are sent."""
        while self.busy:
            await asyncio.gather(*self.busy)

    async def process(self, outgoing: ClaimedMessage) -> None:
        """Sends one message. Errors must not affect other messages."""
        run, outbox = self.database.run, self.outbox
        with contextlib.suppress(StorageFailed):  # the lease expires, and the message is claimed again
            try:
                await (self.delivery.expand(outgoing) if outgoing.channel == "notification" else self.send(outgoing))
            except StorageFailed:
                raise
            except Exception as error:
                logger.exception("A notification could not be processed.")
                will_retry = await run(outbox.mark_failed, outgoing, type(error).__name__, self.clock.time())
                self.record_failure(outgoing, "failed" if will_retry else "given_up", type(error).__name__)

    async def send(self, outgoing: ClaimedMessage) -> None:
        run, outbox = self.database.run, self.outbox
        content: dict[str, object] = {}
        try:
            content = await self.database.run_read(self.delivery.prepare, outgoing)
            try:
                await self.clock.within(SEND_TIMEOUT, self.channels.send(outgoing, content))
            except TimeoutError:
                raise DeliveryFailed(f"There was no response within {SEND_TIMEOUT:g} s.") from None
        except DeliveryFailed as failed:
            if failed.receiver_removed:
                await run(self.forget_receiver, outgoing, content)
            if failed.permanent:
                await run(outbox.give_up, outgoing, str(failed))
            will_retry = not failed.permanent and await run(outbox.mark_failed, outgoing, str(failed), self.clock.time(), failed.wait)
            self.record_failure(outgoing, "failed" if will_retry else "given_up", str(failed))
        else:
            await run(outbox.mark_sent, outgoing, self.clock.time())
            self.metrics.notifications.labels(outgoing.channel, "sent").inc()

    def record_failure(self, outgoing: ClaimedMessage, result: str, reason: str) -> None:
        self.metrics.notifications.labels(outgoing.channel, result).inc()
        logger.log(
            logging.WARNING if result == "given_up" else logging.INFO,
            "Message not sent",
            extra={"fields": {"channel": outgoing.channel, "tries": outgoing.attempts + 1, "result": result, "reason": reason}},
        )

    def forget_receiver(self, outgoing: ClaimedMessage, content: dict[str, object]) -> None:
        """Deletes a device that no longer exists. A webhook remains with its error, so that the person can see it."""
        with self.database.session() as session:
            if outgoing.channel == "push":
                session.execute(delete(DeviceRow).where(DeviceRow.id == content["device"]))
            elif outgoing.channel == "webhook":
                settings = session.get(NotificationSettingsRow, outgoing.person)
                if settings is not None and settings.webhook == content["to"]:
                    settings.webhook_error = "gone"

    async def close(self) -> None:
        for task in list(self.busy):
            task.cancel()
        await asyncio.gather(*self.busy, return_exceptions=True)
        await self.channels.outbound.close()
