"""The process in which bots think: it reads a position a line and answers with an action. `python -m ukiyo.server.thinker`."""

import contextlib
import json
import os
import sys

from ukiyo import bots, games


def answer(line: str) -> dict[str, object]:
    """What the bot would play; whatever goes wrong in it is told, not thrown."""
    try:
        asked = json.loads(line)
        state = games.game(asked["game"]).load(asked["state"])
        return {"action": bots.named(asked["bot"], asked["game"], asked["seed"]).ask(state)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(5)  # tables come before thoughts
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
