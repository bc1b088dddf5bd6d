"""The channels for notifications: push, email and webhooks. A delivery can fail temporarily or permanently.

If a process dies after a delivery but before the outbox row is updated, the message is sent again. Each message therefore has a key that
lets receivers detect duplicates: an email's Message-ID, a push message's topic and payload id, or a webhook's `Idempotency-Key`.
"""

import base64
import html
import json
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate
from functools import cached_property
from importlib.util import find_spec
from typing import Any
from urllib.parse import unquote, urlsplit

from ukiyo.play.errors import Refused
from ukiyo.server.core.email_address import EmailAddress, sender_of
from ukiyo.server.core.settings import Settings
from ukiyo.server.db.outbox import ClaimedMessage
from ukiyo.server.notifications.outbound_http import OutboundHttp, OutboundResponse, RequestFailed
from ukiyo.server.tables.notification_requests import short_hash

TRANSIENT_STATUSES = (408, 425, 429)  # retry later
GONE_STATUSES = (404, 410)
VAPID_LIFETIME = 12 * 3600  # seconds; push services accept at most 24 hours
MARKUP = re.compile(r"[\\*_~|`>#\[\]()@-]")


class UrlHeader(BaseHeader):
    """A header that is never folded. Folding would encode a long URL (RFC 2047), and email clients could not open it."""

    max_count = 1  # read by the email package

    @classmethod
    def parse(cls, value: str, kwds: dict[str, Any]) -> None:
        UnstructuredHeader.parse(value, kwds)

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


def email_policy() -> Policy:
    registry = HeaderRegistry()
    registry.map_to_type("list-unsubscribe", UrlHeader)
    return SMTP.clone(header_factory=registry, cte_type="7bit")


EMAIL_POLICY = email_policy()


class DeliveryFailed(Exception):
    """A message could not be sent. `permanent` failures are not retried. `receiver_removed` means that the receiver no longer exists."""

    def __init__(self, reason: str, permanent: bool = False, receiver_removed: bool = False, wait: float | None = None) -> None:
        super().__init__(reason)
        self.permanent = permanent or receiver_removed
        self.receiver_removed = receiver_removed
        self.wait = wait


Send = Callable[[ClaimedMessage, dict[str, Any]], Awaitable[None]]


@dataclass(frozen=True)
class Capabilities:
    """The channels that this server is configured for."""

    push: bool
    email: bool
    webhook: bool


def capabilities(settings: Settings) -> Capabilities:
    calls = find_spec("aiohttp") is not None
    push = calls and bool(settings.vapid) and find_spec("pywebpush") is not None
    email = bool(settings.smtp and settings.email_from and settings.url) and find_spec("aiosmtplib") is not None
    return Capabilities(push, email, calls)


def check_response(response: OutboundResponse) -> None:
    if 200 <= response.status < 300:
        return
    reason = f"The receiving server responded with status {response.status}."
    passing = response.status in TRANSIENT_STATUSES or response.status >= 500
    raise DeliveryFailed(reason, permanent=not passing, receiver_removed=response.status in GONE_STATUSES, wait=response.retry_after)


