"""Memory: a tab frees the tables that the player has left."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import CDPSession

from tests.web.browsing import PLAY, Visitor
from tests.web.conftest import Visit


@dataclass
class Memory:
    """Return a page's memory after a forced garbage collection."""

    heap: float  # MB
    nodes: int
    listeners: int


def memory(session: CDPSession) -> Memory:
    for _ in range(3):  # finalizers can free objects for the next collection
        session.send("HeapProfiler.collectGarbage")
    counts = session.send("Memory.getDOMCounters")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    return Memory(heap / 1_000_000, counts["nodes"], counts["jsEventListeners"])


def play_and_leave(person: Visitor, game: str, seed: int, max_moves: int) -> None:
    person.create_table(game, "me", "novice")
    moves = person.page.evaluate(PLAY, [seed, max_moves])
    assert moves == max_moves or person.over
    person.open("#/")
    person.settle()


def check_memory(visit: Visit, game: str, games: int, max_moves: int) -> None:
    """Play several games in one tab. Compare the home page before the first game, after the first game and after the last game."""
    person = visit()
    person.open("#/")
    person.settle()
    session = person.context.new_cdp_session(person.page)
    session.send("HeapProfiler.enable")
    before, after = memory(session), []
    for seed in range(1, games + 1):
        play_and_leave(person, game, seed, max_moves)
        after.append(memory(session))
    assert after[-1].heap < after[0].heap + 5, after
    for counts_after in after:  # includes the list of tables on the home page
        assert counts_after.nodes < before.nodes + 500, (before, after)
        assert counts_after.listeners < before.listeners + 50, (before, after)


@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_closed_tables_are_freed(visit: Visit, game: str) -> None:
    check_memory(visit, game, games=3, max_moves=8)


@pytest.mark.repeats
@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_ten_finished_games_use_as_much_memory_as_one(visit: Visit, game: str) -> None:
    check_memory(visit, game, games=10, max_moves=10_000)
