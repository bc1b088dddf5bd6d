"""Previews: costs, gains and locations on the board."""

from tests.games.iki.arranged_table import ArrangedTable


def test_hiring_shows_the_price_the_mons_and_the_bonuses() -> None:
    table = ArrangedTable()
    table.give(0, mon=9)
    table.row("monk", mons=2)
    table.place("fire-watchtower", "d4", owner=0)
    table.turn(0, "2")
    assert table.preview("income") == {"gain": {"mon": 4}}
    iki = table.state.components.lasting_amount[1]
    assert table.preview("hire monk") == {"pay": {"mon": 4}, "gain": {"mon": 2, "fire": 1, "iki": iki}, "kobun": 1}
    table.play("hire monk")
    assert table.goods(0) == {"mon": 9 - 4 + 2, "iki": iki}
    assert table.preview("stall a1") == {"shops": ["rice-shop"], "kobun": 1}


def test_a_walk_shows_its_shop_its_sandals_and_its_laps() -> None:
    table = ArrangedTable()
    table.give(0, sandal=2)
    table.turn(0, "3", at="fish-market")
    table.play("income")
    assert table.preview("move 3") == {"steps": 3, "laps": 1, "at": {"shop": "rice-shop"}}
    assert table.preview("move 5") == {"steps": 5, "laps": 1, "pay": {"sandal": 2}, "at": {"shop": "tobacco-shop"}}


def test_a_visit_shows_whose_character_it_is_and_whether_it_retires() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0, experience=2)
    table.place("boiled-egg-peddler", "a2", owner=None)
    table.business(1, "rice-shop")
    visit = table.preview("visit a1")
    assert (visit["owner"], visit["retires"], visit["at"]) == (0, True, {"card": "salt-peddler"})
    assert table.preview("visit a2")["owner"] is None


def test_trades_and_purchases_point_at_their_shop() -> None:
    table = ArrangedTable()
    table.give(0, mon=20, wood=9, koban=9, rice=9)
    table.offer("inn")
    table.business(0, "construction-site")
    build = table.preview("build inn")
    assert build["at"] == {"shop": "construction-site"}
    assert isinstance(build["pay"], dict)
    assert build["pay"]["mon"] >= 1, "The site must cost a mon."
    table.business(0, "fish-market")
    assert table.preview(table.legal("buy")[0])["at"] == {"shop": "fish-market"}


def test_the_fire_preview_shows_the_threatened_character() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0)
    table.hold(0, "avoid-fire-1")
    table.fire(5, "a")
    assert table.preview("save") == table.preview("burn") == {"at": {"stall": "a1", "card": "salt-peddler"}}
