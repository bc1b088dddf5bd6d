"""Candidates are rolled out in the same determinizations, and clearly worse candidates are dropped."""

import itertools
import math
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.battery.tables import Setting, walk
from ukiyo.bots.levels import network_for, parse_budget
from ukiyo.bots.lookahead import NESTED_SEARCH, Candidate, Evaluation, Lookahead, SearchLimits
from ukiyo.bots.rollout import FULL_SEARCH, LOOKAHEAD_COST, LOOKAHEAD_DECISIONS, QUICK_SEARCH, Budget, RolloutSearch, equal_utilities
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import Seat, State


def searched(setting: Setting, moves: int, required: int = -1, limits: SearchLimits = FULL_SEARCH) -> RolloutSearch:
    state, _ = walk(setting, 3, moves)
    return RolloutSearch(
        network_for(setting.rules), capabilities.observer(setting.rules), state.determinize(state.seat, 3), seeded(3), required, limits
    )


@pytest.mark.parametrize("setting", [Setting("iki", 3), Setting("hokusai", 2), Setting("hokusai", 1)], ids=str)
def test_remaining_candidates_have_equally_many_rollouts(setting: Setting) -> None:
    rollouts = searched(setting, 30)
    rollouts.run(Budget(0.0, 2))
    assert 1 <= len(rollouts.remaining) <= len(rollouts.candidates) <= FULL_SEARCH.candidates
    assert {len(candidate.utilities) for candidate in rollouts.remaining} <= (
        {FULL_SEARCH.determinizations, 2 * FULL_SEARCH.determinizations} if len(rollouts.candidates) > 1 else {0}
    )
    assert all(candidate.action in rollouts.root.options for candidate in rollouts.candidates)


def test_an_artisan_compares_few_candidates_once() -> None:
    several = 0
    for moves in range(0, 120, 10):
        rollouts = searched(Setting("iki", 4), moves, limits=QUICK_SEARCH)
        rollouts.run(Budget(0.0, 1))
        several += len(rollouts.candidates) > 1
        assert 1 <= len(rollouts.candidates) <= QUICK_SEARCH.candidates
        assert {len(candidate.utilities) for candidate in rollouts.candidates} == (
            {QUICK_SEARCH.determinizations} if len(rollouts.candidates) > 1 else {0}
        )
    assert several, "The test requires a position with several candidates."


def test_a_search_does_not_change_its_root() -> None:
    rollouts = searched(Setting("hokusai", 3), 40)
    saved = rollouts.root.save()
    rollouts.run(Budget(0.0, 1))
    assert rollouts.root.save() == saved


def interruptions(setting: Setting, seed: int) -> list[tuple[State, int, Seat]]:
    """Return positions and actions from a random game after which another seat decides before the same seat continues."""
    state, chance = setting.new(seed), seeded(seed + 1)
    played: list[tuple[State, int]] = []
    while not state.over and len(played) < 150:
        played.append((state.copy(), state.options[chance.draw(len(state.options))]))
        state.play(played[-1][1])
    result: list[tuple[State, int, Seat]] = []
    for (before, action), (after_move, _), (after, _) in zip(played, played[1:], played[2:], strict=False):
        if before.seat == after.seat != after_move.seat and len(after_move.options) > 1:
            result.append((before, action, after_move.seat))
    return result


