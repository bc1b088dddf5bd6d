"""What tests of several rooms need."""

import os
import sys
from collections.abc import Iterator

import pytest

import ukiyo
from tests.games.fireflies import INSTALLED
from ukiyo.engine.game import Game
from ukiyo.locales import words


@pytest.fixture(scope="module")
def fireflies() -> Iterator[Game]:
    """A game from outside, installed here and for every process that is started meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path, str(INSTALLED)])
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(INSTALLED)])))
        words.cache_clear()
        yield ukiyo.game("fireflies")
    words.cache_clear()
