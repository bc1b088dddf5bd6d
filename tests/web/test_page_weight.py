"""Page weight: bytes, requests and nodes on a first visit. The limits are up to 20% above the measured values."""

import pytest
from playwright.sync_api import Request

from tests.web.browsing import new_context
from tests.web.conftest import Visit

LIMITS = {
    "home": (240, 68, 300),
    "rules/iki": (250, 58, 2200),
    "learn/iki": (240, 64, 260),
    "iki": (420, 140, 2400),
    "hokusai": (420, 140, 2800),
}


@pytest.mark.parametrize("page", LIMITS)
def test_a_first_visit_transfers_little_data(visit: Visit, page: str) -> None:
    """Limits kilobytes and requests with an empty cache, and the number of nodes."""
    person = visit()
    person.open()
    table = person.create_table(page, "me", *["novice"] * 3) if page in ("iki", "hokusai") else None
    browser = person.context.browser
    assert browser
    spectator = new_context(browser, "en", (1280, 800))
    spectator.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": person.url} for cookie in person.context.cookies()])
    person.page, before = spectator.new_page(), person.page
    sizes: list[int] = []

    def count(request: Request) -> None:
        size = request.sizes()
        sizes.append(size["responseHeadersSize"] + size["responseBodySize"])

    person.page.on("request", person.on_request)
    person.page.on("requestfinished", person.on_response)
    person.page.on("requestfailed", person.on_response)
    person.page.on("requestfinished", count)
    person.page.goto(f"{person.url}/#/{f'table/{table}' if table else page.removeprefix('home')}")
    person.page.locator(".board > *" if table else "#page main > *").first.wait_for()
    person.settle()
    found = sum(sizes) // 1000, len(sizes), person.page.evaluate("document.querySelectorAll('*').length")
    spectator.close()
    person.page = before
    assert all(value <= limit for value, limit in zip(found, LIMITS[page], strict=True)), found
