"""A comparison counts features in rollouts of two moves, and explains only significant differences."""

import json

import pytest

from tests.battery.tables import Setting, walk
from ukiyo import games, locales
from ukiyo.bots.analysis import Hint, explain, explain_hints, start_search
from ukiyo.bots.comparison import (
    EXPECTED_SCORE,
    EXPECTED_WIN,
    MIN_DIFFERENCE,
    Comparison,
    Expectation,
    Reason,
    Verdict,
    reasons_of,
    with_expected_result,
)
from ukiyo.bots.rollout import FULL_SEARCH, Budget
from ukiyo.engine import capabilities
from ukiyo.engine.features import RIVALS, SCORE, Counts, Feature

HUNGER = Feature("starved", -6.0, "food", event=True)
RICE = Feature("rice", 0.6, "food")
MON = Feature("mon", 0.35, "mon")
FISH = Feature("fish", 4.0, "fish", event=True)
HUNGER_FEATURES = [RICE, HUNGER, MON, FISH]


def counts_of_rollouts(*counts: Counts, times: int = 10) -> list[Counts]:
    return [rollout_counts for rollout_counts in counts for _ in range(times)]


def test_an_event_in_six_of_ten_rollouts_is_a_reason() -> None:
    """The reason for buying rice at the Rice Shop is what the rice is used for."""
    fed = counts_of_rollouts({"rice": 1, "mon": 2}, times=20)
    hungry = counts_of_rollouts({"starved": 1, "mon": 2}, times=12) + counts_of_rollouts({"mon": 2}, times=8)
    [reason] = reasons_of(HUNGER_FEATURES, fed, hungry)
    assert (reason.feature, reason.event, reason.favourable, reason.value, reason.other_value) == ("starved", True, True, 0.0, 0.6)
    [reason] = reasons_of(HUNGER_FEATURES, hungry, fed)
    assert (reason.favourable, reason.value, reason.other_value) == (False, 0.6, 0.0)


def test_reasons_against_a_move_come_last() -> None:
    reasons = reasons_of(HUNGER_FEATURES, counts_of_rollouts({"fish": 1, "mon": 1}), counts_of_rollouts({"mon": 4}))
    assert [(reason.feature, reason.favourable) for reason in reasons] == [("fish", True), ("mon", False)]


def test_small_or_random_differences_are_not_reasons() -> None:
    assert reasons_of(HUNGER_FEATURES, counts_of_rollouts({"mon": 9}, {"mon": 1}), counts_of_rollouts({"mon": 1}, {"mon": 8})) == []
    assert reasons_of(HUNGER_FEATURES, counts_of_rollouts({"mon": 2, "fish": 1}), counts_of_rollouts({"mon": 2, "fish": 1})) == []
    assert reasons_of(HUNGER_FEATURES, [{"fish": 1}] + [{}] * 9, [Counts()] * 10) == [], "One rollout in ten is too few."


def verdict(utility: float, error: float, draws: int = 16) -> Verdict:
    return Verdict(1, 2, utility, error, utility, 0.0, draws, [])


def test_a_difference_within_the_error_is_not_a_mistake() -> None:
    assert verdict(0.1, 0.02).better
    assert not verdict(0.1, 0.045).better, "The difference may be due to chance."
    assert not verdict(MIN_DIFFERENCE, 0.0).better, "The difference is too small."
    assert verdict(-0.1, 0.02).worse
    assert not verdict(0.5, 0.0, draws=1).better


def lines(score: int, win: float) -> tuple[Verdict, Expectation, Expectation]:
    """Return a comparison in which the first move has this expected gain."""
    return Verdict(1, 2, 0.2, 0.01, win, score, 16, []), Expectation(win, score, [score]), Expectation(0.0, 0, [0])


@pytest.mark.parametrize(
    ("score", "win", "weights", "expected_lines"),
    [
        (6, 0.1, [2.0, -4.0], [EXPECTED_SCORE, "gain", "harm"]),
        (6, 0.1, [5.0, -1.0], ["gain", "harm"]),
        (0, 0.1, [2.0, -4.0], [EXPECTED_WIN, "gain", "harm"]),
        (-3, 0.0, [2.0, -1.0], ["gain", EXPECTED_SCORE]),
        (0, 0.0, [], []),
    ],
    ids=["the reasons explain too little", "the reasons explain the difference", "the win decides", "fewer points are expected", "unknown"],
)
def test_the_expected_result_leads_if_the_reasons_explain_too_little(
    score: int, win: float, weights: list[float], expected_lines: list[str]
) -> None:
    reasons = [Reason("gain" if weight > 0 else "harm", False, weight > 0, 1.0, 0.0, abs(weight)) for weight in weights]
    compared, first, second = lines(score, win)
    reasons_shown = with_expected_result(compared, reasons, first, second)
    assert [reason.feature for reason in reasons_shown] == expected_lines
    assert all(
        reason.favourable == (reason.value > reason.other_value)
        for reason in reasons_shown
        if reason.feature in (EXPECTED_SCORE, EXPECTED_WIN)
    )


