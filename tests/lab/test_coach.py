"""The coach is weighed against itself, over and over the same."""

import pytest

from ukiyo.lab.measure import coach

pytestmark = pytest.mark.usefixtures("shortsighted")


def test_a_coach_is_weighed_the_same_however_busy_the_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "LONGER", 1)
    monkeypatch.setattr(coach, "WEIGHED", 1)
    row = coach.report("iki", 2, 1, 7)
    assert row.startswith("| iki | 2 | 1 | ")
    assert row.count("|") == coach.HEADING.count("|")
    assert row == coach.report("iki", 2, 1, 7)


def test_what_is_read_are_mistakes_of_beginners_one_a_deal() -> None:
    found = list(coach.mistakes("iki", 2, 1, 7))
    assert len({deal for deal, _, _ in found}) == 2
    for _, state, mistake in found:
        assert mistake.mistake
        assert mistake.move == state.moves
        assert {mistake.played.action, mistake.better.action} <= set(state.legal())
