"""Setup and options."""

import pytest

from tests.games.hokusai.arranged_table import ArrangedTable
from tests.games.hokusai.invariants import check
from ukiyo.engine.errors import BadOption
from ukiyo.games.hokusai.components import HIROSHIGE, TOKENS
from ukiyo.games.hokusai.rules import HokusaiState


def new(players: int, seed: int = 1, **options: object) -> HokusaiState:
    return ArrangedTable.opening(players, seed, **options).state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_setup_places_all_components(players: int) -> None:
    state = new(players)
    check(state)
    assert [sum(state.wheel[sector * 3 : sector * 3 + 3]) for sector in range(5)] == [6] * 5
    assert state.reserve == [13, 13, 13]
    assert len(set(state.token_at)) == 5
    assert max(state.token_at) < TOKENS
    assert len(set(state.apprentice)) == 1
    assert len(state.public) == 3
    assert all(sum(state.active[seat * 7 : seat * 7 + 7]) == 6 for seat in range(players))
    assert all(sum(state.bag[seat * 7 : seat * 7 + 7]) == 4 for seat in range(players))
    assert len(state.deck) == 24 - 5 - 1
    assert state.components.value[state.cloth[0]] == 3


def test_masters_are_drafted_starting_with_the_last_player() -> None:
    state = new(3)
    assert len(state.masters) == 4
    order = []
    while state.decision() == "master":
        order.append(state.seat)
        state.play(state.legal()[0])
    assert order == [(state.first + away) % 3 for away in (2, 1, 0)]
    assert len(state.masters) == 1


def test_masters_can_be_dealt_at_random() -> None:
    state = new(4, masters="random")
    assert len(set(state.master)) == 4
    assert -1 not in state.master


def test_solo_setup_has_two_drops_per_space_and_no_rankings() -> None:
    for seed in range(30):
        state = new(1, seed)
        check(state)
        assert [sum(state.wheel[sector * 3 : sector * 3 + 3]) for sector in range(5)] == [2] * 5
        assert len(state.masters) == 2
        assert HIROSHIGE not in state.masters
        assert min(state.public) >= 2


def test_the_journey_has_the_chosen_sides_or_random_ones() -> None:
    assert new(2, expansions="journey", journey="aba").journey == [0, 1, 6, 4, 1, 7, 2, 5, 8]
    assert len({tuple(new(2, seed, expansions="journey").journey) for seed in range(40)}) == 8


def test_a_path_has_seven_steps() -> None:
    state = new(2, expansions="paths")
    assert len(state.path) == len(state.path_bonus) == 7
    assert [bool(bonus) for bonus in state.path_bonus] == [False, True, False, True, False, False, True]


@pytest.mark.parametrize(("options", "sentence"), [
    ({"expansions": "sail"}, "There is no expansion 'sail'. Choose track, journey or paths."),
    ({"expansions": 3}, "Write expansions as a list of names such as 'track,paths', not 3."),
    ({"masters": "all"}, "Choose 'draft' or 'random' for masters, not 'all'."),
    ({"journey": "aba"}, "You can't choose the sides of the Journey without the expansion 'journey'."),
    ({"expansions": "journey", "journey": "abc"}, "Write the sides of the Journey as three letters a or b, such as aba, not 'abc'."),
    ({"board": "2"}, "hokusai has no option 'board'; it has expansions, masters, journey."),
])  # fmt: skip
def test_invalid_options_are_reported(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as told:
        ArrangedTable.opening(2, 1, **options)
    assert str(told.value) == sentence


def test_six_players_are_too_many() -> None:
    with pytest.raises(BadOption, match="hokusai is for 1 to 5 players, not 6"):
        new(6)


def test_the_order_of_expansions_does_not_matter() -> None:
    assert new(3, expansions="paths, Track").save() == new(3, expansions=["track", "paths"]).save()
