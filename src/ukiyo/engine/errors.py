"""Errors with messages for the person who caused them."""


class UkiyoError(Exception):
    """An error whose message says what was tried, why it failed and what to do."""


def listed(names: list[str]) -> str:
    """A list of names for a sentence: `iki, hokusai or fireflies`."""
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else ", ".join(names)


class IllegalAction(UkiyoError):
    """The action is not legal. The state is unchanged."""


class BadNotation(UkiyoError):
    """The text names no action of the game."""


class BadOption(UkiyoError):
    """The game can't be set up with these players, seed or options."""


class BadComponents(UkiyoError):
    """A components file has a missing or invalid value."""


class BadRecord(UkiyoError):
    """A record or a saved state can't be read or replayed."""
