"""A pytest plugin: with `CI` set, a skipped test is a failed test, because a run that skips tests proves nothing.

Tests that cannot run on the interpreted engine are marked `compiled` and deselected there; `make test-compiled` runs them.
"""

import os
from collections.abc import Generator
from typing import NoReturn, TypeVar

import pytest

import ukiyo

R = TypeVar("R", pytest.TestReport, pytest.CollectReport)


def skip_without(requirement: str, remedy: str) -> NoReturn:
    """Skip the test, or the whole module, because something is not installed."""
    pytest.skip(f"{requirement} was not found: {remedy}", allow_module_level=True)


def fail_skipped(report: R) -> R:
    if report.skipped and os.environ.get("CI"):
        report.outcome = "failed"
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else "an expected failure"
        report.longrepr = f"{reason} (with CI set, a skipped test is a failure)"
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return fail_skipped((yield))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return fail_skipped((yield))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if ukiyo.compiled():
        return
    compiled = [item for item in items if item.get_closest_marker("compiled")]
    if compiled:
        config.hook.pytest_deselected(items=compiled)
        items[:] = [item for item in items if item not in compiled]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not ukiyo.compiled():
        terminalreporter.write_line("The engine is interpreted. Tests marked 'compiled' are deselected; make test-compiled runs them.")
