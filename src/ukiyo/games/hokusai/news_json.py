"""News with names, for those who draw the table. All of it lies open: which objective was drawn is not told."""

from ukiyo.games.hokusai import news
from ukiyo.games.hokusai.components import COLOURS, ICONS, JOURNEY, PATH_BONUSES
from ukiyo.games.hokusai.rules import HokusaiState

FIELDS = {
    "turn": ["turn"],
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
}
OF_NOBODY = ("revealed", "ring-kakemono", "ring-artisan", "stalled")


def news_json(state: HokusaiState) -> list[dict[str, object]]:
    """Drops drawn one after the other are told together."""
    told: list[dict[str, object]] = []
    drawn: list[str] = []
    for i in range(0, len(state.news), 4):
        kind, seat = news.NAMES[state.news[i]], state.news[i + 1]
        if kind == "drew":
            drawn.append(COLOURS[state.news[i + 2]])
            if state.news[i + 4 : i + 6] != state.news[i : i + 2]:
                told.append({"kind": kind, "seat": seat, "drops": drawn})
                drawn = []
            continue
        item: dict[str, object] = {"kind": kind}
        if kind not in OF_NOBODY:
            item["seat"] = seat
        for place, field in enumerate(FIELDS[kind]):
            item[field] = field_value(state, field, state.news[i + 2 + place])
        if kind == "walked":
            item["bonus"] = JOURNEY[state.journey[state.news[i + 2]]]
        told.append(item)
    return told


def field_value(state: HokusaiState, field: str, number: int) -> object:
    if field == "kakemono":
        return state.components.kakemono_ids[number]
    if field == "artisan":
        return state.components.artisan_ids[number]
    if field == "sector":
        return str(number + 1)
    if field == "icon":
        return ICONS[number]
    if field == "bonus":
        return PATH_BONUSES[number]
    return number + 1 if field == "space" else number
