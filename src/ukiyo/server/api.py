"""The API: each request is a sentence to the house."""

import asyncio
import hashlib
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import Query, Request, Response
from fastapi.responses import PlainTextResponse

from ukiyo import games, web
from ukiyo.engine.correction import Fact, changed, corrected, toml_text
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game
from ukiyo.server import seating, wire
from ukiyo.server.asking import Sitting, Someone, TheHouse, You, door, give_cookie
from ukiyo.server.errors import NotFound, Refused
from ukiyo.server.facts import public_table
from ukiyo.server.guard import known_person
from ukiyo.server.house import House
from ukiyo.server.identity import Person, checked_name, new_person, new_seat_secret
from ukiyo.server.limiter import CORRECTED, FORKED, PLANNED, address_of
from ukiyo.server.live import LiveTable
from ukiyo.server.pace import checked_pace
from ukiyo.server.people import manner_in
from ukiyo.server.plans import Plan
from ukiyo.server.rulebook import components_page, rules_page
from ukiyo.server.store import LISTED, Page

api = door()

FRAME: dict[int | str, dict[str, Any]] = {200: wire.described_as("Frame")}


# Who is who


@api.post("/me", summary="Say your name")
async def introduce(asked: wire.Introduction, request: Request, response: Response, house: TheHouse) -> wire.Me:
    """Gives you a signed cookie, or your cookie another name."""
    known = known_person(house, request.headers.raw)
    you = (known and (replace(known, name=checked_name(asked.name)) if asked.rename else known)) or new_person(asked.name)
    await house.people.meet(you, manner_in(request.headers), sits=False)
    give_cookie(request, response, you)
    return {"name": you.name}


@api.get("/me", summary="Who am I?")
async def who_am_i(you: You) -> wire.Me:
    return {"name": you.name}


# Games


@lru_cache
def game_facts(game: Game) -> wire.GameFacts:
    return {
        "name": game.name,
        "rules": game.version,
        "components": game.fingerprint,
        "players": game.seats,
        "bots": seating.bots_for(game.name),
        "categories": game.categories,
        "options": [{"name": o.name, "values": o.values, "many": o.many, "default": o.default, "needs": o.needs} for o in game.options],
        "room": web.has_room(game.name),
    }


def known_game(name: str) -> Game:
    try:
        return games.game(name)
    except UkiyoError as error:
        raise NotFound(str(error)) from None


@api.get("/games", summary="What can be played")
async def list_games() -> list[wire.GameFacts]:
    return [game_facts(game) for game in games.playable()]


@api.get("/games/{game}", summary="A game with its action table")
async def show_game(game: str) -> wire.GameWithActions:
    rules = known_game(game)
    actions: list[wire.Action] = [{"kind": a.kind, "fields": a.fields, "notation": str(a)} for a in rules.actions.actions]
    return {**game_facts(rules), "actions": actions}


@api.get(
    "/games/{game}/components",
    responses={200: wire.described_as("Components"), 304: {"description": "As you know it"}},
    summary="The components in use",
)
def show_components(game: str, request: Request) -> Response:
    """The components file in use with the names in every language: ids, names, numbers, and where each comes from."""
    return cacheable(request, components_page(known_game(game)))


@api.post("/games/{game}/components", summary="A components file with what is printed")
def correct_components(game: str, asked: wire.CheckedBox) -> wire.ComponentsFile:
    """A copy of the components in use with the values of a checked box. It is kept by whoever asked, and nowhere else."""
    rules = known_game(game)
    file = written(rules, [fact.fact() for fact in asked.printed])
    checked = games.game_with(rules.name, file)
    return {"file": file, "fingerprint": checked.fingerprint, "corrected": len(changed(rules.file.tables, checked.file.tables))}


def written(rules: Game, printed: list[Fact]) -> str:
    heading = f"The components of {rules.name}, checked against the printed box: {len(printed)} values."
    return toml_text(corrected(rules.file.tables, printed), heading)


def cacheable(request: Request, content: bytes) -> Response:
    """An answer in JSON that need not be sent again to who has it."""
    headers = {"ETag": f'"{hashlib.sha256(content).hexdigest()[:16]}"', "Cache-Control": "no-cache"}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/json")


