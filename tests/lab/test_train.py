"""Teaching a network: the whole loop on a processor, going on from a file, and what is refused. PyTorch is needed for these alone."""

import errno
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from tests.battery.tables import Setting, walk
from ukiyo import bots, games
from ukiyo.bots.network import SCORE_UNIT, Network, input_scale, load, read
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.lab.learning import training
from ukiyo.lab.learning.model import PolicyValue
from ukiyo.lab.learning.training import Course, plan, train, two


def course(file: Path, **changes: object) -> Course:
    """A round of self-play, as small as can be."""
    small: dict[str, object] = {
        "game": "iki", "out": file, "minutes": 1e-6, "device": "cpu", "actors": 1, "tables": 4, "width": 16, "blocks": 1, "measured": 0.0,
        "steps": 12, "batch": 16,
    }  # fmt: skip
    return Course(**{**small, **changes})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a network of one round and what is needed to go on from it."""
    folder = tmp_path_factory.mktemp("learned")
    train(course(folder / "network.npz"), lambda line: None)
    return folder


@pytest.fixture
def out(learned: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return shutil.copytree(learned, tmp_path / "learned") / "network.npz"


@pytest.mark.parametrize("game", [pytest.param("iki", marks=pytest.mark.repeats), "hokusai"])
def test_a_network_is_taught_measured_and_goes_on(game: str, tmp_path: Path) -> None:
    out, said = tmp_path / "network.npz", list[str]()
    train(course(out, game=game, tutored=1e-7, measured=1.0, games=4), said.append)
    assert "weights on cpu, 1 actors" in said[0]
    assert f"% of 4 against 3 {training.TUTOR}, margin" in said[-2]
    assert said[-1].endswith("96 decisions, 36 steps of learning")
    before = read(out, games.game(game))
    state, _ = walk(Setting(game, 2), 1, 20)
    assert bots.create_bot(f"policy={out}", game, 1).choose_action(state) in state.legal()
    train(course(out, game=game, resume=True, elders=0.5, tutored=1.0), said.append)
    assert said[-1].endswith("192 decisions, 48 steps of learning"), "it counts on from where it stopped, and has no tutor any more"
    after = read(out, games.game(game))
    assert any((after[name] != before[name]).any() for name in before)
    out.with_suffix(".pt").unlink()
    train(course(out, game=game, resume=True), said.append)
    assert any("going on from the weights alone" in line for line in said)


def test_the_spread_alone_is_learned(out: Path) -> None:
    """From scores of games that ended in the round; whatever else the network says stays the same."""
    game, spreading = games.game("iki"), course(out, resume=True, spread_alone=True, tutored=1.0, steps=400)
    with pytest.raises(BadOption, match="later would forget the spread: learn it in a copy of"):
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


def test_bots_hear_what_the_learner_says() -> None:
    """The same weights in PyTorch and in NumPy, where norms are part of the layers."""
    game, state = games.game("hokusai"), walk(Setting("hokusai", 3), 1, 60)[0]
    torch.manual_seed(1)
    network = PolicyValue(input_scale(capabilities.observer(game)), len(game.actions), 5, 32, 2)
    for weight in network.parameters():
        torch.nn.init.normal_(weight, std=0.3)
    heard = Network(network.arrays(), input_scale(capabilities.observer(game)), 5)
    shown = capabilities.observer(game).observe(state, state.seat)
    policy_logits, heads = network(torch.tensor(list(shown), dtype=torch.uint8)[None])
    body = heard.encode(capabilities.observer(game), [state])
    assert heard.policy_logits(capabilities.observer(game), [state])[0] == pytest.approx(
        policy_logits[0, state.options].detach().numpy(), rel=1e-3, abs=1e-3
    )
    assert heard.predict_outcomes(body, 3)[1][0] == pytest.approx(heads[0, 6:9].detach().numpy() * SCORE_UNIT, rel=1e-3, abs=1e-2)


def test_all_tables_of_a_game_are_dealt_out_by_their_weight() -> None:
    for name in ("iki", "hokusai"):
        game = games.game(name)
        dealt = [group for actor in plan(game, 50) for group in actor]
        total = sum(table.weight for table in game.training)
        for table in game.training:
            assert abs(dealt.count(table) - 100 * table.weight / total) <= 1.5


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"minutes": 0}, "the minutes must be more than 0, not 0"),
        ({"actors": 999}, "999 actors with 4 tables each cannot be had"),
        ({"spread_alone": True}, "by a network that can play already: go on from it with --resume"),
        ({"elders": 2.0}, "the elders' share of the tables is between 0 and 1, not 2"),
        ({"out": Path("network.bin")}, "a file that ends in .npz, not network.bin"),
        ({"out": Path("/nowhere/at/all.npz")}, "there is no folder /nowhere/at"),
        ({"device": "abacus"}, "the device is auto, cuda or cpu, not 'abacus'"),
        ({"game": "go"}, "no game"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is(changes: dict[str, object], sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=sentence):
        train(course(tmp_path / "network.npz", **changes), print)
    assert not list(tmp_path.iterdir())


def test_no_accelerator_and_no_pytorch_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    with pytest.raises(BadOption, match="there is no accelerator here that PyTorch can use: train with --device cpu"):
        train(course(tmp_path / "network.npz", device="cuda"), print)
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"training needs PyTorch: pip install 'ukiyo\[train\]'"):
        train(course(tmp_path / "network.npz"), print)


def test_a_network_that_is_there_is_not_written_over(out: Path) -> None:
    kept = out.read_bytes()
    with pytest.raises(BadOption, match="is there already: choose another file, or go on from it with --resume"):
        train(course(out), print)
    with pytest.raises(BadOption, match="is 16 wide with 1 blocks, not 32 with 1"):
        train(course(out, resume=True, width=32), print)
    with pytest.raises(BadOption, match="is a network for iki"):
        train(course(out, resume=True, game="hokusai"), print)
    out.with_suffix(".pt").write_bytes(b"no checkpoint")
    with pytest.raises(BadOption, match="cannot be continued from"):
        train(course(out, resume=True), print)
    assert out.read_bytes() == kept


def test_a_network_that_was_shown_less_goes_on(out: Path) -> None:
    """An observation that has grown at its end keeps what was learned; one that has shrunk does not fit."""
    said = list[str]()
    game = games.game("iki")
    state = torch.load(out.with_suffix(".pt"), weights_only=True)
    state["network"]["embed.weight"] = state["network"]["embed.weight"][:, :-9]
    torch.save(state, out.with_suffix(".pt"))
    kept: dict[str, Any] = {"game": np.array("iki"), "format": np.array(2), **read(out, game)}
    first = kept["embed.weight"]
    np.savez_compressed(out, **kept | {"embed.weight": first[:-9]})
    with pytest.raises(BadOption, match=f"was trained on {len(first) - 9} numbers; this version of iki has {len(first)}"):
        load(out, game)
    train(course(out, resume=True), said.append)
    assert any(f"trained on the first {len(first) - 9} of {len(first)} numbers" in line for line in said)
    assert any("was shown something else: going on from the weights alone" in line for line in said)
    assert len(read(out, game)["embed.weight"]) == len(first)
    np.savez_compressed(out, **kept | {"embed.weight": np.pad(first, ((0, 9), (0, 0)))})
    out.with_suffix(".pt").unlink()
    with pytest.raises(BadOption, match="has only"):
        train(course(out, resume=True), said.append)


def test_a_full_disk_leaves_what_was_there(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = out.read_bytes()

    def full(*names: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(BadOption, match=r"cannot write .*: No space left on device"):
        train(course(out, resume=True), lambda line: None)
    assert out.read_bytes() == kept
    assert not list(out.parent.glob(".*"))
    out.with_suffix(".jsonl").unlink(missing_ok=True)
    out.with_suffix(".jsonl").symlink_to("/dev/full")
    with pytest.raises(BadOption, match=r"cannot write .*network\.jsonl: No space left on device"):
        training.keep_row(course(out), {"minutes": 1.0})


def test_two_numbers_are_read_or_refused() -> None:
    assert two("4e-4, 4e-5", "rates") == (4e-4, 4e-5)
    for wrong in ("", "1", "1,2,3", "a,b", "0,1", "1,-1"):
        with pytest.raises(BadOption, match="rates"):
            two(wrong, "rates")
