"""Hokusai in the terminal: whole games, player choices and hidden information."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import ukiyo
from tests.commands import run_ukiyo
from tests.games.hokusai.arranged_table import ArrangedTable
from ukiyo import bots
from ukiyo.engine.record import read_record
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import CENTRE, INDIVIDUAL, PLACES
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.table import NO_CARD
from ukiyo.locales import languages
from ukiyo.terminal.renderer import Position, Renderer
from ukiyo.terminal.renderers import renderer_for

HOKUSAI = ukiyo.game("hokusai")
ALL = "track,journey,paths"


def table(players: int, seed: int, expansions: str = "", language: str = "en") -> tuple[HokusaiState, Renderer]:
    """Return a new game that records effects, and its renderer."""
    state = HOKUSAI.new(players, seed, expansions=expansions)
    assert isinstance(state, HokusaiState)
    state.records_effects = True
    return state, renderer_for(HOKUSAI, language, ["random"] * players)


def drawn(state: HokusaiState, renderer: Renderer, width: int = 100) -> str:
    paper = StringIO()
    Console(width=width, file=paper).print(renderer.board(Position(HOKUSAI, state)))
    return paper.getvalue()


def verdict(state: HokusaiState, renderer: Renderer) -> list[str]:
    return renderer.result_lines(Position(HOKUSAI, state).view, state.scores())


@pytest.mark.parametrize(
    ("language", "players", "expansions"),
    [
        ("en", 1, ALL),
        ("fr", 2, ""),
        ("pt", 5, ALL),
        pytest.param("es", 3, "track,journey", marks=pytest.mark.repeats),
        pytest.param("pl", 4, "paths", marks=pytest.mark.repeats),
        pytest.param("en", 2, "journey", marks=pytest.mark.repeats),
    ],
)
def test_bots_play_a_whole_game(language: str, players: int, expansions: str, tmp_path: Path) -> None:
    """Plays with every number of players and verifies the record."""
    file = tmp_path / "game.uki"
    seats = ",".join(["random"] * players)
    options = ["--seed", "5", "--lang", language, "--record", str(file), "--option", f"expansions={expansions}"]
    output = run_ukiyo("play", "hokusai", "--seats", seats, *options)
    record = read_record(file)
    assert record.verify(ukiyo.game("hokusai")).over
    replayed = run_ukiyo("replay", str(file), "--lang", language)
    for score in record.scores:
        assert str(score) in output
        assert str(score) in replayed
    assert "▶" in run_ukiyo("replay", str(file), "--at", "30", "--lang", language)


@pytest.mark.parametrize("language", languages())
def test_every_choice_has_a_text(language: str) -> None:
    """Every legal choice has a distinct text, and the decision and the effects have texts, too."""
    state, renderer = table(2, 2, ALL, language)
    bot = bots.create_bot("random", "hokusai", 1)
    while not state.over:
        position = Position(HOKUSAI, state)
        assert renderer.decision_text(position)
        options = state.legal()
        texts = [renderer.choice(position, action) for action in (options if state.moves < 300 else options[:1])]
        assert len(set(texts)) == len(texts), "Two choices have the same text."
        action = bot.choose_action(state)
        assert renderer.log_line(position, action)
        state.play(action)
        renderer.effect_lines(Position(HOKUSAI, state))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_truncated(language: str, width: int) -> None:
    state, renderer = table(5, 4, ALL, language)
    bot = bots.create_bot("random", "hokusai", 4)
    while not state.over:
        if state.moves % 150 == 0:
            assert "…" not in drawn(state, renderer, width)
        state.play(bot.choose_action(state))


def test_only_the_deciding_seat_sees_its_hidden_information() -> None:
    """The seat's objective and the colours on the backs of its kakemonos are hidden. All objectives are revealed at the end."""
    state, renderer = table(3, 6)
    names = [renderer.name(objective["id"]) for objective in renderer.data["individual"]]
    bot = bots.create_bot("random", "hokusai", 6)
    while state.turns < 12:
        state.play(bot.choose_action(state))
    drawing = drawn(state, renderer)
    for objective in range(INDIVIDUAL):
        assert (names[objective] in drawing) == (state.holder[objective] == state.seat)
    own = state.atelier[state.seat * PLACES : (state.seat + 1) * PLACES]
    assert drawing.count("↑") == len([card for card in own if card != NO_CARD])
    while not state.over:
        state.play(bot.choose_action(state))
    drawing = drawn(state, renderer)
    assert all((names[objective] in drawing) == (state.holder[objective] >= 0) for objective in range(INDIVIDUAL))


def test_opponents_do_not_learn_the_chosen_objective() -> None:
    state, renderer = table(2, 1)
    position = Position(HOKUSAI, state)
    assert renderer.log_line(position, actions.OBJECTIVE + 3) == "chooses a new individual objective"
    assert renderer.log_line(position, actions.GIVE + 3) == "returns an individual objective"


