"""All lessons can be completed and have correct texts. Errors are reported with line numbers."""

from pathlib import Path

import pytest

from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.errors import UkiyoError
from ukiyo.play import lessons
from ukiyo.play.lessons import Attempt, Lesson

FIRST = """players = 3
seed = 1
moves = ["take eyeglass-peddler", "stall c1", "take salt-peddler", "stall d1", "take boiled-egg-peddler", "stall b1"]

[[step]]
goal = "ikizama 2"
others = ["ikizama 3", "ikizama 4"]
values = { space = "action.space" }

[[step]]
goal = "income"
values = { gain = "choice.gain.mon", mon = "me.goods.mon" }
"""


@pytest.mark.smoke
@pytest.mark.parametrize("game", games.NAMES)
def test_every_lesson_is_valid(game: str) -> None:
    assert list(lessons.check(game)) == []
    assert len(lessons.lessons(game)) >= 10


def written(tmp_path: Path, text: str) -> Lesson:
    """Return a lesson called income, which uses the messages of the packaged lesson with that name."""
    file = tmp_path / "iki" / "lessons" / "01-income.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    return Lesson(games.game("iki"), file)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed = 1\n", "seed = 1\nhat = 2\n", "line 3: a lesson has no field 'hat'"),
        ("seed = 1\n", "seed = [\n", "01-income.toml: Invalid"),
        ("players = 3", "players = 9", "line 1: iki is for 2 to 4 players"),
        ('"stall b1"]', '"stall b9"]', "line 3: 'stall b9' is not an action"),
        ("[[step]]\ngoal", "[table.players.0]\nmon = -1\n\n[[step]]\ngoal", "line 5: 'mon' in players 0 must be a number from 0 to 99"),
        ("[[step]]\ngoal", '[table.stalls]\na1 = { card = "salt-peddler" }\n\n[[step]]\ngoal', "'salt-peddler' is in two places"),
        ('goal = "ikizama 2"', 'goal = "ikizama 7"', "line 6: 'ikizama 7' is not an action"),
        ('goal = "income"', 'goal = "move 2"', "line 10: step 2: 'move 2' is not legal"),
        ('goal = "income"\n', 'goal = "income"\nuntil = "me.goods.mon = 99"\n', "step 2: the solution does not reach the goal"),
        ('"ikizama 4"]', '"ikizama 2"]', "line 5: step 1: 'ikizama 2' is not legal"),
        ("choice.gain.mon", "choice.gain.koban", "'choice.gain.koban' does not exist"),
        (', mon = "me.goods.mon"', "", "'iki-lesson-income-2-done' in 'en' requires a value 'mon'"),
        ('goal = "income"\n', 'goal = "income"\nso = ["me.goods.mon > 99"]\n', "line 10: step 2: 'me.goods.mon > 99' is not true"),
        ('goal = "income"\n', 'goal = "*"\n', "line 10: '*' is not an action"),
    ],
)
def test_errors_are_reported_with_line_numbers(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in FIRST
    with pytest.raises(UkiyoError) as error:
        lessons.solve(written(tmp_path, FIRST.replace(old, new, 1)), set())
    assert message in str(error.value)


@pytest.mark.parametrize("game", games.NAMES)
def test_exactly_the_accepted_choices_are_highlighted(game: str) -> None:
    """At every decision in every lesson, exactly the highlighted moves are accepted."""
    for lesson in lessons.lessons(game).values():
        moves = [lesson.game.parse(move) for step in lesson.steps for move in lesson.solution(step)]
        for count in range(len(moves)):
            attempt = attempt_after(lesson, moves[:count])
            step = attempt.step
            assert step is not None
            accepted = [action for action in attempt.state.options if attempt_after(lesson, moves[:count]).play(action)]
            where = f"{lesson.id}, step {attempt.reached + 1}"
            assert moves[count] in accepted, where
            assert attempt.accepted_actions() == (accepted if step.goal else []), where
        assert attempt_after(lesson, moves).accepted_actions() == []


def attempt_after(lesson: Lesson, moves: list[int]) -> Attempt:
    attempt = Attempt(lesson)
    for move in moves:
        assert attempt.play(move)
    return attempt


def test_the_lesson_on_mixing_highlights_both_directions_of_the_wheel() -> None:
    lesson = lessons.lessons("hokusai")["mixing"]
    attempt = attempt_after(lesson, [lesson.game.parse(move) for move in ("mix green-blue-yellow", "done")])
    highlighted = [str(lesson.game.action(action)) for action in attempt.accepted_actions()]
    assert highlighted == ["clockwise", "counterclockwise"]


def test_a_highlight_is_never_a_choice(tmp_path: Path) -> None:
    highlighted = FIRST.replace('goal = "ikizama 2"\n', 'goal = "ikizama 2"\nhighlights = [{ space = "4" }]\n')
    with pytest.raises(UkiyoError, match="belongs to the choice 'ikizama 4'"):
        lessons.solve(written(tmp_path, highlighted), set())


def test_another_move_is_explained_and_not_played(tmp_path: Path) -> None:
    attempt = Attempt(written(tmp_path, FIRST))
    assert not attempt.play(attempt.game.parse("ikizama 4"))
    assert attempt.rejection is not None
    assert (attempt.rejection.id, attempt.rejection.values) == ("iki-lesson-income-1-other", {"space": "2"})
    assert attempt.played == []
    assert attempt.play(attempt.game.parse("ikizama 2"))
    assert attempt.notations() == ["ikizama 2", "ikizama 3", "ikizama 4"]


def test_a_lesson_position_has_at_most_the_components_of_the_game() -> None:
    game = games.game("hokusai")
    tables: list[tuple[dict[str, object], str]] = [
        ({"players": {"0": {"active": {"blue": 3}}}}, "blue drops on the table"),
        ({"players": {"0": {"active": {"black": 5}}}}, "4 blacks, not 5"),
        ({"players": {"0": {"atelier": [{"kakemono": "uraga"}]}}}, "'uraga' is in two places"),
        ({"sectors": {"9": {}}}, "can't contain '9'"),
    ]
    for table, message in tables:
        with pytest.raises(UkiyoError, match=message):
            capabilities.arrange(game, game.new(2, 4, masters="random"), table)
