"""Training: the whole loop on a CPU, resuming, and invalid settings. Only these tests require PyTorch."""

import errno
import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from tests.battery.tables import Setting, walk
from ukiyo import bots, games
from ukiyo.bots.network import SCORE_UNIT, Network, input_scale, load, quick_path_for, read
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.lab.learning import training
from ukiyo.lab.learning.growth import grow
from ukiyo.lab.learning.learner import Learner
from ukiyo.lab.learning.model import PolicyValue
from ukiyo.lab.learning.training import TrainingSettings, assign_tables, parse_pair, train


def settings(file: Path, **changes: object) -> TrainingSettings:
    """Return the settings of a minimal run with one round."""
    small: dict[str, object] = {
        "game": "iki", "out": file, "minutes": 1e-6, "device": "cpu", "actors": 1, "tables": 4, "width": 16, "blocks": 1,
        "measure_every": 0.0, "steps": 12, "batch": 16,
    }  # fmt: skip
    return TrainingSettings(**{**small, **changes})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a network trained for one round, and its checkpoint."""
    folder = tmp_path_factory.mktemp("learned")
    train(settings(folder / "network.npz"), lambda line: None)
    return folder


@pytest.fixture
def out(learned: Path, tmp_path: Path) -> Path:
    """Return a copy of that network."""
    return shutil.copytree(learned, tmp_path / "learned") / "network.npz"


@pytest.mark.parametrize("game", [pytest.param("iki", marks=pytest.mark.repeats), "hokusai"])
def test_a_network_is_trained_measured_and_resumed(game: str, tmp_path: Path) -> None:
    out, lines = tmp_path / "network.npz", list[str]()
    train(settings(out, game=game, imitation=1e-7, measure_every=1.0, games=4), lines.append)
    assert "weights on cpu, 1 actors" in lines[0]
    assert f"% of 4 against 3 {training.TUTOR}, margin" in lines[-2]
    assert lines[-1].endswith("96 decisions, 36 gradient steps")
    before = read(out, games.game(game))
    state, _ = walk(Setting(game, 2), 1, 20)
    assert bots.create_bot(f"policy={out}", game, 1).choose_action(state) in state.legal()
    train(settings(out, game=game, resume=True, past_share=0.5, imitation=1.0), lines.append)
    assert lines[-1].endswith("192 decisions, 48 gradient steps"), "A resumed run must continue the counts without a tutor."
    after = read(out, games.game(game))
    assert any((after[name] != before[name]).any() for name in before)
    out.with_suffix(".pt").unlink()
    train(settings(out, game=game, resume=True), lines.append)
    assert any("continuing with the weights only" in line for line in lines)


def test_spread_only_leaves_other_outputs_unchanged(out: Path) -> None:
    """The spread is trained on games that ended during the round."""
    game, spreading = games.game("iki"), settings(out, resume=True, spread_only=True, imitation=1.0, steps=400)
    with pytest.raises(BadOption, match="would lose what --spread-only trains"):
        train(spreading, print)
    out.with_suffix(".pt").unlink()
    before = read(out, game)
    train(spreading, lambda line: None)
    after, spread = read(out, game), slice(2 * game.seats[-1] + 1, None)
    assert not out.with_suffix(".pt").exists()
    changed = {name for name in before if (after[name] != before[name]).any()}
    assert changed == {"outcome.weight", "outcome.bias"}
    assert (after["outcome.bias"][spread] != before["outcome.bias"][spread]).all()
    for name in changed:
        after[name][..., spread] = before[name][..., spread]
        assert (after[name] == before[name]).all()


def test_outcome_only_leaves_the_policy_unchanged(out: Path) -> None:
    game, fitting = games.game("iki"), settings(out, resume=True, outcome_only=True, steps=40)
    with pytest.raises(BadOption, match="would lose what --outcome-only trains"):
        train(fitting, print)
    out.with_suffix(".pt").unlink()
    before = read(out, game)
    train(fitting, lambda line: None)
    after = read(out, game)
    assert not out.with_suffix(".pt").exists()
    assert {name for name in before if (after[name] != before[name]).any()} == {"outcome.weight", "outcome.bias"}


def test_games_without_exploration_end(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players sample their actions after many decisions, because players who always choose their favourite can be stuck."""
    favourites, runs, draw = list[torch.Tensor](), list[Learner](), Learner.draw

    def recorded_draw(self: Learner, logits: torch.Tensor) -> torch.Tensor:
        favourites.append(logits.argmax(1))
        return draw(self, logits)

    monkeypatch.setattr(Learner, "draw", recorded_draw)
    monkeypatch.setattr("ukiyo.lab.learning.learner.STALLED_DECISIONS", 20)
    monkeypatch.setattr(training, "save", lambda _, learner: runs.append(learner))
    out.with_suffix(".pt").unlink()
    train(settings(out, resume=True, outcome_only=True, steps=40), lambda line: None)
    same = runs[-1].experience.action == torch.cat(favourites).reshape(40, -1)  # no game of IKI ends within 40 decisions
    assert same[:20].all()
    assert not same[20:].all()


