"""Who is who, without sign-up: a person is a name in a signed cookie, and a seat has a secret link of its own."""

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

COOKIE = "ukiyo"
MAX_COOKIE_LENGTH = 1024  # characters; ours are shorter
MAX_NAME = 30
FOREIGN = "your cookie does not come from this server: please say your name again"
OURS = re.compile(rb"(?:^|;)[ \t]*%s=([^;]*)" % COOKIE.encode())
MARK = "\u0301"
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, and blank all the same
TOWER = 8  # marks on a letter, more than any language has; those above them are left out
UNREADABLE = re.compile(f"[{INVISIBLE}]|(^| ){MARK}|{MARK}{{4}}")  # or marks without a letter, or a tower of them


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    generation: int = 0  # of her cookies: whoever signs out everywhere begins a new one


def checked_name(name: str) -> str:
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable() or UNREADABLE.search(marked(name)):
        raise Refused(f"a name has 1 to {MAX_NAME} printable characters that can be seen")
    return name


def composed(text: str) -> str:
    """The text with each letter and its marks as one, where that can be. To put thousands of marks in order would take quadratic time."""
    kept, marks = list[str](), 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= TOWER:
            kept.append(letter)
    return unicodedata.normalize("NFC", "".join(kept))


def read_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Our cookie, found by its name in one pass. Python's own parser takes quadratic time over cookies made for that."""
    for name, value in headers:
        if name == b"cookie" and (found := OURS.search(value)):
            return found[1].strip(b' \t"').decode("latin-1")
    return None


def marked(name: str) -> str:
    """The name with a placeholder for each mark that stands over or under the letter before it."""
    return "".join(MARK if unicodedata.category(letter) in ("Mn", "Me") else letter for letter in name)


def new_person(name: str) -> Person:
    return Person(secrets.token_urlsafe(12), checked_name(name))


class Signer:
    """Writes cookies that only this house can have written."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret  # itself the key of the cookies before keys were derived
        self.serializer = serializer(derived_key(secret, "cookies"))
        self.old_serializer = serializer(secret)

    def cookie(self, person: Person) -> str:
        return str(self.serializer.dumps([person.id, person.name, *([person.generation] if person.generation else [])]))

    def person(self, cookie: str | None) -> Person | None:
        """Whose cookie it is; nobody's if there is none."""
        if cookie is None:
            return None
        if len(cookie) > MAX_COOKIE_LENGTH:
            raise Unauthorized(FOREIGN)
        try:
            return person_in(self.serializer.loads(cookie))
        except BadData:
            return self.person_in_old_cookie(cookie)

    def person_in_old_cookie(self, cookie: str) -> Person:
        """The person of a cookie that was signed with the secret itself. The server answers it with a new cookie."""
        with contextlib.suppress(BadData):
            return person_in(self.old_serializer.loads(cookie))
        text, _, signature = cookie.rpartition(".")  # the first cookies: the id, and the name in base64, signed in hex
        if not hmac.compare_digest(hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest().encode(), signature.encode()):
            raise Unauthorized(FOREIGN)
        identity, _, name = text.partition(".")
        try:
            return person_in([identity, base64_decode(name).decode()])
        except (BadData, UnicodeDecodeError):
            raise Unauthorized(FOREIGN) from None

    def is_old(self, cookie: str) -> bool:
        """Whether a cookie that was accepted must be replaced."""
        return self.serializer.loads_unsafe(cookie)[0] is False


def serializer(key: bytes) -> URLSafeSerializer:
    return URLSafeSerializer(key, salt="person", signer_kwargs={"digest_method": hashlib.sha256})


def person_in(fields: object) -> Person:
    """The person a signed cookie names. A cookie of another shape is refused like a forged one."""
    match fields:
        case [str(identity), str(name)] if identity:
            return Person(identity, name)
        case [str(identity), str(name), int(generation)] if identity:
            return Person(identity, name, generation)
    raise Unauthorized(FOREIGN)


def new_seat_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a seat's secret. It is long and drawn by chance, so that a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(hashed(secret), kept)
