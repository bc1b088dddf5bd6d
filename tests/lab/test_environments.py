"""The learning environments, tested with PettingZoo's own tests and with examples."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import ukiyo
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption, IllegalAction
from ukiyo.lab.learning.batch_env import BatchEnv, any_legal
from ukiyo.lab.learning.pettingzoo import TableEnv, env

TABLES = [("iki", 2, {}), ("iki", 4, {}), ("hokusai", 1, {}), ("hokusai", 3, {"expansions": "track,journey,paths"})]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_environment_passes_pettingzoos_tests(game: str, players: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")  # PettingZoo warns about every environment with a mask
        api_test(env(game, players, **options), num_cycles=200)  # type: ignore[arg-type]
    seed_test(lambda: env(game, players, **options), num_cycles=20)  # type: ignore[arg-type]


def test_the_environment_renders_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env("iki", 3, render_mode))
    render_test(lambda render_mode: env("hokusai", 2, render_mode))
    assert "decision: master" in capsys.readouterr().out


@pytest.mark.smoke
def test_the_winner_is_rewarded_at_the_end() -> None:
    table = TableEnv("iki", 3)
    table.reset(seed=4)
    for _ in table.agent_iter():
        observation, _, over, _, _ = table.last()
        if over:
            break
        assert table.rewards == dict.fromkeys(table.agents, 0.0)
        table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    ranks = {agent: table.infos[agent]["rank"] for agent in table.possible_agents}
    assert table.rewards == {agent: float(rank == 1) for agent, rank in ranks.items()}


def test_bad_arguments_are_rejected() -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        TableEnv("iki", 7)
    with pytest.raises(BadOption, match="There is no render mode 'film'"):
        TableEnv("iki", 2, "film")
    with pytest.raises(BadOption, match="The number of tables"):
        BatchEnv("iki", 0)
    with pytest.raises(BadOption, match="4 tables need 4 actions, not 3"):
        BatchEnv("iki", 4).step(np.zeros(3, np.int64))
    with pytest.raises(IllegalAction):
        BatchEnv("iki", 1).step(np.array([311]))


def test_arrays_are_writable() -> None:
    """PyTorch shares the memory of arrays and warns if they are read-only. Changes by a learner must not affect the table."""
    torch = pytest.importorskip("torch", reason="PyTorch was not found: install ukiyo[train]")
    table = TableEnv("iki", 2)
    table.reset(seed=3)
    batch = BatchEnv("iki", 3, 2)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for read in (lambda: table.observe("seat_1").values(), lambda: table.observe("seat_0").values(), batch._current):
            before = [np.array(array) for array in read()]
            for array in read():
                torch.from_numpy(array).fill_(1)
            assert all(map(np.array_equal, before, read()))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_batch_plays_many_tables(game: str, players: int, options: dict[str, str]) -> None:
    """Each row describes one table. Finished games are rewarded and replaced. The same seed produces the same arrays."""
    batch, other = (BatchEnv(game, 8, players, 5, None, **options) for _ in range(2))
    chance = np.random.default_rng(1)
    step, ended = batch.reset(9), 0
    other_step = other.reset(9)
    for _ in range(350):
        for table, state in enumerate(batch.batch.states[:2]):
            assert list(np.flatnonzero(step.mask[table])) == state.legal()
            assert step.observation[table].tobytes() == batch.batch.observer.observe(state, state.seat)
            assert step.seat[table] == state.seat
        for first, second in zip(step, other_step, strict=True):
            assert np.array_equal(np.asarray(first), np.asarray(second))
        action = any_legal(step.mask, chance)
        step, other_step = batch.step(action), other.step(action)
        ended += int(step.done.sum())
        if players > 1:
            assert np.allclose(step.reward.sum(1), step.done)
        assert not step.score[~step.done].any()
    if game == "iki":
        assert ended >= 4


def test_any_legal_reaches_every_legal_action() -> None:
    mask = np.array([[0, 1, 1, 0], [1, 0, 0, 0], [0, 0, 1, 1]], np.bool_)
    chance = np.random.default_rng(3)
    picked = np.array([any_legal(mask, chance) for _ in range(60)])
    assert [set(column) for column in picked.T.tolist()] == [{1, 2}, {0}, {2, 3}]


def test_scale_maps_numbers_to_about_one() -> None:
    batch = BatchEnv("iki", 4)
    assert batch.scale.shape == (batch.size,)
    assert capabilities.observer(ukiyo.game("iki")).size == batch.size
