"""A game from another package in the browser, with its own board and with the plain board."""

import json
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.server.server_process import ServerProcess
from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import Visit
from ukiyo.engine.game import Game


@pytest.fixture(scope="module")
def services(fireflies: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with Fireflies installed."""
    folder = tmp_path_factory.mktemp("house")
    server = ServerProcess(f"sqlite:///{folder}/tables.db", folder)
    yield server
    server.kill()


def test_the_home_page_lists_the_installed_game(visit: Visit, services: ServerProcess) -> None:
    person = visit(url=services.url)
    for page in ("", "#/new/fireflies", "#/rules/fireflies", "#/components/fireflies"):
        person.open(page)
        for language, title in (("en", "Fireflies"), ("fr", "Lucioles"), ("es", "Fireflies")):
            person.select_language(language)
            person.settle()
            person.assert_no_errors()
            if not page:
                expect(person.page.locator(".game-card").get_by_text(title, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("plain", "size"),
    [
        pytest.param(False, LAPTOP, id="its board"),
        pytest.param(True, PHONE, id="plain board, phone"),
        pytest.param(False, PHONE, id="its board, phone", marks=pytest.mark.repeats),
        pytest.param(True, LAPTOP, id="plain board", marks=pytest.mark.repeats),
    ],
)
def test_a_whole_game_is_played_by_clicking_targets(visit: Visit, services: ServerProcess, plain: bool, size: tuple[int, int]) -> None:
    person = visit(size=size, url=services.url)
    if plain:
        person.page.route("**/api/games", without_room)
    table = person.create_table("fireflies", "me", "apprentice", "novice", moon="full")
    board = person.page.locator(".plain-table" if plain else ".garden")
    assert person.wait_for_turn()
    expect(board).to_be_visible()
    expect(board.locator("[data-selectable]")).to_have_count(6)
    person.screenshot(f"fireflies{'-plain' if plain else ''}{'-phone' if size == PHONE else ''}", full=True)
    board.locator("[data-selectable]").first.click()
    person.play_choices(random.Random(3))
    assert person.over
    person.assert_no_errors()
    expect(person.page.locator("#hint")).to_have_count(0)
    person.open(f"#/replay/{table}")
    person.settle()
    person.assert_no_errors()


def without_room(route: Route) -> None:
    games = route.fetch().json()
    route.fulfill(body=json.dumps([{**game, "has_own_board": False} for game in games]), content_type="application/json")
