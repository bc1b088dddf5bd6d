"""Network predictions, and invalid network files."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from tests.battery.tables import SETTINGS, Setting, walk
from ukiyo import games
from ukiyo.bots import create_bot, policy, rollout
from ukiyo.bots.levels import create_learned_bot, network_for
from ukiyo.bots.lookahead import Lookahead
from ukiyo.bots.network import Network, dequantize, load, quantize, quick_path_for, utility
from ukiyo.bots.policy import PolicyBot
from ukiyo.bots.rollout import FULL_SEARCH, QUICK_SEARCH
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import State


def expected(network: Network, setting: Setting, state: State) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    return network.predict_outcomes(network.encode(capabilities.observer(setting.rules), [state]), setting.players)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_win_chances_sum_to_one_and_every_seat_has_a_score(setting: Setting) -> None:
    network = network_for(setting.rules)
    for moves in (0, 30, 90):
        state, _ = walk(setting, 6, moves)
        wins, scores, spreads = expected(network, setting, state)
        assert wins.shape == scores.shape == spreads.shape == (1, setting.players)
        assert wins.sum() == pytest.approx(1.0, abs=1e-5) if setting.players > 1 else 0 <= wins[0, 0] <= 1
        assert (spreads > 0).all()
        assert -50 < scores.min() <= scores.max() < 250


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_batches_and_single_states_have_the_same_results(setting: Setting) -> None:
    network, observer = network_for(setting.rules), capabilities.observer(setting.rules)
    states = [walk(setting, seed, 40)[0] for seed in range(3)]
    for policy_logits, state in zip(network.policy_logits(observer, states), states, strict=True):
        everything = network.encode(observer, [state])[0] @ network.policy.T + network.policy_bias
        assert policy_logits == pytest.approx(everything[state.options], abs=1e-3)


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_a_file_stores_large_matrices_in_bytes(game: str) -> None:
    file = games.game(game).network
    assert file is not None
    with np.load(file) as arrays:
        assert arrays["embed.weight"].dtype == np.int8
        assert arrays["outcome.weight"].dtype == np.float16
    assert sum(path.stat().st_size for path in file.parent.glob("*.npz")) < 5_000_000, "The installed file must be small."


def test_quantization_errors_are_below_half_a_unit() -> None:
    chance = np.random.default_rng(1)
    weight = (chance.standard_normal((200, 100)) * np.logspace(-4, 2, 200)[:, None]).astype(np.float32)
    weight[7] = 0.0
    restored = dequantize(quantize({"embed.weight": weight, "embed.bias": weight[100]}))
    assert (np.abs(restored["embed.weight"] - weight) <= np.abs(weight).max(1, keepdims=True) / 254 * 1.001 + 1e-9).all()
    assert restored["embed.bias"] == pytest.approx(weight[100], rel=1e-3)


def test_the_small_network_plays_and_the_large_one_evaluates(tmp_path: Path) -> None:
    setting = Setting("iki", 4)
    network, observer = network_for(setting.rules), capabilities.observer(setting.rules)
    assert network.quick.first.shape[1] < network.first.shape[1]
    states = [walk(setting, seed, 40)[0] for seed in range(3)]
    lookahead = Lookahead(network, observer, seeded(1), QUICK_SEARCH)
    for limits, decisions, player in (
        (QUICK_SEARCH, 0, network.quick),
        (FULL_SEARCH, FULL_SEARCH.full_network_decisions - 1, network),
        (FULL_SEARCH, FULL_SEARCH.full_network_decisions, network.quick),
    ):
        favourites = [state.options[int(player.policy_logits(observer, [state])[0].argmax())] for state in states]
        assert Lookahead(network, observer, seeded(1), limits).policy_actions(states, decisions) == favourites
    state = next(state for state in states if state.seat > 0)
    wins, _, _ = network.predict_outcomes(network.encode(observer, [state]), 4)
    assert lookahead.evaluate([state])[0][0] == pytest.approx([wins[0][(seat - state.seat) % 4] for seat in range(4)])
    assert setting.rules.network is not None
    alone = tmp_path / "alone.npz"
    alone.write_bytes(setting.rules.network.read_bytes())
    without_quick = load(alone, setting.rules)
    assert without_quick.quick is without_quick, "Without a small network, the large network plays."


def test_a_temperature_adds_variety() -> None:
    setting = Setting("iki", 4)
    state, _ = walk(setting, 2, 12)
    network, observer = network_for(setting.rules), capabilities.observer(setting.rules)
    cold = {PolicyBot(seed, network, observer).choose_action(state) for seed in range(40)}
    hot = {PolicyBot(seed, network, observer, 3.0).choose_action(state) for seed in range(40)}
    assert len(cold) == 1
    assert cold < hot <= set(state.legal())


def test_a_stuck_game_is_played_with_more_variety(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that always choose their preferred action can wait for each other forever. One game had 800 turns without a finished work."""
    setting = Setting("hokusai", 4)
    state, _ = walk(setting, 3, 60)
    seats = [create_learned_bot(level, setting.rules, seed) for level in ("policy", "master@1i") for seed in range(20)]
    monkeypatch.setattr(policy, "STUCK_MOVES", state.moves // 4)
    monkeypatch.setattr(rollout, "STUCK_MOVES", state.moves // 4)
    assert len({bot.choose_action(state) for bot in seats[:20]}) > 1
    assert len({bot.choose_action(state) for bot in seats[20:]}) > 1


@pytest.mark.parametrize("level", ["policy", "artisan", "master@2i"])
def test_bots_of_the_lab_use_the_network_in_a_file(level: str, tmp_path: Path) -> None:
    game = games.game("iki")
    assert game.network is not None
    file = tmp_path / "other.npz"
    shutil.copy(game.network, file)
    bot, packaged = create_bot(f"{level}={file}", game, 1), create_bot(level, game, 1)
    assert isinstance(bot, PolicyBot)
    assert isinstance(packaged, PolicyBot)
    assert bot.network is not packaged.network
    assert bot.network.quick is bot.network
    shutil.copy(quick_path_for(game.network), quick_path_for(file))
    state, _ = walk(Setting("iki", 4), 2, 12)
    assert create_bot(f"{level}={file}", game, 1).choose_action(state) == packaged.choose_action(state)


def test_a_margin_of_sixty_points_is_worth_a_win() -> None:
    assert utility(1.0, [90.0, 30.0, 30.0], 0) == pytest.approx(2.0)
    assert utility(0.0, [90.0, 30.0], 1) == pytest.approx(-1.0)
    assert utility(1.0, [50.0], 0) == pytest.approx(1.0)


def test_a_file_that_is_not_a_network_of_the_game_is_rejected(tmp_path: Path) -> None:
    iki, hokusai = games.game("iki"), games.game("hokusai")
    assert iki.network is not None
    with pytest.raises(BadOption, match="is a network for iki in format 2, not for hokusai in format 2"):
        load(iki.network, hokusai)
    broken = tmp_path / "broken.npz"
    broken.write_bytes(iki.network.read_bytes()[:1000])
    with pytest.raises(BadOption, match="be read as a network"):
        load(broken, iki)
    with pytest.raises(BadOption, match="be read as a network"):
        load(tmp_path / "missing.npz", iki)
    with np.load(iki.network) as file:
        arrays = dict(file)
    arrays["embed.weight"], arrays["embed.weight.unit"] = arrays["embed.weight"][:-1], arrays["embed.weight.unit"][:-1]
    np.savez(tmp_path / "older.npz", **arrays)
    with pytest.raises(BadOption, match="train a new network"):
        load(tmp_path / "older.npz", iki)
