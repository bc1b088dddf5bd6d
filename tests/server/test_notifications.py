"""Notifications: who receives them, and when."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from tests.server.conftest import new_database
from tests.server.notification_scenarios import CHO, NotificationTest, other, run_scenario
from tests.server.scenarios import AKI, BEN
from tests.server.server_process import Guest, ServerProcess
from tests.server.test_clocks import play_turn, timed_table
from tests.server.waiting import wait_for
from ukiyo.engine.state import Seat
from ukiyo.play.time_control import DAY, HOUR, TIME_CONTROLS
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.outbox import OutboxMessage, enqueue
from ukiyo.server.db.schema import (
    OutboxRow,
    SeatRow,
    TableNotificationSettingsRow,
    TableRow,
)
from ukiyo.server.services import Services
from ukiyo.server.tables import notification_requests, seating
from ukiyo.server.tables.notification_requests import MIN_DELAY, REMINDER_SHARE
from ukiyo.server.tables.registry import Subscriber


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/ukiyo.db"


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

        # A connected player is not notified, regardless of how long they think. They are notified after their connection dies.
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

        # A player who moves or visits before the notification is due is not notified.
        await play_turn(services, live, people)
        await play_turn(services, live, people)
        await context.advance_and_send(MIN_DELAY)
        assert context.pushes() == [(first.id, "Your turn")]
        await play_turn(services, live, people)
        await services.delivery.seen(live.table.info.id, to_move.id)
        await context.advance_and_send(HOUR)
        assert context.pushes() == []
        assert all(row.sent_at for row in context.rows())

    run_scenario(db, scenario)


def test_undone_moves_and_games_with_only_bots_send_no_notifications(db: str) -> None:
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
        live = await timed_table(
            services, AKI, BEN, CHO, time_control={"bank_seconds": 600.0, "increment_seconds": 20.0, "cap_seconds": 600.0}
        )
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
    """The host starts a live game. A correspondence game starts when the last player joins, and all players are notified."""

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
            await context.register(person, *(["push", "email"] if person == AKI else []))
        live = await context.table(*people)
        with services.database.session() as session:
            for person, enabled in ((AKI, []), (BEN, ["webhook"])):
                session.add(TableNotificationSettingsRow(person=person.id, table_id=live.table.info.id, enabled=enabled))
        for _ in range(2):
            await play_turn(services, live, people)
            await context.advance_and_send(MIN_DELAY)
        assert context.pushes() == []
        assert context.receivers.emails == []
        assert [(name, call.payload["kind"]) for name, call in context.receivers.called] == [("ben", "turn")]

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
