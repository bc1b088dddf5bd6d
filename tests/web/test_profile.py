"""A rated game, from creating the table to the profile."""

import random

from playwright.sync_api import expect

from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.test_pages import CONTRAST, serious_violations
from ukiyo.locales import languages


def test_a_rated_game_appears_in_the_profile(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("#/new/iki")
    page.locator("#seat-1").select_option("bot-novice")
    page.locator(".more-options summary").click()
    page.locator("#rated").check()
    expect(page.locator("#time-control")).to_have_value("live")
    page.locator("#seat-1").select_option("human")
    expect(page.locator("#rated")).to_be_disabled()
    page.locator("#seat-1").select_option("bot-novice")
    page.locator("#create-table").click()
    page.wait_for_url("**/#/table/*")
    table = page.url.rpartition("/")[2]
    expect(page.locator(".table-header .rated")).to_have_text("Rated")
    person.play_by_requests(table, random.Random(7))

    person.open_table(table)
    expect(page.locator(".game-over-dialog .ratings .rating")).to_have_count(2)
    page.locator(".game-over-dialog .ratings a").click()
    expect(page.locator("h1")).to_have_text("Aki")
    expect(page.locator(".rating-charts figure")).to_have_count(1)
    expect(page.locator(".favourites li").first).to_be_visible()
    person.settle()
    person.screenshot("profile", full=True)
    english = page.locator("main").inner_text()
    for language in languages()[1:]:
        person.select_language(language)
        person.settle()
        assert page.locator("main").inner_text() != english
        person.assert_no_errors()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    person.screenshot("profile-phone", full=True)
    assert serious_violations(person) == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    assert serious_violations(person, CONTRAST) == []
