"""A worker process, which reads one task per line of input and writes each result as a line of JSON.

The server starts it with `python -m ukiyo.server.bots.worker_process`.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import TYPE_CHECKING, Any

import ukiyo
from ukiyo import bots, games
from ukiyo.engine.correction import ComponentValue

if TYPE_CHECKING:
    from ukiyo.bots.analysis import Hint, ReviewedMove
    from ukiyo.bots.comparison import Verdict
    from ukiyo.bots.rollout import RolloutSearch
    from ukiyo.engine.game import Game
    from ukiyo.engine.state import State

Task = dict[str, Any]
Result = dict[str, object]

# Functions import modules that require numpy, so that a worker for simple bots starts without it.


def move(task: Task) -> Result:
    """Returns a bot's move."""
    rules = rules_of(task)
    state = rules.load(task["state"])
    if task["bot"] not in bots.DEFAULT_SECONDS:
        return {"action": bots.create_bot(task["bot"], rules, task["seed"]).choose_action(state)}
    from ukiyo.bots.policy import STUCK_MOVES  # noqa: PLC0415

    search = run_search(task, rules, state)
    too_short = len(search.remaining) > 1 and not search.remaining[0].utilities
    if too_short or state.moves >= STUCK_MOVES:
        return {"action": bots.create_bot("artisan", rules, task["seed"]).choose_action(state), **progress(search)}
    return {"action": search.best().action, **progress(search)}


def hint(task: Task) -> Result:
    """Returns the best moves of the seat to move.

    If a move is required, returns the best move, the required move, and whether the required move may be a mistake.
    """
    from ukiyo.bots.analysis import hint_for, is_suspect, ranked  # noqa: PLC0415

    rules = rules_of(task)
    state = rules.load(task["state"])
    search = run_search(task, rules, state)
    if not search.candidates[0].utilities:
        search.extend()
    best, suspect = ranked(search)[: task["most"]], False
    if task["required"] >= 0:
        required = next(candidate for candidate in search.candidates if candidate.action == task["required"])
        best, suspect = [best[0], required], is_suspect(required, best[0])
    return {"moves": [hint_json(hint_for(state.seat, candidate)) for candidate in best], "suspect": suspect, **progress(search)}


def compare(task: Task) -> Result:
    """Compares the first of a few moves with the second, and all other moves with the first. Continues an earlier comparison."""
    from ukiyo.bots.analysis import compared_hint, start_comparison, verdicts  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    rules = rules_of(task)
    comparison = start_comparison(rules, rules.load(task["state"]), task["actions"], task["seed"])
    if len(comparison.actions) == 1:
        return {"moves": [], "verdicts": [], "utilities": [], "settled": True}
    if task["candidates"]:
        comparison.resume(task["candidates"])
    comparison.run(Budget(task["seconds"]) if task["seconds"] else Budget(0.0, 1))
    compared = verdicts(comparison)
    return {
        "moves": [hint_json(compared_hint(comparison, verdict.action)) for verdict in compared],
        "verdicts": [verdict_json(verdict) for verdict in compared],
        "utilities": [verdict.utility for verdict in compared],
        "candidates": comparison.to_data(),
        "settled": comparison.settled,
    }


def review(task: Task) -> Result:
    """Evaluates a seat's moves in one part of a game."""
    from ukiyo.bots.analysis import review as review_part  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    rules, budget = rules_of(task), Budget(task["seconds"])
    opening = rules.load(task["state"])
    moves = review_part(rules, opening, task["actions"], task["seat"], budget, task["seed"], task["part"], task["parts"])
    return {"moves": [reviewed_json(reviewed) for reviewed in moves]}


TASKS = {"move": move, "hint": hint, "compare": compare, "review": review}


def rules_of(task: Task) -> Game:
    """Returns the game with the table's corrected component values."""
    return games.game_with_values(task["game"], [ComponentValue(**value) for value in task.get("printed", [])])


def run_search(task: Task, rules: Game, state: State) -> RolloutSearch:
    """Searches a position for the task's time, starting from the candidates of an earlier search."""
    from ukiyo.bots.analysis import start_search  # noqa: PLC0415
    from ukiyo.bots.lookahead import from_data  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    search = start_search(rules, state, task["seed"], task.get("required", -1))
    if task["candidates"]:
        search.resume([from_data(candidate) for candidate in task["candidates"]])
    if task["seconds"]:
        search.run(Budget(task["seconds"]))
    return search


def progress(search: RolloutSearch) -> Result:
    """Returns the data that another worker needs to continue the search, and whether continuing could change the result."""
    return {"candidates": [candidate.to_data() for candidate in search.candidates], "settled": len(search.remaining) == 1}


def reviewed_json(reviewed: ReviewedMove) -> Result:
    return {
        "move": reviewed.move,
        "cost": round(reviewed.cost, 4),
        "loss": reviewed.loss,
        "played": hint_json(reviewed.played),
        "better": hint_json(reviewed.better),
        "comparison": verdict_json(reviewed.verdict) if reviewed.verdict else None,
    }


def verdict_json(verdict: Verdict) -> Result:
    reasons = [
        {
            "feature": reason.feature,
            "event": reason.event,
            "favourable": reason.favourable,
            "value": round(reason.value, 3),
            "other_value": round(reason.other_value, 3),
        }
        for reason in verdict.reasons
    ]
    return {
        "action": verdict.action,
        "other_action": verdict.other_action,
        "better": verdict.better,
        "worse": verdict.worse,
        "win": round(verdict.win, 4),
        "score": round(verdict.score, 2),
        "reasons": reasons,
    }


def hint_json(hint: Hint) -> Result:
    return {"action": hint.action, "win": round(hint.win, 4), "scores": [round(score, 1) for score in hint.scores]}


def result_of(line: str) -> Result:
    """Runs a task. Errors become results, so that the worker survives them."""
    try:
        task = json.loads(line)
        return TASKS[task["kind"]](task)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(5)  # the server and its requests take precedence over searches
    for line in sys.stdin:
        print(json.dumps(result_of(line)), flush=True)
        if ukiyo.compiled_since_start():
            os.execv(sys.executable, [sys.executable, "-m", "ukiyo.server.bots.worker_process"])  # restart with the compiled engine


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):  # the server has stopped
        os._exit(0)
