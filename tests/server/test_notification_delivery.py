"""Failed deliveries are retried, and no notification is lost or sent twice."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server import crash_outbox
from tests.server.conftest import new_database
from tests.server.notification_scenarios import NotificationTest, run_scenario
from tests.server.receivers import Receivers
from tests.server.scenarios import AKI, BEN
from tests.server.waiting import until
from ukiyo.play.errors import Refused
from ukiyo.play.time_control import DAY
from ukiyo.server.db.outbox import LEASE, MAX_TRIES, RETRY_DELAYS, SENT_RETENTION, OutboxMessage, enqueue
from ukiyo.server.db.schema import (
    DeviceRow,
    NotificationSettingsRow,
)
from ukiyo.server.notifications.outbound_http import OutboundHttp, RequestFailed
from ukiyo.server.notifications.sender import CONCURRENCY, SEND_TIMEOUT
from ukiyo.server.services import Services
from ukiyo.server.tables.notification_requests import short_hash


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/ukiyo.db"


# Failed deliveries


def test_failed_deliveries_are_retried_with_delays_and_then_dropped_with_a_log_entry(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        receivers, services = context.receivers, context.services
        await context.register(AKI, "push", "webhook")
        receivers.answers["/hook/aki"] = [500, "never", "endless", 429, 404]
        receivers.answers["/push/aki"] = [503] * MAX_TRIES

        def put(kind: str) -> None:
            with services.database.session() as session:
                enqueue(session, [OutboxMessage(f"test/{kind}", "notification", AKI.id, {"kind": "test"}, 0.0)])

        put("first")
        await context.advance_and_send(0)
        assert sorted((row.channel, row.attempts) for row in context.rows() if not row.sent_at) == [("push", 1), ("webhook", 1)]
        await context.advance_and_send(RETRY_DELAYS[0] - 1)
        assert {row.attempts for row in context.rows() if not row.sent_at} == {1}, "with growing delays"

        # The webhook does not respond. Its request times out, and pushes are sent in the meantime.
        context.clock.advance(1)
        await services.sender.send_due()
        await until(lambda: receivers.waiting and len(services.sender.busy) == 1, "the push to finish and the webhook to block")
        await context.advance_and_send(SEND_TIMEOUT)
        assert sorted((row.channel, row.attempts) for row in context.rows() if not row.sent_at) == [("push", 2), ("webhook", 2)]
        assert receivers.called == []
        for wait in RETRY_DELAYS[1:]:
            await context.advance_and_send(wait)
        assert [(name, call.payload["kind"]) for name, call in receivers.called] == [("aki", "test")], "whatever the length of the response"
        (given_up,) = [row for row in context.rows() if not row.sent_at]
        assert (given_up.channel, given_up.attempts, given_up.last_error) == (
            "push",
            MAX_TRIES,
            "The receiving server responded with status 503.",
        )
        await context.advance_and_send(DAY)
        assert receivers.pushed == []
        text = services.metrics.text().decode()
        assert 'ukiyo_notifications_total{channel="push",result="given_up"} 1.0' in text

        put("second")
        await context.advance_and_send(0)
        (busy,) = [row for row in context.rows() if row.channel == "webhook" and not row.sent_at]
        assert busy.due_at == context.clock.now + 900, "as the other server's Retry-After header requires"
        await context.advance_and_send(900)
        with services.database.session(reading=True) as session:
            settings_row = session.get(NotificationSettingsRow, AKI.id)
            assert settings_row is not None
            assert settings_row.webhook_error == "gone"
        put("third")
        await context.advance_and_send(0)
        assert [row.channel for row in context.rows() if row.idempotency_key.startswith("test/third/")] == ["push"]
        await context.advance_and_send(SENT_RETENTION + 1)
        await services.database.run(services.sender.outbox.delete_old, context.clock.time())
        assert {row.last_error for row in context.rows()} == {
            "The receiving server responded with status 503.",
            "The receiving server responded with status 404.",
        }

    run_scenario(db, scenario)


def test_expired_devices_and_rejected_addresses_are_not_retried(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        await context.register(AKI, "push", "email")
        await context.register(BEN, "push")
        context.receivers.answers["/push/aki"] = [410]
        context.receivers.refused = {"aki@example.org"}
        with context.services.database.session() as session:
            enqueue(
                session, [OutboxMessage(f"test/{person.id}", "notification", person.id, {"kind": "test"}, 0.0) for person in (AKI, BEN)]
            )
        await context.advance_and_send(0)
        assert context.pushes() == [("ben", "Test notification")]
        with context.services.database.session(reading=True) as session:
            assert [device.person for device in session.scalars(select(DeviceRow))] == ["ben"]
        troubles = {row.channel: row.last_error for row in context.rows() if not row.sent_at}
        assert troubles == {"push": "The receiving server responded with status 410.", "email": "The mail server rejected the address."}
        await context.advance_and_send(DAY)
        assert {row.attempts for row in context.rows() if not row.sent_at} == {MAX_TRIES}

    run_scenario(db, scenario)


def test_claims_of_a_killed_process_are_sent_by_another_with_the_same_key(db: str) -> None:
    """`tests.server.crash_outbox` kills a real process a thousand times."""

    async def scenario(context: NotificationTest) -> None:
        await context.register(AKI, "webhook", "email")
        outbox = context.services.sender.outbox
        with context.services.database.session() as session:
            enqueue(session, [OutboxMessage("test/aki", "notification", AKI.id, {"kind": "test"}, 0.0)])
        await context.services.sender.send_due()
        await context.services.sender.drain()
        for channel in ("webhook", "email"):
            (claimed,) = outbox.claim(channel, 9, context.clock.time())
            await context.services.sender.channels.send(
                claimed, context.services.delivery.prepare(claimed)
            )  # the notification arrives, and then the process dies
        await context.advance_and_send(LEASE)
        assert len(context.receivers.called) == 1
        await context.advance_and_send(1)
        assert [call.key for _, call in context.receivers.called] == [short_hash("test/aki/webhook")] * 2
        assert [email["Message-ID"] for email in context.receivers.emails] == [f"<{short_hash('test/aki/email')}@ukiyo.example.org>"] * 2
        await context.advance_and_send(DAY)
        assert len(context.receivers.called) == 2

    run_scenario(db, scenario)


def test_a_long_queue_is_sent_without_pauses(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        await context.register(AKI, "webhook")
        number = 3 * CONCURRENCY["webhook"]
        with context.services.database.session() as session:
            enqueue(session, [OutboxMessage(f"test/{index}", "notification", AKI.id, {"kind": "test"}, 0.0) for index in range(number)])
        sending = asyncio.create_task(context.services.sender.run())
        await until(lambda: len(context.receivers.called) == number, "everything to be sent without a pause")
        sending.cancel()

    run_scenario(db, scenario)


def test_two_processes_send_each_notification_once(postgres: str) -> None:
    db = new_database(postgres)

    async def scenario(context: NotificationTest) -> None:
        await context.register(AKI, "webhook", "push")
        elsewhere = Services(context.services.settings, context.clock)
        with context.services.database.session() as session:
            enqueue(session, [OutboxMessage(f"test/{number}", "notification", AKI.id, {"kind": "test"}, 0.0) for number in range(60)])
        while any(row.sent_at is None for row in context.rows()):
            await asyncio.gather(*[services.sender.send_due() for services in (context.services, elsewhere)])
            await asyncio.gather(*[services.sender.drain() for services in (context.services, elsewhere)])
        assert sorted(call.key for _, call in context.receivers.called) == sorted(
            short_hash(f"test/{number}/webhook") for number in range(60)
        )
        assert len({pushed.payload["id"] for _, pushed in context.receivers.pushed}) == len(context.receivers.pushed) == 60
        await elsewhere.stop()

    run_scenario(db, scenario)


# Blocked addresses


def test_private_addresses_are_refused_under_every_name() -> None:
    async def scenario() -> None:
        async with Receivers() as receivers:
            guarded, open_ = OutboundHttp(allow_private=False), OutboundHttp(allow_private=True)
            port = receivers.url.rpartition(":")[2]
            invalid = [
                "ftp://example.org/x",
                "https://user:word@example.org/",
                "http://example.org/",
                "https://example.org:22/",
                "https://",
            ]
            for url in [*invalid, "https://exa mple.org/", "no address", "https://[::1/"]:
                with pytest.raises(Refused):
                    guarded.check(url)
            for host in ("127.0.0.1", "localhost", "[::1]", "127.1", "2130706433"):
                with pytest.raises(Refused, match=r"private network|was not found"):
                    await guarded.check_host(f"https://{host}/")
            # The address is checked again when the connection is made.
            guarded.check = lambda url: None  # type: ignore[method-assign]
            for host in ("127.0.0.1", "localhost"):
                with pytest.raises(RequestFailed, match="private network"):
                    await guarded.post(f"http://{host}:{port}/hook/x", {}, b"{}")
            receivers.answers["/hook/x"] = ["elsewhere"]
            response = await open_.post(f"{receivers.url}/hook/x", {"Idempotency-Key": "x"}, b"{}")
            assert response.status == 307, "redirects are not followed"
            assert receivers.called == []
            await guarded.close()
            await open_.close()

    asyncio.run(scenario())


def test_servers_killed_at_any_step_lose_no_notifications(tmp_path: Path) -> None:
    """For a longer run, use python -m tests.server.crash_outbox --kills 1000."""
    figures = crash_outbox.run(tmp_path, kills=8, seed=7)
    assert figures.kills == 8
    assert figures.notices > 20
