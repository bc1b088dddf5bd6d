"""Hints rank legal moves, and reviews find mistakes."""

import json

import pytest

from tests.battery.tables import Setting, walk
from ukiyo import bots
from ukiyo.bots.analysis import ReviewedMove, find_hints, review, start_search
from ukiyo.bots.lookahead import from_data
from ukiyo.bots.rollout import FULL_SEARCH, Budget
from ukiyo.engine.errors import BadOption

pytestmark = pytest.mark.usefixtures("short_nested_search")


@pytest.mark.parametrize("setting", [Setting("iki", 4), Setting("hokusai", 3), Setting("hokusai", 1)], ids=str)
def test_a_hint_ranks_legal_moves(setting: Setting) -> None:
    state, _ = walk(setting, 3, 45)
    advices = find_hints(setting.game, state, Budget(0.0, 3), 1)
    others = [(hint.determinizations, hint.utility) for hint in advices[1:]]
    assert others == sorted(others, reverse=True), "The first move must be the one that a master would play."
    assert max(hint_for.determinizations for hint_for in advices) <= 3 * FULL_SEARCH.determinizations
    assert len({hint_for.action for hint_for in advices}) == len(advices)
    for hint_for in advices:
        assert hint_for.action in state.legal()
        assert hint_for.determinizations > 0
        assert 0.0 <= hint_for.win <= 1.0 + 1e-6
        assert len(hint_for.scores) == setting.players


def test_an_interrupted_search_can_be_resumed() -> None:
    state, _ = walk(Setting("hokusai", 3), 3, 12)
    favourite = start_search("hokusai", state, 1).candidates[0].action
    unloved = next(action for action in state.options if action != favourite)  # several required candidates, so that they remain
    first = start_search("hokusai", state, 1, unloved)
    first.run(Budget(0.0, 2))
    resumed = start_search("hokusai", state, 2, unloved)
    resumed.resume([from_data(json.loads(json.dumps(candidate.to_data()))) for candidate in first.candidates])
    first.drop_worse()
    assert [candidate.action for candidate in resumed.remaining] == [candidate.action for candidate in first.remaining], (
        "Candidates that were dropped must not return."
    )
    resumed.run(Budget(0.0, 1))
    assert {len(candidate.utilities) for candidate in resumed.remaining} == {3 * FULL_SEARCH.determinizations}
    assert resumed.best().action in state.legal()


def test_review_parts_cover_all_moves() -> None:
    opening = Setting("iki", 2).new(7)
    state, actions = opening.copy(), list[int]()
    bot = bots.create_bot("novice", "iki", 1)
    while len(actions) < 10:
        actions.append(bot.choose_action(state))
        state.play(actions[-1])
    whole = review("iki", opening, actions, 0, Budget(0.0, 1), 1)
    parts = [review("iki", opening, actions, 0, Budget(0.0, 1), 1, part, 4) for part in range(4)]
    assert sorted(move.move for part in parts for move in part) == sorted(move.move for move in whole)
    assert all(parts)


def test_a_finished_game_has_no_hints() -> None:
    state, _ = walk(Setting("iki", 2), 3, 9999)
    with pytest.raises(BadOption, match="there are no hints"):
        find_hints("iki", state, Budget(0.0, 5), 1)


@pytest.mark.parametrize("setting", [Setting("iki", 4), Setting("hokusai", 3)], ids=str)
def test_a_hint_uses_no_hidden_information(setting: Setting) -> None:
    """Hints are the same for states that differ only in hidden information."""
    state, _ = walk(setting, 3, 45)
    hints = [find_hints(setting.game, position, Budget(0.0, 3), 1) for position in (state, state.determinize(state.seat, 987))]
    figures = [[(hint_for.action, hint_for.determinizations, hint_for.win, hint_for.scores) for hint_for in hint] for hint in hints]
    assert figures[0] == figures[1]


def reviewed_with(name: str) -> list[ReviewedMove]:
    """Review the first moves in a game with this bot in seat 0."""
    opening = Setting("iki", 2).new(7)
    state = opening.copy()
    seats = [bots.create_bot(name, "iki", 1), bots.create_bot("artisan", "iki", 2)]
    actions: list[int] = []
    while len(actions) < 24:
        actions.append(seats[state.seat].choose_action(state))
        state.play(actions[-1])
    reviewed = review("iki", opening, actions, 0, Budget(0.0, 12), 1)
    assert [move.loss for move in reviewed] == sorted([move.loss for move in reviewed], reverse=True)
    assert all(0 <= move.cost <= 1 and move.played.action == actions[move.move] for move in reviewed)
    for mistake in reviewed:
        if mistake.verdict is None:
            continue
        assert round(100 * mistake.cost) == max(0, round(100 * mistake.better.win) - round(100 * mistake.played.win))
        assert mistake.verdict.score == mistake.better.scores[0] - mistake.played.scores[0]
    return reviewed


def test_a_novice_makes_more_costly_mistakes_than_an_artisan() -> None:
    novice, artisan = (sum(move.loss for move in reviewed_with(name)) for name in ("novice", "artisan"))
    assert novice > 1.5 * artisan
