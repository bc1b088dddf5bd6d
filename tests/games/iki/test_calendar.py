"""The year: revealed cards, the end of a month, the change of season, New Year."""

import pytest

from tests.games.iki.scene import Scene

SPRING = {
    *("book-lender", "sake-peddler", "soap-bubble-man", "dice-maker", "sandal-maker", "seamstress", "ukiyoe-artist"),
    *("monk", "ox-cart", "yamabushi", "carpenter", "kite-maker", "cloth-dyer", "soba-stand"),
}
SUMMER = {
    *("dumpling-peddler", "used-clothes-peddler", "water-peddler", "watermelon-peddler", "engraver", "lantern-maker", "umbrella-maker"),
    *("day-laborer", "firefighter", "shrine-maiden", "fireworks-maker", "plasterer", "eel-stand", "greengrocer"),
}
AUTUMN = {
    *("firewood-peddler", "fish-peddler", "mask-seller", "clocksmith", "hairdresser", "printer", "shamisen-player"),
    *("construction-worker", "puppeteer", "tatsumi-geisha", "puppet-maker", "tatami-maker", "sushi-stand", "tempura-stand"),
}
WINTER = {
    *("charcoal-peddler", "chili-peddler", "trumpet-candy-peddler", "candy-maker", "folding-fan-maker", "glassblower"),
    *("writing-brush-maker", "kabuki-actor", "samurai", "sumo-wrestler", "buddhist-sculptor", "karuta-maker", "stone-cutter"),
    "incense-shop",
}
YEAR = [SPRING] * 3 + [SUMMER] * 3 + [AUTUMN] * 3 + [WINTER] * 3


@pytest.mark.parametrize("month", range(1, 13))
def test_a_month_reveals_four_characters_of_its_season(month: int) -> None:
    scene = Scene()
    scene.begin_month(month)
    revealed = scene.hireable()
    assert len(revealed) == 4
    assert set(revealed) < YEAR[month - 1]
    assert set(revealed.values()) == {0}


def test_revealed_characters_are_random() -> None:
    seen: set[str] = set()
    for seed in range(30):
        scene = Scene(seed=seed)
        scene.begin_month(1)
        seen |= set(scene.hireable())
    assert seen == SPRING


def test_unhired_characters_stay_in_the_row() -> None:
    scene = Scene()
    scene.begin_month(1)
    first_four = set(scene.hireable())
    scene.end_month(1)
    assert scene.month == 2
    assert len(scene.hireable()) == 8
    assert first_four < set(scene.hireable())
    scene.end_month(2)
    assert len(scene.hireable()) == 12


@pytest.mark.parametrize("month", [1, 2, 4, 5, 7, 8, 10, 11])
def test_each_character_left_in_the_row_gets_a_mon(month: int) -> None:
    scene = Scene()
    scene.begin_month(month)
    left = scene.hireable()
    scene.end_month(month)
    assert {card: scene.hireable()[card] for card in left} == dict.fromkeys(left, 1)
    assert sorted(scene.hireable().values()) == [0] * 4 + [1] * 4  # new characters have no mons


def test_mons_accumulate() -> None:
    scene = Scene()
    scene.row("seamstress")
    scene.end_month(1)
    scene.end_month(2)
    assert scene.hireable()["seamstress"] == 2


@pytest.mark.parametrize(("month", "next_season"), [(3, SUMMER), (6, AUTUMN), (9, WINTER)])
def test_a_new_season_brings_a_new_row(month: int, next_season: set[str]) -> None:
    scene = Scene()
    scene.begin_month(month)
    scene.end_month(month)
    assert len(scene.hireable()) == 4
    assert set(scene.hireable()) < next_season
    assert set(scene.hireable().values()) == {0}


@pytest.mark.parametrize(("month", "before", "after"), [(3, "shirauo", "katsuo"), (6, "katsuo", "suzuki"), (9, "suzuki", "tai")])
def test_a_new_season_brings_new_tokens(month: int, before: str, after: str) -> None:
    scene = Scene(month=month)
    scene.give(0, mon=20)
    scene.business(0, "fish-market")
    assert f"buy {before}" in scene.legal()
    scene.end_month(month)
    scene.business(0, "fish-market")
    assert scene.legal("buy") == [f"buy {after}", f"buy fine-{after}"]


def test_bought_tokens_stay_when_the_season_changes() -> None:
    scene = Scene(month=3)
    scene.own(0, "fine-shirauo", "spring-pipe-1")
    scene.end_month(3)
    assert scene.tokens(0) == ["fine-shirauo", "spring-pipe-1"]


# The end of month 12 and the New Year


