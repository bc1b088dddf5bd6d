"""Every kind and field of a components file has a label for the components page."""

import pytest

from ukiyo import games
from ukiyo.locales import source

NOT_SHOWN = {"id", "name", "provenance", "shop"}
MESSAGE_IDS = {line.split(" = ")[0] for line in source("en").splitlines() if " = " in line}


def rows(value: object) -> list[dict[str, object]]:
    if isinstance(value, list):
        return value
    assert isinstance(value, dict)
    return [value] if "provenance" in value else list(value.values())


@pytest.mark.parametrize("game", games.NAMES)
def test_every_kind_and_field_has_a_label(game: str) -> None:
    for kind, value in games.game(game).file.tables.items():
        assert f"sort-{game}-{kind}" in MESSAGE_IDS
        for row in rows(value):
            for field in set(row) - NOT_SHOWN:
                assert {f"field-{kind}-{field}", f"field-{field}"} & MESSAGE_IDS, f"{kind} has no word for {field}"
