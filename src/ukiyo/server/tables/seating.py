"""Sitting down and getting up: what may be done with a table besides playing. Rows are changed here, the store keeps them."""

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
    """The bots that know a game, the strongest last."""
    known: list[str] = []
    for name in bots.LEVELS:
        with contextlib.suppress(BadOption):
            bots.create_bot(name, game, 0)
            known.append(name)
    return known


def checked_bot(name: str | None, game: str) -> str:
    """A bot by name, or the strongest there is."""
    if name is None:
        return bots_for(game)[-1]
    if "@" in name:
        raise BadOption(f"the server decides how long a bot thinks: choose '{name.partition('@')[0]}'")
    if name not in (*bots_for(game), *bots.OTHER_BOTS):  # the lab knows others, which are files
        raise BadOption(f"there is no bot called '{name}': choose {listed(bots_for(game))}")
    return name


def new_occupant(kind: str, bot: str | None, game: str, host: Person) -> Occupant:
    """Who begins on a seat: whoever sets the table, a bot, or nobody yet."""
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
    """A table as it is set; whatever the game does not allow is a sentence."""
    kept = corrections(games.game(game), printed)
    rules = games.game_with_values(game, kept)
    checked = {name: str(value) for name, value in rules.check_options({**options}).items()}
    rules.new(len(occupants), 0, **checked)
    info = TableInfo(
        id=secrets.token_urlsafe(9),
        game=game,
        rules=rules.version,
        components=rules.fingerprint,
        options=checked,
        seed=MIN_SECRET_SEED + secrets.randbelow(MIN_SECRET_SEED),  # chance that nobody foretells, however many draws he has seen
        listed=listed,
        status=OPEN,
        host=host.id,
        began=now,
        takeover_bot=checked_bot(takeover_bot, game),
        rematch=None,
        forked=None,
        occupants=with_names(occupants),
        time_control=time_control,
        printed=kept,
        chat=chat,
        rated=rated,
    )
    if rated:
        check_rated(info)
    return info


def corrections(rules: Game, printed: Sequence[ComponentValue]) -> list[ComponentValue]:
    """Of the numbers of a box, those that differ from ours, in the order of the file."""
    tables = rules.file.tables
    return [replace(fact, value=value) for fact, value in changed(tables, corrected(tables, printed))] if printed else []


def with_names(occupants: list[Occupant]) -> list[Occupant]:
    """The bots get names of Edo, each another; one that has a name from an earlier game keeps it."""
    nameless = [seat for seat, occupant in enumerate(occupants) if occupant.bot is not None and occupant.name == occupant.bot]
    names = edo_names(len(nameless), [occupant.name for occupant in occupants], secrets.randbelow(len(EDO_NAMES)))
    called = dict(zip(nameless, names, strict=True))
    return [replace(occupant, name=called.get(seat, occupant.name)) for seat, occupant in enumerate(occupants)]


def check_open(row: TableRow) -> None:
    if row.status != OPEN:
        raise Conflict("the game has started: nobody can join or leave any more")


def join(session: Session, row: TableRow, person: Person, wanted: Seat | None) -> None:
    """Take a seat that is free, or kept for her; the same person may take several."""
    check_open(row)
    check_can_join(session, row, person)
    free = [seat for seat in row.seats if seat.kind == OPEN and wanted in (None, seat.seat) and seat.reserved_for in (None, person.id)]
    if not free:
        kept = any(seat.kind == OPEN and wanted in (None, seat.seat) for seat in row.seats)
        taken = "every seat is taken" if wanted is None else f"seat {wanted} is not free"
        raise Conflict(f"{taken}: somebody was invited, and has not answered yet" if kept else taken)
    check_seats(row, person)
    seat = min(free, key=lambda seat: seat.reserved_for is None)
    if seat.reserved_for is None:
        for other in invited(row, person.id):
            free_seat(other)
    seat.kind, seat.person, seat.name, seat.reserved_for = HUMAN, person.id, person.name, None


