"""Keyboard focus and landmarks. Focus must not be lost, and landmarks must have different names."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.browsing import FRAME, HAS_CHANGED, PAGE_STATE, Visitor
from tests.web.conftest import Visit

DECISIONS = 12
# Counts frames in which the body has focus.
WATCH_BODY = """() => {
    window.lost = 0;
    const look = () => {
        if (document.activeElement === document.body) window.lost += 1;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
STRUCTURE = ["landmark-unique", "landmark-one-main", "skip-link"]


def violations(visitor: Visitor, *rules: str) -> list[str]:
    visitor.records_errors = False  # axe adds a style, which the page's security policy blocks
    found = Axe().run(visitor.page, options={"runOnly": list(rules), "preload": False}).response["violations"]
    return [f"{finding['id']}: {node['html'][:200]}" for finding in found for node in finding["nodes"]]


@pytest.mark.parametrize(
    ("game", "speed"),
    [
        *[("iki", "quick"), ("hokusai", "at-once")],
        *[pytest.param(*repeated, marks=pytest.mark.repeats) for repeated in (("iki", "at-once"), ("hokusai", "quick"))],
    ],
)
def test_focus_is_never_lost_to_the_body(visit: Visit, game: str, speed: str) -> None:
    """The bots' turns remove the focused choice. During playback, the whole panel disappears."""
    person = visit(speed=speed)
    page, rng = person.page, random.Random(5)
    person.create_table(game, "me", "novice", "novice")
    person.wait_for_turn()
    page.locator(".choices [data-action]").first.focus()
    page.evaluate(WATCH_BODY)
    for _ in range(DECISIONS):
        if not person.wait_for_turn():
            break
        seen, _, count = page.evaluate(PAGE_STATE)
        page.keyboard.press(str(1 + rng.randrange(min(count, 9))))
        page.wait_for_function(HAS_CHANGED, arg=seen, polling=FRAME)
    person.wait_for_turn()
    assert page.evaluate("window.lost") == 0
    person.wait_until("document.activeElement.matches('.choices [data-action], .board [data-selectable]')")


def test_focus_stays_at_the_table_after_a_click(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "novice")
    person.wait_for_turn()
    person.page.evaluate(WATCH_BODY)
    person.page.locator(".choices [data-action]").first.click()
    person.page.evaluate("window.lost = 0")  # no element has focus before the click
    person.wait_for_turn()
    person.page.keyboard.press("1")
    person.wait_for_turn()
    assert person.page.evaluate("window.lost") == 0


def test_skip_links_have_a_target(visit: Visit, finished: dict[str, str]) -> None:
    person = visit()
    page = person.page
    person.open(f"#/replay/{finished['iki']}/10")
    page.locator(".replay-controls").wait_for()
    skip = page.locator(".table-header .skip")
    expect(skip).to_have_text("Skip to the replay controls")
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".replay-controls :focus")).to_have_count(1)
    assert violations(person, *STRUCTURE) == []
    person.open_table(finished["iki"])
    assert violations(person, *STRUCTURE) == []


def test_landmarks_of_a_profile_have_different_names(visit: Visit, finished: dict[str, str]) -> None:
    """The player has finished games of both IKI and Hokusai."""
    person = visit()
    person.open()
    person.request("POST", "/me", name="Aki")
    for game in finished:
        table = person.create_table(game, "me", "novice")
        person.play_by_requests(table, random.Random(7))
    person.open("#/profile")
    expect(person.page.locator(".game-section")).to_have_count(2)
    person.settle()
    assert violations(person, *STRUCTURE) == []
    names = person.page.locator("[role=region]").evaluate_all("parts => parts.map(part => part.getAttribute('aria-label'))")
    assert len(names) == len(set(names)) == 2


def test_the_button_for_codes_is_labelled_with_its_state(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "novice")
    toggle = person.page.locator(".codes-toggle")
    assert toggle.inner_text() in str(toggle.get_attribute("aria-label"))
