"""The view of a seat. It hides future draws, other seats' objectives, artisans returned face down, and the backs of kakemonos."""

from typing import Final

from ukiyo.engine.state import Seat, seat_of, step_of
from ukiyo.engine.view import seat_view as shared_seat_view
from ukiyo.engine.view import table_view
from ukiyo.games.hokusai import steps
from ukiyo.games.hokusai.cloth import N_SIDES, edge
from ukiyo.games.hokusai.components import (
    CHAIRS,
    COLOURS,
    ICONS,
    JOURNEY,
    MASTERS,
    MIXED_FROM,
    N_COLOURS,
    N_TOOLS,
    OBJECTIVES,
    PAINTS,
    PATH_BONUSES,
    PLACES,
    POSITIONS,
    PRIMARIES,
    SECTORS,
    SHARAKU,
    SIDES,
    SPACES,
    TOOLS,
    XS,
    YS,
    Card,
)  # fmt: skip
from ukiyo.games.hokusai.forecast import forecast
from ukiyo.games.hokusai.objectives import own_objectives
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import CATEGORIES, lies_in, score_parts, won_alone
from ukiyo.games.hokusai.shapes import (
    HokusaiCard,
    HokusaiHungWork,
    HokusaiPlayer,
    HokusaiPublicView,
    HokusaiSeatView,
    HokusaiSector,
    HokusaiWork,
)
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY, TOP

PLAN: Final = range(-3, 4)  # columns and rows around the initial kakemono, for a map of the cloth


def public_view(state: HokusaiState) -> HokusaiPublicView:
    components = state.components
    return {
        **table_view(state, "hokusai"),
        "first": state.first,
        "turns": state.turns,
        "sectors": [view_sector(state, sector) for sector in range(SECTORS)],
        "oval": state.oval + 1,
        "deck_top": view_ring(state, TOP),
        "deck": len(state.deck),
        "pile": len(state.fresh),
        "tool_bag": dict(zip(TOOLS, state.tool_bag, strict=True)),
        "reserve": dict(zip(COLOURS[PRIMARIES:PAINTS], state.reserve, strict=True)),
        "cloth": [view_hung(state, i) for i in range(len(state.cloth))],
        "exhibiting": state.exhibiting % PLACES + 1 if state.decision() in ("complete", "place", "orient") else None,
        "cell": [XS[state.cell], YS[state.cell]] if state.decision() == "orient" else None,
        "masters": [MASTERS[master] for master in state.masters],
        "public": [OBJECTIVES[objective] for objective in state.public],
        "positions": {OBJECTIVES[objective]: view_positions(objective) for objective in state.public if objective >= POSITIONS},
        "main_open": state.main_open,
        "extra_open": state.extra_open,
        "power_open": state.power_open,
        "mixing": {COLOURS[PRIMARIES + mixed]: [COLOURS[one], COLOURS[other]] for mixed, (one, other) in enumerate(MIXED_FROM)},
        "mixed": nonzero(dict(zip(COLOURS[PRIMARIES:PAINTS], state.mixed, strict=True))),
        "mixer": mixer(state),
        "entering": nonzero(dict(zip(COLOURS[:PRIMARIES], state.entering, strict=True))),
        "bonus": nonzero(dict(zip(ICONS, state.bonus, strict=True))),
        "arriving": None if state.arriving == NO_CARD else components.artisan_ids[state.arriving],
        "exchanging": mark_name(state.chosen) if state.decision() == "exchange-with" else None,
        "closer": None if state.closer == NOBODY else state.closer,
        "won": won_alone(state) if state.players == 1 else None,
        "journey": [JOURNEY[space] for space in state.journey],
        "path": [COLOURS[colour] for colour in state.path],
        "path_bonus": [PATH_BONUSES[bonus] for bonus in state.path_bonus],
        "path_first": None if state.path_first == NOBODY else state.path_first,
    }


def seat_view(state: HokusaiState, seat: Seat) -> HokusaiSeatView:
    components = state.components
    sees_pile = state.over or (seat >= 0 and state.looked[seat] > 0)
    return {
        **shared_seat_view(state, seat),
        "players": [view_player(state, other, seat) for other in range(state.players)],
        "returned": [
            components.artisan_ids[card] if by == NOBODY or by == seat else None
            for card, by in zip(state.returned, state.returned_by, strict=True)
        ],
        "offer": [components.artisan_ids[card] if seat == state.seat else None for card in state.offer],
        "objective_pile": [components.individual_ids[objective] if sees_pile else None for objective in own_objectives(state, NOBODY)],
        "forecast": forecast(state, seat),
    }


def mixer(state: HokusaiState) -> Seat | None:
    """Return the player whose secondaries are set aside. Other players may have decisions before this player takes them."""
    if not any(state.mixed):
        return None
    waiting = [seat_of(step) for step in state.stack if step_of(step) in (steps.MIX_MORE, steps.TAKE_MIXED)]
    return waiting[-1] if waiting else state.seat


