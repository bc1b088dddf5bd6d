"""The replay of a finished game: moves, views of all seats, and forks."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit


@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_a_finished_game_is_replayed_and_forked(visit: Visit, finished: dict[str, str], game: str) -> None:
    person = visit(name="Somebody else")
    person.open(f"#/replay/{finished[game]}")
    page = person.page
    slider = page.locator(".replay-controls input[type=range]")
    slider.wait_for()
    slider.focus()
    for key, move in (("Home", "0"), ("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        page.keyboard.press(key)
        expect(slider).to_have_value(move)
    current = page.locator(".moves [aria-current=step]")
    expect(current).to_have_count(1)
    page.locator(".moves button").nth(29).click()
    expect(slider).to_have_value("30")
    page.locator(".view-as select").select_option("1")
    person.settle()  # the text of the last move changes the layout
    person.screenshot(f"{game}-replay-30")
    page.locator(".next-steps summary").click()
    page.locator("#fork").click()
    page.locator(".table-page.playing").wait_for()
    person.wait_for_turn()
    table = page.url.rsplit("/", 1)[1]
    forked = person.request("GET", f"/tables/{table}?since=0")
    assert forked["table"]["forked_from"] == finished[game]  # type: ignore[index]
    assert person.wait_for_turn()


def test_a_replay_plays_automatically(visit: Visit, finished: dict[str, str]) -> None:
    person = visit()
    person.open(f"#/replay/{finished['iki']}/10")
    slider = person.page.locator(".replay-controls input[type=range]")
    expect(slider).to_have_value("10")
    person.page.locator(".playback-buttons .icon-button").nth(2).click()
    person.page.wait_for_function("() => document.querySelector('.replay-controls input[type=range]').value >= 12")
