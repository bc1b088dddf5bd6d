"""Tournaments: a series of tables with the same players. The server creates and starts the tables.

The next round starts when all tables of the current round are over. Any process may start it. The database accepts each round only once,
so a process can safely be killed. Standings are computed from the results of the tables and not stored.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import false, func, or_, select
from sqlalchemy.orm import Session

from ukiyo.engine.errors import UkiyoError
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.events import Event
from ukiyo.play.kinds import OPEN, OVER, PLAYING, SEAT
from ukiyo.play.time_control import is_correspondence
from ukiyo.server.bots.driver import BotDriver
from ukiyo.server.community.pairing import assign_seats, round_robin, swiss_rounds
from ukiyo.server.community.tournament_players import check_entry_limit, remove_player
from ukiyo.server.community.tournament_setup import MAX_PLAYERS, MIN_PLAYERS, TournamentSettings, add_bots, check_sizes, new_tournament
from ukiyo.server.community.tournament_state import Tournament, found_tournament, next_round, occupant_of, tournament_of
from ukiyo.server.community.unattended_tables import UnattendedTables
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import TableRow, TournamentPlayerRow, TournamentRow, TournamentTableRow
from ukiyo.server.people.blocks import blockers
from ukiyo.server.tables.moves import Moves
from ukiyo.server.tables.registry import TableRegistry
from ukiyo.server.tables.repository import add_table, load_row
from ukiyo.server.tables.seating import checked_bot, new_table, start_game

MAX_HOSTED = 3  # unfinished tournaments per host
MAX_LISTED = 60  # tournaments in a list, and the same number of the reader's own tournaments


class Tournaments:
    def __init__(self, database: Database, clock: Clock, tables: TableRegistry, moves: Moves, bots: BotDriver) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.moves = moves
        self.unattended = UnattendedTables(database, clock, tables, bots)

    # Players

    async def create(self, host: Person, settings: TournamentSettings) -> str:
        """Creates a tournament with its host and bots as the first players. Returns its id."""
        row = await asyncio.to_thread(new_tournament, host, settings, self.clock.time())
        await self.database.run(self.save, row)
        return row.id

    def save(self, row: TournamentRow) -> None:
        with self.database.session() as session:
            unfinished = select(func.count()).where(TournamentRow.host == row.host, TournamentRow.status != OVER)
            if (session.scalar(unfinished) or 0) >= MAX_HOSTED:
                raise Conflict(f"You are hosting {MAX_HOSTED} unfinished tournaments. Wait until one of them is over.")
            check_entry_limit(session, row.host)
            session.add(row)
            if len(row.players) == row.max_players and is_correspondence(row.time_control):
                self.start_first_round(session, row)

    async def join(self, tournament_id: str, person: Person) -> None:
        """Takes a free place, or takes the person's seats back from the takeover bot."""
        await self.change(tournament_id, lambda session, row: self.add_player(session, row, person))
        for table_id in await self.database.run_read(self.tables_of, tournament_id, person.id, True):
            with contextlib.suppress(UkiyoError):  # the table may be over
                await self.moves.reclaim_seats(table_id, person)

    def add_player(self, session: Session, row: TournamentRow, person: Person) -> None:
        own = next((player for player in row.players if player.person == person.id), None)
        if own is not None:
            if row.status == OPEN:
                raise Conflict("You already play in this tournament.")
            if row.status == OVER:
                raise Conflict("The tournament is over.")
            own.has_left = False
            return
        if row.status != OPEN:
            raise Conflict("You can't join this tournament because it has already started.")
        if len(row.players) >= row.max_players:
            raise Conflict("All places in this tournament are taken.")
        if row.host in blockers(session, person.id):
            raise Forbidden("This tournament is not open to you.")
        check_entry_limit(session, person.id)
        row.players.append(TournamentPlayerRow(place=len(row.players), person=person.id, name=person.name, bot=None, has_left=False))
        if len(row.players) == row.max_players and is_correspondence(row.time_control):
            self.start_first_round(session, row)

    async def leave(self, tournament_id: str, person: Person) -> None:
        """Gives up the place before the tournament starts. After the start, the takeover bot plays this and all later rounds."""
        for table_id in await self.database.run_read(self.tables_of, tournament_id, person.id, False):
            await self.take_over(table_id, person)
        await self.change(tournament_id, lambda session, row: remove_player(session, row, person))

    def tables_of(self, tournament_id: str, person: str, reserved: bool) -> list[str]:
        """Returns the running tables at which a person holds a seat or, with `reserved`, at which a bot plays for them."""
        with self.database.session(reading=True) as session:
            rows = session.scalars(select(TableRow).where(TableRow.tournament == tournament_id, TableRow.status == PLAYING))
            return [row.id for row in rows if any(person == (seat.reserved_for if reserved else seat.person) for seat in row.seats)]

    async def take_over(self, table_id: str, person: Person) -> None:
        live = await self.tables.open(table_id)
        async with live.lock:
            for seat in live.table.seats_of(person.id) if live.table.info.status == PLAYING else ():
                bot = checked_bot(live.table.info.takeover_bot, live.table.info.game)
                await self.moves.add(live, Event(live.table.version + 1, SEAT, seat, bot=bot))

    async def start(self, tournament_id: str, person: Person, bot: str | None) -> None:
        """Starts the tournament with the players who have joined. If `bot` is given, bots of that level fill the empty places."""
        await self.change(tournament_id, lambda session, row: self.start_by(session, row, person, bot))

    def start_by(self, session: Session, row: TournamentRow, person: Person, bot: str | None) -> None:
        if row.host != person.id:
            raise Forbidden("Only the host can start the tournament.")
        if row.status != OPEN:
            raise Conflict("The tournament has already started.")
        if bot is not None:
            add_bots(row, [checked_bot(bot, row.game)] * (row.max_players - len(row.players)))
        self.start_first_round(session, row)

    async def change(self, tournament_id: str, change: Callable[[Session, TournamentRow], None]) -> None:
        """Changes a tournament under a row lock and opens the tables of a new round."""
        await self.database.run_read(self.cache_schedule, tournament_id)
        await self.open_tables(await self.database.run(self.change_now, tournament_id, change))

    def cache_schedule(self, tournament_id: str) -> None:
        """Computes the schedule before the write that may need it, because this takes a long time."""
        with self.database.session(reading=True) as session:
            row = found_tournament(session, tournament_id)
        if row.kind == "all":
            for players in {row.max_players, len(row.players)} - set(range(MIN_PLAYERS)):
                round_robin(players, row.players_per_table)

    def change_now(self, tournament_id: str, change: Callable[[Session, TournamentRow], None]) -> list[str]:
        with self.database.session() as session:
            row = found_tournament(session, tournament_id, lock=True)
            before = row.round
            change(session, row)
            return [table.table_id for table in row.tables if table.round == row.round != before]

    async def open_tables(self, tables: list[str]) -> None:
        for table_id in tables:
            live = await self.tables.open(table_id)
            self.tables.add_players(live)
        if tables:
            await self.unattended.schedule()

    # Rounds

    def start_first_round(self, session: Session, row: TournamentRow) -> None:
        players = len(row.players)
        if players < MIN_PLAYERS:
            raise Conflict(f"A tournament needs {MIN_PLAYERS} to {MAX_PLAYERS} players, and this one has {players}.")
        check_sizes(row.game, players, row.players_per_table, row.options)
        row.max_players, row.status, row.started_at = players, PLAYING, self.clock.time()
        row.rounds = (
            len(round_robin(players, row.players_per_table))
            if row.kind == "all"
            else row.rounds or swiss_rounds(players, row.players_per_table)
        )
        session.flush()
        self.set_round(session, Tournament(row, {}))

    async def advance_all(self) -> None:
        """Starts the rounds that are due and schedules the bots of unattended tables. Safe to call in any process at any time."""
        for tournament_id in await self.database.run_read(self.finished_rounds):
            await self.change(tournament_id, self.advance)
        await self.unattended.schedule()

    async def table_ended(self) -> None:
        """Checks immediately whether a round is over."""
        with contextlib.suppress(UkiyoError):  # the periodic task tries again
            await self.advance_all()

    def finished_rounds(self) -> list[str]:
        """Returns the tournaments whose current round is over."""
        playing = select(TournamentTableRow.tournament_id).join(TableRow, TableRow.id == TournamentTableRow.table_id)
        playing = playing.where(
            TournamentTableRow.tournament_id == TournamentRow.id, TournamentTableRow.round == TournamentRow.round, TableRow.status != OVER
        )
        with self.database.session(reading=True) as session:
            return list(session.scalars(select(TournamentRow.id).where(TournamentRow.status == PLAYING, ~playing.exists())))

    def advance(self, session: Session, row: TournamentRow) -> None:
        tournament = tournament_of(session, row)
        if row.status != PLAYING or any(
            tournament.tables[table.table_id].status != OVER for table in row.tables if table.round == row.round
        ):
            return
        if row.round == row.rounds:
            row.status, row.ended_at = OVER, self.clock.time()
        else:
            self.set_round(session, tournament)

    def set_round(self, session: Session, tournament: Tournament) -> None:
        """Creates the tables of the next round, in the transaction that ends the current one."""
        row, now, tables = tournament.row, self.clock.time(), next_round(tournament)
        seat_counts = Counter((player, seat) for table in row.tables for seat, player in enumerate(table.player_numbers))
        taken_over = {player.place for player in row.players if tournament.is_taken_over(player)}
        row.round += 1
        for number, table in enumerate(tables):
            places = assign_seats(table, seat_counts)
            occupants = [occupant_of(row, row.players[place], place in taken_over) for place in places]
            info = new_table(row.game, row.options, occupants, False, Person(row.host, ""), now, row.takeover_bot, row.time_control)
            add_table(session, replace(info, tournament=row.id), [])
            start_game(load_row(session, info.id), now, self.clock.steady())
            row.tables.append(
                TournamentTableRow(
                    round=row.round, number=number, table_id=info.id, player_numbers=places, bot_process=None, bot_lease_until=0.0
                )
            )
            for place in places:
                row.players[place].has_left = False  # from now on, the occupant indicates whether the bot plays for them
        session.flush()

    # Reading

    def read(self, tournament_id: str) -> Tournament:
        with self.database.session(reading=True) as session:
            return tournament_of(session, found_tournament(session, tournament_id))

    def listing(self, person: str | None) -> list[TournamentRow]:
        """Returns listed tournaments and the person's own: open ones first, then the newest."""
        plays = select(TournamentPlayerRow.tournament_id).where(TournamentPlayerRow.person == person)
        own = or_(TournamentRow.host == person, TournamentRow.id.in_(plays)) if person else false()
        with self.database.session(reading=True) as session:
            rows = [
                row
                for condition in (own, TournamentRow.listed & ~own)  # separate limits, so that the person's own are always listed
                for row in session.scalars(
                    select(TournamentRow).where(condition).order_by(TournamentRow.started_at.desc()).limit(MAX_LISTED)
                )
            ]
        return sorted(rows, key=lambda row: (OPEN, PLAYING, OVER).index(row.status))
