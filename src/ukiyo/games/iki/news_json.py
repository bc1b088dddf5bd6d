"""News with names, for those who draw the table."""

from ukiyo.engine.state import NEWS_NUMBERS
from ukiyo.games.iki import news
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
OF_NOBODY = ("month", "block", "reveal", "fire", "leaves", "season", "mons", "payday", "end")


def news_json(state: IkiState) -> list[dict[str, object]]:
    told: list[dict[str, object]] = []
    for i in range(0, len(state.news), NEWS_NUMBERS):
        kind, seat = news.NAMES[state.news[i]], state.news[i + 1]
        item: dict[str, object] = {"kind": kind}
        if kind not in OF_NOBODY:
            item["seat"] = None if seat == NOBODY else seat
        if kind == "harmony":
            moment = state.moments[(i - len(state.news)) // NEWS_NUMBERS]  # as many of the last ones as there is news
            assert isinstance(moment, IkiState)
            item["card"] = card_id(state.components, moment.card[state.news[i + 2]])
        for place, field in enumerate(FIELDS[kind]):
            item[field] = field_value(state, field, state.news[i + 2 + place])
        told.append(item)
    return told


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
