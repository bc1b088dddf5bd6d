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
SOLO = "hokusai-1-greedy-0.uki"


def shown_view(record: str, moves: int) -> dict[str, Any]:
    return dict(view_of(golden_frame(record, moves)))


def test_iki_shows_the_next_payday_and_fire_on_the_player_mat(reader: Visitor) -> None:
    page, moves = reader.page, busiest_positions(IKI)[1]
    show_position(reader, IKI, moves)
    forecast = shown_view(IKI, moves)["forecast"]
    payday, fire = forecast["payday"], forecast["fire"]
    assert fire["reaches"], "the fire threatens a stall"
    forecast_row = page.locator(".iki-own .iki-forecast")
    shown = forecast_row.inner_text().split()
    assert f"{payday['rice']}/{payday['rice_needed']}" in shown
    assert [stall for stall in shown if stall[0] in "abcd"] == fire["reaches"]
    assert page.locator(".iki-forecast").count() == 1, "only on the player's own mat"
    items = forecast_row.locator(".iki-forecast-item")
    assert f"payday in month {payday['month']}" in str(items.first.get_attribute("aria-label"))
    items.last.hover()
    expect(page.locator(".explanation")).to_contain_text(f"it threatens {', '.join(fire['reaches'])}", ignore_case=True)
    expect(page.locator(".street .highlighted")).to_have_count(len(fire["reaches"]))


def test_hokusai_shows_the_requirements_of_works_and_objectives(reader: Visitor) -> None:
    page, moves = reader.page, busiest_positions(SOLO)[0]
    show_position(reader, SOLO, moves)
    view = shown_view(SOLO, moves)
    forecast, works = view["forecast"], [work for work in view["players"][0]["atelier"] if work]
    available = sum(sum(work["missing"].values()) for work in works) - sum(sum(work["missing"].values()) for work in forecast["works"])
    assert available > 0
    assert page.locator(".easel .available").count() == available
    progress = [
        f"{objective['value']}/{objective['compared_with']}"
        for objective in [*forecast["public"], *forecast["individual"]]
        if objective["compared_with"]
    ]
    assert page.locator(".progress-label").all_inner_texts() == progress
    assert f"{forecast['turns_left']} turns left" in str(page.locator(".hk-solo-clock").get_attribute("aria-label"))
    page.locator(".own-objectives .objective").first.hover()
    expect(page.locator(".explanation")).to_contain_text("Matching works:")


def test_pointing_at_a_choice_previews_the_position_and_the_goods(reader: Visitor) -> None:
    page = reader.page
    walk = first_decision(IKI, "move")
    show_position(reader, IKI, walk)
    expect(page.locator(".ghost")).to_have_count(0)
    page.locator(".choices [data-action]").first.hover()
    goal = golden_frame(IKI, walk)["previews"][0]["at"]["shop"]  # type: ignore[index]
    expect(page.locator(f".shop-front:has(.ghost) [data-names='shop:{goal}']")).to_have_count(1)
    page.mouse.move(5, 300)
    expect(page.locator(".ghost")).to_have_count(0)
    hire = first_decision(IKI, "earn")
    show_position(reader, IKI, hire)
    frame, view = golden_frame(IKI, hire), shown_view(IKI, hire)
    mon, previews = view["players"][view["you"]]["goods"]["mon"], list(frame["previews"])  # type: ignore[call-overload]
    index = next(index for index, preview in enumerate(previews) if preview.get("pay", {}).get("mon"))
    coins = page.locator(".iki-own [data-amount$=':mon']")
    expect(coins).to_have_text(str(mon))
    page.locator(f".choices [data-action='{view['legal'][index]}']").hover()
    expect(coins.locator(".preview-pay")).to_have_text(str(mon - previews[index]["pay"]["mon"]))
    expect(page.locator(".iki-own .iki-kobun.preview-use")).to_have_count(1)  # previewed on the card
    page.mouse.move(5, 300)
    expect(coins).to_have_text(str(mon))
    expect(page.locator(".preview-use")).to_have_count(0)


def first_decision(record: str, decision: str) -> int:
    """Return the move number of the first decision of this kind with more than one legal action."""
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
    player_score = page.locator(".scoreboard li").nth(view["you"])
    parts = player_score.locator(".score-breakdown")
    expect(parts).not_to_be_visible()
    player_score.hover()
    expect(parts).to_be_visible()
    assert [int(n) for n in parts.locator(".sum td").all_inner_texts()] == [counted, sum(score.values())]
    assert parts.locator(".sum th").all_inner_texts() == ["Now", "If the game ended now"]
    player_score.locator("summary").click()
    expect(parts).to_be_visible()  # shown on hover
    page.mouse.move(640, 400)
    expect(parts).not_to_be_visible()
    player_score.locator("summary").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(parts).to_be_visible()
