"""The log: chapters, order, names, places, costs and gains."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

AT_END = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".log");
    return scrollHeight - scrollTop - clientHeight < 2;
}"""
UNNAMED = ["Visits stall", "places the card on", "⟨", "undefined", "NaN"]


def test_the_log_is_chronological_with_chapters(visit: Visit) -> None:
    """The newest line is visible at the end, months and turns are headings, and a hovered line highlights the table."""
    person = visit()
    person.create_table("iki", "me", "novice", "novice")
    person.play_choices(random.Random(3), moves=12)
    person.wait_for_turn()
    log = person.page.locator(".log")
    text = log.inner_text()
    assert not any(unnamed in text for unnamed in UNNAMED)
    headings = log.locator("h3").all_inner_texts()
    assert headings[:3] == ["Setup", "A new season: Spring", "Month 1 of 12, Spring"]
    assert any(heading.startswith("Aki") and heading.endswith("turn") for heading in headings)
    assert log.get_by_role("log").get_attribute("aria-live") == "polite"
    person.wait_until(AT_END)
    placed = log.get_by_role("button").filter(has_text="places").first
    placed.click()
    expect(placed).to_have_attribute("aria-current", "true")
    assert log.locator("[aria-pressed]").count() == 0, "A screen reader would add 'not pressed' to every line."
    person.page.mouse.move(1, 1)
    expect(person.page.locator(".board .highlighted").first).to_be_attached()
    person.assert_no_errors()


@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_a_log_line_of_a_finished_game_opens_its_position(visit: Visit, finished: dict[str, str], game: str) -> None:
    person = visit()
    person.open_table(finished[game])
    person.page.get_by_role("button", name="Look at the table").click()
    log = person.page.locator(".log")
    assert log.locator("h3").last.inner_text() == "The end"
    earlier = log.get_by_role("button", name="Show earlier moves")
    if earlier.count():
        earlier.click()
    text = log.inner_text()
    assert not any(unnamed in text for unnamed in UNNAMED)
    if game == "iki":
        for heading in ("Payday", "Feeding", "Fire", "A new season: Winter", "New Year"):
            assert log.locator("h3", has_text=heading).count() > 0, heading
        assert "mon → " in text
    log.locator("li:not(.effect) a").nth(4).click()
    person.page.wait_for_url("**/#/replay/*/5")
    expect(person.page.locator("[aria-current=step] small")).to_have_text("5")
    person.assert_no_errors()
