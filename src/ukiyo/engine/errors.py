"""What can go wrong, said to the person who did it."""


class UkiyoError(Exception):
    """A mistake that can be told in a sentence: what was tried, why not, what can be done."""


def listed(names: list[str]) -> str:
    """Names to choose from, as a sentence has them: `iki, hokusai or fireflies`."""
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else ", ".join(names)


class IllegalAction(UkiyoError):
    """An action that is not among the legal ones of the position; nothing was changed."""


class BadNotation(UkiyoError):
    """A text that names no action of the game."""


class BadOption(UkiyoError):
    """A game that cannot be set up as asked: players, seed or an option."""


class BadComponents(UkiyoError):
    """A components file with a missing or impossible value."""


class BadRecord(UkiyoError):
    """A record, or a saved position, that cannot be read or does not replay."""
