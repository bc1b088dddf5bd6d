"""The server's errors and their HTTP status codes."""

from ukiyo.engine.errors import UkiyoError
from ukiyo.play.errors import Conflict, Forbidden, NotFound, Refused


class Unauthorized(Refused):
    """The request has no valid session cookie."""


class PayloadTooLarge(Refused):
    """The request body is too large."""


class TooManyRequests(Refused):
    """A rate limit or quota was exceeded."""


class HeadersTooLarge(Refused):
    """The request headers are too large."""


class Malformed(Refused):
    """The request does not match the model of its endpoint."""


class StorageFailed(Refused):
    """The database could not save the change."""


class RequestTimeout(Refused):
    """The client sent its request too slowly."""


class ShuttingDown(Refused):
    """The server is shutting down."""


class NotRouted(Refused):
    """The URL does not exist or does not support the method."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


STATUSES: dict[type[UkiyoError], int] = {
    Refused: 400,
    Unauthorized: 401,
    Forbidden: 403,
    NotFound: 404,
    RequestTimeout: 408,
    Conflict: 409,
    PayloadTooLarge: 413,
    Malformed: 422,
    TooManyRequests: 429,
    HeadersTooLarge: 431,
    ShuttingDown: 503,
    StorageFailed: 507,
}


def status_of(error: UkiyoError) -> int:
    """Returns the HTTP status of an error. Engine errors are client errors."""
    if isinstance(error, NotRouted):
        return error.status
    return STATUSES.get(type(error), 400)
