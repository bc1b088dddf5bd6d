"""IKI's features: feeding, fires, retirement, income and actions on the street."""

from ukiyo.engine.features import Counts, Feature, FeatureCounter, add
from ukiyo.engine.state import EFFECT_SIZE, Seat
from ukiyo.games.iki import actions, effects
from ukiyo.games.iki.calendar import PAYDAYS
from ukiyo.games.iki.components import CHARACTERS, FISH, GOODS, MON, N_GOODS, RICE, SPACES
from ukiyo.games.iki.movement import laps_in
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.scoring import CATEGORIES

FEATURES = [
    Feature("starved", -6.0, "food", event=True),
    Feature("burnt", -6.0, "fire", event=True),
    Feature("retired", 4.0, "experience", event=True),
    Feature("lap", 3.0, "experience", event=True),
    Feature("fish-bought", 4.0, "fish", event=True),
    Feature("tobacco-bought", 4.0, "tobacco", event=True),
    Feature("built", 6.0, "buildings", event=True),
    Feature("hired", 2.0, "hires", event=True),
    Feature("characters", 1.5, "hires"),
    Feature("kobun", 0.5, "hires"),
    Feature("business", 1.2, "business"),
    Feature("experience", 1.2, "experience"),
    Feature("guests", 1.0, "experience"),
    Feature("salary-mon", 0.4, "salary"),
    Feature("salary-rice", 0.8, "food"),
    Feature("harmony", 1.0, "track"),
    Feature("power", 0.7, "fire"),
    Feature("mon", 0.35, "goods"),
    Feature("rice", 0.6, "food"),
    Feature("wood", 1.0, "goods"),
    Feature("koban", 3.0, "goods"),
    Feature("sandals", 0.8, "sandals"),
]
HELD = {"mon": "mon", "rice": "rice", "wood": "wood", "koban": "koban", "sandal": "sandals"}
"""Goods, and the features that count them."""
SALARIES = {MON: "salary-mon", RICE: "salary-rice"}
MISSED = ("idle", "unvisited")
"""Turns without business and turns without a visit. Added at the start of a turn, and removed on business or a visit."""
BUSINESS = ("visit", "trade", "build", "buy")
TURNS = ("stand", "move")
"""The kinds of actions that are business, and the kinds that start a turn on the street."""
MAX_LINE_MOVES = 28  # decisions per player


class IkiFeatureCounter(FeatureCounter[IkiState]):
    habits = (*MISSED, "starved", "burnt", "retired", "lap", *[f"place-{space}" for space in SPACES])

    def __init__(self) -> None:
        super().__init__(CATEGORIES, FEATURES)

    def before_action(self, counts: Counts, state: IkiState, action: int, seat: Seat) -> None:
        kind = state.actions[action].kind
        if state.seat != seat:
            if kind == "visit" and state.owner[action - actions.VISIT] == seat:
                add(counts, "guests")
        elif kind == "hire":
            add(counts, "hired")
        elif kind in BUSINESS:
            self.does_business(counts, state, action, kind)
        elif kind == "ikizama":
            add(counts, f"place-{SPACES[action - actions.IKIZAMA]}")
        elif kind in TURNS:
            if kind == "move":
                add(counts, "lap", laps_in(state, seat, action - actions.MOVE))
            for missed in MISSED:
                add(counts, missed)

    def does_business(self, counts: Counts, state: IkiState, action: int, kind: str) -> None:
        add(counts, "business")
        if state.decision() == "business":
            if state.shop_open and state.guest_open:
                add(counts, "idle", -1)
            if kind == "visit":
                add(counts, "unvisited", -1)
        if kind == "build":
            add(counts, "built")
        elif kind == "buy":
            fish = state.components.token_kind[action - actions.BUY] == FISH
            add(counts, "fish-bought" if fish else "tobacco-bought")

    def after_action(self, counts: Counts, state: IkiState, seat: Seat) -> None:
        effect_values = state.effects
        for i in range(0, len(effect_values), EFFECT_SIZE):
            kind, owner, first, second = effect_values[i : i + EFFECT_SIZE]
            if owner != seat:
                continue
            if kind == effects.STARVED:
                add(counts, "starved")
            elif kind == effects.BURNT:
                add(counts, "burnt")
            elif kind == effects.RETIRE:
                add(counts, "retired")
            elif kind == effects.EXPERIENCE:
                add(counts, "experience")
            elif kind == effects.HARMONY:
                add(counts, "harmony", second)
            elif kind == effects.SALARY and first in SALARIES:
                add(counts, SALARIES[first], second)

    def at_end(self, counts: Counts, state: IkiState, seat: Seat) -> None:
        super().at_end(counts, state, seat)
        for good, amount in zip(GOODS, state.goods[seat * N_GOODS : (seat + 1) * N_GOODS], strict=True):
            if good in HELD:
                counts[HELD[good]] = amount
        counts["power"] = state.power[seat]
        counts["kobun"] = state.kobun[seat]
        own_cards = [card for card, owner in zip(state.card, state.owner, strict=True) if owner == seat]
        counts["characters"] = len([card for card in own_cards if 0 <= card < CHARACTERS])

    def are_equivalent(self, state: IkiState, action: int, other: int) -> bool:
        """Tokens are equivalent if only their numbers differ, such as the two spring pipes."""
        if not all(state.actions[index].kind == "buy" for index in (action, other)):
            return False
        terms, other_terms = (self.terms(state, index - actions.BUY) for index in (action, other))
        return terms == other_terms

    def terms(self, state: IkiState, token: int) -> tuple[list[int], list[int], bool]:
        """Return everything printed on a token except its name."""
        components = state.components
        scoring = [components.token_points[token], components.token_counts[token], components.token_every[token]]
        return [components.token_kind[token], components.price[token], *scoring], components.pipe_gain[token], components.pipe_raises[token]

    def is_complete(self, start: IkiState, state: IkiState) -> bool:
        """A line is complete after the next payday, or one month later if the line starts in a payday month."""
        payday = next((month for month in PAYDAYS if month >= start.month), PAYDAYS[-1])
        last = payday + (1 if payday == start.month else 0)
        return state.month > last or state.moves - start.moves >= MAX_LINE_MOVES * state.players
