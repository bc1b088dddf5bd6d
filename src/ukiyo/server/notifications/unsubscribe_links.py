"""Unsubscribe links in emails. They stop emails about tables ("end"), address confirmations ("silence") or sign-in links ("pause")."""

import hashlib
from typing import Any

from itsdangerous import BadData, URLSafeSerializer

from ukiyo.play.errors import Forbidden
from ukiyo.server.core.keys import derived_key

MAX_LINK = 1000  # characters; valid links are shorter


class UnsubscribeLinks:
    def __init__(self, secret: bytes) -> None:
        self.serializer, self.old_serializer = (
            URLSafeSerializer(key, salt="mail", signer_kwargs={"digest_method": hashlib.sha256})
            for key in (derived_key(secret, "mail links"), secret)
        )

    def sign(self, scope: str, person: str, address: str, until: float) -> str:
        return str(self.serializer.dumps([scope, person, address, int(until)]))

    def read(self, token: str, now: float) -> tuple[str, str, str]:
        """Returns the purpose, person and address. Raises `Forbidden` for forged and expired links."""
        try:
            scope, person, address, until = self.deserialize(token[:MAX_LINK])
        except (BadData, ValueError, TypeError):
            raise Forbidden("This link is invalid. Copy the complete link.") from None
        if until < now:
            raise Forbidden("This link has expired. Use the link in a newer email.")
        return scope, person, address

    def deserialize(self, token: str) -> list[Any]:
        """Links signed with the key of older versions can only stop emails about tables and address confirmations."""
        try:
            return list(self.serializer.loads(token))
        except BadData:
            fields = list(self.old_serializer.loads(token))
            if fields[:1] not in (["end"], ["silence"]):
                raise
            return fields
