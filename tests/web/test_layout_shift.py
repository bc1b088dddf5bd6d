"""Layout shift: elements keep their position while the rest of the page loads."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import ukiyo
from tests.server.server_process import Guest
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
CHECKS = {f"check of {game}": f"#/components/{game}/check" for game in ("iki", "hokusai")}
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}  # ms, bytes/s


def open_page(visit: Visit, size: tuple[int, int], slow: bool, url: str = "") -> Visitor:
    person = visit(size=size, url=url)
    person.page.add_init_script(RECORD_SHIFTS)
    person.open()
    person.request("POST", "/me", name="Aki")
    if slow:
        person.changed = True
        session = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    return person


def layout_shift(person: Visitor, address: str) -> tuple[float, list[object]]:
    """Return the layout shift after loading, and the elements that moved."""
    person.page.goto(f"{person.url}/?{address.strip('#/')}{address}")  # load a new document
    person.page.locator(".board > *" if "seat=" in address else "#page > *").first.wait_for()  # a seat link leads to the table
    person.settle()
    found = person.page.evaluate("window.shifts")
    return sum(value for value, _ in found), found


def pages_of(person: Visitor, host: Guest, finished: dict[str, str]) -> dict[str, str]:
    """Return the addresses of all pages. The host and Ben own some of them, because a page can show more to its owner."""
    replays = {f"replay of {game}": f"#/replay/{table}" for game, table in finished.items()}
    replays |= {f"review of {game}": f"#/replay/{table}/10/review" for game, table in finished.items()}
    over = {f"finished table of {game}": f"#/table/{table}" for game, table in finished.items()}
    running = {f"table of {game}": f"#/table/{person.create_table(game, 'me', 'novice')}" for game in finished}
    puzzles = [deal for deal in person.context.request.get(f"{person.url}/api/daily").json() if deal["puzzle"]]
    puzzle = {f"puzzle of {deal['game']}": f"#/puzzle/{deal['game']}/{deal['puzzle']['id']}" for deal in puzzles}
    lesson = {"lesson": f"#/lesson/iki/{person.context.request.get(f'{person.url}/api/lessons').json()[0]['id']}"}
    host.post("/profiles/me", visibility="everyone")
    profiles = {"profile": "#/profile", "profile of the host": f"#/profile/{host.get('/profiles/me')['handle']}"}
    ben = Guest(host.server, "Ben")
    opened, started = new_tournament(ben, "Spring"), new_tournament(ben, "Autumn")
    person.request("POST", f"/tournaments/{started}/join")
    ben.post(f"/tournaments/{started}/start")
    tournaments = {"open tournament": f"#/tournament/{opened}", "started tournament": f"#/tournament/{started}"}
    table = ben.set_table("me", "novice")
    ben.post(f"/tables/{table}/start")
    seat = {"seat link": f"#seat={table}/0/{ben.post(f'/tables/{table}/seats/0/link', single_use=False)['secret']}"}
    return PAGES | replays | over | running | puzzle | lesson | profiles | tournaments | CHECKS | seat


def new_tournament(host: Guest, name: str) -> str:
    """Create a tournament for the host, another person and two bots."""
    bots = ["novice", "novice"]
    new = host.post("/tournaments", name=name, game="iki", kind="all", max_players=4, players_per_table=2, time_control="live", bots=bots)
    return str(new["id"])


def modules() -> set[str]:
    """Return the names of all pages in the entry point of the browser's modules."""
    return set(re.findall(r'^  "([a-z-]+)",$', Path(ukiyo.__file__).with_name("web").joinpath("main.js").read_text(), re.MULTILINE))


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.repeats)], ids=["fast line", "slow line"])
@pytest.mark.parametrize(
    ("size", "first"),
    [
        *[pytest.param(LAPTOP, 0, id="laptop"), pytest.param(PHONE, 1, id="phone")],
        pytest.param(LAPTOP, 1, id="laptop, other pages", marks=pytest.mark.repeats),
        pytest.param(PHONE, 0, id="phone, other pages", marks=pytest.mark.repeats),
    ],
)
def test_pages_do_not_shift_while_they_load(
    visit: Visit, host: Guest, finished: dict[str, str], size: tuple[int, int], first: int, slow: bool
) -> None:
    """Every second page on each screen; the pages of a game are on the same screen. Account links are in `test_account`."""
    person = open_page(visit, size, slow)
    pages = pages_of(person, host, finished)
    assert {re.split("[/=]", address.strip("#/"))[0] or "home" for address in pages.values()} == modules()
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
