"""The components that seats acquire in Hokusai, and totals for reports."""

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import MASTERS
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import won_alone


def acquired(state: HokusaiState, action: int) -> str:
    played = state.actions[action]
    if played.kind == "take":  # the field of `take` and `hire` is a sector of the rondel
        return f"kakemono:{state.components.kakemono_ids[state.ring[action - actions.TAKE]]}"
    if played.kind == "hire":
        return f"artisan:{state.components.artisan_ids[state.ring_artisans[action - actions.HIRE]]}"
    if played.kind == "pick":
        return f"artisan:{played.fields['artisan']}"
    return f"token:{played.fields['token']}" if played.kind == "token" else ""


def acquired_at_end(state: HokusaiState) -> list[tuple[Seat, str]]:
    """Return masters and individual objectives, both chosen and dealt."""
    masters = [(seat, f"master:{MASTERS[master]}") for seat, master in enumerate(state.master)]
    ids = state.components.individual_ids
    return masters + [(holder, f"individual:{ids[objective]}") for objective, holder in enumerate(state.holder) if holder >= 0]


def totals(state: HokusaiState, kinds: dict[str, int]) -> dict[str, int]:
    counts = {
        "turns": state.turns,
        "exhibited": len(state.cloth) - 1,
        "mixes": kinds.get("mix", 0),
        "artisans": kinds.get("hire", 0) + kinds.get("pick", 0),
        "tokens": kinds.get("token", 0),
    }
    if state.players == 1:
        counts["won"] = int(won_alone(state))
    return counts
