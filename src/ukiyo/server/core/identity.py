"""Identifies people without sign-up. A signed cookie contains a person's id and name, and each seat has a secret link."""

import contextlib
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer
from itsdangerous.encoding import base64_decode

from ukiyo.play.errors import Refused
from ukiyo.server.core.errors import Unauthorized
from ukiyo.server.core.keys import derived_key

COOKIE_NAME = "ukiyo"
MAX_COOKIE_LENGTH = 1024  # characters; the server's own cookies are shorter
MAX_NAME = 30
INVALID_COOKIE = "Your cookie was not issued by this server. Please enter your name again."
COOKIE_PATTERN = re.compile(rb"(?:^|;)[ \t]*%s=([^;]*)" % COOKIE_NAME.encode())
PLACEHOLDER = "\u0301"  # stands for any combining mark
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"  # characters that look blank although Unicode classifies them as letters
MAX_COMBINING_MARKS = 8  # per letter, more than any language uses; additional marks are dropped
# A blank letter, a combining mark without a letter, or many marks on one letter.
UNREADABLE = re.compile(f"[{INVISIBLE}]|(^| ){PLACEHOLDER}|{PLACEHOLDER}{{4}}")


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    generation: int = 0  # incremented when the person signs out everywhere


def checked_name(name: str) -> str:
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable() or UNREADABLE.search(with_placeholders(name)):
        raise Refused(f"Choose a name of 1 to {MAX_NAME} visible characters.")
    return name


def normalized(text: str) -> str:
    """Returns the text in NFC. Drops excess combining marks first, because sorting thousands of them would take quadratic time."""
    characters, marks = list[str](), 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= MAX_COMBINING_MARKS:
            characters.append(character)
    return unicodedata.normalize("NFC", "".join(characters))


def read_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Returns the server's own cookie, in linear time. Python's cookie parser takes quadratic time on crafted input."""
    for name, value in headers:
        if name == b"cookie" and (match := COOKIE_PATTERN.search(value)):
            return match[1].strip(b' \t"').decode("latin-1")
    return None


def with_placeholders(name: str) -> str:
    """Returns the name with a placeholder for each combining mark."""
    return "".join(PLACEHOLDER if unicodedata.category(character) in ("Mn", "Me") else character for character in name)


def new_person(name: str) -> Person:
    return Person(secrets.token_urlsafe(12), checked_name(name))


class Signer:
    """Signs and verifies session cookies."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret  # older versions used it directly as a key
        self.serializer = serializer(derived_key(secret, "cookies"))
        self.old_serializer = serializer(secret)

    def cookie(self, person: Person) -> str:
        return str(self.serializer.dumps([person.id, person.name, *([person.generation] if person.generation else [])]))

    def person(self, cookie: str | None) -> Person | None:
        """Returns the person identified by a cookie, or None if there is no cookie. Raises `Unauthorized` if the signature is invalid."""
        if cookie is None:
            return None
        if len(cookie) > MAX_COOKIE_LENGTH:
            raise Unauthorized(INVALID_COOKIE)
        try:
            return person_in(self.serializer.loads(cookie))
        except BadData:
            return self.person_in_old_cookie(cookie)

    def person_in_old_cookie(self, cookie: str) -> Person:
        """Returns the person in a cookie from an older version, which was signed with the secret itself. The response replaces it."""
        with contextlib.suppress(BadData):
            return person_in(self.old_serializer.loads(cookie))
        text, _, signature = cookie.rpartition(".")  # first version: the id, the name in base64 and the signature in hex
        if not hmac.compare_digest(hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest().encode(), signature.encode()):
            raise Unauthorized(INVALID_COOKIE)
        identity, _, name = text.partition(".")
        try:
            return person_in([identity, base64_decode(name).decode()])
        except (BadData, UnicodeDecodeError):
            raise Unauthorized(INVALID_COOKIE) from None

    def is_old(self, cookie: str) -> bool:
        """Returns whether a valid cookie has an older format and must be replaced."""
        return self.serializer.loads_unsafe(cookie)[0] is False


def serializer(key: bytes) -> URLSafeSerializer:
    return URLSafeSerializer(key, salt="person", signer_kwargs={"digest_method": hashlib.sha256})


def person_in(fields: object) -> Person:
    """Returns the person in the fields of a signed cookie. Malformed fields raise the same error as an invalid signature."""
    match fields:
        case [str(identity), str(name)] if identity:
            return Person(identity, name)
        case [str(identity), str(name), int(generation)] if identity:
            return Person(identity, name, generation)
    raise Unauthorized(INVALID_COOKIE)


def new_seat_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Returns the hash that is stored for a secret. A plain hash is sufficient because secrets are long and random."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_matches(secret: str, stored_hash: str | None) -> bool:
    return stored_hash is not None and hmac.compare_digest(hashed(secret), stored_hash)
