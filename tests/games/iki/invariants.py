"""Invariants of IKI."""

from ukiyo.engine.state import State
from ukiyo.games.iki.components import CHARACTERS, N_GOODS
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.table import NO_CARD, NOBODY, SPENT, TOP


def check(state: State) -> None:
    assert isinstance(state, IkiState)
    stalls = state.board.stalls
    assert min(state.goods) >= 0
    assert len(state.goods) == N_GOODS * state.players
    for seat in range(state.players):
        on_cards = sum(state.owner[stall] == seat for stall in stalls)
        pending = state.placing != NO_CARD and state.seat == seat and state.decision() != "neutral-stall"
        assert state.kobun[seat] + on_cards == 4
        assert state.kobun[seat] >= (1 if pending else 0)
        assert 0 <= state.power[seat] <= TOP
        assert 0 <= state.oyakata[seat] <= 8
    for stall in range(16):
        card = state.card[stall]
        if card == NO_CARD or stall not in stalls:
            assert (card, state.owner[stall], state.experience[stall]) == (NO_CARD, NOBODY, 0)
        elif card < CHARACTERS:
            assert 0 <= state.experience[stall] < state.components.track[card]
            assert state.owner[stall] != NOBODY or state.players == 2
        else:
            assert state.owner[stall] != NOBODY
            assert state.experience[stall] == 0
    check_cards(state)
    check_tokens(state)
    assert sorted(state.ranking) == list(range(state.players))
    powers = [state.power[seat] for seat in state.ranking]
    assert powers == sorted(powers, reverse=True)
    taken = [space for space in state.ikizama if space >= 0]
    assert len(taken) == len(set(taken))
    assert state.blocked not in taken


def check_cards(state: IkiState) -> None:
    """Each card is in exactly one place: on a stall, retired, in the row or being placed."""
    cards = [card for card in state.card if card != NO_CARD] + state.retired
    if state.placing != NO_CARD:
        cards.append(state.placing)
    if 1 <= state.month <= 12:
        first = 4 + (state.month - 1) // 3 * 14
        cards += [first + place for place, mons in enumerate(state.row) if mons >= 0]
    cards += [CHARACTERS + building for building in state.offered]
    assert len(cards) == len(set(cards))
    assert len(state.retired) == len(state.retired_by)


def check_tokens(state: IkiState) -> None:
    components = state.components
    for seat in range(state.players):
        fish = [token // 6 for token, by in enumerate(state.token_by) if by == seat and components.token_kind[token] == 0]
        assert len(fish) == len(set(fish)), "at most one fish per season"
    for token, holder in enumerate(state.special):
        card = components.token_card[token]
        retired_by = state.retired_by[state.retired.index(card)] if card in state.retired else NOBODY
        assert holder in (retired_by, SPENT)
    assert sum(state.blocking) == (12 - min(state.month, 12) if state.players == 2 else 12)
