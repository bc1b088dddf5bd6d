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
    from ukiyo.bots.advice import Reviewed
    from ukiyo.bots.coach import Verdict
    from ukiyo.bots.rollout import Rollouts
    from ukiyo.engine.game import Game
    from ukiyo.engine.state import State

Answer = dict[str, object]


def move(asked: dict[str, Any]) -> Answer:
    """What a bot would play."""
    rules = rules_of(asked)
    state = rules.load(asked["state"])
    if asked["bot"] not in bots.SECONDS:
        return {"action": bots.named(asked["bot"], rules, asked["seed"]).ask(state)}
    from ukiyo.bots.policy import STUCK  # noqa: PLC0415 - a thinker for lesser bots does without the network's library

    rollouts = search_share(asked, rules, state)
    hurried = len(rollouts.left) > 1 and not rollouts.left[0].worths
    if hurried or state.moves >= STUCK:
        return {"action": bots.named("artisan", rules, asked["seed"]).ask(state), **so_far(rollouts)}
    return {"action": rollouts.best().action, **so_far(rollouts)}


def hint(asked: dict[str, Any]) -> Answer:
    """The best moves for the seat that decides; where one is insisted on, the best and that one, and whether it is suspected a mistake."""
    from ukiyo.bots.advice import advice, ranked, suspected  # noqa: PLC0415 - a thinker for lesser bots does without the network's library

    rules = rules_of(asked)
    state = rules.load(asked["state"])
    rollouts = search_share(asked, rules, state)
    if not rollouts.ideas[0].worths:
        rollouts.play_on()
    best, suspect = ranked(rollouts)[: asked["most"]], False
    if asked["insisted"] >= 0:
        insisted = next(idea for idea in rollouts.ideas if idea.action == asked["insisted"])
        best, suspect = [best[0], insisted], suspected(insisted, best[0])
    return {"moves": [vars_of(advice(state.seat, idea)) for idea in best], "suspect": suspect, **so_far(rollouts)}


def rules_of(asked: dict[str, Any]) -> Game:
    """The game as it is played at the table, with the numbers that were corrected for it."""
    return games.game_printed(asked["game"], [Fact(**fact) for fact in asked.get("printed", [])])


def why(asked: dict[str, Any]) -> Answer:
    """The first of a few moves beside the second, and the others beside the first, from where an earlier look left off."""
    from ukiyo.bots.advice import coached, compare, verdicts  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    rules = rules_of(asked)
    coach = compare(rules, rules.load(asked["state"]), asked["actions"], asked["seed"])
    if len(coach.actions) == 1:
        return {"moves": [], "whys": [], "worths": [], "settled": True}
    if asked["ideas"]:
        coach.resume(asked["ideas"])
    coach.look(Budget(asked["seconds"]) if asked["seconds"] else Budget(0.0, 1))
    found = verdicts(coach)
    return {
        "moves": [vars_of(coached(coach, one.action)) for one in found],
        "whys": [why_of(one) for one in found],
        "worths": [one.worth for one in found],
        "ideas": coach.notes(),
        "settled": coach.settled,
    }


def search_share(asked: dict[str, Any], rules: Game, state: State) -> Rollouts:
    """Ideas for a position, played on for so many seconds, from where earlier thought left off."""
    from ukiyo.bots.advice import begin  # noqa: PLC0415
    from ukiyo.bots.lookahead import from_notes  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    rollouts = begin(rules, state, asked["seed"], asked.get("insisted", -1))
    if asked["ideas"]:
        rollouts.resume([from_notes(idea) for idea in asked["ideas"]])
    if asked["seconds"]:
        rollouts.think(Budget(asked["seconds"]))
    return rollouts


def so_far(rollouts: Rollouts) -> Answer:
    """All that another thinker needs to go on, and whether there is anything left to think about."""
    return {"ideas": [idea.notes() for idea in rollouts.ideas], "settled": len(rollouts.left) == 1}


def review(asked: dict[str, Any]) -> Answer:
    """What the moves of a seat cost, for one part of a whole game."""
    from ukiyo.bots.advice import review as reviewed  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    rules, budget = rules_of(asked), Budget(asked["seconds"])
    opening = rules.load(asked["state"])
    found = reviewed(rules, opening, asked["actions"], asked["seat"], budget, asked["seed"], asked["part"], asked["parts"])
    return {"moves": [reviewed_of(one) for one in found]}


def reviewed_of(one: Reviewed) -> Answer:
    return {
        "move": one.move,
        "cost": round(one.cost, 4),
        "loss": one.loss,
        "played": vars_of(one.played),
        "better": vars_of(one.better),
        "why": why_of(one.why) if one.why else None,
    }


def why_of(verdict: Verdict) -> Answer:
    reasons = [
        {"fact": one.fact, "event": one.event, "good": one.good, "here": round(one.here, 3), "there": round(one.there, 3)}
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


def vars_of(advice: Any) -> Answer:
    return {"action": advice.action, "win": round(advice.win, 4), "scores": [round(score, 1) for score in advice.scores]}


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
        if ukiyo.compiled_meanwhile():
            os.execv(sys.executable, [sys.executable, "-m", "ukiyo.server.bots.worker_process"])  # the same process goes on, compiled


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone, or is being closed
        os._exit(0)
