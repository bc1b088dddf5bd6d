"""A game that has no room in the browser: the plain board plays it all the same."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.games.fireflies import INSTALLED
from tests.server.served import Served
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Visit


def without_rooms(person: Visitor) -> None:
    """As if the server had no folder for any game."""

    def answer(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(body=json.dumps([{**game, "room": False} for game in games]), content_type="application/json")

    person.page.route("**/api/games", answer)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_the_plain_board(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Everything is there as lists, what can be chosen is lit, and pointing at it plays."""
    person = visit(size=size)
    without_rooms(person)
    person.sit(game, "me", "novice")
    chance = random.Random(12)
    person.play_on(chance, 25)
    assert person.asked()
    expect(person.page.locator(".plain-table .plain-player")).to_have_count(2)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    person.picture(f"plain-{game}{'-phone' if size == PHONE else ''}", full=True)
    while not person.page.locator(".plain-table [data-lit]").count():
        person.choose(chance)
        assert person.asked()
    person.page.locator(".plain-table [data-lit]").first.click()
    person.content()


def test_its_pages(visit: Visit) -> None:
    person = visit()
    without_rooms(person)
    for page in ("", "#/new", "#/components/iki", "#/learn"):
        person.open(page)
        person.page.wait_for_load_state("networkidle")
        person.content()


def test_a_game_from_elsewhere(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fireflies is installed beside the house, and brings neither words nor a room: it is on the shelf, and played to its end."""
    monkeypatch.setenv("PYTHONPATH", str(INSTALLED), prepend=":")
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    person = Visitor(browser, served.url)
    try:
        person.open()
        expect(person.page.locator(".game-box").get_by_text("Fireflies", exact=True)).to_be_visible()
        person.sit("fireflies", "me", "novice")
        person.play_on(random.Random(13), 5)
        person.picture("plain-fireflies")
        person.play_on(random.Random(14))
        assert person.over
        person.content()
        for page in ("#/new/fireflies", "#/components/fireflies", "#/rules/fireflies", f"#/replay/{person.page.url.rsplit('/', 1)[1]}"):
            person.open(page)
            person.page.wait_for_load_state("networkidle")
            person.content()
    finally:
        person.context.close()
        served.close()
