"""Lessons through the API: solutions and progress."""

from collections.abc import Callable

import pytest

from tests.server.server_process import ANONYMOUS, Guest, Json, ServerProcess
from ukiyo import games
from ukiyo.engine.game import Game
from ukiyo.play import lessons
from ukiyo.play.lessons import Lesson


@pytest.fixture
def server(servers: Callable[[str], ServerProcess]) -> ServerProcess:
    return servers("sqlite")


def own_moves(lesson: Lesson) -> list[int]:
    return [lesson.game.parse(move) for step in lesson.steps for move in lesson.solution(step)]


def post_moves(server: ServerProcess, lesson: Lesson, moves: list[int], since: int = 0) -> Json:
    response = ANONYMOUS.post(f"{server.api}/lessons/{lesson.game.name}/{lesson.id}", json={"moves": moves, "since": since})
    assert response.status_code == 200, response.text
    return dict(response.json())


@pytest.mark.parametrize("game", games.NAMES)
def test_every_lesson_is_solved_move_by_move(server: ServerProcess, game: str) -> None:
    for lesson in lessons.lessons(game).values():
        moves, since, reached = own_moves(lesson), 0, object()
        for count in range(len(moves) + 1):
            frame_json = post_moves(server, lesson, moves[:count], since)
            frame = frame_json["frame"]
            assert isinstance(frame, dict)
            assert (frame_json["moves_played"], frame_json["rejection"]) == (count, None)
            assert len(frame["events"]) == frame["version"] - since
            assert frame["seat"] == lesson.seat
            assert frame_json["explanations"] or frame_json["step"] == frame_json["steps"]
            if count < len(moves):
                assert moves[count] in frame["view"]["legal"]
            since, reached = frame["version"], frame_json["step"]
        assert reached == len(lesson.steps)


def test_a_wrong_move_changes_nothing(server: ServerProcess) -> None:
    lesson = lessons.lessons("iki")["income"]
    response = post_moves(server, lesson, [lesson.game.parse("ikizama 4")])
    frame = response["frame"]
    assert isinstance(frame, dict)
    assert response["rejection"] == {"id": "iki-lesson-income-1-other", "values": {"space": "2"}}
    assert (response["moves_played"], response["step"], frame["version"], frame["events"]) == (0, 0, 0, [])


def test_progress_is_stored_for_people_with_a_name(server: ServerProcess, aki: Guest, ben: Guest) -> None:
    lesson = lessons.lessons("hokusai")["painting"]
    aki.post("/lessons/hokusai/painting", moves=own_moves(lesson))
    aki.post("/lessons/hokusai/painting", moves=own_moves(lesson))
    assert lessons_done(aki) == [("hokusai", "painting")]
    assert lessons_done(ben) == []


def test_progress_from_before_choosing_a_name_is_kept(server: ServerProcess, aki: Guest, ben: Guest) -> None:
    aki.post("/lessons", 204, completed=["iki/income", "iki/flying", "hokusai/walk"])
    aki.post("/lessons", 204, completed=["iki/income"])
    assert lessons_done(aki) == [("iki", "income"), ("hokusai", "walk")]
    assert lessons_done(ben) == []
    aki.post("/lessons", 422, completed=["../iki"])
    aki.post("/lessons", 422, completed=["iki/income"] * 201)
    assert ANONYMOUS.post(f"{server.api}/lessons", json={"completed": ["iki/income"]}).status_code == 401


def lessons_done(guest: Guest) -> list[tuple[str, str]]:
    listed = guest.http.get(f"{guest.server.api}/lessons").json()
    return [(lesson["game"], lesson["id"]) for lesson in listed if lesson["completed"]]


def test_invalid_requests_are_refused(server: ServerProcess, aki: Guest) -> None:
    game: Game = games.game("iki")
    aki.post("/lessons/iki/flying", 404)
    aki.post("/lessons/chess/income", 404)
    aki.post("/lessons/iki/income", 422, moves=["income"])
    aki.post("/lessons/iki/income", 422, moves=[0] * 301)
    aki.post("/lessons/iki/income", 400, moves=[game.parse("income")])
    invalid = [game.parse("ikizama 4"), game.parse("ikizama 2")]
    assert "was not accepted" in str(aki.post("/lessons/iki/income", 409, moves=invalid)["error"])
    over = [*own_moves(lessons.lessons("iki")["income"]), game.parse("income")]
    assert "over" in str(aki.post("/lessons/iki/income", 409, moves=over)["error"])