class Channels:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.available = capabilities(settings)
        self.outbound = OutboundHttp(settings.allow_private_hosts)
        self.senders: dict[str, Send] = {"push": self.push, "email": self.email, "webhook": self.webhook}

    async def send(self, outgoing: ClaimedMessage, content: dict[str, Any]) -> None:
        if not getattr(self.available, outgoing.channel):
            raise DeliveryFailed("This server is not configured for this channel.")
        try:
            await self.senders[outgoing.channel](outgoing, content)
        except RequestFailed as error:
            raise DeliveryFailed(str(error)) from None

    # Push

    @cached_property
    def vapid(self) -> Any:
        from py_vapid import Vapid02  # noqa: PLC0415 - an optional dependency

        return Vapid02.from_raw(self.settings.vapid.encode())

    @cached_property
    def public_key(self) -> str:
        """The key that browsers use to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - an optional dependency

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def push(self, _: ClaimedMessage, content: dict[str, Any]) -> None:
        """Sends a push message (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292)."""
        from pywebpush import WebPusher  # noqa: PLC0415 - an optional dependency

        endpoint = urlsplit(content["to"]["endpoint"])
        claims = {"aud": f"{endpoint.scheme}://{endpoint.netloc}", "sub": self.contact, "exp": int(time.time() + VAPID_LIFETIME)}
        headers = {
            **self.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(content["ttl"]),
            "Urgency": content["urgency"],
            "Topic": content["topic"],
        }
        encrypted = WebPusher(content["to"]).encode(json.dumps(content["payload"]).encode())["body"]
        check_response(await self.outbound.post(content["to"]["endpoint"], headers, encrypted))

    @property
    def contact(self) -> str:
        """The contact address for the operators of push services."""
        if self.settings.email_from:
            return f"mailto:{self.sender.addr_spec}"
        return self.settings.url if self.settings.url.startswith("https:") else "mailto:ukiyo@localhost"

    # Email

    async def email(self, outgoing: ClaimedMessage, content: dict[str, Any]) -> None:
        import aiosmtplib  # noqa: PLC0415 - an optional dependency

        try:
            recipient = EmailAddress.parse(content["to"])
        except Refused:
            raise DeliveryFailed("The email address is invalid.", permanent=True) from None
        server = urlsplit(self.settings.smtp)
        try:
            await aiosmtplib.send(
                self.build_email(outgoing, content, recipient).as_bytes(),
                sender=self.sender.addr_spec,
                recipients=[recipient.text],
                hostname=server.hostname,
                port=server.port,
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise DeliveryFailed(
                "The mail server rejected the address.", permanent=all(code.code >= 500 for code in error.recipients)
            ) from None
        except aiosmtplib.SMTPDataError as error:
            raise DeliveryFailed(f"The mail server responded with code {error.code}.", permanent=error.code >= 500) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise DeliveryFailed(f"The mail server is unavailable: {type(error).__name__}.") from None

    @property
    def sender(self) -> Address:
        return sender_of(self.settings.email_from)

    def build_email(self, outgoing: ClaimedMessage, content: dict[str, Any], recipient: EmailAddress) -> EmailMessage:
        email = EmailMessage(policy=EMAIL_POLICY)
        email["From"] = self.sender
        email["To"] = Address(addr_spec=recipient.text)
        email["Subject"] = content["subject"]
        email["Date"] = formatdate()
        email["Message-ID"] = f"<{short_hash(outgoing.idempotency_key)}@{urlsplit(self.settings.url).hostname}>"
        email["Auto-Submitted"] = "auto-generated"
        email["List-Unsubscribe"] = f"<{content['end']}>"
        email["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        email.set_content(content["text"])
        return email

    # Webhooks

    async def webhook(self, outgoing: ClaimedMessage, content: dict[str, Any]) -> None:
        headers = {"Content-Type": "application/json", "User-Agent": "Ukiyo", "Idempotency-Key": short_hash(outgoing.idempotency_key)}
        check_response(
            await self.outbound.post(content["to"], headers, json.dumps(WEBHOOK_FORMATS[content["style"]](content["details"])).encode())
        )


WebhookDetails = dict[str, str]


def to_discord(details: WebhookDetails) -> dict[str, object]:
    """Escapes markup and disables mentions, because players can choose their names."""
    text_of = MARKUP.sub(r"\\\g<0>", f"{details['title']}: {details['body']}")
    return {"content": f"{text_of} {details['url']}".strip(), "allowed_mentions": {"parse": []}}


def to_slack(details: WebhookDetails) -> dict[str, object]:
    text_of = html.escape(f"{details['title']}: {details['body']}", quote=False)
    return {"text": f"{text_of} {details['url']}".strip(), "mrkdwn": False}


WEBHOOK_FORMATS: dict[str, Callable[[WebhookDetails], dict[str, object]]] = {"discord": to_discord, "slack": to_slack, "json": dict}
