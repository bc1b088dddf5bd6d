"""Errors of a table: each refuses a request with a sentence for the player. Nothing was changed."""

from ukiyo.engine.errors import UkiyoError


class Refused(UkiyoError):
    """The request was refused. Nothing was changed."""


class Forbidden(Refused):
    """The request needs a seat or a role that this person does not have."""

    status = 403


class NotFound(Refused):
    """There is no such table, lesson or puzzle."""

    status = 404


class Conflict(Refused):
    """The request does not fit the current state of the table."""
