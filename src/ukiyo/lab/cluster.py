"""The same games on Ray, here or on a cluster (`ukiyo[ray]`). A game depends on its match and number only: a lost one is played again."""

import os
import socket
import warnings
from collections.abc import Iterator
from textwrap import shorten
from urllib.parse import urlsplit

from ukiyo.engine.errors import UkiyoError
from ukiyo.lab.arena import AHEAD, Match, Played, play_game
from ukiyo.lab.results import Header, header

PATIENCE = 3  # seconds to wait for somebody at an address
HURRY = {
    "RAY_NUM_REDIS_GET_RETRIES": "2",  # with a wrong token
    "RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": "3",  # the same with ray://
    "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": "3",
    "RAY_gcs_server_request_timeout_seconds": "10",  # on a machine that is no node of the cluster
}
"""Once somebody has answered, Ray itself would try for up to a minute where it is not let in."""
PORTS = "HOST:PORT is the head's own port (usually 6379), ray://HOST:PORT its clients' (10001)"
TOKEN = "set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN_PATH to a file with the cluster's token (or put it into ~/.ray/auth_token)"
SAME = "install the same version of Ukiyo on every node"


class NoCluster(UkiyoError):
    """Ray is not installed, not there, or has another version of the games."""


def play_on_ray(match: Match, numbers: list[int], address: str, workers: int) -> Iterator[Played]:
    """The games of these numbers, as they are finished. `local` starts Ray here, with so many workers; otherwise the cluster decides."""
    if not numbers:
        return  # whoever resumes a match that is complete needs no cluster
    if address not in ("local", "auto"):
        look_for(address)
    if address != "local":
        for name, value in HURRY.items():
            os.environ.setdefault(name, value)
    try:
        import ray  # noqa: PLC0415
        from ray.exceptions import RayError, RaySystemError, RayTaskError  # noqa: PLC0415
    except ImportError:
        raise not_installed() from None
    try:
        with warnings.catch_warnings(action="ignore"):
            if address == "local":
                ray.init("local", num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
            else:
                ray.init(address, log_to_driver=False, configure_logging=False)
    except Exception as error:  # of any kind: on a machine too busy to start in time it is this very class
        raise NoCluster(why_not(address, error)) from None
    try:
        remote = ray.remote(max_retries=-1)(play_there)
        try:
            here = ray.put((match, header(match)))
        except (ImportError, AttributeError) as error:  # with ray:// somebody there opens it at once
            raise NoCluster(f"the Ray cluster at {address} has no Ukiyo, or another one ({error}): {SAME}") from None
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
        if isinstance(error.cause, RaySystemError):  # the worker could not open what it was sent
            reason = str(error.cause).splitlines()[0].removeprefix("System error: ")
            raise NoCluster(f"the Ray cluster at {address} has no Ukiyo, or another one ({reason}): {SAME}") from None
        raise
    except (RayError, ConnectionError) as error:
        reason = shorten(str(error), 200).rstrip(".")
        raise NoCluster(f"the Ray cluster at {address} was lost: {reason}. The games played are kept") from None
    finally:
        ray.shutdown()


def play_there(here: tuple[Match, Header], number: int) -> Played:
    """One game on a worker, which must have the same rules, components and bots."""
    match, wanted = here
    if wanted not in _agreed:
        if header(match) != wanted:
            raise NoCluster(f"a worker of the cluster has other rules, components or bots than this machine: {SAME}")
        _agreed.append(wanted)
    return play_game(match, number)


_agreed: list[Header] = []
"""What this worker has compared already."""


def look_for(address: str) -> None:
    """Whether a server that speaks Ray's protocol is there at all: Ray itself would try for minutes."""
    parts = urlsplit(address if "://" in address else f"head://{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port or parts.scheme not in ("head", "ray"):
        raise NoCluster(f"'{address}' is no address of a Ray cluster: it is local, auto, HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {error.strerror or error}") from None
    if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
        return  # Ray has the certificates
    try:
        import grpc  # noqa: PLC0415
    except ImportError:
        raise not_installed() from None
    with grpc.insecure_channel(parts.netloc, [("grpc.enable_http_proxy", 0)]) as channel:
        try:
            grpc.channel_ready_future(channel).result(PATIENCE)
        except grpc.FutureTimeoutError:
            raise NoCluster(f"there is no Ray cluster at {address}: somebody answers there, but not Ray") from None


def why_not(address: str, error: Exception) -> str:
    """A sentence on what kept Ray from starting. Its own reason is mostly one behind the one it gives."""
    reason = str(error.__context__ or error)
    if "AuthenticationError" in reason or type(error).__name__ == "AuthenticationError":
        if os.environ.get("RAY_AUTH_MODE", "disabled").lower() == "disabled":
            return f"the Ray cluster at {address} asks for a token: {TOKEN}"
        return f"the Ray cluster at {address} does not take the token it was shown, or was shown none: {TOKEN}"
    if address.startswith("ray://") and isinstance(error, ConnectionError):  # with ray:// Ray gives no reason, only up
        return (
            f"Ray did not let us in at {address} in time. Either the port is wrong: {PORTS}. "
            f"Or the cluster asks for a token, and does not take the one it was shown: {TOKEN}"
        )
    if "Method not found" in reason:
        return f"there is no head of a Ray cluster at {address}: {PORTS}"
    if reason.startswith("Could not find any running"):
        return "no Ray cluster runs on this machine: start one by ray start --head, or ask another by ray://HOST:PORT"
    if reason.startswith("No node info"):
        return f"this machine is no node of the Ray cluster at {address}: ask it from outside, by ray://HOST:10001"
    if "Traceback" in reason:
        reason = reason.strip().splitlines()[-1]
    return f"cannot play on Ray at {address}: {shorten(reason, 300)}"


def not_installed() -> NoCluster:
    return NoCluster("Ray is not installed: pip install 'ukiyo[ray]'")
