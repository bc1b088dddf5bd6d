"""Choices stay visible when the page is zoomed, has large text or has all panels open."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.readability import find_unreadable, golden_frame, show_position, widest_questions

SCREENS = [(1366, 768), *[pytest.param(size, marks=pytest.mark.repeats) for size in ((1280, 800), (1440, 900))]]
STREET = "iki-4-greedy-0.uki"
FULL = "hokusai-5-track+journey+paths-greedy-0.uki"
MIN_VISIBLE = 3  # choices visible without scrolling

# Indices of the fully visible choices, of all choices after scrolling to them, and of choices that are focused outside the view.
IN_VIEW = """() => {
    const choices = [...document.querySelectorAll(".choices [data-action]")];
    const seen = choice => {
        const { left, right, top, bottom } = choice.getBoundingClientRect();
        const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
        return [[left + 3, centre], [right - 3, centre], [middle, top + 3], [middle, bottom - 3]].every(([x, y]) => {
            const there = document.elementFromPoint(x, y);
            return there && choice.contains(there);
        });
    };
    const places = which => choices.flatMap((choice, place) => which(choice) ? [place] : []);
    const first = places(seen);
    const reached = places(choice => (choice.scrollIntoView({ block: "nearest" }), seen(choice)));
    document.querySelector(".choice-list").scrollTop = 0;
    const focused = places(choice => (choice.focus(), seen(choice)));
    document.activeElement.blur();
    document.querySelector(".choice-list").scrollTop = 0;
    return [choices.length, first, reached, focused];
}"""
# Overlapping elements in the side panel and the strip above it.
OVERLAPPING = """() => {
    const parts = document.querySelectorAll(
        `.side > :is(.remark, .recap, .log-and-chat), .choosing > :is(h2, .proposals), .choosing > .row > button,
         .choice-area > :is(.hint, .choice-list, .more-choices, .choice-text), .table-header > :not(.skip, .scoreboard),
         .scoreboard > li, .surface-frame, .surface > .zoom`);
    const boxes = [...parts].flatMap(part => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return bottom > top ? [[part.className || part.tagName, left, right, top, bottom]] : [];
    });
    return boxes.flatMap(([one, left, right, top, bottom], place) =>
        boxes.slice(place + 1).flatMap(([other, ...box]) =>
            Math.min(right, box[1]) - Math.max(left, box[0]) > 4.5 && Math.min(bottom, box[3]) - Math.max(top, box[2]) > 4.5
                ? [`${one} and ${other}`] : []));
}"""
OUTSIDE = """() => {
    const controls = document.querySelectorAll(".table-header :is(button, a:not(.skip), summary, select), .choosing > .row > button");
    return [...controls].flatMap(control => {
        const { left, right, width } = control.getBoundingClientRect();
        const edge = control.closest(".row")?.getBoundingClientRect().right ?? innerWidth;
        return width && (left < 0 || right > edge + 0.5 || width < 20) ? [control.outerHTML.slice(0, 80)] : [];
    });
}"""
BOARD_PROBLEMS = ("covered", "overlaps", "overflows")
ENABLE_COACH = "localStorage.setItem('ukiyo', JSON.stringify({ ...JSON.parse(localStorage.getItem('ukiyo')), coach: 'with-me' }))"
DOUBLE_FONT_SIZE = """() => {
    document.documentElement.style.fontSize = "";
    document.documentElement.style.fontSize = `${2 * parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
}"""


def log_events(frame: dict[str, object]) -> list[dict[str, object]]:
    """Return the events of two rounds, for the log and the recap."""
    version, view = frame["version"], frame["view"]
    assert isinstance(version, int)
    assert isinstance(view, dict)
    seats = len(view["players"])
    action = view["legal"][0]
    return [
        {
            "version": version - 2 * seats + index + 1,
            "kind": "move",
            "seat": (view["seat"] + 1 + index) % seats,
            "action": action,
            "notation": "",
            "bot": None,
            "created_at": 0,
            "outcome": None,
            "effects": [],
        }
        for index in range(2 * seats - 1)
    ]


def open_everything(person: Visitor, record: str, moves: int) -> None:
    """Show the decision with the most choices after a remark, with a hint and the recap open."""
    page = person.page
    frame = golden_frame(record, moves)
    legal = frame["view"]["legal"]  # type: ignore[index]
    own_move = {**log_events(frame)[-1], "version": moves + 1, "seat": frame["view"]["seat"]}  # type: ignore[index]
    why = {"action": legal[1], "other_action": legal[0], "better": True, "worse": False, "win": 0.2, "score": 3.1, "reasons": []}
    compared = {name: {"action": legal[index], "win": 0.2, "scores": [70] * 5} for index, name in enumerate(("played", "better"))}
    mistake = {"move": frame["view"]["moves"], "cost": 0.2, "comparison": why, **compared}  # type: ignore[index]
    hinted = [{"action": action, "win": 0.5, "scores": [80] * 5, "comparison": None} for action in legal[:3]]

    def answer(socket: WebSocketRoute) -> None:
        def on_message(message: str | bytes) -> None:
            if json.loads(message)["type"] == "move":
                socket.send(json.dumps({"type": "frame", **frame, "version": moves + 1, "events": [own_move], "steps": []}))

        socket.on_message(on_message)

    page.add_init_script(ENABLE_COACH)
    page.route("**/remark", lambda route: route.fulfill(json={"mistake": mistake, "undo": True}))
    page.route("**/hint", lambda route: route.fulfill(json={"version": moves + 1, "moves": hinted, "search_share": 1}))
    show_position(person, record, moves, log_events(frame), answer)
    page.locator(".choices [data-action]").first.click()
    expect(page.locator(".remark")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hinted-moves")).to_be_visible()
    page.locator(".recap summary").evaluate("summary => summary.parentElement.open || summary.click()")


def check_choices_visible(person: Visitor, label: str) -> None:
    page = person.page
    person.settle()
    page.evaluate("document.querySelector('.side').scrollTop = 0")
    count, first, reached, focused = page.evaluate(IN_VIEW)
    assert len(first) >= min(MIN_VISIBLE, count), f"{label}: only {len(first)} choices of {count} are in view"
    assert reached == list(range(count)), f"{label}: not all choices can be reached"
    assert focused == list(range(count)), f"{label}: a focused choice is out of view"
    more = page.locator(".more-choices")
    if len(first) < count:
        expect(more).to_be_in_viewport()
        expect(more).to_contain_text("more choice")
    overlapping = page.evaluate(OVERLAPPING)
    assert overlapping == [], f"{label}: {overlapping}"
    outside = page.evaluate(OUTSIDE)
    assert outside == [], f"{label}: {outside}"
    board = [problem for problem in find_unreadable(page, 0) if problem.startswith(BOARD_PROBLEMS)]
    assert board == [], f"{label}: {board}"


@pytest.mark.parametrize("record", [STREET, FULL])
@pytest.mark.parametrize("mode", ["as it is", "zoomed", "large text"])
@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_choices_are_visible_without_scrolling(visit: Visit, record: str, mode: str, size: tuple[int, int]) -> None:
    """Tests the decisions with the most choices, with a remark, a hint and the recap open."""
    person = visit()
    person.changed = True
    page = person.page
    questions = sorted(widest_questions(record).items(), key=lambda found: -len(golden_frame(record, found[1])["view"]["legal"]))  # type: ignore[index]
    factor = 2 if mode == "zoomed" else 1
    for decision, moves in questions[:2]:
        open_everything(person, record, moves)
        page.set_viewport_size({"width": size[0] // factor, "height": size[1] // factor})
        if mode == "large text":
            page.evaluate(DOUBLE_FONT_SIZE)
        check_choices_visible(person, decision)
        person.screenshot(f"priority-{record[:4]}-{decision}-{size[0]}-{mode}")


def test_on_a_phone_a_hint_is_scrolled_into_view_and_the_next_decision_starts_at_the_top(visit: Visit) -> None:
    person = visit(size=PHONE)
    page = person.page
    widest = widest_questions(FULL).values()
    moves = max(widest, key=lambda moves: len(golden_frame(FULL, moves)["view"]["legal"]))  # type: ignore[index]
    frame = golden_frame(FULL, moves)
    hinted = [{"action": action, "win": 0.5, "scores": [80] * 5, "comparison": None} for action in frame["view"]["legal"][:3]]  # type: ignore[index]

    def answer(socket: WebSocketRoute) -> None:
        own_move = {**log_events(frame)[-1], "version": moves + 1, "seat": frame["view"]["seat"]}  # type: ignore[index]
        response = json.dumps({"type": "frame", **frame, "version": moves + 1, "events": [own_move], "steps": []})
        socket.on_message(lambda message: socket.send(response) if json.loads(message)["type"] == "move" else None)

    page.route("**/hint", lambda route: route.fulfill(json={"version": moves, "moves": hinted, "search_share": 1}))
    show_position(person, FULL, moves, handle_socket=answer)
    assert (
        page.evaluate("() => { const side = document.querySelector('.side'); side.scrollTop = side.scrollHeight; return side.scrollTop }")
        > 0
    )
    page.locator("#hint").tap()
    expect(page.locator(".hinted-moves h3")).to_be_in_viewport(ratio=1)
    page.locator(".choices [data-action]").last.tap()
    expect(page.locator(".table-page")).to_have_attribute("data-version", str(moves + 1))
    person.wait_until("document.querySelector('.side').scrollTop === 0")
    expect(page.locator(".choices [data-action]").first).to_be_in_viewport(ratio=1)
