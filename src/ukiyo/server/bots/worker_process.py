"""The process in which bots think: it reads a question a line and answers with a line. `python -m ukiyo.server.bots.worker_process`."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import TYPE_CHECKING, Any

import ukiyo
from ukiyo import bots, games
from ukiyo.engine.correction import Fact

if TYPE_CHECKING:
    from ukiyo.bots.analysis import ReviewedMove
    from ukiyo.bots.comparison import Verdict
    from ukiyo.bots.rollout import RolloutSearch
    from ukiyo.engine.game import Game
    from ukiyo.engine.state import State

Answer = dict[str, object]


def move(asked: dict[str, Any]) -> Answer:
    """What a bot would play."""
    rules = rules_of(asked)
    state = rules.load(asked["state"])
    if asked["bot"] not in bots.DEFAULT_SECONDS:
        return {"action": bots.create_bot(asked["bot"], rules, asked["seed"]).choose_action(state)}
    from ukiyo.bots.policy import STUCK_MOVES  # noqa: PLC0415 - a thinker for lesser bots does without the network's library

    search = run_search(asked, rules, state)
    hurried = len(search.remaining) > 1 and not search.remaining[0].utilities
    if hurried or state.moves >= STUCK_MOVES:
        return {"action": bots.create_bot("artisan", rules, asked["seed"]).choose_action(state), **so_far(search)}
    return {"action": search.best().action, **so_far(search)}


def hint(asked: dict[str, Any]) -> Answer:
    """The best moves for the seat that decides; where one is insisted on, the best and that one, and whether it is suspected a mistake."""
    from ukiyo.bots.analysis import hint_for, is_suspect, ranked  # noqa: PLC0415 - a thinker for lesser bots does without the network's library

    rules = rules_of(asked)
    state = rules.load(asked["state"])
    search = run_search(asked, rules, state)
    if not search.candidates[0].utilities:
        search.extend()
    best, suspect = ranked(search)[: asked["most"]], False
    if asked["insisted"] >= 0:
        required = next(candidate for candidate in search.candidates if candidate.action == asked["insisted"])
        best, suspect = [best[0], required], is_suspect(required, best[0])
    return {"moves": [vars_of(hint_for(state.seat, candidate)) for candidate in best], "suspect": suspect, **so_far(search)}


def rules_of(asked: dict[str, Any]) -> Game:
    """The game as it is played at the table, with the numbers that were corrected for it."""
    return games.game_printed(asked["game"], [Fact(**fact) for fact in asked.get("printed", [])])


def why(asked: dict[str, Any]) -> Answer:
    """The first of a few moves beside the second, and the others beside the first, from where an earlier look left off."""
    from ukiyo.bots.analysis import compared_hint, start_comparison, verdicts  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    rules = rules_of(asked)
    coach = start_comparison(rules, rules.load(asked["state"]), asked["actions"], asked["seed"])
    if len(coach.actions) == 1:
        return {"moves": [], "whys": [], "worths": [], "settled": True}
    if asked["ideas"]:
        coach.resume(asked["ideas"])
    coach.run(Budget(asked["seconds"]) if asked["seconds"] else Budget(0.0, 1))
    found = verdicts(coach)
    return {
        "moves": [vars_of(compared_hint(coach, one.action)) for one in found],
        "whys": [why_of(one) for one in found],
        "worths": [one.utility for one in found],
        "ideas": coach.to_data(),
        "settled": coach.settled,
    }


def run_search(asked: dict[str, Any], rules: Game, state: State) -> RolloutSearch:
    """Ideas for a position, played on for so many seconds, from where earlier thought left off."""
    from ukiyo.bots.analysis import start_search  # noqa: PLC0415
    from ukiyo.bots.lookahead import from_data  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    search = start_search(rules, state, asked["seed"], asked.get("insisted", -1))
    if asked["ideas"]:
        search.resume([from_data(candidate) for candidate in asked["ideas"]])
    if asked["seconds"]:
        search.run(Budget(asked["seconds"]))
    return search


def so_far(search: RolloutSearch) -> Answer:
    """All that another thinker needs to go on, and whether there is anything left to think about."""
    return {"ideas": [candidate.to_data() for candidate in search.candidates], "settled": len(search.remaining) == 1}


def review(asked: dict[str, Any]) -> Answer:
    """What the moves of a seat cost, for one part of a whole game."""
    from ukiyo.bots.analysis import review as reviewed  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    rules, budget = rules_of(asked), Budget(asked["seconds"])
    opening = rules.load(asked["state"])
    found = reviewed(rules, opening, asked["actions"], asked["seat"], budget, asked["seed"], asked["part"], asked["parts"])
    return {"moves": [reviewed_of(one) for one in found]}


def reviewed_of(one: ReviewedMove) -> Answer:
    return {
        "move": one.move,
        "cost": round(one.cost, 4),
        "loss": one.loss,
        "played": vars_of(one.played),
        "better": vars_of(one.better),
        "why": why_of(one.verdict) if one.verdict else None,
    }


def why_of(verdict: Verdict) -> Answer:
    reasons = [
        {"fact": one.feature, "event": one.event, "good": one.good, "here": round(one.here, 3), "there": round(one.there, 3)}
        for one in verdict.reasons
    ]
    return {
        "action": verdict.action,
        "beside": verdict.other,
        "better": verdict.better,
        "worse": verdict.worse,
        "win": round(verdict.win, 4),
        "score": round(verdict.score, 2),
        "reasons": reasons,
    }


def vars_of(hint: Any) -> Answer:
    return {"action": hint.action, "win": round(hint.win, 4), "scores": [round(score, 1) for score in hint.scores]}


ANSWERS = {"move": move, "hint": hint, "why": why, "review": review}


def answer(line: str) -> Answer:
    """Whatever goes wrong is answered, not raised."""
    try:
        asked = json.loads(line)
        return ANSWERS[asked["ask"]](asked)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(5)  # tables come before thoughts
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)
        if ukiyo.compiled_since_start():
            os.execv(sys.executable, [sys.executable, "-m", "ukiyo.server.bots.worker_process"])  # the same process goes on, compiled


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone, or is being closed
        os._exit(0)
