"""Choices stay visible when the page is zoomed, has large text, or has every panel open."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.readability import find_unreadable, golden_frame, show_position, widest_questions

SCREENS = [(1280, 800), (1366, 768), (1440, 900)]
STREET = "iki-4-greedy-0.uki"
FULL = "hokusai-5-track+journey+paths-greedy-0.uki"
AT_LEAST = 3  # choices visible without scrolling

# Indices of the fully visible choices, of all choices after scrolling to them, and of those that get focus outside the view.
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
        `.side > :is(.remark, .recap, .told), .choosing > :is(h2, .agreeing), .standing > li,
         .offers > :is(.hint, .choice-list, .more-choices, .said), .choosing > .row > button, .strip > :not(.skip, .standing),
         .surface-frame, .surface > .zoom`);
    const boxes = [...parts].flatMap(part => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return bottom > top ? [[part.className || part.tagName, left, right, top, bottom]] : [];
    });
    return boxes.flatMap(([one, left, right, top, bottom], place) =>
        boxes.slice(place + 1).flatMap(([other, ...box]) =>
            Math.min(right, box[1]) - Math.max(left, box[0]) > 4.5 && Math.min(bottom, box[3]) - Math.max(top, box[2]) > 4.5
                ? [`${one} and ${other}`] : []));
}"""
OUTSIDE = """() => [...document.querySelectorAll(".strip :is(button, a:not(.skip), summary, select), .choosing > .row > button")].flatMap(
    control => {
        const { left, right, width } = control.getBoundingClientRect();
        const edge = control.closest(".row")?.getBoundingClientRect().right ?? innerWidth;
        return width && (left < 0 || right > edge + 0.5 || width < 20) ? [control.outerHTML.slice(0, 80)] : [];
    })"""
ON_THE_BOARD = ("covered", "lies over", "sticks out")
COACHED = "localStorage.setItem('ukiyo', JSON.stringify({ ...JSON.parse(localStorage.getItem('ukiyo')), coach: 'with-me' }))"
DOUBLED = """() => {
    document.documentElement.style.fontSize = "";
    document.documentElement.style.fontSize = `${2 * parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
}"""


def entries(frame: dict[str, object]) -> list[dict[str, object]]:
    """Events of two rounds, for the log and the recap."""
    version, view = frame["version"], frame["view"]
    assert isinstance(version, int)
    assert isinstance(view, dict)
    seats = len(view["players"])
    action = view["legal"][0]
    return [
        {
            "version": version - 2 * seats + place + 1,
            "kind": "move",
            "seat": (view["seat"] + 1 + place) % seats,
            "action": action,
            "notation": "",
            "bot": None,
            "at": 0,
            "outcome": None,
            "effects": [],
        }
        for place in range(2 * seats - 1)
    ]


