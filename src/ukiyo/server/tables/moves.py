"""Moves, undos and seats given to bots: each is an entry, kept before anyone hears of it."""

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
        self, repository: TableRepository, clock: Clock, tables: TableRegistry, patience: float, metrics: Metrics, delay: float
    ) -> None:
        self.repository = repository
        self.database = repository.database
        self.clock = clock
        self.tables = tables
        self.patience = patience
        self.metrics = metrics
        self.delay = delay  # of notices

    async def play(self, table_id: str, person: Person, version: int, action: int) -> int:
        """Returns the version it makes."""
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
        """Take back the last move, all of the turn, or as much of it as leaves `to` moves: since the floor only its mover has decided.

        Returns the version it makes.
        """
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
        """Agree that an absent player's seat goes to a bot; done once all others agree."""
        live, database = await self.tables.open(table_id), self.database
        async with live.lock:
            table = live.table
            table.check_playing()
            table.check_version(version)
            table.check_replacement(person.id, seat)
            table.check_no_clocks()
            live.check_absence(self.patience, self.clock.monotonic())
            table.votes = await database.run(self.repository.vote, table_id, version, seat, person.id)
            agreed = table.voters() <= table.votes[seat]
            if agreed:
                await self.add(live, Event(version + 1, SEAT, seat, bot=checked_bot(table.info.takeover_bot, table.info.game)))
            live.broadcast()
        return agreed

    def update_absences(self) -> None:
        """Let everybody at a table know whether they can do without the person to move by now, or not any more."""
        now, steady = self.clock.monotonic(), self.clock.steady()
        for live in self.tables.live.values():
            table, clocks = live.table, live.table.info.clocks
            if table.person_to_move() is None or not table.voters():
                absent = False
            elif clocks is None:
                absent = live.seconds_until_absent(self.patience, now) <= 0
            else:
                absent = not clocks.paused and clocks.expires_at(table.state.seat) <= steady
            if absent != table.absent:
                table.absent = absent
                live.broadcast()

    async def take_over_overdue_seats(self) -> None:
        """Wherever somebody's time is over, the bot that was agreed on stands in for her."""
        now, database = self.clock.steady(), self.database
        for table_id in await database.run_read(self.repository.overdue, now):
            live = await self.tables.open(table_id)
            async with live.lock:
                table = live.table
                due = table.due()
                if table.info.status == PLAYING and due is not None and due <= now:
                    bot = checked_bot(table.info.takeover_bot, table.info.game)
                    with contextlib.suppress(Conflict, StorageFailed):  # somebody was faster, or it is tried again
                        await self.add(live, Event(table.version + 1, SEAT, table.state.seat, bot=bot))

    async def sit_again(self, table_id: str, person: Person) -> int:
        """Take one's seats back from the bots that stand in. Returns the version it makes."""
        live = await self.tables.open(table_id)
        async with live.lock:
            live.table.check_playing()
            seats = live.table.seats_reserved_for(person.id)
            if not seats:
                raise Forbidden("no bot at this table stands in for you")
            for seat in seats:
                await self.add(live, Event(live.table.version + 1, SEAT, seat))
            return live.table.version

    async def pause(self, table_id: str, person: Person, version: int) -> bool:
        """Agree to stop the clocks, which is done once all people at the table agree; or let them go on. A move does so as well."""
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

    async def agree_to(self, table_id: str, person: Person, version: int, wish: frames.ProposalKind) -> bool:
        """Agree that nights do not count, or count again; to wait for who is asked or stood in for; or to end the game.

        It is done once all who must agree do.
        """
        live, database = await self.tables.open(table_id), self.database
        async with live.lock:
            table, number = live.table, PROPOSAL_VOTES[wish]
            table.check_playing()
            table.check_version(version)
            table.check_proposal(person.id, wish)
            table.votes = await database.run(self.repository.vote, table_id, version, number, person.id)
            agreed = table.voters_on(wish) <= table.votes[number]
            if agreed and wish == "nights":
                clocks, time_control = table.info.clocks, table.info.time_control
                assert clocks
                assert time_control
                await self.set_clocks(live, number, with_nights(time_control, not time_control.get("nights")), clocks.paused)
            elif agreed:
                for seat in table.seats_to_wait_for() if wish == "wait" else [NO_SEAT]:
                    await self.add(live, Event(table.version + 1, WAIT if wish == "wait" else END, seat))
            live.broadcast()
        return agreed

    async def set_clocks(self, live: LiveTable, agreed: int, time_control: TimeControl, paused: bool) -> None:
        """From now on a table's clocks go as was agreed. The caller holds the lock."""
        table, info, database = live.table, live.table.info, self.database
        assert info.clocks is not None
        asked = running_seat(info.occupants, table.state)
        clocks = replace(info.clocks.at(self.clock.steady(), asked), paused=paused)
        times = ClockUpdate(clocks, asked, person_in(info.occupants, asked), time_control)
        try:
            clocks = await database.run(self.repository.update_clocks, info.id, table.version, times, agreed)
        except Conflict:
            await self.tables.catch_up(live)
            raise
        table.votes.pop(agreed, None)
        table.info = replace(info, clocks=clocks, time_control=time_control)

    async def add(self, live: LiveTable, event: Event) -> None:
        """Keep an entry, and only then let it be true and be heard. The caller holds the lock."""
        table, info, database = live.table, live.table.info, self.database
        after = table.state_after(event)
        event = replace(event, at=self.clock.time())
        if event.kind == MOVE:
            rules = table.rules
            event = replace(event, outcome=move_log.summary(rules, after, event.action), effects=move_log.effects(rules, after))
        snapshot = after.save() if table.snapshot_due(event, after) else None
        ended = table.info_after_end(after, event.at) if after.over else table.info_without_result(event.at) if event.kind == END else None
        occupants, clocks = occupants_after(info.occupants, event), table.clocks_after(event, self.clock.steady())
        asked = NO_SEAT if ended else running_seat(occupants, after)
        times = ClockUpdate(clocks, asked, person_in(occupants, asked), info.time_control) if clocks and info.time_control else None
        change = notification_requests.changed(table, event, after, occupants, clocks, self.delay)
        also = change.keep if change else None
        try:
            clocks, ended = await database.run_urgent(self.repository.append, info.id, event, snapshot, ended, times, after.seat, also)
        except Conflict:
            await self.tables.catch_up(live)
            raise
        table.apply(event, after)
        if snapshot is not None:
            table.snapshot_version = event.version
        info = replace(ended or replace(info, occupants=occupants), clocks=clocks)
        self.metrics.events.labels(event.kind).inc()
        self.tables.publish(live, info)
        self.tables.on_turn(live)


def person_in(occupants: list[Occupant], seat: Seat) -> str | None:
    return None if seat == NO_SEAT else occupants[seat].person
