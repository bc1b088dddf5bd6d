"""The table on phones, tablets, laptops and large screens, in both themes, by touch and by keyboard."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.server_process import numbers, table_of, view_of
from tests.web.browsing import FIND_CLICK_POINT, FRAME, HAS_CHANGED, LAPTOP, PAGE_STATE, PHONE, SMALL_PHONE, TABLETS, TOUCHED, Visitor
from tests.web.conftest import Visit
from tests.web.playback import IS_IN_VIEW, play
from tests.web.readability import busiest_positions, find_unreadable, show_position, spread_languages, widest_questions
from ukiyo.locales import languages

LARGE = [(1920, 1080), (2560, 1440)]
FULL = "hokusai-5-track+journey+paths-greedy-0.uki"
STREET = "iki-4-greedy-0.uki"
OWN_GOODS = {FULL: ".hk-atelier .area.active", STREET: ".iki-own .iki-store"}
MAIN_PARTS = {FULL: (".hk-rondel", 4), STREET: (".street", 2)}  # the main part of the board, and its minimum share of the screen
MIN_TARGET_SIZE = 40  # px

# The visible size of an element in px: [width, height].
VISIBLE_SIZE = """selector => {
    const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [Math.min(right, innerWidth) - Math.max(left, 0), Math.min(bottom, innerHeight) - Math.max(top, 0)];
}"""
# Visible targets that are too small for touch. Targets outside the view are checked after scrolling.
SMALL_TARGETS = """minSize => {
    const inside = (box, frame) => box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left && box.left < frame.right;
    return [...document.querySelectorAll(".table-page :is([data-selectable], [data-action], button, summary, select)")].flatMap(element => {
        const box = element.getBoundingClientRect();
        const frame = (element.closest(".surface-frame, .side") ?? document.documentElement).getBoundingClientRect();
        if (!box.width || !inside(box, frame) || Math.min(box.width, box.height) > minSize - 0.5) return [];
        return [`${box.width.toFixed(0)}x${box.height.toFixed(0)} ${element.getAttribute("class")} ${element.getAttribute("aria-label")}`];
    });
}"""
IS_WHOLE_BOARD_VISIBLE = "(({ scrollWidth, clientWidth }) => scrollWidth === clientWidth)(document.querySelector('.surface-frame'))"
# Whether all available cards are inside their cloth.
CARDS_FIT_CLOTH = """() => [...document.querySelectorAll(".hk-tray > *")].every(element => {
    const [box, cloth] = [element, element.closest(".hk-cloth")].map(part => part.getBoundingClientRect());
    return box.left >= cloth.left && box.right <= cloth.right && box.top >= cloth.top && box.bottom <= cloth.bottom;
})"""
IS_SIDE_APART = """() => {
    const [board, side] = [".board", ".side"].map(part => document.querySelector(part).getBoundingClientRect());
    return board.right <= side.left + 1 || board.bottom <= side.top + 1;
}"""


def size_name(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


@pytest.mark.parametrize("record", [FULL, STREET])
@pytest.mark.parametrize(
    "sizes",
    [[PHONE], TABLETS, LARGE[:1], *[pytest.param([size], marks=pytest.mark.repeats) for size in (SMALL_PHONE, LARGE[1])]],
    ids=lambda sizes: " ".join(map(size_name, sizes)),
)
def test_goods_decision_and_board_share_the_screen(visit: Visit, sizes: list[tuple[int, int]], record: str) -> None:
    """At the busiest position with all seats taken, nothing covers the board and touch targets are large enough."""
    person = visit(size=sizes[0])
    show_position(person, record, busiest_positions(record)[0])
    check_layout(person, record, sizes[0])
    for size in sizes[1:]:  # rotate the device
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.settle()
        check_layout(person, record, size)


def check_layout(person: Visitor, record: str, size: tuple[int, int]) -> None:
    page = person.page
    goods = ".goods" if size[0] <= 600 else OWN_GOODS[record]
    for selector in (goods, ".panel h2", ".surface-frame"):
        assert min(page.evaluate(VISIBLE_SIZE, selector)) >= MIN_TARGET_SIZE / 2, selector
    assert page.evaluate(IS_SIDE_APART)
    overflow = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    assert max(page.evaluate(overflow)) <= 0
    if size in TOUCHED:
        assert page.evaluate(SMALL_TARGETS, MIN_TARGET_SIZE) == []
    if size in LARGE:
        selector, divisor = MAIN_PARTS[record]
        box = page.locator(selector).bounding_box()
        assert box
        assert box["width"] > size[0] / divisor, "the board uses the space"
        assert page.evaluate("document.querySelector('.side').clientWidth") > 400, "the side grows with the screen"
    game = record.split("-", maxsplit=1)[0]
    person.screenshot(f"{game}-{size_name(size)}")
    page.emulate_media(color_scheme="dark")
    person.screenshot(f"{game}-{size_name(size)}-night")
    page.emulate_media(color_scheme="light")


def test_a_portrait_tablet_shows_the_whole_street(visit: Visit) -> None:
    """There is no scrolling and no small text on the tablet in any language."""
    person = visit(size=TABLETS[0])
    page = person.page
    for moves, position_languages in spread_languages(busiest_positions(STREET), languages()):
        show_position(person, STREET, moves)
        assert page.evaluate(IS_WHOLE_BOARD_VISIBLE)
        for language in position_languages:
            person.select_language(language)
            assert find_unreadable(page, 11) == [], f"{moves} {language}"
    street, screen = page.locator(".street").bounding_box(), page.viewport_size
    assert street
    assert screen
    assert street["width"] > screen["width"] * 0.95


@pytest.mark.parametrize(
    ("record", "size"),
    [
        (STREET, SMALL_PHONE),  # a whole game of Hokusai by touch is below
        *[
            pytest.param(record, size, marks=pytest.mark.repeats)
            for record, size in [*[(STREET, size) for size in TABLETS], *[(FULL, size) for size in (SMALL_PHONE, *TABLETS)]]
        ],
    ],
    ids=str,
)
def test_every_decision_has_large_touch_targets(visit: Visit, record: str, size: tuple[int, int]) -> None:
    """At the decisions with the most choices, the goods and the decision stay visible and every target is large enough."""
    person = visit(size=size)
    page = person.page
    questions = widest_questions(record)
    assert len(questions) >= 10
    for decision, moves in questions.items():
        show_position(person, record, moves)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], decision
        assert page.evaluate(SMALL_TARGETS, MIN_TARGET_SIZE) == [], decision
        assert page.evaluate(CARDS_FIT_CLOTH), decision
        for selector in (".goods", ".panel h2") if size == SMALL_PHONE else (".panel h2",):
            assert min(page.evaluate(VISIBLE_SIZE, selector)) >= MIN_TARGET_SIZE / 2, f"{decision} {selector}"
        assert page.evaluate(IS_IN_VIEW, "[data-selectable]"), f"{decision}: the targets are in view"
        if record == STREET and size in TABLETS:
            assert page.evaluate(IS_WHOLE_BOARD_VISIBLE), f"{decision}: the whole street is visible"


def test_a_tablet_shows_the_whole_board_while_others_play(visit: Visit) -> None:
    person, friend = visit(size=TABLETS[1]), visit(name="Bunta")
    page = person.page
    table = person.create_table("hokusai", "me", "open")
    friend.request("POST", "/me", name="Bunta")
    friend.request("POST", f"/tables/{table}/join", seat=1)
    person.request("POST", f"/tables/{table}/start")
    own_seats = numbers(table_of(person.request("GET", f"/tables/{table}"))["your_seats"])
    while view_of(person.request("GET", f"/tables/{table}"))["seat"] not in own_seats:
        play(friend, table, 1)
    assert person.wait_for_turn()
    page.locator(".surface-frame").wait_for()  # the choices appear before the board
    page.keyboard.press("+")
    person.wait_until(f"!({IS_WHOLE_BOARD_VISIBLE})")
    while view_of(person.request("GET", f"/tables/{table}"))["seat"] in own_seats:
        play(person, table, 1)
    person.wait_until(IS_WHOLE_BOARD_VISIBLE)


def check_drawn_choice(choice: Locator, beginning: str) -> None:
    """Choices are pictures. Hovering shows the text that is available to screen readers."""
    expect(choice.locator("svg").first).to_be_visible()
    label = str(choice.get_attribute("aria-label"))
    assert label.startswith(beginning)
    choice.hover()
    expect(choice.page.locator(".choice-text")).to_have_text(label)


def test_iki_choices_are_pictures(reader: Visitor) -> None:
    page = reader.page
    questions = widest_questions(STREET)
    show_position(reader, STREET, questions["business"])
    assert {"Visit", "Buy"} <= set(page.locator(".choices h3").all_inner_texts())
    show_position(reader, STREET, questions["hire-stall"])
    check_drawn_choice(page.locator("[data-group=stall] button").last, "Stall ")
    show_position(reader, STREET, questions["earn"])
    hire = page.locator("[data-group=hire] button").first
    expect(hire.locator(".iki-face")).to_be_visible()
    assert "−" in hire.locator(".iki-cost").inner_text()


def test_the_board_zooms_and_pans(reader: Visitor) -> None:
    page = reader.page
    show_position(reader, FULL, busiest_positions(FULL)[0])
    frame = page.locator(".surface-frame")
    width = "document.querySelector('.surface-frame').scrollWidth"
    width_before = page.evaluate(width)
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -600)
    reader.wait_until(f"{width} > {width_before} * 1.5")
    before = frame.evaluate("frame => frame.scrollLeft")
    page.mouse.move(600, 90)
    page.mouse.down()
    page.mouse.move(560, 90, steps=4)
    page.mouse.up()
    assert frame.evaluate("frame => frame.scrollLeft") == before + 40
    page.keyboard.press("0")
    reader.wait_until(f"{width} === {width_before}")
    page.keyboard.press("+")
    reader.wait_until(f"{width} > {width_before}")
    page.get_by_role("button", name="Show the whole board").click()
    reader.wait_until(f"{width} === {width_before}")


def test_pinching_zooms_the_board(visit: Visit) -> None:
    person = visit(size=PHONE)
    page = person.page
    show_position(person, FULL, busiest_positions(FULL)[0])
    width_before = page.evaluate("document.querySelector('.surface-frame').scrollWidth")
    session = person.context.new_cdp_session(page)
    for kind, distance in [("touchStart", 40), ("touchMove", 60), ("touchMove", 120), ("touchEnd", 0)]:
        points = [{"x": 195 - distance, "y": 260}, {"x": 195 + distance, "y": 260}] if distance else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    person.wait_until(f"document.querySelector('.surface-frame').scrollWidth > {width_before} * 1.8")


def test_choices_are_grouped_and_drawn(reader: Visitor) -> None:
    page = reader.page
    show_position(reader, FULL, busiest_positions(FULL)[0])
    assert {"Walk", "Mix"} <= set(page.locator(".choices h3").all_inner_texts())
    check_drawn_choice(page.locator("[data-group=mix] button").first, "Mix ")
    expect(page.locator(".steps").first).to_be_visible()  # the rondel shows the cost of a walk


def fastest_choice(page: Page, rng: random.Random) -> int:
    """Return the choice that ends the game soonest, such as ending the turn."""
    actions = page.locator(".choices [data-action]")
    done = page.locator("[data-group=done] [data-action]")
    if done.count():
        return actions.count() - 1
    return rng.randrange(actions.count())


@pytest.mark.parametrize("choices", [30, pytest.param(10_000, marks=pytest.mark.repeats)], ids=["begun", "whole"])
def test_a_game_by_keyboard_only(visit: Visit, choices: int) -> None:
    """Two keys reach the first choice. Numbers, arrows and Enter make all other choices, and focus is not lost."""
    person = visit()
    page, rng = person.page, random.Random(7)
    person.create_table("hokusai", "me")
    assert person.wait_for_turn()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    focused = "document.activeElement.matches('.choices [data-action], .board [data-selectable]')"
    assert page.evaluate(focused), "a skip link leads to the choices"
    for _ in range(choices):
        if not person.wait_for_turn():
            break
        assert page.evaluate(focused), "focus is not lost"
        seen, _, _ = page.evaluate(PAGE_STATE)
        index = fastest_choice(page, rng)
        if index < 9 and rng.random() < 0.6:
            page.keyboard.press(str(index + 1))
        else:
            page.keyboard.press(rng.choice(["ArrowDown", "ArrowRight"]))
            page.keyboard.press("Enter")
        page.wait_for_function(HAS_CHANGED, arg=seen, polling=FRAME)
    page.locator(".log h3").first.wait_for()
    headings = " ".join(page.locator(".log h3").all_inner_texts())
    assert "Turn 2 of" in headings
    assert "nobody" not in headings


def test_arrow_keys_move_between_targets(reader: Visitor) -> None:
    page = reader.page
    show_position(reader, FULL, busiest_positions(FULL)[0])
    labels = set()
    for key in ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"]:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.board [data-selectable]')")
        labels.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert len(labels) > 2
    page.keyboard.press("Shift+ArrowUp")
    assert page.evaluate("document.activeElement.matches('.board .target')")
    stops = page.locator(".board [tabindex='0']").count()
    assert stops == page.locator(".board [data-selectable]").count(), "Tab stops only at selectable targets"


def test_a_whole_game_by_touch(visit: Visit) -> None:
    """On the smallest phone, the goods and the decision stay visible and every target is large enough."""
    person = visit(size=SMALL_PHONE)
    page, rng = person.page, random.Random(8)
    person.create_table("hokusai", "me")
    small_targets: set[str] = set()
    while person.wait_for_turn():
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE[0]
        small_targets |= set(page.evaluate(SMALL_TARGETS, MIN_TARGET_SIZE))
        for selector in (".goods", ".panel h2"):
            assert min(page.evaluate(VISIBLE_SIZE, selector)) > MIN_TARGET_SIZE / 2, selector
        tap(person, rng)
    assert person.over
    assert not small_targets, "\n".join(sorted(small_targets))


def tap(person: Visitor, rng: random.Random) -> None:
    page = person.page
    seen, targets, _ = page.evaluate(PAGE_STATE)
    if targets and rng.random() < 0.5:
        selector, index = ".board [data-selectable]", rng.randrange(targets)
    else:
        selector, index = ".choices [data-action]", fastest_choice(page, rng)
    point = page.evaluate(FIND_CLICK_POINT, [selector, index])
    assert isinstance(point, list), f"{selector} can't be clicked: {point}"
    page.touchscreen.tap(*point)
    page.wait_for_function(HAS_CHANGED, arg=seen, polling=FRAME)


def test_the_theme_can_be_selected(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    page, root = person.page, person.page.locator("html")
    person.open()
    expect(root).to_have_attribute("data-theme", "day")
    page.locator(".preferences summary").click()
    page.locator(".theme select").select_option("night")
    expect(root).to_have_attribute("data-theme", "night")
    page.reload()
    expect(root).to_have_attribute("data-theme", "night")