def everything_open(person: Visitor, record: str, moves: int) -> None:
    """The question with the most choices, after a remark, with a hint and the recap open."""
    page = person.page
    frame = golden_frame(record, moves)
    legal = frame["view"]["legal"]  # type: ignore[index]
    own = {**entries(frame)[-1], "version": moves + 1, "seat": frame["view"]["seat"]}  # type: ignore[index]
    why = {"action": legal[1], "beside": legal[0], "better": True, "worse": False, "win": 0.2, "score": 3.1, "reasons": []}
    told = {name: {"action": legal[place], "win": 0.2, "scores": [70] * 5} for place, name in enumerate(("played", "better"))}
    mistake = {"move": frame["view"]["moves"], "cost": 0.2, "why": why, **told}  # type: ignore[index]
    hinted = [{"action": action, "win": 0.5, "scores": [80] * 5, "why": None} for action in legal[:3]]

    def answer(socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if json.loads(message)["type"] == "move":
                socket.send(json.dumps({"type": "frame", **frame, "version": moves + 1, "events": [own], "steps": []}))

        socket.on_message(heard)

    page.add_init_script(COACHED)
    page.route("**/remark", lambda route: route.fulfill(json={"mistake": mistake, "undo": True}))
    page.route("**/hint", lambda route: route.fulfill(json={"version": moves + 1, "moves": hinted, "search_share": 1}))
    show_position(person, record, moves, entries(frame), answer)
    page.locator(".choices [data-action]").first.click()
    expect(page.locator(".remark")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_be_visible()
    page.locator(".recap summary").evaluate("summary => summary.parentElement.open || summary.click()")


def choices_come_first(person: Visitor, where: str) -> None:
    page = person.page
    person.settle()
    page.evaluate("document.querySelector('.side').scrollTop = 0")
    count, first, reached, focused = page.evaluate(IN_VIEW)
    assert len(first) >= min(AT_LEAST, count), f"{where}: only {len(first)} choices of {count} are in view"
    assert reached == list(range(count)), f"{where}: not all choices can be reached"
    assert focused == list(range(count)), f"{where}: a focused choice is out of view"
    more = page.locator(".more-choices")
    if len(first) < count:
        expect(more).to_be_in_viewport()
        expect(more).to_contain_text("more choice")
    overlapping = page.evaluate(OVERLAPPING)
    assert overlapping == [], f"{where}: {overlapping}"
    outside = page.evaluate(OUTSIDE)
    assert outside == [], f"{where}: {outside}"
    board = [trouble for trouble in find_unreadable(page, 0) if trouble.startswith(ON_THE_BOARD)]
    assert board == [], f"{where}: {board}"


@pytest.mark.parametrize("record", [STREET, FULL])
@pytest.mark.parametrize("how", ["as it is", "zoomed", "large text"])
def test_choices_are_visible_without_scrolling(visit: Visit, record: str, how: str) -> None:
    """At the questions with the most choices, with a remark, a hint and the recap open."""
    person = visit()
    person.changed = True
    page = person.page
    asked = sorted(widest_questions(record).items(), key=lambda found: -len(golden_frame(record, found[1])["view"]["legal"]))  # type: ignore[index]
    times = 2 if how == "zoomed" else 1
    for decision, moves in asked[:2]:
        everything_open(person, record, moves)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width // times, "height": height // times})
            if how == "large text":
                page.evaluate(DOUBLED)
            choices_come_first(person, f"{decision} {width}x{height}")
            person.screenshot(f"priority-{record[:4]}-{decision}-{width}-{how}")


def test_on_a_phone_a_hint_is_scrolled_into_view_and_the_next_question_starts_at_the_top(visit: Visit) -> None:
    person = visit(size=PHONE)
    page = person.page
    widest = widest_questions(FULL).values()
    moves = max(widest, key=lambda moves: len(golden_frame(FULL, moves)["view"]["legal"]))  # type: ignore[index]
    frame = golden_frame(FULL, moves)
    hinted = [{"action": action, "win": 0.5, "scores": [80] * 5, "why": None} for action in frame["view"]["legal"][:3]]  # type: ignore[index]

    def answer(socket: WebSocketRoute) -> None:
        own = {**entries(frame)[-1], "version": moves + 1, "seat": frame["view"]["seat"]}  # type: ignore[index]
        again = json.dumps({"type": "frame", **frame, "version": moves + 1, "events": [own], "steps": []})
        socket.on_message(lambda message: socket.send(again) if json.loads(message)["type"] == "move" else None)

    page.route("**/hint", lambda route: route.fulfill(json={"version": moves, "moves": hinted, "search_share": 1}))
    show_position(person, FULL, moves, listen=answer)
    assert (
        page.evaluate("() => { const side = document.querySelector('.side'); side.scrollTop = side.scrollHeight; return side.scrollTop }")
        > 0
    )
    page.locator("#hint").tap()
    expect(page.locator(".advice h3")).to_be_in_viewport(ratio=1)
    page.locator(".choices [data-action]").last.tap()
    expect(page.locator(".table-page")).to_have_attribute("data-version", str(moves + 1))
    person.wait_until("document.querySelector('.side').scrollTop === 0")
    expect(page.locator(".choices [data-action]").first).to_be_in_viewport(ratio=1)
