"""Notifications: recipients, times and channels, failed deliveries, and addresses that are never called."""

import asyncio
import itertools
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from tests.server import crash_outbox
from tests.server.conftest import new_database
from tests.server.receivers import Browser, Receivers, receiving
from tests.server.server_process import ANONYMOUS, Guest, Json, ServerProcess
from tests.server.test_clocks import play_turn, timed_table
from tests.server.test_services import AKI, BEN, settings
from tests.server.waiting import ManualClock, until, wait_for
from ukiyo.engine.errors import BadOption
from ukiyo.engine.state import Seat
from ukiyo.play.errors import Refused
from ukiyo.play.time_control import DAY, HOUR, TIME_CONTROLS
from ukiyo.server.api.routes.notifications import MAX_DEVICES
from ukiyo.server.core.identity import Person
from ukiyo.server.core.mail_address import MailAddress, sender_of
from ukiyo.server.core.settings import address, push_key
from ukiyo.server.db.database import Database
from ukiyo.server.db.outbox import LEASE, MAX_TRIES, RETRY_DELAYS, SENT_RETENTION, OutboxMessage, enqueue
from ukiyo.server.db.schema import (
    DeviceRow,
    LinkKind,
    NotificationSettingsRow,
    OutboxRow,
    PersonRow,
    SeatRow,
    TableNotificationSettingsRow,
    TableRow,
)
from ukiyo.server.notifications.delivery import digest_note
from ukiyo.server.notifications.outbound_http import OutboundHttp, RequestFailed
from ukiyo.server.notifications.sender import CONCURRENCY, SEND_TIMEOUT
from ukiyo.server.notifications.unsubscribe_links import UnsubscribeLinks
from ukiyo.server.people.people import Preferences
from ukiyo.server.services import Services
from ukiyo.server.tables import notification_requests, seating
from ukiyo.server.tables.notification_requests import MIN_DELAY, REMINDER_SHARE, short_hash
from ukiyo.server.tables.registry import LiveTable, Subscriber

CHO = Person("cho", "Cho")
KEY = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE"  # an ordinary private key

Scenario = Callable[["NotificationTest"], Awaitable[None]]


class NotificationTest:
    """Services with a clock that only moves when the test advances it, and receivers of notifications."""

    def __init__(self, services: Services, clock: ManualClock, receivers: Receivers) -> None:
        self.services = services
        self.clock = clock
        self.receivers = receivers

    async def register(self, person: Person, *options: str, language: str = "en", zone: str = "UTC", **settings: Any) -> None:
        """Register a person with a device, an address and a webhook, and enable some of these channels."""
        await self.services.people.save(person, Preferences(language, zone))
        browser = self.receivers.browser(person.id)
        with self.services.database.session() as session:
            known = session.get(PersonRow, person.id)
            assert known is not None
            known.mail = f"{person.id}@example.org"
            hook = f"{self.receivers.url}/hook/{person.id}"
            row = {"digest_hour": None, "immediate": False, "webhook": hook, "webhook_style": "json", **settings}
            session.add(NotificationSettingsRow(person=person.id, enabled=[*options], **row))
            add_device(session, person, f"{self.receivers.url}/push/{person.id}", browser)

    async def advance_and_send(self, seconds: float) -> None:
        """Advance the time, then send due notifications and process the results."""
        self.clock.advance(seconds)
        for _ in range(2):
            await self.services.sender.send_due()
            await self.services.sender.drain()

    def pushes(self) -> list[tuple[str, str]]:
        """Return the pushes since the last call, with their recipients."""
        pushes = [(name, pushed.payload["title"]) for name, pushed in self.receivers.pushed]
        self.receivers.pushed.clear()
        return pushes

    def rows(self) -> list[OutboxRow]:
        with self.services.database.session(reading=True) as session:
            return list(session.scalars(select(OutboxRow).order_by(OutboxRow.id)))

    async def table(self, *people: Person, time_control: str | None = None) -> LiveTable:
        """A started game without notifications so far."""
        services, now = self.services, self.clock.time()
        occupants = [seating.new_occupant("human", None, "iki", person) for person in people]
        info = seating.new_table(
            "iki", {}, occupants, False, people[0], now, "novice", TIME_CONTROLS[time_control] if time_control else None
        )
        await services.database.run(services.tables.repository.create, info, [])
        return await services.tables.change(info.id, lambda _, row: seating.start(row, people[0], now, self.clock.steady()))


def add_device(session: Any, person: Person, endpoint: str, browser: Browser) -> None:
    session.add(DeviceRow(id=short_hash(endpoint), person=person.id, endpoint=endpoint, name="", since=0.0, **browser.keys()))


