"""Distillation: the whole loop with minimal settings, and invalid settings."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.battery.tables import Setting, walk
from ukiyo import bots, games
from ukiyo.bots.network import read
from ukiyo.engine.errors import BadOption
from ukiyo.lab.learning.distillation import DistillationSettings, distil


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_a_smaller_network_learns_from_a_larger_one(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ukiyo.lab.learning.distillation.REPORT_SECONDS", 0.0)
    out, lines = tmp_path / "small.npz", list[str]()
    distil(DistillationSettings(game, out, minutes=1e-6, width=16, blocks=1, tables=20), lines.append)
    assert lines[0].startswith("student: ")
    assert "same favourite" in lines[1]
    assert read(out, games.game(game))["embed.weight"].shape[1] == 16
    state, _ = walk(Setting(game, 2), 1, 20)
    assert bots.create_bot(f"policy={out}", game, 1).choose_action(state) in state.legal()


def test_the_student_approaches_its_teacher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test uses the differences that the program reports over 120 steps."""
    monkeypatch.setattr("ukiyo.lab.learning.distillation.REPORT_SECONDS", 0.0)
    monkeypatch.setattr("ukiyo.lab.learning.student.WARM_UP", 1)
    lines, clock = list[str](), iter(range(10**6))
    monkeypatch.setattr("ukiyo.lab.learning.distillation.time", SimpleNamespace(monotonic=lambda: float(next(clock))))
    distil(DistillationSettings("iki", tmp_path / "small.npz", minutes=2.0, width=64, blocks=1, tables=128), lines.append)
    differences = [float(line.split("policy ")[1].split()[0]) for line in lines[1:-1]]
    assert len(differences) == 120
    assert sum(differences[-10:]) / 10 < 0.8 * differences[0]


@pytest.mark.usefixtures("fireflies")
def test_bad_settings_are_rejected(tmp_path: Path) -> None:
    existing = tmp_path / "there.npz"
    existing.write_bytes(b"mine")
    for settings, sentence in (
        (DistillationSettings("iki", existing), "already exists"),
        (DistillationSettings("iki", tmp_path / "network.bin"), "a file that ends in .npz, not to network.bin"),
        (DistillationSettings("iki", tmp_path / "nowhere" / "network.npz"), "does not exist"),
        (DistillationSettings("iki", tmp_path / "new.npz", existing), "be read as a network"),
        (DistillationSettings("iki", tmp_path / "new.npz", games.game("hokusai").network), "is a network for hokusai"),
        (DistillationSettings("iki", tmp_path / "new.npz", minutes=0.0), "The minutes must be more than 0, not 0"),
        (DistillationSettings("fireflies", tmp_path / "new.npz"), "fireflies has no network to learn from"),
    ):
        with pytest.raises(BadOption, match=sentence):
            distil(settings, print)
    assert existing.read_bytes() == b"mine"
