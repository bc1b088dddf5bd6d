"""Emailed links to sign in or confirm an address. Each link is signed when it is sent and works once."""

import hashlib
import math
import secrets
from dataclasses import astuple, dataclass
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from ukiyo.play.errors import Forbidden
from ukiyo.play.time_control import DAY, HOUR, MINUTE
from ukiyo.server.core.email_address import AddressIndex, EmailAddress
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.identity import Person, hashed
from ukiyo.server.core.keys import derived_key
from ukiyo.server.db.outbox import OutboxMessage, enqueue
from ukiyo.server.db.schema import LinkKind, LinkRow, OutboxRow, UnsubscribedRow

LINK_LIFETIME: Final[dict[LinkKind, float]] = {"sign-in": 20 * MINUTE, "verify": DAY}
STOP_LENGTH: Final[dict[LinkKind, float]] = {"sign-in": 30 * DAY, "verify": math.inf}  # after the owner of the address has opted out
MAX_LINKS_PER_PERSON = 6  # of each kind, per hour
MAILBOX_LIMITS = ((HOUR, 3), (DAY, 10))
LEGACY_HASH = 24  # characters
LINK_USED = "This link has already been used or has expired. Request a new one."
LINK_INVALID = "This link is invalid. Copy the complete link or request a new one."


@dataclass(frozen=True)
class Link:
    """A link with its purpose and address, and the person, browser and time of the request."""

    kind: LinkKind
    id: str
    address: str
    person: str
    name: str
    generation: int
    browser: str
    at: float

    @property
    def requester(self) -> Person:
        return Person(self.person, self.name, self.generation)


class EmailedLinks:
    def __init__(self, secret: bytes) -> None:
        self.index = AddressIndex(secret)
        key = derived_key(secret, "asked links")
        self.serializer = URLSafeSerializer(key, salt="link", signer_kwargs={"digest_method": hashlib.sha256})

    def request(
        self, session: Session, kind: LinkKind, you: Person, address: EmailAddress, browser: str, language: str, now: float
    ) -> None:
        """Adds an email with a link to the outbox, unless the mailbox has reached its limit or has opted out.

        The requester can't tell the difference. The outbox stores the fields of the link, which are useless without the signing key.
        """
        session.execute(delete(LinkRow).where(LinkRow.created_at < now - DAY))
        requested = select(func.count()).where(LinkRow.person == you.id, LinkRow.kind == kind, LinkRow.created_at > now - HOUR)
        if (session.scalar(requested) or 0) >= MAX_LINKS_PER_PERSON:
            raise TooManyRequests(f"You have requested {MAX_LINKS_PER_PERSON} links within an hour. Check your inbox or try again later.")
        link, index = (
            Link(kind, secrets.token_urlsafe(12), address.text, you.id, you.name, you.generation, browser, now),
            self.index.of(address),
        )
        session.add(LinkRow(id=hashed(link.id), kind=kind, address=index, person=you.id, created_at=now))
        if self.may_send(session, kind, index, now):
            content: dict[str, object] = {"to": address.text, "kind": kind, "link": list(astuple(link)), "language": language}
            enqueue(session, [OutboxMessage(f"email/{index}/{kind}/{secrets.token_urlsafe(9)}", "email", you.id, content, now)])

    def may_send(self, session: Session, kind: LinkKind, index: str, now: float) -> bool:
        if self.is_stopped(session, kind, index, now):
            return False
        for period, limit in MAILBOX_LIMITS:
            sent = select(func.count()).where(OutboxRow.idempotency_key.like(f"email/{index}/%"), OutboxRow.due_at > now - period)
            if (session.scalar(sent) or 0) >= limit:
                return False
        return True

    def sign(self, link: Link) -> str:
        return str(self.serializer.dumps(astuple(link)))

    def read(self, token: str, kind: LinkKind, now: float) -> Link:
        try:
            link = Link(*self.serializer.loads(token))
        except (BadData, TypeError):
            raise Forbidden(LINK_INVALID) from None
        if link.kind != kind:
            raise Forbidden(LINK_INVALID)
        if now > link.at + LINK_LIFETIME[kind]:
            raise Forbidden(LINK_USED)
        return link

    def use(self, session: Session, link: Link) -> None:
        """Marks a link as used. Raises `Forbidden` if it was used before or its address was removed."""
        if session.execute(delete(LinkRow).where(LinkRow.id == hashed(link.id)).returning(LinkRow.id)).first() is None:
            raise Forbidden(LINK_USED)

    def forget(self, session: Session, address: EmailAddress) -> None:
        """Invalidates all sent and queued links to an address."""
        index = self.index.of(address)
        session.execute(delete(LinkRow).where(LinkRow.address == index))
        session.execute(delete(OutboxRow).where(OutboxRow.idempotency_key.like(f"email/{index}/%"), OutboxRow.sent_at.is_(None)))

    # Opting out

    def stop(self, session: Session, kind: LinkKind, address: EmailAddress, now: float) -> None:
        session.merge(UnsubscribedRow(address=self.index.of(address), kind=kind, created_at=now))

    def allow(self, session: Session, kind: LinkKind, address: EmailAddress) -> None:
        session.execute(delete(UnsubscribedRow).where(UnsubscribedRow.address == self.index.of(address), UnsubscribedRow.kind == kind))

    def is_stopped(self, session: Session, kind: LinkKind, index: str, now: float) -> bool:
        stopped = session.get(UnsubscribedRow, (index, kind))
        return stopped is not None and now < stopped.created_at + STOP_LENGTH[kind]

    def rehash_addresses(self, session: Session) -> None:
        """Replaces the unkeyed hashes of older versions. A migration can't, because it has no access to the key."""
        for row in session.scalars(select(UnsubscribedRow).where(func.length(UnsubscribedRow.address) == LEGACY_HASH)).all():
            session.merge(UnsubscribedRow(address=self.index.of_hash(row.address), kind=row.kind, created_at=row.created_at))
            session.delete(row)
