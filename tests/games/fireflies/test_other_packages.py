"""Bots, the lab, the environments, the terminal and the server support a game from another package."""

import asyncio
import json
import os
import random
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.battery.tables import FROM_OUTSIDE, Setting, walk
from tests.commands import run_ukiyo
from tests.games.fireflies import INSTALLED
from tests.server import test_games as whole_games
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess, play_to_the_end
from ukiyo import bots
from ukiyo.bots.greedy import GreedyBot
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.engine.record import read_record
from ukiyo.engine.valuation import Valuation
from ukiyo.lab.learning.batch_env import BatchEnv, any_legal
from ukiyo.lab.learning.pettingzoo import env
from ukiyo.lab.matches.arena import Match, play_game
from ukiyo.locales import locale, rules_text
from ukiyo.server.tables.seating import bots_for

pytestmark = pytest.mark.usefixtures("fireflies")


# Bots


@pytest.mark.parametrize("name", ["random", "novice", "apprentice"])
@pytest.mark.parametrize("setting", FROM_OUTSIDE, ids=str)
def test_bots_choose_legal_actions_without_hidden_information(setting: Setting, name: str) -> None:
    for moves in (0, 5, 13):
        state, _ = walk(setting, 5, moves)
        other = state.determinize(state.seat, 987)
        chosen = bots.create_bot(name, "fireflies", 1).choose_action(state)
        assert chosen in state.legal()
        assert chosen == bots.create_bot(name, "fireflies", 1).choose_action(other)


def test_novices_sleep_only_without_lanterns() -> None:
    state, novice = Setting("fireflies", 3).new(2), bots.create_bot("novice", "fireflies", 2)
    while not state.over:
        action = novice.choose_action(state)
        assert state.actions[action].kind == "lay" or len(state.options) == 1
        state.play(action)


def test_bots_report_a_missing_network() -> None:
    assert bots_for("fireflies") == ["novice", "apprentice"]
    for name in ("artisan", "master", "master@0.1"):
        with pytest.raises(BadOption, match="fireflies has no network yet, so the strongest bot that can play it is the apprentice"):
            bots.create_bot(name, "fireflies", 1)


def test_apprentices_beat_novices() -> None:
    match = Match("fireflies", 2, ["apprentice", "novice"], 1)
    shares = [game.shares[game.seating.index(0)] for game in (play_game(match, number) for number in range(60))]
    assert sum(shares) > 33, "of 60 games"


def test_a_game_without_a_valuation_uses_its_score() -> None:
    """The bot prefers a lead in points and plays to the end of the game."""
    valuation: Valuation = Valuation()
    state, greedy = Setting("fireflies", 3).new(4), GreedyBot(4, valuation)
    while not state.over:
        state.play(greedy.choose_action(state))
    totals = [score.total for score in state.scores()]
    values = [valuation.value(state, seat) for seat in range(3)]
    assert sorted(range(3), key=totals.__getitem__) == sorted(range(3), key=values.__getitem__)


# The lab


def test_the_simulator(tmp_path: Path) -> None:
    first = json.loads(run_ukiyo("sim", "fireflies", "--players", "3", "--games", "12", "--bots", "novice", "--json", "-"))
    second = json.loads(
        run_ukiyo("sim", "fireflies", "--players", "3", "--games", "12", "--bots", "novice", "--workers", "2", "--json", "-")
    )
    assert {**first, "seconds": 0} == {**second, "seconds": 0}
    assert (list(first["categories"]), first["escaped"], first["slept"]) == (["fireflies", "dew"], 2, 6)
    table = run_ukiyo("sim", "fireflies", "--players", "2", "--games", "4", "--option", "moon=full", "--lang", "fr")
    assert "Lucioles échappées" in table


def test_the_arena(tmp_path: Path) -> None:
    """The match runs in two processes and writes a results file and a report, which lists the caught fireflies."""
    out, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    output = run_ukiyo(
        "arena", "fireflies", "--players", "2", "--bots", "apprentice,novice", "--games", "20", "--workers", "2", "--out", str(out),
        "--report", str(page),
    )  # fmt: skip
    assert "apprentice" in output
    report = page.read_text(encoding="utf-8")
    for name in ("Fireflies", "Dew", "Queen", "Amber"):
        assert name in report


def test_acquired_components_are_the_fireflies_caught() -> None:
    result = play_game(Match("fireflies", 4, ["novice"] * 4, 3), 0)
    points = {"firefly:glimmer": 1, "firefly:amber": 2, "firefly:jade": 3, "firefly:queen": 5}
    assert [sum(points[name] for name in names) for names in result.taken] == [parts[0] for parts in result.parts]


def test_environments() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")  # PettingZoo warns about every environment with a mask
        api_test(env("fireflies", 3, moon="full"), num_cycles=200)
    seed_test(lambda: env("fireflies", 4), num_cycles=20)
    tables, chance = BatchEnv("fireflies", 16, 3, 5), np.random.default_rng(1)
    now, ended = tables.reset(5), 0
    for _ in range(60):
        now = tables.step(any_legal(now.mask, chance))
        ended += int(now.done.sum())
        assert now.observation.shape == (16, tables.size)
        assert (now.reward[now.done].sum(1) > 0.99).all()
    assert ended >= 16


def test_observations_hide_hidden_information(fireflies: Game) -> None:
    for setting in FROM_OUTSIDE:
        observer = capabilities.observer(fireflies)
        for moves in (0, 4, 11, 99):
            state, _ = walk(setting, 9, moves)
            for seat in range(setting.players):
                seen = observer.observe(state, seat)
                assert len(seen) == observer.size
                assert seen == observer.observe(state.determinize(seat, 3), seat)


