"""Request models of the API. Unknown fields are rejected."""

from typing import Annotated, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from ukiyo.engine.correction import ComponentValue
from ukiyo.engine.game import Game
from ukiyo.play.errors import Refused
from ukiyo.play.kinds import ChatMode
from ukiyo.play.time_control import TimeControl

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$", description="A table's id, as in its link")]
Version = Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="The last version that you received")]
SeatNumber = Annotated[int, Field(ge=0, le=7, strict=True, description="A seat, counted from 0")]
BotName = Annotated[str, Field(min_length=1, max_length=24, description="A bot from GET /api/games; the strongest bot by default")]
Search = Annotated[str, Query(max_length=40, pattern=r"^[^\x00]*$", description="Part of a player's name or of the game's name")]
Before = Annotated[
    float | None, Query(allow_inf_nan=False, description="Only earlier tables; for the next page, pass `started_at` of the last table")
]
Day = Annotated[str | None, Query(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day in UTC such as 2026-11-16; today by default")]
PuzzleId = Annotated[str, Path(pattern="^[0-9-]{1,40}$", description="A puzzle's id from the list of puzzles")]
Short = Annotated[str, Field(max_length=100)]


class RequestBody(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewName(RequestBody):
    """Your name."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    rename: Annotated[bool, Field(description="Whether to replace your existing name")] = True


class NewSeat(RequestBody):
    """`human` is you (several times for a hot-seat game), `open` is free for other players, and `bot` is a bot."""

    kind: Literal["human", "open", "bot"]
    bot: BotName | None = None


class PrintedValue(RequestBody):
    """A value of the components file as printed. Standalone values have no id."""

    kind: Short
    id: Short = ""
    field: Short
    value: int | Short | dict[Short, int] | Annotated[list[int], Field(max_length=50)]

    def component_value(self) -> ComponentValue:
        return ComponentValue(self.kind, self.id, self.field, self.value)


class PrintedComponents(RequestBody):
    """Values that an owner of the printed game has confirmed or corrected."""

    printed_values: Annotated[list[PrintedValue], Field(max_length=1000)]


class NewTable(RequestBody):
    game: Short
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Short], Field(max_length=10)] = {}
    listed: bool = False
    takeover_bot: Annotated[BotName | None, Field(description="The bot that plays for absent people; the strongest bot by default")] = None
    printed_values: Annotated[
        list[PrintedValue], Field(max_length=1000, description="Values printed in your box; those that differ from ours apply")
    ] = []
    time_control: Annotated[
        TimeControl | Short | None,
        Field(description="The time control: live, brisk, steady, calm, or custom times in seconds; no clocks by default"),
    ] = None
    chat: Annotated[
        ChatMode, Field(description="Whether people can send text and stickers (`on`), only stickers (`stickers`), or nothing (`off`)")
    ] = "on"
    nights: Annotated[bool, Field(description="Whether clocks pause at night in players' time zones; correspondence games only")] = False
    rated: Annotated[bool, Field(description="Whether the result counts for the players' ratings; requires a time control")] = False


class Pause(RequestBody):
    version: Version


class Join(RequestBody):
    seat: SeatNumber | None = None


class Play(RequestBody):
    """A move: the number of a legal action, or its notation."""

    version: Version
    action: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None = None
    notation: Short | None = None

    def action_number(self, rules: Game) -> int:
        if self.action is not None and self.notation is None:
            return self.action
        if self.notation is not None and self.action is None:
            return rules.parse(self.notation)
        raise Refused("Specify either an action's number or its notation.")


class Undo(RequestBody):
    """Undoes your last move, with `turn` the whole turn, or with `to` all moves of the turn after that number of moves."""

    version: Version
    turn: bool = False
    to: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None = None


class WhatIfActions(RequestBody):
    """The actions of a what-if line that starts at this version."""

    version: Version
    actions: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000, strict=True)]], Field(max_length=64)]


class PuzzleChoices(RequestBody):
    """Your choices in the turn of a puzzle so far, without forced actions."""

    actions: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000, strict=True)]], Field(max_length=8)] = []


class RemarkRequest(RequestBody):
    """The version after your last move."""

    version: Version


class ReplacePlayer(RequestBody):
    version: Version
    seat: SeatNumber


class NewLink(RequestBody):
    single_use: Annotated[bool, Field(description="Whether the link works for one claim only")] = False


class Claim(RequestBody):
    """The secret is sent in the body, never in a URL."""

    seat: SeatNumber
    secret: Short


class Continue(RequestBody):
    bot: BotName | None = None


class Fork(RequestBody):
    move: Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="Continue after this number of moves")]
    seat: SeatNumber = 0
    bot: BotName | None = None


class LessonMoves(RequestBody):
    """Your moves in a lesson so far, and the version of the last frame you have."""

    moves: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000, strict=True)]], Field(max_length=300)] = []
    since: Version = 0
