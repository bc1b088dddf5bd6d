"""Golden records, traces and perft counts. They run on the interpreted and the compiled engine, which must agree."""

import json

import pytest

import ukiyo
from tests.battery.tables import SETTINGS, Setting
from tests.golden.make import BOTS, GAMES_EACH, HERE, TRACED, name, play, retitled, trace, trees
from ukiyo.engine.record import read_record

GOLDEN = json.loads(HERE.joinpath("golden.json").read_text())
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@pytest.mark.parametrize("file", sorted(GOLDEN["breakdowns"]))
def test_a_golden_record_replays_to_its_breakdown(file: str) -> None:
    record = read_record(HERE / file)
    assert record.text() == HERE.joinpath(file).read_text()
    state = record.verify(ukiyo.game(record.game))
    assert state.over
    assert [score.parts for score in state.scores()] == GOLDEN["breakdowns"][file]


def test_all_golden_records_exist() -> None:
    expected = {name(setting, bot, number) for setting in SETTINGS for bot in BOTS for number in range(GAMES_EACH[setting.game])}
    assert {path.name for path in HERE.glob("*.uki")} == set(GOLDEN["breakdowns"]) == expected
    assert len([file for file in expected if file.startswith("iki")]) == 12


@every_setting
def test_bots_reproduce_the_golden_games(setting: Setting) -> None:
    """Bots use their own random seeds, so the same bot plays the same game."""
    for bot in BOTS:
        record, parts = play(setting, bot, 0)
        assert record.text() == retitled(read_record(HERE / name(setting, bot, 0)), record)
        assert parts == GOLDEN["breakdowns"][name(setting, bot, 0)]


@every_setting
def test_random_games_match_their_traces(setting: Setting) -> None:
    assert trace(setting, TRACED) == GOLDEN["traces"][str(setting)]


@every_setting
def test_perft_counts(setting: Setting) -> None:
    assert trees(setting) == GOLDEN["perft"][str(setting)]
