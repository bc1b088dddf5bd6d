"""The rules for two players: blocking tiles and neutral characters. Differences of the board are in test_board."""

import pytest

from tests.games.iki.scene import Scene

SUN, MOON = 0, 1


@pytest.mark.parametrize("space", ["1-4", "1", "2", "3", "4"])
def test_a_tile_blocks_its_space_for_both(space: str) -> None:
    scene = Scene(players=2)
    scene.tiles(space)
    scene.begin_month(1)
    assert f"ikizama {space}" not in scene.legal()
    assert len(scene.legal()) == 4
    scene.play(scene.legal()[0])
    assert f"ikizama {space}" not in scene.legal()
    assert len(scene.legal()) == 3


def test_twelve_tiles_last_the_year() -> None:
    # Ruling: 1-4 twice, 1 twice, 2 three times, 3 three times, 4 twice; each is drawn once.
    scene = Scene.opening(players=2, seed=3)
    blocked: list[str] = []
    months: set[int] = set()
    while scene.asked != "over":
        if scene.asked == "ikizama" and scene.month not in months:
            months.add(scene.month)
            free = {choice.removeprefix("ikizama ") for choice in scene.legal()}
            blocked += {"1-4", "1", "2", "3", "4"} - free
        scene.play(scene.legal()[-1])
    assert sorted(blocked) == sorted(["1-4"] * 2 + ["1"] * 2 + ["2"] * 3 + ["3"] * 3 + ["4"] * 2)


def test_with_more_players_no_space_is_blocked() -> None:
    scene = Scene(players=3)
    scene.begin_month(1)
    assert len(scene.legal()) == 5


@pytest.mark.parametrize("month", range(1, 13))
def test_the_sun_places_in_odd_months_and_the_moon_in_even_ones(month: int) -> None:
    # Ruling: the sun starts the game and acts in odd months.
    scene = Scene(players=2)
    scene.begin_month(month)  # reveals a row
    scene.end_month(month)
    assert (scene.asked, scene.who) == ("neutral", SUN if month % 2 else MOON)


def test_with_more_players_there_are_no_neutral_characters() -> None:
    scene = Scene(players=3)
    scene.row("monk")
    scene.end_month(1)
    assert scene.asked == "ikizama"


def test_placing_is_not_optional() -> None:
    scene = Scene(players=2)
    scene.row("monk", "seamstress")
    scene.end_month(1)
    assert scene.legal() == ["neutral seamstress", "neutral monk"]
    scene.play("neutral monk")
    assert scene.legal() == [f"stall {nagaya}{place}" for nagaya in "abcd" for place in (1, 2, 3)]


def test_a_neutral_character_brings_neither_cost_nor_bonus() -> None:
    # Ruling (pl): no hiring bonus, no extra cost for the middle stall, and the mons on the card are lost.
    scene = Scene(players=2)
    scene.row("monk", mons=1)
    scene.end_month(1)
    scene.play("neutral monk", "stall c2")
    assert scene.goods(SUN) == scene.goods(MOON) == {}
    assert (scene.power_of(SUN), scene.power_of(MOON)) == (0, 0)
    assert scene.kobun(SUN) == scene.kobun(MOON) == 4
    assert (scene.on("c2"), scene.owner("c2")) == ("monk", None)
    assert "monk" not in scene.hireable()


def test_a_neutral_character_pays_no_watchtower() -> None:
    scene = Scene(players=2)
    scene.place("fire-watchtower", "a1", owner=SUN)
    scene.row("monk")
    scene.end_month(1)
    scene.play("neutral monk", "stall c2")
    assert scene.goods(SUN) == {}


def test_with_an_empty_row_nothing_is_placed() -> None:
    # According to a ruling.
    scene = Scene(players=2)
    scene.end_month(1)
    assert scene.asked == "ikizama"


