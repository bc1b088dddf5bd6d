"""IKI, fr "13e manche : le Nouvel An" and "Fin du jeu", pl "Runda 13" and "Koniec gry": the last turn and the count to 100."""

from tests.games.iki.scene import Scene

ANAIS, DAVID, DOMINIQUE = 0, 1, 2


def test_fr_new_year_anais_pawns_a_sandal_and_visits_the_incense_shop() -> None:
    scene = Scene(players=3)
    scene.power(DOMINIQUE, 2)
    scene.power(DAVID, 4)
    scene.power(ANAIS, 7)
    scene.give(ANAIS, sandal=1)
    scene.place("incense-shop", "c3", owner=DAVID, experience=1)

    scene.new_year()
    assert (scene.asked, scene.who) == ("stand", ANAIS)
    scene.play("stand pawn-shop", "trade pawn-sandal")
    assert scene.goods(ANAIS) == {"mon": 4}

    scene.play("visit c3")
    assert scene.goods(ANAIS) == {"mon": 1, "iki": 5}
    assert scene.retired(DAVID) == ["incense-shop"]
    assert scene.kobun(DAVID) == 4

    assert (scene.asked, scene.who) == ("stand", DAVID)
    scene.play("stand fire-tower", "done")
    assert (scene.asked, scene.who) == ("stand", DOMINIQUE)
    scene.play("stand money-changer", "trade take-mons")
    assert scene.asked == "over"


def test_fr_end_of_the_game_anais_counts_100() -> None:
    scene = Scene(players=3)
    scene.give(ANAIS, iki=28, mon=5, koban=1)
    # Three types, including three peddlers, and the retired Puppeteer as a fourth.
    scene.place("chili-peddler", "a1", owner=ANAIS)
    scene.place("hairdresser", "b1", owner=ANAIS)
    scene.retire("salt-peddler", ANAIS)
    scene.retire("fish-peddler", ANAIS)
    scene.retire("soba-stand", ANAIS)
    scene.retire("puppeteer", ANAIS)
    scene.hold(ANAIS, "joker")
    # Fish of three seasons, including the expensive ones of spring and summer.
    scene.own(ANAIS, "fine-shirauo", "fine-katsuo", "suzuki")
    # One pouch for the largest type, one worth 5, and a pipe.
    scene.own(ANAIS, "autumn-pouch-2", "winter-pouch-1", "summer-pipe-1")
    scene.place("restaurant", "c1", owner=ANAIS)

    score = scene.score(ANAIS)

    assert score.parts == {
        "track": 28,
        "types": 16,
        "fish": 10 + 1 + 7,
        "tobacco": (3 + 5) * 2,
        "buildings": 18,
        "goods": 5 // 4 + 3,
    }
    assert score.total == 100


def test_fr_end_of_the_game_all_the_dear_fish_are_worth_31() -> None:
    scene = Scene(players=3)
    scene.own(ANAIS, "fine-shirauo", "fine-katsuo", "fine-suzuki", "fine-tai")
    assert scene.part(ANAIS, "fish") == 15 + 1 + 7 + 1 + 7 == 31
