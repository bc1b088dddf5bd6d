"""The coach in the browser: hints, remarks and the review of a finished game."""

import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.waiting import wait_for
from tests.web.browsing import Visitor
from tests.web.conftest import Visit

# A later response has been handled and drawn.
AFTER_NEXT_RESPONSE = """async () => {
    await (await fetch("/api/games")).json();
    await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
}"""


def hold_requests(page: Page, address: str) -> list[Route]:
    """Hold requests to this path until the test provides a response."""
    requests: list[Route] = []

    def on_route(route: Route) -> None:
        requests.append(route)

    page.route(address, on_route)
    return requests


def wait_for_request(page: Page, requests: list[Route], number: int) -> Route:
    """Return the next held request."""
    return wait_for(lambda: page.evaluate("1") and requests[number:], "the request")[0]


@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_a_hint_highlights_a_move_without_playing_it(visit: Visit, game: str) -> None:
    person = visit()
    person.create_table(game, "me", "novice")
    person.wait_for_turn()
    page, table = person.page, person.page.locator(".table-page")
    version = str(table.get_attribute("data-version"))
    choices = page.locator(".choices button").evaluate_all("all => all.map(choice => choice.ariaLabel ?? choice.innerText)")
    page.keyboard.press("h")
    hint_buttons = page.locator(".hinted-moves button")
    expect(hint_buttons.first).to_be_visible()
    for hint in hint_buttons.all_inner_texts():
        text, expected = hint.split("\n")
        assert text in choices
        assert re.fullmatch(r"chance to win: \d+% · final score: \d+", expected)
    hint_buttons.first.hover()
    expect(page.locator(".board .highlighted").first).to_be_attached()
    person.screenshot(f"{game}-hint")
    person.select_language("pl")
    expect(page.locator(".hinted-moves h3")).to_have_text("Podpowiedź trenera")
    person.assert_no_errors()
    hint_buttons.first.click()
    expect(table).to_have_attribute("data-candidates", "1")
    expect(table).to_have_attribute("data-version", version)
    page.locator(".choices .primary").click()
    expect(table).not_to_have_attribute("data-version", version)
    expect(page.locator(".hinted-moves")).to_have_count(0)


def test_the_queue_position_is_shown_and_an_outdated_hint_is_dropped(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "me")
    person.wait_for_turn()
    page, table = person.page, person.page.locator(".table-page")
    version = int(table.get_attribute("data-version") or 0)
    action = int(page.locator(".choices button").nth(1).get_attribute("data-action") or 0)
    requests = hold_requests(page, "**/hint")
    page.locator("#hint").click()
    expect(page.locator(".thinking")).to_have_text("Looking for the best move…")
    page.route("**/queue", lambda route: route.fulfill(json={"bot": 0, "hint": 3, "review": 0}))
    expect(page.locator(".thinking")).to_contain_text("Position 3 in the queue.")
    page.locator(".choices button").first.click()
    expect(table).not_to_have_attribute("data-version", str(version))
    expect(page.locator(".thinking")).to_have_count(0)
    person.wait_for_turn()
    with page.expect_response("**/hint") as outdated:
        wait_for_request(page, requests, 0).fulfill(
            json={"version": version, "moves": [{"action": action, "win": 0.5, "scores": [80, 80]}]}
        )
    outdated.value.finished()
    page.evaluate(AFTER_NEXT_RESPONSE)
    assert page.locator(".hinted-moves").count() == 0
    expect(page.locator("#hint")).to_have_attribute("aria-pressed", "false")
    page.locator("#hint").click()
    expect(page.locator(".thinking")).to_be_visible()
    action = int(page.locator(".choices button").first.get_attribute("data-action") or 0)
    moves = [{"action": action, "win": 0.5, "scores": [80, 80]}]
    wait_for_request(page, requests, 1).fulfill(
        json={"version": int(table.get_attribute("data-version") or 0), "moves": moves, "search_share": 0.2}
    )
    expect(page.locator(".hinted-moves .short-search")).to_have_text("The server is busy: the coach had less time than usual.")


def test_a_failed_hint_is_reported_in_the_selected_language(visit: Visit) -> None:
    person = visit("fr")
    person.create_table("iki", "me", "novice")
    person.wait_for_turn()
    page = person.page
    person.records_errors = False  # the browser logs every refused request
    statuses = [409, 400]
    page.route("**/hint", lambda route: route.fulfill(status=statuses.pop(0), json={"error": "the adviser stumbled"}))
    for sentence in ("pas encore prêt", "pu être calculé"):
        page.locator("#hint").click()
        expect(page.locator(".panel .notice")).to_contain_text(sentence)
    page.unroute("**/hint")
    page.locator("#hint").click()  # the second request succeeds
    expect(page.locator(".hinted-moves")).to_be_visible()


def test_only_the_player_to_move_is_offered_a_hint(visit: Visit) -> None:
    person, spectator = visit(), visit(name="Nobody")
    table = person.create_table("hokusai", "me", "me")
    person.wait_for_turn()
    expect(person.page.locator("#hint")).to_be_visible()
    spectator.open_table(table)
    spectator.page.keyboard.press("h")
    expect(spectator.page.locator("#hint, .thinking")).to_have_count(0)


