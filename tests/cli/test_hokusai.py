"""Hokusai in the terminal: whole games, a player's choices, and hidden information."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import ukiyo
from tests.commands import ukiyo_says
from tests.games.hokusai.scene import Scene
from ukiyo import bots
from ukiyo.engine.record import read_record
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import CENTRE, INDIVIDUAL, PLACES
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.table import NO_CARD
from ukiyo.locales import languages
from ukiyo.terminal.artist import Artist, Position
from ukiyo.terminal.artists import artist_for

HOKUSAI = ukiyo.game("hokusai")
ALL = "track,journey,paths"


def table(players: int, seed: int, expansions: str = "", language: str = "en") -> tuple[HokusaiState, Artist]:
    """Return a new game that records effects, and its renderer."""
    state = HOKUSAI.new(players, seed, expansions=expansions)
    assert isinstance(state, HokusaiState)
    state.records_effects = True
    return state, artist_for(HOKUSAI, language, ["random"] * players)


def drawn(state: HokusaiState, artist: Artist, width: int = 100) -> str:
    paper = StringIO()
    Console(width=width, file=paper).print(artist.board(Position(HOKUSAI, state)))
    return paper.getvalue()


def verdict(state: HokusaiState, artist: Artist) -> list[str]:
    return artist.verdict(Position(HOKUSAI, state).view, state.scores())


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
    """With every number of players; the record verifies."""
    file = tmp_path / "game.uki"
    seats = ",".join(["random"] * players)
    given = ["--seed", "5", "--lang", language, "--record", str(file), "--option", f"expansions={expansions}"]
    told = ukiyo_says("play", "hokusai", "--seats", seats, *given)
    record = read_record(file)
    assert record.verify(ukiyo.game("hokusai")).over
    replayed = ukiyo_says("replay", str(file), "--lang", language)
    for score in record.scores:
        assert str(score) in told
        assert str(score) in replayed
    assert "▶" in ukiyo_says("replay", str(file), "--at", "30", "--lang", language)


@pytest.mark.parametrize("language", languages())
def test_every_choice_has_a_text(language: str) -> None:
    """Every legal choice has a distinct text, and so do the question and the effects."""
    state, artist = table(2, 2, ALL, language)
    bot = bots.create_bot("random", "hokusai", 1)
    while not state.over:
        position = Position(HOKUSAI, state)
        assert artist.question(position)
        options = state.legal()
        said = [artist.choice(position, action) for action in (options if state.moves < 300 else options[:1])]
        assert len(set(said)) == len(said), "two choices have the same text"
        action = bot.choose_action(state)
        assert artist.announced(position, action)
        state.play(action)
        artist.news(Position(HOKUSAI, state))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_truncated(language: str, width: int) -> None:
    state, artist = table(5, 4, ALL, language)
    bot = bots.create_bot("random", "hokusai", 4)
    while not state.over:
        if state.moves % 150 == 0:
            assert "…" not in drawn(state, artist, width)
        state.play(bot.choose_action(state))


def test_only_the_deciding_seat_sees_its_secrets() -> None:
    """The seat's objective and the colours on the backs of its kakemonos stay hidden; at the end every objective is revealed."""
    state, artist = table(3, 6)
    names = [artist.name(objective["id"]) for objective in artist.data["individual"]]
    bot = bots.create_bot("random", "hokusai", 6)
    while state.turns < 12:
        state.play(bot.choose_action(state))
    shown = drawn(state, artist)
    for objective in range(INDIVIDUAL):
        assert (names[objective] in shown) == (state.holder[objective] == state.seat)
    own = state.atelier[state.seat * PLACES : (state.seat + 1) * PLACES]
    assert shown.count("↑") == len([card for card in own if card != NO_CARD])
    while not state.over:
        state.play(bot.choose_action(state))
    shown = drawn(state, artist)
    assert all((names[objective] in shown) == (state.holder[objective] >= 0) for objective in range(INDIVIDUAL))


def test_opponents_do_not_learn_the_chosen_objective() -> None:
    state, artist = table(2, 1)
    position = Position(HOKUSAI, state)
    assert artist.announced(position, actions.OBJECTIVE + 3) == "chooses a new individual objective"
    assert artist.announced(position, actions.GIVE + 3) == "returns an individual objective"


def test_the_solo_game_needs_five_works() -> None:
    state, artist = table(1, 1)
    assert verdict(state, artist) == ["You didn’t exhibit 5 kakemonos in 20 turns: you lose."]
    state.cloth = [*state.cloth, 1, 2, 3, 5, 6]
    state.cloth_cell = list(range(CENTRE, CENTRE + 6))
    state.cloth_turn = [0] * 6
    state.cloth_by = [-1, 0, 0, 0, 0, 0]
    assert verdict(state, artist)[0].startswith("You exhibited all 5 kakemonos in time: ")