def test_the_solo_game_needs_five_works() -> None:
    state, renderer = table(1, 1)
    assert verdict(state, renderer) == ["You didn’t exhibit 5 kakemonos in 20 turns: you lose."]
    state.cloth = [*state.cloth, 1, 2, 3, 5, 6]
    state.cloth_cell = list(range(CENTRE, CENTRE + 6))
    state.cloth_turn = [0] * 6
    state.cloth_by = [-1, 0, 0, 0, 0, 0]
    assert verdict(state, renderer)[0].startswith("You exhibited all 5 kakemonos in time: ")


@pytest.mark.smoke
def test_a_player_chooses_by_number_or_notation_and_continues_later(tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    keys = "1\n2\nmove k2\nundo\nmix purple-blue-red\nquit\n"
    first = run_ukiyo("play", "hokusai", "--seats", "human,human", "--seed", "3", "--record", str(file), stdin=keys)
    assert "choose your master" in first
    assert "Taken back: Walk" in first
    assert [move.notation for move in read_record(file).moves][2:] == ["mix purple-blue-red"]
    second = run_ukiyo("play", "--record", str(file), stdin="fly\nhelp\nboard\ninfo great-wave\ninfo sharaku\ninfo far\ninfo monk\nquit\n")
    assert "continues after 3 moves" in second
    assert '"fly" is not one of the choices' in second
    assert "info hokusai" in second
    assert "9 points · Mount Fuji · needs RYGGO" in second
    assert "two random tools" in second
    assert "three or more steps" in second
    assert 'This game has no "monk".' in second


def test_the_solo_game_shows_turns_and_works() -> None:
    output = run_ukiyo("play", "hokusai", "--seats", "human", "--seed", "1", stdin="1\ndiscard\nquit\n")
    assert "Turn 1 of 20" in output
    assert "0 of 5 kakemonos exhibited" in output


def test_sim_reports_statistics() -> None:
    output = json.loads(run_ukiyo("sim", "hokusai", "--players", "3", "--games", "5", "--json", "-"))
    assert list(output["categories"]) == ukiyo.game("hokusai").categories
    for key in ("turns", "exhibited", "mixes", "artisans", "tokens"):
        assert output[key] > 0
    assert "Solo games won" in run_ukiyo("sim", "hokusai", "--players", "1", "--games", "2")
    assert "Works exhibited" in run_ukiyo("sim", "hokusai", "--players", "2", "--games", "2", "--option", f"expansions={ALL}")


@pytest.mark.parametrize("language", languages())
def test_components_are_listed_with_their_provenance(language: str) -> None:
    output = run_ukiyo("components", "hokusai", "--lang", language)
    assert "≈" in output
    assert "⚖" in output
    assert len(output.splitlines()) > 100


def test_rules_are_shown() -> None:
    assert "rondel" in run_ukiyo("rules", "hokusai")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "random,random", "--option", "expansions=dragons"], "There is no expansion 'dragons'"),
        (["--seats", "random,random", "--option", "masters=best"], "Choose 'draft' or 'random' for masters, not 'best'"),
        (["--seats", "random,random", "--option", "journey=aba"], "without the expansion 'journey'"),
        (["--seats", "random,random", "--option", "speed=fast"], "hokusai has no option 'speed'"),
        (["--seats", ",".join(["random"] * 6)], "hokusai is for 1 to 5 players, not 6"),
        (["--seats", "random", "--components", "/no/where.toml"], "Can't read"),
    ],
)
def test_bad_input_prints_an_error_and_exits_with_2(arguments: list[str], sentence: str) -> None:
    assert sentence in run_ukiyo("play", "hokusai", *arguments, code=2)


@pytest.mark.parametrize(("active", "marked"), [("purple", False), ("blue", True)])
def test_a_token_without_effect_is_marked(active: str, marked: bool) -> None:
    table = ArrangedTable()
    table.token(1, "recolour")
    table.active(0, f"{active} black black black")
    table.stand(0, "k5")
    table.turn(0)
    table.play("move k1")
    renderer = renderer_for(HOKUSAI, "en", ["human"] * 3)
    offered = renderer.choice(Position(HOKUSAI, table.state), HOKUSAI.parse("token recolour"))
    assert ("no effect at the moment" in offered) == marked


def test_a_card_with_markers_is_not_ready() -> None:
    for markers, text in (("", "You have all the drops it needs"), ("chisel brush", "you must remove its markers first")):
        table = ArrangedTable()
        table.work(0, 1, "yoro", markers=markers)
        table.active(0, "blue blue blue red red red yellow yellow yellow purple purple green green orange orange")
        table.turn(0)
        drawing = " ".join(drawn(table.state, renderer_for(HOKUSAI, "en", ["human"] * 3), 400).split())
        assert text in drawing


def test_lost_points_are_not_shown_as_a_payment() -> None:
    _, renderer = table(2, 1)
    assert "(−2 points)" in renderer.with_changes("paints", [{"blue": -1, "points": -2}, {}], 0, "paint")