def test_the_smaller_network_is_trained_alongside(out: Path) -> None:
    quick, lines = quick_path_for(out), list[str]()
    train(settings(out, resume=True, quick=True), lines.append)
    first = read(quick, games.game("iki"))
    assert first["embed.weight"].shape[1] == training.QUICK_WIDTH
    assert load(out, games.game("iki")).quick is not None
    train(settings(out, resume=True, quick=True), lines.append)
    assert (read(quick, games.game("iki"))["policy.weight"] != first["policy.weight"]).any(), "a resumed run trains the existing one"


def test_a_larger_network_starts_with_the_same_outputs() -> None:
    game, state = games.game("iki"), walk(Setting("iki", 3), 1, 60)[0]
    torch.manual_seed(1)
    small = PolicyValue.for_game(game, 16, 2)
    for weight in small.parameters():
        torch.nn.init.normal_(weight, std=0.3)
    large = PolicyValue.from_weights(game, grow(small.arrays(), 48, 3, np.random.default_rng(1)))
    row = torch.tensor(list(capabilities.observer(game).observe(state, state.seat)), dtype=torch.uint8)[None]
    for ours, theirs in zip(large(row), small(row), strict=True):
        assert ours[0].detach().numpy() == pytest.approx(theirs[0].detach().numpy(), rel=1e-3, abs=1e-3)
    copies = large.embed.weight.shape[0] // 3
    large(row)[1].square().sum().backward()
    gradient = large.embed.weight.grad
    assert not torch.allclose(gradient[:copies], gradient[copies : 2 * copies]), "the copies receive different gradients"
    with pytest.raises(BadOption, match=r"width 16 with 2 blocks can only grow .* not to width 40 with 2 blocks"):
        grow(small.arrays(), 40, 2, np.random.default_rng(1))


def test_training_continues_with_a_larger_network(out: Path) -> None:
    lines = list[str]()
    train(settings(out, resume=True, grow=True, width=32, blocks=2), lines.append)
    assert any("grows from width 16 and 1 blocks to 32 and 2" in line for line in lines)
    train(settings(out, resume=True, width=32, blocks=2), lines.append)
    assert lines[-1].endswith("192 decisions, 24 gradient steps"), "the larger network has a new optimizer and new counters"


def test_earlier_networks_are_opponents(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "REPORT_SECONDS", 0.0)
    older = shutil.copy(out, out.with_name("older.npz"))
    train(settings(out, resume=True, past_share=0.5, past=(Path(older),), steps=400), lambda line: None)
    rows = [json.loads(line) for line in out.with_suffix(".jsonl").read_text().splitlines()]
    assert 0.0 <= rows[-1]["relative wins against past"] <= 4.0


def test_numpy_and_pytorch_have_the_same_results() -> None:
    """In NumPy, normalization is folded into the layers."""
    game, state = games.game("hokusai"), walk(Setting("hokusai", 3), 1, 60)[0]
    torch.manual_seed(1)
    network = PolicyValue(input_scale(capabilities.observer(game)), len(game.actions), 5, 32, 2)
    for weight in network.parameters():
        torch.nn.init.normal_(weight, std=0.3)
    numpy_network = Network(network.arrays(), input_scale(capabilities.observer(game)), 5)
    observation = capabilities.observer(game).observe(state, state.seat)
    logits, heads = network(torch.tensor(list(observation), dtype=torch.uint8)[None])
    body = numpy_network.encode(capabilities.observer(game), [state])
    assert numpy_network.policy_logits(capabilities.observer(game), [state])[0] == pytest.approx(
        logits[0, state.options].detach().numpy(), rel=1e-3, abs=1e-3
    )
    assert numpy_network.predict_outcomes(body, 3)[1][0] == pytest.approx(heads[0, 6:9].detach().numpy() * SCORE_UNIT, rel=1e-3, abs=1e-2)


