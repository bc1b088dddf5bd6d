"""Creates, joins, leaves and starts tables, including invitations, seat links, rematches and forks. Uses the caller's session."""

import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from sqlalchemy.orm import Session, object_session

from ukiyo import bots, games
from ukiyo.bots.names import EDO_NAMES, edo_names
from ukiyo.engine.correction import ComponentValue, changed, corrected
from ukiyo.engine.errors import BadOption, listed
from ukiyo.engine.game import Game
from ukiyo.engine.generator import MIN_SECRET_SEED
from ukiyo.engine.state import Seat
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.events import Event
from ukiyo.play.kinds import BOT, HUMAN, OPEN, OVER, PLAYING, ChatMode
from ukiyo.play.table_info import Occupant, TableInfo, opening_of, running_seat
from ukiyo.play.time_control import NO_SEAT, TimeControl, is_correspondence, new_clocks
from ukiyo.server.core.identity import Person, hashed, secret_matches
from ukiyo.server.db.schema import SeatRow, TableRow
from ukiyo.server.people.blocks import blockers, check_can_join, check_can_take_seat
from ukiyo.server.people.ratings import check_rated
from ukiyo.server.tables import notification_requests
from ukiyo.server.tables.pause_schedules import with_schedule
from ukiyo.server.tables.repository import add_table, info_of, may_list


@cache
def bots_for(game: str) -> list[str]:
    """Return the bots that play a game, from the weakest to the strongest."""
    known: list[str] = []
    for name in bots.LEVELS:
        with contextlib.suppress(BadOption):
            bots.create_bot(name, game, 0)
            known.append(name)
    return known


def checked_bot(name: str | None, game: str) -> str:
    """Check a bot's name. None selects the strongest bot."""
    if name is None:
        return bots_for(game)[-1]
    if "@" in name:
        raise BadOption(f"You can't choose a bot's search time on a server. Choose '{name.partition('@')[0]}'.")
    if name not in (*bots_for(game), *bots.OTHER_BOTS):  # bots from files are for the lab only
        raise BadOption(f"There is no bot called '{name}'. Choose {listed(bots_for(game))}.")
    return name


def new_occupant(kind: str, bot: str | None, game: str, host: Person) -> Occupant:
    """Return the initial occupant of a seat: the host, a bot, or none."""
    if kind == HUMAN:
        return Occupant(HUMAN, host.name, host.id)
    if kind == BOT:
        name = checked_bot(bot, game)
        return Occupant(BOT, name, None, name)
    return Occupant(OPEN)


def new_table(
    game: str,
    options: dict[str, str],
    occupants: list[Occupant],
    listed: bool,
    host: Person,
    now: float,
    takeover_bot: str | None = None,
    time_control: TimeControl | None = None,
    printed: Sequence[ComponentValue] = (),
    chat: ChatMode = "on",
    rated: bool = False,
) -> TableInfo:
    """Return a new table. Raises `BadOption` if the game does not allow these settings."""
    corrected_values = corrections(games.game(game), printed)
    rules = games.game_with_values(game, corrected_values)
    checked = {name: str(value) for name, value in rules.check_options({**options}).items()}
    rules.new(len(occupants), 0, **checked)
    info = TableInfo(
        id=secrets.token_urlsafe(9),
        game=game,
        rules=rules.version,
        components=rules.fingerprint,
        options=checked,
        seed=MIN_SECRET_SEED + secrets.randbelow(MIN_SECRET_SEED),  # cryptographically secure: earlier draws do not reveal later draws
        listed=listed,
        status=OPEN,
        host=host.id,
        started_at=now,
        takeover_bot=checked_bot(takeover_bot, game),
        rematch=None,
        forked_from=None,
        occupants=with_names(occupants),
        time_control=time_control,
        corrections=corrected_values,
        chat=chat,
        rated=rated,
    )
    if rated:
        check_rated(info)
    return info


def corrections(rules: Game, printed: Sequence[ComponentValue]) -> list[ComponentValue]:
    """Return the printed values that differ from our components file, in the order of the file."""
    tables = rules.file.tables
    return [replace(correction, value=value) for correction, value in changed(tables, corrected(tables, printed))] if printed else []


def with_names(occupants: list[Occupant]) -> list[Occupant]:
    """Give each bot without a name a different Edo name."""
    nameless = [seat for seat, occupant in enumerate(occupants) if occupant.bot is not None and occupant.name == occupant.bot]
    names = edo_names(len(nameless), [occupant.name for occupant in occupants], secrets.randbelow(len(EDO_NAMES)))
    called = dict(zip(nameless, names, strict=True))
    return [replace(occupant, name=called.get(seat, occupant.name)) for seat, occupant in enumerate(occupants)]


def check_open(row: TableRow) -> None:
    if row.status != OPEN:
        raise Conflict("You can't join or leave this table because the game has started.")


