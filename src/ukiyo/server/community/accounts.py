"""Accounts: signing in on several devices with passkeys or sign-in links, merging people, signing out, deletion and data export."""

import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Text, delete, distinct, func, or_, select, update
from sqlalchemy import cast as as_type
from sqlalchemy.orm import Session
from typing_extensions import TypedDict

from ukiyo.play.errors import Conflict, Forbidden, NotFound
from ukiyo.play.events import Event, moves_of
from ukiyo.play.kinds import OPEN, OVER, PLAYING, SEAT
from ukiyo.play.replay import record_text
from ukiyo.play.table_info import public_table
from ukiyo.server.community.personal_data import PERSONAL_DATA, Row
from ukiyo.server.community.sign_in_links import EmailedLinks, Link
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.email_address import EmailAddress
from ukiyo.server.core.identity import Person, hashed, new_person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import CookieRow, LessonRow, OutboxRow, PasskeyRow, PersonRow, SeatRow, TableRow
from ukiyo.server.people.people import add_person, has_account, set_email_address
from ukiyo.server.people.sessions import DELETED_GENERATION, Sessions, cookie_row, publish
from ukiyo.server.tables.moves import Moves
from ukiyo.server.tables.registry import LiveTable, TableRegistry
from ukiyo.server.tables.repository import events_after, info_of
from ukiyo.server.tables.seating import checked_bot, leave

MAX_MERGED_TABLES = 300  # unfinished tables of the merged person
MAX_EXPORTED_GAMES = 10_000  # newest first


class Passkey(TypedDict):
    """A passkey and the device on which it was created."""

    id: str
    name: str
    created_at: float
    last_used_at: float


@dataclass(frozen=True)
class MergeOffer:
    """The data that the device's current person would add to the account. The user must choose whether to merge it before signing in."""

    name: str
    account: str
    tables: int
    lessons: int


@dataclass(frozen=True)
class SignIn:
    """The person who signed in, and the hashes of the people whose sessions changed."""

    person: str
    name: str
    changed_sessions: list[str]