def test_tables_are_assigned_in_proportion_to_their_weights() -> None:
    for name in ("iki", "hokusai"):
        game = games.game(name)
        assigned = [group for actor in assign_tables(game, 50) for group in actor]
        total = sum(table.weight for table in game.training)
        for table in game.training:
            assert abs(assigned.count(table) - 100 * table.weight / total) <= 1.5


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"minutes": 0}, "The minutes must be more than 0, not 0"),
        ({"actors": 999}, "Training needs 1 to 256 actors with 1 to 65536 tables each, not 999 with 4"),
        ({"spread_only": True}, "needs a trained network"),
        ({"outcome_only": True}, "needs a trained network"),
        ({"outcome_only": True, "spread_only": True, "resume": True}, "--outcome-only includes --spread-only"),
        ({"outcome_only": True, "resume": True, "past_share": 0.1}, "--past-share must be 0 with --outcome-only"),
        ({"grow": True}, "--grow needs a trained network"),
        ({"quick": True, "quick_share": 0.0}, "a share of the positions from 0 to 1, not 0"),
        ({"past": (Path("older.npz"),)}, "Set a share with --past-share"),
        ({"past_share": 2.0}, "The share of tables with earlier versions must be from 0 to 1, not 2"),
        ({"out": Path("network.bin")}, "a file that ends in .npz, not to network.bin"),
        ({"out": Path("/nowhere/at/all.npz")}, "The folder /nowhere/at"),
        ({"device": "abacus"}, "The device must be auto, cuda or cpu, not 'abacus'"),
        ({"game": "go"}, "(?i)no game"),
    ],
)
def test_bad_settings_are_rejected_before_training(changes: dict[str, object], sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=sentence):
        train(settings(tmp_path / "network.npz", **changes), print)
    assert not list(tmp_path.iterdir())


def test_a_missing_accelerator_or_pytorch_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    with pytest.raises(BadOption, match="PyTorch found no accelerator"):
        train(settings(tmp_path / "network.npz", device="cuda"), print)
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"Training needs PyTorch\. Run pip install 'ukiyo\[train\]'"):
        train(settings(tmp_path / "network.npz"), print)


def test_an_existing_network_is_not_overwritten(out: Path) -> None:
    stored = out.read_bytes()
    with pytest.raises(BadOption, match="already exists"):
        train(settings(out), print)
    with pytest.raises(BadOption, match="has width 16 and 1 blocks, not 32 and 1"):
        train(settings(out, resume=True, width=32), print)
    with pytest.raises(BadOption, match="is a network for iki"):
        train(settings(out, resume=True, game="hokusai"), print)
    out.with_suffix(".pt").write_bytes(b"no checkpoint")
    with pytest.raises(BadOption, match="Delete it to continue"):
        train(settings(out, resume=True), print)
    assert out.read_bytes() == stored


def test_training_resumes_with_a_longer_observation(out: Path) -> None:
    """Training can resume if numbers were added at the end of the observation, but not if the observation is shorter."""
    lines = list[str]()
    game = games.game("iki")
    state = torch.load(out.with_suffix(".pt"), weights_only=True)
    state["network"]["embed.weight"] = state["network"]["embed.weight"][:, :-9]
    torch.save(state, out.with_suffix(".pt"))
    stored: dict[str, Any] = {"game": np.array("iki"), "format": np.array(2), **read(out, game)}
    first = stored["embed.weight"]
    np.savez_compressed(out, **stored | {"embed.weight": first[:-9]})
    with pytest.raises(BadOption, match=f"was trained on {len(first) - 9} inputs, but this version of iki has {len(first)}"):
        load(out, game)
    train(settings(out, resume=True), lines.append)
    assert any(f"trained on the first {len(first) - 9} of {len(first)} numbers" in line for line in lines)
    assert any("was saved for a different observation; continuing with the weights only" in line for line in lines)
    assert len(read(out, game)["embed.weight"]) == len(first)
    np.savez_compressed(out, **stored | {"embed.weight": np.pad(first, ((0, 9), (0, 0)))})
    out.with_suffix(".pt").unlink()
    with pytest.raises(BadOption, match="has only"):
        train(settings(out, resume=True), lines.append)


def test_a_full_disk_leaves_the_old_file(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = out.read_bytes()

    def full(*names: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(BadOption, match=r"Can.t write .*: No space left on device"):
        train(settings(out, resume=True), lambda line: None)
    assert out.read_bytes() == stored
    assert not list(out.parent.glob(".*"))
    out.with_suffix(".jsonl").unlink(missing_ok=True)
    out.with_suffix(".jsonl").symlink_to("/dev/full")
    with pytest.raises(BadOption, match=r"Can.t write .*network\.jsonl: No space left on device"):
        training.append_row(settings(out), {"minutes": 1.0})


def test_pairs_of_numbers_are_parsed() -> None:
    assert parse_pair("4e-4, 4e-5", "rates") == (4e-4, 4e-5)
    for invalid in ("", "1", "1,2,3", "a,b", "0,1", "1,-1"):
        with pytest.raises(BadOption, match="rates"):
            parse_pair(invalid, "rates")
