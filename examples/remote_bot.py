"""A bot that plays a whole game through the API, at a new table with the server's bots or at a given one.

python examples/remote_bot.py http://127.0.0.1:8000          (needs httpx and websockets)
python examples/remote_bot.py http://127.0.0.1:8000 TABLE
"""

import json
import random
import sys
from typing import Any

import httpx
from websockets.sync.client import connect


def choose(frame: dict[str, Any]) -> int:
    """Replace this by your own strategy. The view contains what your seat may know and the legal actions; see docs/reference/api.md."""
    legal: list[int] = frame["view"]["legal"]
    return random.choice(legal)


def main(server: str, table: str | None) -> None:
    with httpx.Client(base_url=f"{server}/api", timeout=60) as api:
        api.post("/me", json={"name": "Remote bot"}).raise_for_status()
        if table is None:
            seats = [{"kind": "human"}, {"kind": "bot", "bot": "apprentice"}, {"kind": "bot", "bot": "novice"}]
            table = api.post("/tables", json={"game": "iki", "seats": seats}).raise_for_status().json()["id"]
            api.post(f"/tables/{table}/start").raise_for_status()
        else:
            api.post(f"/tables/{table}/join", json={}).raise_for_status()
        actions = api.get("/games/iki").raise_for_status().json()["actions"]
        cookie = "; ".join(f"{name}={value}" for name, value in api.cookies.items())
        with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers={"Cookie": cookie}) as socket:
            for message in socket:
                frame = json.loads(message)
                if frame["type"] == "refused":
                    print("Refused:", frame["error"])
                elif frame["type"] == "frame" and frame["table"]["status"] == "over":
                    for score in frame["table"]["scores"]:
                        print(f"{score['rank']}. seat {score['seat']}: {score['total']}")
                    return
                elif frame["type"] == "frame" and frame["view"] and frame["view"]["legal"]:
                    action = choose(frame)
                    print("I play", actions[action]["notation"])
                    socket.send(json.dumps({"type": "move", "version": frame["version"], "action": action}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
