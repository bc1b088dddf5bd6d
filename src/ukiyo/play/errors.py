"""Table errors. Each error rejects a request with a message for the player and leaves the table unchanged."""

from ukiyo.engine.errors import UkiyoError


class Refused(UkiyoError):
    """The request was rejected. The table is unchanged."""


class Forbidden(Refused):
    """The request needs a seat or a role that this person does not have."""

    status = 403


class NotFound(Refused):
    """The table, lesson or puzzle does not exist."""

    status = 404


class Conflict(Refused):
    """The request does not fit the current state of the table."""
