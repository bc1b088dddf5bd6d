"""Features, networks and teaching."""

from pathlib import Path

import numpy as np
import pytest

from tests.battery.tables import SETTINGS, Setting, walk
from ukiyo import games
from ukiyo.bots.evaluator import outcome
from ukiyo.bots.network import fresh, load
from ukiyo.engine.errors import BadOption
from ukiyo.lab import train as training
from ukiyo.lab.train import LAMBDA, Learner, Lesson, lambda_returns, save, train


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_portrait_always_has_its_size_and_shows_nothing_hidden(setting: Setting) -> None:
    features = setting.rules.features()
    for moves in (0, 25, 70, 9999):
        state, _ = walk(setting, 6, moves)
        for seat in range(setting.players):
            row = features.row(state.determinize(seat, 1), seat)
            assert len(row) == features.size
            assert max(map(abs, row)) < 12, "numbers a network can live with"


def test_how_a_game_ended_is_told_to_every_seat() -> None:
    state, _ = walk(Setting("iki", 3), 4, 9999)
    ended = outcome(state, 0.0)
    totals = [score.total for score in state.scores()]
    assert sum(ended[0::3]) == pytest.approx(1)
    assert [score * 50 for score in ended[1::3]] == pytest.approx(totals)
    assert max(ended[2::3]) * 20 == pytest.approx(sorted(totals)[-1] - sorted(totals)[-2])


def test_targets_are_counted_backwards_from_the_end() -> None:
    network = fresh(4, 8, 4, 1)
    rows = np.ones((3, 4), dtype=np.float16)
    targets = lambda_returns(network, Lesson(rows, [3], np.array([[1.0, 2.0, 0.5]], dtype=np.float32), 1))
    thought = network.heads(rows.astype(np.float32))[0]
    assert targets[2] == pytest.approx([1.0, 2.0, 0.5])
    assert targets[1] == pytest.approx((1 - LAMBDA) * thought + LAMBDA * targets[2])
    assert targets[0] == pytest.approx((1 - LAMBDA) * thought + LAMBDA * targets[1])


def test_a_network_learns_what_it_is_taught(tmp_path: Path) -> None:
    """Win if the first number is positive, score twice the second, margin the third."""
    chance = np.random.default_rng(1)
    rows = chance.standard_normal((4000, 6)).astype(np.float32)
    targets = np.stack([rows[:, 0] > 0, 2 * rows[:, 1], rows[:, 2]], axis=1).astype(np.float32)
    learner = Learner(fresh(6, 16, 8, 1), chance, rows.astype(np.float16), targets, filled=4000)
    learner.study(400, 5e-3)
    heads = learner.network.heads(rows)
    assert np.mean((heads[:, 0] > 0.5) == (rows[:, 0] > 0)) > 0.95
    assert np.mean((heads[:, 1:] - targets[:, 1:]) ** 2) < 0.05
    save(learner.network, tmp_path / "taught.npz")
    assert load(tmp_path / "taught.npz", 6).heads(rows) == pytest.approx(heads, abs=0.05)
    with pytest.raises(BadOption, match="looks at 6 numbers of a position, and this version shows 7: train it anew"):
        load(tmp_path / "taught.npz", 7)


def test_training_plays_learns_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES_A_BATCH", 1)
    file = tmp_path / "iki.npz"
    told: list[str] = []
    train("iki", 0.01, 1, 1, file, False, told.append)
    assert "games" in told[-1]
    with pytest.raises(BadOption, match="is there already"):
        train("iki", 0.01, 1, 1, file, False, told.append)
    before = load(file, games.game("iki").features().size).layers["past"]
    train("iki", 0.01, 1, 2, file, True, told.append)
    assert not np.array_equal(before, load(file, games.game("iki").features().size).layers["past"])


def test_what_cannot_be_trained_is_said(tmp_path: Path) -> None:
    junk = tmp_path / "junk.npz"
    junk.write_text("no network")
    wrong: list[tuple[str, float, int, Path, bool, str]] = [
        ("go", 1, 1, tmp_path / "x", False, "go"),
        ("iki", 0, 1, tmp_path / "x", False, "minutes must be more than 0"),
        ("iki", 1, 0, tmp_path / "x", False, "workers must be from 1 to 64"),
        ("iki", 1, 1, tmp_path / "no" / "x", False, "there is no folder"),
        ("iki", 1, 1, junk, True, "is not a network of this house"),
        ("iki", 1, 1, tmp_path / "gone", True, "is not a network of this house"),
    ]
    for game, minutes, workers, out, resume, sentence in wrong:
        with pytest.raises(BadOption, match=sentence):
            train(game, minutes, workers, 1, out, resume, print)
