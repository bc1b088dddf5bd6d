"""Hokusai's features: works, drops, artisans and the use of turns."""

from ukiyo.engine.features import Counts, Feature, FeatureCounter, add
from ukiyo.engine.state import EFFECT_SIZE, Seat
from ukiyo.games.hokusai import effects
from ukiyo.games.hokusai.components import BLACK, CHAIRS, N_COLOURS, PLACES, PRIMARIES
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import CATEGORIES, number_of_markers
from ukiyo.games.hokusai.table import NO_CARD

FEATURES = [
    Feature("exhibited", 4.0, "works", event=True),
    Feature("closed", 3.0, "closing", event=True),
    Feature("redrawn", -2.0, "tempo", event=True),
    Feature("again", 4.0, "tempo", event=True),
    Feature("objective", 3.0, "objectives", event=True),
    Feature("taken", 1.5, "atelier", event=True),
    Feature("hired", 1.5, "artisans", event=True),
    Feature("mixed", 1.5, "drops", event=True),
    Feature("edges", 1.2, "edges"),
    Feature("markers", 1.0, "markers"),
    Feature("steps", 1.0, "paths"),
    Feature("spaces", 1.0, "journey"),
    Feature("tokens", 1.0, "tokens", deed=True),
    Feature("paints", 0.7, "painting", deed=True),
    Feature("artisans", 1.5, "artisans"),
    Feature("blacks", 0.5, "drops"),
    Feature("primaries", 0.4, "drops"),
    Feature("secondaries", 0.7, "drops"),
    Feature("begun", 1.0, "atelier"),
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
"""Kinds of actions that count as features."""
BY_EFFECT = {
    effects.CLOSING: "closed",
    effects.EXTRA_TURN: "again",
    effects.OBJECTIVE: "objective",
    effects.CLIMBED: "steps",
    effects.WALKED: "spaces",
    effects.TURN: "turns",
}
ROUNDS = 3
MAX_LINE_MOVES = 18  # decisions per player


class HokusaiFeatureCounter(FeatureCounter[HokusaiState]):
    habits = ("turns", "exhibited", "redrawn", "taken", "mixed", "hired", "edges")

    def __init__(self) -> None:
        super().__init__(CATEGORIES, FEATURES)

    def before_action(self, counts: Counts, state: HokusaiState, action: int, seat: Seat) -> None:
        kind = state.actions[action].kind
        if state.seat == seat and kind in BY_KIND:
            add(counts, BY_KIND[kind])

    def after_action(self, counts: Counts, state: HokusaiState, seat: Seat) -> None:
        effect_values = state.effects
        for i in range(0, len(effect_values), EFFECT_SIZE):
            kind, owner, _, second = effect_values[i : i + EFFECT_SIZE]
            if owner == seat and kind in BY_EFFECT:
                add(counts, BY_EFFECT[kind])
            elif owner == seat and kind == effects.BONUS:
                add(counts, "edges", second)

    def at_end(self, counts: Counts, state: HokusaiState, seat: Seat) -> None:
        super().at_end(counts, state, seat)
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

    def is_complete(self, start: HokusaiState, state: HokusaiState) -> bool:
        """A line is complete after a few turns of every player."""
        return state.turns - start.turns >= ROUNDS * state.players or state.moves - start.moves >= MAX_LINE_MOVES * state.players