def nonzero(amounts: dict[str, int]) -> dict[str, int]:
    """Return only amounts above 0."""
    return {name: amount for name, amount in amounts.items() if amount}


def mark_name(mark: int) -> str:
    return f"{mark // N_TOOLS + 1}-{TOOLS[mark % N_TOOLS]}"


def drops(areas: list[int], start: int) -> dict[str, int]:
    return dict(zip(COLOURS, areas[start * N_COLOURS : (start + 1) * N_COLOURS], strict=True))


def tools(markers: list[int]) -> list[str]:
    return [TOOLS[tool] for tool in markers if tool != NO_TOOL]


def edges(state: HokusaiState, card: Card, turn: int) -> list[str]:
    """Return the edge on each side of a painted card."""
    return [edge_name(state, edge(state, card, turn, side)) for side in range(N_SIDES)]


def edge_name(state: HokusaiState, at: int) -> str:
    icon = ICONS[state.components.edge_icon[at]]
    return icon if state.components.edge_count[at] == 1 else f"{icon}-{icon}"


def view_positions(objective: int) -> list[list[int]]:
    """Return the cells in which a position objective scores, within the map of the cloth."""
    return [[x, y] for x in PLAN for y in PLAN if (x != 0 or y != 0) and lies_in(objective, x, y)]


def view_ring(state: HokusaiState, position: int) -> HokusaiCard | None:
    if state.ring[position] == NO_CARD:
        return None
    markers = state.ring_markers[position * 2 : position * 2 + 2]
    return {"card": state.components.kakemono_ids[state.ring[position]], "markers": tools(markers)}


def view_sector(state: HokusaiState, sector: int) -> HokusaiSector:
    components = state.components
    artisan = state.ring_artisans[sector]
    wheel = state.wheel[sector * PRIMARIES : (sector + 1) * PRIMARIES]
    return {
        "token": components.token_ids[state.token_at[sector]],
        "wheel": dict(zip(COLOURS[:PRIMARIES], wheel, strict=True)),
        "kakemono": view_ring(state, sector),
        "artisan": None if artisan == NO_CARD else components.artisan_ids[artisan],
    }


def view_hung(state: HokusaiState, i: int) -> HokusaiHungWork:
    cell = state.cloth_cell[i]
    return {
        "card": state.components.kakemono_ids[state.cloth[i]],
        "x": XS[cell],
        "y": YS[cell],
        "north": SIDES[state.cloth_turn[i]],
        "edges": edges(state, state.cloth[i], state.cloth_turn[i]),
        "by": None if state.cloth_by[i] == NOBODY else state.cloth_by[i],
    }


def view_player(state: HokusaiState, seat: Seat, viewer: Seat) -> HokusaiPlayer:
    components = state.components
    own = seat == viewer or state.over
    return {
        "seat": seat,
        "master": None if state.master[seat] < 0 else MASTERS[state.master[seat]],
        "apprentice": SPACES[state.apprentice[seat]],
        "bag": drops(state.bag, seat),
        "active": drops(state.active, seat),
        "discard": drops(state.discard, seat),
        "jokers": state.beside[seat],
        "atelier": [view_work(state, seat * PLACES + at, seat == viewer) for at in range(state.places(seat))],
        "chairs": state.chairs(seat),
        "artisans": [
            components.artisan_ids[artisan] for artisan in state.artisans[seat * CHAIRS : (seat + 1) * CHAIRS] if artisan != NO_CARD
        ],
        "removed_markers": dict(zip(TOOLS, state.kept[seat * N_TOOLS : (seat + 1) * N_TOOLS], strict=True)),
        "sharaku": tools(state.sharaku) if state.master[seat] == SHARAKU else [],
        "signatures": state.signatures[seat],
        "objectives": [components.individual_ids[objective] if own else None for objective in own_objectives(state, seat)],
        "walked": state.walked[seat] + 1 if state.with_journey else None,
        "climbed": state.climbed[seat] if state.with_paths else None,
        "row": state.row[seat] if state.track else None,
        "score": view_score(state, seat, own),
    }


def view_work(state: HokusaiState, place: int, own: bool) -> HokusaiWork | None:
    card = state.atelier[place]
    if card == NO_CARD:
        return None
    return {
        "card": state.components.kakemono_ids[card],
        "markers": tools(state.markers[place * 2 : place * 2 + 2]),
        "missing": nonzero(dict(zip(COLOURS[:PAINTS], state.missing[place * PAINTS : (place + 1) * PAINTS], strict=True))),
        "painted": nonzero(drops(state.painted, place)),
        "edges": edges(state, card, 0) if own else None,
    }


def view_score(state: HokusaiState, seat: Seat, own: bool) -> dict[str, int | None]:
    """Return the current score in this game's categories, without the secret objectives of other seats."""
    parts = score_parts(state, seat)
    absent = {"journey": not state.with_journey, "paths": not state.with_paths}
    return {name: parts[i] if own or name != "individual" else None for i, name in enumerate(CATEGORIES) if not absent.get(name, False)}
