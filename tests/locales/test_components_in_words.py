"""Every kind and field of a components file has a label for the components page."""

import pytest

from ukiyo import games
from ukiyo.locales import source

NOT_SHOWN = {"id", "name", "provenance", "shop"}
SAID = {line.split(" = ")[0] for line in source("en").splitlines() if " = " in line}


def rows(found: object) -> list[dict[str, object]]:
    if isinstance(found, list):
        return found
    assert isinstance(found, dict)
    return [found] if "provenance" in found else list(found.values())


@pytest.mark.parametrize("game", games.NAMES)
def test_every_sort_and_field_has_a_word(game: str) -> None:
    for sort, found in games.game(game).file.tables.items():
        assert f"sort-{game}-{sort}" in SAID
        for row in rows(found):
            for field in set(row) - NOT_SHOWN:
                assert {f"field-{sort}-{field}", f"field-{field}"} & SAID, f"{sort} has no word for {field}"
