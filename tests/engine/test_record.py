"""Truncated, edited or mistyped records are rejected with the line number, and records are written atomically."""

import hashlib
import re
from pathlib import Path

import pytest

import ukiyo
from tests.battery.tables import Setting, walk
from tests.golden.make import HERE
from ukiyo.engine.errors import BadRecord
from ukiyo.engine.record import Record, new_record, parse_record, read_record
from ukiyo.games.iki.components import PACKAGED

SETTING = Setting("iki", 2)


@pytest.fixture
def record() -> Record:
    """Return a game with about 40 moves."""
    record = new_record(SETTING.rules, 2, 7, ["random", "random"], {})
    state = record.start(SETTING.rules)
    for action in walk(SETTING, 7, 40)[1]:
        record.play(state, action)
    return record


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        parse_record(text).verify(SETTING.rules)
    return str(error.value)


def test_a_record_is_readable(record: Record) -> None:
    lines = record.text().splitlines()
    assert lines[:2] == ["ukiyo record 1", "game: iki"]
    assert lines[8].split()[1] == "take"
    assert lines[-1] == "moves: 40"


def test_comments_and_blank_lines_are_allowed(record: Record) -> None:
    text = record.text().replace("\n\n", "\n\n# the game begins\n", 1).replace("\nmoves:", "\n\n\nmoves:")
    assert parse_record(text).verify(SETTING.rules).save() == record.replay(SETTING.rules).save()


def test_a_truncated_record_is_rejected(record: Record) -> None:
    lines = record.text().splitlines()
    assert "line 29: the record does not end with 'moves:', but it contains 21 moves" in refused("\n".join(lines[:29]))
    assert "line 5: the header has no 'seed:'" in refused("\n".join(lines[:5]))
    assert "line 1" in refused("")


def test_a_missing_line_is_detected(record: Record) -> None:
    lines = record.text().splitlines()
    del lines[20]
    assert "declares 40 moves, but it contains 39 moves" in refused("\n".join(lines))


def test_an_illegal_move_is_reported_with_its_line(record: Record) -> None:
    lines = record.text().splitlines()
    lines[9] = lines[9].split()[0] + " stall d9"
    assert refused("\n".join(lines)).startswith("line 10: 'stall d9' is not an action of this game; did you mean 'stall d")
    lines[9] = lines[9].split()[0] + " income"
    assert refused("\n".join(lines)).startswith("line 10: 'income' is not legal: seat")
    lines[9] = "hello"
    assert refused("\n".join(lines)).startswith("line 10: 'hello' is not a move")


def test_a_move_by_the_wrong_seat_is_reported(record: Record) -> None:
    lines = record.text().splitlines()
    seat, rest = lines[8].split(" ", 1)
    lines[8] = f"{1 - int(seat)} {rest}"
    assert refused("\n".join(lines)) == f"line 9: it is seat {seat}'s turn, not seat {1 - int(seat)}'s"


def test_wrong_scores_are_detected(record: Record) -> None:
    assert "its moves result in none yet" in refused(record.text() + "scores: 90 80\n")
    state = record.replay(SETTING.rules)
    while not state.over:
        record.play(state, state.legal()[0])
    assert record.verify(SETTING.rules).over
    record.scores[0] += 1
    assert "the record ends with scores" in refused(record.text())


def test_moves_after_the_end_are_rejected(record: Record) -> None:
    state = record.replay(SETTING.rules)
    while not state.over:
        record.play(state, state.legal()[0])
    text = record.text().replace(f"\n\nmoves: {len(record.moves)}", f"\n0 income\n\nmoves: {len(record.moves) + 1}")
    assert "the game is over" in refused(text)


def test_header_values_are_checked(record: Record) -> None:
    assert "players must be a whole number" in refused(record.text().replace("players: 2", "players: two"))
    assert "iki is for 2 to 4 players, not 5" in _option_error(record.text().replace("players: 2", "players: 5"))
    assert "rules 9" in refused(record.text().replace("rules: 1", "rules: 9"))
    assert "--components" in refused(record.text().replace(SETTING.rules.fingerprint, "0" * 16))


