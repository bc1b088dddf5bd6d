"""Bots play legally, see only what their seat may know, and the apprentice knows what it does."""

import pytest

from tests.battery.tables import SETTINGS, Setting, walk
from ukiyo import bots
from ukiyo.engine.errors import BadOption
from ukiyo.lab.strength import Match, play


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_bots_leave_the_position_alone_and_choose_a_legal_action(setting: Setting, name: str) -> None:
    bot = bots.named(name, setting.game, 5)
    for moves in range(0, 150, 10):
        state, _ = walk(setting, moves, moves)
        if not state.over:
            saved = state.save()
            assert bot.ask(state) in state.legal()
            assert state.save() == saved


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_cannot_read_the_future(name: str) -> None:
    """Two positions that look the same to the seat, with other chance to come: the same bot does the same."""
    for seed in range(10):
        for game in ("iki", "hokusai"):
            state, _ = walk(Setting(game, 3), seed, 60)
            other = state.determinize(state.seat, 12345)
            assert bots.named(name, game, 1).ask(state) == bots.named(name, game, 1).ask(other)


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_an_apprentice_beats_three_novices(game: str) -> None:
    """Seats rotated, fixed seeds. Wanted: 95 of 100; here 20 games with room for bad luck, the hundreds are in `make strength`."""
    won = sum(play(Match(game, 4, "apprentice", "novice"), number)[0] for number in range(1000, 1020))
    assert won >= 18


def test_an_apprentice_alone_finishes_five_works_in_most_games() -> None:
    """Wanted: half of the games; here 30, with room for bad luck."""
    won = sum(play(Match("hokusai", 1, "apprentice", "novice"), number)[0] for number in range(30))
    assert won >= 14


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no bot 'genius'; there is novice, apprentice"):
        bots.named("genius", "iki", 1)
