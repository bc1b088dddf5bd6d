"""Moves, undos and bot takeovers. Each is appended to the event log and committed before it is broadcast."""

import contextlib
from dataclasses import replace

from ukiyo.engine import move_log
from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.events import Event
from ukiyo.play.kinds import END, MOVE, PLAYING, SEAT, UNDO, WAIT
from ukiyo.play.table_info import Occupant, occupants_after, running_seat
from ukiyo.play.table_rules import PAUSE_VOTE, PROPOSAL_VOTES
from ukiyo.play.time_control import NO_SEAT, TimeControl, with_nights
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.identity import Person
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.tables import notification_requests
from ukiyo.server.tables.registry import LiveTable, TableRegistry
from ukiyo.server.tables.repository import ClockUpdate, TableRepository
from ukiyo.server.tables.seating import checked_bot


class Moves:
    def __init__(
        self, repository: TableRepository, clock: Clock, tables: TableRegistry, takeover_delay: float, metrics: Metrics, delay: float
    ) -> None:
        self.repository = repository
        self.database = repository.database
        self.clock = clock
        self.tables = tables
        self.takeover_delay = takeover_delay  # seconds of absence after which the other players may replace a player
        self.metrics = metrics
        self.delay = delay  # seconds before a notification is sent

    async def play(self, table_id: str, person: Person, version: int, action: int) -> int:
        """Play a move. Returns the new version."""
        live = await self.tables.open(table_id)
        with self.metrics.move_latency.time():
            async with live.lock:
                live.table.check_playing()
                live.table.check_version(version)
                live.table.check_turn(person.id)
                live.table.check_time(self.clock.steady())
                await self.add(live, Event(version + 1, MOVE, live.table.state.seat, action))
        return version + 1

    async def undo(self, table_id: str, person: Person, version: int, turn: bool = False, to: int | None = None) -> int:
        """Undo the last move, the whole turn, or all moves of the turn after move `to`. Returns the new version."""
        live = await self.tables.open(table_id)
        async with live.lock:
            live.table.check_playing()
            live.table.check_version(version)
            state = live.table.state
            if to is None:
                to = state.undo_floor if turn else state.moves - 1
            moves = state.moves - to
            live.table.check_undo(person.id, moves)
            for back in range(1, moves + 1):
                await self.add(live, Event(version + back, UNDO, state.mover))
        return version + moves

    async def replace_player(self, table_id: str, person: Person, version: int, seat: Seat) -> bool:
        """Vote to replace an absent player with a bot. Return whether all other players have voted for it."""
        live, database = await self.tables.open(table_id), self.database
        async with live.lock:
            table = live.table
            table.check_playing()
            table.check_version(version)
            table.check_replacement(person.id, seat)
            table.check_no_clocks()
            live.check_absence(self.takeover_delay, self.clock.monotonic())
            table.votes = await database.run(self.repository.vote, table_id, version, seat, person.id)
            agreed = table.voters() <= table.votes[seat]
            if agreed:
                await self.add(live, Event(version + 1, SEAT, seat, bot=checked_bot(table.info.takeover_bot, table.info.game)))
            live.broadcast()
        return agreed

    async def update_absences(self) -> None:
        """Broadcast changes in whether the player to move counts as absent."""
        now, steady = self.clock.monotonic(), self.clock.steady()
        async for live in self.tables.sweep():
            table, clocks = live.table, live.table.info.clocks
            if table.person_to_move() is None or not table.voters():
                absent = False
            elif clocks is None:
                absent = live.seconds_until_absent(self.takeover_delay, now) <= 0
            else:
                absent = not clocks.paused and clocks.expires_at(table.state.seat) <= steady
            if absent != table.absent:
                table.absent = absent
                live.broadcast()

    async def take_over_overdue_seats(self) -> None:
        """Let the takeover bot play for every player who is out of time."""
        now, database = self.clock.steady(), self.database
        for table_id in await database.run_read(self.repository.overdue, now):
            live = await self.tables.open(table_id)
            async with live.lock:
                table = live.table
                due = table.due()
                if table.info.status == PLAYING and due is not None and due <= now:
                    bot = checked_bot(table.info.takeover_bot, table.info.game)
                    with contextlib.suppress(Conflict, StorageFailed):  # the player has moved in time, or the next call will retry
                        await self.add(live, Event(table.version + 1, SEAT, table.state.seat, bot=bot))

    async def reclaim_seats(self, table_id: str, person: Person) -> int:
        """Return to all seats that bots have taken over. Returns the new version."""
        live = await self.tables.open(table_id)
        async with live.lock:
            live.table.check_playing()
            seats = live.table.seats_reserved_for(person.id)
            if not seats:
                raise Forbidden("No bot has taken over your seat at this table.")
            for seat in seats:
                await self.add(live, Event(live.table.version + 1, SEAT, seat))
            return live.table.version

    async def pause(self, table_id: str, person: Person, version: int) -> bool:
        """Vote to stop the clocks, or restart them. The clocks stop when all players agree. A move also restarts them."""
        live, database = await self.tables.open(table_id), self.database
        async with live.lock:
            table = live.table
            table.check_playing()
            table.check_version(version)
            clocks = table.check_pause(person.id)
            if not clocks.paused:
                table.votes = await database.run(self.repository.vote, table_id, version, PAUSE_VOTE, person.id)
            changed = clocks.paused or table.voters() <= table.votes[PAUSE_VOTE]
            if changed:
                assert table.info.time_control
                await self.set_clocks(live, PAUSE_VOTE, table.info.time_control, not clocks.paused)
            live.broadcast()
        return changed

    async def support(self, table_id: str, person: Person, version: int, proposal: frames.ProposalKind) -> bool:
        """Vote for a proposal. It takes effect when all required players have voted for it. Return whether it has taken effect."""
        live, database = await self.tables.open(table_id), self.database
        async with live.lock:
            table, number = live.table, PROPOSAL_VOTES[proposal]
            table.check_playing()
            table.check_version(version)
            table.check_proposal(person.id, proposal)
            table.votes = await database.run(self.repository.vote, table_id, version, number, person.id)
            agreed = table.voters_on(proposal) <= table.votes[number]
            if agreed and proposal == "nights":
                clocks, time_control = table.info.clocks, table.info.time_control
                assert clocks
                assert time_control
                await self.set_clocks(live, number, with_nights(time_control, not time_control.get("nights")), clocks.paused)
            elif agreed:
                for seat in table.seats_to_wait_for() if proposal == "wait" else [NO_SEAT]:
                    await self.add(live, Event(table.version + 1, WAIT if proposal == "wait" else END, seat))
            live.broadcast()
        return agreed

    async def set_clocks(self, live: LiveTable, accepted: int, time_control: TimeControl, paused: bool) -> None:
        """Apply an accepted proposal to the clocks. The caller holds the lock."""
        table, info, database = live.table, live.table.info, self.database
        assert info.clocks is not None
        running = running_seat(info.occupants, table.state)
        clocks = replace(info.clocks.at(self.clock.steady(), running), paused=paused)
        clock_update = ClockUpdate(clocks, running, person_in(info.occupants, running), time_control)
        try:
            clocks = await database.run(self.repository.update_clocks, info.id, table.version, clock_update, accepted)
        except Conflict:
            await self.tables.catch_up(live)
            raise
        table.votes.pop(accepted, None)
        table.info = replace(info, clocks=clocks, time_control=time_control)

    async def add(self, live: LiveTable, event: Event) -> None:
        """Commit an event, then apply it to the table and broadcast it. The caller holds the lock."""
        table, info, database = live.table, live.table.info, self.database
        after = table.state_after(event)
        event = replace(event, created_at=self.clock.time())
        if event.kind == MOVE:
            rules = table.rules
            event = replace(event, outcome=move_log.summary(rules, after, event.action), effects=move_log.effects(rules, after))
        snapshot = after.save() if table.snapshot_due(event, after) else None
        final_info = (
            table.info_after_end(after, event.created_at)
            if after.over
            else table.info_without_result(event.created_at)
            if event.kind == END
            else None
        )
        occupants, clocks = occupants_after(info.occupants, event), table.clocks_after(event, self.clock.steady())
        running = NO_SEAT if final_info else running_seat(occupants, after)
        clock_update = None
        if clocks and info.time_control:
            clock_update = ClockUpdate(clocks, running, person_in(occupants, running), info.time_control)
        seat_to_move = None if live.seat_to_move_saved and after.seat == table.state.seat else after.seat
        change = notification_requests.change_after(table, event, after, occupants, clocks, self.delay)
        add_notifications = change.save if change else None
        try:
            clocks, final_info = await database.run_grouped(
                self.repository.append_in, info.id, event, snapshot, final_info, clock_update, seat_to_move, add_notifications
            )
        except Conflict:
            await self.tables.catch_up(live)
            raise
        live.seat_to_move_saved = True
        table.apply(event, after)
        if snapshot is not None:
            table.snapshot_version = event.version
        info = replace(final_info or replace(info, occupants=occupants), clocks=clocks)
        self.metrics.events.labels(event.kind).inc()
        self.tables.publish(live, info)
        self.tables.on_turn(live)


def person_in(occupants: list[Occupant], seat: Seat) -> str | None:
    return None if seat == NO_SEAT else occupants[seat].person
