"""Tournaments: table after table among the same people and bots, each set and started by itself.

A round follows when all tables of the one before are over. Any process may look, and the store refuses to set a round twice; so it does not
matter who does, or who is killed in between. How everybody stands is worked out from the tables' results, and kept nowhere.
"""

import asyncio
import contextlib
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from sqlalchemy import ColumnElement, case, exists, false, func, or_, select, update
from sqlalchemy.orm import Session

from ukiyo import games
from ukiyo.bots.names import EDO_NAMES, edo_names
from ukiyo.engine.errors import BadOption, UkiyoError, listed
from ukiyo.play.errors import Conflict, Forbidden, NotFound
from ukiyo.play.events import Event
from ukiyo.play.kinds import BOT, HUMAN, OPEN, OVER, PLAYING, SEAT
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.play.time_control import is_correspondence, named_time_control
from ukiyo.server.bots.driver import BotDriver
from ukiyo.server.community.pairing import Result, Round, Standing, all_meet, in_seats, sizes, standings, swiss, swiss_rounds
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person, checked_name
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import EventRow, SeatRow, TableRow, TournamentKind, TournamentPlayerRow, TournamentRow, TournamentTableRow
from ukiyo.server.people.blocks import blockers
from ukiyo.server.tables.moves import Moves
from ukiyo.server.tables.registry import TableRegistry
from ukiyo.server.tables.repository import add_table, found, info_of
from ukiyo.server.tables.seating import begin, checked_bot, new_table

LEAST, MOST = 3, 16  # players
SEATS = (2, 3, 4)  # of a table
ROUNDS = 9  # of a Swiss tournament, at most
HOSTED = 3  # tournaments of one host that are not over
JOINED = 10  # and those one plays in
SHOWN = 60  # tournaments of a list, and as many of one's own
MINDED = 48  # tables without people whose bots a process lets play at a time
LEASE = 30.0  # seconds for which a process minds a table; every look renews it
OVERDUE = 30.0  # seconds after which a bot that another process was to ask is asked by this one


@dataclass(frozen=True)
class Wish:
    """What a tournament is to be."""

    name: str
    game: str
    kind: TournamentKind
    places: int
    seats: int
    time_control: str
    options: dict[str, str] = field(default_factory=dict)
    rounds: int | None = None
    takeover_bot: str | None = None
    listed: bool = False
    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tournament:
    """A tournament as it stands, with its tables by id."""

    row: TournamentRow
    tables: Mapping[str, TableInfo]

    def results(self) -> list[Result]:
        ended = [(table, self.tables[table.table_id]) for table in self.row.tables]
        return [result_of(table, info) for table, info in ended if info.status == OVER]

    def standings(self) -> list[Standing]:
        return standings(self.row.kind, len(self.row.players), self.results(), self.sat_out())

    def sat_out(self) -> list[int]:
        """Who had no table, once for every round without one."""
        seated = {(table.round, place) for table in self.row.tables for place in table.places}
        rounds = range(1, self.row.round + 1) if self.row.tables else ()
        return [player.place for number in rounds for player in self.row.players if (number, player.place) not in seated]

    def place_of(self, person: str | None) -> int | None:
        return next((player.place for player in self.row.players if person and player.person == person), None)

    def last_seat(self, place: int) -> Occupant | None:
        """Who sat there when somebody's last table ended, or sits there now."""
        for table in reversed(self.row.tables):
            if place in table.places:
                return self.tables[table.table_id].occupants[table.places.index(place)]
        return None

    def away(self, player: TournamentPlayerRow) -> bool:
        """Whether the stand-in plays for somebody: she has left, or her time was over and she has not come back."""
        last = self.last_seat(player.place)
        return player.person is not None and (player.away or (last is not None and last.kind == BOT))


def result_of(table: TournamentTableRow, info: TableInfo) -> Result:
    scores = sorted(info.scores or [], key=lambda score: score["seat"])
    return Result(table.round, table.places, [score["rank"] for score in scores], [score["total"] for score in scores])


