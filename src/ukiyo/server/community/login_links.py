"""Links that are sent by mail on request: to sign in, or to confirm an address. Each is signed when it is sent, and works once."""

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
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.identity import Person, hashed
from ukiyo.server.core.keys import derived_key
from ukiyo.server.core.mail_address import AddressIndex, MailAddress
from ukiyo.server.db.outbox import OutboxMessage, enqueue
from ukiyo.server.db.schema import LinkKind, LinkRow, OutboxRow, UnsubscribedRow

LINK_LIFETIME: Final[dict[LinkKind, float]] = {"login": 20 * MINUTE, "verify": DAY}
STOP_LENGTH: Final[dict[LinkKind, float]] = {"login": 30 * DAY, "verify": math.inf}  # once the owner of the address has asked for that
MAX_LINKS_PER_PERSON = 6  # links of a kind within an hour
MAILBOX_LIMITS = ((HOUR, 3), (DAY, 10))
LEGACY_HASH = 24  # characters
LINK_USED = "this link was used already, or is too old: ask for a new one"
LINK_INVALID = "this link was not made here: copy the whole of it, or ask for a new one"


@dataclass(frozen=True)
class Link:
    """What a link is for, to which address it goes, and who asked for it, when and in which browser."""

    kind: LinkKind
    id: str
    address: str
    person: str
    name: str
    generation: int
    browser: str
    at: float

    @property
    def asker(self) -> Person:
        return Person(self.person, self.name, self.generation)


class MailedLinks:
    def __init__(self, secret: bytes) -> None:
        self.index = AddressIndex(secret)
        key = derived_key(secret, "asked links")
        self.serializer = URLSafeSerializer(key, salt="link", signer_kwargs={"digest_method": hashlib.sha256})

    def request(self, session: Session, kind: LinkKind, you: Person, address: MailAddress, browser: str, language: str, now: float) -> None:
        """Puts a mail with a link into the outbox, unless its mailbox has had too many or wants none: the asker is not told which.

        The outbox stores the fields of the link, which open nothing without the key.
        """
        session.execute(delete(LinkRow).where(LinkRow.at < now - DAY))
        asked = select(func.count()).where(LinkRow.person == you.id, LinkRow.kind == kind, LinkRow.at > now - HOUR)
        if (session.scalar(asked) or 0) >= MAX_LINKS_PER_PERSON:
            raise TooManyRequests(
                f"you have asked for {MAX_LINKS_PER_PERSON} links within the hour: look into your mail, or try again later"
            )
        link, index = (
            Link(kind, secrets.token_urlsafe(12), address.text, you.id, you.name, you.generation, browser, now),
            self.index.of(address),
        )
        session.add(LinkRow(id=hashed(link.id), kind=kind, address=index, person=you.id, at=now))
        if self.may_send(session, kind, index, now):
            content: dict[str, object] = {"to": address.text, "kind": kind, "link": list(astuple(link)), "language": language}
            enqueue(session, [OutboxMessage(f"mail/{index}/{kind}/{secrets.token_urlsafe(9)}", "mail", you.id, content, now)])

    def may_send(self, session: Session, kind: LinkKind, index: str, now: float) -> bool:
        if self.is_stopped(session, kind, index, now):
            return False
        for period, limit in MAILBOX_LIMITS:
            sent = select(func.count()).where(OutboxRow.once.like(f"mail/{index}/%"), OutboxRow.due > now - period)
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
        """Once. The row of a link is gone once it was used, or its address was removed."""
        if session.execute(delete(LinkRow).where(LinkRow.id == hashed(link.id)).returning(LinkRow.id)).first() is None:
            raise Forbidden(LINK_USED)

    def forget(self, session: Session, address: MailAddress) -> None:
        """No link that was sent or waits to be sent to an address works any more."""
        index = self.index.of(address)
        session.execute(delete(LinkRow).where(LinkRow.address == index))
        session.execute(delete(OutboxRow).where(OutboxRow.once.like(f"mail/{index}/%"), OutboxRow.sent.is_(None)))

    # Stopping them

    def stop(self, session: Session, kind: LinkKind, address: MailAddress, now: float) -> None:
        session.merge(UnsubscribedRow(address=self.index.of(address), kind=kind, since=now))

    def allow(self, session: Session, kind: LinkKind, address: MailAddress) -> None:
        session.execute(delete(UnsubscribedRow).where(UnsubscribedRow.address == self.index.of(address), UnsubscribedRow.kind == kind))

    def is_stopped(self, session: Session, kind: LinkKind, index: str, now: float) -> bool:
        stopped = session.get(UnsubscribedRow, (index, kind))
        return stopped is not None and now < stopped.since + STOP_LENGTH[kind]

    def rehash_addresses(self, session: Session) -> None:
        """Replaces the plain hashes an older server stored; it takes the key, so no migration can."""
        for row in session.scalars(select(UnsubscribedRow).where(func.length(UnsubscribedRow.address) == LEGACY_HASH)).all():
            session.merge(UnsubscribedRow(address=self.index.of_hash(row.address), kind=row.kind, since=row.since))
            session.delete(row)
