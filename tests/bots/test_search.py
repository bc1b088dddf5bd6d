"""Looking ahead: search keeps to its budget, counts what it does, and always has an answer."""

import time

import pytest

from tests.battery.tables import Setting, walk
from ukiyo import bots, games
from ukiyo.bots.levels import evaluator_of
from ukiyo.bots.search import RIPE, Budget, Search
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import State


def search_at(state: State, game: str) -> Search:
    return Search(evaluator_of(games.game(game)), state.determinize(state.seat, 3), seeded(3))


@pytest.mark.smoke
def test_the_same_seed_and_iterations_give_the_same_move() -> None:
    state, _ = walk(Setting("iki", 3), 8, 50)
    assert len({bots.named("master@20i", "iki", 6).ask(state) for _ in range(2)}) == 1


def test_a_search_counts_what_it_did() -> None:
    """Every iteration goes through one of the seat's lines, and a line was available at least as often as it was taken."""
    state, _ = walk(Setting("hokusai", 3), 2, 40)
    search = search_at(state, "hokusai")
    search.grow(Budget(0.0, 60))
    assert search.iterations == 60
    assert sum(edge.visits for edge in search.root.edges) == 60
    assert search.root.visits == search.root.taken == 60
    assert all(edge.visits <= edge.available <= 60 for edge in search.root.edges)
    assert {edge.actions[0] for edge in search.root.edges} <= set(state.legal())


def test_a_turn_is_opened_to_the_search_when_it_is_ripe() -> None:
    """What comes after a line is played out at first, and searched once it has been come to often enough; its mover plays for himself."""
    state, _ = walk(Setting("iki", 2), 8, 30)
    while state.decision() != "ikizama" or len(state.options) == 1:
        state.play(state.options[0])
    search = search_at(state, "iki")
    edge = search.root.edges[0]
    search.insist(edge, RIPE)
    assert edge.visits == edge.node.visits == RIPE
    assert not edge.node.edges
    search.insist(edge, 4)
    assert edge.node.edges
    assert sum(further.visits for further in edge.node.edges) == edge.node.taken == 4


def test_a_settled_search_ends_early() -> None:
    """Where only one line is left, or one that is worth far less than the other, a minute is not waited for."""
    state, _ = walk(Setting("iki", 4), 3, 60)
    for lines in (1, 2):
        search = search_at(state, "iki")
        search.root.edges = search.root.edges[:lines]
        search.root.edges[-1].prior += 1.0 - lines  # the second is thought little of
        search.grow(Budget(60.0, 500))
        assert search.iterations < 100


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


def most_points(state: State, seat: int) -> int:
    """What the seat can end with at most, if only its own choices are left."""
    if state.over:
        return state.scores()[seat].total
    best = -1
    for action in state.legal():
        after = state.copy()
        after.play(action)
        best = max(best, most_points(after, seat))
    return best


def test_at_the_very_end_search_takes_all_that_can_be_had() -> None:
    """The last stand of New Year, with nobody after it: the best of all ends is known by trying them all."""
    state, chance = Setting("iki", 2).new(12), seeded(2)
    last = state
    while not state.over:
        if state.decision() == "stand":
            last = state.copy()
        state.play(state.options[chance.draw(len(state.options))])
    seat, wanted = last.seat, most_points(last, last.seat)
    master = bots.named("master@80i", "iki", 1)
    while not last.over:
        last.play(master.ask(last))
    assert last.scores()[seat].total == wanted


@pytest.mark.parametrize("budget", ["", "soon", "0", "-1", "0i", "1.5i", "nan", "inf"])
def test_impossible_budgets_are_refused(budget: str) -> None:
    with pytest.raises(BadOption, match="no budget to think within"):
        bots.named(f"master@{budget}", "iki", 1)
