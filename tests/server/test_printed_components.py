"""Tables that use the values of an owner's printed game."""

import random
from pathlib import Path

import pytest

from tests.server.crash import play_through
from tests.server.server_process import Guest, table_of, view_of
from tests.server.waiting import wait_for
from ukiyo import games
from ukiyo.engine.correction import changed
from ukiyo.engine.errors import BadRecord
from ukiyo.engine.record import parse_record

IKI = games.game("iki")
COSTS = [
    {"kind": "character", "id": entry.id, "field": "cost", "value": entry.number("cost") + 3} for entry in IKI.file.entries("character")
]
MONK = {"kind": "character", "id": "monk", "field": "cost", "value": 9}
SEATS = [{"kind": "human"}, {"kind": "bot", "bot": "apprentice"}]


def cost(components: dict[str, object], name: str) -> tuple[int, str]:
    rows = components["character"]
    assert isinstance(rows, list)
    row = next(row for row in rows if row["id"] == name)
    return row["cost"], row["provenance"].get("cost")


@pytest.mark.any_store
def test_a_table_uses_the_values_of_a_printed_game(aki: Guest, tmp_path: Path) -> None:
    """All characters cost more. A bot that ignored this would soon hire a character that it can't afford.

    The record requires the components file.
    """
    table = str(aki.post("/tables", game="iki", seats=SEATS, printed_values=COSTS)["id"])
    assert table_of(aki.frame(table))["correction_count"] == len(COSTS)
    packaged, corrected = aki.get("/games/iki/components"), aki.get(f"/tables/{table}/components")
    assert cost(corrected, "monk") == (cost(packaged, "monk")[0] + 3, "box")
    assert corrected["fingerprint"] != packaged["fingerprint"]
    aki.post(f"/tables/{table}/start")
    wait_for(lambda: view_of(aki.frame(table))["legal"], "Aki's turn")
    assert aki.post(f"/tables/{table}/hint")["moves"]
    play_through(aki, table, random.Random(3))

    text = aki.http.get(f"{aki.server.api}/tables/{table}/record").text
    assert f"{len(COSTS)} corrected values" in text
    file = tmp_path / "components.toml"
    file.write_text(aki.http.get(f"{aki.server.api}/tables/{table}/components.toml").text)
    checked = games.game("iki", file)
    assert checked.fingerprint == corrected["fingerprint"]
    assert len(changed(IKI.file.tables, checked.file.tables)) == len(COSTS)
    assert parse_record(text).verify(checked).over
    with pytest.raises(BadRecord, match="use --components to select the same components file"):
        parse_record(text).verify(IKI)

    rematch = str(aki.post(f"/tables/{table}/rematch")["id"])
    fork = str(aki.post(f"/tables/{table}/fork", move=30, bot="novice")["id"])
    for other in (rematch, fork):
        assert table_of(aki.frame(other))["correction_count"] == len(COSTS)
        assert aki.get(f"/tables/{other}/components") == corrected
    assert aki.get(f"/tables/{table}/at/30")["move"] == 30


@pytest.mark.any_store
def test_confirmed_values_change_nothing_and_impossible_ones_are_rejected(aki: Guest) -> None:
    confirmed = {**MONK, "value": cost(aki.get("/games/iki/components"), "monk")[0]}
    table = str(aki.post("/tables", game="iki", seats=SEATS, printed_values=[confirmed])["id"])
    assert table_of(aki.frame(table))["correction_count"] == 0
    assert aki.get(f"/tables/{table}/components") == aki.get("/games/iki/components")
    for printed, sentence in {
        (("value", 99),): "cost must be a whole number from 0 to 30, not 99",
        (("field", "price"),): "There is no field 'price' in character 'monk'.",
        (("field", "gain"), ("value", (("mon = 1 }\ncost = { mon", 1),))): "can't contain 'mon = 1",
    }.items():
        component_value = {**MONK, **{name: dict(value) if isinstance(value, tuple) else value for name, value in printed}}
        assert sentence in str(aki.post("/tables", code=400, game="iki", seats=SEATS, printed_values=[component_value])["error"])
    aki.post("/tables", code=422, game="iki", seats=SEATS, printed_values=[MONK] * 1001)
    assert (
        table_of(aki.frame(str(aki.post("/tables", game="iki", seats=SEATS, printed_values=[MONK] * 600)["id"])))["correction_count"] == 1
    )
