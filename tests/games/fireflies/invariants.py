"""Invariants of Fireflies."""

from typing import Any

from ukiyo.engine.state import State

ASLEEP, NOTHING, SPENT = -2, -1, -2


def check(state: State) -> None:
    table: dict[str, Any] = state.save()
    holder, laid, night = table["holder"], table["laid"], table["night"]
    assert sum(table["deck"]) == 10 - night
    for seat in range(state.players):
        held = holder.count(seat)
        assert 0 <= held <= 6
        assert laid[seat] in (ASLEEP, NOTHING) or holder[laid[seat]] == seat, "players lay only their own lanterns"
        slept = table["dew"][seat] + (laid[seat] == ASLEEP)
        nights = night - 1 + (laid[seat] != NOTHING or state.over)
        assert 6 - held + (laid[seat] >= 0) + slept == nights, "each night, a player lays a lantern or sleeps"
    assert holder.count(SPENT) + sum(holder.count(seat) for seat in range(state.players)) == 6 * state.players
    assert sum(table["net"]) <= night