def join(session: Session, row: TableRow, person: Person, seat_wanted: Seat | None) -> None:
    """Take a free or reserved seat. A person may take several seats."""
    check_open(row)
    check_can_join(session, row, person)
    free = [seat for seat in row.seats if seat.kind == OPEN and seat_wanted in (None, seat.seat) and seat.reserved_for in (None, person.id)]
    if not free:
        reserved = any(seat.kind == OPEN and seat_wanted in (None, seat.seat) for seat in row.seats)
        taken = "All seats are taken" if seat_wanted is None else f"Seat {seat_wanted} is not free"
        raise Conflict(f"{taken}: an invited person has not responded yet." if reserved else f"{taken}.")
    check_seats(row, person)
    seat = min(free, key=lambda seat: seat.reserved_for is None)
    if seat.reserved_for is None:
        for other in invited(row, person.id):
            free_seat(other)
    seat.kind, seat.person, seat.name, seat.reserved_for = HUMAN, person.id, person.name, None


def sit_down(
    session: Session, row: TableRow, person: Person, seat_wanted: Seat | None, now: float, steady: float, agreed: bool = False
) -> None:
    """Join a table. When the last seat is taken, correspondence games and rematches (`agreed`) start without the host."""
    invitations = invited(row, person.id)
    join(session, row, person, seat_wanted)
    if all(seat.kind != OPEN for seat in row.seats) and (agreed or is_correspondence(row.time_control)):
        start_game(row, now, steady, person.id)
    elif invitations:
        notification_requests.notify_accepted(session, row, person, now)


def free_seat(seat: SeatRow) -> None:
    seat.kind, seat.person, seat.name, seat.link_hash, seat.reserved_for = OPEN, None, "", None, None


# Invitations: an open seat reserved for a person


def invited(row: TableRow, person: str) -> list[SeatRow]:
    return [seat for seat in row.seats if seat.kind == OPEN and seat.reserved_for == person]


def invite(row: TableRow, host: Person, seat: Seat, guest: Person) -> None:
    check_open(row)
    check_host(row, host, "invite people")
    if any(guest.id in (other.person, other.reserved_for) for other in row.seats):
        raise Conflict(f"{guest.name} already has a seat or an invitation at this table.")
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != OPEN or row.seats[seat].reserved_for is not None:
        raise Conflict(f"Seat {seat} is not free.")
    row.seats[seat].reserved_for, row.seats[seat].name = guest.id, guest.name


def withdraw(row: TableRow, host: Person, seat: Seat) -> None:
    """Withdraw the invitation to a seat."""
    check_open(row)
    check_host(row, host, "withdraw an invitation")
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != OPEN or row.seats[seat].reserved_for is None:
        raise Conflict(f"There is no invitation for seat {seat}.")
    free_seat(row.seats[seat])


def decline(row: TableRow, person: Person) -> None:
    check_open(row)
    invitations = invited(row, person.id)
    if not invitations:
        raise Conflict("You have no invitation to this table.")
    for seat in invitations:
        free_seat(seat)


def check_host(row: TableRow, person: Person, action: str) -> None:
    if row.host != person.id:
        raise Forbidden(f"Only the host can {action}.")


def check_seats(row: TableRow, person: Person) -> None:
    if row.rated and any(seat.person == person.id for seat in row.seats):
        raise Conflict("You can have only one seat in a rated game, and you already have one.")


def leave(session: Session, row: TableRow, person: Person) -> None:
    """Leave all seats. If the host leaves, another player becomes the host; an empty table is deleted."""
    check_open(row)
    if all(seat.person != person.id for seat in row.seats) and row.host != person.id:
        raise Forbidden("You have no seat at this table.")
    for seat in row.seats:
        if seat.person == person.id:
            free_seat(seat)
    others = [seat.person for seat in row.seats if seat.person is not None]
    if not others:
        session.delete(row)
    elif row.host == person.id:
        row.host = others[0]


def start(row: TableRow, person: Person, now: float, steady: float | None = None) -> None:
    """Start the game as the host. `steady` is the time that the clocks use."""
    check_open(row)
    check_host(row, person, "start the game")
    for seat in row.seats:
        if seat.kind == OPEN:
            raise Conflict(f"You can't start the game yet: seat {seat.seat} is still free.")
    start_game(row, now, steady, person.id)


def start_game(row: TableRow, now: float, steady: float | None = None, by: str | None = None) -> None:
    """Start the game and its clocks, and notify the players."""
    if row.rated:
        check_rated(info_of(row))
    row.status, row.started_at = PLAYING, now
    info = info_of(row)
    opening = opening_of(info)
    row.seat_to_move, session = opening.seat, object_session(row)
    clocks = new_clocks(row.time_control, len(row.seats), now if steady is None else steady)
    if clocks is not None and row.time_control is not None:
        running = running_seat(info.occupants, opening)
        person = info.occupants[running].person if running != NO_SEAT else None
        clocks = with_schedule(session, clocks, running, person, row.time_control) if session else clocks
        row.clocks, row.clock_expires_at = clocks.stored(), clocks.due(running)
    if session:
        notification_requests.notify_started(session, row, by, now)


