"""The reconstructed components match the rulebook and the decisions about details it does not specify."""

from collections import Counter

import pytest

from ukiyo import game
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import (
    BEYOND,
    CELLS,
    COLOURS,
    ICONS,
    N_TOOLS,
    PAINTS,
    PRIMARIES,
    REACH,
    Components,
)
from ukiyo.locales import languages, locale

PRINTED = Components()


def test_eight_collections_have_a_work_of_each_value() -> None:
    assert Counter(zip(PRINTED.collection, PRINTED.value, strict=True)) == {(c, v): 1 for c in range(8) for v in (3, 5, 7, 9)}


@pytest.mark.parametrize(("value", "primaries", "secondaries"), [(3, 3, 0), (5, 2, 1), (7, 2, 2), (9, 2, 3)])
def test_more_valuable_works_need_more_secondaries(value: int, primaries: int, secondaries: int) -> None:
    for card in range(32):
        if PRINTED.value[card] == value:
            assert sum(PRINTED.pigments[card][:PRIMARIES]) == primaries
            assert sum(PRINTED.pigments[card][PRIMARIES:]) == secondaries


def test_colours_are_spread_evenly() -> None:
    totals = [sum(pigments[colour] for pigments in PRINTED.pigments) for colour in range(PAINTS)]
    assert max(totals[:PRIMARIES]) - min(totals[:PRIMARIES]) <= 1
    assert max(totals[PRIMARIES:]) - min(totals[PRIMARIES:]) <= 1


def test_edges_have_one_or_two_icons() -> None:
    edges = Counter(zip(PRINTED.edge_icon, PRINTED.edge_count, strict=True))
    for primary in range(PRIMARIES):
        assert (edges[primary, 1], edges[primary, 2]) == (16, 4)
    for secondary in range(PRIMARIES, PAINTS):
        assert (edges[secondary, 1], edges[secondary, 2]) == (10, 4)
    assert edges[ICONS.index("kakemono"), 1] == edges[ICONS.index("artisan"), 1] == 13
    assert sum(edges.values()) == 128
    for card in range(32):
        assert len(set(PRINTED.edge_icon[card * 4 : card * 4 + 4])) > 1, "Cards must not have four equal edges."


def test_there_are_five_artisans_per_tool() -> None:
    for tool in range(N_TOOLS):
        artisans = [artisan for artisan in range(25) if PRINTED.tool[artisan] == tool]
        assert sorted(PRINTED.points[artisan] for artisan in artisans) == [0, 0, 0, 0, 3]
        assert sorted(PRINTED.icons[artisan] for artisan in artisans) == [1, 1, 1, 1, 2]
        assert sum(PRINTED.substitution[artisan] > 0 for artisan in artisans) == 3
    pairs = Counter(substitution for substitution in PRINTED.substitution if substitution)
    assert len(pairs) == 6
    assert set(pairs.values()) == {2, 3}


def test_an_individual_objective_shows_three_collections() -> None:
    assert PRINTED.wanted == [[i, (i + 1) % 8, (i + 3) % 8] for i in range(8)]


def test_paths_get_harder() -> None:
    assert Counter(PRINTED.path_level) == {1: 4, 2: 3, 3: 1}
    for level, steps in zip(PRINTED.path_level, PRINTED.path_steps, strict=True):
        assert len(steps) == (3 if level == 3 else 2)
        assert sum(colour >= PRIMARIES for colour in steps) == (0 if level == 1 else 1)


def test_action_numbers_are_fixed() -> None:
    table = game("hokusai").actions
    firsts = {action.kind: action.index for action in reversed(table.actions)}
    for kind, number in firsts.items():
        assert getattr(actions, kind.upper()) == number
    assert len(table) == actions.DONE + 1


def test_the_cloth_has_cells_for_fifteen_works_in_every_direction() -> None:
    assert len(CELLS) == 2 * REACH * (REACH + 1) + 1
    for cell in range(len(CELLS)):
        for side in range(4):
            neighbour = BEYOND[cell * 4 + side]
            assert neighbour < 0 or BEYOND[neighbour * 4 + (side + 2) % 4] == cell


def test_every_card_has_a_name_in_every_language() -> None:
    assert locale("en").name("hokusai", "kakemono", PRINTED.kakemono_ids[3]) == "Under the Wave off Kanagawa"
    for language in languages():
        assert len({locale(language).name("hokusai", "kakemono", kakemono) for kakemono in PRINTED.kakemono_ids}) == 32
    assert COLOURS[-1] == "black"
