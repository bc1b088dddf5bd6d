"""What tests of several rooms need, and which tests `make test` runs on the interpreted engine too.

Those are the rules whole, and of every other room a smoke test.
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
from ukiyo.bots import lookahead, rollout
from ukiyo.engine.game import Game
from ukiyo.locales import words

pytest_plugins = ["tests.skipping"]

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command line does: tests run side by side
HERE = Path(__file__).parent
CORE = {"engine", "games", "rulebook", "golden", "battery"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(HERE).parts[0] in CORE:
            item.add_marker("core")
        if item.get_closest_marker("any_store") and "postgresql" in item.nodeid.rpartition("[")[2]:
            item.add_marker("repeats")


def pytest_collection_finish() -> None:
    """What was imported stays: nobody need look through it for garbage all the time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module")
def fireflies() -> Iterator[Game]:
    """A game from outside, installed here and for every process that is started meanwhile; what they are forked from does not know it."""
    ensure_running()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path, str(INSTALLED)])
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(INSTALLED)])))
        words.cache_clear()
        yield ukiyo.game("fireflies")
    words.cache_clear()


@pytest.fixture
def shortsighted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters, hints and reviews look a few decisions ahead, not to the end of the game: where it does not matter what they see there."""
    monkeypatch.setattr(rollout, "FULL_SEARCH", replace(rollout.FULL_SEARCH, checkpoints=(12,)))
    monkeypatch.setattr(lookahead, "NESTED_SEARCH", replace(lookahead.NESTED_SEARCH, checkpoints=(2,)))