FORMER = {"iki": "cdfee9b7e2934e30", "hokusai": "5d5ff52ce15a560c"}  # hashes of older packaged files that contained names


@pytest.mark.parametrize("game", FORMER)
def test_a_record_with_an_old_fingerprint_opens(game: str) -> None:
    text = HERE.joinpath(f"{game}-2-greedy-0.uki").read_text()
    old = parse_record(re.sub("components: .*", f"components: {FORMER[game]}", text))
    rules = ukiyo.game(game)
    assert old.verify(rules).over
    assert old.replay(rules, 40).moves == 40
    assert FORMER[game] != rules.fingerprint


def test_a_record_with_other_components_is_rejected(record: Record, tmp_path: Path) -> None:
    """A changed starting value makes it a different game, even if the record contains a hash of the file's bytes."""
    file = tmp_path / "mine.toml"
    file.write_text(PACKAGED.read_text(encoding="utf-8").replace("mon         = 8", "mon         = 9"), encoding="utf-8")
    other = ukiyo.game("iki", file)
    for fingerprint in (SETTING.rules.fingerprint, FORMER["iki"]):
        record.components = fingerprint
        record.replay(SETTING.rules)
        with pytest.raises(BadRecord, match=f"played with components {fingerprint}, not {other.fingerprint}; use --components"):
            record.replay(other)
    for fingerprint in (other.fingerprint, hashlib.sha256(file.read_bytes()).hexdigest()[:16]):
        record.components = fingerprint
        record.start(other)
        with pytest.raises(BadRecord, match="--components"):
            record.start(SETTING.rules)


def _option_error(text: str) -> str:
    with pytest.raises(ukiyo.UkiyoError) as error:
        parse_record(text).verify(SETTING.rules)
    return str(error.value)


def test_a_file_is_written_atomically(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.uki"
    record.write(file)
    assert read_record(file).text() == record.text()
    with pytest.raises(BadRecord, match="Can't write"):
        record.write(tmp_path / "nowhere" / "game.uki")
    assert [path.name for path in tmp_path.iterdir()] == ["game.uki"]


def test_files_that_are_not_records_are_rejected(tmp_path: Path) -> None:
    file = tmp_path / "picture.uki"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="not text"):
        read_record(file)
    with pytest.raises(BadRecord, match="Can't read"):
        read_record(tmp_path / "missing.uki")


def older_game() -> Record:
    """Return a finished Hokusai game recorded with the previous version of the rules."""
    setting = Setting("hokusai", 2)
    record = new_record(setting.rules, 2, 7, ["random", "random"], {})
    state = record.start(setting.rules)
    for action in walk(setting, 7, 10_000)[1]:
        record.play(state, action)
    record.rules -= 1
    record.components = setting.rules.file.fingerprint(record.rules)
    return record


def test_a_record_with_older_rules_replays_with_the_current_rules() -> None:
    hokusai, record = ukiyo.game("hokusai"), older_game()
    assert record.rules < hokusai.version
    assert parse_record(record.text()).verify(hokusai).over


def test_a_record_with_a_different_result_under_current_rules_is_rejected() -> None:
    hokusai, record = ukiyo.game("hokusai"), older_game()
    record.scores[0] += 1
    with pytest.raises(BadRecord, match="it was played with rules 1, which differ from rules 2: the record ends with scores"):
        record.replay(hokusai)
    lines = record.text().splitlines()
    lines[20] = lines[20].split()[0] + " lose bag-red"
    with pytest.raises(BadRecord, match="it was played with rules 1, which differ from rules 2: line 21: 'lose bag-red' is not legal"):
        parse_record("\n".join(lines)).replay(hokusai, 100)
