"""Effects as JSON, with names instead of numbers."""

from ukiyo.engine.state import EFFECT_SIZE
from ukiyo.games.iki import effects
from ukiyo.games.iki.components import GOODS, SEASONS, SPACES, STALLS
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.table import NOBODY
from ukiyo.games.iki.view import card_id

NAGAYAS = "abcd"
FIELDS = {
    "month": ["month"],
    "block": ["space"],
    "reveal": ["card"],
    "fire": ["nagaya", "strength"],
    "put-out": ["stall", "card"],
    "burnt": ["card", "stall"],
    "saved": ["card", "stall"],
    "retire": ["card", "stall"],
    "salary": ["good", "amount"],
    "harmony": ["stall", "amount"],
    "fed": ["amount"],
    "starved": ["card", "stall"],
    "leaves": ["card", "stall"],
    "season": ["season"],
    "turn": [],
    "mons": ["amount"],
    "payday": ["amount"],
    "experience": ["card", "stall"],
    "end": [],
}
WITHOUT_SEAT = ("month", "block", "reveal", "fire", "leaves", "season", "mons", "payday", "end")


def effects_json(state: IkiState) -> list[dict[str, object]]:
    items: list[dict[str, object]] = []
    for i in range(0, len(state.effects), EFFECT_SIZE):
        kind, seat = effects.NAMES[state.effects[i]], state.effects[i + 1]
        item: dict[str, object] = {"kind": kind}
        if kind not in WITHOUT_SEAT:
            item["seat"] = None if seat == NOBODY else seat
        if kind == "harmony":
            effect_state = state.effect_states[(i - len(state.effects)) // EFFECT_SIZE]  # effects are the last recorded states
            assert isinstance(effect_state, IkiState)
            item["card"] = card_id(state.components, effect_state.card[state.effects[i + 2]])
        for place, field in enumerate(FIELDS[kind]):
            item[field] = field_value(state, field, state.effects[i + 2 + place])
        items.append(item)
    return items


def field_value(state: IkiState, field: str, number: int) -> object:
    if field == "card":
        return card_id(state.components, number)
    if field == "stall":
        return STALLS[number]
    if field == "space":
        return SPACES[number]
    if field == "nagaya":
        return NAGAYAS[number]
    if field == "season":
        return SEASONS[number]
    return GOODS[number] if field == "good" else number
