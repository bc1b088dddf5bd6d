"""Bots choose legal actions and use no hidden information. Each level beats the level below it."""

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
def short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit artisans and masters to a few candidates and decisions."""
    monkeypatch.setattr("ukiyo.bots.levels.FULL_SEARCH", replace(rollout.FULL_SEARCH, candidates=3, determinizations=2, checkpoints=(3,)))
    monkeypatch.setattr(lookahead, "NESTED_SEARCH", replace(lookahead.NESTED_SEARCH, checkpoints=(1,)))
    monkeypatch.setattr("ukiyo.bots.levels.QUICK_SEARCH", replace(rollout.QUICK_SEARCH, checkpoints=(3,)))


@pytest.mark.usefixtures("short_search")
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_bots_choose_legal_actions_without_changing_the_state(setting: Setting, name: str) -> None:
    bot = bots.create_bot(name, setting.game, 5)
    for moves in range(0, 150, 15 if name in ("novice", "apprentice") else 50):
        state, _ = walk(setting, moves, moves)
        if not state.over:
            saved = state.save()
            assert bot.choose_action(state) in state.legal()
            assert state.save() == saved


@pytest.mark.usefixtures("short_search")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_bot_cannot_see_hidden_information_or_the_future(setting: Setting) -> None:
    """A bot chooses the same action in two states that differ only in hidden cards and future draws."""
    for moves in (20, 60):
        state, _ = walk(setting, 5, moves)
        if not state.over:
            other = state.determinize(state.seat, 987)
            assert setting.rules.view(other, state.seat) == setting.rules.view(state, state.seat)
            for name in LEVELS:
                assert bots.create_bot(name, setting.game, 1).choose_action(state) == bots.create_bot(name, setting.game, 1).choose_action(
                    other
                )


@pytest.mark.usefixtures("short_search")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_levels_finish_a_game_together(setting: Setting) -> None:
    """Each seat has a different level, with the strongest level first. The game starts near its end to keep rollouts short."""
    _, moves = walk(setting, 4, 9999)
    state, _ = walk(setting, 4, len(moves) - 40)
    names = ["master@1i", "artisan", "apprentice", "novice", "apprentice"]
    seats = [bots.create_bot(names[seat], setting.game, seat) for seat in range(setting.players)]
    while not state.over:
        state.play(seats[state.seat].choose_action(state))
    assert len(state.scores()) == setting.players


# These are small tests with rotated seats, fixed seeds and a margin for luck. `make strength` plays hundreds of games.


def won(game: str, players: int, bot: str, others: str, games: int) -> float:
    """Return the number of games that a bot wins against opponents of another level."""
    match = Match(game, players, [bot] + [others] * (players - 1), 1000)
    results = [play_game(match, number) for number in range(games)]
    return sum(game.shares[game.seating.index(0)] for game in results)


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_an_apprentice_beats_three_novices(game: str) -> None:
    """The target is 95 wins in 100 games."""
    assert won(game, 4, "apprentice", "novice", 16) >= 14


@pytest.mark.compiled  # these matches take minutes with the interpreted engine
@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_an_artisan_beats_three_apprentices(game: str) -> None:
    """The target is 55 wins in 100 games. A bot of equal strength would win 25."""
    assert won(game, 4, "artisan", "apprentice", 8) >= 4


@pytest.mark.compiled  # these matches take minutes with the interpreted engine
@pytest.mark.parametrize("level", ["artisan", "master@1i"])
@pytest.mark.parametrize("game", ["iki", pytest.param("hokusai", marks=pytest.mark.repeats)])
def test_search_scores_more_than_the_network_alone(game: str, level: str) -> None:
    """Duels in both seats of two deals. Scores are compared, because they are more informative than wins."""
    lead = 0.0
    for number in range(4):
        seats = [bots.create_bot(level if seat == number % 2 else "policy", game, number * 8 + seat) for seat in range(2)]
        state = Setting(game, 2).new(2000 + number // 2)
        while not state.over:
            state.play(seats[state.seat].choose_action(state))
        totals = [score.total for score in state.scores()]
        lead += totals[number % 2] - sum(totals) / 2
    assert lead > 0


@pytest.mark.smoke
def test_an_apprentice_wins_many_solo_games() -> None:
    """The target is half of the games. This test plays 20, with a margin for luck."""
    assert won("hokusai", 1, "apprentice", "novice", 20) >= 9


def test_an_unknown_bot_is_rejected() -> None:
    with pytest.raises(BadOption, match=r"There is no bot called 'genius'\. Choose novice, apprentice, artisan, master or grandmaster"):
        bots.create_bot("genius", "iki", 1)


def test_older_names_are_accepted() -> None:
    """Older records and tables contain these names."""
    state = Setting("iki", 3).new(1)
    assert bots.create_bot("greedy", "iki", 1).choose_action(state) == bots.create_bot("apprentice", "iki", 1).choose_action(state)
    assert bots.create_bot("random", "iki", 1).choose_action(state) in state.legal()


def test_code_does_not_mention_specific_games() -> None:
    """The bots contain no code for specific games."""
    for file in sorted(Path(bots.__file__).parent.glob("*.py")):
        assert not re.findall(rf"(?i)\b(?:{'|'.join(games.NAMES)})\w*", file.read_text(encoding="utf-8")), file.name
