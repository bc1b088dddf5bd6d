"""Effects and their fields."""

from typing import Any

from tests.games.iki.arranged_table import ArrangedTable
from ukiyo.engine import capabilities, move_log
from ukiyo.games.iki import effects, steps
from ukiyo.games.iki.effects_json import FIELDS


def test_every_kind_of_effect_has_the_documented_fields() -> None:
    assert list(FIELDS) == effects.NAMES


def test_a_fire_reports_its_nagaya_its_losses_and_its_end() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "b1", owner=1)
    table.place("monk", "b2", owner=None)
    table.place("ox-cart", "b3", owner=0)
    table.power(0, 9)
    table.state.records_effects = True
    table.fire(5, "b")
    told = capabilities.effects(table.game, table.state)
    strength = table.state.board.fire[0]
    fire = [item for item in told if item["kind"] in ("fire", "burnt", "put-out")]
    assert fire == [
        {"kind": "fire", "nagaya": "b", "strength": strength},
        {"kind": "burnt", "seat": 1, "card": "salt-peddler", "stall": "b1"},
        {"kind": "burnt", "seat": None, "card": "monk", "stall": "b2"},
        {"kind": "put-out", "seat": 0, "stall": "b3", "card": "ox-cart"},
    ]


def test_payday_reports_salaries_and_feeding() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0)
    table.give(0, rice=1)
    table.state.records_effects = True
    table.payday()
    told = capabilities.effects(table.game, table.state)
    assert {"kind": "salary", "seat": 0, "good": "mon", "amount": 1} in told
    assert {"kind": "fed", "seat": 0, "amount": 1} in told


def test_a_visit_reports_card_owner_price_and_experience() -> None:
    table = ArrangedTable(month=7)
    table.place("hairdresser", "a2", owner=1)
    table.give(0, mon=2)
    table.business(0, table.serving("a2"))
    table.state.records_effects = True
    table.play("visit a2")
    told = move_log.summary(table.game, table.state, table.game.parse("visit a2"))
    assert told["scene"] == {"kind": "turn", "seat": 0, "at": 7}
    assert told["decision"] == "business"
    assert told["about"] == {"card": "hairdresser", "owner": 1}
    assert told["changes"] == [{"mon": -2, "iki": 4}, {}, {}]
    assert move_log.effects(table.game, table.state)[0] == {
        "kind": "experience", "seat": 1, "card": "hairdresser", "stall": "a2", "changes": [{}, {"experience": 1}, {}],
    }  # fmt: skip


def test_a_payday_with_too_little_rice_reports_changes_by_scene() -> None:
    """Salaries, harmony, feeding and the next season are scenes, and every amount is part of an effect."""
    table = ArrangedTable(month=3)
    table.place("salt-peddler", "a1", owner=0)
    table.place("cotton-peddler", "a2", owner=1)
    table.give(0, rice=1)
    table.business(0, table.serving("a1"))
    table.then(steps.PAYDAY, steps.MONTH)
    table.state.records_effects = True
    table.play("done")
    news: list[Any] = move_log.effects(table.game, table.state)
    scenes = [item["scene"]["kind"] for item in news if "scene" in item]
    assert scenes == ["payday", "harmony", "feeding", "season", "month"]
    by_kind = {(item["kind"], item.get("seat")): item.get("changes") for item in news}
    assert by_kind["fed", 0] == [{"rice": -1}, {}, {}]
    assert by_kind["starved", 1] == [{}, {"kobun": 1}, {}]
    assert by_kind["harmony", 0] == [{"iki": 2}, {}, {}]
