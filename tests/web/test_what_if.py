"""What-if lines, earlier positions from the log, and previews of choices on the board."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ukiyo
from tests.server.server_process import integer, view_of
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.readability import GOLDEN, golden_frame, show_position
from tests.web.test_forecast import IKI, first_decision, shown_view
from ukiyo.engine import capabilities
from ukiyo.engine.record import read_record
from ukiyo.engine.state import State
from ukiyo.games.hokusai.components import COLOURS

HOKUSAI = "hokusai-3-track-greedy-0.uki"
AREAS = ("active", "discard", "bag")


def version_of(page: Page) -> int:
    return int(page.locator(".table-page").get_attribute("data-version") or 0)


def table_text(page: Page) -> str:
    """Return the components on the table without a preview."""
    page.mouse.move(640, 3)
    expect(page.locator(".ghost, .preview-pay, .preview-gain, .preview-use, .preview-loss")).to_have_count(0)
    return page.locator("main").inner_text()


def try_choices(page: Page, steps: int) -> None:
    """Try the first choice repeatedly while the result is predictable."""
    tried = page.locator(".what-if-panel li")
    for step in range(steps):
        if page.locator(".line-end").count():
            return
        page.locator(".choices [data-action]").first.click()
        expect(tried).to_have_count(step + 1)


@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_a_what_if_line_is_dropped_or_played(visit: Visit, game: str) -> None:
    person = visit()
    table = person.create_table(game, "me", "novice")
    person.play_choices(random.Random(4), moves=5)
    person.wait_for_turn()
    page, before = person.page, person.request("GET", f"/tables/{table}")
    version, text_before = integer(before["version"]), table_text(page)
    page.locator("#what-if").click()
    expect(page.locator(".table-page.what-if-mode .what-if-panel")).to_contain_text("nothing is played yet")
    expect(page.locator("#hint, #undo, #what-if")).to_have_count(0)
    try_choices(page, 2)
    assert person.request("GET", f"/tables/{table}")["version"] == version, "nothing is played"
    page.locator("#what-if-back").click()
    expect(page.locator(".what-if-panel li")).to_have_count(version_of(page) - version)
    page.keyboard.press("p")
    expect(page.locator(".what-if-panel")).to_have_count(0)
    assert version_of(page) == version
    assert table_text(page) == text_before

    page.keyboard.press("p")
    try_choices(page, 2)
    tried, ends = page.locator(".what-if-panel li").count(), page.locator(".line-end").count()
    line_text = table_text(page)
    page.locator("#what-if-play").click()
    expect(page.locator(".what-if-panel")).to_have_count(0)
    page.wait_for_function("version => Number(document.querySelector('.table-page').dataset.version) >= version", arg=version + tried)
    if not ends:
        assert table_text(page) == line_text, "the table matches the preview"
    person.assert_no_errors()


def test_an_outdated_what_if_line_is_dropped_with_a_notice(visit: Visit) -> None:
    person = visit()
    table = person.create_table("iki", "me", "me")
    person.wait_for_turn()
    page = person.page
    page.locator("#what-if").click()
    try_choices(page, 1)
    frame = person.request("GET", f"/tables/{table}")
    person.request("POST", f"/tables/{table}/moves", version=frame["version"], action=view_of(frame)["legal"][0])  # type: ignore[index]
    expect(page.locator(".notice")).to_contain_text("your line was discarded")
    expect(page.locator(".what-if-panel")).to_have_count(0)
    assert version_of(page) == integer(frame["version"]) + 1


def test_a_log_line_of_a_running_game_opens_its_position(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "novice")
    person.play_choices(random.Random(3), moves=8)
    person.wait_for_turn()
    page = person.page
    version, now = version_of(page), table_text(page)
    page.locator(".log li:not(.effect) button").nth(3).click()
    expect(page.locator(".earlier-position")).to_contain_text("Move 4 of")
    expect(page.locator(".table-page.earlier-mode")).to_have_attribute("data-candidates", "0")
    assert table_text(page) != now
    page.get_by_role("button", name="Previous move").click()
    expect(page.locator(".earlier-position")).to_contain_text("Move 3 of")
    page.keyboard.press("Escape")
    expect(page.locator(".earlier-position")).to_have_count(0)
    assert version_of(page) == version
    assert table_text(page) == now
    person.assert_no_errors()


def position(record: str, moves: int) -> State:
    played = read_record(GOLDEN / record)
    rules = ukiyo.game(played.game)
    state = played.start(rules)
    while state.moves < moves:
        state.play(rules.parse(played.moves[state.moves].notation))
    return state


def hover_choice(person: Visitor, action: int) -> None:
    person.page.locator(f".choices [data-action='{action}']").hover()


def test_a_preview_shows_a_card_in_its_stall_and_the_resulting_goods(reader: Visitor) -> None:
    page, moves = reader.page, first_decision(IKI, "hire-stall")
    show_position(reader, IKI, moves)
    view, previews = shown_view(IKI, moves), golden_frame(IKI, moves)["previews"]
    for action, preview in zip(view["legal"], previews, strict=True):  # type: ignore[call-overload]
        stall = ukiyo.game("iki").action(action).fields["stall"]
        page.locator(f".stall [data-names='stall:{stall}']").hover()
        ghost = page.locator(".iki-placed")
        expect(ghost).to_have_count(1)
        expect(page.locator(f".stall [data-names='stall:{stall}'] .iki-placed")).to_be_visible()
        price = ghost.locator(".surcharge")
        assert price.count() == ("pay" in preview)
        if "pay" in preview:
            assert price.inner_text().strip() == f"−{preview['pay']['mon']}"
    moves = first_decision(IKI, "business")
    show_position(reader, IKI, moves)
    state, checked = position(IKI, moves), 0
    for action in state.legal():
        after: Any = state.copy()
        after.play(action)
        if after.seat != state.seat:
            continue
        hover_choice(reader, action)
        goods = dict(ukiyo.game("iki").view(after, state.seat)["players"][state.seat]["goods"])  # type: ignore[index]
        for good in ("mon", "rice", "wood", "sandal", "gold"):
            if good in goods:
                expect(page.locator(f".iki-own [data-amount$=':{good}'] b")).to_have_text(str(goods[good]))
                checked += 1
    assert checked


def test_previewed_drops_match_the_engine(reader: Visitor) -> None:
    page, moves = reader.page, first_decision(HOKUSAI, "turn")
    show_position(reader, HOKUSAI, moves)
    state, checked = position(HOKUSAI, moves), 0
    rules = ukiyo.game("hokusai")
    for action in state.legal():
        after: Any = state.copy()
        after.records_effects = True
        after.play(action)
        if after.undo_floor == after.moves or capabilities.effects(rules, after):
            continue  # skip random results
        hover_choice(reader, action)
        drops = dict(rules.view(after, state.seat)["players"][state.seat])  # type: ignore[index]
        for colour in COLOURS:
            stack = page.locator(f".hk-atelier .active [data-amount$=':active.{colour}'], .hk-atelier [data-incoming='active.{colour}']")
            left = stack.locator(".drop-sign").count() - stack.locator(".preview-loss").count()
            assert left == drops["active"].get(colour, 0), (str(rules.action(action)), colour)
        checked += 1
    assert checked


def test_a_preview_shows_a_print_in_place_with_matching_edges(reader: Visitor) -> None:
    page, moves = reader.page, first_decision(HOKUSAI, "place")
    show_position(reader, HOKUSAI, moves)
    frame = golden_frame(HOKUSAI, moves)
    for action, preview in zip(view_of(frame)["legal"], frame["previews"], strict=True):  # type: ignore[call-overload]
        hover_choice(reader, action)
        expect(page.locator(".hk-cloth .preview .edge-tie.open")).to_have_count(len(preview["neighbours"]))
    show_position(reader, HOKUSAI, moves + 1)
    frame = golden_frame(HOKUSAI, moves + 1)
    for action, preview in zip(view_of(frame)["legal"], frame["previews"], strict=True):  # type: ignore[call-overload]
        hover_choice(reader, action)
        expect(page.locator(".hk-cloth .preview .edge-tie")).to_have_count(len(preview["matching_sides"]))
        assert bool(preview["matching_sides"]) == bool(preview["edge_bonuses"])