def test_after_month_12_the_oyakata_return_and_the_row_is_empty() -> None:
    scene = Scene(month=12)
    scene.row("samurai", "karuta-maker", mons=1)
    scene.oyakata(0, "fish-market")
    scene.oyakata(1, "rice-shop")
    scene.end_month(12)
    assert scene.month == 13
    assert (scene.at(0), scene.at(1)) == ("start", "start")
    assert scene.hireable() == {}


def test_at_the_end_of_month_12_there_is_still_a_payday() -> None:
    scene = Scene(month=12)
    scene.place("incense-shop", "a1", owner=0)
    scene.place("samurai", "b1", owner=1)
    scene.give(0, rice=1)
    scene.end_month(12)
    assert scene.goods(0) == {"mon": 4}
    assert scene.goods(1) == {"iki": 5}
    assert scene.on("b1") is None  # starved


def test_the_winter_tokens_stay_for_the_new_year() -> None:
    scene = Scene(month=12)
    scene.own(1, "tai")
    scene.give(0, mon=20)
    scene.end_month(12)
    scene.play("stand fish-market")
    assert scene.legal() == ["buy fine-tai", "done"]
    scene.play("buy fine-tai")
    assert scene.part(0, "fish") == 3 + 7

    scene = Scene(month=12)
    scene.give(0, mon=20)
    scene.end_month(12)
    scene.play("stand tobacco-shop")
    assert scene.legal("buy") == ["buy winter-pipe-1", "buy winter-pipe-2", "buy winter-pouch-1", "buy winter-pouch-2"]


def test_buildings_can_still_be_built_at_the_new_year() -> None:
    # pl: buildings that were not built are set aside.
    scene = Scene(month=12)
    scene.offer("shrine")
    scene.give(0, mon=1, koban=2, wood=2)
    scene.end_month(12)
    scene.play("stand construction-site", "build shrine", "stall a1")
    assert scene.on("a1") == "shrine"


def test_the_new_year_is_played_in_the_order_of_the_fire_track() -> None:
    scene = Scene(players=4)
    scene.power(3, 2)
    scene.power(1, 6)
    scene.power(2, 6)
    scene.new_year()
    order = []
    while scene.asked != "over":
        order.append(scene.who)
        scene.play("stand fire-tower", "done")
    assert order == [2, 1, 3, 0]


def test_the_new_year_order_does_not_change_during_the_new_year() -> None:
    # The first player moves to the top of the track, and each of the others still follows once.
    scene = Scene()
    scene.power(1, 1)
    scene.new_year()
    order = []
    while scene.asked != "over":
        order.append(scene.who)
        scene.play("stand fire-tower", "trade climb")
    assert order == [1, 0, 2]


def test_at_new_year_players_choose_any_space_and_do_business() -> None:
    # Ruling: any space, the shop and one character; no income, hire, lap or neutral character.
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=1)
    scene.place("sake-peddler", "a2", owner=0, experience=1)
    scene.give(0, mon=3)
    scene.new_year()
    assert (scene.asked, len(scene.legal("stand"))) == ("stand", 8)
    scene.play("stand rice-shop")
    assert scene.legal() == ["visit a1", "visit a2", "trade buy-rice", "done"]
    scene.play("trade buy-rice", "visit a1")
    assert scene.goods(0) == {"rice": 3}
    assert (scene.experience("a1"), scene.experience("a2")) == (1, 1)
    assert (scene.asked, scene.who) == ("stand", 1)


def test_nothing_happens_after_the_new_year() -> None:
    scene = Scene(players=2)
    scene.retire("sushi-stand", 0)
    scene.place("salt-peddler", "a1", owner=0)
    scene.new_year()
    scene.play("stand fire-tower", "done", "stand fire-tower", "done")
    assert scene.asked == "over"
    assert scene.legal() == []
    assert scene.goods(0) == {}  # no salary and no meal
    assert scene.on("a1") == "salt-peddler"


def test_a_whole_year_can_be_played() -> None:
    # Twelve months with one ikizama, one move and one turn each, then one final stand each.
    scene = Scene.opening(players=3, seed=4)
    turns: dict[str, int] = {"ikizama": 0, "move": 0, "stand": 0}
    months = set()
    while scene.asked != "over":
        months.add(scene.month)
        if scene.asked in turns:
            turns[scene.asked] += 1
        scene.play(scene.legal()[-1])
    assert turns == {"ikizama": 36, "move": 36, "stand": 3}
    assert months == set(range(14))  # 0 is the setup


def test_the_view_names_the_months_of_fires_and_paydays() -> None:
    scene = Scene(players=2)
    view = scene.game.view(scene.state, -1)
    assert view["fires"] == {"5": 4, "8": 7, "11": 9}
    assert view["paydays"] == [3, 6, 9, 12]