@api.get("/games/{game}/rules", responses={200: wire.described_as("Rules")}, summary="The rules in our own words")
async def show_rules(game: str, request: Request, lang: Annotated[str, Query(max_length=10)] = "en") -> Response:
    return cacheable(request, rules_page(known_game(game).name, lang))


# Tables


@api.post("/tables", status_code=201, summary="Set a table")
async def create(asked: wire.NewTable, request: Request, you: Sitting, house: TheHouse) -> wire.TableRef:
    games.game(asked.game)
    address, now, printed = address_of(request.client), house.clock.time(), [fact.fact() for fact in asked.printed]
    if printed:
        request.app.state.rates.charge(address, you.id, CORRECTED)
    sitters = [seating.sitter(seat.kind, seat.bot, asked.game, you) for seat in asked.seats]
    pace = checked_pace(asked.pace, asked.nights)
    wanted = (asked.game, asked.options, sitters, asked.listed, you, now, asked.stand_in, pace, printed, asked.words, asked.rated)
    facts = await asyncio.to_thread(seating.new_table, *wanted)
    house.quota.take(you.id, address)
    await house.store.run(house.store.create, facts, [])
    house.tables.remember(sitter.person for sitter in sitters if sitter.person)
    return {"id": facts.id}


@api.get("/tables", summary="Listed tables, or yours")
async def list_tables(
    house: TheHouse,
    you: Someone,
    status: Literal["open", "playing", "over"] = "open",
    mine: bool = False,
    search: wire.Search = "",
    before: wire.Before = None,
    limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
) -> list[wire.PublicTable]:
    """The newest first, page by page. Who has not said a name yet has none."""
    if mine and you is None:
        return []
    store, page = house.store, Page(limit, before, search.strip())
    found = await store.look(store.mine, you.id, page) if mine and you else await store.look(store.listed, status, page)
    return [public_table(facts) for facts in found]


@api.get("/tables/{table_id}", responses=FRAME, summary="How a table stands for you")
async def show(
    table_id: wire.TableId, house: TheHouse, you: Someone, since: Annotated[int, Query(ge=0, le=1_000_000)] = 1_000_000
) -> Response:
    live = await house.tables.open(table_id, you)
    house.bots.look(live)
    house.presence.look(live)
    return framed(await frame(house, live, you, since))


async def frame(house: House, live: LiveTable, you: Person | None, since: int) -> str:
    person = you.id if you else None
    return live.table.frame_json(person, await house.tables.entries_since(live, since, person))


def framed(text: str) -> Response:
    return Response(text, media_type="application/json")


async def stands(house: House, live: LiveTable, you: Person) -> Response:
    return framed(await frame(house, live, you, live.table.version))


@api.get(
    "/tables/{table_id}/components",
    responses={200: wire.described_as("Components"), 304: {"description": "As you know it"}},
    summary="The components a table is played with",
)
async def table_components(table_id: wire.TableId, request: Request, house: TheHouse) -> Response:
    """As GET /api/games/{game}/components, with the numbers that were corrected for this table; their provenance is `box`."""
    rules = (await house.tables.open(table_id)).table.rules
    return cacheable(request, await asyncio.to_thread(components_page, rules))


@api.get("/tables/{table_id}/components.toml", responses={200: {"content": {"text/plain": {}}}}, summary="The same as a components file")
async def table_components_file(table_id: wire.TableId, house: TheHouse) -> PlainTextResponse:
    """TOML, as `--components` takes it: with it `ukiyo replay` reads the table's record."""
    facts = (await house.tables.open(table_id)).table.facts
    return PlainTextResponse(await asyncio.to_thread(written, games.game(facts.game), facts.printed))


@api.post("/tables/{table_id}/join", responses=FRAME, summary="Take a free seat")
async def join(table_id: wire.TableId, asked: wire.Join, you: Sitting, house: TheHouse) -> Response:
    """Over days the game begins with the last seat; otherwise when its host starts it."""
    now, steady = house.clock.time(), house.clock.steady()
    live = await house.tables.change(table_id, lambda session, row: seating.sit_down(session, row, you, asked.seat, now, steady))
    return await stands(house, live, you)


@api.post("/tables/{table_id}/leave", status_code=204, response_model=None, summary="Get up before the start")
async def leave(table_id: wire.TableId, you: You, house: TheHouse) -> None:
    await house.tables.change(table_id, lambda session, row: seating.leave(session, row, you))


