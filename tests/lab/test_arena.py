"""The arena: fair seating, resumable matches, correct intervals, and a self-contained report."""

import json
import math
import multiprocessing
import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ukiyo.cli import app
from ukiyo.engine.errors import BadOption, UkiyoError
from ukiyo.lab.matches import ray_cluster
from ukiyo.lab.matches.arena import GameResult, Match, WorkerLost, play_game, play_games
from ukiyo.lab.matches.report import report
from ukiyo.lab.matches.results import BadResults, Results, header, read_results
from ukiyo.lab.matches.standings import Outcomes, card_values, estimate, estimate_share, ratings, standings, student, turn_orders
from ukiyo.locales import languages

IKI = Match("iki", 3, ["apprentice", "novice", "novice"], 1)
HOKUSAI = Match("hokusai", 2, ["novice", "random"], 7, {"expansions": "track,paths"})


def timeless(games: list[GameResult]) -> list[GameResult]:
    return [replace(game, seconds=[], longest=[]) for game in games]


@pytest.fixture(scope="module")
def iki() -> list[GameResult]:
    return [play_game(IKI, number) for number in range(12)]


def test_every_bot_plays_every_seat_of_every_deal(iki: list[GameResult]) -> None:
    for deal in range(4):
        games = iki[deal * 3 : deal * 3 + 3]
        assert [sorted(game.seating[seat] for game in games) for seat in range(3)] == [[0, 1, 2]] * 3
        assert len({game.first for game in games}) == 1  # the same deal


def test_a_game_does_not_depend_on_the_process(iki: list[GameResult]) -> None:
    played = sorted(play_games(IKI, list(range(6)), 2), key=lambda game: game.number)
    assert timeless(played) == timeless(iki[:6])


def test_a_killed_worker_is_reported() -> None:
    others = multiprocessing.active_children()  # can include the fork server from other tests
    played = play_games(replace(IKI, bots=["novice"] * 3), list(range(300)), 2)
    next(played)
    next(child for child in multiprocessing.active_children() if child not in others).kill()
    with pytest.raises(WorkerLost, match="--resume"):
        list(played)


def test_acquired_cards_are_recorded(iki: list[GameResult]) -> None:
    for game in iki:
        kinds = {what.split(":")[0] for seat in game.taken for what in seat}
        assert {"character", "token"} <= kinds
        assert all(any(what.startswith("character:") for what in seat) for seat in game.taken)
    hokusai = play_game(HOKUSAI, 0)
    for seat in hokusai.taken:
        assert sum(what.startswith("master:") for what in seat) == 1
        assert any(what.startswith("individual:") for what in seat)


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_a_killed_match_can_be_resumed(tmp_path: Path, iki: list[GameResult], suffix: str) -> None:
    path = tmp_path / f"results.{suffix}"
    killed = Results(IKI, path)
    for number in (2, 0, 1):
        killed.add(iki[number])
    journal = tmp_path / ("results.jsonl" if suffix == "jsonl" else "results.parquet.part")
    with journal.open("a") as file:
        file.write('{"number":3,"fir')  # a truncated fourth line
    with Results(IKI, path, resume=True) as results:
        assert results.missing(6) == [3, 4, 5]
        for number in results.missing(6):
            results.add(iki[number])
    found, games = read_results(path)
    assert found == header(IKI)
    assert games == iki[:6]
    with Results(IKI, path, resume=True) as results:  # a longer match continues the file
        assert results.missing(9) == [6, 7, 8]
    assert read_results(path)[1] == iki[:6]
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_match_that_never_started_leaves_no_file(tmp_path: Path) -> None:
    arguments = [
        "arena",
        "iki",
        "--players",
        "2",
        "--bots",
        "novice",
        "--games",
        "4",
        "--ray",
        "127.0.0.1:9",
        "--out",
        str(tmp_path / "x.jsonl"),
    ]
    assert isinstance(CliRunner().invoke(app, arguments).exception, ray_cluster.NoCluster)
    assert not list(tmp_path.iterdir())


def test_the_file_of_another_match_is_rejected_and_unchanged(tmp_path: Path, iki: list[GameResult]) -> None:
    path = tmp_path / "results.jsonl"
    with Results(IKI, path) as results:
        results.add(iki[0])
    before = path.read_bytes()
    with pytest.raises(BadResults, match="--resume"):
        Results(IKI, path)
    with pytest.raises(BadResults, match="the seed"):
        Results(replace(IKI, seed=2), path, resume=True)
    with pytest.raises(BadResults, match="the lineup"):
        Results(replace(IKI, bots=["novice"] * 3), path, resume=True)
    with pytest.raises(BadResults, match="already contains 1 games"):
        Results(IKI, path, resume=True).missing(0)
    assert path.read_bytes() == before
    for field, other in (("bots", "0" * 16), ("components", "0" * 16), ("rules", 99), ("format", 99)):
        lines = before.decode().splitlines()
        lines[0] = json.dumps({**json.loads(lines[0]), field: other})
        path.write_text("\n".join(lines) + "\n")
        changed = path.read_bytes()
        with pytest.raises(BadResults, match="Choose another file"):
            Results(IKI, path, resume=True)
        assert path.read_bytes() == changed
    for wrong in ("", "hello\n", "[]\n", '{"format": 1}\n'):
        path.write_text(wrong)
        with pytest.raises(BadResults, match="Choose another file"):
            Results(IKI, path, resume=True)
        assert path.read_text() == wrong


