"""The components that seats acquire in IKI, and totals for reports."""

from ukiyo.engine.state import Seat
from ukiyo.games.iki.components import SPECIALS
from ukiyo.games.iki.rules import IkiState

ACQUIRING = {"take": ("character", "card"), "hire": ("character", "card"), "build": ("building", "building"), "buy": ("token", "token")}
"""For each kind of action that acquires a component: the component's kind, and the field that contains its id."""


def acquired(state: IkiState, action: int) -> str:
    played = state.actions[action]
    if played.kind not in ACQUIRING:
        return ""
    component_kind, field = ACQUIRING[played.kind]
    return f"{component_kind}:{played.fields[field]}"


def acquired_at_end(state: IkiState) -> list[tuple[Seat, str]]:
    """Return the special tokens that retired characters have left."""
    return [(holder, f"special:{SPECIALS[special]}") for special, holder in enumerate(state.special) if holder >= 0]


def totals(state: IkiState, kinds: dict[str, int]) -> dict[str, int]:
    return {"hires": kinds.get("hire", 0), "retired": len(state.retired), "buildings": kinds.get("build", 0)}
