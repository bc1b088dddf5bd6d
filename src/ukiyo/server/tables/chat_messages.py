"""A table's chat messages, and the rules for who may read them. Pure functions and data."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.errors import Conflict, Refused
from ukiyo.play.kinds import ChatChannel, ChatMessageKind
from ukiyo.server.core.identity import UNREADABLE, normalized, with_placeholders

Sticker = Literal["well-played", "thanks", "moment", "oh", "luck", "sorry", "ha", "back"]
MAX_TEXT = 300  # characters of a message
MAX_PER_CHANNEL = 1000  # messages at one table
MAX_PER_PERSON = 300  # messages at one table
MAX_PER_ADDRESS = 400  # spectators' messages at one table; limited by address because one person can use many names
PAGE_SIZE = 100  # messages in one update; clients request earlier messages separately

Audience = tuple[frozenset[ChatChannel], frozenset[str]]
"""The channels a reader may see, and the people whose messages are hidden from the reader."""


def checked_text(text: str, max_length: int = MAX_TEXT) -> str:
    """Normalize a message to one line, without invisible characters and characters that change the text direction."""
    visible = "".join(character for character in normalized(text) if character.isprintable() or character.isspace())
    line = " ".join(visible.split())
    if not 1 <= len(line) <= max_length or UNREADABLE.search(with_placeholders(line)):
        raise Refused(f"A message must have 1 to {max_length} visible characters.")
    return line


@dataclass(frozen=True, slots=True)
class ChatMessage:
    number: int
    kind: ChatMessageKind
    channel: ChatChannel
    person: str
    name: str
    seat: Seat  # -1: a spectator
    text: str | None
    sticker: str | None
    deletes: int | None
    sent_at: float

    @property
    def content(self) -> str | None:
        """The text or sticker, or None if the author's account was deleted."""
        return self.text or self.sticker

    def public(self, reader: str | None) -> frames.ChatMessage:
        return {
            "number": self.number,
            "kind": self.kind,
            "channel": self.channel,
            "seat": self.seat,
            "name": self.name,
            "yours": self.person == reader,
            "text": self.text,
            "sticker": self.sticker,
            "deletes": self.deletes,
            "sent_at": self.sent_at,
        }


class ChatLog:
    """All chat messages of a table. Loaded on first use."""

    def __init__(self) -> None:
        self.messages: list[ChatMessage] = []
        self.deleted: set[int] = set()
        self.counts: Counter[str] = Counter()  # messages by person and by channel

    @property
    def last(self) -> int:
        return len(self.messages)

    def add(self, messages: Iterable[ChatMessage]) -> None:
        """Append messages from the database in order. Messages that are already in the log are skipped."""
        for message in messages:
            if message.number > self.last:
                self.messages.append(message)
                if message.deletes is not None:
                    self.deleted.add(message.deletes)
                else:
                    self.counts.update((message.person, message.channel))

    def visible(self, audience: Audience, after: int = 0, before: int | None = None) -> list[ChatMessage]:
        """Return the messages that an audience may read, including deletions in its channels, because it may have read the message."""
        channels, hidden = audience
        return [
            message
            for message in self.messages[after : before and before - 1]
            if message.channel in channels
            and message.number not in self.deleted
            and (message.deletes or (message.content and message.person not in hidden))
        ]

    def check_limits(self, person: str, channel: ChatChannel) -> None:
        if self.counts[person] >= MAX_PER_PERSON or self.counts[channel] >= MAX_PER_CHANNEL:
            raise Conflict(f"This table's chat is full. The limit is {MAX_PER_CHANNEL} messages, and {MAX_PER_PERSON} per person.")


def chat_update(messages: list[ChatMessage], reader: str | None, reset: bool) -> frames.ChatUpdate:
    if reset:
        messages = [message for message in messages if message.kind == "message"]
    sent = messages[-PAGE_SIZE:] if reset else messages
    return {
        "type": "chat",
        "reset": reset,
        "has_earlier": len(messages) > len(sent),
        "messages": [message.public(reader) for message in sent],
    }
