"""Effects with names."""

from tests.games.hokusai.scene import Scene
from ukiyo.engine import capabilities
from ukiyo.games.hokusai import effects
from ukiyo.games.hokusai.effects_json import FIELDS


def told(scene: Scene, *notations: str) -> list[dict[str, object]]:
    """The effects of the last of these moves."""
    for notation in notations:
        scene.state.records_effects = True
        scene.play(notation)
    return capabilities.effects(scene.game, scene.state)


def test_every_kind_has_its_fields() -> None:
    assert {*FIELDS, "drew"} == set(effects.NAMES)


def test_draws_that_empty_the_bag_and_refills_are_effects() -> None:
    scene = Scene()
    scene.active(0, "black")
    scene.bag(0, "blue blue red")
    scene.turn(0)
    assert told(scene, "discard")[:3] == [
        {"kind": "drew", "seat": 0, "drops": ["blue", "blue", "red"]},
        {"kind": "tipped", "seat": 0, "amount": 1},
        {"kind": "drew", "seat": 0, "drops": ["black"]},
    ]
    scene = Scene()
    scene.active(0, "blue")
    scene.bag(0, "red")
    scene.work(0, 1, "yoro")
    scene.turn(0)
    kinds = [item["kind"] for item in told(scene, "paint 1-blue", "discard")]
    assert kinds.count("tipped") == 0, "the discard area was empty"
    assert "drew" in kinds


def test_a_step_names_its_bonus() -> None:
    scene = Scene(expansions="paths")
    scene.path("red blue", "secondary turn")
    scene.active(0, "red")
    scene.turn(0)
    assert told(scene, "step red") == [{"kind": "climbed", "seat": 0, "step": 1, "bonus": "secondary"}]


def test_a_new_ring_card_is_an_effect_with_its_sector_unless_the_deck_is_empty() -> None:
    scene = Scene()
    scene.active(0, "black black")
    scene.stand(0, "k1")
    scene.ring(2, "yoro")
    top = scene.top()
    scene.turn(0)
    news = told(scene, "move k2", "take 2")
    assert news[0] == {"kind": "ring-kakemono", "kakemono": top, "sector": "2"}
    assert news[1]["kind"] == "revealed"

    scene = Scene()
    scene.active(0, "black black")
    scene.ring(2, "yoro")
    scene.state.deck = []
    scene.state.ring[5] = -1
    scene.turn(0)
    assert not {"ring-kakemono", "revealed"} & {str(item["kind"]) for item in told(scene, "move k2", "take 2")}


def test_a_new_objective_is_reported_without_its_name() -> None:
    scene = Scene(expansions="paths")
    scene.path("red blue", "objective turn")
    scene.active(0, "red")
    scene.turn(0)
    assert {"kind": "objective", "seat": 0} in told(scene, "step red")


def test_the_solo_clock_runs_after_each_turn_except_extra_turns() -> None:
    scene = Scene(players=1, expansions="paths")
    scene.path("red blue", "turn secondary")
    scene.active(0, "red")
    scene.turn(0)
    before = scene.state.turns
    assert "clock" not in [item["kind"] for item in told(scene, "step red", "discard")], "an extra turn follows, which is free"
    clock = {"kind": "clock", "seat": 0, "clock": str(before), "left": 20 - before}
    assert [item for item in told(scene, "discard") if item["kind"] == "clock"] == [clock]
