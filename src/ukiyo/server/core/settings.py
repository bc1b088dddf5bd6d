"""The server's settings, from the command line and the environment (see docs/guides/hosting.md)."""

import base64
import contextlib
import os
import secrets
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from ukiyo.engine.errors import BadOption
from ukiyo.extras import require
from ukiyo.play.errors import Refused
from ukiyo.server.core.email_address import sender_of

LOOPBACK = ("127.0.0.1", "localhost", "::1")
P256 = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # the order of the elliptic curve used for push keys


@dataclass(frozen=True)
class Settings:
    db: str  # the database URL
    secret: bytes  # the keys for all purposes are derived from it
    hosts: tuple[str, ...] = ()  # accepted host names; all if empty
    workers: int = 1  # worker processes for bots
    bot_timeout: float = 10.0  # seconds a worker has to choose an action
    bot_delay: float = 1.5  # seconds a person has to undo a move before a bot replies
    takeover_delay: float = 60.0  # seconds of absence after which other players may let a bot take over a seat
    rate: float = 20.0  # requests and messages per second and person; 0 disables all limits
    burst: float = 100.0
    address_rate: float = 100.0  # the same per address, which a school or café may share
    address_burst: float = 300.0
    address_sockets: int = 200  # spectators' WebSocket connections per address, and the same number for players
    log_level: str = "info"
    log_json: bool = False
    url: str = ""  # the server's public URL, for links in emails; required for sending email
    smtp: str = ""  # the mail server: smtp://USER:PASSWORD@HOST:PORT, or smtps:
    email_from: str = ""
    vapid: str = ""  # the key that signs push messages, 32 bytes in base64; required for push
    notification_delay: float = 60.0  # seconds a player has to return before a notification about a correspondence game is sent
    allow_private_hosts: bool = False  # whether webhooks and push messages may be sent to this machine and its network


def from_environment(host: str, db: str | None, log_level: str | None = None, log_json: bool = False) -> Settings:
    """Reads the settings.

    A server that listens on the loopback interface only accepts this machine's host names, which prevents DNS rebinding.
    """
    added = tuple(name.strip() for name in os.environ.get("UKIYO_HOSTS", "").split(",") if name.strip())
    local = (*LOOPBACK, "[::1]") if host in LOOPBACK else ()
    return Settings(
        db=database_url(db),
        secret=cookie_secret(),
        hosts=(*local, *added),
        workers=int(number("UKIYO_WORKERS", os.cpu_count() or 1, 1)),
        bot_timeout=number("UKIYO_BOT_TIMEOUT", 10.0, 0.01),
        bot_delay=number("UKIYO_BOT_DELAY", 1.5, 0),
        takeover_delay=number("UKIYO_TAKEOVER_DELAY", 60.0, 0),
        rate=number("UKIYO_RATE", 20.0, 0),
        burst=number("UKIYO_BURST", 100.0, 1),
        address_rate=number("UKIYO_ADDRESS_RATE", 100.0, 0),
        address_burst=number("UKIYO_ADDRESS_BURST", 300.0, 1),
        address_sockets=int(number("UKIYO_ADDRESS_SOCKETS", 200, 1)),
        log_level=log_level or os.environ.get("UKIYO_LOG_LEVEL") or "info",
        log_json=log_json or os.environ.get("UKIYO_LOG_JSON", "") not in ("", "0"),
        url=address("UKIYO_URL", "https://ukiyo.example.org", "https", "http").rstrip("/"),
        smtp=smtp_url(),
        email_from=sender(),
        vapid=push_key(),
        notification_delay=number("UKIYO_NOTIFICATION_DELAY", 60.0, 0),
        allow_private_hosts=os.environ.get("UKIYO_ALLOW_PRIVATE_HOSTS", "") not in ("", "0"),
    )


