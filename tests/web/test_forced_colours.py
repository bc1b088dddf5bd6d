"""Forced colours: each state of the table is visible in a screenshot, with a light and a dark scheme.

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
LEAST = 0.02  # of the pixels
# State: the element, and the class or attribute to remove.
STATES = {
    IKI: {
        "the current month": (".iki-month.iki-now", "iki-now"),
        "the strength of the fire that comes": (".iki-power.coming i", "coming"),
        "the active player at the board": (".iki-mat.deciding", "deciding"),
        "the active player in the strip": (".standing .turn", "turn"),
        "a lit spot": (".board :is(div, span, button, li).target.lit", "lit"),
        "an echoed spot": (".board div.target.highlighted", "echoed"),
    },
    HOKUSAI: {
        "the active player in the strip": (".standing .turn", "turn"),
        "the active player at the board": (".hk-atelier.decides", "decides"),
        "a lit spot": (".board g.target.lit", "lit"),
    },
}
# The share of clearly different pixels. It runs in a page without a content security policy.
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
TAKE_AWAY = "(thing, name) => thing.closest(`.${name}`).classList.remove(name)"


def picture(page: Page, box: dict[str, float]) -> str:
    return base64.b64encode(page.screenshot(clip=box)).decode()  # type: ignore[arg-type]


def around(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box
    return {"x": box["x"] - 3, "y": box["y"] - 3, "width": box["width"] + 6, "height": box["height"] + 6}


def shown(person: Visitor, blank: Page, thing: Locator, taken: str) -> float:
    clip = around(thing)
    before = picture(person.page, clip)
    thing.evaluate(TAKE_AWAY, taken)
    return float(blank.evaluate(COMPARE, [before, picture(person.page, clip)]))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("record", "decision"), [(IKI, "hire-stall"), (IKI, "swap"), (HOKUSAI, "turn")])
def test_states_are_distinguishable_in_forced_colours(visit: Visit, record: str, decision: str, scheme: Literal["light", "dark"]) -> None:
    person = visit()
    person.changed = True
    page, blank = person.page, person.context.new_page()
    page.bring_to_front()
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    show_position(person, record, widest_questions(record)[decision])
    person.screenshot(f"forced-colours-{record[:4]}-{decision}-{scheme}")
    choice = page.locator(".choices [data-action]").first
    clip, plain = around(choice), picture(page, around(choice))
    choice.focus()
    assert blank.evaluate(COMPARE, [plain, picture(page, clip)]) > LEAST, "the current choice"
    page.mouse.move(1, 1)
    page.locator(".board .target.highlighted").first.wait_for(state="attached")
    hidden = []
    for state, (what, taken) in STATES[record].items():
        thing = page.locator(what).first
        if state == "an echoed spot" and not thing.count():
            continue
        if state == "a lit spot":
            choice.blur()
        if shown(person, blank, thing, taken) <= (0.005 if "board" in state else LEAST):  # a large mat has a thin outline
            hidden.append(state)
    assert hidden == []
