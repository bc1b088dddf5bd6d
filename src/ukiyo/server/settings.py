"""How a server is set up: from the command line, and from the environment for those who host it (see docs/hosting.md)."""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from ukiyo.engine.errors import BadOption

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    db: str
    secret: bytes  # signs the cookies
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


def from_environment(host: str, db: str | None, log_level: str | None = None, log_json: bool = False) -> Settings:
    """Bound to this machine only, the server answers to this machine's names only: no page elsewhere reaches it by renaming itself."""
    added = tuple(name.strip() for name in os.environ.get("UKIYO_HOSTS", "").split(",") if name.strip())
    here = (*LOOPBACK, "[::1]") if host in LOOPBACK else ()
    return Settings(
        db=store_url(db),
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
    )


def store_url(db: str | None) -> str:
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
        return f"postgresql+psycopg://{rest}"
    if colon and kind == "sqlite" and len(rest) > 1:
        return url
    raise BadOption("--db takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def cookie_secret() -> bytes:
    """UKIYO_SECRET, or a file in the data directory that is made once and that only its owner can read."""
    given = os.environ.get("UKIYO_SECRET", "")
    if given:
        if len(given) < 16:
            raise BadOption("UKIYO_SECRET must be at least 16 characters long")
        return given.encode()
    path = data_directory() / "secret"
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error.strerror}") from None
    return path.read_bytes()
