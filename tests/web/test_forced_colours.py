"""Forced colours: each state of the table is visible in screenshots with a light and a dark scheme.

A state is visible if the screenshot of its element changes when only the state is removed.
"""

import base64
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.readability import show_position, widest_questions

IKI, HOKUSAI = "iki-4-greedy-0.uki", "hokusai-4-greedy-0.uki"
MIN_CHANGE = 0.02  # share of pixels
# For each state, the element and the class or attribute to remove.
STATES = {
    IKI: {
        "the current month": (".iki-month.iki-current", "iki-current"),
        "the strength of the next fire": (".iki-power.next-fire i", "next-fire"),
        "the active player at the board": (".iki-mat.deciding", "deciding"),
        "the active player in the header": (".scoreboard .turn", "turn"),
        "a selectable target": (".board :is(div, span, button, li).target.selectable", "selectable"),
        "a highlighted target": (".board div.target.highlighted", "highlighted"),
    },
    HOKUSAI: {
        "the active player in the header": (".scoreboard .turn", "turn"),
        "the active player at the board": (".hk-atelier.deciding", "deciding"),
        "a selectable target": (".board g.target.selectable", "selectable"),
    },
}
# Returns the share of clearly different pixels. Runs in a page without a content security policy.
COMPARE = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height).data;
    }));
    let different = 0;
    for (let at = 0; at < one.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs(one[at + part] - other[at + part]) > 60)) different += 1;
    return different / (one.length / 4);
}"""
REMOVE_CLASS = "(element, name) => element.closest(`.${name}`).classList.remove(name)"


def screenshot_of(page: Page, box: dict[str, float]) -> str:
    return base64.b64encode(page.screenshot(clip=box)).decode()  # type: ignore[arg-type]


def clip_around(element: Locator) -> dict[str, float]:
    box = element.bounding_box()
    assert box
    return {"x": box["x"] - 3, "y": box["y"] - 3, "width": box["width"] + 6, "height": box["height"] + 6}


def changed_share(person: Visitor, blank: Page, element: Locator, class_name: str) -> float:
    clip = clip_around(element)
    before = screenshot_of(person.page, clip)
    element.evaluate(REMOVE_CLASS, class_name)
    return float(blank.evaluate(COMPARE, [before, screenshot_of(person.page, clip)]))


@pytest.mark.parametrize(
    ("record", "decision", "scheme"),
    [
        *[(IKI, "hire-stall", "light"), (IKI, "swap", "dark"), (HOKUSAI, "turn", "light"), (HOKUSAI, "turn", "dark")],
        pytest.param(IKI, "hire-stall", "dark", marks=pytest.mark.repeats),
        pytest.param(IKI, "swap", "light", marks=pytest.mark.repeats),
    ],
)
def test_states_are_distinguishable_in_forced_colours(visit: Visit, record: str, decision: str, scheme: Literal["light", "dark"]) -> None:
    person = visit()
    person.changed = True
    page, blank = person.page, person.context.new_page()
    page.bring_to_front()
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    show_position(person, record, widest_questions(record)[decision])
    person.screenshot(f"forced-colours-{record[:4]}-{decision}-{scheme}")
    choice = page.locator(".choices [data-action]").first
    clip, plain = clip_around(choice), screenshot_of(page, clip_around(choice))
    choice.focus()
    assert blank.evaluate(COMPARE, [plain, screenshot_of(page, clip)]) > MIN_CHANGE, "the current choice"
    page.mouse.move(1, 1)
    page.locator(".board .target.highlighted").first.wait_for(state="attached")
    hidden = []
    for state, (selector, class_name) in STATES[record].items():
        element = page.locator(selector).first
        if state == "a highlighted target" and not element.count():
            continue
        if state == "a selectable target":
            choice.blur()
        if changed_share(person, blank, element, class_name) <= (
            0.005 if "board" in state else MIN_CHANGE
        ):  # a large mat has a thin outline
            hidden.append(state)
    assert hidden == []
