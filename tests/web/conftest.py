"""Fixtures: a server, a browser and its visitors."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.server.server_process import NO_TAKEOVER_DELAY, Guest, ServerProcess, play_to_the_end
from tests.skipping import skip_without
from tests.web.browsing import LAPTOP, TIMEOUT, TOUCHED, Visitor, chromium, launch_browser
from tests.web.javascript_coverage import save_coverage

INSTALL_CHROMIUM = "install it with 'sudo apt-get install chromium-headless-shell', or set UKIYO_CHROMIUM to the path of one"

Visit = Callable[..., Visitor]

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        skip_without("Chromium", INSTALL_CHROMIUM)
    with sync_playwright() as playwright:
        browser = launch_browser(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("served")
    server = ServerProcess(f"sqlite:///{folder}/tables.db", folder, **NO_TAKEOVER_DELAY)
    yield server
    server.end()


@pytest.fixture(scope="session")
def profiles() -> dict[tuple[str, bool], list[BrowserContext]]:
    """Browser contexts to reuse, by language and touch screen. Their caches contain the page's files."""
    return defaultdict(list)


@pytest.fixture
def visit(
    browser: Browser, server: ServerProcess, profiles: dict[tuple[str, bool], list[BrowserContext]], request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Open browsers for visitors. Console errors fail the test. After a failure, the contexts are not reused."""
    visitors: list[tuple[Visitor, tuple[str, bool]]] = []
    failed = request.session.testsfailed

    def open_visitor(
        language: str = "en", size: tuple[int, int] = LAPTOP, name: str = "Aki", url: str = "", speed: str = "at-once"
    ) -> Visitor:
        profile = (language, size in TOUCHED)
        context = profiles[profile].pop() if profiles[profile] else None
        visitors.append((Visitor(browser, url or server.url, language, size, name, speed, context=context), profile))
        return visitors[-1][0]

    yield open_visitor
    for visitor, profile in visitors:
        if visitor.changed or request.session.testsfailed > failed:
            save_coverage(visitor.coverage_session)
            visitor.context.close()
        else:
            visitor.leave()
            profiles[profile].append(visitor.context)
    assert [visitor.console_errors for visitor, _ in visitors if visitor.console_errors] == []


@pytest.fixture(scope="session")
def readers(browser: Browser, server: ServerProcess) -> Iterator[list[Visitor]]:
    """The visitor that the `reader` fixture reuses, if there is one."""
    visitors: list[Visitor] = []
    yield visitors
    for visitor in visitors:
        save_coverage(visitor.coverage_session)
        visitor.context.close()


@pytest.fixture
def reader(browser: Browser, server: ServerProcess, readers: list[Visitor], request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """A visitor for tests that only show positions. Tests must undo their changes. The visitor is replaced after a failure."""
    if not readers:
        readers.append(Visitor(browser, server.url))
    failed = request.session.testsfailed
    readers[0].page.mouse.move(0, 0)
    yield readers[0]
    errors, readers[0].console_errors = readers[0].console_errors, []
    if errors or request.session.testsfailed > failed:
        readers.pop().context.close()
    assert errors == []


@pytest.fixture(scope="session")
def host(server: ServerProcess) -> Guest:
    """The host of the finished tables."""
    return Guest(server, "Aki")


@pytest.fixture(scope="session")
def finished(host: Guest) -> dict[str, str]:
    """The ids of finished tables, by game."""
    tables = {game: host.set_table("me", "novice", game=game) for game in ("iki", "hokusai")}
    with ThreadPoolExecutor(1) as executor:  # Playwright runs an event loop in this thread
        for table in tables.values():
            host.post(f"/tables/{table}/start")
            executor.submit(asyncio.run, play_to_the_end(host, table, random.Random(9))).result()
    return tables
