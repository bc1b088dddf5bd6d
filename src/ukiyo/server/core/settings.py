"""How a server is set up: from the command line, and from the environment for those who host it (see docs/hosting.md)."""

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
from ukiyo.server.core.mail_address import sender_of

LOOPBACK = ("127.0.0.1", "localhost", "::1")
P256 = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # the order of the curve that push keys are drawn from


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    db: str
    secret: bytes  # from which the key of each purpose is derived
    hosts: tuple[str, ...] = ()  # the names the server answers to; none: any
    workers: int = 1  # processes in which bots think
    budget: float = 10.0  # seconds a bot may think about one action
    pause: float = 1.5  # seconds in which a person's move may be taken back before a bot answers it
    patience: float = 60.0  # seconds after which the others may give an absent player's seat to a bot
    rate: float = 20.0  # requests and messages a second from one person; 0: no limits by person or address
    burst: float = 100.0  # and how many at once
    address_rate: float = 100.0  # the same from one address, which a school or a café shares
    address_burst: float = 300.0
    address_sockets: int = 200  # of spectators from one address, and as many of people with a seat
    log_level: str = "info"
    log_json: bool = False
    url: str = ""  # where guests find the server, for links in mail; none: there is no mail
    smtp: str = ""  # the server that takes mail: smtp://USER:PASSWORD@HOST:PORT, or smtps:
    mail_from: str = ""
    vapid: str = ""  # the key that signs what is pushed, 32 bytes in base64; none: nothing is
    notification_delay: float = 60.0  # seconds in which somebody may come by herself before she is told, at a table over days
    inner: bool = False  # whether hooks and pushes may go to this machine and its network


def from_environment(host: str, db: str | None, log_level: str | None = None, log_json: bool = False) -> Settings:
    """Bound to this machine only, the server answers to this machine's names only: no page elsewhere reaches it by renaming itself."""
    added = tuple(name.strip() for name in os.environ.get("UKIYO_HOSTS", "").split(",") if name.strip())
    here = (*LOOPBACK, "[::1]") if host in LOOPBACK else ()
    return Settings(
        db=database_url(db),
        secret=cookie_secret(),
        hosts=(*here, *added),
        workers=int(number("UKIYO_WORKERS", os.cpu_count() or 1, 1)),
        budget=number("UKIYO_BUDGET", 10.0, 0.01),
        pause=number("UKIYO_PAUSE", 1.5, 0),
        patience=number("UKIYO_PATIENCE", 60.0, 0),
        rate=number("UKIYO_RATE", 20.0, 0),
        burst=number("UKIYO_BURST", 100.0, 1),
        address_rate=number("UKIYO_ADDRESS_RATE", 100.0, 0),
        address_burst=number("UKIYO_ADDRESS_BURST", 300.0, 1),
        address_sockets=int(number("UKIYO_ADDRESS_SOCKETS", 200, 1)),
        log_level=log_level or os.environ.get("UKIYO_LOG_LEVEL") or "info",
        log_json=log_json or os.environ.get("UKIYO_LOG_JSON", "") not in ("", "0"),
        url=address("UKIYO_URL", "https://ukiyo.example.org", "https", "http").rstrip("/"),
        smtp=smtp_url(),
        mail_from=sender(),
        vapid=push_key(),
        notification_delay=number("UKIYO_NOTICE_DELAY", 60.0, 0),
        inner=os.environ.get("UKIYO_INNER", "") not in ("", "0"),
    )


def smtp_url() -> str:
    """Mail needs a package of its own. A server that is set up for mail must not leave it out silently."""
    url = address("UKIYO_SMTP", "smtp://USER:PASSWORD@HOST:587, or smtps://...", "smtp", "smtps")
    if url:
        require("club", "aiosmtplib")
    return url


def database_url(db: str | None) -> str:
    """The store that was named, or a file in the data directory."""
    return normal_url(db or os.environ.get("UKIYO_DB") or f"sqlite:///{data_directory() / 'ukiyo.db'}")


def number(name: str, default: float, least: float) -> float:
    text = os.environ.get(name, "")
    try:
        value = float(text) if text else default
    except ValueError:
        raise BadOption(f"{name} must be a number, not '{text}'") from None
    if not least <= value < 1e9:
        raise BadOption(f"{name} must be {least:g} or more, not {text}")
    return value


def data_directory() -> Path:
    path = Path(os.environ.get("UKIYO_DATA") or user_data_path("ukiyo"))
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"cannot create {path}: {error.strerror}; choose another directory with UKIYO_DATA") from None
    return path


def normal_url(url: str) -> str:
    """The address of the store as SQLAlchemy wants it; PostgreSQL is reached through psycopg."""
    kind, colon, rest = url.partition("://")
    if colon and kind in ("postgres", "postgresql", "postgresql+psycopg"):
        require("postgres", "psycopg")
        return f"postgresql+psycopg://{rest}"
    if colon and kind == "sqlite" and len(rest) > 1:
        return url
    raise BadOption("--db takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def address(name: str, example: str, *schemes: str) -> str:
    text = os.environ.get(name, "")
    try:
        parts = urlsplit(text)
        right = not text or (parts.scheme in schemes and bool(parts.hostname) and parts.port != 0)
    except ValueError:
        right = False
    if not right:
        raise BadOption(f"{name} must be like {example}")
    return text


def sender() -> str:
    text = os.environ.get("UKIYO_MAIL_FROM", "")
    try:
        return text and str(sender_of(text))
    except Refused:
        raise BadOption("UKIYO_MAIL_FROM must be like 'Ukiyo <ukiyo@example.org>'") from None


def cookie_secret() -> bytes:
    """UKIYO_SECRET, or what was drawn when the server was first opened."""
    given = os.environ.get("UKIYO_SECRET", "")
    if given and len(given) < 16:
        raise BadOption("UKIYO_SECRET must be at least 16 characters long")
    return (given or kept("secret", lambda: secrets.token_hex(32))).encode()


def push_key() -> str:
    """UKIYO_VAPID_KEY, or a key of the curve P-256 that was drawn likewise: devices know the server by it, so it stays the same."""
    given = os.environ.get("UKIYO_VAPID_KEY", "").rstrip("=")
    key = given or kept("vapid", lambda: b64(1 + secrets.randbelow(P256 - 1)))
    try:
        number = int.from_bytes(base64.b64decode(f"{key}=", altchars=b"-_", validate=True))
    except ValueError:
        number = 0
    if len(key) != 43 or not 0 < number < P256:
        raise BadOption("UKIYO_VAPID_KEY must be a private key of the curve P-256: 32 bytes in URL-safe base64")
    return key


def b64(number: int) -> str:
    return base64.urlsafe_b64encode(number.to_bytes(32)).rstrip(b"=").decode()


def kept(name: str, draw: Callable[[], str]) -> str:
    """A secret in a file of the data directory that is made once, whole, and that only its owner can read."""
    path = data_directory() / name
    try:
        if not path.exists():
            handle, new = tempfile.mkstemp(dir=path.parent)
            with os.fdopen(handle, "w", encoding="ascii") as file:
                file.write(draw())
            with contextlib.suppress(FileExistsError):  # another process was faster
                os.link(new, path)
            os.unlink(new)
        return path.read_text(encoding="ascii")
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error.strerror}") from None
