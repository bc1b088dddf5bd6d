"""Effects and their fields."""

from tests.games.hokusai.arranged_table import ArrangedTable
from ukiyo.engine import capabilities
from ukiyo.games.hokusai import effects
from ukiyo.games.hokusai.effects_json import FIELDS


def told(table: ArrangedTable, *notations: str) -> list[dict[str, object]]:
    """Play moves and return the effects of the last one."""
    for notation in notations:
        table.state.records_effects = True
        table.play(notation)
    return capabilities.effects(table.game, table.state)


def test_every_kind_of_effect_has_the_documented_fields() -> None:
    assert {*FIELDS, "drew"} == set(effects.NAMES)


def test_draws_that_empty_the_bag_and_refills_are_effects() -> None:
    table = ArrangedTable()
    table.active(0, "black")
    table.bag(0, "blue blue red")
    table.turn(0)
    assert told(table, "discard")[:3] == [
        {"kind": "drew", "seat": 0, "drops": ["blue", "blue", "red"]},
        {"kind": "tipped", "seat": 0, "amount": 1},
        {"kind": "drew", "seat": 0, "drops": ["black"]},
    ]
    table = ArrangedTable()
    table.active(0, "blue")
    table.bag(0, "red")
    table.work(0, 1, "yoro")
    table.turn(0)
    kinds = [item["kind"] for item in told(table, "paint 1-blue", "discard")]
    assert kinds.count("tipped") == 0, "The discard area must be empty."
    assert "drew" in kinds


def test_a_step_shows_its_bonus() -> None:
    table = ArrangedTable(expansions="paths")
    table.path("red blue", "secondary turn")
    table.active(0, "red")
    table.turn(0)
    assert told(table, "step red") == [{"kind": "climbed", "seat": 0, "step": 1, "bonus": "secondary"}]


def test_a_new_ring_card_is_an_effect_with_its_sector_unless_the_deck_is_empty() -> None:
    table = ArrangedTable()
    table.active(0, "black black")
    table.stand(0, "k1")
    table.ring(2, "yoro")
    top = table.top()
    table.turn(0)
    news = told(table, "move k2", "take 2")
    assert news[0] == {"kind": "ring-kakemono", "kakemono": top, "sector": "2"}
    assert news[1]["kind"] == "revealed"

    table = ArrangedTable()
    table.active(0, "black black")
    table.ring(2, "yoro")
    table.state.deck = []
    table.state.ring[5] = -1
    table.turn(0)
    assert not {"ring-kakemono", "revealed"} & {str(item["kind"]) for item in told(table, "move k2", "take 2")}


def test_a_new_objective_is_reported_without_its_name() -> None:
    table = ArrangedTable(expansions="paths")
    table.path("red blue", "objective turn")
    table.active(0, "red")
    table.turn(0)
    assert {"kind": "objective", "seat": 0} in told(table, "step red")


def test_the_solo_clock_runs_after_each_turn_except_extra_turns() -> None:
    table = ArrangedTable(players=1, expansions="paths")
    table.path("red blue", "turn secondary")
    table.active(0, "red")
    table.turn(0)
    before = table.state.turns
    assert "clock" not in [item["kind"] for item in told(table, "step red", "discard")], "The extra turn must not move the clock."
    clock = {"kind": "clock", "seat": 0, "clock": str(before), "left": 20 - before}
    assert [item for item in told(table, "discard") if item["kind"] == "clock"] == [clock]
