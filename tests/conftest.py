"""Marks what `make test` runs on the interpreted engine too: the rules whole, and of every other room a smoke test."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
CORE = {"engine", "games", "rulebook", "golden", "battery"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(HERE).parts[0] in CORE:
            item.add_marker("core")
