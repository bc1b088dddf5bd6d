"""Step numbers, which are part of saved states, match the list of steps."""

from types import ModuleType

import pytest

from ukiyo.games.hokusai import rules as hokusai
from ukiyo.games.hokusai import steps as hokusai_steps
from ukiyo.games.iki import rules as iki
from ukiyo.games.iki import steps as iki_steps

SHARED = {"HireStall": "PaidStall", "BuildStall": "PaidStall"}  # hired characters and buildings are placed in the same way


@pytest.mark.parametrize(("listed", "numbered"), [(iki.STEPS, iki_steps), (hokusai.STEPS, hokusai_steps)], ids=["iki", "hokusai"])
def test_steps_match_their_numbers(listed: list[object], numbered: ModuleType) -> None:
    numbers = {name: number for name, number in vars(numbered).items() if isinstance(number, int)}
    assert sorted(numbers.values()) == list(range(len(listed))) == list(range(len(numbered.NAMES)))
    for name, number in numbers.items():
        named = name.title().replace("_", "")
        assert type(listed[number]).__name__ == SHARED.get(named, named)
