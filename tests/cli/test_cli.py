"""All commands with valid and invalid input."""

import json
from pathlib import Path

import pytest

import ukiyo
from tests.commands import run_ukiyo
from ukiyo import games
from ukiyo.engine.correction import ComponentValue, changed, corrected, reconstructed_values, toml_text
from ukiyo.engine.errors import BadComponents
from ukiyo.engine.record import read_record
from ukiyo.locales import languages


def test_sim_prints_one_json_object() -> None:
    output = json.loads(run_ukiyo("sim", "iki", "--players", "3", "--games", "12", "--bots", "random", "--seed", "1", "--json", "-"))
    assert output["games"] == 12
    assert sum(output["wins"]) == 12
    assert len(output["wins"]) == 3
    assert [row["rank"] for row in output["scores"]] == [1, 2, 3]
    assert all(row["min"] <= row["mean"] <= row["max"] for row in output["scores"])
    assert list(output["categories"]) == ukiyo.game("iki").categories
    for key in ("decisions", "seconds", "hires", "retired", "buildings"):
        assert output[key] > 0


def test_sim_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    first = json.loads(run_ukiyo("sim", "--games", "45", "--json", "-"))
    file = tmp_path / "two.json"
    run_ukiyo("sim", "--games", "45", "--workers", "2", "--json", str(file))
    second = json.loads(file.read_text())
    assert {**first, "seconds": 0} == {**second, "seconds": 0}


def test_sim_prints_a_table() -> None:
    table = run_ukiyo("sim", "--games", "4", "--bots", "apprentice,random,random,random", "--lang", "en")
    assert "4 games" in table
    assert "apprentice" in table


# test_terminal checks the text for every choice in every language
@pytest.mark.parametrize(
    "language", [code if code in ("en", "pl") else pytest.param(code, marks=pytest.mark.repeats) for code in languages()]
)
def test_bots_play_a_whole_game_in_every_language(language: str, tmp_path: Path) -> None:
    """The game can be played in every language, and its record is valid."""
    file = tmp_path / "game.uki"
    output = run_ukiyo("play", "iki", "--seats", "apprentice,random,apprentice", "--seed", "5", "--lang", language, "--record", str(file))
    record = read_record(file)
    assert record.verify(ukiyo.game("iki")).over
    for score in record.scores:
        assert str(score) in output
    replayed = run_ukiyo("replay", str(file), "--lang", language)
    for score in record.scores:
        assert str(score) in replayed


