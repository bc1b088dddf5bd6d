"""The arena on small local Ray clusters with all types of addresses. `make test-ray` installs Ray and runs these tests."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import psutil
import pytest

from ukiyo.lab.matches.arena import GameResult, Match, play_game
from ukiyo.lab.matches.ray_cluster import CONNECT_SECONDS, NoCluster, check_reachable, play_on_ray
from ukiyo.lab.matches.results import Results, read_results

pytest.importorskip("ray", reason="Ray was not found: run 'make test-ray'")

MATCH = Match("iki", 4, ["apprentice", "apprentice", "novice", "random"], 11)
GAMES = 40
TIMEOUT = 300  # in seconds; long enough for a busy machine
MATCH_ARGUMENTS = ["arena", "iki", "--bots", ",".join(MATCH.bots), "--seed", str(MATCH.seed), "--workers", "2"]
UKIYO = "from ukiyo.cli import main; main()"


@dataclass(frozen=True)
class Head:
    """A cluster with one node and two workers."""

    port: int  # for drivers on its nodes
    client_port: int  # for drivers on other machines
    env: dict[str, str]  # for users with access
    shadow: Path  # a folder that hides installed packages from the workers

    def address(self, kind: str) -> str:
        return f"127.0.0.1:{self.port}" if kind == "node" else f"ray://127.0.0.1:{self.client_port}"


KINDS = ["node", "client"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def started(guard: str) -> Iterator[Head]:
    """Start a cluster with `guard` "token" or "disabled". It uses its own folder instead of the user's token and clusters."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:  # a short path, because it contains sockets
        room = Path(folder)
        (room / "token").write_text("7" * 64)
        clean = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
        env = {**clean, "HOME": folder, "RAY_AUTH_MODE": guard, "RAY_AUTH_TOKEN_PATH": str(room / "token")}
        env["RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S"] = str(TIMEOUT)
        shadow = room / "shadow"
        shadow.mkdir()
        head = Head(free_port(), free_port(), env, shadow)
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=2", f"--port={head.port}"]
        command += [f"--ray-client-server-port={head.client_port}", f"--temp-dir={folder}/t", "--include-dashboard=false"]
        paths = os.pathsep.join([str(shadow), *filter(None, [os.environ.get("PYTHONPATH")])])
        with (room / "log").open("w") as log:
            process = psutil.Popen([*command, "--disable-usage-stats"], env={**env, "PYTHONPATH": paths}, stdout=log, stderr=log)
        try:
            wait_for(head, process, room / "log")
            yield head
        finally:
            family = [*process.children(recursive=True), process]
            process.terminate()
            for leftover in psutil.wait_procs(family, timeout=10)[1]:
                with suppress(psutil.NoSuchProcess):
                    leftover.kill()
            process.wait()


def wait_for(head: Head, process: psutil.Popen, log: Path) -> None:
    for kind in KINDS:
        until = time.monotonic() + TIMEOUT
        while True:
            try:
                check_reachable(head.address(kind))
                break
            except NoCluster:
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.5)


@pytest.fixture(scope="module")
def guarded() -> Iterator[Head]:
    with started("token") as head:
        yield head


@pytest.fixture(scope="module")
def games() -> list[GameResult]:
    return [untimed(play_game(MATCH, number)) for number in range(GAMES)]


def untimed(game: GameResult) -> GameResult:
    return replace(game, seconds=[], longest=[])


def start_driver(address: str, env: dict[str, str], *arguments: str, games: int = 4, program: str = UKIYO) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", program, *MATCH_ARGUMENTS, "--games", str(games), "--ray", address, *arguments]
    return subprocess.Popen(command, env=env, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def refused(address: str, env: dict[str, str], program: str = UKIYO) -> str:
    """Return the error message of a command that must fail."""
    driver = start_driver(address, env, program=program)
    _, output = driver.communicate(timeout=TIMEOUT)
    assert driver.returncode == 2, output
    assert "Traceback" not in output
    assert output.splitlines()[-1].startswith("ukiyo: "), output
    return output


def players() -> list[psutil.Process]:
    """Return the Ray processes that are playing. The command line of a busy process contains its task."""
    processes = []
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):
            if "play_on_worker" in " ".join(process.cmdline()):
                processes.append(process)
    return processes


@pytest.mark.parametrize("kind", ["local", *KINDS])
def test_killed_workers_do_not_change_the_games(kind: str, guarded: Head, games: list[GameResult], tmp_path: Path) -> None:
    """The match starts locally, continues on Ray, where two workers are killed, and ends with the same results."""
    out = tmp_path / "out.jsonl"
    with Results(MATCH, out) as results:
        for number in (1, 3):
            results.add(play_game(MATCH, number))
    address = "local" if kind == "local" else guarded.address(kind)
    driver = start_driver(address, guarded.env, "--out", str(out), "--resume", games=GAMES)
    killed = 0
    while driver.poll() is None:
        lines = out.read_text().count("\n")
        if lines >= (6, 16, GAMES + 2)[killed]:
            for process in players()[:1]:
                os.kill(process.pid, signal.SIGKILL)
                killed += 1
        time.sleep(0.02)
    assert driver.returncode == 0, driver.communicate()[1]
    assert killed
    assert out.read_text().count("\n") == GAMES + 1  # each game was played once
    assert [untimed(game) for game in read_results(out)[1]] == games


