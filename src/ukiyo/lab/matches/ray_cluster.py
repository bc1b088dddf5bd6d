"""Plays arena games with Ray, on this machine or on a cluster. Requires `ukiyo[ray]`.

A game depends only on its match and number, so Ray can repeat the game if its worker dies.
"""

import os
import socket
import warnings
from collections.abc import Iterator
from itertools import islice
from textwrap import shorten
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ukiyo.engine.errors import UkiyoError
from ukiyo.lab.matches.arena import GAMES_PER_WORKER, GameResult, Match, play_game
from ukiyo.lab.matches.results import Header, header

if TYPE_CHECKING:
    from ray.exceptions import RayTaskError

CONNECT_SECONDS = 3
SHORT_TIMEOUTS = {
    "RAY_NUM_REDIS_GET_RETRIES": "2",  # wrong token
    "RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": "3",  # wrong token with ray://
    "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": "3",
    "RAY_gcs_server_request_timeout_seconds": "10",  # this machine is not a node of the cluster
}
"""Without these, Ray retries for up to a minute when a cluster rejects the connection."""
PORTS = "HOST:PORT is the head's own port (usually 6379), ray://HOST:PORT its client port (10001)."
TOKEN = "Set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN_PATH to a file with the cluster's token (or save it as ~/.ray/auth_token)."
SAME_VERSION = "Install the same version of Ukiyo on every node."


class NoCluster(UkiyoError):
    """Raised if Ray is not installed or not reachable, or if its workers have another version of the games."""


def play_on_ray(match: Match, numbers: list[int], address: str, workers: int) -> Iterator[GameResult]:
    """Play the games with these numbers and yield them as they finish.

    The address `local` starts Ray on this machine with `workers` processes. On a cluster, Ray decides how many games run concurrently.
    """
    if not numbers:
        return  # a complete match can be resumed without a cluster
    if address not in ("local", "auto"):
        check_reachable(address)
    if address != "local":
        for name, value in SHORT_TIMEOUTS.items():
            os.environ.setdefault(name, value)
    try:
        import ray  # noqa: PLC0415
        from ray.exceptions import RayError, RayTaskError  # noqa: PLC0415
    except ImportError:
        raise not_installed() from None
    connect(address, workers)
    try:
        yield from finished_games(match, numbers, address)
    except RayTaskError as error:
        raise task_failure(address, error) from None
    except (RayError, ConnectionError) as error:
        reason = shorten(str(error), 200).rstrip(".")
        raise NoCluster(f"The connection to the Ray cluster at {address} was lost: {reason}. The finished games are saved.") from None
    finally:
        ray.shutdown()


def connect(address: str, workers: int) -> None:
    import ray  # noqa: PLC0415

    try:
        with warnings.catch_warnings(action="ignore"):
            if address == "local":
                ray.init("local", num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
            else:
                ray.init(address, log_to_driver=False, configure_logging=False)
    except Exception as error:  # Ray raises a bare Exception if the machine is too busy to start it in time
        raise NoCluster(connection_failure(address, error)) from None


def finished_games(match: Match, numbers: list[int], address: str) -> Iterator[GameResult]:
    """Submit the games a few at a time and yield them as they finish."""
    import ray  # noqa: PLC0415

    remote = ray.remote(max_retries=-1)(play_on_worker)
    try:
        task = ray.put((match, header(match)))
    except (ImportError, AttributeError) as error:  # with ray:// the cluster unpickles the task immediately
        raise NoCluster(wrong_version(address, str(error))) from None
    limit = GAMES_PER_WORKER * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting = iter(numbers)
    playing: list[object] = []
    while True:
        playing += [remote.remote(task, number) for number in islice(waiting, limit - len(playing))]
        if not playing:
            return
        finished, playing = ray.wait(playing)
        for game in finished:
            yield ray.get(game)


def task_failure(address: str, error: "RayTaskError") -> BaseException:
    """Return the error to raise for a failed game."""
    from ray.exceptions import RaySystemError  # noqa: PLC0415

    cause: object = error.cause
    if isinstance(cause, UkiyoError):
        return cause
    if isinstance(cause, RaySystemError):  # the worker can't unpickle the task
        return NoCluster(wrong_version(address, str(cause).splitlines()[0].removeprefix("System error: ")))
    failure: BaseException = error
    return failure


def wrong_version(address: str, reason: str) -> str:
    return f"The Ray cluster at {address} has no Ukiyo or a different version ({reason}). {SAME_VERSION}"


def play_on_worker(task: tuple[Match, Header], number: int) -> GameResult:
    """Play one game on a worker. The worker must have the same rules, components and bots as the driver."""
    match, expected = task
    if expected not in _verified:
        if header(match) != expected:
            raise NoCluster(f"A worker of the cluster has other rules, components or bots than this machine. {SAME_VERSION}")
        _verified.append(expected)
    return play_game(match, number)


_verified: list[Header] = []
"""The headers that this worker has already compared with its own."""


def check_reachable(address: str) -> None:
    """Raise `NoCluster` if there is no Ray server at the address. Ray itself would retry for several minutes."""
    parts = urlsplit(address if "://" in address else f"head://{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port or parts.scheme not in ("head", "ray"):
        raise NoCluster(f"'{address}' is not the address of a Ray cluster. Use local, auto, HOST:PORT or ray://HOST:PORT.")
    try:
        socket.create_connection((host, port), CONNECT_SECONDS).close()
    except OSError as error:
        raise NoCluster(f"There is no Ray cluster at {address}: {error.strerror or error}.") from None
    if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
        return  # the next check requires certificates that only Ray has
    try:
        import grpc  # noqa: PLC0415
    except ImportError:
        raise not_installed() from None
    with grpc.insecure_channel(parts.netloc, [("grpc.enable_http_proxy", 0)]) as channel:
        try:
            grpc.channel_ready_future(channel).result(CONNECT_SECONDS)
        except grpc.FutureTimeoutError:
            raise NoCluster(f"There is no Ray cluster at {address}: another program uses that port.") from None


def connection_failure(address: str, error: Exception) -> str:
    """Explain why Ray did not start. The cause is usually in the context of the exception."""
    reason = str(error.__context__ or error)
    if "AuthenticationError" in reason or type(error).__name__ == "AuthenticationError":
        if os.environ.get("RAY_AUTH_MODE", "disabled").lower() == "disabled":
            return f"The Ray cluster at {address} requires a token. {TOKEN}"
        return f"The Ray cluster at {address} rejected the token, or received none. {TOKEN}"
    if address.startswith("ray://") and isinstance(error, ConnectionError):  # Ray's client does not report the reason
        return f"Ray at {address} did not accept the connection in time. Either the port is wrong or the token is. {PORTS} {TOKEN}"
    if "Method not found" in reason:
        return f"There is no head of a Ray cluster at {address}. {PORTS}"
    if reason.startswith("Could not find any running"):
        return "No Ray cluster runs on this machine. Start one with ray start --head, or use another one with ray://HOST:PORT."
    if reason.startswith("No node info"):
        return f"This machine is not a node of the Ray cluster at {address}. Connect from outside with ray://HOST:10001."
    if "Traceback" in reason:
        reason = reason.strip().splitlines()[-1]
    return f"Ray can't play at {address}: {shorten(reason, 300)}"


def not_installed() -> NoCluster:
    return NoCluster("Ray is not installed. Run pip install 'ukiyo[ray]'.")