@pytest.mark.parametrize(
    ("match", "number", "sentence"),
    [
        (replace(IKI, bots=["nobody"] * 3), 3, "There is no bot called 'nobody'"),
        (replace(IKI, bots=["novice"] * 2), 3, "3 players need 3 bots"),
        (IKI, 4, "Play 3 or 6"),
        (IKI, 2, "Play 3"),
        (IKI, 0, "at least 1"),
        (replace(IKI, players=9), 9, "2 to 4 players"),
        (replace(IKI, seed=-1), 3, "The seed"),
        (replace(HOKUSAI, options={"expansions": "moon"}), 2, "no expansion 'moon'"),
    ],
)
def test_an_impossible_match_is_rejected(match: Match, number: int, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        match.check(number)


def test_intervals() -> None:
    assert student(2) == 4.303
    assert student(10) == pytest.approx(2.228, abs=0.002)
    assert student(1000) == pytest.approx(1.962, abs=0.001)
    value = estimate([1.0, 2.0, 3.0, 4.0])
    assert value.mean == 2.5
    assert value.high == pytest.approx(2.5 + student(3) * math.sqrt(5 / 3) / 2)
    always = estimate_share([1.0] * 50, 200)
    assert always.high == 1.0
    assert 0.9 < always.low < 0.95


def test_a_winning_card_has_a_positive_value() -> None:
    """In 20 deals with two seats, the taker scores about 3 points more."""
    outcomes, takers = Outcomes(), set()
    for deal in range(20):
        for seat in (0, 1):
            takes = (deal + seat) % 2 == 0
            if takes:
                takers.add(len(outcomes.values))
            outcomes.add(deal, 3 * takes + (-1) ** deal)
    found = outcomes.difference(takers)
    assert found.mean == pytest.approx(3)
    assert found.low <= 3 <= found.high < 4


def test_standings(iki: list[GameResult]) -> None:
    found = header(IKI)
    rows = standings(found, iki)
    assert [row.bot for row in rows] == ["apprentice", "novice"]
    assert rows[0].share.mean + 2 * rows[1].share.mean == pytest.approx(1)
    assert sum(place.share.mean for place in turn_orders(found, iki)) == pytest.approx(1)
    rated = ratings(found, iki)
    assert rated is not None
    assert rated[0].bot == "apprentice"
    assert all(row.takers <= 36 for row in card_values(found, iki))


def test_ratings_after_a_shared_win(iki: list[GameResult]) -> None:
    match = Match("iki", 4, ["novice", "apprentice", "artisan", "master"], 1)
    shared = replace(iki[0], seating=[0, 1, 2, 3], ranks=[1, 1, 3, 4])
    rated = ratings(header(match), [shared])
    assert rated is not None
    first, second, third, fourth = rated
    assert {first.bot, second.bot} == {"novice", "apprentice"}
    assert first.mu == second.mu > 25 > third.mu > fourth.mu


@pytest.mark.parametrize("language", languages())
def test_the_report_is_self_contained(iki: list[GameResult], language: str) -> None:
    page = report(IKI, header(IKI), iki, language)
    assert not re.search(r"<script|<link|src=|url\((?!#)|@import", page)
    assert not re.search(r"https?://(?!www\.w3\.org)", page)
    assert not re.search(r"\b(nan|inf)\b", page)
    assert "$" not in page


def test_a_report_on_one_solo_game() -> None:
    alone = Match("hokusai", 1, ["novice"], 3)
    page = report(alone, header(alone), [play_game(alone, 0)], "en")
    assert "Hokusai, solo: arena" in page


@pytest.mark.smoke
def test_the_command_plays_saves_and_reports(tmp_path: Path) -> None:
    out, page = tmp_path / "out.jsonl", tmp_path / "out.html"
    arguments = ["arena", "iki", "--players", "2", "--bots", "novice", "--games", "4", "--out", str(out), "--report", str(page)]
    shown = CliRunner().invoke(app, arguments)
    assert shown.exit_code == 0, shown.output
    assert "4 games are saved in" in shown.output.replace("\n", " ")
    assert page.read_text().startswith("<!doctype html>")
    assert len(out.read_text().splitlines()) == 5
    again = CliRunner().invoke(app, arguments)
    assert isinstance(again.exception, BadResults)
    for wrong in (["--report", str(tmp_path / "no" / "x.html")], ["--out", str(tmp_path / "x.csv")], ["--workers", "0"]):
        refused = CliRunner().invoke(app, ["arena", "iki", "--players", "2", "--bots", "novice", "--games", "4", *wrong])
        assert isinstance(refused.exception, UkiyoError)


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nowhere", "ray://127.0.0.1:9", "host:port"])
def test_a_missing_cluster_is_reported(address: str) -> None:
    with pytest.raises(ray_cluster.NoCluster, match=f"{address}|not installed"):
        list(ray_cluster.play_on_ray(IKI, [0], address, 1))


def test_a_complete_match_does_not_need_a_cluster() -> None:
    assert list(ray_cluster.play_on_ray(IKI, [], "127.0.0.1:9", 1)) == []
