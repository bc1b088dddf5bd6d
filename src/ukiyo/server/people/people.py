"""Stores people who take part in games. For spectators, all data is in their cookie."""

import contextlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal
from zoneinfo import available_timezones

from sqlalchemy import exists, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ukiyo import locales
from ukiyo.play.errors import Conflict
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person, hashed
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import PasskeyRow, PersonRow, ProfileRow
from ukiyo.server.people.sessions import Sessions, cookie_row, publish

CACHE_SIZE = 20_000


@dataclass(frozen=True)
class Preferences:
    """A person's language and time zone."""

    language: str = "en"
    zone: str = "UTC"


def preferences_from(headers: Mapping[str, str]) -> Preferences:
    """Reads the preferences from request headers: the first supported language, and the time zone."""
    languages_wanted = [part.partition(";")[0].strip()[:2].lower() for part in headers.get("accept-language", "")[:100].split(",")]
    language = next((part for part in languages_wanted if part in locales.languages()), "en")
    zone = headers.get("time-zone", "")
    return Preferences(language, zone if zone in zones() else "UTC")


@cache
def zones() -> set[str]:
    return available_timezones()


class People:
    def __init__(self, database: Database, clock: Clock, sessions: Sessions) -> None:
        self.database = database
        self.clock = clock
        self.sessions = sessions
        self.saved: dict[str, tuple[Person, Preferences]] = {}  # cache of stored people, oldest entry first

    async def save(self, person: Person, preferences: Preferences, create: bool = True) -> None:
        """Stores a person's name and preferences. If `create` is false, only updates people who are already stored."""
        if self.saved.get(person.id) == (person, preferences):
            return
        status = await self.database.run(self.save_now, person, preferences, create)
        if status == "renamed":
            await self.sessions.changed(hashed(person.id))
        if status:
            self.saved[person.id] = (person, preferences)
            if len(self.saved) > CACHE_SIZE:
                del self.saved[next(iter(self.saved))]

    def save_now(self, person: Person, preferences: Preferences, create: bool) -> Literal["", "saved", "renamed"]:
        """Stores a person. Returns "renamed" if other devices need the new name, or an empty string if the person was not stored."""
        with self.database.session() as session:
            row = session.get(PersonRow, person.id)
            if row is None and not create:
                return ""
            row = row or add_person(session, person, self.clock.time())
            renamed = row.name != person.name and has_account(session, row)
            if renamed:
                cookie_row(session, person.id).name = person.name
                publish(self.database, session, [hashed(person.id)])
            row.name, row.language, row.time_zone, row.last_seen_at = person.name, preferences.language, preferences.zone, self.clock.time()
            return "renamed" if renamed else "saved"


def add_person(session: Session, person: Person, now: float) -> PersonRow:
    """Returns the person's row, creating it if needed. Another process may create the row concurrently."""
    with contextlib.suppress(IntegrityError), session.begin_nested():
        row = PersonRow(id=person.id, name=person.name, language="en", time_zone="UTC", created_at=now, last_seen_at=now)
        session.add_all([row, ProfileRow(person=person.id, handle=secrets.token_urlsafe(9), visibility="opponents")])
    return session.get_one(PersonRow, person.id)


def set_email_address(session: Session, person: PersonRow, address: str) -> None:
    """Sets the email address. A unique constraint rejects another account's address, even if two processes set it concurrently."""
    try:
        with session.begin_nested():
            person.email = address
    except IntegrityError:
        raise Conflict("This address belongs to another account. Sign in to that account instead.") from None


def has_account(session: Session, person: PersonRow) -> bool:
    """Returns whether the person can sign in on other devices."""
    return person.email is not None or bool(session.scalar(select(exists().where(PasskeyRow.person == person.id))))
