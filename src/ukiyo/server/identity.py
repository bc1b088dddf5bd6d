"""Who is who, without sign-up: a person is a name in a signed cookie, and a seat has a secret link of its own."""

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from ukiyo.server.errors import Refused, Unknown

COOKIE = "ukiyo"
MAX_NAME = 30


@dataclass(frozen=True)
class Person:
    id: str
    name: str


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
        raise Refused(f"a name has 1 to {MAX_NAME} letters that can be read")
    return name


def new_person(name: str) -> Person:
    return Person(secrets.token_urlsafe(12), checked_name(name))


class Signer:
    """Writes cookies that only this house can have written."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def sign(self, text: str) -> str:
        return hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest()

    def cookie(self, person: Person) -> str:
        text = f"{person.id}.{base64.urlsafe_b64encode(person.name.encode()).decode().rstrip('=')}"
        return f"{text}.{self.sign(text)}"

    def person(self, cookie: str | None) -> Person | None:
        """Whose cookie it is; nobody's if there is none."""
        if cookie is None:
            return None
        text, _, signature = cookie.rpartition(".")
        if not cookie.isascii() or not hmac.compare_digest(self.sign(text), signature):
            raise Unknown("this cookie was not written here: say your name again")
        identity, _, name = text.partition(".")
        return Person(identity, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())


def new_seat_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a seat's secret. It is long and drawn by chance, so that a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(hashed(secret), kept)