class Tournaments:
    def __init__(self, database: Database, clock: Clock, tables: TableRegistry, moves: Moves, bots: BotDriver) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.moves = moves
        self.bots = bots
        self.bot_tables: set[str] = set()  # tables without people whose bots play here although nobody watches
        bots.plays_unwatched = self.bot_tables.__contains__

    # Setting a tournament, and coming and going

    async def set_up(self, host: Person, wish: Wish) -> str:
        """A tournament that waits for players; its host plays, and so do the bots."""
        row = await asyncio.to_thread(new_tournament, host, wish, self.clock.time())
        await self.database.run(self.keep, row)
        return row.id

    def keep(self, row: TournamentRow) -> None:
        with self.database.session() as session:
            unfinished = select(func.count()).where(TournamentRow.host == row.host, TournamentRow.status != OVER)
            if (session.scalar(unfinished) or 0) >= HOSTED:
                raise Conflict(f"{HOSTED} of your tournaments are not over yet: let one of them come to its end first")
            check_joined(session, row.host)
            session.add(row)
            if len(row.players) == row.places and is_correspondence(row.time_control):
                self.begin(session, row)

    async def join(self, tournament_id: str, person: Person) -> None:
        """Take a free place; or, where the stand-in plays for one, sit down again."""
        await self.change(tournament_id, lambda session, row: self.add_player(session, row, person))
        for table_id in await self.database.look(self.seats_of, tournament_id, person.id, True):
            with contextlib.suppress(UkiyoError):  # it is over by now
                await self.moves.sit_again(table_id, person)

    def add_player(self, session: Session, row: TournamentRow, person: Person) -> None:
        own = next((player for player in row.players if player.person == person.id), None)
        if own is not None:
            if row.status == OPEN:
                raise Conflict("you play in this tournament already")
            if row.status == OVER:
                raise Conflict("the tournament is over")
            own.away = False
            return
        if row.status != OPEN:
            raise Conflict("the tournament has begun: nobody can join it any more")
        if len(row.players) >= row.places:
            raise Conflict("every place in this tournament is taken")
        if row.host in blockers(session, person.id):
            raise Forbidden("this tournament is not open to you")
        check_joined(session, person.id)
        row.players.append(TournamentPlayerRow(place=len(row.players), person=person.id, name=person.name, bot=None, away=False))
        if len(row.players) == row.places and is_correspondence(row.time_control):
            self.begin(session, row)

    async def leave(self, tournament_id: str, person: Person) -> None:
        """Before it begins, give the place up; later the stand-in plays on, from here through all rounds to come."""
        for table_id in await self.database.look(self.seats_of, tournament_id, person.id, False):
            await self.take_over(table_id, person)
        await self.change(tournament_id, lambda session, row: remove_player(session, row, person))

    def seats_of(self, tournament_id: str, person: str, kept: bool) -> list[str]:
        """The tables of a tournament that are played and at which somebody sits, or where a bot does for her."""
        with self.database.session(reading=True) as session:
            rows = session.scalars(select(TableRow).where(TableRow.tournament == tournament_id, TableRow.status == PLAYING))
            return [row.id for row in rows if any(person == (seat.reserved_for if kept else seat.person) for seat in row.seats)]

    async def take_over(self, table_id: str, person: Person) -> None:
        live = await self.tables.open(table_id)
        async with live.lock:
            for seat in live.table.seats_of(person.id) if live.table.info.status == PLAYING else ():
                bot = checked_bot(live.table.info.takeover_bot, live.table.info.game)
                await self.moves.add(live, Event(live.table.version + 1, SEAT, seat, bot=bot))

    async def start(self, tournament_id: str, person: Person, bot: str | None) -> None:
        """Begin with those who are there; with a bot named, bots of that level take the places that are free."""
        await self.change(tournament_id, lambda session, row: self.begin_for(session, row, person, bot))

    def begin_for(self, session: Session, row: TournamentRow, person: Person, bot: str | None) -> None:
        if row.host != person.id:
            raise Forbidden("only the host can start the tournament")
        if row.status != OPEN:
            raise Conflict("the tournament has begun already")
        if bot is not None:
            add_bots(row, [checked_bot(bot, row.game)] * (row.places - len(row.players)))
        self.begin(session, row)

    async def change(self, tournament_id: str, change: Callable[[Session, TournamentRow], None]) -> None:
        """Change a tournament while nobody else can; the tables that are set with it are opened."""
        await self.database.look(self.foresee, tournament_id)
        await self.opened(await self.database.run(self.changed, tournament_id, change))

    def foresee(self, tournament_id: str) -> None:
        """Work out the schedule that may be needed: no writer waits for it."""
        with self.database.session(reading=True) as session:
            row = found_tournament(session, tournament_id)
        if row.kind == "all":
            for players in {row.places, len(row.players)} - set(range(LEAST)):
                all_meet(players, row.seats)

    def changed(self, tournament_id: str, change: Callable[[Session, TournamentRow], None]) -> list[str]:
        with self.database.session() as session:
            row = found_tournament(session, tournament_id, lock=True)
            before = row.round
            change(session, row)
            return [table.table_id for table in row.tables if table.round == row.round != before]

    async def opened(self, tables: list[str]) -> None:
        for table_id in tables:
            live = await self.tables.open(table_id)
            self.tables.note_players(live)
        if tables:
            await self.mind()

    # Round after round

    def begin(self, session: Session, row: TournamentRow) -> None:
        players = len(row.players)
        if players < LEAST:
            raise Conflict(f"a tournament is played by {LEAST} to {MOST}, and this one has {players} so far")
        check_sizes(row.game, players, row.seats, row.options)
        row.places, row.status, row.began = players, PLAYING, self.clock.time()
        row.rounds = len(all_meet(players, row.seats)) if row.kind == "all" else row.rounds or swiss_rounds(players, row.seats)
        session.flush()
        self.set_round(session, Tournament(row, {}))

    async def go_on(self) -> None:
        """Set the rounds that are due, and mind the tables at which bots are among themselves. Any process may, as often as it likes."""
        for tournament_id in await self.database.look(self.due):
            await self.change(tournament_id, self.advance)
        await self.mind()

    async def table_ended(self) -> None:
        """Look at once: a round may be over."""
        with contextlib.suppress(UkiyoError):  # there will be another look
            await self.go_on()

    def due(self) -> list[str]:
        """The tournaments whose round is over."""
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
            row.status, row.ended = OVER, self.clock.time()
        else:
            self.set_round(session, tournament)

    def set_round(self, session: Session, tournament: Tournament) -> None:
        """The tables of the next round, in the transaction that ends the one before."""
        row, now, tables = tournament.row, self.clock.time(), next_round(tournament)
        sat = Counter((player, seat) for table in row.tables for seat, player in enumerate(table.places))
        away = {player.place for player in row.players if tournament.away(player)}
        row.round += 1
        for number, table in enumerate(tables):
            places = in_seats(table, sat)
            occupants = [occupant_of(row, row.players[place], place in away) for place in places]
            info = new_table(row.game, row.options, occupants, False, Person(row.host, ""), now, row.takeover_bot, row.time_control)
            add_table(session, replace(info, tournament=row.id), [])
            begin(found(session, info.id), now, self.clock.steady())
            row.tables.append(
                TournamentTableRow(round=row.round, number=number, table_id=info.id, places=places, bot_process=None, bot_lease_until=0.0)
            )
            for place in places:
                row.players[place].away = False  # from here on her seat says whether she is
        session.flush()

    # Bots among themselves

    async def mind(self) -> None:
        """Let bots play where nobody watches, and take up what another process has left."""
        waiting = await self.database.look(self.bots_to_move)
        tables = await self.database.run(self.lease, waiting) if waiting and not self.database.sqlite else waiting
        self.bot_tables.clear()
        self.bot_tables.update(tables)
        for table_id in tables:
            with contextlib.suppress(UkiyoError):  # of a table that cannot be opened the page tells
                live = await self.tables.open(table_id)
                live.table.bot_error = ""  # a bot that failed is asked again
                self.bots.schedule(live)

    def bots_to_move(self) -> list[str]:
        """The tables this process might mind: those with people that are long untouched, and of those without a few, the same of each host.

        However many tournaments there are, nobody's moves wait for that.
        """
        last = select(func.max(EventRow.at)).where(EventRow.table_id == TableRow.id).scalar_subquery()
        untouched = func.coalesce(last, TableRow.began) < self.clock.time() - OVERDUE
        people = exists().where(SeatRow.table_id == TableRow.id, SeatRow.person.is_not(None))
        own = case((TournamentTableRow.bot_process == self.database.origin, 0), else_=1)  # what was begun goes on
        turn = func.row_number().over(partition_by=(people, TournamentRow.host), order_by=(own, TableRow.began, TableRow.id))
        waiting = (
            select(TableRow.id)
            .join(TournamentTableRow, TournamentTableRow.table_id == TableRow.id)
            .join(TournamentRow, TournamentRow.id == TournamentTableRow.tournament_id)
        )
        waiting = waiting.where(TableRow.status == PLAYING, TableRow.due.is_(None), self.free(), or_(untouched, ~people))
        with self.database.session(reading=True) as session:
            return list(session.scalars(waiting.order_by(turn, people.desc(), own, TableRow.began).limit(MINDED)))

    def lease(self, tables: list[str]) -> list[str]:
        """Those of them this process minds from now on. A file has one server, which need not say so."""
        waiting = select(TournamentTableRow).where(TournamentTableRow.table_id.in_(tables), self.free()).with_for_update(skip_locked=True)
        with self.database.session() as session:
            mine = list(session.scalars(waiting))
            for table in mine:
                table.bot_process, table.bot_lease_until = self.database.origin, self.clock.time() + LEASE
            return [table.table_id for table in mine]

    def free(self) -> ColumnElement[bool]:
        """Tables that no other process minds."""
        return or_(
            TournamentTableRow.bot_process.is_(None),
            TournamentTableRow.bot_process == self.database.origin,
            TournamentTableRow.bot_lease_until < self.clock.time(),
        )

    # What is shown

    def read(self, tournament_id: str) -> Tournament:
        with self.database.session(reading=True) as session:
            return tournament_of(session, found_tournament(session, tournament_id))

    def listing(self, person: str | None) -> list[TournamentRow]:
        """Tournaments that anyone may see, and one's own; those that wait for players first, then the newest."""
        plays = select(TournamentPlayerRow.tournament_id).where(TournamentPlayerRow.person == person)
        own = or_(TournamentRow.host == person, TournamentRow.id.in_(plays)) if person else false()
        with self.database.session(reading=True) as session:
            found = [
                row
                for wanted in (own, TournamentRow.listed & ~own)  # no number of others hides one's own
                for row in session.scalars(select(TournamentRow).where(wanted).order_by(TournamentRow.began.desc()).limit(SHOWN))
            ]
        return sorted(found, key=lambda row: (OPEN, PLAYING, OVER).index(row.status))