def sit_down(session: Session, row: TableRow, person: Person, wanted: Seat | None, now: float, steady: float, agreed: bool = False) -> None:
    """Join; with the last seat begin where nobody waits at the door: over days, or once all have `agreed` to play again."""
    awaited = invited(row, person.id)
    join(session, row, person, wanted)
    if all(seat.kind != OPEN for seat in row.seats) and (agreed or is_correspondence(row.time_control)):
        begin(row, now, steady, person.id)
    elif awaited:
        notification_requests.notify_accepted(session, row, person, now)


def free_seat(seat: SeatRow) -> None:
    seat.kind, seat.person, seat.name, seat.link, seat.reserved_for = OPEN, None, "", None, None


# Invitations: an open seat is kept for somebody, by her name


def invited(row: TableRow, person: str) -> list[SeatRow]:
    return [seat for seat in row.seats if seat.kind == OPEN and seat.reserved_for == person]


def invite(row: TableRow, host: Person, seat: Seat, guest: Person) -> None:
    check_open(row)
    check_host(row, host, "invite somebody")
    if any(guest.id in (other.person, other.reserved_for) for other in row.seats):
        raise Conflict(f"{guest.name} sits at this table already, or was invited")
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != OPEN or row.seats[seat].reserved_for is not None:
        raise Conflict(f"seat {seat} is not free")
    row.seats[seat].reserved_for, row.seats[seat].name = guest.id, guest.name


def withdraw(row: TableRow, host: Person, seat: Seat) -> None:
    """Whoever was invited is awaited no longer."""
    check_open(row)
    check_host(row, host, "take an invitation back")
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != OPEN or row.seats[seat].reserved_for is None:
        raise Conflict(f"nobody is invited to seat {seat}")
    free_seat(row.seats[seat])


def decline(row: TableRow, person: Person) -> None:
    check_open(row)
    kept = invited(row, person.id)
    if not kept:
        raise Conflict("no seat at this table is kept for you")
    for seat in kept:
        free_seat(seat)


def check_host(row: TableRow, person: Person, what: str) -> None:
    if row.host != person.id:
        raise Forbidden(f"only the host can {what}")


def check_seats(row: TableRow, person: Person) -> None:
    if row.rated and any(seat.person == person.id for seat in row.seats):
        raise Conflict("this game is rated: everybody has one seat, and you have one")


def leave(session: Session, row: TableRow, person: Person) -> None:
    """Get up from every seat. Another becomes the host; when nobody is left, the table is cleared away."""
    check_open(row)
    if all(seat.person != person.id for seat in row.seats) and row.host != person.id:
        raise Forbidden("you are not sitting at this table")
    for seat in row.seats:
        if seat.person == person.id:
            free_seat(seat)
    others = [seat.person for seat in row.seats if seat.person is not None]
    if not others:
        session.delete(row)
    elif row.host == person.id:
        row.host = others[0]


def start(row: TableRow, person: Person, now: float, steady: float | None = None) -> None:
    """Begin to play; `steady` is the time by which clocks go."""
    check_open(row)
    check_host(row, person, "start the game")
    for seat in row.seats:
        if seat.kind == OPEN:
            raise Conflict(f"seat {seat.seat} is still free")
    begin(row, now, steady, person.id)


def begin(row: TableRow, now: float, steady: float | None = None, by: str | None = None) -> None:
    """Play from here on; everybody but who began it hears of that."""
    if row.rated:
        check_rated(info_of(row))
    row.status, row.began = PLAYING, now
    info = info_of(row)
    opening = opening_of(info)
    row.asked, session = opening.seat, object_session(row)
    clocks = new_clocks(row.time_control, len(row.seats), now if steady is None else steady)
    if clocks is not None and row.time_control is not None:
        asked = running_seat(info.occupants, opening)
        whom = info.occupants[asked].person if asked != NO_SEAT else None
        clocks = with_schedule(session, clocks, asked, whom, row.time_control) if session else clocks
        row.clocks, row.due = clocks.stored(), clocks.due(asked)
    if session:
        notification_requests.notify_started(session, row, by, now)


def link(row: TableRow, person: Person, seat: Seat, secret: str, once: bool) -> None:
    """Give a seat a new secret; the old link opens nothing any more. It may be good for one claim only."""
    check_transferable(row)
    held = seat_row(row, seat, person)
    held.link, held.once = hashed(secret), once


