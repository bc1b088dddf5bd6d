"""The recap: all events since the player's last move."""

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.readability import golden_frame, show_position, widest_questions
from tests.web.test_choice_visibility import FULL, STREET, log_events
from ukiyo import games
from ukiyo.engine import move_log
from ukiyo.engine.record import read_record
from ukiyo.engine.shapes import MoveSummary

GOLDEN = Path(__file__).parent.parent / "golden"
# Return the recap after every event in a log.
RECAPS = """async ([events, own]) => {
    const { sinceLastTurn } = await import("/table/since-last-turn.js");
    return events.map((_, place) => {
        const since = sinceLastTurn(events.slice(0, place + 1), [own]);
        return [since.events.map(({ version }) => version), since.effects.map(({ kind }) => kind)];
    });
}"""
EVENTS = {"month", "mons", "fire", "payday", "fed", "starved", "harmony", "end"}  # automatic events

Event = dict[str, object]
Effects = list[dict[str, object]]


def log_of(name: str) -> list[Event]:
    """Return the events of a recorded game."""
    record = read_record(GOLDEN / f"{name}.uki")
    game = games.game(record.game)
    state = record.start(game)
    state.records_effects = True
    events: list[Event] = []
    for move in record.moves:
        action = game.parse(move.notation)
        state.play(action)
        summary: MoveSummary = move_log.summary(game, state, action)
        effects = move_log.effects(game, state)
        events.append(
            {"version": len(events) + 1, "kind": "move", "seat": move.seat, "action": action, "outcome": summary, "effects": effects}
        )
    return events


def effects_of(event: Event) -> Effects:
    effects = event["effects"]
    assert isinstance(effects, list)
    return effects


def shown_kinds(kinds: list[str]) -> list[str]:
    return [kind for kind in kinds if kind in EVENTS]


def recaps(person: Visitor, events: list[Event], own: int) -> list[tuple[list[int], list[str]]]:
    return [(versions, kinds) for versions, kinds in person.page.evaluate(RECAPS, [events, own])]


@pytest.mark.parametrize("name", ["iki-4-greedy-0", "iki-2-greedy-1", "hokusai-3-greedy-0"])
def test_the_recap_lists_all_events_since_the_players_last_move(visit: Visit, name: str) -> None:
    """The recap includes month ends, fires, paydays and the end of the game, regardless of the last acting player."""
    person = visit()
    person.open()
    events = log_of(name)
    seen = Counter[str]()
    for own in sorted({int(str(event["seat"])) for event in events}):
        own_last = 0  # events up to the player's last move
        before: tuple[list[int], list[str]] = ([], [])
        for place, (recap, event) in enumerate(zip(recaps(person, events, own), events, strict=True), start=1):
            if event["seat"] == own:
                own_last = place
            since = events[own_last:place]
            automatic = [str(item["kind"]) for item in (effects_of(events[own_last - 1]) if own_last else [])]
            later_kinds = [kind for other in since for kind in (str(item["kind"]) for item in effects_of(other))]
            if since or shown_kinds(automatic):
                assert recap[0] == [int(str(other["version"])) for other in since]
                assert shown_kinds(recap[1]) == shown_kinds(automatic + later_kinds)
                seen.update(shown_kinds(automatic) if not since else [])
                before = recap
            else:  # there are no events since then, so the recap stays the same
                assert recap == before
    if name.startswith("iki-4"):
        assert {"month", "fire", "payday", "end"} <= set(seen)
    else:
        assert seen


def test_an_undone_move_is_not_in_the_recap(visit: Visit) -> None:
    person = visit()
    person.open()
    mine = {"version": 1, "kind": "move", "seat": 0, "action": 0, "outcome": None, "effects": []}
    theirs = {**mine, "version": 2, "seat": 1}
    undo = {**theirs, "version": 3, "kind": "undo"}
    again = {**theirs, "version": 4}
    assert recaps(person, [mine, theirs, undo, again], 0) == [([], []), ([2], []), ([], []), ([4], [])]


@pytest.mark.parametrize("record", [STREET, FULL])
def test_an_open_recap_shows_its_first_line(visit: Visit, record: str) -> None:
    """This is the case at the decision with the most choices, on a laptop, too."""
    person = visit(size=(1366, 768))
    frames = {moves: golden_frame(record, moves) for moves in widest_questions(record).values()}
    moves = max(frames, key=lambda moves: len(frames[moves]["view"]["legal"]))  # type: ignore[index]
    show_position(person, record, moves, log_events(frames[moves]))
    recap = person.page.locator(".recap")
    recap.locator("summary").evaluate("summary => summary.parentElement.open || summary.click()")
    line = person.page.locator(".recap[open] li").first
    expect(line).to_be_visible()
    person.settle()
    shown, box = line.bounding_box(), recap.bounding_box()
    assert shown
    assert box
    assert shown["y"] + 18 <= box["y"] + box["height"], "the first line is cut off"
