"""Rules for two players: blocking tiles and neutral characters. See test_board for differences in the board."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

SUN, MOON = 0, 1


@pytest.mark.parametrize("space", ["1-4", "1", "2", "3", "4"])
def test_a_tile_blocks_its_space_for_both(space: str) -> None:
    table = ArrangedTable(players=2)
    table.tiles(space)
    table.begin_month(1)
    assert f"ikizama {space}" not in table.legal()
    assert len(table.legal()) == 4
    table.play(table.legal()[0])
    assert f"ikizama {space}" not in table.legal()
    assert len(table.legal()) == 3


def test_twelve_tiles_last_the_year() -> None:
    # Ruling: there are two tiles each for 1-4, 1 and 4, and three each for 2 and 3. Each tile is drawn once.
    table = ArrangedTable.opening(players=2, seed=3)
    blocked: list[str] = []
    months: set[int] = set()
    while table.decision != "over":
        if table.decision == "ikizama" and table.month not in months:
            months.add(table.month)
            free = {choice.removeprefix("ikizama ") for choice in table.legal()}
            blocked += {"1-4", "1", "2", "3", "4"} - free
        table.play(table.legal()[-1])
    assert sorted(blocked) == sorted(["1-4"] * 2 + ["1"] * 2 + ["2"] * 3 + ["3"] * 3 + ["4"] * 2)


def test_with_more_players_no_space_is_blocked() -> None:
    table = ArrangedTable(players=3)
    table.begin_month(1)
    assert len(table.legal()) == 5


@pytest.mark.parametrize("month", range(1, 13))
def test_the_sun_places_in_odd_months_and_the_moon_in_even_ones(month: int) -> None:
    # Ruling: the sun starts the game and acts in odd months.
    table = ArrangedTable(players=2)
    table.begin_month(month)  # reveals a row
    table.end_month(month)
    assert (table.decision, table.seat_to_move) == ("neutral", SUN if month % 2 else MOON)


def test_with_more_players_there_are_no_neutral_characters() -> None:
    table = ArrangedTable(players=3)
    table.row("monk")
    table.end_month(1)
    assert table.decision == "ikizama"


def test_placing_a_neutral_character_is_mandatory() -> None:
    table = ArrangedTable(players=2)
    table.row("monk", "seamstress")
    table.end_month(1)
    assert table.legal() == ["neutral seamstress", "neutral monk"]
    table.play("neutral monk")
    assert table.legal() == [f"stall {nagaya}{place}" for nagaya in "abcd" for place in (1, 2, 3)]


def test_a_neutral_character_has_neither_cost_nor_bonus() -> None:
    # Ruling (Polish rulebook): no hiring bonus, no extra cost for the middle stall, and the mons on the card are lost.
    table = ArrangedTable(players=2)
    table.row("monk", mons=1)
    table.end_month(1)
    table.play("neutral monk", "stall c2")
    assert table.goods(SUN) == table.goods(MOON) == {}
    assert (table.power_of(SUN), table.power_of(MOON)) == (0, 0)
    assert table.kobun(SUN) == table.kobun(MOON) == 4
    assert (table.on("c2"), table.owner("c2")) == ("monk", None)
    assert "monk" not in table.hireable()


def test_a_neutral_character_pays_no_watchtower() -> None:
    table = ArrangedTable(players=2)
    table.place("fire-watchtower", "a1", owner=SUN)
    table.row("monk")
    table.end_month(1)
    table.play("neutral monk", "stall c2")
    assert table.goods(SUN) == {}


def test_with_an_empty_row_nothing_is_placed() -> None:
    # According to a ruling.
    table = ArrangedTable(players=2)
    table.end_month(1)
    assert table.decision == "ikizama"


def test_without_a_free_stall_the_character_leaves_the_game() -> None:
    table = ArrangedTable(players=2)
    cards = [
        *("boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler", "dumpling-peddler", "water-peddler"),
        *("watermelon-peddler", "fish-peddler", "mask-seller", "firewood-peddler", "chili-peddler", "charcoal-peddler"),
    ]
    for number, card in enumerate(cards):
        table.place(card, f"{'abcd'[number % 4]}{number // 4 + 1}", owner=number // 4 if number < 8 else None)
    table.row("monk")
    table.end_month(1)
    table.play("neutral monk")
    assert table.decision == "ikizama"
    assert "monk" not in table.hireable()
    assert "monk" not in [table.on(f"{nagaya}{place}") for nagaya in "abcd" for place in (1, 2, 3)]


def test_in_a_month_without_event_the_mons_are_placed_first() -> None:
    # Ruling: the neutral character is the last step of phase C.
    table = ArrangedTable(players=2)
    table.row("monk", "seamstress")
    table.end_month(1)
    assert table.decision == "neutral"
    assert table.hireable() == {"monk": 1, "seamstress": 1}


def test_in_a_fire_month_the_neutral_character_comes_after_the_fire() -> None:
    # Ruling: the character is safe from this fire and can be placed on the burnt card's stall.
    table = ArrangedTable(players=2, month=5)
    table.row("engraver")
    table.place("cloth-dyer", "a1", owner=SUN)
    table.fire(5, "a")
    assert (table.decision, table.on("a1")) == ("neutral", None)
    assert table.hireable() == {"engraver": 1}
    table.play("neutral engraver", "stall a1")
    assert table.on("a1") == "engraver"


def test_in_a_payday_month_the_neutral_character_comes_first() -> None:
    # Ruling: the row has not been removed, and the new card counts for harmony.
    table = ArrangedTable(players=2, month=3)
    table.row("seamstress", "monk")
    table.place("ukiyoe-artist", "a1", owner=SUN)
    table.give(SUN, rice=1)
    table.payday(3)
    assert (table.decision, table.seat_to_move) == ("neutral", SUN)
    assert table.count(SUN, "iki") == 0
    table.play("neutral seamstress", "stall a2")
    assert table.goods(SUN) == {"iki": 1 * 2}


def test_a_building_on_the_middle_stall_costs_a_mon() -> None:
    table = ArrangedTable(players=2)
    table.offer("inn")
    table.give(SUN, koban=1, wood=1, mon=2)
    table.business(SUN, "construction-site")
    table.play("build inn", "stall b2")
    assert table.goods(SUN) == {}


def test_a_neutral_character_counts_for_harmony_but_does_not_score() -> None:
    # Ruling: neutral cards count for harmony, but only owners are paid.
    table = ArrangedTable(players=2)
    table.place("seamstress", "a1", owner=None)
    table.place("ukiyoe-artist", "a2", owner=None)
    table.place("engraver", "a3", owner=MOON)
    table.give(MOON, rice=1)
    table.payday()
    assert table.goods(MOON) == {"iki": 1 * 3}
    assert table.goods(SUN) == {}


def test_a_neutral_character_eats_nothing() -> None:
    table = ArrangedTable(players=2)
    table.place("seamstress", "a1", owner=None)
    table.payday()
    assert table.on("a1") == "seamstress"


def test_a_neutral_character_gains_nothing_from_a_lap() -> None:
    table = ArrangedTable(players=2)
    table.place("seamstress", "a1", owner=None)
    table.turn(SUN, "1", at="money-changer")
    table.play("income", "move 1")
    assert table.experience("a1") == 0


def test_a_neutral_character_leaves_after_its_effect_and_frees_its_stall() -> None:
    # The French rulebook says "immédiatement retiré du jeu après avoir été activé", so the stall can be used in the same turn.
    table = ArrangedTable(players=2)
    table.offer("inn")
    table.place("soap-bubble-man", "c1", owner=None)
    table.give(SUN, koban=1, mon=1)
    table.business(SUN, "construction-site")
    table.play("visit c1")
    assert table.on("c1") is None
    table.play("build inn", "stall c1")  # uses the wood from the character
    assert table.on("c1") == "inn"


def test_a_neutral_swapper_leaves_from_its_new_stall() -> None:
    table = ArrangedTable(players=2)
    table.place("kite-maker", "a1", owner=None)
    table.place("salt-peddler", "d3", owner=MOON)
    table.business(SUN, "rice-shop")
    table.play("visit a1", "swap a1", "with d3")
    assert (table.on("a1"), table.on("d3")) == ("salt-peddler", None)


def test_a_neutral_builder_leaves_after_the_building_is_placed() -> None:
    table = ArrangedTable(players=2)
    table.offer("farmhouse")
    table.place("carpenter", "a1", owner=None)
    table.give(SUN, wood=1)
    table.business(SUN, "rice-shop")
    table.play("visit a1", "build farmhouse")
    assert "stall a1" not in table.legal()
    table.play("stall b1")
    assert (table.on("a1"), table.on("b1")) == (None, "farmhouse")


def test_a_neutral_token_bearer_leaves_no_token() -> None:
    table = ArrangedTable(players=2)
    table.place("monk", "a1", owner=None)
    table.business(SUN, "rice-shop")
    table.play("visit a1")
    assert table.power_of(SUN) == 1
    assert table.held(SUN) == table.held(MOON) == []


def test_a_neutral_character_can_be_visited_at_the_new_year() -> None:
    table = ArrangedTable(players=2)
    table.place("kabuki-actor", "a2", owner=None)
    table.new_year()
    table.play("stand sandal-shop", "visit a2")
    assert table.goods(SUN) == {"iki": 3}
    assert table.on("a2") is None


def test_a_neutral_character_does_not_count_as_a_type() -> None:
    table = ArrangedTable(players=2)
    table.place("kabuki-actor", "a2", owner=None)
    assert table.part(SUN, "types") == table.part(MOON, "types") == 0


def test_a_neutral_character_cannot_be_raised() -> None:
    table = ArrangedTable(players=2)
    table.place("seamstress", "a1", owner=None)
    table.place("salt-peddler", "b1", owner=SUN)
    table.give(SUN, mon=1)
    table.business(SUN, "rice-shop")
    table.play("visit a1")
    assert table.legal() == ["raise b1"]


def test_the_last_neutral_character_is_placed_in_month_12() -> None:
    # The moon places the twelfth card before the row is cleared. There is no neutral character at the New Year.
    table = ArrangedTable(players=2, month=12)
    table.row("samurai")
    table.end_month(12)
    assert (table.decision, table.seat_to_move) == ("neutral", MOON)
    table.play("neutral samurai", "stall b1")
    assert (table.decision, table.month) == ("stand", 13)
    assert table.on("b1") == "samurai"
