"""What can be told of how a game of Hokusai goes on: works, drops, artisans and what a turn is spent on."""

from ukiyo.engine.state import NEWS_NUMBERS, Seat
from ukiyo.engine.telling import Counts, Fact, Telling, add
from ukiyo.games.hokusai import news
from ukiyo.games.hokusai.components import BLACK, CHAIRS, N_COLOURS, PLACES, PRIMARIES
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import CATEGORIES, number_of_markers
from ukiyo.games.hokusai.table import NO_CARD

FACTS = [
    Fact("exhibited", 4.0, "works", event=True),
    Fact("closed", 3.0, "closing", event=True),
    Fact("redrawn", -2.0, "tempo", event=True),
    Fact("again", 4.0, "tempo", event=True),
    Fact("objective", 3.0, "objectives", event=True),
    Fact("taken", 1.5, "atelier", event=True),
    Fact("hired", 1.5, "artisans", event=True),
    Fact("mixed", 1.5, "drops", event=True),
    Fact("edges", 1.2, "edges"),
    Fact("markers", 1.0, "markers"),
    Fact("steps", 1.0, "paths"),
    Fact("spaces", 1.0, "journey"),
    Fact("tokens", 1.0, "tokens", deed=True),
    Fact("paints", 0.7, "painting", deed=True),
    Fact("artisans", 1.5, "artisans"),
    Fact("blacks", 0.5, "drops"),
    Fact("primaries", 0.4, "drops"),
    Fact("secondaries", 0.7, "drops"),
    Fact("begun", 1.0, "atelier"),
]
BY_KIND = {
    "take": "taken",
    "hire": "hired",
    "pick": "hired",
    "mix": "mixed",
    "discard": "redrawn",
    "exhibit": "exhibited",
    "token": "tokens",
    "paint": "paints",
}
"""Kinds of actions that are facts."""
BY_NEWS = {
    news.CLOSING: "closed",
    news.AGAIN: "again",
    news.OBJECTIVE: "objective",
    news.CLIMBED: "steps",
    news.WALKED: "spaces",
    news.TURN: "turns",
}
ROUNDS = 3
LONGEST = 18  # decisions a player


class HokusaiTelling(Telling[HokusaiState]):
    habits = ("turns", "exhibited", "redrawn", "taken", "mixed", "hired", "edges")

    def __init__(self) -> None:
        super().__init__(CATEGORIES, FACTS)

    def acts(self, counts: Counts, state: HokusaiState, action: int, seat: Seat) -> None:
        kind = state.actions[action].kind
        if state.seat == seat and kind in BY_KIND:
            add(counts, BY_KIND[kind])

    def hears(self, counts: Counts, state: HokusaiState, seat: Seat) -> None:
        told = state.news
        for i in range(0, len(told), NEWS_NUMBERS):
            kind, whose, _, second = told[i : i + NEWS_NUMBERS]
            if whose == seat and kind in BY_NEWS:
                add(counts, BY_NEWS[kind])
            elif whose == seat and kind == news.BONUS:
                add(counts, "edges", second)

    def ends(self, counts: Counts, state: HokusaiState, seat: Seat) -> None:
        super().ends(counts, state, seat)
        places = range(seat * PLACES, (seat + 1) * PLACES)
        drops = [0] * N_COLOURS
        for area, first in ((state.bag, seat), (state.active, seat), (state.discard, seat), *[(state.painted, place) for place in places]):
            for colour in range(N_COLOURS):
                drops[colour] += area[first * N_COLOURS + colour]
        works = [state.atelier[place] for place in places]
        counts["markers"] = number_of_markers(state, seat)
        counts["artisans"] = CHAIRS - state.artisans[seat * CHAIRS : (seat + 1) * CHAIRS].count(NO_CARD)
        counts["blacks"] = drops[BLACK]
        counts["primaries"] = sum(drops[:PRIMARIES])
        counts["secondaries"] = sum(drops[PRIMARIES:BLACK])
        counts["begun"] = len(works) - works.count(NO_CARD)

    def far(self, start: HokusaiState, state: HokusaiState) -> bool:
        """Once everybody has had a few turns."""
        return state.turns - start.turns >= ROUNDS * state.players or state.moves - start.moves >= LONGEST * state.players
