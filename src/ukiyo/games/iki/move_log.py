"""IKI's log: scenes, move details and the players' public assets."""

from ukiyo.engine.shapes import Changes, Scene
from ukiyo.games.iki.calendar import LAST_MONTH
from ukiyo.games.iki.components import CHARACTERS, FISH, GOODS, N_GOODS, PIPE, POUCH, STALLS
from ukiyo.games.iki.preview import preview_json
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.table import NO_CARD, NOBODY
from ukiyo.games.iki.view import card_id

BY_DECISION = {
    "take": "setup",
    "take-stall": "setup",
    "ikizama": "month",
    "neutral": "month-end",
    "neutral-stall": "month-end",
    "feed": "feeding",
    "avoid": "fire",
    "over": "end",
}
BY_EFFECT = {
    "season": "season",
    "month": "month",
    "turn": "turn",
    "fire": "fire",
    "mons": "month-end",
    "payday": "payday",
    "harmony": "harmony",
    "fed": "feeding",
    "starved": "feeding",
    "end": "end",
}
TOKENS = {FISH: "fish", PIPE: "pipe", POUCH: "pouch"}


def scene(state: IkiState) -> Scene:
    """All decisions of a turn belong to its scene, as do steps without a scene of their own."""
    return scene_at(state, BY_DECISION.get(state.decision(), "turn"), state.seat)


def scene_of_effect(state: IkiState, effect: dict[str, object]) -> Scene | None:
    seat, kind = effect.get("seat"), BY_EFFECT.get(str(effect["kind"]))
    return scene_at(state, kind, seat if isinstance(seat, int) else None) if kind else None


def scene_at(state: IkiState, kind: str, seat: int | None) -> Scene:
    if kind in ("turn", "month") and state.month > LAST_MONTH:
        return {"kind": "new-year", "seat": seat, "at": state.month}
    return {"kind": kind, "seat": seat if kind == "turn" else None, "at": state.month}


def details(state: IkiState, action: int) -> dict[str, str | int | None]:
    """Return the card, the shop or the stall, and its owner."""
    preview, kind = preview_json(state, action), state.actions[action].kind
    names: dict[str, str | int | None] = {**preview.get("at", {})}
    if kind == "stall" and state.placing != NO_CARD:
        names["card"] = card_id(state.components, state.placing)
    elif kind in ("visit", "swap", "with"):
        owner = state.owner[STALLS.index(state.actions[action].fields["stall"])]
        names["owner"] = None if owner == NOBODY else owner
    if kind == "with":
        names["swapped"], names["from"] = card_id(state.components, state.card[state.swapping]), STALLS[state.swapping]
    elif kind == "move":
        names["laps"] = preview["laps"]
    return names


def public_assets(state: IkiState) -> Changes:
    return [assets(state, seat) for seat in range(state.players)]


def assets(state: IkiState, seat: int) -> dict[str, int]:
    """Goods, fire power, available kobun, experience (also of retired characters), and season tokens."""
    track = state.components.track
    tokens = [TOKENS[state.components.token_kind[token]] for token, by in enumerate(state.token_by) if by == seat]
    employed = [stall for stall in state.board.stalls if state.owner[stall] == seat and state.card[stall] < CHARACTERS]
    retired = [track[card] for card, by in zip(state.retired, state.retired_by, strict=True) if by == seat]
    return {
        **dict(zip(GOODS, state.goods[seat * N_GOODS : (seat + 1) * N_GOODS], strict=True)),
        "fire": state.power[seat],
        "kobun": state.kobun[seat],
        "experience": sum(state.experience[stall] for stall in employed) + sum(retired),
        **{token: tokens.count(token) for token in TOKENS.values()},
    }
