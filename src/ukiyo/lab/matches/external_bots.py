"""Bots from outside the package. `my_bot:Patient` is the class `Patient` of `my_bot.py`, in the folder one is in or installed.

Such a class is made with a seed and has a method `choose(known)`, which returns the number of a legal action. It is shown positions
in which all that its seat cannot know has been drawn anew, as every bot is. docs/first-bot.md has an example.
"""

import importlib
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, SupportsIndex

from ukiyo import bots
from ukiyo.engine.errors import BadOption, IllegalAction
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import State


class Player(Protocol):
    """Whoever can be asked for an action."""

    def choose_action(self, state: State) -> int: ...


class OutsideBot:
    """Asks a bot that knows nothing of this package but positions."""

    def __init__(self, name: str, seed: int) -> None:
        module, _, wanted = name.partition(":")
        made = getattr(imported(module), wanted, None)
        if not callable(made):
            raise BadOption(f"{module} has no class '{wanted}'")
        try:
            self.bot: Any = made(seed)
        except TypeError as error:
            raise BadOption(f"{name} cannot be made with a seed: {error}") from None
        if not hasattr(self.bot, "choose"):
            raise BadOption(f"{name} has no method 'choose'")
        self.name = name
        self.rng = seeded(seed)

    def choose_action(self, state: State) -> int:
        action = self.bot.choose(state.determinize(state.seat, self.rng.word()))
        if not isinstance(action, SupportsIndex):
            raise IllegalAction(f"{self.name} chose {action!r}: choose(known) returns one of the numbers in known.legal()")
        number = action.__index__()
        if number not in state.options:
            raise IllegalAction(f"{self.name}: {state.illegal_action_message(number)}")
        return number


def any_bot(name: str, game: str, seed: int) -> Player:
    """A bot of the package by its name, or one from outside by `module:Class`."""
    return OutsideBot(name, seed) if ":" in name else bots.create_bot(name, game, seed)


def source(name: str) -> bytes:
    """The file of a bot from outside; nothing for one of the package."""
    if ":" not in name:
        return b""
    file = imported(name.partition(":")[0]).__file__
    return name.encode() + b"\0" + (Path(file).read_bytes() if file else b"")


def imported(module: str) -> ModuleType:
    here = os.getcwd()
    if here not in sys.path:  # a command that was installed does not look there by itself
        sys.path.insert(0, here)
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name == module:
            raise BadOption(f"there is no module '{module}', neither in {here} nor installed") from None
        raise BadOption(f"{module} cannot be imported: {error}") from None
    except Exception as error:  # whatever a person's own file does wrong
        raise BadOption(f"{module} cannot be imported: {type(error).__name__}: {error}") from None