@api.post("/tables/{table_id}/start", responses=FRAME, summary="Start the game")
async def start(table_id: wire.TableId, you: You, house: TheHouse) -> Response:
    now, steady = house.clock.time(), house.clock.steady()
    return await stands(house, await house.tables.change(table_id, lambda _, row: seating.start(row, you, now, steady)), you)


@api.post("/tables/{table_id}/moves", summary="Play a move")
async def play(table_id: wire.TableId, asked: wire.Play, you: You, house: TheHouse) -> wire.Played:
    return {"version": await play_asked(house, table_id, you, asked)}


async def play_asked(house: House, table_id: str, you: Person, asked: wire.Play) -> int:
    if (asked.action is None) == (asked.notation is None):
        raise Refused("give either an action's number or its notation")
    action = asked.action
    if asked.notation is not None:
        action = (await house.tables.open(table_id)).table.rules.parse(asked.notation)
    assert action is not None
    await note_address(house, table_id, you)
    return await house.moves.play(table_id, you, asked.version, action)


async def note_address(house: House, table_id: str, you: Person) -> None:
    """At a rated table: a player may have sat down elsewhere. Over a socket they come from where they connected."""
    live, address = house.tables.live.get(table_id), house.addresses.get(you.id)
    if live is not None and live.table.facts.rated and address is not None and live.table.held(you.id):
        await house.households.note(you.id, address)


@api.post("/tables/{table_id}/undo", summary="Take your last move back, or more of your turn")
async def undo(table_id: wire.TableId, asked: wire.Undo, you: You, house: TheHouse) -> wire.Played:
    return {"version": await house.moves.undo(table_id, you, asked.version, asked.turn, asked.to)}


@api.post("/tables/{table_id}/plan", responses={200: wire.described_as("Planned")}, summary="Try a turn of yours, and play nothing")
async def plan(table_id: wire.TableId, asked: wire.Plan, request: Request, you: You, house: TheHouse) -> Response:
    """On a copy, as far as your seat can foresee: up to where something would be drawn or revealed, or another is asked."""
    request.app.state.rates.charge(address_of(request.client), you.id, len(asked.actions) / PLANNED)
    table = (await house.tables.open(table_id, you)).table
    table.check_playing()
    table.check_version(asked.version)
    table.check_turn(you.id)
    return framed(wire.compact_json(await house.replays.run(Plan(table, you.id).play, asked.actions)))


@api.post("/tables/{table_id}/hint", summary="The best moves for your seat, when you are to move")
async def hint(table_id: wire.TableId, you: You, house: TheHouse) -> wire.Hint:
    await house.tables.open(table_id, you)
    return await house.adviser.hint(table_id, you)


@api.post("/tables/{table_id}/remark", summary="What the coach says of your turn")
async def remark(table_id: wire.TableId, asked: wire.AskRemark, you: You, house: TheHouse) -> wire.Remark:
    return await house.adviser.remark(table_id, you, asked.version)


@api.post("/tables/{table_id}/heard", status_code=204, response_model=None, summary="Go on after a remark")
async def heard(table_id: wire.TableId, you: You, house: TheHouse) -> None:
    await house.adviser.heard(table_id, you)


@api.get("/tables/{table_id}/line", summary="How many are thought for before this table")
async def line(table_id: wire.TableId, house: TheHouse) -> wire.InLine:
    place = house.workers.place
    return {"bot": place("bot", table_id), "hint": place("hint", table_id), "review": place("review", table_id)}


@api.post("/tables/{table_id}/kick", summary="Agree to give an absent player's seat to a bot")
async def kick(table_id: wire.TableId, asked: wire.Kick, you: You, house: TheHouse) -> wire.Agreed:
    return {"done": await house.moves.kick(table_id, you, asked.version, asked.seat)}


@api.post("/tables/{table_id}/return", summary="Sit down again where a bot stands in for you")
async def sit_again(table_id: wire.TableId, you: You, house: TheHouse) -> wire.Played:
    return {"version": await house.moves.sit_again(table_id, you)}


@api.post("/tables/{table_id}/pause", summary="Agree to stop the clocks, or let them go on")
async def pause(table_id: wire.TableId, asked: wire.Pause, you: You, house: TheHouse) -> wire.Agreed:
    return {"done": await house.moves.pause(table_id, you, asked.version)}


