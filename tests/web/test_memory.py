"""Memory: a tab that stays open frees the tables it has left."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import CDPSession

from tests.web.browsing import Visitor
from tests.web.conftest import Visit

# Plays in the page itself, by clicking lit spots and choices, until the game is over or `most` choices are made.
PLAY = """async ([seed, most]) => {
    const below = (end) => (seed = (seed * 48271) % 2147483647) % end;
    const page = () => document.querySelector(".table-page");
    const over = () => page()?.classList.contains("over");
    const look = () => `${page().dataset.version} ${page().dataset.left}`;
    const until = (what) => new Promise((done) => {
        if (what()) return done();
        const watch = new MutationObserver(() => what() && (watch.disconnect(), done()));
        watch.observe(document.querySelector("#page"), { attributes: true, childList: true, subtree: true });
    });
    let made = 0;
    for (; made < most; made++) {
        await until(() => over() || Number(page()?.dataset.left) > 0);
        if (over()) break;
        const before = look();
        const lit = [...document.querySelectorAll(".board [data-lit]")];
        const buttons = [...document.querySelectorAll(".choices [data-action]")];
        const from = lit.length && below(10) < 8 ? lit : buttons.length ? buttons : lit;
        from[below(from.length)].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        await until(() => over() || look() !== before);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return made;
}"""


@dataclass
class Memory:
    """What a page holds after a forced garbage collection."""

    heap: float  # MB
    nodes: int
    listeners: int


def memory(session: CDPSession) -> Memory:
    for _ in range(3):  # a finalizer may free what only the next collection finds
        session.send("HeapProfiler.collectGarbage")
    counts = session.send("Memory.getDOMCounters")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    return Memory(heap / 1_000_000, counts["nodes"], counts["jsEventListeners"])


def play_and_leave(person: Visitor, game: str, seed: int, most: int) -> None:
    person.sit(game, "me", "novice")
    made = person.page.evaluate(PLAY, [seed, most])
    assert made == most or person.over
    person.open("#/")
    person.settle()


def check_memory(visit: Visit, game: str, games: int, most: int) -> None:
    """Plays several games in one tab, and compares the home page before, after the first game and after the last."""
    person = visit()
    person.open("#/")
    person.settle()
    session = person.context.new_cdp_session(person.page)
    session.send("HeapProfiler.enable")
    before, after = memory(session), []
    for seed in range(1, games + 1):
        play_and_leave(person, game, seed, most)
        after.append(memory(session))
    assert after[-1].heap < after[0].heap + 5, after
    for now in after:  # the list of the player's tables on the home page is part of it
        assert now.nodes < before.nodes + 500, (before, after)
        assert now.listeners < before.listeners + 50, (before, after)


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_tables_that_were_left_are_freed(visit: Visit, game: str) -> None:
    check_memory(visit, game, games=3, most=8)


@pytest.mark.repeats
@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_ten_finished_games_take_no_more_memory_than_one(visit: Visit, game: str) -> None:
    check_memory(visit, game, games=10, most=10_000)
