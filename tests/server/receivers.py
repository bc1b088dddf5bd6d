"""Notification receivers on the loopback interface: a push service with a browser, a mail server, and webhooks."""

import asyncio
import base64
import json
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


class Browser:
    """The browser's side of Web Push: its key, and the decryption of RFC 8291."""

    def __init__(self, name: str = "browser") -> None:
        self.name = name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def keys(self) -> dict[str, str]:
        return {"p256dh": b64(point(self.key.public_key())), "auth": b64(self.auth)}

    def decrypt(self, body: bytes) -> dict[str, str]:
        salt, length = body[:16], body[20]
        sender, encrypted = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = hkdf(self.auth, shared, b"WebPush: info\0" + point(self.key.public_key()) + sender, 32)
        key, nonce = hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16), hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, encrypted, None)
        assert padded.rstrip(b"\0")[-1] == 2, "there must be exactly one record"
        return dict(json.loads(padded.rstrip(b"\0")[:-1]))


def check_vapid(header: str, audience: str) -> str:
    """Check the requirements of RFC 8292 and return the server's public key."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    signed, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(raw(signature)[half]) for half in (slice(32), slice(32, 64)))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(parts["k"]))
    key.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(raw(signed.split(".")[1]))
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert claims["sub"].startswith(("mailto:", "https:"))
    return parts["k"]


@dataclass
class Pushed:
    topic: str
    ttl: int
    urgency: str
    payload: dict[str, str]
    key: str


@dataclass
class Called:
    key: str
    payload: dict[str, Any]


@dataclass
class Receivers:
    """`answers` contains the next responses for each path: a status or a kind such as "never"."""

    browsers: dict[str, Browser] = field(default_factory=dict)
    answers: dict[str, list[int | str]] = field(default_factory=lambda: defaultdict(list))
    pushed: list[tuple[str, Pushed]] = field(default_factory=list)
    called: list[tuple[str, Called]] = field(default_factory=list)
    emails: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)  # the raw bytes of the emails
    refused: set[str] = field(default_factory=set)  # addresses that reject email
    waiting: int = 0  # requests that receive no response
    url: str = ""
    smtp: str = ""

    async def __aenter__(self) -> "Receivers":
        app = web.Application()
        app.router.add_post("/push/{name}", self.take_push)
        app.router.add_post("/hook/{name}", self.take_call)
        self.runner = web.AppRunner(app, shutdown_timeout=0)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        host, port = self.runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        loop = asyncio.get_running_loop()
        self.post = await loop.create_server(lambda: SMTP(self, loop=loop), "127.0.0.1", 0)
        self.smtp = f"smtp://127.0.0.1:{self.post.sockets[0].getsockname()[1]}"
        self.hanging = asyncio.Event()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.hanging.set()
        self.post.close()
        await self.runner.cleanup()

    def browser(self, name: str) -> Browser:
        return self.browsers.setdefault(name, Browser(name))

    async def answered(self, path: str) -> web.Response:
        status = self.answers[path].pop(0) if self.answers[path] else 201
        if status == "never":
            self.waiting += 1
            await self.hanging.wait()
        if status == "elsewhere":
            return web.Response(status=307, headers={"Location": f"{self.url}/hook/inner"})
        if status == "endless":
            return web.Response(status=200, body=b"x" * 5_000_000)
        return web.Response(status=status if isinstance(status, int) else 200, headers={"Retry-After": "900"} if status == 429 else {})

    async def take_push(self, request: web.Request) -> web.Response:
        response = await self.answered(request.path)
        if response.status < 300:
            assert request.headers["Content-Encoding"] == "aes128gcm"
            key = check_vapid(request.headers["Authorization"], self.url)
            payload = self.browser(request.match_info["name"]).decrypt(await request.read())
            heads = request.headers
            self.pushed.append((request.match_info["name"], Pushed(heads["Topic"], int(heads["TTL"]), heads["Urgency"], payload, key)))
        return response

    async def take_call(self, request: web.Request) -> web.Response:
        response = await self.answered(request.path)
        if response.status < 300:
            self.called.append((request.match_info["name"], Called(request.headers["Idempotency-Key"], await request.json())))
        return response

    async def handle_RCPT(self, _s: SMTP, _: Session, envelope: Envelope, address: str, _o: list[str]) -> str:  # noqa: N802
        if address in self.refused:
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _s: SMTP, _: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        email = message_from_bytes(content, policy=policy.default)
        assert isinstance(email, EmailMessage)
        assert envelope.rcpt_tos == [email["To"]]
        self.raw.append(content)
        self.emails.append(email)
        return "250 OK"


@contextmanager
def receiving() -> Iterator[Receivers]:
    """Run the receivers in a thread, for tests without an event loop. They keep running when servers stop."""
    receivers, ready, done = Receivers(), threading.Event(), threading.Event()

    async def receive() -> None:
        async with receivers:
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(receive()))
    thread.start()
    ready.wait()
    try:
        yield receivers
    finally:
        done.set()
        thread.join()
