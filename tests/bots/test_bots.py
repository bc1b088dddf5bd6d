"""Bots play legally, see only what their seat may know, and each level beats the one below it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.battery.tables import SETTINGS, Setting, walk
from ukiyo import bots, games
from ukiyo.bots import lookahead, rollout
from ukiyo.engine.errors import BadOption
from ukiyo.lab.matches.arena import Match, play_game

LEVELS = ["novice", "apprentice", "artisan", "master@1i", "grandmaster@2i"]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Artisans and masters who play few ideas on, and not far."""
    monkeypatch.setattr(rollout, "FULL_SEARCH", replace(rollout.FULL_SEARCH, candidates=3, determinizations=2, checkpoints=(3,)))
    monkeypatch.setattr(lookahead, "NESTED_SEARCH", replace(lookahead.NESTED_SEARCH, checkpoints=(1,)))
    monkeypatch.setattr("ukiyo.bots.levels.QUICK_SEARCH", replace(rollout.QUICK_SEARCH, checkpoints=(3,)))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_bots_leave_the_position_alone_and_choose_a_legal_action(setting: Setting, name: str) -> None:
    bot = bots.create_bot(name, setting.game, 5)
    for moves in range(0, 150, 15 if name in ("novice", "apprentice") else 50):
        state, _ = walk(setting, moves, moves)
        if not state.over:
            saved = state.save()
            assert bot.choose_action(state) in state.legal()
            assert state.save() == saved


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_bot_cannot_read_what_is_hidden_or_to_come(setting: Setting) -> None:
    """Two positions that look the same to the seat, with other cards in the piles and other chance: the same bot does the same."""
    for moves in (20, 60):
        state, _ = walk(setting, 5, moves)
        if not state.over:
            other = state.determinize(state.seat, 987)
            assert setting.rules.view(other, state.seat) == setting.rules.view(state, state.seat)
            for name in LEVELS:
                assert bots.create_bot(name, setting.game, 1).choose_action(state) == bots.create_bot(name, setting.game, 1).choose_action(
                    other
                )


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_levels_finish_a_game_together(setting: Setting) -> None:
    """Each seat another level, the strongest first. They come when others have played most of it: what is left is quickly played on."""
    _, whole = walk(setting, 4, 9999)
    state, _ = walk(setting, 4, len(whole) - 40)
    names = ["master@1i", "artisan", "apprentice", "novice", "apprentice"]
    seats = [bots.create_bot(names[seat], setting.game, seat) for seat in range(setting.players)]
    while not state.over:
        state.play(seats[state.seat].choose_action(state))
    assert len(state.scores()) == setting.players


# Strength, lightly: seats rotated, fixed seeds, room for bad luck. The hundreds are in `make strength`.


def won(game: str, players: int, bot: str, others: str, games: int) -> float:
    """How many games of the arena a bot wins against others of one kind."""
    match = Match(game, players, [bot] + [others] * (players - 1), 1000)
    played = [play_game(match, number) for number in range(games)]
    return sum(game.shares[game.seating.index(0)] for game in played)


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_an_apprentice_beats_three_novices(game: str) -> None:
    """Wanted: 95 of 100."""
    assert won(game, 4, "apprentice", "novice", 16) >= 14


@pytest.mark.compiled  # such matches take minutes on the interpreted engine
@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_an_artisan_holds_its_own_against_three_apprentices(game: str) -> None:
    """Wanted: 55 of 100, where an equal would win 25."""
    assert won(game, 4, "artisan", "apprentice", 16) >= 6


@pytest.mark.compiled  # such matches take minutes on the interpreted engine
@pytest.mark.parametrize("level", ["artisan", "master@1i"])
@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_who_looks_ahead_scores_more_than_the_bare_network(game: str, level: str) -> None:
    """Here: a duel on each seat of a few deals, and their scores, which tell more than wins."""
    ahead = 0.0
    for number in range(8):
        seats = [bots.create_bot(level if seat == number % 2 else "policy", game, number * 8 + seat) for seat in range(2)]
        state = Setting(game, 2).new(2000 + number // 2)
        while not state.over:
            state.play(seats[state.seat].choose_action(state))
        totals = [score.total for score in state.scores()]
        ahead += totals[number % 2] - sum(totals) / 2
    assert ahead > 0


@pytest.mark.smoke
def test_an_apprentice_alone_finishes_five_works_in_most_games() -> None:
    """Wanted: half of the games; here 20, with room for bad luck."""
    assert won("hokusai", 1, "apprentice", "novice", 20) >= 9


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match=r"There is no bot called 'genius'\. Choose novice, apprentice, artisan, master or grandmaster"):
        bots.create_bot("genius", "iki", 1)


def test_older_names_are_still_known() -> None:
    """Records and tables of before the levels had names go on."""
    state = Setting("iki", 3).new(1)
    assert bots.create_bot("greedy", "iki", 1).choose_action(state) == bots.create_bot("apprentice", "iki", 1).choose_action(state)
    assert bots.create_bot("random", "iki", 1).choose_action(state) in state.legal()


def test_no_game_is_named() -> None:
    """What bots must know of a game, it says itself."""
    for file in sorted(Path(bots.__file__).parent.glob("*.py")):
        assert not re.findall(rf"(?i)\b(?:{'|'.join(games.NAMES)})\w*", file.read_text(encoding="utf-8")), file.name
