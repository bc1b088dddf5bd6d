"""Exploits against other players. Each breaks a rule to gain an advantage, and raises an AssertionError if it succeeds."""

import itertools
import json
from collections.abc import Callable
from functools import wraps
from pathlib import Path

from tests.server.attack.exploits import exploit
from tests.server.server_process import Guest, Json, ServerProcess, integer, numbers, table_of, view_of

HOUR = 3600
TWO_DAYS = {"bank_seconds": 48 * HOUR, "increment_seconds": 0, "cap_seconds": 48 * HOUR}
ZONES = ("Pacific/Auckland", "Asia/Kolkata", "Europe/Paris", "America/New_York")
FARMED = 3  # enough games to raise a rating from 1500 to 1699

_numbers = itertools.count(1)

Unfair = Callable[[ServerProcess], None]
UNFAIR: dict[str, Unfair] = {}


def unfair(work: Unfair) -> Unfair:
    """Register an exploit against players. It starts its own server."""

    @wraps(work)
    def alone(data: Path) -> str:
        server = ServerProcess(f"sqlite:///{data}/ukiyo.db", data)
        try:
            work(server)
        finally:
            server.close()
        return "refused"

    exploit(alone)
    UNFAIR[work.__name__.replace("_", "-")] = work
    return work


def guest(server: ServerProcess, name: str) -> Guest:
    return Guest(server, f"{name} {next(_numbers)}")


def rated(host: Guest, *seats: Json) -> str:
    return str(host.post("/tables", game="iki", seats=list(seats), rated=True, time_control="live")["id"])


ME: Json = {"kind": "human"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "novice"}


@unfair
def daily_deal_disclosure(server: ServerProcess) -> None:
    """Read another player's attempt at the daily deal in an error response."""
    owner, thief = guest(server, "Owner"), guest(server, "Thief")
    table = str(owner.post("/daily/iki")["id"])
    thief.post("/daily/iki")
    for path, body in (
        ("moves", {"version": 999, "action": 0}),
        ("undo", {"version": 999}),
        ("start", {}),
        ("join", {}),
        ("fork", {"move": 0, "seat": 0}),
    ):
        response = thief.http.post(f"{server.api}/tables/{table}/{path}", json=body)
        assert response.status_code == 403, f"{path}: {response.status_code}"
        assert set(response.json()) == {"error"}, f"{path} shows more than a sentence"


@unfair
def cancelled_rated_game(server: ServerProcess) -> None:
    """End a rated game without a result, alone and with an accomplice."""
    loser, friend = guest(server, "Loser"), guest(server, "Friend")
    alone = rated(loser, ME, BOT)
    loser.post(f"/tables/{alone}/start")
    together = rated(loser, ME, OPEN, BOT)
    friend.post(f"/tables/{together}/join")
    loser.post(f"/tables/{together}/start")
    for player, table in ((loser, alone), (loser, together), (friend, together)):
        response = player.http.post(
            f"{server.api}/tables/{table}/proposals", json={"version": player.frame(table)["version"], "kind": "end"}
        )
        assert response.status_code == 409, response.text
        assert table_of(player.frame(table))["status"] == "playing"


@unfair
def paused_rated_game(server: ServerProcess) -> None:
    """Stop the clocks of a rated game against a bot, so that the game never ends."""
    loser, friend = guest(server, "Loser"), guest(server, "Friend")
    alone = rated(loser, ME, BOT)
    loser.post(f"/tables/{alone}/start")
    together = rated(loser, ME, OPEN, BOT)
    friend.post(f"/tables/{together}/join")
    loser.post(f"/tables/{together}/start")
    for player, table in ((loser, alone), (loser, together), (friend, together)):
        for path, body in (("pause", {}), ("proposals", {"kind": "wait"})):
            version = player.frame(table)["version"]
            response = player.http.post(f"{server.api}/tables/{table}/{path}", json={"version": version, **body})
            assert response.status_code == 409, f"{path}: {response.status_code}"


@unfair
def second_daily_attempt(server: ServerProcess) -> None:
    """Take over another account's attempt at the daily deal."""
    first = guest(server, "First")
    table = str(first.post("/daily/iki")["id"])
    seat = numbers(table_of(first.frame(table))["your_seats"])[0]
    assert first.http.post(f"{server.api}/tables/{table}/seats/{seat}/link").status_code == 409


@unfair
def time_zone_changes(server: ServerProcess) -> None:
    """Change the time zone before each turn to a zone in which the night begins."""
    traveller, other = guest(server, "Traveller"), guest(server, "Other")
    traveller.http.headers["Time-Zone"] = other.http.headers["Time-Zone"] = ZONES[0]
    seats = [ME, OPEN]
    table = str(traveller.post("/tables", game="iki", seats=seats, time_control=TWO_DAYS, nights=True, takeover_bot="novice")["id"])
    other.post(f"/tables/{table}/join")
    rests: set[float] = set()
    for zone in ZONES:
        traveller.http.headers["Time-Zone"] = zone
        traveller.post("/me", name="Traveller", rename=True)
        play_until(traveller, other, table, 0)
        clocks = table_of(traveller.frame(table))["clocks"]
        assert isinstance(clocks, dict)
        rests.add(clocks["pauses"][-1][1] % (24 * HOUR))
        play_until(traveller, other, table, 1)
    assert len(rests) == 1, "the night pause followed the header"


@unfair
def blocked_player_with_seat_link(server: ServerProcess) -> None:
    """Use another player's seat link to join the table of a host who blocked you."""
    host, third, blocked = guest(server, "Host"), guest(server, "Third"), guest(server, "Blocked")
    shared = host.set_table("me", "open")
    blocked.post(f"/tables/{shared}/join")
    host.post(f"/tables/{shared}/block", kind="block", seat=1)
    table = host.set_table("me", "open")
    third.post(f"/tables/{table}/join")
    secret = third.post(f"/tables/{table}/seats/1/link")["secret"]
    assert blocked.http.post(f"{server.api}/tables/{table}/claim", json={"seat": 1, "secret": secret}).status_code == 403


@unfair
def rating_farming(server: ServerProcess) -> None:
    """Win rated games against your own new accounts."""
    main = guest(server, "Main")
    for _game in range(FARMED):
        puppet = guest(server, "Puppet")
        table = rated(main, ME, OPEN)
        puppet.post(f"/tables/{table}/join")
        main.post(f"/tables/{table}/start")
        play_until(main, puppet, table, None)
        seats = table_of(main.frame(table))["seats"]
        assert isinstance(seats, list)
        assert seats[0]["rating"]["value"] == 1500, f"{seats[0]['rating']['value']} after a game against a new account"


def play_until(first: Guest, second: Guest, table: str, seat: int | None) -> None:
    """Play the first legal action for both players until it is the seat's turn or the game is over."""
    players = first, second
    version, mover = state_of(first, table)
    while mover is not None and mover != seat:
        frame = players[mover].frame(table)
        players[mover].post(f"/tables/{table}/moves", version=version, action=numbers(view_of(frame)["legal"])[-1])
        version, mover = state_of(first, table)


def state_of(player: Guest, table: str) -> tuple[int, int | None]:
    frame = json.loads(player.http.get(f"{player.server.api}/tables/{table}?since=999999").text)
    return integer(frame["version"]), None if frame["table"]["status"] == "over" else integer(frame["view"]["seat"])
