"""Passkeys: creates challenges for browsers and verifies their responses. Requires `webauthn`."""

import asyncio
import json
import secrets
from dataclasses import dataclass
from typing import Any

import webauthn
from itsdangerous import URLSafeSerializer
from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ukiyo.play.errors import Conflict, Forbidden, Refused
from ukiyo.server.community.accounts import Accounts, MergeOffer, SignIn
from ukiyo.server.core.identity import Person, hashed
from ukiyo.server.core.keys import derived_key
from ukiyo.server.db.schema import PasskeyRow, UsedChallengeRow
from ukiyo.server.people.people import add_person

CHALLENGE_LIFETIME = 300.0  # seconds
MAX_PASSKEYS = 10  # per person
MAX_ID_BYTES = 1023  # of a credential id, as specified by the WebAuthn standard
EXPIRED = "The request has expired or came from another browser. Please try again."
USED = "This passkey response has already been used. Please try again."
INVALID = "The passkey response is invalid. Please try again."
UNKNOWN = "This passkey does not belong to an account on this server. Sign in another way."
Json = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """The site for which passkeys are valid."""

    host: str
    origin: str


class Passkeys:
    """Challenges are signed and contain their purpose, person and expiry. A challenge is stored when it is used."""

    def __init__(self, accounts: Accounts, secret: bytes, site: Site) -> None:
        self.accounts = accounts
        self.database = accounts.database
        self.clock = accounts.clock
        self.site = site
        self.serializer = URLSafeSerializer(derived_key(secret, "challenges"), salt="passkey")

    # Registration

    async def registration_options(self, you: Person) -> Json:
        """Returns the options for a new discoverable passkey. Devices that already have one for this person are excluded."""
        known = [passkey["id"] for passkey in await self.database.run_read(self.accounts.passkeys_of, you.id)]
        check_limit(len(known))
        options = webauthn.generate_registration_options(
            rp_id=self.site.host,
            rp_name="Ukiyo",
            user_id=you.id.encode(),
            user_name=you.name,
            challenge=self.challenge("register", you),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey)) for passkey in known],
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def register(self, you: Person, credential: Json, device: str) -> None:
        try:
            challenge = self.verified_challenge(credential, "register", you)
            made = await asyncio.to_thread(
                webauthn.verify_registration_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.site.host,
                expected_origin=self.site.origin,
            )
        except Refused:
            raise
        except Exception:  # the library raises many kinds of exceptions for forged input
            raise Forbidden(INVALID) from None
        if len(made.credential_id) > MAX_ID_BYTES:
            raise Forbidden(INVALID)
        now = self.clock.time()
        row = PasskeyRow(
            id=bytes_to_base64url(made.credential_id),
            person=you.id,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            name=device,
            created_at=now,
            last_used_at=now,
        )
        await self.database.run(self.save, you, row, challenge)

    def save(self, you: Person, row: PasskeyRow, challenge: bytes) -> None:
        with self.database.session() as session:
            self.use(session, challenge)
            check_limit(session.scalar(select(func.count()).where(PasskeyRow.person == you.id)) or 0)
            add_person(session, you, row.created_at)
            session.add(row)

    # Signing in

    def sign_in_options(self, device: Person | None) -> Json:
        """Returns the options for signing in with any passkey of this site."""
        options = webauthn.generate_authentication_options(
            rp_id=self.site.host,
            challenge=self.challenge("sign in", device),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def sign_in(self, device: Person | None, credential: Json, merge: bool | None) -> SignIn | MergeOffer:
        """Signs the device in as the passkey's person. If a merge must be offered first, the challenge remains valid."""
        try:
            challenge = self.verified_challenge(credential, "sign in", device)
            passkey = await self.database.run_read(self.passkey, str(credential["id"]))
            verified = await asyncio.to_thread(
                webauthn.verify_authentication_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.site.host,
                expected_origin=self.site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Refused:
            raise
        except Exception:  # the library raises many kinds of exceptions for forged input
            raise Forbidden(INVALID) from None
        return await self.database.run(self.finish_sign_in, device, passkey, verified.new_sign_count, challenge, merge)

    def passkey(self, name: str) -> PasskeyRow:
        with self.database.session(reading=True) as session:
            row = session.get(PasskeyRow, name)
            if row is None:
                raise Forbidden(UNKNOWN)
            return row

    def finish_sign_in(
        self, device: Person | None, read: PasskeyRow, count: int, challenge: bytes, merge: bool | None
    ) -> SignIn | MergeOffer:
        with self.database.session() as session:
            passkey = session.get(PasskeyRow, read.id, with_for_update=True)
            if passkey is None:
                raise Forbidden(UNKNOWN)
            if passkey.sign_count != read.sign_count:
                raise Forbidden(USED)
            if merge is None and (offer := self.accounts.merge_offer(session, device, passkey.person)):
                return offer
            self.use(session, challenge)
            passkey.sign_count, passkey.last_used_at = count, self.clock.time()
            return self.accounts.sign_in(session, device, passkey.person, bool(merge))

    # Challenges

    def challenge(self, purpose: str, person: Person | None) -> bytes:
        until = self.clock.time() + CHALLENGE_LIFETIME
        return str(self.serializer.dumps([purpose, person.id if person else "", until, secrets.token_urlsafe(12)])).encode()

    def verified_challenge(self, credential: Json, purpose: str, person: Person | None) -> bytes:
        """Returns the challenge of a response. Raises `Forbidden` if its purpose or person is wrong, or it has expired."""
        challenge = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
        stored_purpose, stored_person, until, _ = self.serializer.loads(challenge)
        if (stored_purpose, stored_person) != (purpose, person.id if person else "") or until < self.clock.time():
            raise Forbidden(EXPIRED)
        return challenge

    def use(self, session: Session, challenge: bytes) -> None:
        """Marks a challenge as used. Raises `Forbidden` if any process has already used it."""
        now, used = self.clock.time(), hashed(challenge.decode())
        session.execute(delete(UsedChallengeRow).where(UsedChallengeRow.expires_at < now))
        if session.scalar(select(UsedChallengeRow.id).where(UsedChallengeRow.id == used)):
            raise Forbidden(USED)
        session.add(UsedChallengeRow(id=used, expires_at=now + CHALLENGE_LIFETIME))
        session.flush()


def check_limit(passkeys: int) -> None:
    if passkeys >= MAX_PASSKEYS:
        raise Conflict(f"You have {MAX_PASSKEYS} passkeys. Remove one of them first.")