def new_tournament(host: Person, wish: Wish, now: float) -> TournamentRow:
    """A tournament as it is set; whatever cannot be is a sentence."""
    rules = games.game(wish.game)
    if not LEAST <= wish.places <= MOST:
        raise BadOption(f"a tournament is played by {LEAST} to {MOST}, not by {wish.places}")
    allowed = [seats for seats in SEATS if seats in rules.seats]
    if wish.seats not in allowed:
        raise BadOption(
            f"the tables of a tournament of {wish.game} have {listed([str(seats) for seats in allowed])} seats, not {wish.seats}"
        )
    if wish.seats > wish.places:
        raise BadOption(f"{wish.places} players do not fill a table of {wish.seats}")
    time_control = named_time_control(wish.time_control)
    if wish.rounds is not None and (wish.kind == "all" or not 1 <= wish.rounds <= ROUNDS):
        raise BadOption(f"a Swiss tournament has 1 to {ROUNDS} rounds; where everybody meets everybody, there are as many as that takes")
    if len(wish.bots) >= wish.places:
        raise BadOption(f"with you and {len(wish.bots)} bots there are more players than the {wish.places} places")
    options = {name: str(value) for name, value in rules.check_options({**wish.options}).items()}
    check_sizes(wish.game, wish.places, wish.seats, options)
    row = TournamentRow(
        id=secrets.token_urlsafe(9), name=checked_name(wish.name), game=wish.game, options=options, kind=wish.kind, places=wish.places,
        seats=wish.seats, rounds=wish.rounds or 0, round=0, time_control=time_control,
        takeover_bot=checked_bot(wish.takeover_bot, wish.game), listed=wish.listed, status=OPEN, host=host.id, began=now, ended=None,
    )  # fmt: skip
    row.players.append(TournamentPlayerRow(place=0, person=host.id, name=host.name, bot=None, away=False))
    add_bots(row, [checked_bot(bot, wish.game) for bot in wish.bots])
    return row