@pytest.mark.parametrize("setting", [Setting("iki", 3), Setting("hokusai", 2), Setting("hokusai", 1)], ids=str)
def test_moves_share_determinizations_and_do_not_change_the_state(setting: Setting) -> None:
    state, _ = walk(setting, 3, 40)
    rollouts = start_search(setting.game, state, 5, state.legal()[0])
    saved = rollouts.root.save()
    actions = state.legal()[:2]
    coach = Comparison(rollouts, capabilities.features(setting.rules), actions)
    coach.run(Budget(0.0, 1))
    assert {len(coach.outcomes[action]) for action in actions} == {FULL_SEARCH.determinizations}
    assert rollouts.root.save() == saved
    verdict = coach.verdict(actions[0], actions[1])
    another = Comparison(rollouts, capabilities.features(setting.rules), actions)
    another.resume(json.loads(json.dumps(coach.to_data())))
    assert another.verdict(actions[0], actions[1]) == verdict, "Another process must be able to continue the comparison."
    another.run(Budget(0.0, 1))
    assert another.determinizations == 2 * FULL_SEARCH.determinizations
    mirrored = coach.verdict(actions[1], actions[0])
    assert verdict.utility == pytest.approx(-mirrored.utility)
    names = {feature.name for feature in capabilities.features(setting.rules).features}
    categories = {SCORE + category for category in setting.rules.categories}
    assert {reason.feature for reason in verdict.reasons} <= names | {EXPECTED_SCORE, EXPECTED_WIN}
    assert categories <= names
    for outcome in coach.outcomes[actions[0]]:
        assert categories <= set(outcome.counts)
        assert (RIVALS in outcome.counts) == (setting.players > 1)


def test_only_a_clearly_better_move_moves_to_the_front() -> None:
    state, _ = walk(Setting("iki", 2), 3, 40)
    actions = state.legal()[:3]
    verdicts = explain("iki", state, actions, Budget(0.0, 1), 1)
    assert sorted(verdict.action for verdict in verdicts) == sorted(actions)
    assert not verdicts[0].worse
    assert verdicts[0].other_action == verdicts[1].action
    assert all(verdict.other_action == verdicts[0].action for verdict in verdicts[1:])


def test_equivalent_actions_are_equally_good() -> None:
    rules = games.game("iki")
    state, counter = rules.new(2, 1), capabilities.features(rules)
    first, second, fish, fine = (rules.parse(f"buy {token}") for token in ("spring-pipe-1", "spring-pipe-2", "shirauo", "fine-shirauo"))
    assert counter.are_equivalent(state, first, second)
    assert not counter.are_equivalent(state, fish, fine)
    assert not counter.are_equivalent(state, first, fish)


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("language", locales.languages())
def test_every_feature_and_habit_has_a_text(game: str, language: str) -> None:
    locale, counter = locales.locale(language), capabilities.features(games.game(game))
    for feature in counter.features:
        if not feature.name.startswith(SCORE) and feature.name != RIVALS:
            values: dict[str, str | int] = {} if feature.event else {"sign": "+", "n": 2}
            message = locale.text(f"{game}-why-{feature.name}", **values)
            assert message.startswith("+2 ") != feature.event
    for category in games.game(game).categories:
        assert locale.text(f"{game}-why-for-{category}")
    for habit in counter.habits:
        assert locale.text(f"{game}-habit-{habit}")


@pytest.mark.parametrize(
    ("setting", "first", "last"),
    [pytest.param(setting, 0, 15, id=f"{setting}-15") for setting in (Setting("iki", 3), Setting("hokusai", 2))]
    + [
        pytest.param(setting, 15, 150, id=f"{setting}-135-more", marks=pytest.mark.repeats)
        for setting in (Setting("iki", 3), Setting("hokusai", 2))
    ],
)
def test_displayed_differences_match_the_displayed_figures(setting: Setting, first: int, last: int) -> None:
    """The hints are for 150 positions from each game."""
    outlooks = 0
    for seed in range(first, last):
        state, _ = walk(setting, seed, 10 + seed * 7 % 120)
        if state.over or len(state.options) == 1:
            state, _ = walk(setting, seed + 1000, 12)
        unexplained = [Hint(action, 0.5, [0.0] * setting.players, 0.0, 1) for action in state.legal()[:3]]
        moves, verdicts = explain_hints(setting.game, state, unexplained, Budget(0.0, 1), seed)
        shown = {move.action: (round(100 * move.win), move.scores[state.seat]) for move in moves}
        for verdict in verdicts:
            assert verdict.other_action in shown, "A move is compared with one that is not in the list."
            (win, score), (other_win, other_score) = shown[verdict.action], shown[verdict.other_action]
            assert round(100 * verdict.win) == win - other_win
            assert verdict.score == score - other_score
            for reason in verdict.reasons:
                if reason.feature == EXPECTED_SCORE:
                    assert (reason.value, reason.other_value) == (score, other_score)
                elif reason.feature == EXPECTED_WIN:
                    assert (round(100 * reason.value), round(100 * reason.other_value)) == (win, other_win)
                if reason.feature in (EXPECTED_SCORE, EXPECTED_WIN):
                    outlooks += 1
                    assert reason.value != reason.other_value
                    assert reason.favourable == (reason.value > reason.other_value)
        if verdicts:
            assert not any(verdict.better for verdict in verdicts[1:]), "The best move must be first."
    assert outlooks or last < 20
