"""What-if lines, earlier positions from the log, and previews of choices on the board."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ukiyo
from tests.server.server_process import view_of, whole
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.readability import GOLDEN, golden_frame, show_position
from tests.web.test_forecast import IKI, first_asked, shown_view
from ukiyo.engine import capabilities
from ukiyo.engine.record import read_record
from ukiyo.engine.state import State
from ukiyo.games.hokusai.components import COLOURS

HOKUSAI = "hokusai-3-track-greedy-0.uki"
AREAS = ("active", "discard", "bag")


def version_of(page: Page) -> int:
    return int(page.locator(".table-page").get_attribute("data-version") or 0)


def lying(page: Page) -> str:
    """The components on the table without a preview."""
    page.mouse.move(640, 3)
    expect(page.locator(".ghost, .would-pay, .would-gain, .would-go, .would-come")).to_have_count(0)
    return page.locator("main").inner_text()


def plan_on(page: Page, steps: int) -> None:
    """Try the first choice repeatedly, as long as the result is predictable."""
    tried = page.locator(".planning-band li")
    for step in range(steps):
        if page.locator(".plan-ends").count():
            return
        page.locator(".choices [data-action]").first.click()
        expect(tried).to_have_count(step + 1)


@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_a_what_if_line_is_dropped_or_played(visit: Visit, game: str) -> None:
    person = visit()
    table = person.create_table(game, "me", "novice")
    person.play_choices(random.Random(4), moves=5)
    person.wait_for_turn()
    page, before = person.page, person.ask("GET", f"/tables/{table}")
    version, standing = whole(before["version"]), lying(page)
    page.locator("#plan").click()
    expect(page.locator(".table-page.planning .planning-band")).to_contain_text("nothing is played yet")
    expect(page.locator("#hint, #undo, #plan")).to_have_count(0)
    plan_on(page, 2)
    assert person.ask("GET", f"/tables/{table}")["version"] == version, "nothing is played"
    page.locator("#plan-back").click()
    expect(page.locator(".planning-band li")).to_have_count(version_of(page) - version)
    page.keyboard.press("p")
    expect(page.locator(".planning-band")).to_have_count(0)
    assert version_of(page) == version
    assert lying(page) == standing

    page.keyboard.press("p")
    plan_on(page, 2)
    tried, ends = page.locator(".planning-band li").count(), page.locator(".plan-ends").count()
    planned = lying(page)
    page.locator("#plan-play").click()
    expect(page.locator(".planning-band")).to_have_count(0)
    page.wait_for_function("version => Number(document.querySelector('.table-page').dataset.version) >= version", arg=version + tried)
    if not ends:
        assert lying(page) == planned, "it stands as the plan said"
    person.assert_no_errors()


def test_an_outdated_what_if_line_is_dropped_with_a_notice(visit: Visit) -> None:
    person = visit()
    table = person.create_table("iki", "me", "me")
    person.wait_for_turn()
    page = person.page
    page.locator("#plan").click()
    plan_on(page, 1)
    frame = person.ask("GET", f"/tables/{table}")
    person.ask("POST", f"/tables/{table}/moves", version=frame["version"], action=view_of(frame)["legal"][0])  # type: ignore[index]
    expect(page.locator(".notice")).to_contain_text("your plan was discarded")
    expect(page.locator(".planning-band")).to_have_count(0)
    assert version_of(page) == whole(frame["version"]) + 1


def test_a_log_line_of_a_running_game_opens_its_position(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "novice")
    person.play_choices(random.Random(3), moves=8)
    person.wait_for_turn()
    page = person.page
    version, now = version_of(page), lying(page)
    page.locator(".log li:not(.news) button").nth(3).click()
    expect(page.locator(".past-band")).to_contain_text("Move 4 of")
    expect(page.locator(".table-page.in-past")).to_have_attribute("data-left", "0")
    assert lying(page) != now
    page.get_by_role("button", name="Previous move").click()
    expect(page.locator(".past-band")).to_contain_text("Move 3 of")
    page.keyboard.press("Escape")
    expect(page.locator(".past-band")).to_have_count(0)
    assert version_of(page) == version
    assert lying(page) == now
    person.assert_no_errors()


def position(record: str, moves: int) -> State:
    played = read_record(GOLDEN / record)
    rules = ukiyo.game(played.game)
    state = played.start(rules)
    while state.moves < moves:
        state.play(rules.parse(played.moves[state.moves].notation))
    return state


def weigh(person: Visitor, action: int) -> None:
    person.page.locator(f".choices [data-action='{action}']").hover()


def test_a_preview_shows_a_card_in_its_stall_and_the_resulting_goods(reader: Visitor) -> None:
    page, moves = reader.page, first_asked(IKI, "hire-stall")
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
    moves = first_asked(IKI, "business")
    show_position(reader, IKI, moves)
    state, seen = position(IKI, moves), 0
    for action in state.legal():
        after: Any = state.copy()
        after.play(action)
        if after.seat != state.seat:
            continue
        weigh(reader, action)
        goods = dict(ukiyo.game("iki").view(after, state.seat)["players"][state.seat]["goods"])  # type: ignore[index]
        for good in ("mon", "rice", "wood", "sandal", "gold"):
            if good in goods:
                expect(page.locator(f".iki-own [data-amount$=':{good}'] b")).to_have_text(str(goods[good]))
                seen += 1
    assert seen


def test_previewed_drops_match_the_engine(reader: Visitor) -> None:
    page, moves = reader.page, first_asked(HOKUSAI, "turn")
    show_position(reader, HOKUSAI, moves)
    state, seen = position(HOKUSAI, moves), 0
    rules = ukiyo.game("hokusai")
    for action in state.legal():
        after: Any = state.copy()
        after.records_effects = True
        after.play(action)
        if after.undo_floor == after.moves or capabilities.effects(rules, after):
            continue  # skip chance results
        weigh(reader, action)
        drops = dict(rules.view(after, state.seat)["players"][state.seat])  # type: ignore[index]
        for colour in COLOURS:
            stack = page.locator(f".hk-atelier .active [data-amount$=':active.{colour}'], .hk-atelier [data-coming='active.{colour}']")
            left = stack.locator(".drop-sign").count() - stack.locator(".would-go").count()
            assert left == drops["active"].get(colour, 0), (str(rules.action(action)), colour)
        seen += 1
    assert seen


def test_a_preview_shows_a_print_in_place_with_matching_edges(reader: Visitor) -> None:
    page, moves = reader.page, first_asked(HOKUSAI, "place")
    show_position(reader, HOKUSAI, moves)
    frame = golden_frame(HOKUSAI, moves)
    for action, preview in zip(view_of(frame)["legal"], frame["previews"], strict=True):  # type: ignore[call-overload]
        weigh(reader, action)
        expect(page.locator(".hk-cloth .trying .tie.open")).to_have_count(len(preview["touches"]))
    show_position(reader, HOKUSAI, moves + 1)
    frame = golden_frame(HOKUSAI, moves + 1)
    for action, preview in zip(view_of(frame)["legal"], frame["previews"], strict=True):  # type: ignore[call-overload]
        weigh(reader, action)
        expect(page.locator(".hk-cloth .trying .tie")).to_have_count(len(preview["meets"]))
        assert bool(preview["meets"]) == bool(preview["paid"])
