"""Bots from other packages. For example, `my_bot:Patient` is the class `Patient` in `my_bot.py`, in the current folder or installed.

The class takes a seed and has a method `choose(known)` that returns the number of a legal action. Like every bot, it receives a
determinized state, with hidden information resampled. docs/tutorials/first-bot.md has an example.
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
    """The interface of a bot class."""

    def choose_action(self, state: State) -> int: ...


class ExternalBot:
    """Adapts a bot class from another package and validates its actions."""

    def __init__(self, name: str, seed: int) -> None:
        module, _, class_name = name.partition(":")
        made = getattr(import_bot_module(module), class_name, None)
        if not callable(made):
            raise BadOption(f"The module {module} has no class '{class_name}'.")
        try:
            self.bot: Any = made(seed)
        except TypeError as error:
            raise BadOption(f"{name} can't be created with a seed: {error}.") from None
        if not hasattr(self.bot, "choose"):
            raise BadOption(f"{name} has no method 'choose'.")
        self.name = name
        self.rng = seeded(seed)

    def choose_action(self, state: State) -> int:
        action = self.bot.choose(state.determinize(state.seat, self.rng.word()))
        if not isinstance(action, SupportsIndex):
            raise IllegalAction(f"{self.name} chose {action!r}. choose(known) must return one of the numbers in known.legal().")
        number = action.__index__()
        if number not in state.options:
            raise IllegalAction(f"{self.name}: {state.illegal_action_message(number)}")
        return number


def create_any_bot(name: str, game: str, seed: int) -> Player:
    """Create a bot from the name of a built-in bot or from `module:Class`."""
    return ExternalBot(name, seed) if ":" in name else bots.create_bot(name, game, seed)


def source(name: str) -> bytes:
    """Return the name and source code of a bot from another package. The result is empty for built-in bots."""
    if ":" not in name:
        return b""
    file = import_bot_module(name.partition(":")[0]).__file__
    return name.encode() + b"\0" + (Path(file).read_bytes() if file else b"")


def import_bot_module(module: str) -> ModuleType:
    folder = os.getcwd()
    if folder not in sys.path:  # an installed command does not search the current folder
        sys.path.insert(0, folder)
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name == module:
            raise BadOption(f"There is no module '{module}' in {folder} or among the installed packages.") from None
        raise BadOption(f"The module {module} can't be imported: {error}.") from None
    except Exception as error:  # the user's module can raise any exception
        raise BadOption(f"The module {module} can't be imported: {type(error).__name__}: {error}.") from None
