"""Whole games of IKI and Hokusai with every number of players, played by clicking highlighted targets."""

import random

import pytest

from tests.web.browsing import PHONE
from tests.web.conftest import Visit

# Hokusai is played with all expansions below; test_screens plays it solo, by keyboard and by touch.
COUNTS = [
    ("iki", 2, 40),
    *[pytest.param("iki", players, 0, marks=pytest.mark.repeats) for players in (2, 3, 4)],
    *[pytest.param("hokusai", players, 0, marks=pytest.mark.repeats) for players in (1, 2, 3, 4, 5)],
]


@pytest.mark.parametrize(("game", "players", "by_requests"), COUNTS)
def test_a_whole_game_against_bots(visit: Visit, game: str, players: int, by_requests: int) -> None:
    """Some of the moves in the middle may be sent without the page."""
    person = visit()
    rng = random.Random(players)
    table = person.create_table(game, "me", *["apprentice"] * (players - 1))
    person.play_choices(rng, 3)
    person.screenshot(f"{game}-{players}-early")
    person.play_choices(rng, 6)
    person.screenshot(f"{game}-{players}-middle")
    if by_requests:
        person.play_by_requests(table, random.Random(players), by_requests)
        assert person.request("GET", f"/tables/{table}")["table"]["status"] == "playing"  # type: ignore[index]
        person.open_table(table)
    person.play_choices(rng, end_turns_early=True)
    assert person.over
    assert person.request("GET", f"/tables/{table}")["table"]["status"] == "over"  # type: ignore[index]
    person.assert_no_errors()
    person.screenshot(f"{game}-{players}-end")


@pytest.mark.parametrize("others", [1, pytest.param(2, marks=pytest.mark.repeats)])
def test_a_whole_game_with_all_expansions(visit: Visit, others: int) -> None:
    person = visit()
    table = person.create_table("hokusai", "me", *["apprentice"] * others, expansions="track,journey,paths", masters="random")
    person.play_choices(random.Random(1), 6)
    person.assert_no_errors()
    person.screenshot("hokusai-expansions")
    if others == 1:  # test_screens plays a whole game by touch
        person.play_by_requests(table, random.Random(3), 110)
        person.open_table(table)
    person.play_choices(random.Random(2), end_turns_early=True)
    assert person.over


# test_screens shows every decision in IKI on a smaller phone, and plays Hokusai by touch.
@pytest.mark.repeats
@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_a_whole_game_on_a_phone(visit: Visit, game: str) -> None:
    """No element is wider than the screen."""
    person = visit(size=PHONE)
    rng = random.Random(5)
    person.create_table(game, "me", "apprentice")
    person.screenshot(f"{game}-phone-early", full=True)
    person.play_choices(rng, 30)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    person.screenshot(f"{game}-phone-middle", full=True)
    person.play_choices(rng)
    assert person.over
    person.screenshot(f"{game}-phone-end", full=True)