def run_scenario(db: str, scenario: Scenario, **changes: object) -> None:
    async def play() -> None:
        clock = ManualClock()
        async with Receivers() as receivers:
            known: dict[str, Any] = {"url": "https://ukiyo.example.org", "mail_from": "ukiyo@example.org", "smtp": receivers.smtp}
            services = Services(replace(settings(db), vapid=KEY, allow_private_hosts=True, **{**known, **changes}), clock)
            services.database.migrate()
            try:
                await scenario(NotificationTest(services, clock, receivers))
            finally:
                await services.stop()

    asyncio.run(play())


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/ukiyo.db"


def other(person: Person) -> Person:
    return BEN if person == AKI else AKI


# Recipients and times


def test_players_are_notified_of_their_turn_unless_they_watch(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services = context.services
        for person in (AKI, BEN):
            await context.register(person, "push")
        live = await context.table(AKI, BEN)
        people = [AKI, BEN]
        first = people[await play_turn(services, live, people)]
        to_move = other(first)
        await context.advance_and_send(MIN_DELAY - 1)
        assert context.pushes() == []
        await context.advance_and_send(1)
        pushed = context.receivers.pushed[0][1]
        assert pushed.payload["body"] == f"IKI with {first.name}"
        assert pushed.payload["url"] == f"/#/table/{live.table.info.id}"
        assert pushed.payload["tag"] == pushed.topic == live.table.info.id
        assert (pushed.urgency, pushed.key) == ("high", services.sender.channels.public_key)
        assert context.pushes() == [(to_move.id, "Your turn")]
        await context.advance_and_send(HOUR)
        assert context.pushes() == [], "a turn is notified once"

        # A connected player gets no notification, however long they think. After their connection dies, they get one.
        subscriber = Subscriber(first.id, 0)
        services.subscribers.connect(live, subscriber)
        await play_turn(services, live, people)
        await context.advance_and_send(MIN_DELAY)
        await context.advance_and_send(HOUR)
        assert context.pushes() == []
        services.subscribers.disconnect(live, subscriber)
        await context.advance_and_send(HOUR)
        assert context.pushes() == [(first.id, "Your turn")]

        # A player with another page open is notified.
        await play_turn(services, live, people)
        subscriber = Subscriber(to_move.id, 0)
        subscriber.visible = False
        services.subscribers.connect(live, subscriber)
        await context.advance_and_send(MIN_DELAY)
        assert context.pushes() == [(to_move.id, "Your turn")]
        services.subscribers.disconnect(live, subscriber)
        await play_turn(services, live, people)
        await context.advance_and_send(MIN_DELAY)
        assert context.pushes() == [(first.id, "Your turn")]

        # A player who moves or visits before the notification is due doesn't get one.
        await play_turn(services, live, people)
        await play_turn(services, live, people)
        await context.advance_and_send(MIN_DELAY)
        assert context.pushes() == [(first.id, "Your turn")]
        await play_turn(services, live, people)
        await services.delivery.seen(live.table.info.id, to_move.id)
        await context.advance_and_send(HOUR)
        assert context.pushes() == []
        assert all(row.sent for row in context.rows())

    run_scenario(db, scenario)


def test_undone_moves_and_games_with_only_bots_notify_no_one(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services = context.services
        for person in (AKI, BEN):
            await context.register(person, "push")
        live = await context.table(AKI, BEN)
        people = [AKI, BEN]
        first = people[await play_turn(services, live, people)]
        assert [row.person for row in context.rows()] == [other(first).id]
        if live.table.state.undo_floor < live.table.state.moves:
            await services.moves.undo(live.table.info.id, first, live.table.version)
            assert [row.person for row in context.rows()] == [first.id], "the previous player's turn is not new"
        alone = await context.table(AKI, AKI)
        await play_turn(services, alone, [AKI, AKI])
        assert not [row for row in context.rows() if row.table_id == alone.table.info.id]

    run_scenario(db, scenario)


def test_correspondence_notifications_are_delayed_and_followed_by_a_reminder(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services, clock, people = context.services, context.clock, [AKI, BEN]
        await context.register(AKI, "push", "reminder", language="fr", zone="Europe/Paris")
        await context.register(BEN, "push", immediate=True)
        live = await context.table(AKI, BEN, time_control="calm")
        if live.table.state.seat == 0:
            await play_turn(services, live, people)
            await context.advance_and_send(MIN_DELAY)
            assert context.pushes() == [("ben", "Your turn")], "Aki wants it without delay"
        await play_turn(services, live, people)
        left = live.table.due()
        assert left is not None
        time = left - clock.now
        await context.advance_and_send(MIN_DELAY)
        assert context.pushes() == []
        await context.advance_and_send(60 - MIN_DELAY)
        assert context.receivers.pushed[0][1].payload["body"].startswith("IKI avec Ben. Vous avez jusqu")
        assert context.pushes() == [("aki", "À vous de jouer")]

        # A pause stops the clock, so the reminder is sent later.
        await context.advance_and_send(REMINDER_SHARE * time - 60 - 100)
        for person in people:
            await services.moves.pause(live.table.info.id, person, live.table.version)
        await context.advance_and_send(2 * DAY)
        assert context.pushes() == []
        await services.moves.pause(live.table.info.id, AKI, live.table.version)
        await context.advance_and_send(HOUR)
        assert context.pushes() == [("aki", "Votre temps est presque écoulé")]
        await play_turn(services, live, people)
        await context.advance_and_send(MIN_DELAY)
        context.pushes()
        await context.advance_and_send(DAY * 8)
        assert context.pushes() == [], "Ben has disabled reminders"

    run_scenario(db, scenario)


def test_absent_players_are_notified_of_the_start_the_end_and_a_takeover(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services, people = context.services, [AKI, BEN]
        for person in (AKI, BEN, CHO):
            await context.register(person, "push")
        live = await timed_table(services, AKI, BEN, CHO, time_control={"bank": 600.0, "increment": 20.0, "cap": 600.0})
        with services.database.session() as session:
            row = session.get(TableRow, live.table.info.id)
            assert row is not None
            notification_requests.notify_started(session, row, AKI.id, context.clock.time())
        await context.advance_and_send(MIN_DELAY)
        to_move = live.table.person_to_move()
        titles = dict(context.pushes())
        assert set(titles) == {BEN.id, CHO.id} | ({AKI.id} & {to_move})
        assert all(title == ("Your turn" if name == to_move else "The game has started") for name, title in titles.items())
        await context.advance_and_send(600)
        context.pushes()
        await services.moves.take_over_overdue_seats()
        await context.advance_and_send(MIN_DELAY)
        assert (to_move, "A bot is playing for you") in context.pushes()

        pair = await context.table(*people)
        last = AKI
        while pair.table.info.status == "playing":
            last = people[await play_turn(services, pair, people)]
        context.receivers.pushed.clear()
        await context.advance_and_send(MIN_DELAY)
        assert [titles for titles in context.pushes() if titles[1] == "The game is over"] == [(other(last).id, "The game is over")]

    run_scenario(db, scenario)


def test_an_absent_host_is_notified_of_accepted_invitations(db: str) -> None:
    """A live game starts when the host starts it. A correspondence game starts with its last player, and all players are notified."""

    async def scenario(context: NotificationTest) -> None:
        change, clock = context.services.tables.change, context.clock
        await context.register(AKI, "push")

        async def invited(time_control: str, *guests: Person) -> None:
            occupants = [seating.new_occupant(kind, None, "iki", AKI) for kind in ("human", *["open"] * len(guests))]
            info = seating.new_table("iki", {}, occupants, False, AKI, clock.time(), "novice", TIME_CONTROLS[time_control])
            await context.services.database.run(context.services.tables.repository.create, info, [])
            for seat, guest in enumerate(guests, start=1):
                await change(info.id, partial(invite, seat=seat, guest=guest))
            for guest in guests:
                await change(info.id, partial(accept, guest=guest))
                await context.advance_and_send(MIN_DELAY)

        def invite(_: Session, row: TableRow, seat: Seat, guest: Person) -> None:
            seating.invite(row, AKI, seat, guest)

        def accept(session: Session, row: TableRow, guest: Person) -> None:
            seating.sit_down(session, row, guest, None, clock.time(), clock.steady())

        await invited("live", BEN, CHO)
        first, second = (pushed.payload["body"] for _, pushed in context.receivers.pushed)
        assert ("start" in first, "start" in second) == (False, True), "the last acceptance reports that everyone is present"
        assert context.pushes() == [("aki", f"{name} accepted your invitation") for name in ("Ben", "Cho")]
        await invited("calm", BEN)
        assert [title for _, title in context.pushes()] in (["The game has started"], ["Your turn"])

    run_scenario(db, scenario)


def test_notifications_can_be_changed_for_a_table(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services, people = context.services, [AKI, BEN]
        for person in people:
            await context.register(person, *(["push", "mail"] if person == AKI else []))
        live = await context.table(*people)
        with services.database.session() as session:
            for person, enabled in ((AKI, []), (BEN, ["webhook"])):
                session.add(TableNotificationSettingsRow(person=person.id, table_id=live.table.info.id, enabled=enabled))
        for _ in range(2):
            await play_turn(services, live, people)
            await context.advance_and_send(MIN_DELAY)
        assert context.pushes() == []
        assert context.receivers.mails == []
        assert [(name, call.payload["kind"]) for name, call in context.receivers.called] == [("ben", "turn")]

    run_scenario(db, scenario)


# Mail


def test_mail_uses_the_recipients_language_and_has_a_one_click_unsubscribe(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services, people = context.services, [AKI, BEN]
        for person in people:
            await context.register(person, "mail", language="pl")
        live = await context.table(*people, time_control="live")
        first = people[await play_turn(services, live, people)]
        await context.advance_and_send(MIN_DELAY)
        (mail,) = context.receivers.mails
        assert mail["Subject"] == f"Twoja kolej · IKI, przy stole: {first.name}", "the mail states the deadline"
        assert "Masz czas do" in mail.get_content()
        assert mail["From"] == "Ukiyo <ukiyo@example.org>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        text = mail.get_content()
        assert f"https://ukiyo.example.org/#/table/{live.table.info.id}" in text
        end = mail["List-Unsubscribe"].strip("<>")
        assert end in text.replace("\n", "")
        scope, recipient, address = services.delivery.unsubscribe_links.read(end.rpartition("/")[2], context.clock.time())
        assert (scope, f"{recipient}@example.org", mail["To"]) == ("end", address, address)

        context.receivers.mails.clear()
        with services.database.session() as session:
            links, now = services.accounts.links, context.clock.time()
            links.request(session, "login", CHO, MailAddress("zoe@example.org"), "Firefox", "es", now)
            links.request(session, "verify", AKI, MailAddress("aki2@example.org"), "", "pl", now)
        await context.advance_and_send(0)
        assert {mail["To"]: mail["Subject"] for mail in context.receivers.mails} == {
            "zoe@example.org": "Tu enlace para entrar en Ukiyo",
            "aki2@example.org": "Twój adres w Ukiyo",
        }

    run_scenario(db, scenario)


def test_a_daily_digest_lists_all_waiting_tables(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services, people, clock = context.services, [AKI, BEN], context.clock
        clock.now = 1_800_052_560.0  # 07:36 in Tokyo
        await context.register(AKI, "mail", zone="Asia/Tokyo", digest_hour=8)
        with services.database.session() as session:
            enqueue(session, [digest_note(AKI.id, 8, "Asia/Tokyo", clock.time())])
        live_tables = [await context.table(*people, time_control="calm") for _ in range(3)]
        for live in live_tables[:2]:
            while live.table.person_to_move() != AKI.id:
                await play_turn(services, live, people)
        while live_tables[2].table.person_to_move() == AKI.id:
            await play_turn(services, live_tables[2], people)
        await context.advance_and_send(120)
        assert context.receivers.mails == []
        await context.advance_and_send(HOUR)
        (mail,) = context.receivers.mails
        assert mail["Subject"] == "It’s your turn at 2 tables"
        assert {live.table.info.id for live in live_tables[:2]} == set(re.findall(r"#/table/(\S+)", mail.get_content()))
        assert [row.due <= clock.now + DAY for row in context.rows() if row.once.startswith("digest/") and not row.sent] == [True]
        for live in live_tables[:2]:
            await play_turn(services, live, people)
        await context.advance_and_send(DAY)
        assert len(context.receivers.mails) == 1, "without waiting tables there is no mail"
        assert [row for row in context.rows() if row.once.startswith("digest/") and not row.sent]

    run_scenario(db, scenario)


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
        assert sorted((row.channel, row.tries) for row in context.rows() if not row.sent) == [("push", 1), ("webhook", 1)]
        await context.advance_and_send(RETRY_DELAYS[0] - 1)
        assert {row.tries for row in context.rows() if not row.sent} == {1}, "with growing delays"

        # The webhook never responds. Its request times out, and pushes are sent in the meantime.
        context.clock.advance(1)
        await services.sender.send_due()
        await until(lambda: receivers.waiting and len(services.sender.busy) == 1, "the push to finish and the webhook to block")
        await context.advance_and_send(SEND_TIMEOUT)
        assert sorted((row.channel, row.tries) for row in context.rows() if not row.sent) == [("push", 2), ("webhook", 2)]
        assert receivers.called == []
        for wait in RETRY_DELAYS[1:]:
            await context.advance_and_send(wait)
        assert [(name, call.payload["kind"]) for name, call in receivers.called] == [("aki", "test")], "whatever the length of the response"
        (given_up,) = [row for row in context.rows() if not row.sent]
        assert (given_up.channel, given_up.tries, given_up.trouble) == ("push", MAX_TRIES, "The other server responded with status 503.")
        await context.advance_and_send(DAY)
        assert receivers.pushed == []
        text = services.metrics.text().decode()
        assert 'ukiyo_notifications_total{channel="push",result="given_up"} 1.0' in text

        put("second")
        await context.advance_and_send(0)
        (busy,) = [row for row in context.rows() if row.channel == "webhook" and not row.sent]
        assert busy.due == context.clock.now + 900, "as the other server's Retry-After header requires"
        await context.advance_and_send(900)
        with services.database.session(reading=True) as session:
            settings_row = session.get(NotificationSettingsRow, AKI.id)
            assert settings_row is not None
            assert settings_row.webhook_error == "gone"
        put("third")
        await context.advance_and_send(0)
        assert [row.channel for row in context.rows() if row.once.startswith("test/third/")] == ["push"]
        await context.advance_and_send(SENT_RETENTION + 1)
        await services.database.run(services.sender.outbox.delete_old, context.clock.time())
        assert {row.trouble for row in context.rows()} == {
            "The other server responded with status 503.",
            "The other server responded with status 404.",
        }

    run_scenario(db, scenario)


def test_expired_devices_and_rejected_addresses_are_not_retried(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        await context.register(AKI, "push", "mail")
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
        troubles = {row.channel: row.trouble for row in context.rows() if not row.sent}
        assert troubles == {"push": "The other server responded with status 410.", "mail": "The mail server rejected the address."}
        await context.advance_and_send(DAY)
        assert {row.tries for row in context.rows() if not row.sent} == {MAX_TRIES}

    run_scenario(db, scenario)


def test_claims_of_a_killed_process_are_sent_by_another_with_the_same_key(db: str) -> None:
    """`tests.server.crash_outbox` kills a real process a thousand times."""

    async def scenario(context: NotificationTest) -> None:
        await context.register(AKI, "webhook", "mail")
        outbox = context.services.sender.outbox
        with context.services.database.session() as session:
            enqueue(session, [OutboxMessage("test/aki", "notification", AKI.id, {"kind": "test"}, 0.0)])
        await context.services.sender.send_due()
        await context.services.sender.drain()
        for channel in ("webhook", "mail"):
            (claimed,) = outbox.claim(channel, 9, context.clock.time())
            await context.services.sender.channels.send(
                claimed, context.services.delivery.prepare(claimed)
            )  # it arrives, and then the process dies
        await context.advance_and_send(LEASE)
        assert len(context.receivers.called) == 1
        await context.advance_and_send(1)
        assert [call.key for _, call in context.receivers.called] == [short_hash("test/aki/webhook")] * 2
        assert [mail["Message-ID"] for mail in context.receivers.mails] == [f"<{short_hash('test/aki/mail')}@ukiyo.example.org>"] * 2
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
        while any(row.sent is None for row in context.rows()):
            await asyncio.gather(*[services.sender.send_due() for services in (context.services, elsewhere)])
            await asyncio.gather(*[services.sender.drain() for services in (context.services, elsewhere)])
        assert sorted(call.key for _, call in context.receivers.called) == sorted(
            short_hash(f"test/{number}/webhook") for number in range(60)
        )
        assert len({pushed.payload["id"] for _, pushed in context.receivers.pushed}) == len(context.receivers.pushed) == 60
        await elsewhere.stop()

    run_scenario(db, scenario)


def test_a_player_connected_to_another_process_is_not_notified(postgres: str) -> None:
    db = new_database(postgres)

    async def scenario(context: NotificationTest) -> None:
        services, people = context.services, [AKI, BEN]
        for person in people:
            await context.register(person, "push")
        elsewhere = Services(services.settings, context.clock)
        live = await context.table(*people)
        to_move = other(people[await play_turn(services, live, people)])
        remote = await elsewhere.tables.open(live.table.info.id)
        remote.subscribers.add(Subscriber(to_move.id, 0))
        services.presence.receive(list(elsewhere.presence.local_presence()))
        await context.advance_and_send(MIN_DELAY)
        assert context.pushes() == []
        await context.advance_and_send(HOUR)
        assert context.pushes() == [(to_move.id, "Your turn")], "the other process no longer reports the player"
        await elsewhere.stop()

    run_scenario(db, scenario)


def test_a_hidden_page_does_not_count_as_watching(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server()
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    hidden, visible = (aki.set_table("me", "open") for _ in range(2))
    database = Database(server.db)
    for table in (hidden, visible):
        ben.post(f"/tables/{table}/join")
        with database.session() as session:
            (person,) = session.scalars(select(SeatRow.person).where(SeatRow.table_id == table, SeatRow.name == "Ben"))
            enqueue(
                session,
                [OutboxMessage(f"turn/{table}/1/{person}", "notification", str(person), {"kind": "turn"}, time.time() + DAY, table)],
            )

    async def come_and_go() -> None:
        for table in (hidden, visible):
            async with ben.watching(table, since=0, hidden=table == hidden) as socket:
                await socket.recv()

    def unsent() -> list[str | None]:
        with database.session(reading=True) as session:
            return list(session.scalars(select(OutboxRow.table_id)))

    asyncio.run(come_and_go())
    wait_for(lambda: visible not in unsent(), "the seen versions to be forgotten")
    assert unsent() == [hidden]
    database.close()


# Addresses that are never called


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


def test_links_are_signed_complete_and_not_expired() -> None:
    links = UnsubscribeLinks(b"x" * 32)
    token = links.sign("end", "aki", "aki@example.org", 1000.0)
    assert links.read(token, 1000.0) == ("end", "aki", "aki@example.org")
    for invalid in (
        token[:-1],
        token + "x",
        UnsubscribeLinks(b"y" * 32).sign("end", "aki", "aki@example.org", 1000.0),
        "",
        "é",
        token * 50,
    ):
        with pytest.raises(Refused, match="This link is invalid"):
            links.read(invalid, 1000.0)
    with pytest.raises(Refused, match="has expired"):
        links.read(token, 1001.0)


def test_a_mailbox_gets_few_links_for_all_spellings_of_its_address(db: str) -> None:
    """3 per hour and 10 per day. The response does not reveal whether another link was sent."""

    async def scenario(context: NotificationTest) -> None:
        spellings = itertools.cycle(["zoe@example.org", "Zoe@Example.org", " zoe+2@example.org ", "zoe+b.c@EXAMPLE.ORG"])
        numbers = itertools.count()
        request_link = context.services.accounts.links.request

        def sent(now: float, times: int) -> int:
            with context.services.database.session() as session:
                for _ in range(times):
                    requester = Person(f"someone-{next(numbers)}", "Somebody")
                    request_link(session, "login", requester, MailAddress.parse(next(spellings)), "", "en", now)
            return len(context.rows())

        now = context.clock.time()
        assert [sent(now + hour * HOUR, 5) for hour in range(5)] == [3, 6, 9, 10, 10]
        assert sent(now + 2 * DAY, 1) == 11

    run_scenario(db, scenario)


def test_login_links_are_stopped_for_30_days_and_confirmations_for_good(db: str) -> None:
    """Otherwise one click in an unrequested mail would lock the owner out of the account."""

    async def scenario(context: NotificationTest) -> None:
        links, address, now = context.services.accounts.links, MailAddress.parse("zoe@example.org"), context.clock.time()
        index, kinds = links.index.of(address), get_args(LinkKind)
        with context.services.database.session() as session:
            for kind in kinds:
                links.stop(session, kind, address, now)
        with context.services.database.session(reading=True) as session:
            for days, stopped in ((0, [True, True]), (29, [True, True]), (30, [False, True]), (3000, [False, True])):
                assert [links.is_stopped(session, kind, index, now + days * DAY) for kind in kinds] == stopped

    run_scenario(db, scenario)


GOOD_ADDRESSES = ["aki@example.org", "a.b+c_d-e@mail.example.co.uk", "o'neill@example.org", "x@xn--bcher-kva.example", "1@1.example"]
BAD_ADDRESSES = [
    "", "aki", "@example.org", "aki@", "aki@localhost", "aki@example.org.", "aki@.org", "aki@-x.org", "aki@x-.org", "aki@1.2.3.4",
    "aki@[1.2.3.4]", "a,victim@example.org", ",victim@example.org", "x:victim@example.org", "(x)victim@example.org",
    "=?utf-8?q?victim?=@example.org", "victim@example.org,b@example.org", "victim@example.org;", "<victim@example.org>",
    "Zoe <victim@example.org>", '"victim"@example.org', "relay.org!victim@example.org", "victim%example.org@relay.org",
    "@relay.org:victim@example.org", "victim@example.org(x)", "victim@example.org\r\nBcc: b@example.org", "vic tim@example.org",
    "victim@exam ple.org", "a..b@example.org", ".a@example.org", "a.@example.org", "a@b@example.org", "victi\u212a@example.org",
    "v\u0456ctim@example.org", "\u200bvictim@example.org", "a@b\u3002org", f"{'a' * 65}@example.org", f"a@{'a' * 64}.org",
    f"a@{'a.' * 126}org", "a\\@example.org", "a\0@example.org",
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD_ADDRESSES)
def test_mail_addresses_are_kept_as_written(text: str) -> None:
    assert MailAddress.parse(f" {text.upper()} ").text == text


@pytest.mark.parametrize("text", BAD_ADDRESSES)
def test_invalid_mail_addresses_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="Enter a mail address"):
        MailAddress.parse(text)


def test_all_spellings_of_a_mailbox_share_a_quota() -> None:
    spellings = ["zoe@gmail.com", "z.o.e@gmail.com", "ZOE+x@googlemail.com", "zo.e+y.z@gmail.com"]
    assert {MailAddress.parse(text).mailbox for text in spellings} == {"zoe@gmail.com"}
    assert MailAddress.parse("z.oe+x@example.org").mailbox == "z.oe@example.org", "with other providers a dot makes a different mailbox"


def test_the_raw_bytes_of_a_mail_are_readable_by_mail_programs(db: str) -> None:
    """Checks the addresses, and that the unsubscribe link is on one line and not an encoded word (RFC 2047)."""

    async def scenario(context: NotificationTest) -> None:
        address = f"{'long' * 15}@{'example.' * 20}org"
        with context.services.database.session() as session:
            context.services.accounts.links.request(
                session, "login", AKI, MailAddress.parse(address), "Fírefox", "pl", context.clock.time()
            )
        await context.advance_and_send(0)
        (raw,) = context.receivers.raw
        head, _, body = raw.partition(b"\r\n\r\n")
        lines = head.split(b"\r\n")
        (unsubscribe,) = [line for line in lines if line.lower().startswith(b"list-unsubscribe:")]
        assert re.fullmatch(rb"List-Unsubscribe: <https://ukiyo\.example\.org/api/mail/[\w.-]+>", unsubscribe), unsubscribe
        assert len(unsubscribe) < 998
        assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
        unfolded = head.replace(b"\r\n ", b" ").split(b"\r\n")
        assert b"To: " + address.encode() in unfolded
        assert "From: Z\u00f3e <ukiyo@example.org>".encode() not in raw
        assert [line for line in lines if line.startswith(b"From: ") and line.endswith(b" <ukiyo@example.org>")]
        assert (head + body).isascii()
        assert max(map(len, raw.split(b"\r\n"))) < 998

    run_scenario(db, scenario, mail_from="Z\u00f3e <ukiyo@example.org>")


def test_the_sender_address_is_checked_at_startup() -> None:
    assert str(sender_of("ukiyo@example.org")) == "Ukiyo <ukiyo@example.org>"
    assert sender_of("Ukiyo of Edo <ukiyo@localhost>").addr_spec == "ukiyo@localhost"
    for invalid in ("", "ukiyo", "Ukiyo <>", "a@b@c"):
        with pytest.raises(Refused, match="Enter a sender"):
            sender_of(invalid)


def test_servers_killed_between_any_two_steps_lose_no_notification(tmp_path: Path) -> None:
    """For a longer run: python -m tests.server.crash_outbox --kills 1000."""
    figures = crash_outbox.run(tmp_path, kills=8, seed=7)
    assert figures.kills == 8
    assert figures.notices > 20


# The API


def test_people_choose_their_notification_channels(open_server: Callable[..., ServerProcess]) -> None:
    with receiving() as receivers:
        mail = {"UKIYO_SMTP": receivers.smtp, "UKIYO_MAIL_FROM": "Ukiyo of Edo <ukiyo@example.org>", "UKIYO_URL": "http://127.0.0.1"}
        settle(open_server(UKIYO_ALLOW_PRIVATE_HOSTS="1", **mail), receivers)


def settle(server: ServerProcess, receivers: Receivers) -> None:
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    assert aki.get("/me/notifications")["enabled"] == []
    table = aki.set_table("me", "open")

    # Devices: the newest eight are kept, and the owner can delete each.
    keys = receivers.browser("aki").keys()
    for number in range(MAX_DEVICES + 1):
        endpoint = f"{receivers.url}/push/{'aki' if number == MAX_DEVICES else number}"
        settings_ = aki.post(
            "/me/notifications/devices", endpoint=endpoint, name=f"Browser {number}", p256dh=keys["p256dh"], auth=keys["auth"]
        )
    names = [device["name"] for device in listed(settings_, "devices")]
    assert names == [f"Browser {number}" for number in range(1, MAX_DEVICES + 1)]
    assert settings_["enabled"] == ["push", "reminder"]
    for device in listed(settings_, "devices")[:-1]:
        assert delete(ben, f"/me/notifications/devices/{device['id']}").status_code == 404
        assert delete(aki, f"/me/notifications/devices/{device['id']}").status_code == 200
    refused = aki.post("/me/notifications/devices", 400, endpoint=f"{receivers.url}/x", p256dh="x", auth="x")
    assert "keys of the push subscription" in str(refused["error"])

    # Mail: an address is confirmed when its link is used; opening the link is not enough.
    aki.post("/me/notifications/mail", 400, address="no address")
    assert aki.post("/me/notifications/mail", address="aki@example.org")["mail"] is None
    (mail,) = wait_for(lambda: list(receivers.mails), "the mail with the link")
    link = re.findall(r"http://127.0.0.1(/api/mail/confirm/\S+)", mail.get_content())[0]
    page = ANONYMOUS.get(server.url + link, headers={"Accept-Language": "fr"})
    assert "aki@example.org" in page.text
    assert "mon adresse" in page.text
    assert aki.get("/me/notifications")["mail"] is None
    assert aki.http.post(server.url + link[:-1]).status_code == 403
    elsewhere = ANONYMOUS.post(server.url + link)
    assert (elsewhere.status_code, "browser where you requested it" in elsewhere.text) == (403, True)
    assert aki.http.post(server.url + link).status_code == 200
    assert aki.get("/me/notifications")["mail"] == "aki@example.org"

    # A webhook, and a test of all channels.
    settings_ = put(aki, "/me/notifications/webhook", style="discord", url=f"{receivers.url}/hook/aki")
    assert settings_["webhook"] == {"style": "discord", "host": "127.0.0.1", "error": None}, "the response must not contain the address"
    receivers.mails.clear()
    aki.post("/me/notifications/test")
    wait_for(lambda: receivers.pushed and receivers.mails and receivers.called, "all three notifications")
    assert receivers.pushed[0][1].payload["url"] == "/#/notifications"
    assert receivers.called[0][1].payload == {
        "content": "Test notification: Notifications are working. http://127.0.0.1/#/notifications",
        "allowed_mentions": {"parse": []},
    }

    # One click unsubscribes from mail.
    end = receivers.mails[0]["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1")
    assert ANONYMOUS.post(server.url + end, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert aki.get("/me/notifications")["enabled"] == ["push", "webhook", "reminder"]
    silence = mail["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1")
    assert ANONYMOUS.post(server.url + silence, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    stop_and_allow(server, receivers, aki, ben, silence)

    # For all tables, and for one of your own tables.
    assert put(aki, "/me/notifications", enabled=["mail", "push"], digest_hour=7)["digest_hour"] == 7
    assert listed(put(aki, f"/tables/{table}/notifications", enabled=[]), "tables") == [{"id": table, "game": "iki", "enabled": []}]
    assert listed(put(aki, f"/tables/{table}/notifications", enabled=None), "tables") == []
    response = ben.http.put(f"{server.api}/tables/{table}/notifications", json={"enabled": []})
    assert (response.status_code, response.json()["error"]) == (403, "You have no seat at this table.")
    put(aki, f"/tables/{table}/notifications", enabled=["mail"])
    settings_after = delete(aki, "/me/notifications/mail").json()
    assert (settings_after["enabled"], [entry["enabled"] for entry in settings_after["tables"]]) == (["push"], [[]])
    assert (settings_after["mail"], aki.get("/account")["mail"]) == ("aki@example.org",) * 2, "the address can still be used to sign in"
    assert delete(aki, "/me/notifications/webhook").json()["webhook"] is None


def stop_and_allow(server: ServerProcess, receivers: Receivers, aki: Guest, ben: Guest, silence: str) -> None:
    """Confirmations stop for good and login links for 30 days, independently. The response reveals nothing."""
    receivers.mails.clear()

    def post_link(path: str, address: str) -> tuple[int, str]:
        response = ben.http.post(server.api + path, json={"address": address})
        return response.status_code, response.text

    assert post_link("/me/notifications/mail", "Aki@example.org") == post_link("/me/notifications/mail", "nobody@example.org")
    (mail,) = wait_for(lambda: list(receivers.mails), "one of the two mails")
    assert mail["To"] == "nobody@example.org"
    aki.post("/account/links", 204, address="aki@example.org")
    wait_for(lambda: len(receivers.mails) == 2, "a login link, which is not stopped")
    pause = receivers.mails[1]["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1")
    assert "for 30 days" in ANONYMOUS.get(server.url + pause).text
    assert ANONYMOUS.post(server.url + pause, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    aki.post("/account/links", 204, address="aki@example.org")
    for link in (pause, silence):
        assert "Allow them again?" in ANONYMOUS.get(server.url + link).text
        assert "allowed again" in ANONYMOUS.post(server.url + link, data={"again": "1"}).text
        assert "Allow them again?" not in ANONYMOUS.get(server.url + link).text
    aki.post("/account/links", 204, address="aki@example.org")
    wait_for(lambda: len(receivers.mails) == 3, "the login link and no confirmation")


def listed(settings: Json, name: str) -> list[Json]:
    entries = settings[name]
    assert isinstance(entries, list)
    return entries


def put(guest: Guest, path: str, **body: object) -> Json:
    response = guest.http.put(guest.server.api + path, json=body)
    assert response.status_code == 200, response.text
    return dict(response.json())


def delete(guest: Guest, path: str) -> httpx.Response:
    return guest.http.delete(guest.server.api + path)


def test_a_server_reports_channels_that_it_lacks(server: ServerProcess) -> None:
    """Uses a server at home: it can push, and calls no addresses in its own network."""
    zoe = Guest(server, "Zoe")
    settings = zoe.get("/me/notifications")
    assert settings["push_key"]
    assert settings["mail_available"] is False
    assert "UKIYO_SMTP" in str(zoe.post("/me/notifications/mail", 409, address="zoe@example.org")["error"])
    keys = Receivers().browser("zoe").keys()
    for path, body in (
        ("devices", {"endpoint": "https://localhost/push", **keys}),
        ("webhook", {"style": "json", "url": "https://127.0.0.1/x"}),
    ):
        method = zoe.http.post if path == "devices" else zoe.http.put
        response = method(f"{server.api}/me/notifications/{path}", json=body)
        assert (response.status_code, "private network" in response.json()["error"]) == (400, True)


def test_the_push_key_is_kept_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UKIYO_DATA", str(tmp_path))
    key = push_key()
    assert push_key() == key
    assert (tmp_path / "vapid").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("UKIYO_VAPID_KEY", KEY)
    assert push_key() == KEY
    for invalid in ("x", "A" * 43, key[:-1], "_" * 43, "é" * 43):
        monkeypatch.setenv("UKIYO_VAPID_KEY", invalid)
        with pytest.raises(BadOption, match="UKIYO_VAPID_KEY"):
            push_key()
    for name, invalid in (("UKIYO_SMTP", "mail.example.org"), ("UKIYO_URL", "https://"), ("UKIYO_URL", "https://x:port")):
        monkeypatch.setenv(name, invalid)
        with pytest.raises(BadOption, match=name):
            address(name, "that", "smtp" if name == "UKIYO_SMTP" else "https")
