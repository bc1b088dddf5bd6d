"""Hokusai's log: scenes, move details and the players' public assets."""

from ukiyo.engine.shapes import Changes, Scene
from ukiyo.engine.state import seat_of
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import CHAIRS, COLOURS, KUNISADA, N_COLOURS, N_TOOLS, PLACES, TOOLS
from ukiyo.games.hokusai.objectives import own_objectives
from ukiyo.games.hokusai.preview_json import preview_json
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL
from ukiyo.games.hokusai.view import view_score

BY_EFFECT = {"turn": "turn", "clock": "round", "end": "end"}  # in a solo game, turns are rounds, and the end of a round is a separate scene
PUBLIC_FIELDS = ("token", "to", "with", "power", "blacks", "points")  # fields of a preview that are public after the move


def scene(state: HokusaiState) -> Scene:
    """The first step on the stack belongs to the player whose turn it is, even if another player decides."""
    if state.over:
        return scene_at(state, "end", None)
    return scene_at(state, "turn" if state.turns else "setup", seat_of(state.stack[0]))


def scene_of_effect(state: HokusaiState, effect: dict[str, object]) -> Scene | None:
    kind, seat = BY_EFFECT.get(str(effect["kind"])), effect.get("seat")
    return scene_at(state, kind, seat if isinstance(seat, int) else None) if kind else None


def scene_at(state: HokusaiState, kind: str, seat: int | None) -> Scene:
    return {"kind": kind, "seat": seat if kind == "turn" else None, "at": state.turns}


def details(state: HokusaiState, action: int) -> dict[str, str | int | None]:
    """Return the card, the place on the rondel or the cloth, and the area."""
    preview = dict(preview_json(state, action))
    at = preview.get("at", {})
    assert isinstance(at, dict)
    if state.decision() == "place":
        at["kakemono"] = state.components.kakemono_ids[state.atelier[state.exhibiting]]
    return {**at, **{name: value for name, value in preview.items() if name in PUBLIC_FIELDS and isinstance(value, str | int)}}


def outcome(before: HokusaiState, after: HokusaiState, action: int) -> dict[str, str | int | None]:
    """Return the artisan if there was only one to sacrifice, or the marker received in an exchange."""
    seat, kind = before.seat, before.actions[action].kind
    if kind == "sacrifice":
        chairs = range(seat * CHAIRS, (seat + 1) * CHAIRS)
        sacrificed = [before.artisans[chair] for chair in chairs if before.artisans[chair] not in after.artisans]
        return {"artisan": before.components.artisan_ids[sacrificed[0]]} if sacrificed else {}
    if kind == "exchange" and before.decision() != "exchange-with":
        place = seat * PLACES + (action - actions.EXCHANGE) // N_TOOLS
        markers_before, markers_after = before.markers[place * 2 : place * 2 + 2], after.markers[place * 2 : place * 2 + 2]
        gained = [tool for tool in markers_after if tool != NO_TOOL and markers_after.count(tool) > markers_before.count(tool)]
        drawn = (
            before.actions[action].fields["tool"]
            if sorted(markers_before) == sorted(markers_after) and before.master[seat] != KUNISADA
            else ""
        )
        return {"became": TOOLS[gained[0]]} if gained else {"became": drawn} if drawn else {}
    return {}


def public_assets(state: HokusaiState) -> Changes:
    return [assets(state, seat) for seat in range(state.players)]


def assets(state: HokusaiState, seat: int) -> dict[str, int]:
    """Return drops, cards, markers and points. Objectives are excluded until the end, because their points can be lost."""
    start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
    areas = zip(state.bag[start:end], state.active[start:end], state.discard[start:end], strict=True)
    works = state.atelier[seat * PLACES : (seat + 1) * PLACES]
    artisans = state.artisans[seat * CHAIRS : (seat + 1) * CHAIRS]
    points = view_score(state, seat, state.over)
    return {
        **{colour: sum(drops) for colour, drops in zip(COLOURS, areas, strict=True)},
        "jokers": state.beside[seat],
        "kakemonos": len(works) - works.count(NO_CARD),
        "artisans": len(artisans) - artisans.count(NO_CARD),
        "markers": sum(state.kept[seat * N_TOOLS : (seat + 1) * N_TOOLS]),
        "signatures": state.signatures[seat],
        "objectives": len(own_objectives(state, seat)),
        "points": sum(n or 0 for name, n in points.items() if state.over or name not in ("individual", "public")),
    }
