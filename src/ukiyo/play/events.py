"""Entries: what happened at a table, one thing each, and how it is shown to whom."""

from dataclasses import dataclass, field

from ukiyo.engine.game import Game
from ukiyo.engine.shapes import MoveSummary
from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.kinds import MOVE, SEAT, UNDO, WAIT, EventKind

VisibleSeats = frozenset[Seat]
"""The seats whose secret choices somebody may know."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at a table."""

    version: int
    kind: EventKind
    seat: Seat
    action: int = -1
    bot: str | None = None
    at: float = 0.0  # seconds since 1970
    outcome: MoveSummary | None = None  # public information about a move beyond its action
    effects: list[dict[str, object]] = field(default_factory=list)  # public effects of a move

    def row(self) -> dict[str, object]:
        """The columns of the store."""
        return {name: getattr(self, name) for name in self.__slots__}


def public_event(rules: Game, event: Event, visible_seats: VisibleSeats) -> frames.TableEvent:
    """An entry as somebody is shown it; of another's secret choice, only its kind."""
    action, notation = None, None
    if event.kind == MOVE:
        chosen = rules.action(event.action)
        known = event.seat in visible_seats or not rules.is_secret(event.action)
        action, notation = (event.action, str(chosen)) if known else (None, chosen.kind)
    return {
        "version": event.version,
        "kind": event.kind,
        "seat": event.seat,
        "action": action,
        "notation": notation,
        "bot": event.bot,
        "at": event.at,
        "outcome": event.outcome,
        "effects": event.effects,
    }


def event_json(rules: Game, event: Event, visible_seats: VisibleSeats) -> str:
    return frames.compact_json(public_event(rules, event, visible_seats))


def moves_of(events: list[Event]) -> list[Event]:
    """The moves that still stand, in order: each undo strikes out the one before it."""
    moves: list[Event] = []
    for event in events:
        if event.kind == MOVE:
            moves.append(event)
        elif event.kind == UNDO:
            moves.pop()
    return moves


def own_move_share(events: list[Event], seat: Seat) -> float:
    """The share of a seat's moves that still stand made by whoever sat there first, and not by a bot that stood in for her."""
    own, replaced = dict[int, bool](), False
    for event in events:
        if event.kind in (SEAT, WAIT) and event.seat == seat:
            replaced = event.bot is not None
        own[event.version] = not replaced
    made = [own[event.version] for event in moves_of(events) if event.seat == seat]
    return sum(made) / len(made) if made else 1.0
