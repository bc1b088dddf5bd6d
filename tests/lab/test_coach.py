"""The coach is weighed against itself, over and over the same."""

import pytest

from ukiyo.lab import coach


def test_a_coach_is_weighed_the_same_however_busy_the_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "LONGER", 1)
    monkeypatch.setattr(coach, "WEIGHED", 1)
    row = coach.report("iki", 2, 1, 7)
    assert row.startswith("| iki | 2 | 1 | ")
    assert row.count("|") == coach.HEADING.count("|")
    assert row == coach.report("iki", 2, 1, 7)
