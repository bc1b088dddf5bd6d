"""What the table tells of what happened by itself, with names."""

from tests.games.iki.scene import Scene
from ukiyo.games.iki import news
from ukiyo.games.iki.news_json import FIELDS


def test_every_kind_has_its_fields() -> None:
    assert list(FIELDS) == news.NAMES


def test_a_fire_tells_where_it_breaks_out_whom_it_takes_and_who_stops_it() -> None:
    scene = Scene()
    scene.place("salt-peddler", "b1", owner=1)
    scene.place("monk", "b2", owner=None)
    scene.place("ox-cart", "b3", owner=0)
    scene.power(0, 9)
    scene.state.telling = True
    scene.fire(5, "b")
    told = scene.game.news(scene.state)
    strength = scene.state.board.fire[0]
    fire = [item for item in told if item["kind"] in ("fire", "burnt", "put-out")]
    assert fire == [
        {"kind": "fire", "nagaya": "b", "strength": strength},
        {"kind": "burnt", "seat": 1, "card": "salt-peddler", "stall": "b1"},
        {"kind": "burnt", "seat": None, "card": "monk", "stall": "b2"},
        {"kind": "put-out", "seat": 0, "stall": "b3", "card": "ox-cart"},
    ]


def test_payday_tells_salaries_and_who_was_fed() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=0)
    scene.give(0, rice=1)
    scene.state.telling = True
    scene.payday()
    told = scene.game.news(scene.state)
    assert {"kind": "salary", "seat": 0, "good": "mon", "amount": 1} in told
    assert {"kind": "fed", "seat": 0, "amount": 1} in told