def check_sizes(game: str, players: int, seats: int, options: dict[str, str]) -> None:
    """Every table that may come can be played."""
    rules = games.game(game)
    for size in sorted(set(sizes(players, seats))):
        if size not in rules.seats:
            raise BadOption(f"{players} players make tables of {size}, and {game} is not played so: choose other tables, or more players")
        rules.new(size, 0, **options)


def add_bots(row: TournamentRow, bots: list[str]) -> None:
    names = edo_names(len(bots), [player.name for player in row.players], secrets.randbelow(len(EDO_NAMES)))
    for bot, name in zip(bots, names, strict=False):
        row.players.append(TournamentPlayerRow(place=len(row.players), person=None, name=name, bot=bot, away=False))


def check_joined(session: Session, person: str) -> None:
    playing = (
        select(func.count())
        .select_from(TournamentPlayerRow)
        .join(TournamentRow)
        .where(TournamentPlayerRow.person == person, TournamentRow.status != OVER)
    )
    if (session.scalar(playing) or 0) >= JOINED:
        raise Conflict(f"you play in {JOINED} tournaments that are not over: finish one of them first")


def remove_player(session: Session, row: TournamentRow, person: Person) -> None:
    own = next((player for player in row.players if player.person == person.id), None)
    if own is None:
        raise Forbidden("you do not play in this tournament")
    if row.status == OVER:
        raise Conflict("the tournament is over")
    if row.status == PLAYING:
        own.away = True
        return
    people = [player.person for player in row.players if player.person and player is not own]
    if not people:
        session.delete(row)
        return
    if row.host == person.id:
        row.host = people[0]
    kept = [(player.person, player.name, player.bot) for player in row.players if player is not own]
    row.players.clear()
    session.flush()
    for place, (who, name, bot) in enumerate(kept):
        row.players.append(TournamentPlayerRow(place=place, person=who, name=name, bot=bot, away=False))


