"""Log entries: the scene, details and effects of a move, and the changes to the players' public assets."""

from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.engine.shapes import Changes, MoveSummary
from ukiyo.engine.state import State


def summary(game: Game, state: State, action: int) -> MoveSummary:
    """Return the public information about the last action. The state must have recorded its effects."""
    before, after = states(state)[:2]
    public = not game.is_secret(action)
    return {
        "scene": capabilities.scene(game, before),
        "decision": before.decision(),
        "about": {**capabilities.details(game, before, action), **capabilities.outcome(game, before, after, action)} if public else {},
        "changes": changes(game, before, after),
    }


def effects(game: Game, state: State) -> list[dict[str, object]]:
    """Return the effects of the last action, each with the changes it caused and the scene that starts with it."""
    items = capabilities.effects(game, state)
    if not items:
        return []
    positions, scene = states(state), capabilities.scene(game, state.effect_states[0])
    starts = capabilities.effect_starts(game, state)
    ends = [*starts[1:], len(positions) - 1]
    for effect, start, end in zip(items, starts, ends, strict=True):
        next_scene = capabilities.scene_of_effect(game, positions[start], effect) or scene
        if next_scene != scene:
            effect["scene"] = scene = next_scene
        changed = changes(game, positions[start], positions[end])
        if changed:
            effect["changes"] = changed
    return items


def states(state: State) -> list[State]:
    """Return the states before the action, at each effect, and now."""
    return [*state.effect_states, state]


def changes(game: Game, before: State, after: State) -> Changes:
    """Return the changes to each seat's public assets. Empty if nothing changed."""
    changed = [
        {name: assets_after[name] - assets_before.get(name, 0) for name in assets_after if assets_after[name] != assets_before.get(name, 0)}
        for assets_before, assets_after in zip(
            capabilities.public_assets(game, before), capabilities.public_assets(game, after), strict=True
        )
    ]
    return changed if any(changed) else []
