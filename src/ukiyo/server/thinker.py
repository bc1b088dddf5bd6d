"""The process in which bots think: it reads a question a line and answers with a line. `python -m ukiyo.server.thinker`."""

import contextlib
import json
import os
import sys
from typing import Any

import ukiyo
from ukiyo import bots, games

Answer = dict[str, object]


def move(asked: dict[str, Any]) -> Answer:
    """What a bot would play, in no more time than there is."""
    level, most = asked["bot"], asked["seconds"]
    name = f"{level}@{min(bots.SECONDS[level], most)}" if level in bots.SECONDS else level
    return {"action": bots.named(name, asked["game"], asked["seed"]).ask(games.game(asked["game"]).load(asked["state"]))}


def hint(asked: dict[str, Any]) -> Answer:
    """The best moves for the seat that decides."""
    from ukiyo.bots.advice import advise  # noqa: PLC0415 - a thinker for lesser bots does without the network's library
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    state = games.game(asked["game"]).load(asked["state"])
    advices = advise(asked["game"], state, Budget(asked["seconds"]), asked["seed"])
    return {"moves": [vars_of(advice) for advice in advices[: asked["most"]]]}


def review(asked: dict[str, Any]) -> Answer:
    """The moves of a seat in a whole game that cost most."""
    from ukiyo.bots.advice import review as reviewed  # noqa: PLC0415
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415

    opening = games.game(asked["game"]).load(asked["state"])
    found = reviewed(asked["game"], opening, asked["actions"], asked["seat"], Budget(asked["seconds"]), asked["seed"])
    return {
        "moves": [
            {"move": one.move, "cost": round(one.cost, 4), "played": vars_of(one.played), "better": vars_of(one.better)}
            for one in found[: asked["most"]]
        ]
    }


def vars_of(advice: Any) -> Answer:
    return {"action": advice.action, "win": round(advice.win, 4), "scores": [round(score, 1) for score in advice.scores]}


ANSWERS = {"move": move, "hint": hint, "review": review}


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
            os.execv(sys.executable, [sys.executable, "-m", "ukiyo.server.thinker"])  # the same process goes on, compiled


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone, or is being closed
        os._exit(0)
