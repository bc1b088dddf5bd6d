"""Links below mails that stop them: mail about tables ("end"), requests to confirm an address ("silence") or sign-in links ("pause")."""

import hashlib
from typing import Any

from itsdangerous import BadData, URLSafeSerializer

from ukiyo.play.errors import Forbidden
from ukiyo.server.core.keys import derived_key

MAX_LINK = 1000  # characters; ours are shorter


class UnsubscribeLinks:
    def __init__(self, secret: bytes) -> None:
        self.serializer, self.old_serializer = (
            URLSafeSerializer(key, salt="mail", signer_kwargs={"digest_method": hashlib.sha256})
            for key in (derived_key(secret, "mail links"), secret)
        )

    def sign(self, what: str, person: str, address: str, until: float) -> str:
        return str(self.serializer.dumps([what, person, address, int(until)]))

    def read(self, token: str, now: float) -> tuple[str, str, str]:
        """What it is for, the person and the address; whatever is forged or too old is refused."""
        try:
            what, person, address, until = self.loaded(token[:MAX_LINK])
        except (BadData, ValueError, TypeError):
            raise Forbidden("this link does not come from this server, or not all of it was copied") from None
        if until < now:
            raise Forbidden("this link is too old: ask for a new one")
        return what, person, address

    def loaded(self, token: str) -> list[Any]:
        """Links in mails that were sent before keys were derived still end mail, and do nothing else."""
        try:
            return list(self.serializer.loads(token))
        except BadData:
            fields = list(self.old_serializer.loads(token))
            if fields[:1] not in (["end"], ["silence"]):
                raise
            return fields
