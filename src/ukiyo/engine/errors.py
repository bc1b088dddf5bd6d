"""Errors whose messages are displayed to users."""


class UkiyoError(Exception):
    """The base class of errors that users can fix. Messages explain what failed, why, and what to do about it."""


def listed(names: list[str]) -> str:
    """Join names for a sentence: `iki, hokusai or fireflies`."""
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else ", ".join(names)


class IllegalAction(UkiyoError):
    """The action is not legal. The state is unchanged."""


class BadNotation(UkiyoError):
    """The text is not the notation of an action."""


class BadOption(UkiyoError):
    """The game can't be set up with these players, seed or options."""


class BadComponents(UkiyoError):
    """A components file has a missing or invalid value."""


class BadRecord(UkiyoError):
    """A record or a saved state can't be read or replayed."""
