"""The part of a view that every game shows alike: who decides what, and how far moves may be taken back."""

from typing import TypedDict

from ukiyo.engine.state import Seat, State


class SharedView(TypedDict):
    game: str
    you: int | None  # None: a spectator
    seat: int
    decision: str
    over: bool
    moves: int
    undo_floor: int
    undo_seat: int | None
    legal: list[int]  # for the seat that decides


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