@api.post("/tables/{table_id}/continue", summary="Ask a bot that failed again, or agree to put another in its place")
async def go_on(table_id: wire.TableId, asked: wire.Continue, you: You, house: TheHouse) -> wire.Agreed:
    return {"done": await house.bots.go_on(table_id, you, asked.bot)}


@api.post("/tables/{table_id}/seats/{seat}/link", summary="A secret link that takes your seat elsewhere")
async def link(table_id: wire.TableId, seat: int, you: You, house: TheHouse, asked: wire.NewLink | None = None) -> wire.SeatLink:
    secret, once = new_seat_secret(), asked is not None and asked.once
    await house.tables.change(table_id, lambda _, row: seating.link(row, you, seat, secret, once))
    return {"link": f"/#seat={table_id}/{seat}/{secret}", "secret": secret}


@api.post("/tables/{table_id}/claim", responses=FRAME, summary="Take a seat over with its secret")
async def claim(table_id: wire.TableId, asked: wire.Claim, you: Sitting, house: TheHouse) -> Response:
    live = await house.tables.change(table_id, lambda session, row: seating.claim(session, row, you, asked.seat, asked.secret))
    return await stands(house, live, you)


# Afterwards


@api.post("/tables/{table_id}/rematch", summary="The same people once more")
async def rematch(table_id: wire.TableId, you: You, house: TheHouse) -> wire.TableRef:
    """Who asks first invites the others; it begins when the last of them has asked."""
    now, steady = house.clock.time(), house.clock.steady()
    live = await house.tables.change(table_id, lambda session, row: seating.rematch(session, row, you, now))
    assert live.table.facts.rematch is not None
    again = await house.tables.change(live.table.facts.rematch, lambda session, row: seating.agree(session, row, you, now, steady))
    return {"id": again.table.facts.id}


@api.post("/tables/{table_id}/fork", status_code=201, summary="Continue a finished game from one of its moves")
async def fork(table_id: wire.TableId, asked: wire.Fork, request: Request, you: You, house: TheHouse) -> wire.TableRef:
    game = await house.replays.game(table_id)
    house.deals.check_fork(game.facts)
    game.check_shown()
    new, copied = seating.fork(game.facts, game.moves, asked.move, asked.seat, asked.bot, you, house.clock.time())
    address = address_of(request.client)
    request.app.state.rates.charge(address, you.id, len(copied) / FORKED)
    house.quota.take(you.id, address)
    await house.store.run(house.store.create, new, copied)
    await house.tables.open(new.id)
    return {"id": new.id}


@api.get("/tables/{table_id}/at/{move}", responses={200: wire.described_as("Replayed")}, summary="A game after so many of its moves")
async def replay(
    table_id: wire.TableId, move: int, house: TheHouse, you: Someone, seat: Annotated[int, Query(ge=-1, le=7)] = -1
) -> Response:
    """Through the eyes of a seat: while the game runs, of one of yours, or of a spectator (-1)."""
    return framed(wire.compact_json(await house.replays.shown(table_id, move, seat, you.id if you else None)))


@api.get("/tables/{table_id}/review", summary="The moves of a finished game that cost a seat most")
async def review(
    table_id: wire.TableId, request: Request, house: TheHouse, you: Someone, seat: Annotated[int, Query(ge=0, le=7)] = 0
) -> wire.Review:
    game = await house.replays.game(table_id)
    game.check_shown()
    game.check_seat(seat)
    return await house.adviser.review(game.facts, game.moves, seat, you.id if you else address_of(request.client))


@api.get("/habits", summary="What you do often, over your last finished games")
async def habits(game: str, you: You, house: TheHouse) -> wire.Habits:
    return await house.replays.habits(you.id, game)


@api.get("/tables/{table_id}/course", summary="How the totals of a finished game grew")
async def course(table_id: wire.TableId, house: TheHouse) -> wire.Course:
    return await house.replays.course(table_id)


@api.get("/tables/{table_id}/record", responses={200: {"content": {"text/plain": {}}}}, summary="A finished game as a record")
async def record(table_id: wire.TableId, house: TheHouse) -> PlainTextResponse:
    """The text that `ukiyo replay` reads; see docs/notation.md."""
    return PlainTextResponse(await house.replays.record(table_id))
