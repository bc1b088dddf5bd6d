"""Forecasts on the player's mat, previews of choices, and the parts of a score."""

from typing import Any

import pytest
from playwright.sync_api import expect

import ukiyo
from tests.server.server_process import view_of
from tests.web.browsing import Visitor
from tests.web.readability import GOLDEN, busiest_positions, golden_frame, show_position
from ukiyo.engine.record import read_record

IKI = "iki-4-greedy-0.uki"
HOKUSAI = "hokusai-3-track-greedy-0.uki"
ALONE = "hokusai-1-greedy-0.uki"


def shown_view(record: str, moves: int) -> dict[str, Any]:
    return dict(view_of(golden_frame(record, moves)))


def test_iki_shows_the_next_payday_and_fire_on_the_players_mat(reader: Visitor) -> None:
    page, moves = reader.page, busiest_positions(IKI)[1]
    show_position(reader, IKI, moves)
    seen = shown_view(IKI, moves)["forecast"]
    payday, fire = seen["payday"], seen["fire"]
    assert fire["reaches"], "a position with something to fear"
    strip = page.locator(".iki-own .iki-forecast")
    shown = strip.inner_text().split()
    assert f"{payday['rice']}/{payday['feeds']}" in shown
    assert [stall for stall in shown if stall[0] in "abcd"] == fire["reaches"]
    assert page.locator(".iki-forecast").count() == 1, "only on my own"
    foreseen = strip.locator(".iki-forecast-item")
    assert f"payday in month {payday['month']}" in str(foreseen.first.get_attribute("aria-label"))
    foreseen.last.hover()
    expect(page.locator(".explanation")).to_contain_text(f"it threatens {', '.join(fire['reaches'])}", ignore_case=True)
    expect(page.locator(".street .highlighted")).to_have_count(len(fire["reaches"]))


def test_hokusai_shows_what_works_and_objectives_still_need(reader: Visitor) -> None:
    page, moves = reader.page, busiest_positions(ALONE)[0]
    show_position(reader, ALONE, moves)
    view = shown_view(ALONE, moves)
    seen, works = view["forecast"], [work for work in view["players"][0]["atelier"] if work]
    at_hand = sum(sum(work["missing"].values()) for work in works) - sum(sum(work["short"].values()) for work in seen["works"])
    assert at_hand > 0
    assert page.locator(".easel .at-hand").count() == at_hand
    aims = [f"{aim['n']}/{aim['of']}" for aim in [*seen["public"], *seen["individual"]] if aim["of"]]
    assert page.locator(".aim").all_inner_texts() == aims
    assert f"{seen['turns_left']} turns left" in str(page.locator(".hk-solo-clock").get_attribute("aria-label"))
    page.locator(".secrets .goal").first.hover()
    expect(page.locator(".explanation")).to_contain_text("Matching works you signed")


def test_pointing_at_a_choice_previews_the_position_and_the_goods(reader: Visitor) -> None:
    page = reader.page
    walk = first_asked(IKI, "move")
    show_position(reader, IKI, walk)
    expect(page.locator(".ghost")).to_have_count(0)
    page.locator(".choices [data-action]").first.hover()
    goal = golden_frame(IKI, walk)["previews"][0]["at"]["shop"]  # type: ignore[index]
    expect(page.locator(f".shop-front:has(.ghost) [data-names='shop:{goal}']")).to_have_count(1)
    page.mouse.move(5, 300)
    expect(page.locator(".ghost")).to_have_count(0)
    hire = first_asked(IKI, "earn")
    show_position(reader, IKI, hire)
    frame, view = golden_frame(IKI, hire), shown_view(IKI, hire)
    mon, previews = view["players"][view["you"]]["goods"]["mon"], list(frame["previews"])  # type: ignore[call-overload]
    place = next(place for place, preview in enumerate(previews) if preview.get("pay", {}).get("mon"))
    coins = page.locator(".iki-own [data-amount$=':mon']")
    expect(coins).to_have_text(str(mon))
    page.locator(f".choices [data-action='{view['legal'][place]}']").hover()
    expect(coins.locator(".would-pay")).to_have_text(str(mon - previews[place]["pay"]["mon"]))
    expect(page.locator(".iki-own .iki-kobun.would-go")).to_have_count(1)  # previewed on the card
    page.mouse.move(5, 300)
    expect(coins).to_have_text(str(mon))
    expect(page.locator(".would-go")).to_have_count(0)


def first_asked(record: str, decision: str) -> int:
    """The move of the first such decision with more than one legal action."""
    played = read_record(GOLDEN / record)
    game = ukiyo.game(played.game)
    state = played.start(game)
    while state.decision() != decision or len(state.legal()) < 2:
        state.play(game.parse(played.moves[state.moves].notation))
    return state.moves


@pytest.mark.parametrize(("record", "now"), [(IKI, ["track"]), (HOKUSAI, None)])
def test_a_score_explains_its_parts(reader: Visitor, record: str, now: list[str] | None) -> None:
    page, moves = reader.page, busiest_positions(record)[0]
    show_position(reader, record, moves)
    view = shown_view(record, moves)
    score = view["players"][view["you"]]["score"]
    counted = sum(score[category] for category in now or set(score) - {"individual", "public"})
    standing = page.locator(".standing li").nth(view["you"])
    parts = standing.locator(".parts")
    expect(parts).not_to_be_visible()
    standing.hover()
    expect(parts).to_be_visible()
    assert [int(n) for n in parts.locator(".sum td").all_inner_texts()] == [counted, sum(score.values())]
    assert parts.locator(".sum th").all_inner_texts() == ["Now", "If the game ended now"]
    standing.locator("summary").click()
    expect(parts).to_be_visible()  # shown on hover
    page.mouse.move(640, 400)
    expect(parts).not_to_be_visible()
    standing.locator("summary").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(parts).to_be_visible()
