"""IKI, fr "13e manche : le Nouvel An" and "Fin du jeu", pl "Runda 13" and "Koniec gry": the last turn and the count to 100."""

from tests.games.iki.arranged_table import ArrangedTable

ANAIS, DAVID, DOMINIQUE = 0, 1, 2


def test_fr_new_year_anais_pawns_a_sandal_and_visits_the_incense_shop() -> None:
    table = ArrangedTable(players=3)
    table.power(DOMINIQUE, 2)
    table.power(DAVID, 4)
    table.power(ANAIS, 7)
    table.give(ANAIS, sandal=1)
    table.place("incense-shop", "c3", owner=DAVID, experience=1)

    table.new_year()
    assert (table.decision, table.seat_to_move) == ("stand", ANAIS)
    table.play("stand pawn-shop", "trade pawn-sandal")
    assert table.goods(ANAIS) == {"mon": 4}

    table.play("visit c3")
    assert table.goods(ANAIS) == {"mon": 1, "iki": 5}
    assert table.retired(DAVID) == ["incense-shop"]
    assert table.kobun(DAVID) == 4

    assert (table.decision, table.seat_to_move) == ("stand", DAVID)
    table.play("stand fire-tower", "done")
    assert (table.decision, table.seat_to_move) == ("stand", DOMINIQUE)
    table.play("stand money-changer", "trade take-mons")
    assert table.decision == "over"


def test_fr_end_of_the_game_anais_counts_100() -> None:
    table = ArrangedTable(players=3)
    table.give(ANAIS, iki=28, mon=5, koban=1)
    # Three types, including three peddlers, and the retired Puppeteer as a fourth.
    table.place("chili-peddler", "a1", owner=ANAIS)
    table.place("hairdresser", "b1", owner=ANAIS)
    table.retire("salt-peddler", ANAIS)
    table.retire("fish-peddler", ANAIS)
    table.retire("soba-stand", ANAIS)
    table.retire("puppeteer", ANAIS)
    table.hold(ANAIS, "joker")
    # Fish from three seasons, including the expensive fish from spring and summer.
    table.own(ANAIS, "fine-shirauo", "fine-katsuo", "suzuki")
    # A pouch for the largest type, a pouch worth 5, and a pipe.
    table.own(ANAIS, "autumn-pouch-2", "winter-pouch-1", "summer-pipe-1")
    table.place("restaurant", "c1", owner=ANAIS)

    score = table.score(ANAIS)

    assert score.parts == {
        "track": 28,
        "types": 16,
        "fish": 10 + 1 + 7,
        "tobacco": (3 + 5) * 2,
        "buildings": 18,
        "goods": 5 // 4 + 3,
    }
    assert score.total == 100


def test_fr_end_of_the_game_all_the_expensive_fish_are_worth_31() -> None:
    table = ArrangedTable(players=3)
    table.own(ANAIS, "fine-shirauo", "fine-katsuo", "fine-suzuki", "fine-tai")
    assert table.part(ANAIS, "fish") == 15 + 1 + 7 + 1 + 7 == 31
