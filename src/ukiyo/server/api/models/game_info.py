"""A game: what it is, what can be done in it, and the shapes in which it shows itself."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict


class Action(TypedDict):
    kind: str
    fields: dict[str, str]
    notation: str


class Option(TypedDict):
    """What can be chosen with `options` of a new table, several joined by commas where `many`.

    `needs` names other options and the value without which this one means nothing.
    """

    name: str
    values: list[str]
    many: bool
    default: str
    needs: dict[str, str]


class GameFacts(TypedDict):
    name: str
    rules: int
    components: str
    players: list[int]
    bots: list[str]
    categories: list[str]
    options: list[Option]
    has_own_board: Annotated[bool, Field(description="Whether the game has its own board in the browser; other games use the plain board")]


class GameWithActions(GameFacts):
    """A game with all its actions: the number of an action is its place in the list, for ever."""

    actions: list[Action]


class Components(BaseModel):
    """The components file as it stands, and its fingerprint."""

    model_config = ConfigDict(extra="allow")

    fingerprint: str


class ComponentsFile(TypedDict):
    """A components file to keep: TOML, as `--components` takes it. `corrected` values differ from ours."""

    file: str
    fingerprint: str
    corrected: int


class Rules(TypedDict):
    """The rules in our own words; in English where they have not been written in the language wanted."""

    lang: str
    html: str
