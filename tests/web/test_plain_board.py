"""The plain board, for games without browser files."""

import json
import random

import pytest
from playwright.sync_api import Route, expect

from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Visit


def hide_boards(person: Visitor) -> None:
    """Hide the browser files of all games."""

    def fulfill(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(body=json.dumps([{**game, "has_own_board": False} for game in games]), content_type="application/json")

    person.page.route("**/api/games", fulfill)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("iki", LAPTOP),  # test_fireflies uses the plain board on a phone
        pytest.param("hokusai", PHONE, marks=pytest.mark.repeats),
        pytest.param("iki", PHONE, marks=pytest.mark.repeats),
        pytest.param("hokusai", LAPTOP, marks=pytest.mark.repeats),
    ],
)
def test_a_game_without_a_board_is_played_on_the_plain_board(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Components are lists, legal targets are highlighted, and a click on a target plays the action."""
    person = visit(size=size)
    hide_boards(person)
    person.create_table(game, "me", "novice")
    rng = random.Random(12)
    person.play_choices(rng, 12)
    assert person.wait_for_turn()
    expect(person.page.locator(".plain-table .plain-player")).to_have_count(2)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    person.screenshot(f"plain-{game}{'-phone' if size == PHONE else ''}", full=True)
    while not person.page.locator(".plain-table [data-selectable]").count():
        person.choose_at_random(rng)
        assert person.wait_for_turn()
    person.page.locator(".plain-table [data-selectable]").first.click()
    person.assert_no_errors()


def test_pages_of_a_game_without_browser_files(visit: Visit) -> None:
    person = visit()
    hide_boards(person)
    for page in ("", "#/new", "#/components/iki", "#/learn"):
        person.open(page)
        person.settle()
        person.assert_no_errors()
