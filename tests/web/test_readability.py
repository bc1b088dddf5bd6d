"""Boards are readable at every size, with every number of players and in every language, including at the busiest positions."""

import pytest

from tests.web.conftest import Visit
from tests.web.readability import MIN_TEXT_SIZES, busiest_positions, find_unreadable, show_position, spread_languages
from ukiyo.locales import languages

FULLEST = ["iki-4-greedy-0.uki", "hokusai-1-greedy-0.uki", "hokusai-5-track+journey+paths-greedy-0.uki"]
BETWEEN = [
    pytest.param(record, marks=pytest.mark.repeats)
    for record in (
        "iki-2-greedy-0.uki",
        "iki-3-greedy-1.uki",
        "iki-4-random-1.uki",
        "hokusai-3-track-greedy-0.uki",
        "hokusai-4-journey-random-0.uki",
    )
]


@pytest.mark.parametrize("all_languages", [False, pytest.param(True, marks=pytest.mark.repeats)], ids=["in turn", "all"])
@pytest.mark.parametrize("record", [*FULLEST, *BETWEEN])
def test_every_text_on_the_board_is_readable(visit: Visit, record: str, all_languages: bool) -> None:
    """Tests each language at one position, or at all positions."""
    person = visit()
    problems = []
    positions = busiest_positions(record)
    for moves, position_languages in (
        [(moves, languages()) for moves in positions] if all_languages else spread_languages(positions, languages())
    ):
        show_position(person, record, moves)
        for language in position_languages:
            person.select_language(language)
            for (width, height), min_size in MIN_TEXT_SIZES.items():
                person.page.set_viewport_size({"width": width, "height": height})
                problems += [f"{moves} {language} {width}x{height} {problem}" for problem in find_unreadable(person.page, min_size)]
    assert problems == []