REASONS = [
    {"feature": "starved", "event": True, "favourable": True, "value": 0.1, "other_value": 0.6},
    {"feature": "mon", "event": False, "favourable": False, "value": 1.0, "other_value": 3.2},
    {"feature": "score:fish", "event": False, "favourable": True, "value": 5.0, "other_value": 4.0},
]


def test_the_coach_remarks_on_a_mistake_and_offers_a_retry(visit: Visit) -> None:
    """The remark is fake, but the table is real."""
    person = visit()
    person.create_table("iki", "me", "me")
    person.wait_for_turn()
    page, table = person.page, person.page.locator(".table-page")
    requests = hold_requests(page, "**/remark")
    choices = page.locator(".choices [data-action]")
    played, better = (int(str(choices.nth(place).get_attribute("data-action"))) for place in (0, 1))
    choices.first.click()
    expect(table).to_have_attribute("data-version", "1")
    assert not requests, "by default, the coach comments only on request"
    page.keyboard.press("u")
    expect(table).to_have_attribute("data-version", "2")
    page.locator(".preferences summary").click()
    page.locator("#coach").select_option("off")
    expect(page.locator("#hint")).to_have_count(0)
    page.locator("#coach").select_option("with-me")
    expect(page.locator("#hint")).to_be_visible()
    page.locator(".preferences summary").click()
    why = {"action": better, "other_action": played, "better": True, "worse": False, "win": 0.2, "score": 3.1, "reasons": REASONS}
    moves = {name: {"action": action, "win": 0.2, "scores": [70, 80]} for name, action in (("played", played), ("better", better))}
    response = {"mistake": {"move": 0, "cost": 0.2, "comparison": why, **moves}, "undo": True}
    answers = [{"mistake": None, "undo": False}, response]
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
    expect(remark).to_contain_text("Nie możesz wyżywić wszystkich swoich postaci: w 1 na 10 symulacji zamiast w 6")
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
    headings = page.locator(".game-over-dialog .scores .explainable")
    explanation = page.locator(".game-over-dialog .explanation")
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
    requests = hold_requests(page, "**/review?*")
    with page.expect_request("**/review?*"):
        page.locator(".game-over-dialog").get_by_role("link", name="Review my game").click()
    expect(page.locator(".review .thinking")).to_contain_text("about ten seconds")
    wait_for_request(page, requests, 0).continue_()
    page.unroute("**/review?*")
    mistakes = page.locator(".review .mistake")
    expect(mistakes.first).to_be_visible()  # random play makes mistakes
    highlighted = 0
    for one in mistakes.all():
        lines = one.inner_text().split("\n")
        assert lines[0].startswith("Cost ")
        assert lines[2].removeprefix("Played ") != lines[3].removeprefix("Better ")
        one.click()
        expect(page.locator(".replay-controls input[type=range]")).to_have_value(str(one.get_attribute("data-move")))
        expect(one).to_have_attribute("aria-current", "step")
        person.settle()  # the move is shown, and the better move is highlighted
        highlighted += page.locator(".board .highlighted").count()
    assert highlighted > 0, "the better move is highlighted on the board"
    expect(page.locator(".review .why")).to_have_count(mistakes.count())
    expect(page.locator(".review h2 + p ~ ol").first.locator(".swing")).to_have_count(0)  # the list of mistakes contains no swings
    curves = page.locator(".review .curve")
    expect(curves).to_have_count(2)
    for name in ("Chance to win", "Expected final score"):
        expect(page.get_by_role("img", name=re.compile(f"{name} over the game, from .* to "))).to_be_visible()
    marks = curves.first.locator(".mark")
    expect(marks).to_have_count(page.locator(".review .fork-link").count())
    for mark in (marks.first, marks.last):
        person.settle()
        mark.scroll_into_view_if_needed()
        box = mark.bounding_box()
        assert box
        places = [(one.bounding_box(), str(one.get_attribute("data-mark"))) for one in marks.all()]
        overlapping = [move for place, move in places if place and abs(place["x"] - box["x"]) < 14]  # marks may overlap
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".replay-controls input[type=range]")).to_have_value(re.compile(f"^({'|'.join(overlapping)})$"))
    expect(page.locator(".review .habits tbody tr").first).to_be_visible()
    expect(page.locator(".review .habits thead")).to_contain_text("best opponent")
    assert page.url.endswith("/review"), "the URL contains the review"
    person.screenshot("iki-review")
    person.select_language("pt")
    person.assert_no_errors()
    check_review(visit(name="Somebody else"), table, 0)


@pytest.mark.repeats  # for the game above, the review is cached
@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_anyone_can_review_a_finished_game(visit: Visit, finished: dict[str, str], game: str) -> None:
    check_review(visit(name="Somebody else"), finished[game], 1)


def check_review(person: Visitor, table: str, seat: int) -> None:
    """Anyone can review a finished game for any seat."""
    person.open(f"#/replay/{table}")
    page = person.page
    page.locator(".view-as select").select_option(str(seat))
    page.get_by_role("button", name="Review", exact=True).click()
    name, other = (page.locator(".view-as select option").nth(place + 1).inner_text() for place in (seat, 1 - seat))
    expect(page.locator(".review h2")).to_have_text(f"{name}’s costliest moves")
    page.locator(".view-as select").select_option(str(1 - seat))
    expect(page.locator("#load-review")).to_contain_text(f"Review {other}")
    person.assert_no_errors()
