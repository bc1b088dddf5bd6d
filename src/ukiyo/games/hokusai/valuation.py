"""A hand-written valuation of Hokusai: the current score, the progress of each kakemono, and the use of drops."""

from dataclasses import dataclass, field
from typing import Final

from ukiyo.engine.state import Seat, step_of
from ukiyo.engine.valuation import Valuation
from ukiyo.games.hokusai import steps
from ukiyo.games.hokusai.components import BLACK, CHAIRS, FEWEST_PIGMENTS, MIXED_FROM, N_COLOURS, N_TOOLS, PAINTS, PLACES, PRIMARIES
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import CATEGORIES, score_parts, score_public
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY, Table

MARKERS: Final = 2  # on a new kakemono
PAINTED: Final = CATEGORIES.index("painted")

# The decisions that complete a choice and determine the value of its first part.
TOKENS: Final = ["pick", "recover", "fetch", "collect-ready"]
NOTHING: Final[list[str]] = []
LEADS_TO: Final = {
    "turn": ["stop"],
    "stop": TOKENS,
    "turn-wheel": ["oval-token"],
    "oval-token": TOKENS,
    "recover": ["recover"],
    "fetch": ["fetch-more"],
    "place": ["orient"],
    "rotate": ["rotate-to"],
    "recolour": ["recolour-to"],
    "objective": ["give-objective"],
}


@dataclass
class Weights:
    """The value of each item in points, beyond its score."""

    work: float = 20.0  # for a finished kakemono beyond its value: bonuses, objectives, the end of the game
    solo_work: float = 75.0  # for a solo game, which needs five works
    shape: float = 1.5  # the increase in value from the first to the last drops and markers of a kakemono
    at_hand: float = 0.6  # a needed drop in the active area, as a share of a painted one
    at_home: float = 0.6  # a needed drop in the bag or the discard area
    joker: float = 0.44  # a primary that a black could replace
    mixable: float = 0.08  # a secondary whose primaries are available
    absent: float = 0.0
    removable: float = 0.6  # a marker whose tool an artisan shows, as a share of a removed one
    stuck: float = 0.2  # any other marker, if there is an artisan to sacrifice
    primary: float = 0.12  # for each drop that no kakemono needs
    secondary: float = 0.64
    black: float = 0.6  # if not beside the atelier
    step: float = 0.25  # for each of the first three active blacks
    artisan: float = 0.3
    room: float = 3.0  # for the place in the atelier that a finished work leaves
    on_card: float = 2.2  # deducted per drop on a kakemono: finishing is worth more than painting
    bonus: list[float] = field(default_factory=lambda: [0.6, 0.6, 0.6, 0.7, 0.7, 0.7, 2.5, 1.5])  # by icon of an edge


class HokusaiValuation(Valuation[HokusaiState]):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def prospect(self, decision: str, state: HokusaiState, seat: Seat) -> HokusaiState | None:
        """If an action is half of a choice, its value is determined by the best other half."""
        if not state.over and state.seat == seat and state.decision() in LEADS_TO.get(decision, NOTHING):
            return state
        return None

    def value(self, state: HokusaiState, seat: Seat) -> float:
        """Return the estimated points at the end of the game."""
        return self.value_beyond(state, seat, score_parts(state, seat))

    def value_beyond(self, state: HokusaiState, seat: Seat, parts: list[int]) -> float:
        """Return the same estimate for a known score."""
        points = float(sum(parts))
        if state.over:
            return points
        weights = self.weights
        points -= weights.on_card * parts[PAINTED]
        if FEWEST_PIGMENTS in state.public and state.closer == NOBODY:  # bots that pursue it throughout the game stall
            points -= score_public(state, seat, FEWEST_PIGMENTS)
        for by in state.cloth_by:
            if by == seat:
                points += weights.room + (weights.solo_work if state.players == 1 else weights.work)
        base = seat * N_COLOURS
        pool = self.pool(state, seat)
        for place in range(seat * PLACES, (seat + 1) * PLACES):
            if state.atelier[place] != NO_CARD:
                points += self.progress(state, seat, place, pool) * self.prize(state, seat, state.atelier[place])
        for colour in range(PAINTS):
            points += pool[colour] * (weights.primary if colour < PRIMARIES else weights.secondary)
        points += weights.black * pool[BLACK] + weights.step * min(state.active[base + BLACK], 3)
        for chair in range(seat * CHAIRS, (seat + 1) * CHAIRS):
            if state.artisans[chair] != NO_CARD:
                points += weights.artisan
        if state.seat == seat:
            points += self.pending(state)
        return points

    def pool(self, table: Table, seat: Seat) -> list[int]:
        """Return all drops that a seat will draw again, including those being mixed."""
        base = seat * N_COLOURS
        pool = [table.bag[base + c] + table.active[base + c] + table.discard[base + c] for c in range(N_COLOURS)]
        if table.seat == seat:
            for secondary in range(PAINTS - PRIMARIES):
                pool[PRIMARIES + secondary] += table.mixed[secondary]
        return pool

    def prize(self, table: Table, seat: Seat, card: int) -> float:
        """Return the value of finishing a kakemono."""
        if table.players == 1:
            return self.weights.solo_work + 0.4 * table.components.value[card]
        return self.weights.work + table.components.value[card]

    def progress(self, table: Table, seat: Seat, place: int, pool: list[int]) -> float:
        """Return the progress of a kakemono, from 0 to 1. The drops that it can use are removed from the pool."""
        weights = self.weights
        base, first_pigment = seat * N_COLOURS, place * PAINTS
        needed = 0
        done = 0.0
        spare_black = pool[BLACK] > 0 and table.painted[place * N_COLOURS + BLACK] == 0
        for colour in range(PAINTS):
            missing = table.missing[first_pigment + colour]
            total = table.components.pigments[table.atelier[place]][colour]
            needed += total
            done += total - missing
            for i in range(missing):
                if pool[colour] > 0:
                    pool[colour] -= 1
                    done += weights.at_hand if i < table.active[base + colour] else weights.at_home
                elif colour < PRIMARIES:
                    done += weights.joker if spare_black else weights.absent
                    spare_black = False
                else:
                    one, other = MIXED_FROM[colour - PRIMARIES]
                    done += weights.mixable if pool[one] > 0 and pool[other] > 0 else weights.absent
        needed += MARKERS
        removed = MARKERS
        for marker in (table.markers[place * 2], table.markers[place * 2 + 1]):
            if marker != NO_TOOL:
                removed -= 1
                if table.shown[seat * N_TOOLS + marker] > 0:
                    done += weights.removable
                elif table.artisans[seat * CHAIRS] != NO_CARD:
                    done += weights.stuck
        done += removed
        return float((done / needed) ** weights.shape)

    def pending(self, table: Table) -> float:
        """Return the value of bonuses and steps in progress."""
        weights = self.weights
        points = 0.0
        for icon in range(len(table.bonus)):
            points += weights.bonus[icon] * table.bonus[icon]
        for waiting in table.stack:
            step = step_of(waiting)
            if step == steps.PLACE:
                points += weights.room
            elif step == steps.HIRE_ANY:
                points += weights.bonus[7]
            elif step == steps.TAKE_ANY:
                points += weights.bonus[6]
            elif step == steps.GAIN:
                points += weights.bonus[3]
            elif step in COLLECTING:
                points += weights.bonus[0]
        return points


COLLECTING: Final = [steps.COLLECT_HERE, steps.COLLECT_ANY, steps.COLLECT_WISHED, steps.COLLECT_MORE]
