"""The year: revealed cards, the end of a month, the change of season, and the New Year."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

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
    table = ArrangedTable()
    table.begin_month(month)
    revealed = table.hireable()
    assert len(revealed) == 4
    assert set(revealed) < YEAR[month - 1]
    assert set(revealed.values()) == {0}


def test_revealed_characters_are_random() -> None:
    seen: set[str] = set()
    for seed in range(30):
        table = ArrangedTable(seed=seed)
        table.begin_month(1)
        seen |= set(table.hireable())
    assert seen == SPRING


def test_unhired_characters_stay_in_the_row() -> None:
    table = ArrangedTable()
    table.begin_month(1)
    first_four = set(table.hireable())
    table.end_month(1)
    assert table.month == 2
    assert len(table.hireable()) == 8
    assert first_four < set(table.hireable())
    table.end_month(2)
    assert len(table.hireable()) == 12


@pytest.mark.parametrize("month", [1, 2, 4, 5, 7, 8, 10, 11])
def test_each_character_left_in_the_row_gets_a_mon(month: int) -> None:
    table = ArrangedTable()
    table.begin_month(month)
    left = table.hireable()
    table.end_month(month)
    assert {card: table.hireable()[card] for card in left} == dict.fromkeys(left, 1)
    assert sorted(table.hireable().values()) == [0] * 4 + [1] * 4  # new characters have no mons


def test_mons_accumulate() -> None:
    table = ArrangedTable()
    table.row("seamstress")
    table.end_month(1)
    table.end_month(2)
    assert table.hireable()["seamstress"] == 2


@pytest.mark.parametrize(("month", "next_season"), [(3, SUMMER), (6, AUTUMN), (9, WINTER)])
def test_a_new_season_brings_a_new_row(month: int, next_season: set[str]) -> None:
    table = ArrangedTable()
    table.begin_month(month)
    table.end_month(month)
    assert len(table.hireable()) == 4
    assert set(table.hireable()) < next_season
    assert set(table.hireable().values()) == {0}


@pytest.mark.parametrize(("month", "before", "after"), [(3, "shirauo", "katsuo"), (6, "katsuo", "suzuki"), (9, "suzuki", "tai")])
def test_a_new_season_brings_new_tokens(month: int, before: str, after: str) -> None:
    table = ArrangedTable(month=month)
    table.give(0, mon=20)
    table.business(0, "fish-market")
    assert f"buy {before}" in table.legal()
    table.end_month(month)
    table.business(0, "fish-market")
    assert table.legal("buy") == [f"buy {after}", f"buy fine-{after}"]


def test_bought_tokens_stay_when_the_season_changes() -> None:
    table = ArrangedTable(month=3)
    table.own(0, "fine-shirauo", "spring-pipe-1")
    table.end_month(3)
    assert table.tokens(0) == ["fine-shirauo", "spring-pipe-1"]


# The end of month 12 and the New Year


def test_after_month_12_the_oyakata_return_and_the_row_is_empty() -> None:
    table = ArrangedTable(month=12)
    table.row("samurai", "karuta-maker", mons=1)
    table.oyakata(0, "fish-market")
    table.oyakata(1, "rice-shop")
    table.end_month(12)
    assert table.month == 13
    assert (table.at(0), table.at(1)) == ("start", "start")
    assert table.hireable() == {}


def test_at_the_end_of_month_12_there_is_still_a_payday() -> None:
    table = ArrangedTable(month=12)
    table.place("incense-shop", "a1", owner=0)
    table.place("samurai", "b1", owner=1)
    table.give(0, rice=1)
    table.end_month(12)
    assert table.goods(0) == {"mon": 4}
    assert table.goods(1) == {"iki": 5}
    assert table.on("b1") is None  # starved


def test_the_winter_tokens_stay_for_the_new_year() -> None:
    table = ArrangedTable(month=12)
    table.own(1, "tai")
    table.give(0, mon=20)
    table.end_month(12)
    table.play("stand fish-market")
    assert table.legal() == ["buy fine-tai", "done"]
    table.play("buy fine-tai")
    assert table.part(0, "fish") == 3 + 7

    table = ArrangedTable(month=12)
    table.give(0, mon=20)
    table.end_month(12)
    table.play("stand tobacco-shop")
    assert table.legal("buy") == ["buy winter-pipe-1", "buy winter-pipe-2", "buy winter-pouch-1", "buy winter-pouch-2"]


def test_buildings_can_still_be_built_at_the_new_year() -> None:
    # Polish rulebook: buildings that were not built are set aside.
    table = ArrangedTable(month=12)
    table.offer("shrine")
    table.give(0, mon=1, koban=2, wood=2)
    table.end_month(12)
    table.play("stand construction-site", "build shrine", "stall a1")
    assert table.on("a1") == "shrine"


def test_the_new_year_is_played_in_the_order_of_the_fire_track() -> None:
    table = ArrangedTable(players=4)
    table.power(3, 2)
    table.power(1, 6)
    table.power(2, 6)
    table.new_year()
    order = []
    while table.decision != "over":
        order.append(table.seat_to_move)
        table.play("stand fire-tower", "done")
    assert order == [2, 1, 3, 0]


def test_the_new_year_order_does_not_change_during_the_new_year() -> None:
    # The first player moves to the top of the track, and each of the other players still has one turn.
    table = ArrangedTable()
    table.power(1, 1)
    table.new_year()
    order = []
    while table.decision != "over":
        order.append(table.seat_to_move)
        table.play("stand fire-tower", "trade climb")
    assert order == [1, 0, 2]


def test_at_new_year_players_choose_any_space_and_do_business() -> None:
    # Ruling: any space, the shop and one character, without income, hires, laps or neutral characters.
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=1)
    table.place("sake-peddler", "a2", owner=0, experience=1)
    table.give(0, mon=3)
    table.new_year()
    assert (table.decision, len(table.legal("stand"))) == ("stand", 8)
    table.play("stand rice-shop")
    assert table.legal() == ["visit a1", "visit a2", "trade buy-rice", "done"]
    table.play("trade buy-rice", "visit a1")
    assert table.goods(0) == {"rice": 3}
    assert (table.experience("a1"), table.experience("a2")) == (1, 1)
    assert (table.decision, table.seat_to_move) == ("stand", 1)


def test_nothing_happens_after_the_new_year() -> None:
    table = ArrangedTable(players=2)
    table.retire("sushi-stand", 0)
    table.place("salt-peddler", "a1", owner=0)
    table.new_year()
    table.play("stand fire-tower", "done", "stand fire-tower", "done")
    assert table.decision == "over"
    assert table.legal() == []
    assert table.goods(0) == {}  # neither salaries nor meals
    assert table.on("a1") == "salt-peddler"


def test_a_whole_year_can_be_played() -> None:
    # Each player has an ikizama, a move and a turn in each of 12 months, and a final turn at the New Year.
    table = ArrangedTable.opening(players=3, seed=4)
    turns: dict[str, int] = {"ikizama": 0, "move": 0, "stand": 0}
    months = set()
    while table.decision != "over":
        months.add(table.month)
        if table.decision in turns:
            turns[table.decision] += 1
        table.play(table.legal()[-1])
    assert turns == {"ikizama": 36, "move": 36, "stand": 3}
    assert months == set(range(14))  # 0 is the setup


def test_the_view_contains_the_months_of_fires_and_paydays() -> None:
    table = ArrangedTable(players=2)
    view = table.game.view(table.state, -1)
    assert view["fires"] == {"5": 4, "8": 7, "11": 9}
    assert view["paydays"] == [3, 6, 9, 12]
