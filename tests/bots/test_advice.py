"""Hints and reviews: every legal move is weighed, and a blunder is found."""

import pytest

from tests.battery.tables import Setting, walk
from ukiyo import bots
from ukiyo.bots.advice import advise, review
from ukiyo.bots.search import Budget
from ukiyo.engine.errors import BadOption


@pytest.mark.parametrize("setting", [Setting("iki", 4), Setting("hokusai", 3), Setting("hokusai", 1)], ids=str)
def test_a_hint_weighs_legal_moves(setting: Setting) -> None:
    state, _ = walk(setting, 3, 45)
    advices = advise(setting.game, state, Budget(0.0, 40), 1)
    assert [advice.visits for advice in advices] == sorted([advice.visits for advice in advices], reverse=True)
    assert len({advice.action for advice in advices}) == len(advices)
    for advice in advices:
        assert advice.action in state.legal()
        assert 0.0 <= advice.win <= 1.0 + 1e-6
        assert len(advice.scores) == setting.players


def test_a_finished_game_has_no_best_move() -> None:
    state, _ = walk(Setting("iki", 2), 3, 9999)
    with pytest.raises(BadOption, match="nothing to advise"):
        advise("iki", state, Budget(0.0, 5), 1)


def test_a_review_finds_where_a_novice_sat_in() -> None:
    """An artisan's seat is taken by a novice for the first half of the game: the dearest moves are the novice's."""
    setting = Setting("iki", 2)
    opening = setting.new(7)
    state = opening.copy()
    artisan, novice = bots.named("artisan", "iki", 1), bots.named("novice", "iki", 2)
    actions: list[int] = []
    novices: set[int] = set()
    while not state.over:
        guest = state.seat == 0 and len(actions) < 80
        if guest:
            novices.add(len(actions))
        actions.append((novice if guest else artisan).ask(state))
        state.play(actions[-1])
    reviewed = review("iki", opening, actions, 0, 6.0, 1)
    assert [one.cost for one in reviewed] == sorted([one.cost for one in reviewed], reverse=True)
    assert all(0 <= one.cost <= 1 and one.played.action == actions[one.move] for one in reviewed)
    assert sum(one.move in novices for one in reviewed[:5]) >= 4
