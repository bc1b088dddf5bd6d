"""Forecasts for a seat: the missing drops of each work, the progress of its objectives, and the remaining turns of a solo game."""

from itertools import product

from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import (
    BLACK,
    COLOURS,
    FEWEST_PIGMENTS,
    MOST_MARKERS,
    N_COLOURS,
    OBJECTIVES,
    PAINTS,
    PLACES,
    PRIMARIES,
    SECTORS,
    XS,
    YS,
    Card,
)  # fmt: skip
from ukiyo.games.hokusai.objectives import own_objectives
from ukiyo.games.hokusai.painting import fits
from ukiyo.games.hokusai.rondel import distance, move_choices
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import lies_in, most_of_a_tool
from ukiyo.games.hokusai.shapes import HokusaiForecast, HokusaiMissingDrops, HokusaiObjectiveStatus, HokusaiReachableKakemono
from ukiyo.games.hokusai.table import NO_CARD


def forecast(state: HokusaiState, seat: Seat) -> HokusaiForecast | None:
    """Return a seat's forecast, or None for a spectator and when the game is over."""
    if seat < 0 or state.over:
        return None
    places = range(seat * PLACES, (seat + 1) * PLACES)
    return {
        "works": [forecast_work(state, seat, place) for place in places if state.atelier[place] != NO_CARD],
        "ring": forecast_ring(state, seat),
        "individual": [forecast_individual(state, seat, objective) for objective in own_objectives(state, seat)],
        "public": [forecast_public(state, seat, objective) for objective in state.public],
        "turns_left": state.components.clock - state.turns if state.players == 1 else None,
    }


# Works


def forecast_work(state: HokusaiState, seat: Seat, place: int) -> HokusaiMissingDrops:
    """Return the forecast of a kakemono in the atelier, which can hold at most one black."""
    missing = state.missing[place * PAINTS : (place + 1) * PAINTS]
    joker = state.active[seat * N_COLOURS + BLACK] > 0 and state.painted[place * N_COLOURS + BLACK] == 0
    return {"card": state.components.kakemono_ids[state.atelier[place]], "missing": missing_drops(state, seat, missing, joker)}


def forecast_ring(state: HokusaiState, seat: Seat) -> list[HokusaiReachableKakemono]:
    """Return the kakemonos around the rondel within walking distance, with the drops that would be missing after the walk."""
    if state.free_place(seat) < 0:
        return []
    sectors = [sector for sector in range(SECTORS) if actions.MOVE + sector * 2 in move_choices(state, seat)]
    return [forecast_reachable(state, seat, sector, state.ring[sector]) for sector in sectors if state.ring[sector] != NO_CARD]


def forecast_reachable(state: HokusaiState, seat: Seat, sector: int, card: Card) -> HokusaiReachableKakemono:
    steps = distance(state.apprentice[seat], sector * 2)
    joker = state.active[seat * N_COLOURS + BLACK] > steps
    missing = missing_drops(state, seat, state.components.pigments[card], joker)
    return {"card": state.components.kakemono_ids[card], "missing": missing, "steps": steps}


def missing_drops(state: HokusaiState, seat: Seat, missing: list[int], joker: bool) -> dict[str, int]:
    """Return the missing drops with the best use of a joker and the artisans' substitutions."""
    active = state.active[seat * N_COLOURS : seat * N_COLOURS + PAINTS]
    primaries, drops = missing[:PRIMARIES], active[:PRIMARIES]
    left_out = sorted(product(*[range(n + 1) for n in primaries]), key=sum)
    fewest = next(
        shortage
        for shortage in left_out
        if fits([n - lacking for n, lacking in zip(primaries, shortage, strict=True)], drops, joker, state.substitutes[seat])
    )
    secondaries = [max(n - have, 0) for n, have in zip(missing[PRIMARIES:], active[PRIMARIES:], strict=True)]
    return {colour: n for colour, n in zip(COLOURS[:PAINTS], [*fewest, *secondaries], strict=True) if n}


# Objectives


def forecast_individual(state: HokusaiState, seat: Seat, objective: int) -> HokusaiObjectiveStatus:
    """Return the numbers of works that count, both signed works and works in the atelier."""
    components = state.components
    collections = components.wanted[objective]
    signed = [card for card in signed_works(state, seat) if components.collection[card] in collections]
    works = state.atelier[seat * PLACES : (seat + 1) * PLACES]
    counting = [card for card in works if card != NO_CARD and components.collection[card] in collections]
    return {"objective": components.individual_ids[objective], "value": len(signed), "compared_with": len(signed) + len(counting)}


def forecast_public(state: HokusaiState, seat: Seat, objective: int) -> HokusaiObjectiveStatus:
    """For a ranking, compare the seat's number with the best of the other seats. For a position, count the works of all seats."""
    others = [other for other in range(state.players) if other != seat]
    if objective == MOST_MARKERS:
        n, of = most_of_a_tool(state, seat), max([0] + [most_of_a_tool(state, other) for other in others])
    elif objective == FEWEST_PIGMENTS:
        n = state.count_drops(seat)
        of = min([state.count_drops(other) for other in others], default=n)
    else:
        cells = [cell for cell, by in zip(state.cloth_cell, state.cloth_by, strict=True) if by == seat]
        n, of = sum([lies_in(objective, XS[cell], YS[cell]) for cell in cells]), len(cells)
    return {"objective": OBJECTIVES[objective], "value": n, "compared_with": of}


def signed_works(state: HokusaiState, seat: Seat) -> list[Card]:
    return [card for card, by in zip(state.cloth, state.cloth_by, strict=True) if by == seat]
