"""IKI's street: the order on the fire track, optional codes, explanations and large numbers."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor
from tests.web.readability import GOLDEN, show_position
from ukiyo import games
from ukiyo.engine.record import read_record

RECORD = "iki-4-greedy-0.uki"
TOP = "piece => document.querySelector(`[data-piece='${piece}']`).getBoundingClientRect().top"
IS_ON_TOP = """([upper, lower]) => {
    const [one, other] = [upper, lower].map(piece => document.querySelector(`[data-piece='${piece}']`));
    const [a, b] = [one, other].map(piece => piece.getBoundingClientRect());
    return one.contains(document.elementFromPoint((a.left + a.right) / 2, (b.top + a.bottom) / 2));
}"""
COVERED_TARGETS = """() => {
    const popup = document.querySelector(".explanation").getBoundingClientRect();
    return [...document.querySelectorAll(".board [data-selectable]")].map(target => target.getBoundingClientRect()).filter(target =>
        Math.min(target.right, popup.right) - Math.max(target.left, popup.left) > 1 &&
        Math.min(target.bottom, popup.bottom) - Math.max(target.top, popup.top) > 1).length;
}"""


def stacked_discs() -> tuple[int, list[int]]:
    """Return the first position with two discs on one space of the fire track, and the discs in playing order."""
    recorded = read_record(GOLDEN / RECORD)
    rules = games.game(recorded.game)
    state = recorded.start(rules)
    for number, move in enumerate(recorded.moves):
        view: dict[str, object] = rules.view(state, -1)
        power = [player["power"] for player in view["players"]]  # type: ignore[attr-defined]
        order: list[int] = view["fire_track"]  # type: ignore[assignment]
        for first, second in pairwise(order):
            if number > 20 and power[first] == power[second]:
                return number, [first, second]
        state.play(rules.parse(move.notation))
    raise AssertionError("no such position")


def font_size(page: Page, selector: str) -> float:
    return float(page.locator(selector).first.evaluate("element => parseFloat(getComputedStyle(element).fontSize)"))


def test_the_street_is_readable_at_a_glance(reader: Visitor) -> None:
    page = reader.page
    number, (first, second) = stacked_discs()
    show_position(reader, RECORD, number)

    # The upper disc goes first, as explained by the track's label.
    assert page.evaluate(TOP, f"fire-{first}") < page.evaluate(TOP, f"fire-{second}")
    assert page.evaluate(IS_ON_TOP, [f"fire-{first}", f"fire-{second}"])

    # Discs do not cover the numbers on the track.
    boxes = "all => all.map(element => element.getBoundingClientRect())"
    lowest = max(box["bottom"] for box in page.locator(".iki-marker").evaluate_all(boxes))
    assert lowest <= min(box["top"] for box in page.locator(".iki-line i").evaluate_all(boxes)) + 1

    # The player's goods are the largest numbers on the mat, and the market uses the remaining width.
    largest = page.locator(".iki-own b, .iki-own i").evaluate_all(
        "all => all.map(element => parseFloat(getComputedStyle(element).fontSize))"
    )
    assert font_size(page, ".iki-own .iki-good b") == max(largest)
    market = page.locator(".market").evaluate("element => element.clientHeight")
    show_position(reader, RECORD, len(read_record(GOLDEN / RECORD).moves) - 1)
    assert page.locator(".market").evaluate("element => element.clientHeight") < market

    # Codes are displayed on request, and are always available to screen readers.
    code = page.locator(".stall > .code").first
    expect(code).to_be_hidden()
    assert "a1" in str(page.locator(".stall .target").first.get_attribute("aria-label"))
    page.keyboard.down("c")
    expect(code).to_be_visible()
    page.keyboard.up("c")
    expect(code).to_be_hidden()
    page.locator(".codes-toggle").click()
    expect(code).to_be_visible()
    page.locator(".codes-toggle").click()
    reader.assert_no_errors()


def test_explanations_do_not_cover_choices(reader: Visitor) -> None:
    """Explanations do not cover targets, and a click closes them."""
    page = reader.page
    show_position(reader, RECORD, 166)  # nearly every stall is a legal choice
    popup = page.locator(".explanation")
    for target in page.locator(".stall [data-selectable]").all()[:4]:
        target.hover()
        expect(popup).to_be_visible()
        assert page.evaluate(COVERED_TARGETS) <= 2
    page.locator(".income").hover()
    expect(popup).to_be_visible()
    page.mouse.down()
    expect(popup).to_have_count(0)
    page.mouse.up()
