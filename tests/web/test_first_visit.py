"""Starting to play with one click, as a new visitor, and by keyboard."""

import pytest
from playwright.sync_api import expect

from tests.server.server_process import table_of
from tests.web.conftest import Visit

# The version changed, fewer choices are left, or the selection can be cleared.
HAS_ANSWERED = """([version, left]) => {
    const page = document.querySelector(".table-page");
    return page.dataset.version !== version || page.dataset.candidates !== left || document.querySelector(".panel .quiet");
}"""


@pytest.mark.parametrize("game", ["IKI", "Hokusai"])
def test_a_game_starts_with_one_click(visit: Visit, game: str) -> None:
    person = visit()
    person.open()
    person.page.get_by_role("button", name=f"Play {game}").click()
    assert person.wait_for_turn()
    person.assert_no_errors()


def test_a_first_visit_leads_to_a_lesson_and_asks_for_a_name(visit: Visit) -> None:
    """A new visitor is offered a lesson, can play without a name, and is asked for one until it is set."""
    person = visit(name="")
    page = person.page
    person.open()
    lessons = page.get_by_role("link", name="First lesson")
    expect(lessons).to_have_count(2)
    page.get_by_role("button", name="Play Hokusai").click()
    assert person.wait_for_turn()
    assert "Player" in page.locator(".scoreboard").inner_text()
    options = table_of(person.request("GET", f"/tables/{page.url.rsplit('/', 1)[1]}"))["options"]
    assert isinstance(options, dict)
    assert options["masters"] == "random", "A beginner must not be required to choose one."
    assert page.evaluate("JSON.parse(localStorage.ukiyo).coach") == "with-me"
    person.open("#/new")
    page.get_by_label("What should we call you?").fill("Momo")
    page.locator("#seat-0").focus()
    expect(page.locator(".name-field")).to_have_text("Welcome, Momo.")
    person.open()
    expect(page.get_by_role("button", name="Play IKI")).to_be_visible()
    expect(lessons).to_have_count(0)
    person.open("#/new")
    expect(page.locator("#create-table")).to_be_visible()
    assert page.locator(".name-field").count() == 0
    person.assert_no_errors()


def test_the_new_table_page_starts_a_table(visit: Visit) -> None:
    """Start a table with bots from the new table page."""
    person = visit()
    person.open("#/new")
    person.page.locator("#create-table").click()
    person.page.locator(".table-page").wait_for()
    person.assert_no_errors()


@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])  # test_screens plays a whole game of Hokusai
def test_a_game_can_be_started_and_played_by_keyboard(visit: Visit, game: str) -> None:
    """Make five decisions with Tab and Enter only."""
    person = visit()
    person.create_table(game, "me", "novice")
    page = person.page
    targets_used = 0
    for turn in range(5):
        assert person.wait_for_turn()
        seen = page.locator(".table-page").evaluate("page => [page.dataset.version, page.dataset.candidates]")
        selector = "[data-selectable]" if turn % 2 and page.locator(".board [data-selectable]").count() else "[data-action]"
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                break
        assert page.evaluate("selector => document.activeElement.matches(selector)", selector), selector
        assert page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent").strip()
        page.keyboard.press("Enter")
        targets_used += selector == "[data-selectable]"
        page.wait_for_function(HAS_ANSWERED, arg=seen)
    assert targets_used
    person.assert_no_errors()


def test_a_missing_table_is_reported(visit: Visit) -> None:
    person = visit()
    person.open("#/table/nowhere")
    expect(person.page.locator("main")).to_contain_text("This table doesn’t exist")
    person.console_errors.clear()  # the browser logs the 404
