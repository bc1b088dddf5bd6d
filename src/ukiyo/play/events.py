"""The events in a table's log, and what each person can see of them."""

from dataclasses import dataclass, field

from ukiyo.engine.game import Game
from ukiyo.engine.shapes import MoveSummary
from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.kinds import MOVE, SEAT, UNDO, WAIT, EventKind

VisibleSeats = frozenset[Seat]
"""The seats whose secret choices a person can see."""


@dataclass(frozen=True, slots=True)
class Event:
    """A move, an undo, a bot takeover or return, a wait, or the end of a game by agreement."""

    version: int
    kind: EventKind
    seat: Seat
    action: int = -1
    bot: str | None = None
    created_at: float = 0.0  # seconds since 1970
    outcome: MoveSummary | None = None  # public information about a move in addition to its action
    effects: list[dict[str, object]] = field(default_factory=list)  # public effects of a move

    def columns(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__}


def public_event(rules: Game, event: Event, visible_seats: VisibleSeats) -> frames.TableEvent:
    """Returns an event as a person sees it. Only the kind of another player's secret choice is visible."""
    action, notation = None, None
    if event.kind == MOVE:
        played = rules.action(event.action)
        action, notation = (event.action, str(played)) if sees_action(rules, event, visible_seats) else (None, played.kind)
    return {
        "version": event.version,
        "kind": event.kind,
        "seat": event.seat,
        "action": action,
        "notation": notation,
        "bot": event.bot,
        "created_at": event.created_at,
        "outcome": event.outcome,
        "effects": event.effects,
    }


def sees_action(rules: Game, event: Event, visible_seats: VisibleSeats) -> bool:
    """Returns whether a person sees the action of an event, not only its kind."""
    return event.kind != MOVE or event.seat in visible_seats or not rules.is_secret(event.action)


def moves_of(events: list[Event]) -> list[Event]:
    """Returns the moves that were not undone, in order."""
    moves: list[Event] = []
    for event in events:
        if event.kind == MOVE:
            moves.append(event)
        elif event.kind == UNDO:
            moves.pop()
    return moves


def own_move_share(events: list[Event], seat: Seat) -> float:
    """Returns the share of a seat's moves that were made by its player rather than a bot that took over. Undone moves do not count."""
    own, replaced = dict[int, bool](), False
    for event in events:
        if event.kind in (SEAT, WAIT) and event.seat == seat:
            replaced = event.bot is not None
        own[event.version] = not replaced
    made = [own[event.version] for event in moves_of(events) if event.seat == seat]
    return sum(made) / len(made) if made else 1.0
