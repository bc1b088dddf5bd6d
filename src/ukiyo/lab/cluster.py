"""The same games on Ray, here or on a cluster (`ukiyo[ray]`). A game depends on its match and number only: a lost one is played again."""

import os
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

from ukiyo.engine.errors import UkiyoError
from ukiyo.lab.arena import AHEAD, Match, Played, play_game
from ukiyo.lab.results import Header, header

PATIENCE = 3  # seconds to wait for somebody at an address
SETTINGS = b"\x04"  # the kind of frame with which both sides of HTTP/2 begin
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + SETTINGS + bytes(5)


class NoCluster(UkiyoError):
    """Ray is not installed, not there, or has another version of the games."""


def play_on_ray(match: Match, numbers: list[int], address: str, workers: int) -> Iterator[Played]:
    """The games of these numbers, as they are finished. `local` starts Ray here, with so many workers; otherwise the cluster decides."""
    if address != "local":
        look_for(address)
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "2")  # where somebody answers who is not Ray, it would try for minutes
    try:
        import ray  # noqa: PLC0415
        from ray.exceptions import RayError, RayTaskError  # noqa: PLC0415
    except ImportError:
        raise NoCluster("Ray is not installed: pip install 'ukiyo[ray]'") from None
    try:
        if address == "local":
            ray.init("local", num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address, log_to_driver=False, configure_logging=False)
    except (RayError, OSError, RuntimeError, ValueError) as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    try:
        remote = ray.remote(max_retries=-1)(play_there)
        here = ray.put((match, header(match)))
        ahead = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        waiting = iter(numbers)
        playing: list[object] = []
        while True:
            for number in waiting:
                playing.append(remote.remote(here, number))
                if len(playing) >= ahead:
                    break
            if not playing:
                return
            finished, playing = ray.wait(playing)
            for game in finished:
                yield ray.get(game)
    except RayTaskError as error:
        if isinstance(error.cause, UkiyoError):
            raise error.cause from None
        raise
    except RayError as error:
        raise NoCluster(f"the Ray cluster at {address} was lost: {str(error).splitlines()[0]}. The games played are kept") from None
    finally:
        ray.shutdown()


def play_there(here: tuple[Match, Header], number: int) -> Played:
    """One game on a worker, which must have the same rules, components and bots."""
    match, wanted = here
    if wanted not in _agreed:
        if header(match) != wanted:
            raise NoCluster("a worker of the cluster has other rules, components or bots than this machine: install the same everywhere")
        _agreed.append(wanted)
    return play_game(match, number)


_agreed: list[Header] = []
"""What this worker has compared already."""


def look_for(address: str) -> None:
    """Ray itself would try for a long time where nobody answers."""
    if address == "auto":
        return
    parts = urlsplit(address if "://" in address else f"ray-head://{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        raise NoCluster(f"'{address}' is no address of a Ray cluster: it is local, auto, HOST:PORT or ray://HOST:PORT")
    try:
        with socket.create_connection((host, port), PATIENCE) as line:
            line.sendall(GREETING)
            answer = b"" if os.environ.get("RAY_USE_TLS") == "1" else line.recv(4)
    except OSError as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {error.strerror or error}") from None
    if answer and answer[3:] != SETTINGS:
        raise NoCluster(f"there is no Ray cluster at {address}: somebody answers there, but not Ray")
