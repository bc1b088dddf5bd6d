"""Coach measurements are reproducible."""

import pytest

from ukiyo.lab.measure import coach

pytestmark = pytest.mark.usefixtures("short_nested_search")


def test_coach_measurements_do_not_depend_on_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "LONG_SEARCH_FACTOR", 1)
    monkeypatch.setattr(coach, "CHECK_ROUNDS", 1)
    row = coach.report("iki", 2, 1, 7)
    assert row.startswith("| iki | 2 | 1 | ")
    assert row.count("|") == coach.HEADING.count("|")
    assert row == coach.report("iki", 2, 1, 7)


def test_there_is_one_beginner_mistake_per_deal() -> None:
    mistakes = list(coach.mistakes("iki", 2, 1, 7))
    assert len({deal for deal, _, _ in mistakes}) == 2
    for _, state, mistake in mistakes:
        assert mistake.mistake
        assert mistake.move == state.moves
        assert {mistake.played.action, mistake.better.action} <= set(state.legal())
