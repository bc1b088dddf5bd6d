"""Kinds of tables, seats and events, and what players may send at a table."""

from typing import Final, Literal

OPEN: Final = "open"  # of a table and of a seat
PLAYING: Final = "playing"
OVER: Final = "over"
HUMAN: Final = "human"
BOT: Final = "bot"
MOVE: Final = "move"
UNDO: Final = "undo"
SEAT: Final = "seat"
WAIT: Final = "wait"
END: Final = "end"

Status = Literal["open", "playing", "over"]
SeatKind = Literal["human", "bot", "open"]
EventKind = Literal["move", "undo", "seat", "wait", "end"]
Words = Literal["on", "seals", "off"]  # whether people at a table talk, or only in seals
Channel = Literal["players", "watchers"]
LineKind = Literal["said", "swept"]
