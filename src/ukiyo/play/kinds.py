"""Constants for tables, seats, events and chat settings."""

from typing import Final, Literal

OPEN: Final = "open"  # a table or a seat
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
ChatMode = Literal["on", "stickers", "off"]  # "stickers": no text messages
ChatChannel = Literal["players", "spectators"]
ChatMessageKind = Literal["message", "deletion"]
