"""Fixtures for several test packages, and the marker of the tests that `make test` also runs on the interpreted engine.

These are all tests of the rules, and a smoke test of every other package.
"""

import gc
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.forkserver import ensure_running
from pathlib import Path

import pytest

import ukiyo
from tests.games.fireflies import INSTALLED
from ukiyo.bots import lookahead
from ukiyo.engine.game import Game
from ukiyo.locales import locale

pytest_plugins = ["tests.skipping"]

for _variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")  # as the command line does, because tests run in parallel
HERE = Path(__file__).parent
CORE = {"engine", "games", "rulebook", "golden", "battery"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(HERE).parts[0] in CORE:
            item.add_marker("core")
        if item.get_closest_marker("any_store") and "postgresql" in item.nodeid.rpartition("[")[2]:
            item.add_marker("repeats")


def pytest_collection_finish() -> None:
    """Exclude imported modules from garbage collection."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module")
def fireflies() -> Iterator[Game]:
    """A game from another package, installed for this process and its subprocesses, but not for the fork server."""
    ensure_running()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path, str(INSTALLED)])
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(INSTALLED)])))
        locale.cache_clear()
        yield ukiyo.game("fireflies")
    locale.cache_clear()


@pytest.fixture
def short_nested_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit nested searches to a few decisions, for tests that do not depend on the result."""
    monkeypatch.setattr(lookahead, "NESTED_SEARCH", replace(lookahead.NESTED_SEARCH, checkpoints=(2,)))
