"""Email addresses in a strict format. Only addresses in this format are stored, counted or passed to the mail server."""

import hashlib
import hmac
import re
from dataclasses import dataclass
from email.headerregistry import Address
from email.utils import parseaddr

from ukiyo.play.errors import Refused
from ukiyo.server.core.keys import derived_key

MAX_ADDRESS = 254
WORD = r"[a-z0-9_+&'~#-]+"  # no routing (%, !), encoding (=, ?), quotes or comments
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){WORD}(?:\.{WORD})*@(?:{LABEL}\.)+[a-z][a-z0-9-]{{0,61}}[a-z0-9]")
DOTLESS = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}  # this provider ignores dots and has two domains


@dataclass(frozen=True)
class EmailAddress:
    """An email address in lower case, without surrounding spaces. Use `parse` to create one from text."""

    text: str

    @classmethod
    def parse(cls, text: str) -> "EmailAddress":
        address = text.strip()
        if len(address) > MAX_ADDRESS or not address.isascii() or not ADDRESS.fullmatch(address.lower()):
            raise Refused("Enter an email address such as aki@example.org.")
        return cls(address.lower())

    @property
    def mailbox(self) -> str:
        """Returns the mailbox to which limits apply. For example, aki+1@ and aki+2@ share a mailbox."""
        local, _, domain = self.text.partition("@")
        box = local.partition("+")[0] or local
        return f"{box.replace('.', '')}@{DOTLESS[domain]}" if domain in DOTLESS else f"{box}@{domain}"


class AddressIndex:
    """Computes keyed hashes of addresses for the database. Addresses can be guessed, so a plain hash would not hide them."""

    def __init__(self, secret: bytes) -> None:
        self.key = derived_key(secret, "addresses")

    def of(self, address: EmailAddress) -> str:
        return self.of_hash(hashlib.sha256(address.mailbox.encode()).hexdigest()[:24])

    def of_hash(self, plain: str) -> str:
        """Returns the index of an address that an older version stored as a plain hash."""
        return hmac.new(self.key, plain.encode(), hashlib.sha256).hexdigest()[:40]


def sender_of(text: str) -> Address:
    """Parses the sender of outgoing email: an address, or a name followed by an address in angle brackets."""
    name, address = parseaddr(text)
    try:
        return Address(name or "Ukiyo", addr_spec=address)
    except (ValueError, IndexError):
        raise Refused("Enter a sender such as 'Ukiyo <ukiyo@example.org>'.") from None