def test_a_cluster_without_authentication(games: list[GameResult], tmp_path: Path) -> None:
    with started("disabled") as head:
        for kind in KINDS:
            driver = start_driver(head.address(kind), head.env, "--out", str(tmp_path / f"{kind}.jsonl"))
            _, output = driver.communicate(timeout=TIMEOUT)
            assert driver.returncode == 0, output
            assert [untimed(game) for game in read_results(tmp_path / f"{kind}.jsonl")[1]] == games[:4]


def test_a_node_needs_the_token(guarded: Head, tmp_path: Path) -> None:
    address = guarded.address("node")
    unaware = {name: value for name, value in guarded.env.items() if name != "RAY_AUTH_MODE"}
    assert f"{address} requires a token. Set RAY_AUTH_MODE=token" in refused(address, unaware)
    (tmp_path / "wrong").write_text("8" * 64)
    output = refused(address, {**guarded.env, "RAY_AUTH_TOKEN_PATH": str(tmp_path / "wrong")})
    assert f"{address} rejected the token" in output


def test_a_client_needs_the_token(guarded: Head, tmp_path: Path) -> None:
    """Ray gives up after a while and does not report the reason."""
    address = guarded.address("client")
    unaware = {name: value for name, value in guarded.env.items() if name != "RAY_AUTH_MODE"}
    (tmp_path / "wrong").write_text("8" * 64)
    for env in (unaware, {**guarded.env, "RAY_AUTH_TOKEN_PATH": str(tmp_path / "wrong")}):
        output = refused(address, env)
        assert f"Ray at {address} did not accept the connection in time." in output
        assert "Set RAY_AUTH_MODE=token" in output


@pytest.mark.parametrize("kind", KINDS)
def test_a_missing_token_is_reported(kind: str, guarded: Head) -> None:
    env = {name: value for name, value in guarded.env.items() if name != "RAY_AUTH_TOKEN_PATH"}
    assert "rejected the token, or received none" in refused(guarded.address(kind), env)


@pytest.mark.parametrize("kind", KINDS)
def test_workers_without_ukiyo_are_reported(kind: str, guarded: Head) -> None:
    hidden = guarded.shadow / "ukiyo.py"
    hidden.write_text("raise ModuleNotFoundError(\"No module named 'ukiyo'\", name='ukiyo')")
    try:
        output = refused(guarded.address(kind), guarded.env)
    finally:
        hidden.unlink()
    assert "has no Ukiyo or a different version (No module named 'ukiyo'). Install the same version" in output


def test_workers_with_other_bots_are_reported(guarded: Head) -> None:
    other = "from dataclasses import replace; from ukiyo.lab.matches import ray_cluster; header = ray_cluster.header\n"
    other += "ray_cluster.header = lambda match: replace(header(match), bots='0' * 16)\n"
    assert "other rules, components or bots" in refused(guarded.address("node"), guarded.env, other + UKIYO)


def test_a_wrong_port_is_reported(guarded: Head) -> None:
    for address in (f"ray://127.0.0.1:{guarded.port}", f"127.0.0.1:{guarded.client_port}"):
        output = refused(address, guarded.env)
        assert f"at {address}" in output
        assert "HOST:PORT is the head's own port (usually 6379), ray://HOST:PORT its client port (10001)" in output


@pytest.mark.parametrize("says", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"", None])
@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_a_server_that_is_not_ray_is_reported(monkeypatch: pytest.MonkeyPatch, says: bytes | None, scheme: str) -> None:
    """Tests a web server, a server that closes the connection, and a server that does not respond. Ray itself would retry for minutes."""
    monkeypatch.setattr("ray.init", lambda *_, **__: pytest.fail("Ray must not be called."))
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"{scheme}127.0.0.1:{server.getsockname()[1]}"
        lines: list[socket.socket] = []

        def answer() -> None:
            with suppress(OSError):
                while True:
                    line, _ = server.accept()
                    lines.append(line)
                    if says is not None:
                        line.sendall(says)
                        line.close()

        threading.Thread(target=answer, daemon=True).start()
        with pytest.raises(NoCluster, match=f"{address}: another program uses that port"):
            list(play_on_ray(MATCH, [0], address, 1))
    assert 2 * CONNECT_SECONDS < 10  # in seconds, for the connection and the response
