"""Hokusai, pt "Expor um kakemono": five bonuses in one placement."""

from pathlib import Path

from tests.games.hokusai.arranged_table import ArrangedTable

BEIGE = 0


def test_pt_3_beige_gains_two_purples_a_kakemono_an_artisan_and_a_blue(tmp_path: Path) -> None:
    table = ArrangedTable()
    table.edges(
        tmp_path,
        great_wave="purple-purple kakemono artisan blue",
        kajikazawa="red red purple-purple red",
        oiwa="red red red kakemono",
        okiku="artisan red red red",
        hannya="red blue red red",
        thunderstorm="green green green green",
    )
    table.hang("kajikazawa", 0, 0)
    table.hang("thunderstorm", -1, 0, by=2)
    table.hang("hannya", -1, -1, by=1)
    table.hang("oiwa", 1, -1, by=1)
    table.hang("okiku", 0, -2, by=1)
    table.ring(4, "whaling", "knife baren")
    table.ring_artisan(2, "hokkei")
    table.wheel(3, "blue red")
    table.work(BEIGE, 1, "great-wave", painted="red yellow green green orange")
    table.turn(BEIGE)

    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 0,-1", "orient north")

    assert table.state.cloth_by[-1] == BEIGE
    assert table.legal() == [
        *["take 1", "take 2", "take 3", "take 4", "take 5"],
        *["hire 1", "hire 2", "hire 3", "hire 4", "hire 5"],
        "collect 4-blue",
        "gain purple",
        "done",
    ]
    table.play("take 4", "hire 2", "collect 4-blue", "gain purple", "gain purple")

    assert table.works_of(BEIGE)[0] == "whaling"
    assert table.markers_on(BEIGE, 1) == "knife baren"
    assert table.artisans_of(BEIGE) == ["hokkei"]
    assert table.discard_of(BEIGE) == "blue purple purple"
