"""Previews as JSON, with names and the places on the board that represent the choice."""

from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import (
    CELLS,
    CHAIRS,
    COLOURS,
    ICONS,
    JOURNEY,
    KUNISADA,
    KUNIYOSHI,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PATH_BONUSES,
    PLACES,
    PRIMARIES,
    SIDES,
)  # fmt: skip
from ukiyo.games.hokusai.preview import (
    blacks_to,
    chairs_full,
    drops_after_turn,
    most_paid,
    paid_by_edges,
    painting_of,
    position_points,
    sectors_entered,
    sides_met,
    token_is_idle,
    touches,
    walks_to,
    way_of,
)  # fmt: skip
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.shapes import HokusaiPreview
from ukiyo.games.hokusai.table import NO_CARD
from ukiyo.games.hokusai.view import edge_name, edges, nonzero, tools

AT_RONDEL = ("move", "token", "take", "hire", "pick", "collect", "enter", "clockwise", "counterclockwise", "turn")
SPENT_TO = {"move": "discard", "discard": "discard", "step": "discard", "drop": "bag"}  # drops that are neither painted nor mixed
ON_CLOTH = ("exhibit", "rotate", "place", "orient")


def preview_json(state: HokusaiState, action: int) -> HokusaiPreview:
    kind = state.actions[action].kind
    preview: HokusaiPreview = {}
    at: dict[str, str] = {}
    if kind in AT_RONDEL:
        at_rondel(state, kind, action, preview, at)
    elif kind in ON_CLOTH:
        on_cloth(state, kind, action, preview, at)
    else:
        in_atelier(state, kind, action, preview, at)
    at.update(drops_used(state, action))
    areas = areas_changed(kind, state.actions[action].fields, preview, at)
    if areas:
        preview["areas"] = areas
    direction = way_of(state, kind)
    if direction:
        preview["uses"] = direction
    if at:
        preview["at"] = at
    return preview


def drops(amounts: list[int]) -> dict[str, int]:
    """Return amounts by colour, for the first colours."""
    return {COLOURS[colour]: n for colour, n in enumerate(amounts) if n}


def drops_used(state: HokusaiState, action: int) -> dict[str, str]:
    """Return the drops in the player's areas that represent the choice, as colours with their areas."""
    kind, fields = state.actions[action].kind, state.actions[action].fields
    if kind == "mix":
        return {fields["one"]: "active", fields["other"]: "active"}
    if kind == "paint":
        return {fields["drop"]: "active"}
    if kind in ("drop", "step"):
        return {fields["colour"]: "active"}
    if kind in ("recover", "fetch"):
        return {fields["colour"]: "discard" if kind == "recover" else "bag"}
    if kind in ("recolour", "lose"):
        return {fields["colour"]: fields["area"]}
    return {}


def areas_changed(kind: str, fields: dict[str, str], preview: HokusaiPreview, at: dict[str, str]) -> dict[str, dict[str, int]]:
    """Return the direct changes to the player's areas."""
    changed: dict[str, dict[str, int]] = {area: {} for area in actions.AREAS}
    paid, gained, to = preview.get("pay", {}), preview.get("gain", {}), preview.get("to", "")
    if kind in SPENT_TO:
        gained, to = paid, SPENT_TO[kind]
    elif kind in ("recover", "fetch"):
        paid = gained = {fields["colour"]: 1}
    for colour, n in paid.items():
        area = at.get(colour, "active")
        if area in changed:
            changed[area][colour] = -n
    for colour, n in gained.items():
        if to:
            changed[to][colour] = changed[to].get(colour, 0) + n
    return {area: drops for area, drops in changed.items() if drops}


def at_rondel(state: HokusaiState, kind: str, action: int, preview: HokusaiPreview, at: dict[str, str]) -> None:
    components = state.components
    if kind == "move":
        space = action - actions.MOVE
        sector = space // 2
        cards, ids = (state.ring, components.kakemono_ids) if space % 2 == 0 else (state.ring_artisans, components.artisan_ids)
        preview["blacks"] = blacks_to(state, space)
        preview["pay"] = {"black": blacks_to(state, space)}
        preview["token"] = components.token_ids[state.token_at[sector]]
        preview["drops"] = drops(state.wheel[sector * PRIMARIES : (sector + 1) * PRIMARIES])
        at["sector"] = str(sector + 1)
        if cards[sector] != NO_CARD:
            at["kakemono" if space % 2 == 0 else "artisan"] = ids[cards[sector]]
    elif kind == "token":
        at["sector"] = str(state.token_at.index(action - actions.TOKEN) + 1)
        if token_is_idle(state, action - actions.TOKEN):
            preview["idle"] = True
        if walks_to(state) >= 0:
            preview["journey_space"] = JOURNEY[walks_to(state)]
    elif kind == "take":
        position = action - actions.TAKE
        preview["markers"] = tools(state.ring_markers[position * 2 : position * 2 + 2])
        at["kakemono"] = components.kakemono_ids[state.ring[position]]
    elif kind in ("hire", "pick"):
        preview["needs_dismissal"] = chairs_full(state)
        if kind == "hire":
            at["artisan"] = components.artisan_ids[state.ring_artisans[action - actions.HIRE]]
    elif kind == "collect":
        preview["gain"] = {COLOURS[(action - actions.COLLECT) % PRIMARIES]: 1}
        preview["to"] = "active" if state.decision() == "collect-ready" else "discard"
    elif kind == "enter":
        preview["sectors"] = [str(state.entry + 1)]
    elif kind == "turn":
        sector = action - actions.TURN
        preview["token"] = components.token_ids[state.token_at[sector]]
        preview["drops"] = drops(drops_after_turn(state, sector))
    else:
        entered = [str(sector + 1) for sector in sectors_entered(state, 1 if kind == "clockwise" else -1)]
        preview["sectors"] = entered
        at["sector"] = entered[1]  # the second drop shows the direction


