"""IKI, fr "Contremaître", pl "Plac budowy": David builds the Inn."""

from tests.games.iki.scene import Scene

DAVID = 1


def test_fr_construction_site_david_builds_the_inn() -> None:
    scene = Scene(players=3)
    scene.offer("inn")
    scene.give(DAVID, koban=1, wood=1, mon=1)  # the mon is the cost of the site
    scene.business(DAVID, "construction-site")

    scene.play("build inn", "stall b2")

    assert (scene.on("b2"), scene.owner("b2")) == ("inn", DAVID)
    assert scene.kobun(DAVID) == 3
    assert scene.goods(DAVID) == {}
    assert scene.buildings() == []
    assert scene.part(DAVID, "buildings") == 12
