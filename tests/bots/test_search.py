"""Looking ahead: search sees only what its seat may know, keeps to its budget, and always has an answer."""

import time

import pytest

from tests.battery.tables import SETTINGS, Setting, walk
from ukiyo import bots
from ukiyo.bots.levels import judge_of
from ukiyo.bots.search import Budget, Search
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import State


def search_at(state: State, game: str) -> Search:
    return Search(judge_of(game, bots.VALUATIONS[game], bots.PORTRAITS[game]), state.determinize(state.seat, 3), seeded(3))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_search_chooses_the_same_whatever_lies_hidden(setting: Setting) -> None:
    """Two positions with the same view for the seat, but other cards in the piles and other chance to come."""
    for moves in (20, 60):
        state, _ = walk(setting, 5, moves)
        if not state.over:
            other = state.determinize(state.seat, 987)
            assert setting.rules.view(other, state.seat) == setting.rules.view(state, state.seat)
            for name in ("artisan", "master@12i"):
                assert bots.named(name, setting.game, 1).ask(state) == bots.named(name, setting.game, 1).ask(other)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_levels_that_look_ahead_play_whole_games(setting: Setting) -> None:
    state = setting.new(4)
    seats = [bots.named("master@2i" if seat == 0 else "artisan", setting.game, seat) for seat in range(setting.players)]
    while not state.over:
        state.play(seats[state.seat].ask(state))
    assert len(state.scores()) == setting.players


def test_the_same_seed_and_iterations_give_the_same_move() -> None:
    state, _ = walk(Setting("iki", 3), 8, 50)
    assert len({bots.named("master@40i", "iki", 6).ask(state) for _ in range(3)}) == 1


def test_a_search_counts_what_it_did() -> None:
    """Every iteration goes through one of the seat's ways, and a way was available at least as often as it was taken."""
    state, _ = walk(Setting("hokusai", 3), 2, 40)
    search = search_at(state, "hokusai")
    search.grow(Budget(0.0, 60))
    assert search.iterations == 60
    assert sum(edge.visits for edge in search.root.edges) == 60
    assert all(edge.visits <= edge.available <= 60 for edge in search.root.edges)
    assert {edge.actions[0] for edge in search.root.edges} <= set(state.legal())


def test_time_is_kept() -> None:
    state, _ = walk(Setting("iki", 4), 3, 60)
    began = time.monotonic()
    assert bots.named("master@0.2", "iki", 1).ask(state) in state.legal()
    assert time.monotonic() - began < 2.0, "0.2 s, and room for a slow machine"


def test_one_legal_action_needs_no_thought() -> None:
    state, chance = Setting("iki", 4).new(1), seeded(1)
    while len(state.options) > 1:
        state.play(state.options[chance.draw(len(state.options))])
    began = time.monotonic()
    assert bots.named("master@60", "iki", 1).ask(state) == state.options[0]
    assert time.monotonic() - began < 5.0


def test_who_can_win_at_once_does() -> None:
    """The last action of New Year decides alone: search finds the one with the most points."""
    state, chance = Setting("iki", 2).new(12), seeded(2)
    last = state
    while not state.over:
        if len(state.options) > 1:
            last = state.copy()
        state.play(state.options[chance.draw(len(state.options))])
    totals = {}
    for action in last.legal():
        after = last.copy()
        after.play(action)
        if after.over:
            totals[action] = after.scores()[last.seat].total
    assert totals
    chosen = bots.named("master@60i", "iki", 1).ask(last)
    assert totals.get(chosen, -1) == max(totals.values())


@pytest.mark.parametrize(
    "name", ["master@", "master@soon", "master@0", "master@-1", "master@0i", "master@1.5i", "master@nan", "master@inf"]
)
def test_impossible_budgets_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match="no budget to think within"):
        bots.named(name, "iki", 1)
