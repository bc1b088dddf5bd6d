"""Invariants of Hokusai: components are neither lost nor duplicated, and numbers are not negative."""

from ukiyo.engine.state import State
from ukiyo.games.hokusai.components import (
    ARTISANS,
    BEYOND,
    BLACK,
    CHAIRS,
    KAKEMONOS,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PLACES,
    PRIMARIES,
    SECTORS,
)
from ukiyo.games.hokusai.rules import HokusaiState


def check(state: State) -> None:
    assert isinstance(state, HokusaiState)
    check_nothing_negative(state)
    check_drops(state)
    check_markers(state)
    check_cards(state)
    check_ateliers(state)
    check_cloth(state)
    check_between_actions(state)


def check_nothing_negative(state: HokusaiState) -> None:
    amounts = [
        state.bag, state.active, state.discard, state.beside, state.wheel, state.reserve, state.tool_bag, state.missing, state.painted,
        state.kept, state.shown, state.signatures, state.mixed, state.entering, state.icons, state.bonus,
    ]  # fmt: skip
    assert min(min(amount) for amount in amounts) >= 0


def check_drops(state: HokusaiState) -> None:
    """The number of drops of each colour is constant: on the wheel, in the reserve, with the players and in transit."""
    components, players = state.components, state.players
    found = []
    for colour in range(N_COLOURS):
        held = sum(sum(area[colour::N_COLOURS]) for area in (state.bag, state.active, state.discard, state.painted))
        found.append(held)
    for primary in range(PRIMARIES):
        found[primary] += sum(state.wheel[primary::PRIMARIES]) + state.entering[primary]
        loose = components.loose if players > 1 else components.solo_loose
        extra = found[primary] - components.kit[primary] * players - loose
        assert extra == 0 or (players == 1 and extra == 1), (primary, found)
    assert players > 1 or sum(found[:PRIMARIES]) == sum(components.kit[:PRIMARIES]) + PRIMARIES * components.solo_loose + 1
    for secondary in range(PAINTS - PRIMARIES):
        assert found[PRIMARIES + secondary] + state.reserve[secondary] + state.mixed[secondary] == components.reserve
    for seat in range(players):
        blacks = sum(area[seat * N_COLOURS + BLACK] for area in (state.bag, state.active, state.discard))
        on_cards = sum(state.painted[(seat * PLACES + at) * N_COLOURS + BLACK] for at in range(PLACES))
        assert blacks + on_cards + state.beside[seat] == components.kit[BLACK]
        assert blacks > 0 or state.beside[seat] == 0, "Jokers next to the atelier must return after the last joker is used."


def check_markers(state: HokusaiState) -> None:
    for tool in range(N_TOOLS):
        laid = state.markers.count(tool) + state.ring_markers.count(tool) + state.sharaku.count(tool)
        assert laid + sum(state.kept[tool::N_TOOLS]) + state.tool_bag[tool] == state.components.tools
    for slots in (state.markers, state.ring_markers):
        for first, second in zip(slots[::2], slots[1::2], strict=True):
            assert first >= 0 or second < 0, "A single marker must be in the first space."
    assert len(state.sharaku) in (0, 2)
    assert len(set(state.sharaku)) == len(state.sharaku)


def check_cards(state: HokusaiState) -> None:
    """Every card is in exactly one place."""
    artisans = [*state.fresh, *state.returned, *state.offer, *state.ring_artisans, *state.artisans, state.arriving]
    seated = sorted(artisan for artisan in artisans if artisan >= 0)
    assert seated == list(range(ARTISANS))
    assert len(state.returned) == len(state.returned_by)
    kakemonos = [card for card in [*state.deck, *state.ring, *state.atelier, *state.cloth] if card >= 0]
    assert len(set(kakemonos)) == len(kakemonos)
    assert {card for card in range(KAKEMONOS) if card % 4} <= set(kakemonos)
    assert sum(card % 4 == 0 for card in kakemonos) == state.players + 1
    for value in range(4):
        assert sorted(state.back[value::4]) == list(range(value, KAKEMONOS, 4))
    assert set(state.holder) <= {-1, *range(state.players)}
    for seat in range(state.players):
        assert seat in state.holder
    assert state.turns == 0 or state.over or None not in state.master


def check_ateliers(state: HokusaiState) -> None:
    components = state.components
    for seat in range(state.players):
        for at in range(PLACES):
            place = seat * PLACES + at
            card = state.atelier[place]
            painted = state.painted[place * N_COLOURS : (place + 1) * N_COLOURS]
            missing = state.missing[place * PAINTS : (place + 1) * PAINTS]
            assert painted[BLACK] <= 1
            assert state.freed[place] <= painted[BLACK]
            if card < 0:
                assert sum(painted) == sum(missing) == 0
                assert state.markers[place * 2] < 0
            elif place != state.exhibiting or sum(painted) > 0 or sum(missing) > 0:
                assert sum(painted) + sum(missing) == sum(components.pigments[card])
            assert card < 0 or at < state.places(seat)
        sitting = state.artisans[seat * CHAIRS : (seat + 1) * CHAIRS]
        number = sum(artisan >= 0 for artisan in sitting)
        assert number <= state.chairs(seat)
        assert all(artisan >= 0 for artisan in sitting[:number])
        shown = [0] * N_TOOLS
        substitutes = 0
        for artisan in sitting[:number]:
            shown[components.tool[artisan]] += components.icons[artisan]
            substitutes |= components.substitution[artisan]
        assert shown == state.shown[seat * N_TOOLS : (seat + 1) * N_TOOLS]
        assert substitutes == state.substitutes[seat]


def check_cloth(state: HokusaiState) -> None:
    """Every work has its own cell next to an earlier work, and its owner has one signature less."""
    cells = state.cloth_cell
    assert len(set(cells)) == len(cells) == len(state.cloth) == len(state.cloth_turn) == len(state.cloth_by)
    for i in range(1, len(cells)):
        assert any(BEYOND[cells[i] * 4 + side] in cells[:i] for side in range(4))
    for seat in range(state.players):
        assert state.signatures[seat] + state.cloth_by.count(seat) == state.components.signatures


def check_between_actions(state: HokusaiState) -> None:
    """Nothing is in transit when a turn continues. Legal actions are sorted and unique."""
    if state.decision() == "turn":
        assert sum(state.mixed) == sum(state.entering) == sum(state.bonus) == 0
        assert state.arriving < 0
        assert not state.offer
        assert 0 <= state.oval < SECTORS
    assert state.options == sorted(set(state.options))
