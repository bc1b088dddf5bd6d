"""Links by which one signs in: who can open the mail reaches the address. They are signed, good for a while, and once."""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from ukiyo.server.errors import NotYours, Refused, TooMany
from ukiyo.server.identity import Person, hashed
from ukiyo.server.keys import derived_key
from ukiyo.server.schema import LinkRow

GOOD_FOR = 20 * 60.0  # seconds
HOUR = 3600.0
TO_ONE_ADDRESS = 3  # links within an hour
OF_ONE_PERSON = 6
ADDRESS = re.compile(r"[!-?A-~]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
MOST_ADDRESS = 254
USED = "this link was used already, or is too old: ask for a new one"


@dataclass(frozen=True)
class Link:
    """What a link says: to which address it went, and who asked for it, when and in which browser."""

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

    def fields(self) -> list[str | int | float]:
        """What the outbox stores. Without the key it opens nothing: the link is signed when the mail is sent."""
        return list(vars(self).values())

    def check(self, now: float) -> None:
        if now > self.at + GOOD_FOR:
            raise NotYours(USED)


class LoginLinks:
    def __init__(self, secret: bytes) -> None:
        self.address_key = derived_key(secret, "addresses")
        self.serializer = URLSafeSerializer(
            derived_key(secret, "asked links"), salt="link", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def ask(self, session: Session, you: Person, address: str, browser: str, now: float) -> Link | None:
        """Creates a link. Returns None if too many went to this address, which the asker is not told."""
        session.execute(delete(LinkRow).where(LinkRow.until < now + GOOD_FOR - HOUR))
        whose, asked = self.hashed(address), session.scalar(select(func.count()).where(LinkRow.person == you.id)) or 0
        if asked >= OF_ONE_PERSON:
            raise TooMany(f"you have asked for {OF_ONE_PERSON} links within the hour: look into your mail, or try again later")
        sent = session.scalar(select(func.count()).where(LinkRow.address == whose)) or 0
        link = Link(secrets.token_urlsafe(12), address, you.id, you.name, you.generation, browser, now)
        session.add(LinkRow(id=hashed(link.id), address=whose, person=you.id, until=now + GOOD_FOR))
        return link if sent < TO_ONE_ADDRESS else None

    def written(self, link: Link) -> str:
        return str(self.serializer.dumps(link.fields()))

    def read(self, secret: str, now: float) -> Link:
        try:
            link = Link(*self.serializer.loads(secret))
        except BadData:
            raise NotYours("this link was not made here: copy the whole of it, or ask for a new one") from None
        link.check(now)
        return link

    def use(self, session: Session, link: Link) -> None:
        """Once."""
        if session.execute(delete(LinkRow).where(LinkRow.id == hashed(link.id)).returning(LinkRow.id)).first() is None:
            raise NotYours(USED)

    def forget(self, session: Session, address: str) -> None:
        session.execute(delete(LinkRow).where(LinkRow.address == self.hashed(address)))

    def hashed(self, address: str) -> str:
        """What is stored of an address somebody wrote down; addresses can be guessed, so that it takes a key."""
        return hmac.new(self.address_key, address.encode(), hashlib.sha256).hexdigest()


def checked_address(text: str) -> str:
    address = text.strip().lower()
    if len(address) > MOST_ADDRESS or not ADDRESS.fullmatch(address) or ".." in address:
        raise Refused("that is not a mail address such as aki@example.org")
    return address
