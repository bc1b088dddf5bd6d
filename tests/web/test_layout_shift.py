"""Layout shift: elements keep their position while the rest of the page loads."""

import random

import pytest
from playwright.sync_api import Route, expect

from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Visit

LIMIT = 0.05
RECORD_SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.className || node?.nodeName).join(" ")]);
}).observe({ type: "layout-shift", buffered: true });"""
PAGES = {
    "home": "",
    "rules": "#/rules/hokusai",
    "learn": "#/learn/iki",
    "new": "#/new/iki",
    "matchmaking": "#/matchmaking",
    "tournaments": "#/tournaments",
    "watch": "#/tables/watch",
    "replays": "#/tables/replays",
    "components": "#/components/iki",
    "account": "#/account",
    "notifications": "#/notifications",
    "puzzles": "#/puzzles",
    "daily": "#/daily/iki",
    "time-off": "#/time-off",
}
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}  # ms, bytes/s


def layout_shift(person: Visitor, address: str) -> tuple[float, list[object]]:
    """Return the layout shift after loading, and the elements that moved."""
    person.page.goto(f"{person.url}/?{address.strip('#/')}{address}")  # load a new document
    person.page.locator("#page > *").first.wait_for()
    person.settle()
    found = person.page.evaluate("window.shifts")
    return sum(value for value, _ in found), found


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.repeats)], ids=["fast line", "slow line"])
@pytest.mark.parametrize(
    ("size", "first"),
    [
        *[pytest.param(LAPTOP, 0, id="laptop"), pytest.param(PHONE, 1, id="phone")],
        pytest.param(LAPTOP, 1, id="laptop, other pages", marks=pytest.mark.repeats),
        pytest.param(PHONE, 0, id="phone, other pages", marks=pytest.mark.repeats),
    ],
)
def test_pages_do_not_shift_while_they_load(visit: Visit, finished: dict[str, str], size: tuple[int, int], first: int, slow: bool) -> None:
    """Every second page on each screen; the pages of a game are on the same screen."""
    person = visit(size=size)
    person.page.add_init_script(RECORD_SHIFTS)
    person.open()
    person.request("POST", "/me", name="Aki")
    replays = {f"replay of {game}": f"#/replay/{table}" for game, table in finished.items()}
    replays |= {f"review of {game}": f"#/replay/{table}/10/review" for game, table in finished.items()}
    over = {f"finished table of {game}": f"#/table/{table}" for game, table in finished.items()}
    running = {f"table of {game}": f"#/table/{person.create_table(game, 'me', 'novice')}" for game in finished}
    puzzles = [deal for deal in person.context.request.get(f"{person.url}/api/daily").json() if deal["puzzle"]]
    puzzle = {f"puzzle of {deal['game']}": f"#/puzzle/{deal['game']}/{deal['puzzle']['id']}" for deal in puzzles}
    lesson = {"lesson": f"#/lesson/iki/{person.context.request.get(f'{person.url}/api/lessons').json()[0]['id']}"}
    profile = {"profile": "#/profile"}
    if slow:
        person.changed = True
        session = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    pages = PAGES | replays | over | running | puzzle | lesson | profile
    shifts = {page: layout_shift(person, address) for page, address in list(pages.items())[first::2]}
    person.page.evaluate("localStorage.clear()")
    shifts["home on a new device"] = layout_shift(person, "")
    assert {page: found for page, found in shifts.items() if found[0] >= LIMIT} == {}


def test_recent_events_do_not_shift_the_home_page(visit: Visit) -> None:
    person = visit()
    for game in ("iki", "hokusai"):
        person.play_by_requests(person.create_table(game, "me", "novice"), random.Random(3), 1)
    held: list[Route] = []
    person.page.route("**/texts.js*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright sets an attribute of the handler
    person.page.goto(f"{person.url}/?home")
    boxes = person.page.locator(".my-tables + .game-boxes")
    boxes.wait_for()
    person.wait_until("document.fonts.status === 'loaded'")
    before = boxes.bounding_box()
    for route in held:
        route.continue_()
    expect(person.page.locator(".my-tables .last-event time")).to_have_count(2)
    assert boxes.bounding_box() == before
