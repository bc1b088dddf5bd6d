"""The server's log. Records refused requests and failures without names, addresses, table ids or secrets."""

import json
import logging
import re
import time
from typing import Any

from starlette.types import Scope

from ukiyo.engine.errors import BadOption, UkiyoError
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests, status_of
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.core.rate_limits import RateLimiter, method_of

LEVELS = ("debug", "info", "warning", "error")
LOG_RATE = (20, 200)  # logged refusals per second, and in a burst
EXPECTED_ERRORS = (  # messages that uvicorn logs as errors although a client caused them
    "Invalid UTF-8 sequence received from client.",
    "Cancel %s running task(s), timeout graceful shutdown exceeded",
)
# Table ids and link secrets. Programs may encode the "#" of a link or change its path, so this matches them anywhere: after a "#", or as
# a long word with a digit or capital letter.
SECRET_PARTS = re.compile(r"(?<=^/api/tables/)[^/]+|(?<=^/api/email/).+|(?<=#).+|(?<![\w.=-])(?=[\w.=-]*[0-9A-Z])[\w.=-]{10,}")
SLASHES = re.compile("/{2,}")

logger = logging.getLogger("ukiyo")


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        first, newline, rest = super().format(record).partition("\n")
        return first + fields + newline + rest


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z"
        line: dict[str, Any] = {"time": when, "level": record.levelname.lower(), "message": record.getMessage(), **fields_of(record)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    return getattr(record, "fields", {})


def configure_logging(level: str, as_json: bool) -> None:
    """Sends all log messages of the process, including uvicorn's errors, to standard error in a single format."""
    if level not in LEVELS:
        raise BadOption(f"The log level must be {', '.join(LEVELS[:-1])} or {LEVELS[-1]}, not '{level}'.")
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if as_json else TextFormatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logger.setLevel(level.upper())
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.ERROR)  # its warnings are about refused requests, which RefusalLog records
    uvicorn.addFilter(is_error)


def is_error(record: logging.LogRecord) -> bool:
    return record.msg not in EXPECTED_ERRORS


class RefusalLog:
    """Counts refused requests and logs a line for each. Under a flood it drops lines and logs how many."""

    def __init__(self, metrics: Metrics, clock: Clock) -> None:
        self.metrics = metrics
        self.limiter = RateLimiter(*LOG_RATE, clock)
        self.suppressed = 0

    def record(self, scope: Scope, error: UkiyoError) -> None:
        self.record_as(status_of(error), type(error).__name__, method_of(scope), scope["path"], request_id(scope))

    def record_as(self, status: int, reason: str, method: str = "", path: str = "", request: str = "") -> None:
        self.metrics.refused.labels(str(status)).inc()
        level = logging.WARNING if status >= 500 else logging.INFO
        self.log(level, "refused", status=status, reason=reason, method=method, path=redacted_path(path), request=request)

    def record_cut_off(self, reason: str) -> None:
        """Records a connection that the server aborted, for example because the client did not read a response."""
        self.metrics.cut_off.labels(reason).inc()
        self.log(logging.INFO, "cut off", reason=reason)

    def log(self, level: int, message: str, **fields: object) -> None:
        if not logger.isEnabledFor(level):
            return
        try:
            self.limiter.consume("")
        except TooManyRequests:
            self.suppressed += 1
            return
        all_fields = {**fields, "suppressed": self.suppressed}
        self.suppressed = 0
        logger.log(level, message, extra={"fields": {name: value for name, value in all_fields.items() if value}})


def redacted_path(path: str) -> str:
    """Removes control characters, link secrets and table ids from a path. Anyone who knows a table id can watch the game."""
    return SECRET_PARTS.sub("{id}", SLASHES.sub("/", path))[:80].encode("unicode_escape").decode("ascii")


def request_id(scope: Scope) -> str:
    """Returns an id that users can quote when they contact the administrator about a request."""
    return str(scope.get("state", {}).get("request_id", ""))
