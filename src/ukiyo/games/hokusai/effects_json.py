"""Effects as JSON, with names instead of numbers. Effects are public, so they do not identify drawn objectives."""

from ukiyo.engine.state import EFFECT_SIZE
from ukiyo.games.hokusai import effects
from ukiyo.games.hokusai.components import COLOURS, ICONS, JOURNEY, PATH_BONUSES
from ukiyo.games.hokusai.rules import HokusaiState

FIELDS = {
    "turn": ["turn"],
    "drew": [],
    "tipped": ["amount"],
    "revealed": ["kakemono"],
    "ring-kakemono": ["kakemono", "sector"],
    "ring-artisan": ["artisan", "sector"],
    "jokers-home": ["amount"],
    "bonus": ["icon", "amount"],
    "closing": ["works"],
    "walked": ["space"],
    "climbed": ["step", "bonus"],
    "track": ["row", "drops"],
    "objective": [],
    "again": [],
    "stalled": [],
    "end": [],
    "mixed": ["colour", "amount"],
    "clock": ["clock", "left"],
}
WITHOUT_SEAT = ("revealed", "ring-kakemono", "ring-artisan", "stalled", "end")


def effect_starts(state: HokusaiState) -> list[int]:
    """Return the indexes at which effects start. Consecutive draws by one seat are merged into one effect."""
    starts: list[int] = []
    for i in range(0, len(state.effects), EFFECT_SIZE):
        if i == 0 or state.effects[i] != effects.DREW or state.effects[i : i + 2] != state.effects[i - EFFECT_SIZE : i - EFFECT_SIZE + 2]:
            starts.append(i)
    return starts


def effects_json(state: HokusaiState) -> list[dict[str, object]]:
    items: list[dict[str, object]] = []
    starts = effect_starts(state)
    for i, end in zip(starts, [*starts, len(state.effects)][1:], strict=True):
        kind, seat = effects.NAMES[state.effects[i]], state.effects[i + 1]
        item: dict[str, object] = {"kind": kind}
        if kind not in WITHOUT_SEAT:
            item["seat"] = seat
        for place, field in enumerate(FIELDS[kind]):
            item[field] = field_value(state, field, state.effects[i + 2 + place])
        if kind == "drew":
            item["drops"] = [COLOURS[colour] for colour in state.effects[i + 2 : end : EFFECT_SIZE]]
        elif kind == "walked":
            item["bonus"] = JOURNEY[state.journey[state.effects[i + 2]]]
        items.append(item)
    return items


def field_value(state: HokusaiState, field: str, number: int) -> object:
    if field == "kakemono":
        return state.components.kakemono_ids[number]
    if field == "artisan":
        return state.components.artisan_ids[number]
    if field == "sector":
        return str(number + 1)
    if field == "clock":
        return str(number)
    if field == "colour":
        return COLOURS[number]
    if field == "icon":
        return ICONS[number]
    if field == "bonus":
        return PATH_BONUSES[number]
    return number + 1 if field == "space" else number
