"""Errors of the server, and the HTTP status of each."""

from ukiyo.engine.errors import UkiyoError
from ukiyo.play.errors import Conflict, Forbidden, NotFound, Refused


class Unauthorized(Refused):
    """The request has no valid session cookie."""


class PayloadTooLarge(Refused):
    """The request body is too large."""


class TooManyRequests(Refused):
    """A rate limit or a quota is used up."""


class HeadersTooLarge(Refused):
    """The request headers are too large."""


class Malformed(Refused):
    """The request does not match the model of its endpoint."""


class StorageFailed(Refused):
    """The database could not save the change."""


class RequestTimeout(Refused):
    """The client sent its request too slowly."""


class ShuttingDown(Refused):
    """The server is about to stop."""


class NotRouted(Refused):
    """The URL or its method does not exist."""

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
    """Errors of the engine are mistakes of the client."""
    if isinstance(error, NotRouted):
        return error.status
    return STATUSES.get(type(error), 400)
