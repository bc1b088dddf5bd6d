"""The lines that were said at a table, in words or as seals, and who hears which. Nothing here waits."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.errors import Conflict, Refused
from ukiyo.play.kinds import Channel, LineKind
from ukiyo.server.core.identity import UNREADABLE, composed, marked

Seal = Literal["well-played", "thanks", "moment", "oh", "luck", "sorry", "ha", "back"]
LONGEST = 300  # characters of a line
MOST = 1000  # lines of a channel of a table
MOST_EACH = 300  # of one person there
MOST_THERE = 400  # from one address to those who watch, since names are free: the others have room left
SHOWN = 100  # lines that are sent at once; earlier ones are asked for

Hears = tuple[frozenset[Channel], frozenset[str]]
"""What somebody may hear: the channels, and whom not."""


def checked_text(text: str, most: int = LONGEST) -> str:
    """A line as it is kept: what cannot be seen is left out, and so is every way to turn or break the text around it."""
    seen = "".join(letter for letter in composed(text) if letter.isprintable() or letter.isspace())
    line = " ".join(seen.split())
    if not 1 <= len(line) <= most or UNREADABLE.search(marked(line)):
        raise Refused(f"a line has 1 to {most} characters that can be seen")
    return line


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    kind: LineKind
    channel: Channel
    person: str
    name: str
    seat: Seat  # -1: somebody who watches
    text: str | None
    seal: str | None
    about: int | None
    at: float

    @property
    def said(self) -> str | None:
        """Nothing is left of what somebody said who wanted to be forgotten."""
        return self.text or self.seal

    def shown(self, person: str | None) -> frames.Line:
        return {
            "number": self.number,
            "kind": self.kind,
            "channel": self.channel,
            "seat": self.seat,
            "name": self.name,
            "yours": self.person == person,
            "text": self.text,
            "seal": self.seal,
            "about": self.about,
            "at": self.at,
        }


class Talk:
    """All lines of a table, once somebody has asked for them."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.swept: set[int] = set()
        self.said: Counter[str] = Counter()  # by person and by channel

    @property
    def last(self) -> int:
        return len(self.lines)

    def add(self, lines: Iterable[Line]) -> None:
        """Lines from the store, in order; those that are here already are passed over."""
        for line in lines:
            if line.number > self.last:
                self.lines.append(line)
                if line.about is not None:
                    self.swept.add(line.about)
                else:
                    self.said.update((line.person, line.channel))

    def heard(self, hears: Hears, after: int = 0, before: int | None = None) -> list[Line]:
        """What somebody may hear of them. That one was swept away everybody hears who may have read it."""
        channels, unheard = hears
        return [
            line
            for line in self.lines[after : before and before - 1]
            if line.channel in channels and line.number not in self.swept and (line.about or (line.said and line.person not in unheard))
        ]

    def check_room(self, person: str, channel: Channel) -> None:
        if self.said[person] >= MOST_EACH or self.said[channel] >= MOST:
            raise Conflict(f"enough has been said at this table: it keeps {MOST} lines, and {MOST_EACH} of one person")


def message(lines: list[Line], person: str | None, whole: bool) -> frames.WordsMessage:
    if whole:
        lines = [line for line in lines if line.kind == "said"]
    shown = lines[-SHOWN:] if whole else lines
    return {"type": "words", "whole": whole, "earlier": len(lines) > len(shown), "lines": [line.shown(person) for line in shown]}
