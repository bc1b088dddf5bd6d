"""Tests that need a program which may not be installed. In CI a missing program is a failure: a run that skips tests proves nothing."""

import os
from typing import NoReturn

import pytest


def skip_without(program: str, remedy: str) -> NoReturn:
    """Skip the test. With `CI` set, fail it."""
    reason = f"{program} was not found: {remedy}"
    if os.environ.get("CI"):
        pytest.fail(f"{reason} (with CI set, a missing program is a failure)", pytrace=False)
    pytest.skip(reason)
