"""Hints and reviews: every legal move is weighed, and a blunder is found."""

import json

import pytest

from tests.battery.tables import Setting, walk
from ukiyo import bots
from ukiyo.bots.advice import Reviewed, advise, begin, review
from ukiyo.bots.lookahead import from_notes
from ukiyo.bots.rollout import FAR, Budget
from ukiyo.engine.errors import BadOption

pytestmark = pytest.mark.usefixtures("shortsighted")


@pytest.mark.parametrize("setting", [Setting("iki", 4), Setting("hokusai", 3), Setting("hokusai", 1)], ids=str)
def test_a_hint_weighs_legal_moves(setting: Setting) -> None:
    state, _ = walk(setting, 3, 45)
    advices = advise(setting.game, state, Budget(0.0, 3), 1)
    others = [(one.visits, one.worth) for one in advices[1:]]
    assert others == sorted(others, reverse=True), "the first is what a master would play"
    assert max(advice.visits for advice in advices) <= 3 * FAR.draws
    assert len({advice.action for advice in advices}) == len(advices)
    for advice in advices:
        assert advice.action in state.legal()
        assert advice.visits > 0
        assert 0.0 <= advice.win <= 1.0 + 1e-6
        assert len(advice.scores) == setting.players


def test_thought_that_was_interrupted_goes_on_from_its_notes() -> None:
    state, _ = walk(Setting("hokusai", 3), 3, 12)
    favourite = begin("hokusai", state, 1).ideas[0].action
    unloved = next(action for action in state.options if action != favourite)  # insisted on, so that more than one is left
    first = begin("hokusai", state, 1, unloved)
    first.think(Budget(0.0, 2))
    then = begin("hokusai", state, 2, unloved)
    then.resume([from_notes(json.loads(json.dumps(idea.notes()))) for idea in first.ideas])
    first.drop()
    assert [idea.action for idea in then.left] == [idea.action for idea in first.left], "what was clearly worse stays dropped"
    then.think(Budget(0.0, 1))
    assert {len(idea.worths) for idea in then.left} == {3 * FAR.draws}
    assert then.best().action in state.legal()


def test_the_parts_of_a_review_are_the_whole() -> None:
    opening = Setting("iki", 2).new(7)
    state, actions = opening.copy(), list[int]()
    bot = bots.named("novice", "iki", 1)
    while len(actions) < 10:
        actions.append(bot.ask(state))
        state.play(actions[-1])
    whole = review("iki", opening, actions, 0, Budget(0.0, 1), 1)
    parts = [review("iki", opening, actions, 0, Budget(0.0, 1), 1, part, 4) for part in range(4)]
    assert sorted(one.move for part in parts for one in part) == sorted(one.move for one in whole)
    assert all(parts)


def test_a_finished_game_has_no_best_move() -> None:
    state, _ = walk(Setting("iki", 2), 3, 9999)
    with pytest.raises(BadOption, match="nothing left to advise"):
        advise("iki", state, Budget(0.0, 5), 1)


@pytest.mark.parametrize("setting", [Setting("iki", 4), Setting("hokusai", 3)], ids=str)
def test_a_hint_shows_nothing_hidden(setting: Setting) -> None:
    """Whatever lies where the seat cannot look, the same hint comes."""
    state, _ = walk(setting, 3, 45)
    hints = [advise(setting.game, position, Budget(0.0, 3), 1) for position in (state, state.determinize(state.seat, 987))]
    shown = [[(advice.action, advice.visits, advice.win, advice.scores) for advice in hint] for hint in hints]
    assert shown[0] == shown[1]


def reviewed_with(name: str) -> list[Reviewed]:
    """The first moves of a game with this bot on seat 0, reviewed."""
    opening = Setting("iki", 2).new(7)
    state = opening.copy()
    seats = [bots.named(name, "iki", 1), bots.named("artisan", "iki", 2)]
    actions: list[int] = []
    while len(actions) < 24:
        actions.append(seats[state.seat].ask(state))
        state.play(actions[-1])
    reviewed = review("iki", opening, actions, 0, Budget(0.0, 12), 1)
    assert [one.loss for one in reviewed] == sorted([one.loss for one in reviewed], reverse=True)
    assert all(0 <= one.cost <= 1 and one.played.action == actions[one.move] for one in reviewed)
    for mistake in reviewed:
        if mistake.why is None:
            continue
        assert round(100 * mistake.cost) == max(0, round(100 * mistake.better.win) - round(100 * mistake.played.win))
        assert mistake.why.score == mistake.better.scores[0] - mistake.played.scores[0]
    return reviewed


def test_a_review_finds_dearer_moves_in_a_novices_game_than_in_an_artisans() -> None:
    novice, artisan = (sum(one.loss for one in reviewed_with(name)) for name in ("novice", "artisan"))
    assert novice > 1.5 * artisan
