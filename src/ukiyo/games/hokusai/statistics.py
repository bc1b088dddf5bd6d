"""What seats acquire in Hokusai, and totals for reports."""

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import MASTERS
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import won_alone


def acquired(state: HokusaiState, action: int) -> str:
    chosen = state.actions[action]
    if chosen.kind == "take":  # `take` and `hire` name a sector of the rondel
        return f"kakemono:{state.components.kakemono_ids[state.ring[action - actions.TAKE]]}"
    if chosen.kind == "hire":
        return f"artisan:{state.components.artisan_ids[state.ring_artisans[action - actions.HIRE]]}"
    if chosen.kind == "pick":
        return f"artisan:{chosen.fields['artisan']}"
    return f"token:{chosen.fields['token']}" if chosen.kind == "token" else ""


def acquired_at_end(state: HokusaiState) -> list[tuple[Seat, str]]:
    """Masters and individual objectives, both chosen and dealt."""
    masters = [(seat, f"master:{MASTERS[master]}") for seat, master in enumerate(state.master)]
    ids = state.components.individual_ids
    return masters + [(holder, f"individual:{ids[objective]}") for objective, holder in enumerate(state.holder) if holder >= 0]


def totals(state: HokusaiState, kinds: dict[str, int]) -> dict[str, int]:
    counted = {
        "turns": state.turns,
        "exhibited": len(state.cloth) - 1,
        "mixes": kinds.get("mix", 0),
        "artisans": kinds.get("hire", 0) + kinds.get("pick", 0),
        "tokens": kinds.get("token", 0),
    }
    if state.players == 1:
        counted["won"] = int(won_alone(state))
    return counted
