"""What the server refuses, each with the status it answers and a sentence to the person."""

from ukiyo.engine.errors import UkiyoError


class Refused(UkiyoError):
    """Something that was asked and is not done. Nothing was changed."""

    status = 400


class Unknown(Refused):
    """Nobody has said who is asking, or the cookie is not ours."""

    status = 401


class NotYours(Refused):
    status = 403


class NotFound(Refused):
    status = 404


class NotNow(Refused):
    """It could be asked at another time: the table has moved on, or is not that far."""

    status = 409


class TooLarge(Refused):
    status = 413


class TooMany(Refused):
    status = 429


class HeadersTooLarge(Refused):
    status = 431


class NotKept(Refused):
    """The store could not write it down."""

    status = 507


def status_of(error: UkiyoError) -> int:
    """What the engine refuses is the asker's mistake."""
    return error.status if isinstance(error, Refused) else Refused.status
