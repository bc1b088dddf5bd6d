"""Regression tests for defects that players reported."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.readability import golden_frame, show_position, widest_questions
from ukiyo.locales import languages

STREET = "iki-4-greedy-0.uki"
RONDEL = "hokusai-3-greedy-0.uki"
EXPANDED = "hokusai-5-track+journey+paths-greedy-0.uki"

# Returns the WCAG contrast of a text with its background.
CONTRAST = """(element) => {
    const channels = (colour) => {
        const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number);
        return colour.startsWith("color(") ? [red * 255, green * 255, blue * 255] : [red, green, blue];
    };
    const luminance = (colour) => {
        const [red, green, blue] = channels(colour.replace("color(srgb", "color("))
            .map((n) => n / 255).map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [dark, light] = [luminance(color), luminance(backgroundColor)].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
}"""
# Records amounts that cover the decision or leave the board.
RECORD_AMOUNTS = """() => {
    window.announced = [];
    new MutationObserver((changes) => {
        const frame = document.querySelector(".surface-frame")?.getBoundingClientRect();
        const side = document.querySelector(".side")?.getBoundingClientRect();
        if (!frame || !side) return;
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (!node.classList?.contains("change")) continue;
            const [x, y] = [parseFloat(node.style.left), parseFloat(node.style.top)];
            window.announced.push([node.textContent, x >= side.left && x <= side.right && y > side.top && y < side.bottom]);
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""
HIDDEN_BY_ZOOM = """() => {
    const [code, zoom] = [".codes-toggle", ".surface > .zoom"].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return code.right > zoom.left && code.left < zoom.right && code.bottom > zoom.top && code.top < zoom.bottom;
}"""


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_escape_leaves_the_explanation_mode(visit: Visit, game: str) -> None:
    person = visit()
    person.create_table(game, "me", "novice")
    person.wait_for_turn()
    page = person.page
    button, note = page.locator("#what-is-this"), page.locator(".what-is-this-note")
    expect(note).to_have_count(0)
    for language in languages():
        person.select_language(language)
        button.click()
        expect(note).to_contain_text("?")
        page.keyboard.press("Escape")
        expect(button).to_have_attribute("aria-pressed", "false")
        expect(note).to_have_count(0)
    button.click()
    page.locator(".board [data-selectable][data-explain]").first.dispatch_event("click")
    expect(page.locator(".explanation")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explanation")).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", "false")
    before = page.locator(".table-page").get_attribute("data-version")
    page.locator(".choices [data-action]").first.click()
    expect(page.locator(".table-page")).not_to_have_attribute("data-version", str(before))


def test_the_skip_button_is_readable_while_hovered(visit: Visit) -> None:
    person = visit(speed="calm")
    person.create_table("iki", "me", "novice", "novice", "novice")
    for _ in range(3):
        skip, choices = person.page.locator("#skip"), person.page.locator(".choices [data-action]")
        expect(skip.or_(choices).first).to_be_visible()
        if skip.count():
            break
        choices.first.click()
    skip.hover()
    assert skip.evaluate("(element) => element.matches(':hover')")
    assert skip.evaluate(CONTRAST) > 4.5


def open_score(person: Visitor, record: str, moves: int, index: int = 1) -> Locator:
    show_position(person, record, moves)
    person.page.locator(".scoreboard > li").nth(index).hover()
    parts = person.page.locator(".scoreboard > li").nth(index).locator(".score-breakdown")
    expect(parts).to_be_visible()
    return parts


@pytest.mark.parametrize("record", [STREET, RONDEL])
def test_a_score_popup_contains_its_caption_and_keeps_its_padding(visit: Visit, record: str) -> None:
    person = visit()
    parts = open_score(person, record, 20)
    box, caption, number = (element.bounding_box() for element in (parts, parts.locator("caption"), parts.locator("td").first))
    assert box
    assert caption
    assert number
    assert caption["y"] >= box["y"] + 4
    assert number["x"] + number["width"] <= box["x"] + box["width"] - 6
    assert parts.locator("th").first.bounding_box()["x"] >= box["x"] + 6  # type: ignore[index]


def test_a_score_lists_only_the_expansions_in_play(visit: Visit) -> None:
    person = visit()
    expect(open_score(person, RONDEL, 20)).not_to_contain_text(re.compile("Journey|Paths"))
    expect(open_score(person, EXPANDED, 20)).to_contain_text(re.compile("Journey.*Paths", re.DOTALL))


def test_the_cost_of_a_card_is_separated_from_its_label(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "novice")
    person.wait_for_turn()
    show_position(person, STREET, widest_questions(STREET)["earn"])
    page = person.page
    explanation = page.locator(".explanation")
    for selector in (".iki-cards [data-explain^='card:']", ".building-row [data-explain^='card:']", "[data-explain^='token:']"):
        elements = page.locator(f".board {selector}")
        assert elements.count() > 1, selector
        for element in elements.all()[:4]:
            page.keyboard.press("Escape")
            expect(explanation).to_have_count(0)
            element.dispatch_event("mouseenter")
            cost = explanation.locator("p").filter(has=page.get_by_text("Cost", exact=True))
            expect(cost).to_be_visible()
            assert re.match(r"Cost\s", str(cost.text_content())), cost.text_content()  # a line without the space reads "Cost7 mon"


def test_the_numbers_of_a_list_have_labels(visit: Visit) -> None:
    person = visit()
    person.open("#/components/iki/check")
    labels = person.page.locator(".verify-card fieldset label")
    expect(labels).to_have_text([f"Ikizama {space}" for space in ("1–4", "1", "2", "3", "4")])


def test_on_a_phone_no_amount_covers_the_choices(visit: Visit) -> None:
    person = visit(size=PHONE, speed="quick")
    page = person.page
    person.create_table("iki", "me", "novice", "novice")
    page.evaluate(RECORD_AMOUNTS)
    for turn in range(24):
        person.wait_for_turn()
        choices = page.locator(".choices [data-action]")
        choices.nth(turn * 7 % choices.count()).click()
        confirm = page.locator(".choices .primary")
        if confirm.count():
            confirm.first.click()
    person.wait_for_turn()
    assert int(page.locator(".table-page").get_attribute("data-version") or 0) > 24
    assert [text for text, over in page.evaluate("window.announced") if over] == []


def test_on_a_phone_the_zoom_buttons_do_not_cover_the_codes(visit: Visit) -> None:
    person = visit(size=PHONE)
    for decision, moves in widest_questions(STREET).items():
        show_position(person, STREET, moves)
        assert not person.page.evaluate(HIDDEN_BY_ZOOM), decision


def test_on_a_phone_the_frame_of_a_shop_is_complete(visit: Visit) -> None:
    person = visit(size=PHONE)
    show_position(person, STREET, widest_questions(STREET)["business"])
    signs = person.page.locator(".iki-shop:has(.shop-offers .selectable) .sign-board.selectable")
    assert signs.count()
    for sign in signs.all():
        expect(sign).to_have_css("box-shadow", "none")


def test_on_a_phone_a_turn_of_hokusai_starts_at_the_rondel(visit: Visit) -> None:
    """The atelier has more choices, but its cards are also displayed in the strip below the board."""
    person = visit(size=PHONE)
    for record in (RONDEL, EXPANDED):
        show_position(person, record, widest_questions(record)["turn"])
        targets = person.page.locator(".hk-rondel [data-selectable]")
        assert targets.count()
        for target in targets.all():
            expect(target).to_be_in_viewport()


def test_set_aside_secondary_drops_are_shown_at_the_mixing_players_atelier(visit: Visit) -> None:
    """This includes the time while another player is offered a drop."""
    person = visit()
    moves = 124  # one player decides while the previous player is mixing
    show_position(person, EXPANDED, moves)
    view = golden_frame(EXPANDED, moves)["view"]
    assert isinstance(view, dict)
    assert view["mixed"]
    assert view["seat"] != view["mixer"]
    page, wells = person.page, person.page.locator(".hk-atelier .palette .well + .drop")
    set_aside = page.locator(".hk-atelier .palette .well + .drop:not(.hollow)")
    expect(wells).to_have_count(3)
    expect(set_aside).to_have_count(0)
    page.locator(f".hk-atelier-summary.seat-{view['mixer']} .open").click()
    expect(page.locator(f".hk-atelier.seat-{view['mixer']}")).to_be_visible()
    expect(set_aside).to_have_count(len(view["mixed"]))


def test_a_category_has_the_same_pattern_in_the_review_and_the_final_scores(visit: Visit, finished: dict[str, str]) -> None:
    """This is also the case if only a player outside the comparison has points in the category."""
    person = visit()
    page, table = person.page, finished["iki"]

    def give_first_category_to_a_third_player(route: Route) -> None:
        frame = route.fetch().json()
        scores = frame["table"]["scores"]
        for score in scores:
            score["parts"] = {"track": 0, "types": 3, "fish": 4}
        scores.append({**scores[1], "seat": 2, "rank": 3, "parts": {"track": 5, "types": 0, "fish": 0}})
        route.fulfill(json=frame)

    page.route(f"**/api/tables/{table}?since=0", give_first_category_to_a_third_player)
    page.route("**/review?*", lambda route: route.fulfill(json={"seat": 0, "moves": [], "course": [], "search_share": 1}))
    person.open(f"#/replay/{table}")
    page.locator(".view-as select").select_option("0")
    page.get_by_role("button", name="Review", exact=True).click()
    legend = page.locator(".review .legend > span")
    expect(legend).to_have_count(3)
    assert [swatch.get_attribute("fill") for swatch in legend.locator("rect").all()] == [f"url(#pattern-{index})" for index in range(3)]
    drawn = page.locator(".review .bars rect[fill^='url(#pattern']")
    assert {bar.get_attribute("fill") for bar in drawn.all()} == {"url(#pattern-1)", "url(#pattern-2)"}
