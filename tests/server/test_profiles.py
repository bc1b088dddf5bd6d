"""Profiles: statistics of finished games, their visibility, and the export of all records."""

import asyncio
import io
import random
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.server_process import Guest, Json, ServerProcess, play_to_the_end, table_of
from ukiyo import games
from ukiyo.cli import app
from ukiyo.engine import capabilities
from ukiyo.engine.record import parse_record

PlayedGames = tuple[ServerProcess, Guest, Guest, list[str]]


@pytest.fixture(scope="module")
def played_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayedGames]:
    """Aki and Ben have played a rated game, and Aki has played another game against a bot."""
    folder = tmp_path_factory.mktemp("served")
    server = ServerProcess(f"sqlite:///{folder}/ukiyo.db", folder)
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    seats = [{"kind": "human"}, {"kind": "open"}]
    rated = str(aki.post("/tables", game="iki", seats=seats, rated=True, time_control="live")["id"])
    ben.post(f"/tables/{rated}/join")
    aki.post(f"/tables/{rated}/start")

    async def play() -> None:
        await asyncio.gather(*(play_to_the_end(guest, rated, random.Random(4), undo=0.02) for guest in (aki, ben)))

    asyncio.run(play())
    against_bot = aki.set_table("me", "novice")
    aki.post(f"/tables/{against_bot}/start")
    asyncio.run(play_to_the_end(aki, against_bot, random.Random(5)))
    yield server, aki, ben, [rated, against_bot]
    server.close()


def first(profile: Json, key: str) -> Json:
    entries = profile[key]
    assert isinstance(entries, list)
    return dict(entries[0])


def test_statistics_match_the_records(played_games: PlayedGames) -> None:
    _, aki, _, tables = played_games
    frames = [table_of(aki.frame(table)) for table in tables]
    scores = [frame["scores"][0] for frame in frames]  # type: ignore[index]
    totals = [score["total"] for score in scores]
    profile = aki.get("/profiles/me")
    statistics = first(profile, "games")
    assert (statistics["game"], statistics["games"], statistics["time_controls"]) == ("iki", 2, {"none": 1, "live": 1, "correspondence": 0})
    numbers = first(statistics, "by_player_count")
    assert numbers == {
        "players": 2,
        "games": 2,
        "wins": [score["rank"] for score in scores].count(1),
        "mean_place": sum(score["rank"] for score in scores) / 2,
        "mean_score": sum(totals) / 2,
        "best_score": max(totals),
        "worst_score": min(totals),
    }
    means = {part["name"]: part["mean"] for part in statistics["categories"]}  # type: ignore[attr-defined]
    assert means == {name: sum(score["parts"][name] for score in scores) / 2 for name in scores[0]["parts"] if name in means}
    opponents = [(entry["name"], entry["bot"], entry["games"]) for entry in statistics["opponents"]]  # type: ignore[attr-defined]
    assert opponents == [("", "novice", 1), ("Ben", None, 1)]

    rating = profile["ratings"]["iki"][0]  # type: ignore[index]
    rating_shown = frames[0]["seats"][0]["rating"]  # type: ignore[index]
    assert rating["rating"] == {**rating_shown, "profile": None}
    assert [point["value"] for point in rating["history"]] == [rating_shown["value"]]
    games_of = aki.http.get(f"{aki.server.api}/profiles/me/games").json()
    assert [(opponent["table"], opponent["total"], opponent["own_move_share"]) for opponent in games_of] == [
        (tables[1], totals[1], None),
        (tables[0], totals[0], 1.0),
    ]


def test_favourites_match_the_acquired_cards_in_the_records(played_games: PlayedGames) -> None:
    _, aki, _, tables = played_games
    rules, counts = games.game("iki"), Counter[str]()
    for table in tables:
        record = parse_record(aki.http.get(f"{aki.server.api}/tables/{table}/record").text)
        state = rules.new(record.players, record.seed, **record.options)
        names: list[str] = []
        for move in record.moves:
            action = rules.parse(move.notation)
            names += [capabilities.acquired(rules, state, action)] if move.seat == 0 else []
            state.play(action)
        names += [name for seat, name in capabilities.acquired_at_end(rules, state) if seat == 0]
        counts.update(set(filter(None, names)))
    for _ in range(2):  # computed and then cached
        favourites = aki.get("/profiles/me/favourites/iki")
        assert (favourites["analysed_games"], favourites["total_games"]) == (2, 2)
        kinds = favourites["kinds"]
        assert isinstance(kinds, list)
        shown = {f"{kind['kind']}:{favourite['name']}": favourite["games"] for kind in kinds for favourite in kind["favourites"]}
        assert shown
        assert shown == {names: counts[names] for names in shown}


def test_a_profile_is_visible_to_the_selected_people(played_games: PlayedGames) -> None:
    server, aki, ben, _ = played_games
    handle, stranger = aki.get("/profiles/me")["handle"], Guest(server, "Chie")
    assert "Only people who have played" in str(stranger.get(f"/profiles/{handle}", 403)["error"])
    own_profile = ben.get(f"/profiles/{handle}")
    assert not own_profile["yours"]
    assert [opponent["name"] for opponent in first(own_profile, "games")["opponents"]] == ["", "Ben"]  # type: ignore[attr-defined]

    aki.post("/profiles/me", visibility="everyone")
    games_shown = first(stranger.get(f"/profiles/{handle}"), "games")
    assert [opponent["bot"] for opponent in games_shown["opponents"]] == ["novice"], "a third person must not see the other opponents"  # type: ignore[attr-defined]
    games_of = stranger.http.get(f"{server.api}/profiles/{handle}/games").json()
    assert [(opponent["table"], opponent["opponents"]) for opponent in games_of] == [(None, []), (None, [])], "unlisted tables stay hidden"

    aki.post("/profiles/me", visibility="nobody")
    for path in ("", "/games", "/favourites/iki"):
        assert "This profile is private" in str(ben.get(f"/profiles/{handle}{path}", 403)["error"])
    assert aki.get(f"/profiles/{handle}")["yours"]
    assert "profile" not in str(first(ben.get("/profiles/me"), "games")["opponents"]).replace("'profile': None", "")
    aki.post("/profiles/me", visibility="opponents")
    assert "There is no profile" in str(aki.get("/profiles/nobody-at-all", 404)["error"])


def test_all_records_are_exported_in_one_file_that_replays(played_games: PlayedGames, tmp_path: Path) -> None:
    _, aki, _, tables = played_games
    response = aki.http.get(f"{aki.server.api}/profiles/me/records.zip")
    assert response.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        assert archive.testzip() is None
        assert {name.rpartition("iki-")[2] for name in archive.namelist()} == {f"{table}.uki" for table in tables}
        archive.extractall(tmp_path)
    for path in tmp_path.iterdir():
        result = CliRunner().invoke(app, ["replay", str(path)])
        assert result.exit_code == 0, result.output
