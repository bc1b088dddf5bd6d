"""What-if lines: a turn tried on a copy of the state, up to the first random or hidden outcome. The table is unchanged."""

import secrets
from typing import Literal

from ukiyo.engine import capabilities, move_log
from ukiyo.engine.game import Game
from ukiyo.engine.state import EFFECT_SIZE, State
from ukiyo.play import frames
from ukiyo.play.errors import Refused
from ukiyo.play.events import Event, public_event
from ukiyo.play.kinds import MOVE
from ukiyo.play.table_state import TableState

SEED_BITS = 63  # size of the copy's seed

Ending = Literal["chance", "turn", "over"]


class WhatIfLine:
    """A turn of the current player, tried on a determinized copy of the state."""

    def __init__(self, table: TableState, person: str) -> None:
        self.rules = table.rules
        self.frame = table.frame(person)
        self.visible_seats = table.visible_seats(person)
        self.seat = table.state.seat
        self.state = table.state.determinize(self.seat, secrets.randbits(SEED_BITS))
        self.ends: Ending | None = None

    def play(self, actions: list[int]) -> frames.WhatIf:
        """Returns the frame after these actions, with an event for each action."""
        events = [self.event(number, action) for number, action in enumerate(actions, 1)]
        view = self.rules.view(self.state, self.seat)
        legal = [] if self.ends else self.state.legal()
        return {
            "frame": {
                **self.frame,
                "version": self.frame["version"] + len(actions),
                "view": {**view, "legal": legal},
                "previews": capabilities.previews(self.rules, self.state, legal),
                "events": [public_event(self.rules, event, self.visible_seats) for event in events],
            },
            "ends": self.ends,
        }

    def event(self, number: int, action: int) -> Event:
        """Plays an action. The line ends when another seat decides or something would be revealed."""
        if self.ends:
            raise Refused(f"The line ends with action {number - 1}: what follows depends on chance or on another player.")
        after = self.state.copy()
        after.records_effects = True
        after.play(action)
        self.state = predicted_state(self.rules, after, action)
        if self.state is not after:
            is_certain = after.over and after.chance.words() == after.effect_states[0].chance.words()
            self.ends = "over" if is_certain else "chance"
        elif after.seat != self.seat:
            self.ends = "turn"
        outcome, effects = move_log.summary(self.rules, self.state, action), move_log.effects(self.rules, self.state)
        return Event(self.frame["version"] + number, MOVE, self.seat, action, outcome=outcome, effects=effects)


def predicted_state(rules: Game, after: State, action: int) -> State:
    """Returns the last intermediate position before anything is drawn or revealed, with the effects up to that point."""
    before = after.effect_states[0]
    chance, known = before.chance.words(), rules.is_predictable(action)

    def reveals_nothing(effect_state: State) -> bool:
        return not effect_state.over and effect_state.chance.words() == chance and (known or effect_state.undo_floor < effect_state.moves)

    if reveals_nothing(after):
        return after
    last = max(number for number, effect_state in enumerate(after.effect_states) if effect_state is before or reveals_nothing(effect_state))
    state = after.effect_states[last].copy()
    state.effect_states, state.effects = after.effect_states[: max(last, 1)], after.effects[: max(last - 1, 0) * EFFECT_SIZE]
    return state
