"""IKI, fr "Contremaître", pl "Plac budowy": David builds the Inn."""

from tests.games.iki.arranged_table import ArrangedTable

DAVID = 1


def test_fr_construction_site_david_builds_the_inn() -> None:
    table = ArrangedTable(players=3)
    table.offer("inn")
    table.give(DAVID, koban=1, wood=1, mon=1)  # the mon is the cost of the site
    table.business(DAVID, "construction-site")

    table.play("build inn", "stall b2")

    assert (table.on("b2"), table.owner("b2")) == ("inn", DAVID)
    assert table.kobun(DAVID) == 3
    assert table.goods(DAVID) == {}
    assert table.buildings() == []
    assert table.part(DAVID, "buildings") == 12
