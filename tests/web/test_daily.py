"""Puzzles and the daily deal in the browser."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from ukiyo import games
from ukiyo.play.puzzle_table import puzzles_of

NO_STORAGE = """
for (const method of ["getItem", "setItem"]) Storage.prototype[method] = () => { throw new Error("storage is disabled"); };
"""


@pytest.mark.parametrize("name", [pytest.param("iki", marks=pytest.mark.repeats), "hokusai"])  # an IKI puzzle is solved below
def test_a_puzzle_is_missed_and_then_solved(visit: Visit, name: str) -> None:
    game = games.game(name)
    puzzle = max(puzzles_of(game).values(), key=lambda one: len(one.steps))
    person = visit(size=PHONE if name == games.NAMES[-1] else (1280, 800))
    page = person.page
    person.open(f"#/puzzle/{name}/{puzzle.id}")

    def choice(action: str) -> Locator:
        return page.locator(f'.choices [data-action="{game.parse(action)}"]')

    choice(puzzle.steps[0].tries[-1].action).click()
    expect(page.locator(".puzzle-panel.missed")).to_be_visible()
    expect(page.locator(".puzzle-result")).to_have_count(1)
    assert re.search(rf"in {puzzle.steps[0].runner_up.draws} simulated games", page.locator(".puzzle-result").inner_text())
    expect(page.locator(".board [data-selectable]")).to_have_count(0)
    page.locator(".puzzle-result summary").click()
    expect(page.locator(".comparison tbody tr")).to_have_count(len(puzzle.steps[0].tries))
    person.screenshot(f"{name}-puzzle-missed")
    page.locator("#try-again").click()
    for step in puzzle.steps:
        choice(step.solution.action).click()
    expect(page.locator(".puzzle-panel.solved")).to_be_visible()
    expect(page.locator(".puzzle-result")).to_have_count(len(puzzle.steps))
    person.select_language("pl")
    person.assert_no_errors()
    person.open(f"#/puzzles/{name}")
    expect(page.locator(".puzzle-grade a.later")).to_have_count(1)


def test_puzzles_work_without_local_storage(visit: Visit) -> None:
    game = games.game("iki")
    puzzle = next(one for one in puzzles_of(game).values() if len(one.steps) == 1)
    person = visit()
    person.page.add_init_script(NO_STORAGE)
    person.open(f"#/puzzle/iki/{puzzle.id}")
    person.page.locator(f'.choices [data-action="{game.parse(puzzle.steps[0].solution.action)}"]').click()
    expect(person.page.locator(".puzzle-panel.solved")).to_be_visible()
    person.page.locator("text=All puzzles").click()
    expect(person.page.locator(".puzzle-grade a.solved")).to_have_count(1)


def test_the_daily_deal_is_played_from_the_home_page_to_its_result(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open()
    page.locator(".today a", has_text="Daily deal").first.click()
    expect(page.locator(".daily-rules")).to_contain_text("There are no hints")
    page.locator("#play-deal").click()
    person.wait_for_turn()
    expect(page.locator("#hint")).to_have_count(0)
    expect(page.locator(".daily-note")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    person.play_by_requests(table, random.Random(4))
    person.open_table(table)
    line = page.locator(".game-over-dialog .link")
    expect(line).to_have_value(
        re.compile(r"^Ukiyo · IKI · daily deal, \d{4}-\d\d-\d\d: \d+ points, place \d of \d http\S+/#/daily/iki/\d{4}-\d\d-\d\d$")
    )
    page.locator(".game-over-dialog a", has_text="Compare results").click()
    expect(page.locator(".daily-results .yours")).to_have_count(1)
    expect(page.locator("#play-deal")).to_have_count(0)
    person.screenshot("daily-results", full=True)
    person.assert_no_errors()
