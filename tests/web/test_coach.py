"""The coach in the browser: hints, remarks and the review of a finished game."""

import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.waiting import wait_for
from tests.web.browsing import Visitor
from tests.web.conftest import Visit

# A later response has been handled and drawn.
DRAWN = """async () => {
    await (await fetch("/api/games")).json();
    await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
}"""


def hold(page: Page, address: str) -> list[Route]:
    """Hold requests to this path until the test answers them."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(address, keep)
    return held


def nth(page: Page, held: list[Route], number: int) -> Route:
    """The next held request."""
    return wait_for(lambda: page.evaluate("1") and held[number:], "what the page asks")[0]


@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_a_hint_highlights_a_move_without_playing_it(visit: Visit, game: str) -> None:
    person = visit()
    person.create_table(game, "me", "novice")
    person.wait_for_turn()
    page, table = person.page, person.page.locator(".table-page")
    version = str(table.get_attribute("data-version"))
    choices = page.locator(".choices button").evaluate_all("all => all.map(choice => choice.ariaLabel ?? choice.innerText)")
    page.keyboard.press("h")
    advised = page.locator(".advice button")
    expect(advised.first).to_be_visible()
    for hint in advised.all_inner_texts():
        words, promise = hint.split("\n")
        assert words in choices
        assert re.fullmatch(r"chance to win: \d+% · final score: \d+", promise)
    advised.first.hover()
    expect(page.locator(".board .highlighted").first).to_be_attached()
    person.screenshot(f"{game}-hint")
    person.select_language("pl")
    expect(page.locator(".advice h3")).to_have_text("Rada mistrza")
    person.assert_no_errors()
    advised.first.click()
    expect(table).to_have_attribute("data-left", "1")
    expect(table).to_have_attribute("data-version", version)
    page.locator(".choices .primary").click()
    expect(table).not_to_have_attribute("data-version", version)
    expect(page.locator(".advice")).to_have_count(0)


def test_the_queue_position_is_shown_and_an_outdated_hint_is_dropped(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "me")
    person.wait_for_turn()
    page, table = person.page, person.page.locator(".table-page")
    version = int(table.get_attribute("data-version") or 0)
    action = int(page.locator(".choices button").nth(1).get_attribute("data-action") or 0)
    held = hold(page, "**/hint")
    page.locator("#hint").click()
    expect(page.locator(".thinking")).to_have_text("Looking for the best move…")
    page.route("**/queue", lambda route: route.fulfill(json={"bot": 0, "hint": 3, "review": 0}))
    expect(page.locator(".thinking")).to_contain_text("Number 3 in the queue.")
    page.locator(".choices button").first.click()
    expect(table).not_to_have_attribute("data-version", str(version))
    expect(page.locator(".thinking")).to_have_count(0)
    person.wait_for_turn()
    with page.expect_response("**/hint") as late:
        nth(page, held, 0).fulfill(json={"version": version, "moves": [{"action": action, "win": 0.5, "scores": [80, 80]}]})
    late.value.finished()
    page.evaluate(DRAWN)
    assert page.locator(".advice").count() == 0
    expect(page.locator("#hint")).to_have_attribute("aria-pressed", "false")
    page.locator("#hint").click()
    expect(page.locator(".thinking")).to_be_visible()
    action = int(page.locator(".choices button").first.get_attribute("data-action") or 0)
    moves = [{"action": action, "win": 0.5, "scores": [80, 80]}]
    nth(page, held, 1).fulfill(json={"version": int(table.get_attribute("data-version") or 0), "moves": moves, "search_share": 0.2})
    expect(page.locator(".advice .hurried")).to_have_text("The server is busy: the coach had less time than usual.")


def test_a_failed_hint_is_reported_in_the_selected_language(visit: Visit) -> None:
    person = visit("fr")
    person.create_table("iki", "me", "novice")
    person.wait_for_turn()
    page = person.page
    person.records_errors = False  # the browser logs every refused request
    statuses = [409, 400]
    page.route("**/hint", lambda route: route.fulfill(status=statuses.pop(0), json={"error": "the adviser stumbled"}))
    for sentence in ("encore en préparation", "est venu cette fois"):
        page.locator("#hint").click()
        expect(page.locator(".panel .notice")).to_contain_text(sentence)
    page.unroute("**/hint")
    page.locator("#hint").click()  # the second request succeeds
    expect(page.locator(".advice")).to_be_visible()


def test_only_the_player_to_move_is_offered_a_hint(visit: Visit) -> None:
    person, stranger = visit(), visit(name="Nobody")
    table = person.create_table("hokusai", "me", "me")
    person.wait_for_turn()
    expect(person.page.locator("#hint")).to_be_visible()
    stranger.open_table(table)
    stranger.page.keyboard.press("h")
    expect(stranger.page.locator("#hint, .thinking")).to_have_count(0)


REASONS = [
    {"fact": "starved", "event": True, "good": True, "here": 0.1, "there": 0.6},
    {"fact": "mon", "event": False, "good": False, "here": 1.0, "there": 3.2},
    {"fact": "score:fish", "event": False, "good": True, "here": 5.0, "there": 4.0},
]


def test_the_coach_remarks_on_a_mistake_and_offers_a_retry(visit: Visit) -> None:
    """The remark is made up, the table is real."""
    person = visit()
    person.create_table("iki", "me", "me")
    person.wait_for_turn()
    page, table = person.page, person.page.locator(".table-page")
    asked = hold(page, "**/remark")
    choices = page.locator(".choices [data-action]")
    played, better = (int(str(choices.nth(place).get_attribute("data-action"))) for place in (0, 1))
    choices.first.click()
    expect(table).to_have_attribute("data-version", "1")
    assert not asked, "unless it is wished for, the coach waits to be asked"
    page.keyboard.press("u")
    expect(table).to_have_attribute("data-version", "2")
    page.locator(".preferences summary").click()
    page.locator("#coach").select_option("off")
    expect(page.locator("#hint")).to_have_count(0)
    page.locator("#coach").select_option("with-me")
    expect(page.locator("#hint")).to_be_visible()
    page.locator(".preferences summary").click()
    why = {"action": better, "beside": played, "better": True, "worse": False, "win": 0.2, "score": 3.1, "reasons": REASONS}
    moves = {name: {"action": action, "win": 0.2, "scores": [70, 80]} for name, action in (("played", played), ("better", better))}
    said = {"mistake": {"move": 0, "cost": 0.2, "why": why, **moves}, "undo": True}
    answers = [{"mistake": None, "undo": False}, said]
    page.route("**/remark", lambda route: route.fulfill(json=answers.pop(0)))
    page.locator(f'.choices [data-action="{played}"]').click()
    expect(page.locator(f'.choices [data-action="{played}"]')).to_have_count(0)
    remark = page.locator(".remark")
    expect(remark).to_have_count(0)  # the turn continues
    choices.first.click()
    expect(table).to_have_attribute("data-version", "4")
    for sentence in (
        "cost 20% of the chance to win and 3 points",
        "You can’t feed all your characters: in 1 of 10 simulations instead of 6",
        "−2 mon in hand",
        "+1 point for fish",
    ):
        expect(remark).to_contain_text(sentence)
    person.screenshot("iki-remark")
    person.select_language("pl")
    expect(remark).to_contain_text("Nie możesz wyżywić wszystkich swoich postaci: w 1 na 10 przypadków zamiast w 6")
    person.assert_no_errors()
    page.locator("#try-again").click()
    expect(remark).to_have_count(0)
    expect(table).to_have_attribute("data-version", "6")
    expect(page.locator(f'.choices [data-action="{played}"]')).to_be_visible()


def test_a_player_reviews_a_finished_game(visit: Visit) -> None:
    person = visit()
    table = person.create_table("iki", "me", "novice")
    person.play_by_requests(table, random.Random(4))
    person.open_table(table)
    page = person.page
    headings = page.locator(".ending .scores .askable")
    explanation = page.locator(".ending .explanation")
    expect(headings.first).to_be_visible()
    for heading in headings.all():
        heading.dispatch_event("click")
        expect(explanation.locator("strong")).to_have_text(heading.inner_text())
        expect(explanation.locator(".more a")).to_have_count(2)
        expect(explanation.locator("p").first).to_contain_text("IKI")
    assert headings.count() > 2
    headings.first.click()
    expect(explanation.locator("strong")).to_have_text(headings.first.inner_text())
    person.screenshot("iki-score-asked")
    page.locator("#verdict").click()
    expect(explanation).to_have_count(0)
    held = hold(page, "**/review?*")
    with page.expect_request("**/review?*"):
        page.locator(".ending").get_by_role("link", name="Review my game").click()
    expect(page.locator(".review .thinking")).to_contain_text("about ten seconds")
    nth(page, held, 0).continue_()
    page.unroute("**/review?*")
    costly = page.locator(".review .costly")
    expect(costly.first).to_be_visible()  # random play makes mistakes
    lit = 0
    for one in costly.all():
        lines = one.inner_text().split("\n")
        assert lines[0].startswith("Cost ")
        assert lines[2].removeprefix("Played ") != lines[3].removeprefix("Better ")
        one.click()
        expect(page.locator(".transport input[type=range]")).to_have_value(str(one.get_attribute("data-move")))
        expect(one).to_have_attribute("aria-current", "step")
        person.settle()  # the move is shown, and the better move is highlighted
        lit += page.locator(".board .highlighted").count()
    assert lit > 0, "what would have been better is lit on the table"
    expect(page.locator(".review .why")).to_have_count(costly.count())
    expect(page.locator(".review h2 + p ~ ol").first.locator(".swing")).to_have_count(0)  # the list of mistakes contains no swings
    curves = page.locator(".review .curve")
    expect(curves).to_have_count(2)
    for name in ("Chance to win", "Expected final score"):
        expect(page.get_by_role("img", name=re.compile(f"{name} over the game, from .* to "))).to_be_visible()
    marks = curves.first.locator(".mark")
    expect(marks).to_have_count(page.locator(".review .play-on").count())
    for mark in (marks.first, marks.last):
        person.settle()
        mark.scroll_into_view_if_needed()
        box = mark.bounding_box()
        assert box
        places = [(one.bounding_box(), str(one.get_attribute("data-mark"))) for one in marks.all()]
        there = [move for place, move in places if place and abs(place["x"] - box["x"]) < 14]  # marks may overlap
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".transport input[type=range]")).to_have_value(re.compile(f"^({'|'.join(there)})$"))
    expect(page.locator(".review .habits tbody tr").first).to_be_visible()
    expect(page.locator(".review .habits thead")).to_contain_text("best opponent")
    assert page.url.endswith("/review"), "the address leads back here"
    person.screenshot("iki-review")
    person.select_language("pt")
    person.assert_no_errors()
    learns(visit(name="Somebody else"), table, 0)


@pytest.mark.repeats  # for the game above, the review is cached
@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_anyone_can_review_a_finished_game(visit: Visit, finished: dict[str, str], game: str) -> None:
    learns(visit(name="Somebody else"), finished[game], 1)


def learns(person: Visitor, table: str, seat: int) -> None:
    """Anyone can review a finished game for any seat."""
    person.open(f"#/replay/{table}")
    page = person.page
    page.locator(".eyes select").select_option(str(seat))
    page.get_by_role("button", name="Review", exact=True).click()
    name, other = (page.locator(".eyes select option").nth(place + 1).inner_text() for place in (seat, 1 - seat))
    expect(page.locator(".review h2")).to_have_text(f"{name}’s costliest moves")
    page.locator(".eyes select").select_option(str(1 - seat))
    expect(page.locator("#ask-review")).to_contain_text(f"Review {other}")
    person.assert_no_errors()
