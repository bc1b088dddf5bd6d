"""What the table tells of what happened by itself, with names."""

from tests.games.hokusai.scene import Scene
from ukiyo.engine import capabilities
from ukiyo.games.hokusai import effects
from ukiyo.games.hokusai.effects_json import FIELDS


def told(scene: Scene, *notations: str) -> list[dict[str, object]]:
    """The news of the last of these moves."""
    for notation in notations:
        scene.state.records_effects = True
        scene.play(notation)
    return capabilities.effects(scene.game, scene.state)


def test_every_kind_has_its_fields() -> None:
    assert {*FIELDS, "drew"} == set(effects.NAMES)


def test_drops_are_told_also_when_the_bag_is_emptied_and_a_tipped_discard_area_only_if_it_held_any() -> None:
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


def test_a_step_tells_what_it_gives() -> None:
    scene = Scene(expansions="paths")
    scene.path("red blue", "secondary turn")
    scene.active(0, "red")
    scene.turn(0)
    assert told(scene, "step red") == [{"kind": "climbed", "seat": 0, "step": 1, "bonus": "secondary"}]


def test_a_new_card_in_the_ring_is_told_with_its_sector_and_none_when_the_deck_is_empty() -> None:
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


def test_a_new_objective_is_told_but_not_which() -> None:
    scene = Scene(expansions="paths")
    scene.path("red blue", "objective turn")
    scene.active(0, "red")
    scene.turn(0)
    assert {"kind": "objective", "seat": 0} in told(scene, "step red")


def test_alone_a_drop_of_the_clock_goes_back_at_the_end_of_a_turn_but_not_for_an_extra_one() -> None:
    scene = Scene(players=1, expansions="paths")
    scene.path("red blue", "turn secondary")
    scene.active(0, "red")
    scene.turn(0)
    before = scene.state.turns
    assert "clock" not in [item["kind"] for item in told(scene, "step red", "discard")], "one more turn follows, which costs none"
    clock = {"kind": "clock", "seat": 0, "clock": str(before), "left": 20 - before}
    assert [item for item in told(scene, "discard") if item["kind"] == "clock"] == [clock]
