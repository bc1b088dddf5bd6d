"""The part of a view that every game has: the deciding seat, its legal actions, and what can be undone."""

from ukiyo.engine.shapes import SeatView, SharedView, TableView
from ukiyo.engine.state import Seat, State


def shared_view(state: State, game: str, seat: Seat) -> SharedView:
    return {**table_view(state, game), **seat_view(state, seat)}


def table_view(state: State, game: str) -> TableView:
    """Return the part of the shared view that is the same for every seat."""
    return {
        "game": game,
        "seat": state.seat,
        "decision": state.decision(),
        "over": state.over,
        "moves": state.moves,
        "undo_floor": state.undo_floor,
        "undo_seat": None if state.undo_floor == state.moves else state.mover,
    }


def seat_view(state: State, seat: Seat) -> SeatView:
    """Return the part of the shared view that depends on the viewing seat."""
    return {"you": seat if seat >= 0 else None, "legal": state.legal() if seat == state.seat else []}
