"""Takeovers: absent players can be replaced after the takeover delay, but not while they are connected."""

from pathlib import Path

import pytest

from tests.server.conftest import new_database
from tests.server.scenarios import AKI, BEN, run_scenario, settings
from tests.server.waiting import ManualClock, until, until_swept
from ukiyo.play.errors import Conflict
from ukiyo.server.core.identity import Person
from ukiyo.server.services import TASK_INTERVAL, Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.registry import STALLING_FACTOR, LiveTable, Subscriber


def test_no_player_is_replaced_before_the_takeover_delay(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        services.moves.takeover_delay = 60.0
        occupants = [seating.new_occupant("human", None, "iki", person) for person in (AKI, BEN)]
        info = seating.new_table("iki", {}, occupants, False, AKI, clock.time())
        await services.database.run(services.tables.repository.create, info, [])
        clock.advance(3600)
        live = await services.tables.change(info.id, lambda _, row: seating.start(row, AKI, clock.time()))
        absent = live.table.state.seat
        other = [BEN, AKI][absent]
        for passed, seconds_left in ((0.0, 60), (0.5, 60), (58.5, 1)):
            clock.advance(passed)
            with pytest.raises(Conflict, match=f"in {seconds_left} seconds"):
                await services.moves.replace_player(info.id, other, 0, absent)
        clock.advance(1.0)
        assert await services.moves.replace_player(info.id, other, 0, absent)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


async def people_at_a_table(services: Services, *people: Person) -> tuple[LiveTable, Person, list[Person]]:
    """Return a started game, the player to move, and the other players."""
    occupants = [seating.new_occupant("human", None, "iki", person) for person in people]
    info = seating.new_table("iki", {}, occupants, False, people[0], services.clock.time(), "novice")
    await services.database.run(services.tables.repository.create, info, [])
    live = await services.tables.change(info.id, lambda _, row: seating.start(row, people[0], services.clock.time()))
    to_move = people[live.table.state.seat]
    return live, to_move, [person for person in people if person != to_move]


def test_a_connected_player_keeps_the_seat_even_if_the_system_clock_jumps(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        services.moves.takeover_delay = 60.0
        live, to_move, (other,) = await people_at_a_table(services, AKI, BEN)
        table_id, seat = live.table.info.id, live.table.state.seat

        async def refused(reason: str) -> None:
            with pytest.raises(Conflict, match=reason):
                await services.moves.replace_player(table_id, other, 0, seat)

        clock.jumped = 86_400.0  # the system clock is changed
        await refused("in 60 seconds")
        subscriber = Subscriber(to_move.id, 0)
        services.subscribers.connect(live, subscriber)
        clock.advance(3600)
        await refused("replace a player who is connected")
        services.subscribers.disconnect(live, subscriber)
        await refused("in 60 seconds")
        clock.advance(59)
        await services.tables.open(table_id, to_move)  # any request by the player, such as a hint request
        clock.advance(59)
        await refused("in 1 seconds")
        await services.tables.open(table_id, other)
        watching = Subscriber(other.id, 0)
        services.subscribers.connect(live, watching)
        assert not live.table.summary(other.id)["absent"]
        watching.frame_pending = False

        await until_swept(clock, lambda: live.table.summary(other.id)["absent"], "the subscribers to see that the player can be replaced")
        assert watching.frame_pending
        services.subscribers.connect(live, subscriber)
        await until_swept(clock, lambda: not live.table.summary(other.id)["absent"], "the subscribers to see that the player is back")
        services.subscribers.disconnect(live, subscriber)
        clock.advance(60)
        await until_swept(clock, lambda: live.table.summary(other.id)["absent"], "the subscribers to see that the player left again")
        assert await services.moves.replace_player(table_id, other, 0, seat)
        assert not live.table.summary(other.id)["absent"]
        assert live.table.info.occupants[seat].bot == "novice", "as chosen when the table was created"

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_two_players_can_replace_a_connected_player_who_does_not_move(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        services.moves.takeover_delay = 60.0
        live, to_move, others = await people_at_a_table(services, AKI, BEN, Person("cleo", "Cleo"))
        table_id, seat = live.table.info.id, live.table.state.seat
        services.subscribers.connect(live, Subscriber(to_move.id, 0))
        clock.advance(60.0 * STALLING_FACTOR - 1)
        with pytest.raises(Conflict, match="in 1 seconds"):
            await services.moves.replace_player(table_id, others[0], 0, seat)
        clock.advance(1)
        assert not await services.moves.replace_player(table_id, others[0], 0, seat)
        assert await services.moves.replace_player(table_id, others[1], 0, seat)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_a_player_connected_to_another_process_counts_as_present(postgres: str) -> None:
    db, clock = new_database(postgres), ManualClock()

    async def scenario(services: Services) -> None:
        live, to_move, _ = await people_at_a_table(services, AKI, BEN)
        elsewhere = Services(settings(db), clock)
        await elsewhere.start()
        remote = await elsewhere.tables.open(live.table.info.id)
        remote.subscribers.add(Subscriber(to_move.id, 0))

        def reported() -> bool:
            clock.advance(TASK_INTERVAL)
            return to_move.id in live.last_seen_at

        await until(reported, "the other process to report the player as connected")
        assert live.table.version == 0
        await elsewhere.stop()

    run_scenario(db, scenario, clock)
