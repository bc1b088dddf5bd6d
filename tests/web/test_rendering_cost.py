"""The rendering cost of a move, measured as a ratio between the games to make it independent of the machine's speed."""

import json
from pathlib import Path

from tests.web.browsing import PLAY, Visitor
from tests.web.conftest import Visit

DECISIONS = 12
MAX_RATIO = 3  # relative to a decision in Hokusai
# Two amounts change, and then the next step clears the animations.
CLEAR_ANIMATIONS = """async () => {
    const { clearAnimations, animateAmounts, takeSnapshot } = await import("/core/motion.js");
    const before = takeSnapshot();
    for (const amount of before.amounts.values()) amount.n += 1;
    animateAmounts(before, null);
    const animations = document.querySelector(".animation-layer").getAnimations({ subtree: true });
    clearAnimations();
    return animations.map(({ playState }) => playState);
}"""


def style_and_layout(person: Visitor, game: str, trace: Path) -> float:
    """Return the main-thread seconds for style and layout in several decisions at a four-player table, with animations."""
    person.page.emulate_media(reduced_motion="no-preference")
    person.create_table(game, "me", *["novice"] * 3)
    person.wait_for_turn()
    person.settle()
    browser = person.context.browser
    assert browser
    browser.start_tracing(page=person.page, path=trace, categories=["devtools.timeline"])
    assert person.page.evaluate(PLAY, [7, DECISIONS]) == DECISIONS
    browser.stop_tracing()
    events = json.loads(trace.read_text())["traceEvents"]
    return sum(float(event.get("tdur", 0)) for event in events if event["name"] in ("UpdateLayoutTree", "Layout")) / 1_000_000


def test_a_decision_in_iki_costs_at_most_three_in_hokusai(visit: Visit, tmp_path: Path) -> None:
    iki, hokusai = [style_and_layout(visit(), game, tmp_path / f"{game}.json") for game in ("iki", "hokusai")]
    assert 0 < iki < MAX_RATIO * hokusai


def test_removed_elements_are_no_longer_animated(visit: Visit) -> None:
    """A running animation would restyle the page in every frame."""
    person = visit()
    person.page.emulate_media(reduced_motion="no-preference")
    person.create_table("iki", "me", "novice")
    person.wait_for_turn()
    states = person.page.evaluate(CLEAR_ANIMATIONS)
    assert states
    assert set(states) == {"idle"}
