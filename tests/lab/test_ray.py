"""The arena on Ray: the same games, even when a worker is killed. `make test-ray`; skipped where Ray is not installed."""

import os
import signal
from dataclasses import replace

import psutil
import pytest

from ukiyo.lab.arena import Match, Played, play_game
from ukiyo.lab.cluster import play_on_ray

pytest.importorskip("ray")

MATCH = Match("iki", 4, ["apprentice", "apprentice", "novice", "random"], 11)
GAMES = 40


def workers() -> list[psutil.Process]:
    """Ray's processes that are playing now; a busy one names its task."""
    return [process for process in psutil.Process().children(recursive=True) if "play_there" in " ".join(process.cmdline())]


def test_a_killed_worker_loses_nothing() -> None:
    played: list[Played] = []
    killed = 0
    for game in play_on_ray(MATCH, list(range(GAMES)), "local", 2):
        played.append(game)
        if len(played) in (5, 12):
            for process in workers()[:1]:
                os.kill(process.pid, signal.SIGKILL)
                killed += 1
    assert killed
    assert sorted(game.number for game in played) == list(range(GAMES))
    for game in played[::5]:
        assert replace(game, seconds=[], longest=[]) == replace(play_game(MATCH, game.number), seconds=[], longest=[])