def smtp_url() -> str:
    """Returns the mail server's URL. Raises an error on startup if the package for email is not installed."""
    url = address("UKIYO_SMTP", "smtp://USER:PASSWORD@HOST:587, or smtps://...", "smtp", "smtps")
    if url:
        require("club", "aiosmtplib")
    return url


def database_url(db: str | None) -> str:
    """Returns the database URL: the given URL, UKIYO_DB, or a file in the data directory."""
    return normal_url(db or os.environ.get("UKIYO_DB") or f"sqlite:///{data_directory() / 'ukiyo.db'}")


def number(name: str, default: float, minimum: float) -> float:
    text = os.environ.get(name, "")
    try:
        value = float(text) if text else default
    except ValueError:
        raise BadOption(f"{name} must be a number, not '{text}'.") from None
    if not minimum <= value < 1e9:
        raise BadOption(f"{name} must be {minimum:g} or more, not {text}.")
    return value


def data_directory() -> Path:
    path = Path(os.environ.get("UKIYO_DATA") or user_data_path("ukiyo"))
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"Cannot create {path}: {error.strerror}. Choose another directory with UKIYO_DATA.") from None
    return path


def normal_url(url: str) -> str:
    """Returns the URL in SQLAlchemy's format, with the psycopg driver for PostgreSQL."""
    kind, colon, rest = url.partition("://")
    if colon and kind in ("postgres", "postgresql", "postgresql+psycopg"):
        require("postgres", "psycopg")
        return f"postgresql+psycopg://{rest}"
    if colon and kind == "sqlite" and len(rest) > 1:
        return url
    raise BadOption("The database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")


def address(name: str, example: str, *schemes: str) -> str:
    text = os.environ.get(name, "")
    try:
        parts = urlsplit(text)
        valid = not text or (parts.scheme in schemes and bool(parts.hostname) and parts.port != 0)
    except ValueError:
        valid = False
    if not valid:
        raise BadOption(f"{name} must look like {example}.")
    return text


def sender() -> str:
    text = os.environ.get("UKIYO_EMAIL_FROM", "")
    try:
        return text and str(sender_of(text))
    except Refused:
        raise BadOption("UKIYO_EMAIL_FROM must look like 'Ukiyo <ukiyo@example.org>'.") from None


def cookie_secret() -> bytes:
    """Returns UKIYO_SECRET, or a secret generated on first start."""
    secret = os.environ.get("UKIYO_SECRET", "")
    if secret and len(secret) < 16:
        raise BadOption("UKIYO_SECRET must have at least 16 characters.")
    return (secret or stored_secret("secret", lambda: secrets.token_hex(32))).encode()


def push_key() -> str:
    """Returns UKIYO_VAPID_KEY, or a P-256 key generated on first start. Push subscriptions are bound to this key."""
    text = os.environ.get("UKIYO_VAPID_KEY", "").rstrip("=")
    key = text or stored_secret("vapid", lambda: b64(1 + secrets.randbelow(P256 - 1)))
    try:
        number = int.from_bytes(base64.b64decode(f"{key}=", altchars=b"-_", validate=True))
    except ValueError:
        number = 0
    if len(key) != 43 or not 0 < number < P256:
        raise BadOption("UKIYO_VAPID_KEY must be a P-256 private key: 32 bytes in URL-safe base64.")
    return key


def b64(number: int) -> str:
    return base64.urlsafe_b64encode(number.to_bytes(32)).rstrip(b"=").decode()


def stored_secret(name: str, generate: Callable[[], str]) -> str:
    """Returns a secret stored in the data directory. The file is created atomically and is readable only by its owner."""
    path = data_directory() / name
    try:
        if not path.exists():
            handle, new = tempfile.mkstemp(dir=path.parent)
            with os.fdopen(handle, "w", encoding="ascii") as file:
                file.write(generate())
            with contextlib.suppress(FileExistsError):  # another process has created it
                os.link(new, path)
            os.unlink(new)
        return path.read_text(encoding="ascii")
    except OSError as error:
        raise BadOption(f"Cannot write {path}: {error.strerror}") from None
