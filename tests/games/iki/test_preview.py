"""Previews: costs, gains and places on the board."""

from tests.games.iki.scene import Scene


def test_hiring_shows_the_price_the_mons_on_the_card_and_the_bonuses() -> None:
    scene = Scene()
    scene.give(0, mon=9)
    scene.row("monk", mons=2)
    scene.place("fire-watchtower", "d4", owner=0)
    scene.turn(0, "2")
    assert scene.preview("income") == {"gain": {"mon": 4}}
    iki = scene.state.components.lasting_amount[1]
    assert scene.preview("hire monk") == {"pay": {"mon": 4}, "gain": {"mon": 2, "fire": 1, "iki": iki}, "kobun": 1}
    scene.play("hire monk")
    assert scene.goods(0) == {"mon": 9 - 4 + 2, "iki": iki}
    assert scene.preview("stall a1") == {"shops": ["rice-shop"], "kobun": 1}


def test_a_walk_shows_its_shop_its_sandals_and_its_laps() -> None:
    scene = Scene()
    scene.give(0, sandal=2)
    scene.turn(0, "3", at="fish-market")
    scene.play("income")
    assert scene.preview("move 3") == {"steps": 3, "laps": 1, "at": {"shop": "rice-shop"}}
    assert scene.preview("move 5") == {"steps": 5, "laps": 1, "pay": {"sandal": 2}, "at": {"shop": "tobacco-shop"}}


def test_a_visit_shows_whose_character_it_is_and_whether_it_retires() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=0, experience=2)
    scene.place("boiled-egg-peddler", "a2", owner=None)
    scene.business(1, "rice-shop")
    visit = scene.preview("visit a1")
    assert (visit["owner"], visit["retires"], visit["at"]) == (0, True, {"card": "salt-peddler"})
    assert scene.preview("visit a2")["owner"] is None


def test_trades_and_purchases_point_at_their_shop() -> None:
    scene = Scene()
    scene.give(0, mon=20, wood=9, koban=9, rice=9)
    scene.offer("inn")
    scene.business(0, "construction-site")
    build = scene.preview("build inn")
    assert build["at"] == {"shop": "construction-site"}
    assert isinstance(build["pay"], dict)
    assert build["pay"]["mon"] >= 1, "the site costs a mon"
    scene.business(0, "fish-market")
    assert scene.preview(scene.legal("buy")[0])["at"] == {"shop": "fish-market"}


def test_the_fire_preview_shows_the_threatened_character() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=0)
    scene.hold(0, "avoid-fire-1")
    scene.fire(5, "a")
    assert scene.preview("save") == scene.preview("burn") == {"at": {"stall": "a1", "card": "salt-peddler"}}
