"""Every board can be read at every size, number of players and language, at its busiest positions too."""

import pytest

from tests.web.conftest import Visit
from tests.web.sizes import SIZES, busiest, lay_out, unreadable
from ukiyo.locales import languages

IKI = ["iki-2-greedy-0.uki", "iki-3-greedy-1.uki", "iki-4-greedy-0.uki", "iki-4-random-1.uki"]


@pytest.mark.parametrize("record", IKI)
def test_the_board_can_be_read(visit: Visit, record: str) -> None:
    person = visit()
    troubles = []
    for moves in busiest(record):
        lay_out(person, record, moves)
        for language in languages():
            person.speaks(language)
            for (width, height), least in SIZES.items():
                person.page.set_viewport_size({"width": width, "height": height})
                troubles += [f"{moves} {language} {width}x{height} {trouble}" for trouble in unreadable(person.page, least)]
    assert troubles == []
