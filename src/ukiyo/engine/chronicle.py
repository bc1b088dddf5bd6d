"""What is written down of a move for those who read on: in which scene it was made, what it was about, what it changed for whom."""

from ukiyo.engine.game import Game
from ukiyo.engine.shapes import Changes, Told
from ukiyo.engine.state import State


def told(game: Game, state: State, action: int) -> Told:
    """What all may hear of the action that led to this position, which was telling."""
    moments = positions(state)
    before = moments[0]
    return {
        "scene": game.scene(before),
        "decision": before.decision(),
        "about": {} if game.secret(action) else {**game.about(before, action), **game.outcome(before, moments[1], action)},
        "changes": changes(game, before, moments[1]),
    }


def news(game: Game, state: State) -> list[dict[str, object]]:
    """What that action brought about, each piece with what it changed and the scene that begins with it."""
    items = game.news(state)
    if not items:
        return []
    moments, scene = positions(state), game.scene(state.moments[0])
    begins = game.moments(state)
    ends = [*begins[1:], len(moments) - 1]
    for item, begin, end in zip(items, begins, ends, strict=True):
        opened = game.opens(moments[begin], item) or scene
        if opened != scene:
            item["scene"] = scene = opened
        changed = changes(game, moments[begin], moments[end])
        if changed:
            item["changes"] = changed
    return items


def positions(state: State) -> list[State]:
    """Before the action, at each piece of news, and now."""
    return [*state.moments, state]


def changes(game: Game, before: State, after: State) -> Changes:
    changed = [
        {name: now[name] - then.get(name, 0) for name in now if now[name] != then.get(name, 0)}
        for then, now in zip(game.holdings(before), game.holdings(after), strict=True)
    ]
    return changed if any(changed) else []