def next_round(tournament: Tournament) -> Round:
    row = tournament.row
    if row.kind == "all":
        return all_meet(len(row.players), row.seats)[row.round]
    stands = tournament.standings()
    drawn = {one.player: hashlib.blake2b(f"{row.id} {one.player}".encode()).digest() for one in stands}  # as lots are drawn
    order = sorted(stands, key=lambda one: (one.rank, drawn[one.player]))
    played: dict[int, Round] = {}
    for table in row.tables:
        played.setdefault(table.round, []).append(table.places)
    return swiss([one.player for one in order], row.seats, {one.player: one.points for one in stands}, list(played.values()))


def occupant_of(row: TournamentRow, player: TournamentPlayerRow, away: bool) -> Occupant:
    if player.person is None:
        return Occupant(BOT, player.name, None, player.bot or row.takeover_bot)
    return Occupant(BOT, player.name, None, row.takeover_bot, player.person) if away else Occupant(HUMAN, player.name, player.person)


def found_tournament(session: Session, tournament_id: str, lock: bool = False) -> TournamentRow:
    row = session.get(TournamentRow, tournament_id, with_for_update=lock or None)
    if row is None:
        raise NotFound(f"there is no tournament '{tournament_id[:24]}'")
    return row


def tournament_of(session: Session, row: TournamentRow) -> Tournament:
    ids = [table.table_id for table in row.tables]
    return Tournament(row, {table.id: info_of(table) for table in session.scalars(select(TableRow).where(TableRow.id.in_(ids)))})


# What is kept of a person


def kept_of(session: Session, person: str) -> list[dict[str, object]]:
    """The tournaments somebody has played in, as she may have them."""
    rows = session.scalars(
        select(TournamentRow).join(TournamentPlayerRow).where(TournamentPlayerRow.person == person).order_by(TournamentRow.began)
    )
    return [{"tournament": row.id, "name": row.name, "game": row.game, "status": row.status, "began": row.began} for row in rows]


def forget(session: Session, person: str) -> None:
    """Her games stay, nameless: in tournaments that go on, the stand-in plays them."""
    hers = select(TournamentPlayerRow.tournament_id).where(TournamentPlayerRow.person == person)
    for row in session.scalars(select(TournamentRow).where(TournamentRow.status == OPEN, TournamentRow.id.in_(hers))):
        remove_player(session, row, Person(person, ""))
    session.flush()
    session.execute(update(TournamentPlayerRow).where(TournamentPlayerRow.person == person).values(person=None, name="–"))
    session.execute(update(TournamentRow).where(TournamentRow.host == person).values(host=""))


def merge(session: Session, old: str, new: str) -> None:
    """What one plays under another id, she plays under this one."""
    session.execute(update(TournamentPlayerRow).where(TournamentPlayerRow.person == old).values(person=new))
    session.execute(update(TournamentRow).where(TournamentRow.host == old).values(host=new))
