"""Links below mails, to confirm an address or end mail: what for, for whom and until when, signed so that only this house wrote them."""

import hashlib

from itsdangerous import BadData, URLSafeSerializer

from ukiyo.server.errors import NotYours

MAX_LINK = 1000  # characters; ours are shorter


class MailLinks:
    def __init__(self, secret: bytes) -> None:
        self.serializer = URLSafeSerializer(secret, salt="mail", signer_kwargs={"digest_method": hashlib.sha256})

    def sign(self, what: str, person: str, address: str, until: float) -> str:
        return str(self.serializer.dumps([what, person, address, int(until)]))

    def read(self, token: str, now: float) -> tuple[str, str, str]:
        """What it is for, the person and the address; whatever is forged or too old is refused."""
        try:
            what, person, address, until = self.serializer.loads(token[:MAX_LINK])
        except (BadData, ValueError, TypeError):
            raise NotYours("this link does not come from this server, or not all of it was copied") from None
        if until < now:
            raise NotYours("this link is too old: ask for a new one")
        return what, person, address