def create_link(row: TableRow, person: Person, seat: Seat, secret: str, once: bool) -> None:
    """Set the secret of a seat's link. Earlier links stop working. With `once`, the link works for one claim."""
    check_transferable(row)
    own = seat_row(row, seat, person)
    own.link_hash, own.single_use = hashed(secret), once


def seat_row(row: TableRow, seat: Seat, holder: Person) -> SeatRow:
    if not 0 <= seat < len(row.seats) or row.seats[seat].person != holder.id:
        raise Forbidden(f"Seat {seat} is not yours.")
    return row.seats[seat]


def check_transferable(row: TableRow) -> None:
    """Refuse to transfer an attempt at the daily deal, because its player could then play the same deal a second time."""
    if row.daily_date is not None:
        raise Conflict("You can't transfer an attempt at the daily deal. Sign in to continue it on another device.")


def claim(session: Session, row: TableRow, person: Person, seat: Seat, secret: str) -> None:
    """Take over a seat with its secret link, on another device."""
    if not 0 <= seat < len(row.seats) or not secret_matches(secret, row.seats[seat].link_hash):
        raise Forbidden("This link is no longer valid. Create a new one on the device that has the seat.")
    claimed = row.seats[seat]
    if claimed.person != person.id:
        check_transferable(row)
        check_can_take_seat(session, row, person)
        check_seats(row, person)
    if row.host == claimed.person:
        row.host = person.id
    claimed.person, claimed.name = person.id, person.name
    if claimed.single_use:
        claimed.link_hash = None


def rematch(session: Session, row: TableRow, person: Person, now: float) -> None:
    """Create a table with the same settings and invite the other players, unless another player has already done so."""
    if row.status != OVER:
        raise Conflict("The game is not over yet.")
    if all(person.id not in (seat.person, seat.reserved_for) for seat in row.seats):
        raise Forbidden("Only the players can request a rematch.")
    if row.rematch is None or session.get(TableRow, row.rematch) is None:
        info, unwilling = info_of(row), blockers(session, person.id)
        listed = info.listed and may_list(session, person.id)
        new_info = new_table(
            info.game,
            info.options,
            [rematch_occupant(occupant, person, unwilling) for occupant in info.occupants],
            listed,
            person,
            now,
            info.takeover_bot,
            info.time_control,
            info.corrections,
            info.chat,
            info.rated,
        )
        add_table(session, new_info, [])
        row.rematch = new_info.id
        for occupant in new_info.occupants:
            if occupant.reserved_for:
                notification_requests.request_notification(session, occupant.reserved_for, new_info.id, "invited")


def accept_rematch(session: Session, row: TableRow, person: Person, now: float, steady: float) -> None:
    """Take the reserved seat in a rematch. The game starts when the last player accepts."""
    for seat in invited(row, person.id) if row.status == OPEN else ():
        sit_down(session, row, person, seat.seat, now, steady, agreed=True)


def rematch_occupant(occupant: Occupant, host: Person, unwilling: set[str]) -> Occupant:
    """Return the occupant of a seat in a rematch: the host, the same bot, or an invitation for the previous player.

    The seats of deleted accounts and of people who block the host are free.
    """
    person = occupant.person or occupant.reserved_for
    if person is None:
        return Occupant(OPEN) if occupant.kind == HUMAN else replace(occupant, rated_person=None, rating=None)
    if person == host.id:
        return Occupant(HUMAN, host.name, person)
    return Occupant(OPEN) if person in unwilling else Occupant(OPEN, occupant.name, reserved_for=person)


def fork(
    info: TableInfo, moves: list[Event], move: int, seat: Seat, bot: str | None, person: Person, now: float
) -> tuple[TableInfo, list[Event]]:
    """Return a new table that continues a finished game after a number of moves, with the same seed and against bots."""
    if not 0 <= move < len(moves):
        raise Conflict(f"You can't continue from move {move}. Choose a move from 0 to {len(moves) - 1}.")
    if not 0 <= seat < len(info.occupants):
        raise BadOption(f"There is no seat {seat}. The table has seats 0 to {len(info.occupants) - 1}.")
    occupants = [new_occupant(HUMAN if other == seat else BOT, bot, info.game, person) for other in range(len(info.occupants))]
    new = new_table(info.game, info.options, occupants, False, person, now, printed=info.corrections, chat=info.chat)
    copied = [replace(event, version=version, created_at=now) for version, event in enumerate(moves[:move], start=1)]
    return replace(new, seed=info.seed, status=PLAYING, forked_from=info.id), copied