def on_cloth(state: HokusaiState, kind: str, action: int, preview: HokusaiPreview, at: dict[str, str]) -> None:
    ids = state.components.kakemono_ids
    if kind == "exhibit":
        place = state.seat * PLACES + action - actions.EXHIBIT
        preview["missing"] = drops(state.missing[place * PAINTS : (place + 1) * PAINTS])
        preview["points"] = state.components.value[state.atelier[place]]
        at["kakemono"] = ids[state.atelier[place]]
    elif kind == "rotate":
        at["cell"] = CELLS[state.cloth_cell[state.cloth.index(action - actions.ROTATE)]]
    elif kind == "place":
        cell = action - actions.PLACE
        preview["neighbours"] = [
            {"side": SIDES[touch.side], "kakemono": ids[touch.card], "edge": edge_name(state, touch.edge)} for touch in touches(state, cell)
        ]
        preview["max_bonuses"] = most_paid(state, cell)
        preview["points"] = position_points(state, cell)
    else:
        turn = action - actions.ORIENT
        turning = state.decision() == "rotate-to"
        card = state.cloth[state.chosen] if turning else state.atelier[state.exhibiting]
        preview["edges"] = edges(state, card, turn)
        if not turning:
            preview["matching_sides"] = [SIDES[side] for side in sides_met(state, card, state.cell, turn)]
            preview["edge_bonuses"] = nonzero(dict(zip(ICONS, paid_by_edges(state, state.cell, turn), strict=True)))
        at["kakemono"] = ids[card]
        at["cell"] = CELLS[state.cloth_cell[state.chosen] if turning else state.cell]


def in_atelier(state: HokusaiState, kind: str, action: int, preview: HokusaiPreview, at: dict[str, str]) -> None:
    components, seat = state.components, state.seat
    if kind in ("paint", "remove", "sacrifice", "exchange", "lose"):
        on_kakemono(state, kind, action, preview, at)
    elif kind == "mix":
        mixture = action - actions.MIX
        one, other = actions.PAIRS[mixture % len(actions.PAIRS)]
        preview["pay"] = {COLOURS[one]: 2} if one == other else {COLOURS[one]: 1, COLOURS[other]: 1}
        preview["gain"] = {COLOURS[PRIMARIES + mixture // len(actions.PAIRS)]: 1}
    elif kind == "discard":
        preview["pay"] = drops(state.active[seat * N_COLOURS : (seat + 1) * N_COLOURS])
        preview["draws"] = components.active
    elif kind == "power":
        if state.master[seat] == KUNIYOSHI:
            preview["gain"] = {"black": 1}
        preview["power"] = "black" if state.master[seat] == KUNIYOSHI else "search"
    elif kind == "drop":
        preview["pay"] = {COLOURS[action - actions.DROP]: 1}
        preview["draws"] = 1
    elif kind == "step":
        on_path(state, action, preview)
    elif kind in ("keep", "gain"):
        to_areas(state, kind, action, preview)
    elif kind in ("recover", "fetch"):
        preview["to"] = "active"
        at["area"] = "discard" if kind == "recover" else "bag"
    elif kind == "dismiss":
        at["artisan"] = components.artisan_ids[state.artisans[seat * CHAIRS + action - actions.DISMISS]]


def on_kakemono(state: HokusaiState, kind: str, action: int, preview: HokusaiPreview, at: dict[str, str]) -> None:
    """Painting, removing a marker, or losing a drop, which can also come from an area."""
    if kind == "paint":
        place, drop, _ = painting_of(action - actions.PAINT)
        preview["pay"] = {COLOURS[drop]: 1}
    elif kind == "remove":
        place = (action - actions.REMOVE) // N_TOOLS
    elif kind == "sacrifice":
        place = (action - actions.SACRIFICE) // N_TOOLS
    elif kind == "exchange":
        place = (action - actions.EXCHANGE) // N_TOOLS
        chooses = state.decision() == "exchange-with" or state.master[state.seat] == KUNISADA
        preview["with"] = "marker" if chooses else "bag"
    else:
        area, paint = divmod(action - actions.LOSE, PAINTS)
        preview["pay"] = {COLOURS[paint]: 1}
        if area < actions.FROM_CARDS:
            return
        place = area - actions.FROM_CARDS
        at["place"] = str(place + 1)
    at["kakemono"] = state.components.kakemono_ids[state.atelier[state.seat * PLACES + place]]


def on_path(state: HokusaiState, action: int, preview: HokusaiPreview) -> None:
    step = state.climbed[state.seat]
    preview["pay"] = {COLOURS[action - actions.STEP]: 1}
    preview["step"], preview["last"] = step + 1, len(state.path)
    if state.path_bonus[step]:
        preview["bonus"] = PATH_BONUSES[state.path_bonus[step]]


def to_areas(state: HokusaiState, kind: str, action: int, preview: HokusaiPreview) -> None:
    """A primary kept with Utamaro, or a secondary that is gained or exchanged."""
    preview["to"] = "discard"
    if kind == "keep":
        preview["gain"] = {COLOURS[action - actions.KEEP]: 1}
        return
    preview["gain"] = {COLOURS[PRIMARIES + action - actions.GAIN]: 1}
    if state.decision() == "recolour-to":
        preview["pay"] = {COLOURS[PRIMARIES + state.chosen % PRIMARIES]: 1}
        preview["to"] = actions.AREAS[state.chosen // PRIMARIES]