@pytest.mark.smoke
def test_a_player_chooses_by_number_or_notation_and_continues_later(tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    keys = "1\nstall a1\nundo\nstall b1\nhelp\nquit\n"
    first = run_ukiyo("play", "iki", "--seats", "human,human", "--seed", "3", "--record", str(file), stdin=keys, as_subprocess=True)
    assert "Taken back: Stall a1, behind Rice Shop." in first
    assert "Saved as" in first
    moves = [move.notation for move in read_record(file).moves]
    assert moves == [moves[0], "stall b1"]
    second = run_ukiyo("play", "--record", str(file), stdin="2\nfly\nboard\ninfo monk\ninfo dragon\nquit\n")
    assert "continues after 2 moves" in second
    assert '"fly" is not one of the choices' in second
    assert "Monk" in second
    assert 'This game has no "dragon".' in second
    assert len(read_record(file).moves) == 3


def test_a_whole_turn_can_be_undone(tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    output = run_ukiyo(
        "play", "iki", "--seats", "human,human", "--seed", "3", "--record", str(file), stdin="1\nstall a1\nundo turn\nundo turn\nquit\n"
    )
    assert output.count("Taken back") == 2
    assert "You can’t take this back" in output
    assert read_record(file).moves == []


def test_undo_stops_where_information_was_revealed() -> None:
    output = run_ukiyo("play", "iki", "--seats", "human,human", "--seed", "3", stdin="undo\n1\n1\n1\n1\nundo\n")
    assert output.count("You can’t take this back") == 2
    assert "The game isn’t over" in output


def test_a_move_can_be_undone_before_the_bot_replies() -> None:
    output = run_ukiyo("play", "iki", "--seats", "human,random", "--seed", "2", stdin="1\nstall a1\nundo\nstall b1\n\nquit\n")
    assert "Taken back: Stall a1, behind Rice Shop." in output


def test_save_reports_bad_file_names(tmp_path: Path) -> None:
    file = tmp_path / "later.uki"
    output = run_ukiyo("play", "--seats", "human,human", "--seed", "1", stdin=f"1\nsave\nsave {tmp_path}/no/where.uki\nsave {file}\nquit\n")
    assert "Add a file name" in output
    assert "Can't write" in output
    assert len(read_record(file).moves) == 1


def test_a_master_plays_with_a_budget(tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    run_ukiyo("play", "iki", "--seats", "master@0.001,human", "--seed", "9", "--record", str(file), stdin="quit\n")
    assert read_record(file).seats == ["master@0.001", "human"]
    run_ukiyo("play", "--record", str(file), stdin="quit\n")


def test_replay_shows_any_position(tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    run_ukiyo("play", "iki", "--seats", "random,random", "--seed", "9", "--record", str(file))
    assert "After 20 moves" in run_ukiyo("replay", str(file), "--at", "20")
    assert "--at must be from 0 to" in run_ukiyo("replay", str(file), "--at", "9999", code=2)


@pytest.mark.parametrize("language", languages())
def test_components_are_listed_with_their_provenance(language: str) -> None:
    output = run_ukiyo("components", "iki", "--lang", language)
    assert "≈" in output
    assert "⚖" in output
    assert len(output.splitlines()) > 100


def test_a_copy_of_the_game_is_checked_and_played(tmp_path: Path) -> None:
    """Enter confirms a value, a number corrects it, and s skips it. Invalid input is explained, and the question is repeated."""
    file = tmp_path / "mine.toml"
    output = run_ukiyo("check", "iki", "--out", str(file), stdin="\n3\nmany\n120\n4\ns\nq\n")
    assert "88 values are reconstructed" in output
    assert "'many' does not look like 2" in output
    assert "cost must be a whole number from 0 to 30, not 120" in " ".join(output.split())
    assert "Book Lender, cost: 2 → 3" in output
    checked = games.game("iki", file)
    assert changed(games.game("iki").file.tables, checked.file.tables) == [
        (ComponentValue("character", "book-lender", "cost", 2), 3),
        (ComponentValue("character", "sake-peddler", "cost", 2), 4),
    ]
    assert len(reconstructed_values(checked.file.tables)) == 85
    run_ukiyo("sim", "iki", "--players", "2", "--games", "1", "--bots", "random", "--components", str(file))
    assert "no file was written" in run_ukiyo("check", "hokusai", "--out", str(file), stdin="q\n")


@pytest.mark.parametrize("game", games.NAMES)
def test_a_confirmed_components_file_is_the_packaged_one(game: str) -> None:
    """If all values are confirmed, the file describes the same game."""
    rules = games.game(game)
    text = toml_text(corrected(rules.file.tables, reconstructed_values(rules.file.tables)), "Checked")
    assert games.game_with(game, text).fingerprint == rules.fingerprint
    assert reconstructed_values(games.game_with(game, text).file.tables) == []
    with pytest.raises(BadComponents, match="There is no field 'colour' in nobody 'x'"):
        corrected(rules.file.tables, [ComponentValue("nobody", "x", "colour", 1)])


def test_rules_are_shown() -> None:
    output = run_ukiyo("rules", "iki")
    assert "oyakata" in output
    assert "The fire from the example." in output  # the drawing is omitted, but the caption is shown
    assert "svg" not in output
    assert "Nagaya c with four stalls" not in output
    assert "IKI est un jeu de Koota Yamada" in run_ukiyo("rules", "iki", "--lang", "fr")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["sim", "iki", "--players", "7"], "iki is for 2 to 4 players, not 7"),
        (["sim", "chess"], "There is no game 'chess'"),
        (["sim", "--games", "0"], "The number of games must be at least 1"),
        (["sim", "--workers", "0"], "The number of workers"),
        (["sim", "--seed", "-1"], "The seed must be from 0 to"),
        (["sim", "--bots", "genius"], "There is no bot called 'genius'"),
        (["sim", "--bots", "random,random"], "4 players need 4 bots"),
        (["sim", "--games", "1", "--json", "/no/where.json"], "Can't write"),
        (["play", "--seats", "human,bob"], "'bob' is neither human nor a bot. Choose human, novice, apprentice,"),
        (["play", "--seats", "human,master@soon"], "'master@soon' has no valid budget. Use master@0.5 for 0.5 s per move"),
        (["play", "--seats", "human,artisan@2"], "'artisan@2' is neither human nor a bot"),
        (["play", "--seats", "human"], "iki is for 2 to 4 players, not 1"),
        (["play", "--option", "speed=fast"], "iki has no option 'speed'"),
        (["sim", "--option", "speed"], "An option must be given as NAME=VALUE, not 'speed'"),
        (["play", "--lang", "xx"], "There is no language 'xx'. Choose en, es, fr, pl or pt."),
        (["play", "--components", "/no/where.toml"], "Can't read"),
        (["replay", "/no/where.uki"], "Can't read"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["components", "chess"], "There is no game 'chess'"),
        (["serve", "--port", "0", "--db", "mysql://here"], "The database must be sqlite:///FILE"),
        (["serve", "--port", "0", "--db", "sqlite:////no/where.db"], "Cannot open"),
        (["serve", "--port", "0", "--db", "postgresql://me:secret@127.0.0.1:1/x"], "me:***@127.0.0.1:1/x can't be opened"),
        (["serve", "--host", "999.9.9.9"], "Cannot listen on 999.9.9.9"),
        (["serve", "--port", "70000"], "Invalid value"),
        (["fly"], "No such command"),
        (["sim", "--games", "many"], "Invalid value"),
    ],
)
def test_bad_input_prints_an_error_and_exits_with_2(words: list[str], sentence: str) -> None:
    assert sentence in run_ukiyo(*words, code=2)


def test_an_edited_record_is_rejected_and_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    run_ukiyo("play", "iki", "--seats", "random,random", "--seed", "9", "--record", str(file))
    edited = file.read_text().replace("take ", "take a ", 1)
    file.write_text(edited)
    assert "line 9:" in run_ukiyo("replay", str(file), code=2)
    assert "line 9:" in run_ukiyo("play", "--record", str(file), code=2)
    assert file.read_text() == edited


def test_a_record_is_not_continued_with_another_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    run_ukiyo("play", "--seats", "random,random", "--seed", "9", "--record", str(file))
    assert "contains a game with seed 9, not 8" in run_ukiyo("play", "--seed", "8", "--record", str(file), code=2)
    assert "is already over" in run_ukiyo("play", "--record", str(file))
