"""All pages in every language, in both themes and on a phone: translations, width and accessibility."""

import random
from urllib.parse import unquote

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.readability import busiest_positions, show_position
from ukiyo.locales import languages

PAGES = {
    "home": "",
    "new": "#/new",
    "tables": "#/tables",
    "matchmaking": "#/matchmaking",
    "tournaments": "#/tournaments",
    "learn": "#/learn",
    "account": "#/account",
    "time-off": "#/time-off",
    "rules-iki": "#/rules/iki",
    "rules-hokusai": "#/rules/hokusai",
    "components-iki": "#/components/iki",
    "components-hokusai": "#/components/hokusai",
}
VISITS = [
    ["home", "new", "tables", "matchmaking"],
    ["tournaments", "learn", "account", "time-off"],
    ["rules-hokusai", "components-hokusai"],
]
TWINS = ["rules-iki", "components-iki"]  # the other game's pages have the same structure
VISITED = [*VISITS, pytest.param(TWINS, marks=pytest.mark.repeats)]
AT_NIGHT = ("home", "new", "matchmaking", "learn", "account", "rules-hokusai")
CONTRAST = "color-contrast"  # the only rule that depends on the theme
SERIOUS = ("serious", "critical")


def serious_violations(person: Visitor, *rules: str, excluded_rule: str = "") -> list[str]:
    """Return serious problems found by axe-core. Later console errors are ignored, because the security policy blocks axe's style."""
    person.records_errors = False
    disabled_rules = {excluded_rule: {"enabled": False}} if excluded_rule else {}
    options = {"resultTypes": ["violations"], "preload": False, "rules": disabled_rules} | ({"runOnly": rules} if rules else {})
    found = Axe().run(person.page, options=options).response["violations"]
    return [f"{finding['id']}: {finding['nodes'][0]['html'][:160]}" for finding in found if finding["impact"] in SERIOUS]


@pytest.mark.parametrize("all_languages", [False, pytest.param(True, marks=pytest.mark.repeats)], ids=["in turn", "all"])
@pytest.mark.parametrize("pages", VISITED, ids=" ".join)
def test_pages_in_every_language_and_at_night(visit: Visit, pages: list[str], all_languages: bool) -> None:
    """Every second language on each page, or all of them."""
    person = visit()
    for place, page in enumerate(pages):
        person.open(PAGES[page])
        person.select_language("en")
        person.settle()
        person.screenshot(f"page-{page}", full=True)
        english = person.page.locator("body").inner_text()
        for language in languages()[1:] if all_languages else languages()[1 + place % 2 :: 2]:
            person.select_language(language)
            person.settle()
            assert person.page.locator("body").inner_text() != english
            person.assert_no_errors()
    for page in pages:
        person.open(PAGES[page])
        person.settle()
        assert serious_violations(person) == [], page
        if page in AT_NIGHT:
            person.page.emulate_media(color_scheme="dark")
            expect(person.page.locator("html")).to_have_attribute("data-theme", "night")
            person.screenshot(f"page-night-{page}")
            assert serious_violations(person, CONTRAST) == [], page
            person.page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("pages", VISITED, ids=" ".join)
def test_pages_on_a_phone(visit: Visit, pages: list[str]) -> None:
    person = visit(size=PHONE)
    for page in pages:
        person.open(PAGES[page])
        person.settle()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], page
        person.screenshot(f"page-{page}-phone", full=True)
        assert serious_violations(person, excluded_rule=CONTRAST) == [], page  # the colours are the same as on a laptop


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_the_rules_show_drawings_and_link_to_their_legend(visit: Visit, game: str) -> None:
    person = visit(size=PHONE)
    person.open(PAGES[f"rules-{game}"])
    person.select_language("pl")  # the heading contains a letter that is encoded in the address
    person.settle()
    shown = person.page.evaluate("[...document.querySelectorAll('figure img')].map((image) => image.complete && image.naturalWidth > 0)")
    assert len(shown) >= 4
    assert all(shown)
    person.page.get_by_role("link", name="O tym tekście").first.click()
    expect(person.page.get_by_role("heading", name="O tym tekście")).to_be_focused()
    assert unquote(person.page.url).endswith(f"#/rules/{game}/o-tym-tekście")


@pytest.mark.parametrize(
    ("game", "size"),
    [("iki", LAPTOP), ("hokusai", LAPTOP), ("iki", PHONE), pytest.param("hokusai", PHONE, marks=pytest.mark.repeats)],
)
def test_a_table_in_every_language_and_at_night(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Checks decisions, choices, the log and explanations during a game. On a phone, which shows the same texts, there is one check."""
    person = visit(size=size)
    person.create_table(game, "me", "novice")
    rng = random.Random(10)
    for language in languages() if size == LAPTOP else ["pl"]:
        person.select_language(language)
        person.play_choices(rng, 2)
        person.wait_for_turn()
        person.assert_no_errors()
    assert serious_violations(person) == []
    if size == LAPTOP:
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "night")
        person.screenshot(f"{game}-night")
        assert serious_violations(person, CONTRAST) == [], "text has enough contrast in the night theme"


@pytest.mark.parametrize("record", ["iki-4-greedy-0.uki", "hokusai-4-greedy-0.uki"])
def test_the_table_fits_a_laptop(reader: Visitor, record: str) -> None:
    show_position(reader, record, busiest_positions(record)[0])
    overflows = reader.page.evaluate(
        """() => [document.documentElement, document.querySelector(".board")].map(
            part => [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight])"""
    )
    assert overflows == [[0, 0], [0, 0]]


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_final_scores_and_replay_in_every_language(visit: Visit, finished: dict[str, str], game: str) -> None:
    """Each game tests some of the languages with the final scores and the others with the replay."""
    person = visit()
    for page in ("table", "replay"):
        person.open(f"#/{page}/{finished[game]}")
        person.page.locator(".table-page").wait_for()
        for language in languages()[(game == "iki") == (page == "table") :: 2]:
            person.select_language(language)
            person.settle()
            person.assert_no_errors()
        check_width(person, f"{game}-{page}-over")
    for page in ("table", "replay"):
        person.open(f"#/{page}/{finished[game]}")
        person.settle()
        assert serious_violations(person) == [], page


@pytest.mark.parametrize(
    ("game", "page"),
    [
        *[("iki", "table"), ("hokusai", "replay")],
        *[pytest.param(*twin, marks=pytest.mark.repeats) for twin in (("iki", "replay"), ("hokusai", "table"))],
    ],
)
def test_final_scores_and_replay_fit_a_phone(visit: Visit, finished: dict[str, str], game: str, page: str) -> None:
    person = visit(size=PHONE, language="pl")
    person.open(f"#/{page}/{finished[game]}")
    person.page.locator(".table-page").wait_for()
    person.settle()
    person.assert_no_errors()
    check_width(person, f"{game}-{page}-over-phone")
    assert serious_violations(person) == []


def check_width(person: Visitor, name: str) -> None:
    """No element is wider than the screen."""
    person.screenshot(name)
    assert person.page.viewport_size
    assert person.page.evaluate("document.documentElement.scrollWidth") <= person.page.viewport_size["width"]
