"""Entries: what happened at a table, one thing each, and how it is shown to whom."""

from dataclasses import dataclass, field

from ukiyo.engine.game import Game
from ukiyo.engine.shapes import Told
from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.kinds import MOVE, SEAT, UNDO, WAIT, EntryKind

Eyes = frozenset[Seat]
"""The seats whose secret choices somebody may know."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    version: int
    kind: EntryKind
    seat: Seat
    action: int = -1
    bot: str | None = None
    at: float = 0.0  # seconds since 1970
    told: Told | None = None  # what all may hear of a move beyond its action
    news: list[dict[str, object]] = field(default_factory=list)  # what a move brought about; open to all

    def row(self) -> dict[str, object]:
        """The columns of the store."""
        return {name: getattr(self, name) for name in self.__slots__}


def public_entry(rules: Game, entry: Entry, eyes: Eyes) -> frames.Entry:
    """An entry as somebody is shown it; of another's secret choice, only its kind."""
    action, notation = None, None
    if entry.kind == MOVE:
        chosen = rules.action(entry.action)
        known = entry.seat in eyes or not rules.secret(entry.action)
        action, notation = (entry.action, str(chosen)) if known else (None, chosen.kind)
    return {
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": action,
        "notation": notation,
        "bot": entry.bot,
        "at": entry.at,
        "told": entry.told,
        "news": entry.news,
    }


def entry_json(rules: Game, entry: Entry, eyes: Eyes) -> str:
    return frames.compact_json(public_entry(rules, entry, eyes))


def moves_of(entries: list[Entry]) -> list[Entry]:
    """The moves that still stand, in order: each undo strikes out the one before it."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == UNDO:
            moves.pop()
    return moves


def own_share(entries: list[Entry], seat: Seat) -> float:
    """The share of a seat's moves that still stand made by whoever sat there first, and not by a bot that stood in for her."""
    own, replaced = dict[int, bool](), False
    for entry in entries:
        if entry.kind in (SEAT, WAIT) and entry.seat == seat:
            replaced = entry.bot is not None
        own[entry.version] = not replaced
    made = [own[entry.version] for entry in moves_of(entries) if entry.seat == seat]
    return sum(made) / len(made) if made else 1.0
