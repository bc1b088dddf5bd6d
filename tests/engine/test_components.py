"""Errors in a components file identify the entry, and corrected values are used everywhere."""

from pathlib import Path

import pytest

import ukiyo
from ukiyo.engine.errors import BadComponents
from ukiyo.games.iki.components import PACKAGED
from ukiyo.games.iki.rules import IkiState

TEXT = PACKAGED.read_text(encoding="utf-8")


def changed(tmp_path: Path, old: str, new: str, count: int = 1) -> Path:
    assert old in TEXT
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace(old, new, count), encoding="utf-8")
    return file


def refused(file: Path) -> str:
    with pytest.raises(BadComponents) as error:
        ukiyo.game("iki", file)
    return str(error.value)


MONK = 'id         = "monk"\nseason     = "spring"\ntype       = "special"\n'
COST = "cost       = "


def test_errors_identify_the_entry_with_a_wrong_value(tmp_path: Path) -> None:
    message = refused(changed(tmp_path, MONK + COST + "4", MONK + COST + "-4"))
    assert message == "mine.toml, character 'monk': cost must be a whole number from 0 to 30, not -4"


def test_errors_identify_a_missing_value(tmp_path: Path) -> None:
    assert refused(changed(tmp_path, MONK + COST + "4\n", MONK)) == (
        "mine.toml, character 'monk': cost must be a whole number from 0 to 30: it is missing"
    )


def test_errors_identify_unknown_types_goods_and_fields(tmp_path: Path) -> None:
    assert "type must be one of peddler" in refused(changed(tmp_path, MONK, MONK.replace("special", "wizard")))
    assert "pay can't contain 'gold'" in refused(changed(tmp_path, "= { mon = 2 }", "= { gold = 2 }"))
    assert "'colour' is not a known field" in refused(changed(tmp_path, MONK, MONK + 'colour = "red"\n'))


def test_ids_and_their_order_cannot_change(tmp_path: Path) -> None:
    assert "has 'hire nun' in place of 'hire monk'" in refused(changed(tmp_path, '= "monk"', '= "nun"'))


def test_files_that_are_not_component_files_are_rejected(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("cost = = 4")
    assert "is not a TOML file" in refused(file)
    file.write_text("")
    assert "[setup] is missing" in refused(file)
    assert "Can't read" in refused(tmp_path / "missing.toml")


def test_a_corrected_number_changes_the_game(tmp_path: Path) -> None:
    """If the Monk costs 9, the game uses that cost, and records contain a different components fingerprint."""
    game = ukiyo.game("iki", changed(tmp_path, MONK + COST + "4", MONK + COST + "9"))
    state = game.new(players=2, seed=1)
    assert isinstance(state, IkiState)
    assert state.components.cost[state.components.card_ids.index("monk")] == 9
    assert game.fingerprint != ukiyo.game("iki").fingerprint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# The components of IKI", "# What is printed on IKI's components"),
        ("mon         = 8\nrice        = 1\n", "rice = 1\nmon = 8 # to begin with\n"),
        (MONK, MONK + 'name = { en = "Monk", pl = "Mnich" }\n'),
        ('default = "rulebook"', 'default = "public"'),
    ],
    ids=["a comment", "order and whitespace", "a name from an older file", "the provenance"],
)
def test_the_fingerprint_depends_only_on_values(tmp_path: Path, old: str, new: str) -> None:
    assert ukiyo.game("iki", changed(tmp_path, old, new)).fingerprint == ukiyo.game("iki").fingerprint


def test_the_fingerprint_depends_on_the_rules_version() -> None:
    game = ukiyo.game("iki")
    assert game.file.fingerprint(game.version + 1) != game.fingerprint
