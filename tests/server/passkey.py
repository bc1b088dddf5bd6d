"""A software passkey for HTTP tests. The browser tests use the browser's own passkeys."""

import hashlib
import json
import os
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

from tests.server.server_process import Guest, Json

HOST = "localhost"
SITE = f"http://{HOST}"


@dataclass
class Passkey:
    """A key pair with a signature counter."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: os.urandom(16))
    count: int = 0
    counts: bool = True

    def register(self, guest: Guest, code: int = 204) -> None:
        guest.post("/account/passkeys", code, credential=self.create(guest.post("/account/passkeys/options")))

    def create(self, options: Json, origin: str = SITE) -> Json:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested_data = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self.authenticator_data(0x45) + attested_data})
        return self.credential({"clientDataJSON": text(client("webauthn.create", options, origin)), "attestationObject": text(attested)})

    def sign(self, options: Json, origin: str = SITE) -> Json:
        self.count += self.counts
        data, authenticator_data = client("webauthn.get", options, origin), self.authenticator_data(0x05)
        signature = self.key.sign(authenticator_data + hashlib.sha256(data).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential({"clientDataJSON": text(data), "authenticatorData": text(authenticator_data), "signature": text(signature)})

    def authenticator_data(self, flags: int) -> bytes:
        return hashlib.sha256(HOST.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def credential(self, response: dict[str, Any]) -> Json:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response, "clientExtensionResults": {}}


def client(kind: str, options: Json, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": False}).encode()
