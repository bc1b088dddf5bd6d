"""Puzzles through the API: the seat's view of a position, and the solution only after an attempt."""

import pytest

from tests.server.server_process import Guest, numbers, view_of
from ukiyo import games
from ukiyo.play.puzzle_table import position, puzzles_of, solve


@pytest.mark.parametrize("name", games.NAMES)
def test_a_puzzle_is_solved_step_by_step_and_failed_by_one_wrong_choice(name: str) -> None:
    game = games.game(name)
    puzzle = max(puzzles_of(game).values(), key=lambda candidate: len(candidate.steps))
    seat = position(game, puzzle.id).seat
    chosen: list[int] = []
    for number, step in enumerate(puzzle.steps):
        open_state = solve(game, puzzle.id, chosen)
        assert (open_state["outcome"], open_state["step"], open_state["answer"]) == ("open", number, None)
        assert open_state["frame"]["seat"] == seat
        legal = numbers(view_of({**open_state["frame"]})["legal"])
        assert sorted(str(game.action(action)) for action in legal) == sorted(candidate.action for candidate in step.tries)
        if number == 0:
            assert open_state["frame"]["view"] == game.view(position(game, puzzle.id), seat)
        missed = solve(game, puzzle.id, [*chosen, game.parse(step.tries[-1].action)])
        assert missed["outcome"] == "missed"
        assert missed["frame"]["version"] == open_state["frame"]["version"], "the table must not change"
        chosen.append(game.parse(step.solution.action))
        assert missed["answer"] is not None
        assert missed["answer"][number]["actions"][0]["action"] == chosen[-1]
    done = solve(game, puzzle.id, chosen)
    assert (done["outcome"], view_of({**done["frame"]})["legal"]) == ("solved", [])


@pytest.mark.any_store
def test_puzzles_are_listed_by_grade_with_a_daily_puzzle(aki: Guest) -> None:
    for game in games.NAMES:
        listed = aki.get(f"/puzzles/{game}")
        puzzles = listed["puzzles"]
        assert isinstance(puzzles, list)
        assert [puzzle["grade"] for puzzle in puzzles] == sorted(puzzle["grade"] for puzzle in puzzles)
        assert listed["daily_puzzle"] in {puzzle["id"] for puzzle in puzzles}
    first = next(iter(puzzles_of(games.game("iki"))))
    assert aki.post(f"/puzzles/iki/{first}", actions=[])["answer"] is None
    assert "is not legal" in str(aki.post(f"/puzzles/iki/{first}", code=400, actions=[999_999])["error"])
    assert "no puzzle" in str(aki.post("/puzzles/iki/0-0-0", code=404, actions=[])["error"])


@pytest.mark.any_store
def test_the_coach_explains_the_decisive_choice_after_the_attempt(aki: Guest) -> None:
    game = games.game("iki")
    puzzle = next(iter(puzzles_of(game).values()))
    best, worst = (game.parse(tried.action) for tried in (puzzle.steps[0].solution, puzzle.steps[0].tries[-1]))
    assert "Try to solve it first" in str(aki.post(f"/puzzles/iki/{puzzle.id}/why", code=409, actions=[])["error"])
    reasons = aki.post(f"/puzzles/iki/{puzzle.id}/why", actions=[worst])
    assert {reasons["action"], reasons["other_action"]} == {best, worst}