def test_without_a_free_stall_the_character_leaves_the_game() -> None:
    scene = Scene(players=2)
    cards = [
        *("boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler", "dumpling-peddler", "water-peddler"),
        *("watermelon-peddler", "fish-peddler", "mask-seller", "firewood-peddler", "chili-peddler", "charcoal-peddler"),
    ]
    for number, card in enumerate(cards):
        scene.place(card, f"{'abcd'[number % 4]}{number // 4 + 1}", owner=number // 4 if number < 8 else None)
    scene.row("monk")
    scene.end_month(1)
    scene.play("neutral monk")
    assert scene.asked == "ikizama"
    assert "monk" not in scene.hireable()
    assert "monk" not in [scene.on(f"{nagaya}{place}") for nagaya in "abcd" for place in (1, 2, 3)]


def test_in_a_month_without_event_the_mons_are_placed_first() -> None:
    # Ruling: the neutral character is the last step of phase C.
    scene = Scene(players=2)
    scene.row("monk", "seamstress")
    scene.end_month(1)
    assert scene.asked == "neutral"
    assert scene.hireable() == {"monk": 1, "seamstress": 1}


def test_in_a_fire_month_the_neutral_character_comes_after_the_fire() -> None:
    # Ruling: it is safe from this fire, and can take the stall of the burnt card.
    scene = Scene(players=2, month=5)
    scene.row("engraver")
    scene.place("cloth-dyer", "a1", owner=SUN)
    scene.fire(5, "a")
    assert (scene.asked, scene.on("a1")) == ("neutral", None)
    assert scene.hireable() == {"engraver": 1}
    scene.play("neutral engraver", "stall a1")
    assert scene.on("a1") == "engraver"


def test_in_a_payday_month_the_neutral_character_comes_first() -> None:
    # Ruling: the row is still there, and the new card counts for this harmony.
    scene = Scene(players=2, month=3)
    scene.row("seamstress", "monk")
    scene.place("ukiyoe-artist", "a1", owner=SUN)
    scene.give(SUN, rice=1)
    scene.payday(3)
    assert (scene.asked, scene.who) == ("neutral", SUN)
    assert scene.count(SUN, "iki") == 0
    scene.play("neutral seamstress", "stall a2")
    assert scene.goods(SUN) == {"iki": 1 * 2}


def test_a_building_on_the_middle_stall_costs_a_mon() -> None:
    scene = Scene(players=2)
    scene.offer("inn")
    scene.give(SUN, koban=1, wood=1, mon=2)
    scene.business(SUN, "construction-site")
    scene.play("build inn", "stall b2")
    assert scene.goods(SUN) == {}


def test_a_neutral_character_counts_for_harmony_and_scores_for_nobody() -> None:
    # Ruling: all owners and neutral cards count, but only owners are paid.
    scene = Scene(players=2)
    scene.place("seamstress", "a1", owner=None)
    scene.place("ukiyoe-artist", "a2", owner=None)
    scene.place("engraver", "a3", owner=MOON)
    scene.give(MOON, rice=1)
    scene.payday()
    assert scene.goods(MOON) == {"iki": 1 * 3}
    assert scene.goods(SUN) == {}


def test_a_neutral_character_eats_nothing() -> None:
    scene = Scene(players=2)
    scene.place("seamstress", "a1", owner=None)
    scene.payday()
    assert scene.on("a1") == "seamstress"


def test_a_neutral_character_gains_nothing_from_a_lap() -> None:
    scene = Scene(players=2)
    scene.place("seamstress", "a1", owner=None)
    scene.turn(SUN, "1", at="money-changer")
    scene.play("income", "move 1")
    assert scene.experience("a1") == 0


def test_a_neutral_character_leaves_after_its_effect_and_frees_its_stall() -> None:
    # fr: "immédiatement retiré du jeu après avoir été activé", so the stall can be used in the same turn.
    scene = Scene(players=2)
    scene.offer("inn")
    scene.place("soap-bubble-man", "c1", owner=None)
    scene.give(SUN, koban=1, mon=1)
    scene.business(SUN, "construction-site")
    scene.play("visit c1")
    assert scene.on("c1") is None
    scene.play("build inn", "stall c1")  # with the wood it left
    assert scene.on("c1") == "inn"


def test_a_neutral_swapper_leaves_from_where_it_was_swapped_to() -> None:
    scene = Scene(players=2)
    scene.place("kite-maker", "a1", owner=None)
    scene.place("salt-peddler", "d3", owner=MOON)
    scene.business(SUN, "rice-shop")
    scene.play("visit a1", "swap a1", "with d3")
    assert (scene.on("a1"), scene.on("d3")) == ("salt-peddler", None)


def test_a_neutral_builder_leaves_once_the_building_stands() -> None:
    scene = Scene(players=2)
    scene.offer("farmhouse")
    scene.place("carpenter", "a1", owner=None)
    scene.give(SUN, wood=1)
    scene.business(SUN, "rice-shop")
    scene.play("visit a1", "build farmhouse")
    assert "stall a1" not in scene.legal()
    scene.play("stall b1")
    assert (scene.on("a1"), scene.on("b1")) == (None, "farmhouse")


def test_a_neutral_token_bearer_leaves_no_token() -> None:
    scene = Scene(players=2)
    scene.place("monk", "a1", owner=None)
    scene.business(SUN, "rice-shop")
    scene.play("visit a1")
    assert scene.power_of(SUN) == 1
    assert scene.held(SUN) == scene.held(MOON) == []


def test_a_neutral_character_can_be_visited_at_the_new_year() -> None:
    scene = Scene(players=2)
    scene.place("kabuki-actor", "a2", owner=None)
    scene.new_year()
    scene.play("stand sandal-shop", "visit a2")
    assert scene.goods(SUN) == {"iki": 3}
    assert scene.on("a2") is None


def test_a_neutral_character_does_not_count_as_a_type() -> None:
    scene = Scene(players=2)
    scene.place("kabuki-actor", "a2", owner=None)
    assert scene.part(SUN, "types") == scene.part(MOON, "types") == 0


def test_a_neutral_character_cannot_be_raised() -> None:
    scene = Scene(players=2)
    scene.place("seamstress", "a1", owner=None)
    scene.place("salt-peddler", "b1", owner=SUN)
    scene.give(SUN, mon=1)
    scene.business(SUN, "rice-shop")
    scene.play("visit a1")
    assert scene.legal() == ["raise b1"]


def test_the_last_neutral_character_is_placed_in_month_12() -> None:
    # All months except New Year: the moon places the twelfth card before the row is cleared.
    scene = Scene(players=2, month=12)
    scene.row("samurai")
    scene.end_month(12)
    assert (scene.asked, scene.who) == ("neutral", MOON)
    scene.play("neutral samurai", "stall b1")
    assert (scene.asked, scene.month) == ("stand", 13)
    assert scene.on("b1") == "samurai"
