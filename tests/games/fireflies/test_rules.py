"""The rules of Fireflies, tested in scenes."""

from pathlib import Path

import pytest

from tests.games.fireflies import INSTALLED
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadComponents, BadOption
from ukiyo.engine.game import Game
from ukiyo.engine.state import State

QUEEN = 3


def night(game: Game, *hands: list[int], number: int = 1, moon: str = "new") -> State:
    """Return a night with a queen in which seat 0 lays first. Hands contain lantern numbers."""
    saved = game.new(len(hands), 1, moon=moon).save()
    saved |= {"night": number, "first": 0, "firefly": QUEEN, "deck": [2, 3, 3, 1]}
    saved["holder"] = [next((seat for seat, hand in enumerate(hands) if lantern in hand), -1) for lantern in range(1, 25)]
    saved["stack"] = [2 * 8, *[1 * 8 + seat for seat in reversed(range(len(hands)))]]
    state = game.load(saved)
    state.records_effects = True
    return state


def play(game: Game, state: State, *moves: str) -> list[dict[str, object]]:
    for move in moves:
        state.play(game.parse(move))
    return capabilities.effects(game, state)


def points(state: State) -> list[int]:
    return [score.total for score in state.scores()]


def test_the_brightest_lantern_catches_the_firefly_and_starts_the_next_night(fireflies: Game) -> None:
    state = night(fireflies, [3, 7], [12, 20], [9, 24])
    news = play(fireflies, state, "lay 7", "lay 12", "lay 9")
    assert news == [{"kind": "caught", "seat": 1, "firefly": "queen", "lantern": "12"}]
    assert points(state) == [0, 5, 0]
    assert state.seat == 1
    assert fireflies.view(state, -1)["spent"] == ["7", "9", "12"]


def test_sleepers_collect_dew_and_keep_their_lanterns(fireflies: Game) -> None:
    state = night(fireflies, [3], [12])
    play(fireflies, state, "lay 3", "sleep")
    assert points(state) == [5, 1]
    assert [str(fireflies.action(action)) for action in state.legal()] == ["sleep"], "seat 0 has no lanterns left"


def test_the_firefly_escapes_if_all_players_sleep(fireflies: Game) -> None:
    state = night(fireflies, [3], [12])
    assert play(fireflies, state, "sleep", "sleep") == [{"kind": "escaped", "firefly": "queen"}]
    assert points(state) == [1, 1]
    assert state.seat == 0


def test_after_the_eighth_night_most_points_win_and_a_full_moon_doubles_the_last_firefly(fireflies: Game) -> None:
    for moon, won in (("new", 5), ("full", 10)):
        state = night(fireflies, [3], [12], number=8, moon=moon)
        assert fireflies.view(state, -1)["points"] == won
        play(fireflies, state, "sleep", "lay 12")
        assert state.over
        assert [(score.rank, score.total, score.parts) for score in state.scores()] == [
            (2, 1, {"fireflies": 0, "dew": 1}),
            (1, won, {"fireflies": won, "dew": 0}),
        ]


def test_a_tie_goes_to_the_player_with_more_fireflies_or_is_shared(fireflies: Game) -> None:
    for net, ranks in (([0, 2, 0, 0, 1, 0, 1, 0], [1, 1]), ([0, 2, 0, 0, 2, 1, 0, 0], [2, 1])):
        saved = night(fireflies, [3], [12]).save()
        state = fireflies.load({**saved, "caught": [4, 4], "net": net})
        assert [score.rank for score in state.scores()] == ranks


def test_lanterns_are_secret_until_dawn(fireflies: Game) -> None:
    """Other players see that a lantern was laid but not which one, and players can't undo moves after the reveal."""
    state = night(fireflies, [3, 7], [12, 20])
    play(fireflies, state, "lay 7")
    assert state.undo_floor == 0 < state.moves
    assert fireflies.is_secret(fireflies.parse("lay 7"))
    assert not fireflies.is_secret(fireflies.parse("sleep"))
    seen = [fireflies.view(state, seat)["players"][0] for seat in (0, 1, -1)]  # type: ignore[index]
    assert [(player["laid"], player["hand"]) for player in seen] == [("7", ["3", "7"]), ("hidden", None), ("hidden", None)]
    play(fireflies, state, "lay 12")
    assert state.undo_floor == state.moves


def test_error_messages(fireflies: Game, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="Choose 'new' or 'full' for the moon, not 'blue'"):
        fireflies.new(2, 1, moon="blue")
    with pytest.raises(BadOption, match="fireflies is for 2 to 4 players, not 5"):
        fireflies.new(5, 1)
    file = tmp_path / "components.toml"
    text = (INSTALLED / "fireflies" / "components.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("nights     = 8", "nights     = 11"), encoding="utf-8")
    with pytest.raises(BadComponents, match="nights must be a whole number from 1 to 10, not 11"):
        type(fireflies)(file)
