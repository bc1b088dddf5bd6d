"""The part of a view that every game shares: who decides, what is legal, and what can be undone."""

from ukiyo.engine.shapes import SharedView
from ukiyo.engine.state import Seat, State


def shared_view(state: State, game: str, seat: Seat) -> SharedView:
    return {
        "game": game,
        "you": seat if seat >= 0 else None,
        "seat": state.seat,
        "decision": state.decision(),
        "over": state.over,
        "moves": state.moves,
        "undo_floor": state.undo_floor,
        "undo_seat": None if state.undo_floor == state.moves else state.mover,
        "legal": state.legal() if seat == state.seat else [],
    }
