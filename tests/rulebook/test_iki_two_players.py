"""IKI, fr "Règles pour 2 joueurs", pl "Zasady gry 2-osobowej": blocking tiles and neutral characters."""

from tests.games.iki.arranged_table import ArrangedTable

SUN, MOON = 0, 1


def test_fr_blocking_tile_closes_space_4_for_the_month() -> None:
    table = ArrangedTable(players=2)
    table.tiles("4")
    table.begin_month(2)

    assert table.legal() == ["ikizama 1-4", "ikizama 1", "ikizama 2", "ikizama 3"]
    table.play("ikizama 1")
    assert table.legal() == ["ikizama 1-4", "ikizama 2", "ikizama 3"]


def test_fr_a_blocking_tile_is_removed_when_the_next_one_is_revealed() -> None:
    table = ArrangedTable(players=2)
    table.tiles("4")
    table.begin_month(2)
    table.tiles("2")

    while table.month == 2:
        table.play(table.legal()[-1])

    assert table.legal() == ["ikizama 1-4", "ikizama 1", "ikizama 3", "ikizama 4"]


def test_fr_neutral_characters_the_moon_places_the_kabuki_actor_for_nothing() -> None:
    table = ArrangedTable(players=2, month=10)
    table.row("kabuki-actor", mons=1)

    table.end_month(10)
    assert (table.decision, table.seat_to_move) == ("neutral", MOON)
    table.play("neutral kabuki-actor")
    assert table.decision == "neutral-stall"
    table.play("stall b2")  # a middle stall, which would cost 1 mon

    assert (table.on("b2"), table.owner("b2")) == ("kabuki-actor", None)
    assert table.goods(MOON) == {}  # the mon on the card is lost, and the stall costs nothing
    assert table.kobun(MOON) == 4
    assert table.power_of(MOON) == 0  # pl: no hiring bonus


def test_fr_activating_a_neutral_character_removes_it() -> None:
    table = ArrangedTable(players=2)
    table.place("kabuki-actor", "b2", owner=None)
    table.business(SUN, "fire-tower")

    table.play("visit b2")

    assert table.goods(SUN) == {"iki": 3}
    assert table.on("b2") is None
    assert table.retired(SUN) == table.retired(MOON) == []