@pytest.mark.parametrize("setting", [Setting("iki", 3), Setting("hokusai", 3)], ids=str)
def test_rollouts_continue_when_other_seats_decide_during_a_turn(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this Hokusai game, the owner of Hiroshige decides whenever the player on the left turns the wheel."""
    limits = SearchLimits(candidates=1, min_prior=1.0, determinizations=2, checkpoints=(16,))
    cases = interruptions(setting, 1)
    assert len(cases) > 3, "The test requires a game in which other seats decide."
    for known, action, other in cases:
        rollouts = RolloutSearch(network_for(setting.rules), capabilities.observer(setting.rules), known, seeded(3), action, limits)
        rollouts.remaining = [candidate for candidate in rollouts.candidates if candidate.action == action]
        deciding: list[set[Seat]] = []

        def decide(
            states: list[State],
            decisions: int,
            lookahead: bool = False,
            look: RolloutSearch = rollouts,
            deciding: list[set[Seat]] = deciding,
        ) -> bool:
            deciding.append({state.seat for state in states})
            return Lookahead.decide(look, states, decisions, lookahead)

        monkeypatch.setattr(rollouts, "decide", decide)
        rollouts.extend()
        assert other in deciding[0]
        assert any(known.seat in seats for seats in deciding[1:]), "The rest of the seat's own turn must be played."
        assert len(deciding) == 16, "Rollouts must not be evaluated earlier."


def test_clearly_worse_candidates_are_dropped_unless_required() -> None:
    rollouts = searched(Setting("iki", 4), 30)
    good, bad, required = (Candidate(action, 4) for action in (1, 2, 3))
    good.utilities, bad.utilities, required.utilities = [1.0, 1.1, 0.9], [0.1, 0.2, 0.1], [0.0, 0.1, 0.0]
    rollouts.remaining, rollouts.required = [good, bad, required], 3
    rollouts.drop_worse()
    assert rollouts.remaining == [good, required]
    good.utilities, required.utilities = [1.0, 0.0, 1.0], [0.9, 0.2, 0.9]
    rollouts.required = -1
    rollouts.drop_worse()
    assert rollouts.remaining == [good, required], "The candidates are too close."


def test_duplicates_of_a_higher_prior_are_dropped() -> None:
    rollouts = searched(Setting("iki", 4), 30)
    preferred, duplicate, other = (Candidate(action, 4) for action in (1, 2, 3))
    preferred.utilities, duplicate.utilities, other.utilities = [0.5, 0.7], [0.500001, 0.699999], [0.5, 0.699]
    rollouts.remaining = [preferred, duplicate, other]
    rollouts.drop_worse()
    assert rollouts.remaining == [preferred, other], "Duplicates must be equal in every determinization."
    rollouts.remaining, rollouts.required = [preferred, duplicate, other], 2
    rollouts.drop_worse()
    assert rollouts.remaining == [preferred, duplicate, other]


def test_the_same_moves_in_another_order_are_searched_once() -> None:
    """Such positions occur in games. Their results are equal even though the network evaluates them in different batches."""
    dropped = 0
    for moves in range(0, 120, 4):
        rollouts = searched(Setting("iki", 4), moves)
        rollouts.run(Budget(0.0, 1))
        utilities = [candidate.utilities for candidate in rollouts.remaining]
        assert not any(equal_utilities(first, other) for first, other in itertools.combinations(utilities, 2))
        dropped += any(
            equal_utilities(candidate.utilities, rollouts.best().utilities)
            for candidate in rollouts.candidates
            if candidate not in rollouts.remaining
        )
    assert dropped, "The test requires a position with two equivalent candidates."


def test_the_highest_prior_is_played_unless_clearly_worse() -> None:
    rollouts = searched(Setting("iki", 4), 30)
    favourite, other = Candidate(1, 4), Candidate(2, 4)
    rollouts.remaining = [favourite, other]
    assert rollouts.best() is favourite, "The rule applies before the first rollout."
    favourite.utilities, other.utilities = [0.5, 0.6, 0.4], [0.9, 0.2, 0.6]
    assert rollouts.best() is favourite
    favourite.utilities, other.utilities = [0.5, 0.6, 0.4], [0.8, 0.9, 0.8]
    rollouts.required = 1
    rollouts.drop_worse()
    assert rollouts.remaining == [favourite, other]
    assert rollouts.best() is other, "The rule applies to required candidates, too."


def test_a_required_move_is_always_a_candidate() -> None:
    rollouts = searched(Setting("iki", 4), 30)
    unloved = [action for action in rollouts.root.options if action not in [candidate.action for candidate in rollouts.candidates]]
    assert unloved, "The test requires a position in which an action is not a candidate."
    assert unloved[0] in [candidate.action for candidate in searched(Setting("iki", 4), 30, unloved[0]).candidates]


def test_actions_with_a_low_prior_are_not_candidates() -> None:
    rollouts = searched(Setting("iki", 4), 30)
    unlimited = searched(Setting("iki", 4), 30, limits=replace(FULL_SEARCH, min_prior=0.0))
    assert [candidate.action for candidate in unlimited.candidates][: len(rollouts.candidates)] == [
        candidate.action for candidate in rollouts.candidates
    ]
    assert len(unlimited.candidates) > len(rollouts.candidates)


def test_rollouts_are_evaluated_at_every_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    rollouts = searched(Setting("iki", 2), 130)
    evaluate, seen = rollouts.evaluate, list[list[bool]]()

    def standings(states: list[State]) -> list[Evaluation]:
        seen.append([state.over for state in states])
        return evaluate(states)

    monkeypatch.setattr(rollouts, "evaluate", standings)
    rollouts.extend()
    assert len(seen) == len(FULL_SEARCH.checkpoints)
    assert not any(seen[0])
    assert all(seen[-1])


def test_unfinished_rollouts_are_evaluated_at_the_deadline() -> None:
    rollouts = searched(Setting("iki", 4), 30)
    rollouts.extend(deadline=-math.inf)
    assert all(len(candidate.utilities) == FULL_SEARCH.determinizations for candidate in rollouts.candidates)


def test_later_comparisons_use_nested_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    rollouts = searched(Setting("iki", 4), 30, limits=replace(FULL_SEARCH, candidates=3, min_prior=0.0, determinizations=3))
    decide, seen = rollouts.decide, list[bool]()

    def decided(states: list[State], decisions: int, lookahead: bool = False) -> bool:
        seen.append(lookahead)
        return decide(states, decisions, lookahead)

    monkeypatch.setattr(rollouts, "decide", decided)
    rollouts.extend()
    favourites = [candidate.utilities[:] for candidate in rollouts.candidates]
    assert not any(seen), "The first rollouts must play the action with the highest prior."
    seen.clear()
    rollouts.run(Budget(0.0, 1))
    assert seen == [True] * LOOKAHEAD_DECISIONS + [False] * (FULL_SEARCH.checkpoints[-1] - LOOKAHEAD_DECISIONS)
    assert [candidate.utilities[:3] for candidate in rollouts.candidates] == favourites, "Earlier results must count."


def test_a_nested_search_does_not_always_play_the_preferred_action() -> None:
    setting = Setting("iki", 4)
    states = [walk(setting, seed, 40)[0] for seed in range(30)]
    rollouts = searched(setting, 30)
    favourites, considered = rollouts.policy_actions(states, 0), rollouts.lookahead_actions(states)
    candidates_by_state = Lookahead(rollouts.network, rollouts.observer, rollouts.rng, NESTED_SEARCH).find_candidates(states)
    assert favourites == [candidates[0].action for candidates in candidates_by_state]
    assert favourites != considered
    for candidates, action in zip(candidates_by_state, considered, strict=True):
        assert action in [candidate.action for candidate in candidates]


@pytest.mark.parametrize("setting", [Setting("iki", 4), Setting("hokusai", 3)], ids=str)
def test_a_nested_search_uses_no_hidden_information(setting: Setting) -> None:
    rollouts = searched(setting, 30)
    for moves in range(10, 60, 10):
        state, _ = walk(setting, 3, moves)
        choices = set[int]()
        for secret in (1, 2, 3):
            rollouts.rng = seeded(5)
            choices.update(rollouts.lookahead_actions([state.determinize(state.seat, secret)]))
        assert len(choices) == 1


@pytest.mark.parametrize(("considered", "made"), [(1.5, [8]), (2.5, [8, 2]), (11.5, [8, 8, 3]), (16.0, [8, 8, 8])])
def test_a_comparison_uses_as_many_determinizations_as_time_allows(
    monkeypatch: pytest.MonkeyPatch, considered: float, made: list[int]
) -> None:
    """Truncated rollouts are evaluated too early, and there is no standard error with a single determinization."""
    clock, seen = [0.0], list[int]()

    def run_rollouts(searches: list[tuple[State, list[Candidate]]], draws: int, decide: Callable[[list[State], int], bool]) -> None:
        for _, candidates in searches:
            clock[0] += draws * (LOOKAHEAD_COST if candidates[0].utilities else 1)  # one determinization takes one second
            seen.append(draws)
            for place, candidate in enumerate(candidates):
                candidate.utilities += [float((draw + place) % 3) for draw in range(draws)]  # too close for dropping candidates

    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    rollouts = searched(Setting("iki", 4), 30, limits=replace(FULL_SEARCH, candidates=3, min_prior=0.0))
    monkeypatch.setattr(rollouts, "run_rollouts", run_rollouts)
    rollouts.run(Budget(FULL_SEARCH.determinizations + considered * LOOKAHEAD_COST))
    assert seen == made
    rollouts.run(Budget(11.0 * LOOKAHEAD_COST))
    assert seen == [*made, 2, 8], "A resumed search must first measure the time for one determinization."


def test_nested_searches_use_two_thirds_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks, seen = itertools.count(), list[bool]()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    rollouts = searched(Setting("iki", 4), 30)
    decide = rollouts.decide

    def decided(states: list[State], decisions: int, lookahead: bool = False) -> bool:
        seen.append(lookahead)
        return decide(states, decisions, lookahead)

    monkeypatch.setattr(rollouts, "decide", decided)
    rollouts.extend(deadline=9.0, lookahead_decisions=LOOKAHEAD_DECISIONS)
    assert seen == [True] * 5 + [False] * 3


def test_a_search_depends_only_on_seed_and_iterations() -> None:
    first, second = (searched(Setting("hokusai", 4), 25) for _ in range(2))
    for rollouts in (first, second):
        rollouts.run(Budget(0.0, 2))
    assert [candidate.utilities for candidate in first.candidates] == [candidate.utilities for candidate in second.candidates]


@pytest.mark.parametrize("budget", ["", "x", "i", "-1", "0", "1e9", "-3i"])
def test_an_invalid_budget_is_rejected(budget: str) -> None:
    with pytest.raises(BadOption, match="has no valid budget"):
        parse_budget(budget, f"master@{budget}")