class Accounts:
    def __init__(self, database: Database, clock: Clock, tables: TableRegistry, moves: Moves, sessions: Sessions, secret: bytes) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.moves = moves
        self.sessions = sessions
        self.links = EmailedLinks(secret)
        self.exporting: set[str] = set()

    def person(self, you: Person) -> tuple[PersonRow | None, list[Passkey]]:
        """Returns the stored person, if any, and their passkeys."""
        with self.database.session(reading=True) as session:
            return session.get(PersonRow, you.id), self.passkeys_of(you.id)

    def passkeys_of(self, person: str) -> list[Passkey]:
        query = select(PasskeyRow).where(PasskeyRow.person == person).order_by(PasskeyRow.created_at)
        with self.database.session(reading=True) as session:
            return [
                {"id": row.id, "name": row.name, "created_at": row.created_at, "last_used_at": row.last_used_at}
                for row in session.scalars(query)
            ]

    def remove_passkey(self, you: Person, name: str) -> None:
        own = (PasskeyRow.id == name, PasskeyRow.person == you.id)
        with self.database.session() as session:
            if session.scalar(delete(PasskeyRow).where(*own).returning(PasskeyRow.id)) is None:
                raise NotFound("You have no passkey with that id.")

    def remove_email(self, you: Person) -> None:
        with self.database.session() as session:
            self.drop_email(session, session.get(PersonRow, you.id))

    def drop_email(self, session: Session, person: PersonRow | None) -> None:
        """Removes the email address and invalidates all links sent to it."""
        if person is not None and person.email is not None:
            self.links.forget(session, EmailAddress(person.email))
            person.email = None
            session.flush()

    # Signing in

    def merge_offer(self, session: Session, device: Person | None, account: str, name: str = "") -> MergeOffer | None:
        """Returns what the device's person could merge into the account, or None if there is nothing to merge."""
        if device is None or device.id == account:
            return None
        tables = session.scalar(select(func.count(distinct(SeatRow.table_id))).where(has_seat(device.id))) or 0
        lessons = session.scalar(select(func.count()).where(LessonRow.person == device.id)) or 0
        if not tables and not lessons and session.get(PersonRow, device.id) is None:
            return None
        owner = session.get(PersonRow, account)
        return MergeOffer(device.name, owner.name if owner else name, tables, lessons)

    def sign_in(self, session: Session, device: Person | None, account: str, merge: bool) -> SignIn:
        owner = session.get(PersonRow, account)
        if owner is None:
            raise Forbidden("This account has been deleted.")
        merges = merge and device is not None and device.id != account
        return SignIn(account, owner.name, self.merge(session, device.id, owner) if merges and device else [])

    async def finish_sign_in(self, result: SignIn) -> Person:
        """Updates the sessions in memory. Returns the person for the device's new cookie."""
        for person_hash in result.changed_sessions:
            await self.sessions.changed(person_hash)
        return self.sessions.current_person(result.person, result.name)

    def merge(self, session: Session, old: str, owner: PersonRow) -> list[str]:
        """Moves a person's data and sessions to another person. Locks the tables first, like all code that changes tables."""
        new, lock = owner.id, select(TableRow.id).where(involves(old), TableRow.status != OVER).order_by(TableRow.id).with_for_update()
        if len(session.scalars(lock).all()) > MAX_MERGED_TABLES:
            raise Conflict(f"This device has more than {MAX_MERGED_TABLES} unfinished games. Finish or leave some of them first.")
        for data in PERSONAL_DATA:
            data.merge(session, old, new)
        old_row = session.get(PersonRow, old)
        if old_row is not None:
            email, owner.created_at = old_row.email, min(owner.created_at, old_row.created_at)
            session.delete(old_row)
            session.flush()  # frees the address for the owner
            if email is not None and owner.email is None:
                set_email_address(session, owner, email)
        cookie_row(session, old).merged_into = old
        session.execute(update(CookieRow).where(CookieRow.merged_into == old).values(merged_into=new, name=owner.name))
        return self.publish_changes(session, old, new)

    def publish_changes(self, session: Session, *people: str) -> list[str]:
        """Publishes session changes for people and for everyone merged into them. Returns the hashes."""
        changed = {hashed(person) for person in people} | set(
            session.scalars(select(CookieRow.person_hash).where(CookieRow.merged_into.in_(people)))
        )
        publish(self.database, session, sorted(changed))
        return sorted(changed)

    # Sign-in links

    def send_link(self, you: Person, address: EmailAddress, browser: str, language: str) -> None:
        """Requests a sign-in link. The response does not reveal whether the address is known or receives email."""
        with self.database.session() as session:
            self.links.request(session, "sign-in", you, address, browser, language, self.clock.time())

    def follow_link(self, device: Person | None, link: Link, merge: bool | None) -> SignIn | MergeOffer:
        """Signs the device in to the account of the address.

        An address without an account is added to the person who requested the link, if they open it in the same browser. In another
        browser it gets a new account, because a stranger may have requested the link.
        """
        with self.database.session() as session:
            owner = session.scalar(select(PersonRow).where(PersonRow.email == link.address))
            if owner is None and device is not None and self.requested_by(device, link):
                self.links.use(session, link)
                self.attach(session, device, link)
                return self.sign_in(session, device, device.id, False)
            account = Person(owner.id, owner.name) if owner else new_person(device.name if device else link.name)
            if merge is None and (offer := self.merge_offer(session, device, account.id, account.name)):
                return offer
            self.links.use(session, link)
            if owner is None:
                set_email_address(session, add_person(session, account, self.clock.time()), link.address)
            return self.sign_in(session, device, account.id, bool(merge))

    def requested_by(self, device: Person, link: Link) -> bool:
        """Returns whether the device's person, or a person merged into them, requested the link."""
        requester = self.sessions.current(link.requester)
        return requester is not None and requester.id == device.id

    def attach(self, session: Session, device: Person, link: Link) -> None:
        """Adds the address to the person who requested the link."""
        person = add_person(session, device, self.clock.time())
        if person.email != link.address:
            self.drop_email(session, person)
            set_email_address(session, person, link.address)

    def rehash_addresses(self) -> None:
        with self.database.session() as session:
            self.links.rehash_addresses(session)

    # Signing out

    async def sign_out(self, you: Person, everywhere: bool) -> None:
        for person_hash in await self.database.run(self.revoke_sessions if everywhere else self.check_can_return, you):
            await self.sessions.changed(person_hash)

    def check_can_return(self, you: Person) -> list[str]:
        with self.database.session(reading=True) as session:
            row = session.get(PersonRow, you.id)
            if row is not None and not has_account(session, row):
                raise Conflict("You would not be able to return to your games. Add a passkey or an email address first.")
        return []

    def revoke_sessions(self, you: Person) -> list[str]:
        """Invalidates all cookies of a person and of everyone merged into them."""
        self.check_can_return(you)
        with self.database.session() as session:
            cookie_row(session, you.id).generation += 1
            session.execute(update(CookieRow).where(CookieRow.merged_into == you.id).values(generation=CookieRow.generation + 1))
            return self.publish_changes(session, you.id)

    # Deletion

    async def forget(self, you: Person) -> None:
        """Deletes a person. Finished games are anonymized, a bot takes over unfinished ones, and open tables lose the player."""
        unloadable: list[str] = []  # tables whose rules this version does not support
        for table_id in await self.database.run_read(self.unfinished, you.id):
            try:
                live = await self.tables.open(table_id)
            except Conflict:
                unloadable.append(table_id)
                continue
            with contextlib.suppress(NotFound, Conflict, Forbidden):  # `erase` reports seats that remain
                if live.table.info.status == OPEN:
                    await self.tables.change(table_id, lambda session, row: leave(session, row, you))
                else:
                    await self.hand_over_seats(live, you)
        changed = await self.database.run(self.erase, you, unloadable)
        self.database.scrub_due = True
        for person_hash in changed:
            await self.sessions.changed(person_hash)

    def unfinished(self, person: str) -> list[str]:
        with self.database.session(reading=True) as session:
            return list(session.scalars(select(TableRow.id).where(involves(person), TableRow.status != OVER)))

    async def hand_over_seats(self, live: LiveTable, you: Person) -> None:
        async with live.lock:
            table = live.table
            for seat in table.seats_of(you.id) if table.info.status == PLAYING else []:
                bot = checked_bot(table.info.takeover_bot, table.info.game)
                await self.moves.add(live, Event(table.version + 1, SEAT, seat, bot=bot))

    def erase(self, you: Person, unloadable: list[str]) -> list[str]:
        running = (TableRow.status != OVER, TableRow.id.not_in(unloadable))
        sitting = select(SeatRow.table_id).join(TableRow).where(SeatRow.person == you.id, *running)
        with self.database.session() as session:
            session.scalars(select(TableRow.id).where(involves(you.id)).order_by(TableRow.id).with_for_update()).all()
            if session.scalars(sitting).first():
                raise Conflict("You have just joined a table. Please try again.")
            person = session.get(PersonRow, you.id)
            for data in PERSONAL_DATA:
                data.forget(session, you.id)
            if person is None:
                return []
            if person.email is not None:
                self.links.forget(session, EmailAddress(person.email))
                session.execute(delete(OutboxRow).where(as_type(OutboxRow.content, Text).contains(person.email, autoescape=True)))
            session.delete(person)
            cookie_row(session, you.id)
            session.flush()
            changed = self.publish_changes(session, you.id)
            session.execute(
                update(CookieRow).where(CookieRow.person_hash.in_(changed)).values(merged_into=None, name="", generation=DELETED_GENERATION)
            )
            return changed

    # Data export

    async def export(self, you: Person) -> AsyncIterator[str]:
        """Yields one JSON object in chunks. Reads games one at a time to avoid blocking other requests."""
        rows, games = await self.database.run_read(self.rows_of, you.id)
        yield json.dumps(rows, default=str).removesuffix("}") + ', "games": ['
        comma = ""
        for table_id in games:
            game = await self.database.run_read(self.game_of, table_id, you.id)
            if game is not None:
                yield comma + json.dumps(game)
                comma = ",\n"
        yield "]}\n"

    def rows_of(self, person: str) -> tuple[dict[str, Any], list[str]]:
        own_tables = select(TableRow.id).where(involves(person)).order_by(TableRow.started_at.desc()).limit(MAX_EXPORTED_GAMES)
        with self.database.session(reading=True) as session:
            known = session.get(PersonRow, person)
            you = {column.name: getattr(known, column.name) for column in PersonRow.__table__.c} if known else {"id": person}
            rows: dict[str, list[Row]] = {data.name: data.rows(session, person) for data in PERSONAL_DATA if data.name}
            return {"person": you, **rows}, list(session.scalars(own_tables))

    def game_of(self, table_id: str, person: str) -> dict[str, object] | None:
        """Returns the public table info with the person's seats and, after the game, its record."""
        with self.database.session(reading=True) as session:
            row = session.get(TableRow, table_id)
            if row is None:
                return None
            info = info_of(row)
            yours = [seat for seat, occupant in enumerate(info.occupants) if person in (occupant.person, occupant.reserved_for)]
            moves = moves_of(events_after(session, table_id, 0)) if info.status == OVER else []
        record = record_text(info, moves, [score["total"] for score in info.scores or []]) if info.status == OVER else None
        return {**public_table(info), "yours": yours, "host": info.host == person, "record": record}


def has_seat(person: str) -> Any:
    """Selects the seats that a person holds or that are reserved for them."""
    return or_(SeatRow.person == person, SeatRow.reserved_for == person)


def involves(person: str) -> Any:
    """Selects the tables of which a person is a player or the host."""
    return or_(TableRow.host == person, TableRow.id.in_(select(SeatRow.table_id).where(has_seat(person))))
