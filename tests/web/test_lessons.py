"""Lessons, and explanations for everything on the table."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, TABLETS, Visitor
from tests.web.conftest import Visit
from ukiyo.engine import capabilities
from ukiyo.play import lessons

EXPLANATION_IDS = """() => [...document.querySelectorAll(".board .target")].filter((target) => target.dataset.names !== "kind:done")
    .map((target) => target.dataset.explain ?? `nothing: ${target.outerHTML.slice(0, 160)}`)"""
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('storage is disabled') } })"


def start(person: Visitor, game: str, lesson: str) -> None:
    person.open(f"#/lesson/{game}/{lesson}")
    person.page.locator(".lesson-panel .task").wait_for()
    person.page.locator(".board [data-selectable]").first.wait_for()


def click_target(person: Visitor, names: str) -> None:
    """Click the target with these names on the board."""
    target = f'.board [data-selectable][data-names~="{names}"]'
    person.page.locator(target).first.wait_for()
    person.click_on(target)


def test_a_first_lesson_by_pointing(visit: Visit) -> None:
    person = visit(speed="quick")
    start(person, "iki", "income")
    panel, page = person.page.locator(".lesson-panel"), person.page.locator(".table-page")
    click_target(person, "space:4")
    expect(panel.get_by_role("alert")).to_contain_text("take you to the Rice Shop")
    assert page.get_attribute("data-version") == "0"
    click_target(person, "space:2")
    expect(panel.locator(".feedback")).to_contain_text("you act first")
    expect(panel.locator(".task")).to_contain_text("income of 4 mon")
    click_target(person, "kind:income")
    click_target(person, "shop:rice-shop")
    expect(panel.locator(".task")).to_contain_text("Buy 2 rice for 3 mon")
    click_target(person, "trade:buy-rice")
    expect(panel.locator(".feedback")).to_contain_text("You have 3 rice")
    expect(person.page.locator(".log")).to_contain_text("Rice Shop")
    person.assert_no_errors()
    person.page.locator("#next-lesson").click()
    expect(person.page.locator(".lesson-panel .task")).to_contain_text("hire a character")
    person.open("#/learn/iki")
    expect(person.page.locator(".lessons .done")).to_have_count(1)
    person.request("POST", "/me", name="Aki")  # the person exists on the server, so progress is sent to it
    with person.page.expect_response(lambda answer: answer.url.endswith("/lessons") and answer.request.method == "POST") as response:
        person.page.reload()
    assert response.value.status == 204


SELECTABLE_TARGETS = """() => [...document.querySelectorAll(".board .target[data-selectable]")]
    .map(({ dataset, classList }) => [dataset.names, classList.contains("leads-to-goal")])"""


HIGHLIGHTED = [("hokusai", "walk"), ("hokusai", "drops"), ("hokusai", "mixing"), ("iki", "visit")]
OTHERS = [(game, lesson) for game in ("iki", "hokusai") for lesson in lessons.lessons(game) if (game, lesson) not in HIGHLIGHTED]


@pytest.mark.parametrize(
    ("game", "lesson"), [*HIGHLIGHTED, *[pytest.param(*each, marks=pytest.mark.repeats, id="-".join(each)) for each in OTHERS]]
)
def test_the_page_highlights_exactly_the_accepted_choices(visit: Visit, game: str, lesson: str) -> None:
    """The buttons for all accepted choices and the targets that lead to them are highlighted."""
    person = visit()
    start(person, game, lesson)
    attempt = lessons.Attempt(lessons.lessons(game)[lesson])
    for move in [move for step in attempt.lesson.steps for move in attempt.lesson.solution(step)]:
        person.page.locator(f".table-page[data-version='{len(attempt.played)}'][data-behind='0']:not([data-candidates='0'])").wait_for()
        buttons = person.page.locator(".choices button.leads-to-goal")
        marked = buttons.evaluate_all("(all) => all.map(({ dataset }) => Number(dataset.action))")
        assert sorted(marked) == attempt.accepted_actions()
        for names, is_highlighted in person.page.evaluate(SELECTABLE_TARGETS):
            matching = {action for action in attempt.state.options if is_matching(attempt, action, names)}
            assert is_highlighted == bool(matching & set(attempt.accepted_actions())), f"step {attempt.reached + 1}: {names}"
        assert attempt.play(attempt.game.parse(move))
        person.page.locator(f'.choices [data-action="{attempt.game.parse(move)}"]').click()


def is_matching(attempt: lessons.Attempt, action: int, names: str) -> bool:
    chosen = attempt.game.action(action)
    at = capabilities.preview(attempt.game, attempt.state, action).get("at")
    about = {**(at if isinstance(at, dict) else {}), **chosen.fields, "kind": chosen.kind}
    return all(about.get(name) == value for name, value in (pair.split(":", 1) for pair in names.split()))


def test_on_a_portrait_tablet_the_lesson_text_is_next_to_the_choices(visit: Visit) -> None:
    person = visit(size=TABLETS[0])
    start(person, "hokusai", "mixing")
    teacher, asked = [person.page.locator(part).bounding_box() for part in (".lesson-panel", ".panel:not(.lesson-panel)")]
    assert teacher
    assert asked
    assert teacher["x"] + teacher["width"] <= asked["x"] + 1


def test_lessons_work_without_local_storage(visit: Visit) -> None:
    person = visit(size=PHONE)
    person.page.add_init_script(NO_STORAGE)
    start(person, "hokusai", "painting")
    lesson = lessons.lessons("hokusai")["painting"]
    for move in [move for step in lesson.steps for move in lesson.solution(step)]:
        expect(person.page.locator(".table-page:not([data-candidates='0'])")).to_be_visible()
        person.page.locator(f'.choices [data-action="{lesson.game.parse(move)}"]').click()
        confirm = person.page.locator(".choices .primary")
        if confirm.count():
            confirm.click()  # touch requires confirmation
    expect(person.page.locator("#first-game")).to_be_visible()


def test_newcomers_are_offered_a_lesson(visit: Visit) -> None:
    person = visit(name="")
    person.open()
    person.page.locator('a[href^="#/lesson/hokusai"]').first.click()
    expect(person.page.locator(".lesson-panel h2")).to_contain_text("Around the rondel")


@pytest.mark.parametrize(("game", "options"), [("iki", {}), ("hokusai", {"expansions": "track,journey,paths"})])
def test_everything_on_the_table_has_an_explanation(visit: Visit, game: str, options: dict[str, str]) -> None:
    person = visit()
    person.create_table(game, "me", "novice", **options)
    rng, asked = random.Random(4), set[str]()
    for _ in range(4):
        person.wait_for_turn()
        button = person.page.locator("#what-is-this")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        for target in dict.fromkeys(person.page.evaluate(EXPLANATION_IDS)):
            assert not target.startswith("nothing"), target
            kind = target.split(":")[0]
            if kind not in asked:
                asked.add(kind)
                before = person.page.locator(".table-page").get_attribute("data-version")
                person.page.locator(f'.board [data-explain="{target}"]').first.dispatch_event("click")
                links = person.page.locator(".explanation .more a")
                expect(links).to_have_count(1 if kind == "about" else 2)
                assert person.page.locator(".table-page").get_attribute("data-version") == before
        person.page.keyboard.press("?")
        expect(button).to_have_attribute("aria-pressed", "false")
        expect(person.page.locator(".explanation")).to_have_count(0)  # explanations are closed after leaving the mode
        person.play_choices(rng, 4)
    assert len(asked) > 12
    person.assert_no_errors()


def test_a_clicked_explanation_stays_until_its_rule_is_opened(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "novice")
    person.wait_for_turn()
    person.page.locator('.board [data-explain="track:fire"]').first.click()
    rule = person.page.locator(".explanation .more a").first
    rule.hover()
    with person.page.expect_popup() as opened:
        rule.click()
    expect(opened.value).to_have_url(re.compile("#/rules/iki/the-fire-track$"))


def test_a_rule_section_is_found_in_any_language(visit: Visit) -> None:
    person = visit(language="fr")
    person.open("#/rules/iki/payday")
    expect(person.page.locator("[data-english-id=payday]")).to_be_in_viewport()
