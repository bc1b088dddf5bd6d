"""Games: their options, actions, components and rules."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict


class Action(TypedDict):
    kind: str
    fields: dict[str, str]
    notation: str


class Option(TypedDict):
    """An option of a new table. If `multiple` is true, several values can be joined by commas.

    `requires` maps other options to the value they must have for this option to apply.
    """

    name: str
    values: list[str]
    multiple: bool
    default: str
    requires: dict[str, str]


class GameInfo(TypedDict):
    name: str
    rules: int
    components: str
    players: list[int]
    bots: list[str]
    categories: list[str]
    options: list[Option]
    has_own_board: Annotated[bool, Field(description="Whether the game has its own board in the browser; other games use the plain board")]


class GameWithActions(GameInfo):
    """A game with all its actions. The number of an action is its index in this list and never changes."""

    actions: list[Action]


class Components(BaseModel):
    """The components in use, and their fingerprint."""

    model_config = ConfigDict(extra="allow")

    fingerprint: str


class ComponentsFile(TypedDict):
    """A components file to download: TOML for `--components`. `correction_count` is the number of values that differ from ours."""

    file: str
    fingerprint: str
    correction_count: int


class Rules(TypedDict):
    """The rules in our own words, in English if there is no translation."""

    language: str
    html: str
