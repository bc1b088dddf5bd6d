"""IKI, fr "Règles pour 2 joueurs", pl "Zasady gry 2-osobowej": blocking tiles and neutral characters."""

from tests.games.iki.scene import Scene

SUN, MOON = 0, 1


def test_fr_blocking_tile_closes_space_4_for_the_month() -> None:
    scene = Scene(players=2)
    scene.tiles("4")
    scene.begin_month(2)

    assert scene.legal() == ["ikizama 1-4", "ikizama 1", "ikizama 2", "ikizama 3"]
    scene.play("ikizama 1")
    assert scene.legal() == ["ikizama 1-4", "ikizama 2", "ikizama 3"]


def test_fr_blocking_tile_is_gone_when_the_next_one_is_turned() -> None:
    scene = Scene(players=2)
    scene.tiles("4")
    scene.begin_month(2)
    scene.tiles("2")

    while scene.month == 2:
        scene.play(scene.legal()[-1])

    assert scene.legal() == ["ikizama 1-4", "ikizama 1", "ikizama 3", "ikizama 4"]


def test_fr_neutral_characters_the_moon_places_the_kabuki_actor_for_nothing() -> None:
    scene = Scene(players=2, month=10)
    scene.row("kabuki-actor", mons=1)

    scene.end_month(10)
    assert (scene.asked, scene.who) == ("neutral", MOON)
    scene.play("neutral kabuki-actor")
    assert scene.asked == "neutral-stall"
    scene.play("stall b2")  # a middle stall, which would cost 1 mon

    assert (scene.on("b2"), scene.owner("b2")) == ("kabuki-actor", None)
    assert scene.goods(MOON) == {}  # the mon on the card is nobody's, and none was asked
    assert scene.kobun(MOON) == 4
    assert scene.power_of(MOON) == 0  # pl: no hiring bonus


def test_fr_activating_a_neutral_character_sends_it_away() -> None:
    scene = Scene(players=2)
    scene.place("kabuki-actor", "b2", owner=None)
    scene.business(SUN, "fire-tower")

    scene.play("visit b2")

    assert scene.goods(SUN) == {"iki": 3}
    assert scene.on("b2") is None
    assert scene.retired(SUN) == scene.retired(MOON) == []