def seat_row(row: TableRow, seat: Seat, holder: Person) -> SeatRow:
    if not 0 <= seat < len(row.seats) or row.seats[seat].person != holder.id:
        raise Forbidden(f"seat {seat} is not yours")
    return row.seats[seat]


def check_transferable(row: TableRow) -> None:
    """A try at the deal of the day belongs to one person: with a second seat at the same deal they would know it in advance."""
    if row.day is not None:
        raise Conflict("a try at the deal of the day stays with the player who began it: sign in to play on with another device")


def claim(session: Session, row: TableRow, person: Person, seat: Seat, secret: str) -> None:
    """Take a seat over with its secret link, on another device."""
    if not 0 <= seat < len(row.seats) or not secret_matches(secret, row.seats[seat].link):
        raise Forbidden("this link opens no seat any more: make a new one on the device that holds the seat")
    held = row.seats[seat]
    if held.person != person.id:
        check_transferable(row)
        check_can_take_seat(session, row, person)
        check_seats(row, person)
    if row.host == held.person:
        row.host = person.id
    held.person, held.name = person.id, person.name
    if held.once:
        held.link = None


def rematch(session: Session, row: TableRow, person: Person, now: float) -> None:
    """The same game with the same people, once: who asks first invites the others. If the table was cleared away, there is another."""
    if row.status != OVER:
        raise Conflict("the game is not over yet")
    if all(person.id not in (seat.person, seat.reserved_for) for seat in row.seats):
        raise Forbidden("only the players can ask for a rematch")
    if row.rematch is None or session.get(TableRow, row.rematch) is None:
        info, unwilling = info_of(row), blockers(session, person.id)
        listed = info.listed and may_list(session, person.id)
        again = new_table(
            info.game,
            info.options,
            [asked_again(occupant, person, unwilling) for occupant in info.occupants],
            listed,
            person,
            now,
            info.takeover_bot,
            info.time_control,
            info.printed,
            info.chat,
            info.rated,
        )
        add_table(session, again, [])
        row.rematch = again.id
        for occupant in again.occupants:
            if occupant.reserved_for:
                notification_requests.request_notification(session, occupant.reserved_for, again.id, "invited")


def agree(session: Session, row: TableRow, person: Person, now: float, steady: float) -> None:
    """Whoever asks for the same rematch sits down there, and with the last of them it begins."""
    for seat in invited(row, person.id) if row.status == OPEN else ():
        sit_down(session, row, person, seat.seat, now, steady, agreed=True)


def asked_again(occupant: Occupant, asks: Person, unwilling: set[str]) -> Occupant:
    """Who plays again: whoever asks, the bots, and seats that are kept for the others. For whom a bot stood in is asked herself.

    The seat of somebody who is forgotten, or does not want to be asked, is free.
    """
    person = occupant.person or occupant.reserved_for
    if person is None:
        return Occupant(OPEN) if occupant.kind == HUMAN else replace(occupant, player=None, rating=None)
    if person == asks.id:
        return Occupant(HUMAN, asks.name, person)
    return Occupant(OPEN) if person in unwilling else Occupant(OPEN, occupant.name, reserved_for=person)


def fork(
    info: TableInfo, moves: list[Event], move: int, seat: Seat, bot: str | None, person: Person, now: float
) -> tuple[TableInfo, list[Event]]:
    """A new table that goes on after so many moves of a finished game, against bots. Chance stays the same."""
    if not 0 <= move < len(moves):
        raise Conflict(f"the game has {len(moves)} moves: it can be continued from move 0 to {len(moves) - 1}")
    if not 0 <= seat < len(info.occupants):
        raise BadOption(f"there is no seat {seat}: the table has seats 0 to {len(info.occupants) - 1}")
    occupants = [new_occupant(HUMAN if other == seat else BOT, bot, info.game, person) for other in range(len(info.occupants))]
    new = new_table(info.game, info.options, occupants, False, person, now, printed=info.printed, chat=info.chat)
    copied = [replace(event, version=version, at=now) for version, event in enumerate(moves[:move], start=1)]
    return replace(new, seed=info.seed, status=PLAYING, forked=info.id), copied