# The terminal


@pytest.mark.parametrize(
    ("language", "caught"), [("en", "catches the firefly"), ("fr", "attrape la luciole"), ("es", "catches the firefly")]
)
def test_a_whole_game_in_the_terminal(language: str, caught: str, fireflies: Game, tmp_path: Path) -> None:
    """The game uses its own texts, or English if a language is missing."""
    file = tmp_path / "game.uki"
    output = run_ukiyo("play", "fireflies", "--seats", "novice,apprentice", "--seed", "5", "--lang", language, "--record", str(file))
    assert caught in output
    record = read_record(file)
    assert record.verify(fireflies).over
    assert all(str(score) in run_ukiyo("replay", str(file), "--lang", language) for score in record.scores)


def test_a_person_plays_in_the_terminal(tmp_path: Path) -> None:
    output = run_ukiyo("play", "fireflies", "--seats", "human,human", "--seed", "3", stdin="1\nundo\nsleep\ninfo queen\nlay 99\nquit\n")
    assert "Which lantern will you light tonight?" in output
    assert "1 point" in output, "the preview of sleeping"
    assert '"lay 99" is not one of the choices' in output
    assert "Queen" in output


def test_rules_and_components_in_the_terminal() -> None:
    assert "fireflies" in run_ukiyo("play", "--help", as_subprocess=True)
    assert "Dawn" in run_ukiyo("rules", "fireflies")
    assert "Queen" in run_ukiyo("components", "fireflies")
    assert "Dawn" in run_ukiyo("rules", "fireflies", "--lang", "pl"), "English, because there is no Polish translation"
    assert "Choose 'new' or 'full' for the moon, not 'blue'" in run_ukiyo("play", "fireflies", "--option", "moon=blue", code=2)


def test_texts_of_the_game() -> None:
    assert locale("fr").text("game-fireflies") == "Lucioles"
    assert locale("pl").text("game-fireflies") == "Fireflies"
    assert rules_text("fireflies", "fr")[0] == "en"


def test_a_game_without_texts_uses_plain_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the game's text and browser folders, the terminal and the lab display ids."""
    folder = tmp_path / "installed"
    shutil.copytree(INSTALLED, folder, ignore=shutil.ignore_patterns("locales", "web", "__pycache__"))
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    output = run_ukiyo("play", "fireflies", "--seats", "novice,human", "--seed", "3", stdin="sleep\nquit\n")
    assert "sleep" in output
    assert "escaped" in run_ukiyo("sim", "fireflies", "--players", "2", "--games", "2")
    page = tmp_path / "page.html"
    run_ukiyo("arena", "fireflies", "--players", "2", "--bots", "novice", "--games", "4", "--report", str(page))
    assert "Fireflies" in page.read_text(encoding="utf-8")
    assert "There are no rules for fireflies" in run_ukiyo("rules", "fireflies", code=2)


# The server


@pytest.fixture(scope="module")
def server(fireflies: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("served")
    server = ServerProcess(f"sqlite:///{folder}/tables.db", folder)
    yield server
    server.kill()


@pytest.mark.parametrize("setting", FROM_OUTSIDE, ids=str)
def test_guests_play_a_whole_game_over_sockets(setting: Setting, server: ServerProcess) -> None:
    """Plays a game like the test for the built-in games, and searches every frame for hidden information."""
    whole_games.test_frames_of_a_whole_game_reveal_no_hidden_information(setting, server)


def test_a_guest_plays_with_bots(server: ServerProcess) -> None:
    """Bots run in other processes, which must find the game, too."""
    guest = Guest(server, "Aki")
    table = guest.set_table("apprentice", "novice", "apprentice", game="fireflies")
    guest.post(f"/tables/{table}/start")
    asyncio.run(play_to_the_end(guest, table, random.Random(1)))
    course = guest.get(f"/tables/{table}/course")
    assert course["unit"] == "night"


def test_the_server_describes_the_game(server: ServerProcess) -> None:
    listed = {game["name"]: game for game in ANONYMOUS.get(f"{server.api}/games").json()}
    assert list(listed) == ["iki", "hokusai", "fireflies"]
    assert listed["fireflies"]["bots"] == ["novice", "apprentice"]
    assert listed["fireflies"]["players"] == [2, 3, 4]
    assert listed["fireflies"]["options"][0]["values"] == ["new", "full"]
    assert listed["fireflies"]["has_own_board"]
    assert "Dawn" in ANONYMOUS.get(f"{server.api}/games/fireflies/rules?lang=pt").json()["html"]
    names = ANONYMOUS.get(f"{server.api}/games/fireflies/components").json()["firefly"][3]["name"]
    assert (names["en"], names["fr"], names["pl"]) == ("Queen", "Reine", "Queen")


def test_files_are_served_as_for_built_in_games(server: ServerProcess) -> None:
    for path in ("/fireflies/texts.js", "/fireflies/board.js", "/fireflies/style.css", "/fireflies/emblem.svg"):
        assert ANONYMOUS.get(server.url + path).status_code == 200
    assert "Lucioles" in ANONYMOUS.get(f"{server.url}/locales/fr/fireflies.ftl").text
    assert "Fireflies" in ANONYMOUS.get(f"{server.url}/locales/pt/fireflies.ftl").text
    for path in (
        "/locales/fr/nothing.ftl",
        "/locales/%2e%2e/fireflies.ftl",
        "/locales/__init__.py",
        "/locales/en/rules/iki.md",
        "/__init__.py",
    ):
        assert ANONYMOUS.get(server.url + path).status_code == 404