@pytest.mark.smoke
def test_a_player_chooses_by_number_or_notation_and_continues_later(tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    typed = "1\n2\nmove k2\nundo\nmix purple-blue-red\nquit\n"
    first = ukiyo_says("play", "hokusai", "--seats", "human,human", "--seed", "3", "--record", str(file), typed=typed)
    assert "choose your master" in first
    assert "Taken back: Walk" in first
    assert [move.notation for move in read_record(file).moves][2:] == ["mix purple-blue-red"]
    second = ukiyo_says("play", "--record", str(file), typed="fly\nhelp\nboard\ninfo great-wave\ninfo sharaku\ninfo far\ninfo monk\nquit\n")
    assert "continues after 3 moves" in second
    assert '"fly" is not one of the choices' in second
    assert "info hokusai" in second
    assert "9 points · Mount Fuji · needs RYGGO" in second
    assert "two random tools" in second
    assert "three or more steps" in second
    assert 'This game has no "monk".' in second


def test_the_solo_game_shows_turns_and_works() -> None:
    told = ukiyo_says("play", "hokusai", "--seats", "human", "--seed", "1", typed="1\ndiscard\nquit\n")
    assert "Turn 1 of 20" in told
    assert "0 of 5 kakemonos exhibited" in told


def test_sim_reports_statistics() -> None:
    told = json.loads(ukiyo_says("sim", "hokusai", "--players", "3", "--games", "5", "--json", "-"))
    assert list(told["categories"]) == ukiyo.game("hokusai").categories
    for key in ("turns", "exhibited", "mixes", "artisans", "tokens"):
        assert told[key] > 0
    assert "Solo games won" in ukiyo_says("sim", "hokusai", "--players", "1", "--games", "2")
    assert "Works exhibited" in ukiyo_says("sim", "hokusai", "--players", "2", "--games", "2", "--option", f"expansions={ALL}")


@pytest.mark.parametrize("language", languages())
def test_components_are_listed_with_their_provenance(language: str) -> None:
    listed = ukiyo_says("components", "hokusai", "--lang", language)
    assert "≈" in listed
    assert "⚖" in listed
    assert len(listed.splitlines()) > 100


def test_rules_are_shown() -> None:
    assert "rondel" in ukiyo_says("rules", "hokusai")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--seats", "random,random", "--option", "expansions=dragons"], "There is no expansion 'dragons'"),
        (["--seats", "random,random", "--option", "masters=best"], "Choose 'draft' or 'random' for masters, not 'best'"),
        (["--seats", "random,random", "--option", "journey=aba"], "without the expansion 'journey'"),
        (["--seats", "random,random", "--option", "speed=fast"], "hokusai has no option 'speed'"),
        (["--seats", ",".join(["random"] * 6)], "hokusai is for 1 to 5 players, not 6"),
        (["--seats", "random", "--components", "/no/where.toml"], "Can't read"),
    ],
)
def test_bad_input_prints_a_sentence_and_exits_with_2(given: list[str], sentence: str) -> None:
    assert sentence in ukiyo_says("play", "hokusai", *given, code=2)


@pytest.mark.parametrize(("active", "said"), [("purple", False), ("blue", True)])
def test_a_token_without_effect_is_marked(active: str, said: bool) -> None:
    scene = Scene()
    scene.token(1, "recolour")
    scene.active(0, f"{active} black black black")
    scene.stand(0, "k5")
    scene.turn(0)
    scene.play("move k1")
    artist = artist_for(HOKUSAI, "en", ["human"] * 3)
    offered = artist.choice(Position(HOKUSAI, scene.state), HOKUSAI.parse("token recolour"))
    assert ("no effect at the moment" in offered) == said


def test_a_card_with_markers_is_not_ready() -> None:
    for markers, said in (("", "You have all the drops it needs"), ("chisel brush", "you must remove its markers first")):
        scene = Scene()
        scene.work(0, 1, "yoro", markers=markers)
        scene.active(0, "blue blue blue red red red yellow yellow yellow purple purple green green orange orange")
        scene.turn(0)
        shown = " ".join(drawn(scene.state, artist_for(HOKUSAI, "en", ["human"] * 3), 400).split())
        assert said in shown


def test_lost_points_are_not_shown_as_a_payment() -> None:
    _, artist = table(2, 1)
    assert "(−2 points)" in artist.changed("paints", [{"blue": -1, "points": -2}, {}], 0, "paint")
