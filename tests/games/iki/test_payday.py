"""Payday at the end of months 3, 6, 9 and 12: salaries, harmony and meals, in this order."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable
from ukiyo.engine import capabilities
from ukiyo.games.iki.components import SEASONS


@pytest.mark.parametrize(("month", "paid"), [(month, month in (3, 6, 9, 12)) for month in range(1, 13)])
def test_payday_is_at_the_end_of_each_season(month: int, paid: bool) -> None:
    table = ArrangedTable()
    table.retire("sushi-stand", 0)
    table.end_month(month)
    assert table.goods(0) == ({"mon": 5} if paid else {})


# Salaries


def test_active_and_retired_characters_salaries_add_up() -> None:
    table = ArrangedTable()
    table.place("book-lender", "a1", owner=0)
    table.retire("cloth-dyer", 0)
    table.retire("eyeglass-peddler", 0)
    table.give(0, rice=1)
    table.payday()
    assert table.goods(0) == {"mon": 1 + 3 + 2}


def test_iki_cannot_fall_below_0() -> None:
    # Ruling: this applies to all losses.
    table = ArrangedTable()
    table.place("day-laborer", "a1", owner=0)
    table.give(0, rice=1, iki=1)
    table.payday()
    assert table.count(0, "iki") == 0


def test_losses_and_gains_at_one_payday_are_added_before_the_limit() -> None:
    # Ruling: 1 from the Dice Maker and -2 from the Day Laborer are a loss of 1, regardless of the order.
    for stalls in [("a1", "b1"), ("b1", "a1")]:
        table = ArrangedTable()
        table.place("day-laborer", stalls[0], owner=0)
        table.place("dice-maker", stalls[1], owner=0)
        table.give(0, rice=2, iki=3)
        table.payday()
        assert table.count(0, "iki") == 2

        table = ArrangedTable()
        table.place("day-laborer", stalls[0], owner=0)
        table.place("dice-maker", stalls[1], owner=0)
        table.give(0, rice=2)
        table.payday()
        assert table.count(0, "iki") == 0


def test_the_limit_applies_before_harmony() -> None:
    # The salary of -2 can't reduce the points below 0. Harmony for the pair of specials is 2 x 2.
    table = ArrangedTable()
    table.place("day-laborer", "a1", owner=0)
    table.place("monk", "a2", owner=0)
    table.give(0, rice=2)
    table.payday()
    assert table.count(0, "iki") == 4


# Harmony


def test_harmony_is_the_players_count_times_the_total() -> None:
    # Ruling: harmony counts for each type with at least two characters in the group.
    table = ArrangedTable()
    table.place("seamstress", "a1", owner=0)
    table.place("ukiyoe-artist", "a2", owner=0)
    table.place("engraver", "a3", owner=1)
    table.give(0, rice=2)
    table.give(1, rice=1)
    table.payday()
    assert table.goods(0) == {"iki": 2 * 3}
    assert table.goods(1) == {"iki": 1 * 3}


def test_harmony_of_two_types_in_one_nagaya() -> None:
    table = ArrangedTable()
    table.place("seamstress", "a1", owner=0)
    table.place("ukiyoe-artist", "a2", owner=0)
    table.place("monk", "a3", owner=0)
    table.place("ox-cart", "a4", owner=1)
    table.give(0, rice=3)
    table.give(1, rice=1)
    table.payday()
    assert table.goods(0) == {"iki": 2 * 2 + 1 * 2}
    assert table.goods(1) == {"iki": 1 * 2}


def test_harmony_does_not_cross_the_street() -> None:
    table = ArrangedTable()
    table.place("seamstress", "a1", owner=0)
    table.place("ukiyoe-artist", "b1", owner=0)
    table.give(0, rice=2)
    table.payday()
    assert table.goods(0) == {}


def test_harmony_counts_no_buildings() -> None:
    # Ruling: only characters count.
    table = ArrangedTable()
    table.place("inn", "a1", owner=0)
    table.place("shrine", "a2", owner=0)
    table.place("seamstress", "a3", owner=0)
    table.give(0, rice=1)
    table.payday()
    assert table.goods(0) == {}


# Meals


def test_every_character_on_the_board_eats_a_rice() -> None:
    table = ArrangedTable()
    table.place("cloth-dyer", "a1", owner=0)
    table.place("monk", "b1", owner=0)
    table.place("inn", "c1", owner=0)
    table.retire("soba-stand", 0)
    table.give(0, rice=5)
    table.payday()
    assert table.count(0, "rice") == 5 - 2


def test_feeding_is_forced_while_there_is_rice() -> None:
    # Ruling: there is no choice if all characters can eat or none of them can.
    table = ArrangedTable()
    table.place("cloth-dyer", "a1", owner=0)
    table.place("soba-stand", "b1", owner=1)
    table.place("eel-stand", "c1", owner=1)
    table.give(0, rice=1)
    table.payday()
    assert table.decision == "ikizama"
    assert (table.on("a1"), table.on("b1"), table.on("c1")) == ("cloth-dyer", None, None)
    assert table.kobun(1) == 4


def test_the_owner_chooses_until_there_is_enough_rice() -> None:
    table = ArrangedTable()
    for stall, card in [("a1", "cloth-dyer"), ("b1", "monk"), ("c1", "soba-stand"), ("d1", "seamstress")]:
        table.place(card, stall, owner=0)
    table.give(0, rice=2)
    table.payday()
    table.play("starve d1")
    assert table.legal() == ["starve a1", "starve b1", "starve c1"]
    table.play("starve a1")
    assert table.decision == "ikizama"
    assert [table.on(stall) for stall in ("a1", "b1", "c1", "d1")] == [None, "monk", "soba-stand", None]
    assert table.kobun(0) == 2
    assert table.count(0, "rice") == 0


def test_each_owner_chooses_separately() -> None:
    table = ArrangedTable()
    table.place("cloth-dyer", "a1", owner=0)
    table.place("monk", "b1", owner=0)
    table.place("soba-stand", "c1", owner=2)
    table.place("seamstress", "d1", owner=2)
    table.give(0, rice=1)
    table.give(2, rice=1)
    table.payday()
    asked = {}
    for _ in range(2):
        asked[table.seat_to_move] = table.legal()
        table.play(table.legal()[0])
    assert asked == {0: ["starve a1", "starve b1"], 2: ["starve c1", "starve d1"]}


def test_starved_characters_leave_the_game_but_their_fire_power_stays() -> None:
    table = ArrangedTable()
    table.place("monk", "a1", owner=0, experience=2)
    table.power(0, 3)
    table.payday()
    assert (table.on("a1"), table.retired(0), table.held(0)) == (None, [], [])
    assert table.power_of(0) == 3
    assert table.part(0, "types") == 0


# Order of events


def test_a_salary_of_rice_can_still_be_eaten() -> None:
    table = ArrangedTable()
    table.place("dumpling-peddler", "a1", owner=0)
    table.payday()
    assert table.on("a1") == "dumpling-peddler"
    assert table.goods(0) == {}


def test_characters_about_to_starve_still_count_for_harmony() -> None:
    table = ArrangedTable()
    table.place("seamstress", "a1", owner=0)
    table.place("ukiyoe-artist", "a2", owner=0)
    table.payday()
    assert (table.on("a1"), table.on("a2")) == (None, None)
    assert table.goods(0) == {"iki": 4}


def test_characters_about_to_starve_still_count_for_the_imperial_villa() -> None:
    # Ruling: the villa pays together with the salaries.
    table = ArrangedTable()
    table.place("imperial-villa", "a1", owner=0)
    table.place("seamstress", "b1", owner=0)
    table.place("ukiyoe-artist", "c1", owner=0)
    table.payday()
    assert table.goods(0) == {"mon": 4}


def test_the_season_ends_before_anything_is_paid() -> None:
    # The season's row has been removed when the owner chooses which characters to feed.
    table = ArrangedTable(month=3)
    table.row("seamstress", mons=2)
    table.place("cloth-dyer", "a1", owner=0)
    table.place("monk", "b1", owner=0)
    table.give(0, rice=1)
    table.payday(3)
    assert table.decision == "feed"
    assert table.hireable() == {}
    assert table.count(0, "mon") == 2  # the Dyer's salary; the mons on the Seamstress have returned to the supply


# The season


@pytest.mark.parametrize(
    ("month", "season", "deck", "market"),
    [
        (3, "summer", 14, ["katsuo", "fine-katsuo", "summer-pipe-1", "summer-pipe-2", "summer-pouch-1", "summer-pouch-2"]),
        (6, "autumn", 14, ["suzuki", "fine-suzuki", "autumn-pipe-1", "autumn-pipe-2", "autumn-pouch-1", "autumn-pouch-2"]),
        (9, "winter", 14, ["tai", "fine-tai", "winter-pipe-1", "winter-pipe-2", "winter-pouch-1", "winter-pouch-2"]),
        (12, "winter", 0, ["fine-tai", "winter-pipe-1", "winter-pipe-2", "winter-pouch-1", "winter-pouch-2"]),
    ],
)
def test_the_next_season_is_on_the_table_during_feeding(month: int, season: str, deck: int, market: list[str]) -> None:
    # In all four rulebooks, tokens and deck are replaced before salaries. After month 12, winter's tokens stay and there is no new deck.
    table = ArrangedTable(month=month)
    table.own(1, *{12: ["tai"]}.get(month, []))
    table.place("book-lender", "a1", owner=0)
    table.place("monk", "b1", owner=0)
    table.give(0, rice=1)
    table.payday(month)
    assert table.decision == "feed"
    view = table.game.view(table.state, 0)
    assert (view["month"], view["season"], view["row"], view["deck"], view["market"]) == (month, season, {}, deck, market)
    observer = capabilities.observer(table.game)
    seen = {}
    at = 0
    for field in observer.fields:
        seen[field.name] = list(observer.observe(table.state, 0)[at : at + field.size])
        at += field.size
    tokens = table.state.components.token_ids
    assert seen["season"].index(1) == SEASONS.index(season)
    assert seen["deck"] == [deck]
    assert [token for token, there in zip(tokens, seen["market"], strict=True) if there] == market


def test_payday_shows_the_next_season_starting_with_the_salaries() -> None:
    table = ArrangedTable(month=3)
    table.row("seamstress", mons=2)
    table.place("cloth-dyer", "a1", owner=0)
    table.place("sake-peddler", "b1", owner=1)
    table.give(0, rice=1)
    table.give(1, rice=1)
    table.state.records_effects, table.state.effect_states = True, [table.state.copy()]
    table.payday(3)
    moments = [table.state.effect_states[begin] for begin in capabilities.effect_starts(table.game, table.state)]
    kinds = [item["kind"] for item in capabilities.effects(table.game, table.state)]
    seen = [(kind, table.game.view(moment, 0)["season"]) for kind, moment in zip(kinds, moments, strict=True)]
    assert seen[:6] == [
        ("payday", "spring"), ("salary", "summer"), ("salary", "summer"), ("fed", "summer"), ("fed", "summer"), ("season", "summer"),
    ]  # fmt: skip
