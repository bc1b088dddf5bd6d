"""Game setup, action parsing and state loading. Invalid input raises an error with a helpful message."""

import pytest

import ukiyo
from ukiyo.engine.actions import ActionTable
from ukiyo.engine.errors import BadNotation, BadOption, BadRecord
from ukiyo.engine.game import Game
from ukiyo.engine.state import Seat, State

IKI = ukiyo.game("iki")


def test_player_counts_seeds_and_options_are_checked() -> None:
    with pytest.raises(BadOption, match="iki is for 2 to 4 players, not 5"):
        IKI.new(players=5, seed=1)
    with pytest.raises(BadOption, match="A seed is a whole number"):
        IKI.new(players=2, seed=-1)
    with pytest.raises(BadOption, match="iki has no option 'speed'"):
        IKI.new(players=2, seed=1, speed="fast")
    with pytest.raises(BadOption, match="There is no game 'go'"):
        ukiyo.game("go")


def test_notation_ignores_space_and_case_and_suggests_corrections() -> None:
    assert IKI.parse("  Hire   MONK ") == IKI.parse("hire monk")
    with pytest.raises(BadNotation, match="did you mean 'hire monk'"):
        IKI.parse("hire munk")
    with pytest.raises(BadNotation, match="not an action"):
        IKI.parse("sing")
    with pytest.raises(BadNotation, match="actions 0 to"):
        IKI.action(100_000)


def test_actions_have_named_fields() -> None:
    action = IKI.action(IKI.parse("hire monk"))
    assert (action.kind, action.fields) == ("hire", {"card": "monk"})
    assert IKI.action(IKI.parse("income")).fields == {}


def test_a_compound_value_has_a_field_for_each_part() -> None:
    """If a value has fewer parts than fields, the last part is repeated. For example, a red drop is used as red."""
    hokusai = ukiyo.game("hokusai")
    fields = {text: hokusai.action(hokusai.parse(text)).fields for text in ("paint 1-red-yellow", "paint 1-red", "mix orange-red-black")}
    assert fields["paint 1-red-yellow"] == {"place": "1", "colour": "red", "drop": "yellow"}
    assert fields["paint 1-red"] == {"place": "1", "colour": "red", "drop": "red"}
    assert fields["mix orange-red-black"] == {"colour": "orange", "one": "red", "other": "black"}
    assert hokusai.action(hokusai.parse("take 3")).fields == {"sector": "3"}
    assert hokusai.action(hokusai.parse("lose bag-red")).fields == {"area": "bag", "colour": "red"}
    with pytest.raises(ValueError, match="more parts"):
        ActionTable([("paint", "place-colour", ["1-red-yellow"])])


def test_a_damaged_saved_state_is_rejected() -> None:
    saved = IKI.new(players=2, seed=1).save()
    damaged: list[dict[str, object]] = [{}, {"players": 9}, {**saved, "extra": 1}]
    damaged += [{**saved, "goods": "many"}, {**saved, "month": "May"}, {**saved, "card": [1.5]}]
    for damage in damaged:
        with pytest.raises(BadRecord):
            IKI.load(damage)


def test_moves_can_be_undone_before_a_draw_or_another_players_move() -> None:
    """Players can undo the choice of a starting character and its stall until the next player chooses."""
    state = IKI.new(players=3, seed=4)
    first = state.seat
    assert (state.undo_floor, state.moves) == (0, 0)
    state.play(state.legal()[0])
    state.play(state.legal()[0])
    assert (state.undo_floor, state.moves, state.mover) == (0, 2, first)
    state.play(state.legal()[0])
    assert (state.undo_floor, state.mover) == (2, (first - 1) % 3)
    for _ in range(3):
        state.play(state.legal()[0])
    assert state.decision() == "ikizama"
    assert state.undo_floor == state.moves == 6, "the first characters of the year were revealed"


def test_a_game_without_a_required_method_fails_when_its_class_is_created() -> None:
    with pytest.raises(TypeError, match=r"Unfinished must define read_components\(\), create_state\(\), set_up\(\), as every Game does"):

        class Unfinished(Game):
            def view(self, state: State, seat: Seat) -> dict[str, object]:
                return {}


def test_a_state_without_a_required_method_fails_when_its_class_is_created() -> None:
    with pytest.raises(TypeError, match=r"Unfinished must define resolve\(\), run\(\), scores\(\), round_number\(\), as every State does"):

        class Unfinished(State):
            def choices(self, step: int, seat: Seat) -> list[int]:
                return []


def test_a_state_base_class_cannot_be_played() -> None:
    class Base(State):
        points: list[int]

    with pytest.raises(TypeError, match=r"Base must define choices\(\)"):
        Base().prepare(IKI.actions, [], 2, 1)


def test_repr_names_the_game_players_round_and_seat() -> None:
    state = IKI.new(players=3, seed=4)
    assert repr(state) == "<IkiState: 3 players, round 0, seat 2 decides 'take'>"


@pytest.mark.parametrize("name", ["iki", "hokusai"])
def test_print_shows_the_board_in_a_few_lines(name: str) -> None:
    state = ukiyo.game(name).new(players=2, seed=1)
    lines = str(state).splitlines()
    assert lines[0] == repr(state)[1:-1]
    assert len(lines) <= 20
    assert all(len(line) <= 140 for line in lines)
    assert "seat 1: " in str(state)
