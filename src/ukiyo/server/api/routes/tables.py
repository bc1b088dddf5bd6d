"""Tables: creating, joining and playing them, and the coach, the log and the record of a game."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import Query, Request, Response
from fastapi.responses import PlainTextResponse

from ukiyo import games
from ukiyo.play import coaching, frames
from ukiyo.play.table_info import public_table
from ukiyo.play.time_control import checked_time_control
from ukiyo.play.what_if import WhatIfLine
from ukiyo.server.api.dependencies import CurrentPerson, JoiningPerson, OptionalPerson, ServicesDep, api_router, give_cookie
from ukiyo.server.api.middleware import known_person
from ukiyo.server.api.models import requests, responses, schemas
from ukiyo.server.api.routes.games import cacheable, written
from ukiyo.server.api.rulebook import components_page
from ukiyo.server.core.identity import Person, checked_name, new_person, new_seat_secret
from ukiyo.server.core.rate_limits import CORRECTED_TABLE_PRICE, FORKED_MOVES_PER_TOKEN, WHAT_IF_ACTIONS_PER_TOKEN, client_address
from ukiyo.server.people.people import preferences_from
from ukiyo.server.services import Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.registry import LiveTable
from ukiyo.server.tables.repository import MAX_PAGE_SIZE, Page

router = api_router()

FRAME: dict[int | str, dict[str, Any]] = {200: schemas.described_as("Frame")}


# Who is who


@router.post("/me", summary="Say your name")
async def introduce(asked: requests.Introduction, request: Request, response: Response, services: ServicesDep) -> responses.Me:
    """Gives you a signed cookie, or your cookie another name."""
    known = known_person(services, request.headers.raw)
    you = (known and (replace(known, name=checked_name(asked.name)) if asked.rename else known)) or new_person(asked.name)
    await services.people.save(you, preferences_from(request.headers), create=False)
    give_cookie(request, response, you)
    return {"name": you.name}


@router.get("/me", summary="Who am I?")
async def who_am_i(you: CurrentPerson) -> responses.Me:
    return {"name": you.name}


# Tables


@router.post("/tables", status_code=201, summary="Set a table")
async def create(asked: requests.NewTable, request: Request, you: JoiningPerson, services: ServicesDep) -> responses.TableRef:
    games.game(asked.game)
    address, now, printed = client_address(request.client), services.clock.time(), [fact.fact() for fact in asked.printed]
    if printed:
        request.app.state.rates.charge(address, you.id, CORRECTED_TABLE_PRICE)
    occupants = [seating.new_occupant(seat.kind, seat.bot, asked.game, you) for seat in asked.seats]
    time_control = checked_time_control(asked.time_control, asked.nights)
    wanted = (
        asked.game,
        asked.options,
        occupants,
        asked.listed,
        you,
        now,
        asked.takeover_bot,
        time_control,
        printed,
        asked.chat,
        asked.rated,
    )
    info = await asyncio.to_thread(seating.new_table, *wanted)
    services.table_quota.take(you.id, address)
    await services.database.run(services.tables.repository.create, info, [])
    services.tables.note_people(occupant.person for occupant in occupants if occupant.person)
    return {"id": info.id}


@router.get("/tables", summary="Listed tables, or yours")
async def list_tables(
    services: ServicesDep,
    you: OptionalPerson,
    status: Literal["open", "playing", "over"] = "open",
    mine: bool = False,
    search: requests.Search = "",
    before: requests.Before = None,
    limit: Annotated[int, Query(ge=1, le=MAX_PAGE_SIZE)] = MAX_PAGE_SIZE,
) -> list[frames.PublicTable]:
    """The newest first, page by page. Who has not said a name yet has none."""
    if mine and you is None:
        return []
    database, page = services.database, Page(limit, before, search.strip())
    found = (
        await database.run_read(services.tables.repository.of_person, you.id, page)
        if mine and you
        else await database.run_read(services.tables.repository.listed, status, page)
    )
    return [public_table(info) for info in found]


@router.get("/tables/{table_id}", responses=FRAME, summary="How a table stands for you")
async def show(
    table_id: requests.TableId, services: ServicesDep, you: OptionalPerson, since: Annotated[int, Query(ge=0, le=1_000_000)] = 1_000_000
) -> Response:
    live = await services.tables.open(table_id, you)
    services.bot_driver.mark_viewed(live)
    services.presence.update(live)
    return framed(await frame(services, live, you, since))


async def frame(services: Services, live: LiveTable, you: Person | None, since: int) -> str:
    person = you.id if you else None
    return live.table.frame_json(person, await services.tables.events_since(live, since, person))


def framed(text: str) -> Response:
    return Response(text, media_type="application/json")


async def stands(services: Services, live: LiveTable, you: Person) -> Response:
    return framed(await frame(services, live, you, live.table.version))


@router.get(
    "/tables/{table_id}/components",
    responses={200: schemas.described_as("Components"), 304: {"description": "As you know it"}},
    summary="The components a table is played with",
)
async def table_components(table_id: requests.TableId, request: Request, services: ServicesDep) -> Response:
    """As GET /api/games/{game}/components, with the numbers that were corrected for this table; their provenance is `box`."""
    rules = (await services.tables.open(table_id)).table.rules
    return cacheable(request, await asyncio.to_thread(components_page, rules))


@router.get("/tables/{table_id}/components.toml", responses={200: {"content": {"text/plain": {}}}}, summary="The same as a components file")
async def table_components_file(table_id: requests.TableId, services: ServicesDep) -> PlainTextResponse:
    """TOML, as `--components` takes it: with it `ukiyo replay` reads the table's record."""
    info = (await services.tables.open(table_id)).table.info
    return PlainTextResponse(await asyncio.to_thread(written, games.game(info.game), info.printed))


@router.post("/tables/{table_id}/join", responses=FRAME, summary="Take a free seat")
async def join(table_id: requests.TableId, asked: requests.Join, you: JoiningPerson, services: ServicesDep) -> Response:
    """Over days the game begins with the last seat; otherwise when its host starts it."""
    now, steady = services.clock.time(), services.clock.steady()
    live = await services.tables.change(table_id, lambda session, row: seating.sit_down(session, row, you, asked.seat, now, steady))
    return await stands(services, live, you)


@router.post("/tables/{table_id}/leave", status_code=204, response_model=None, summary="Get up before the start")
async def leave(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> None:
    await services.tables.change(table_id, lambda session, row: seating.leave(session, row, you))


@router.post("/tables/{table_id}/start", responses=FRAME, summary="Start the game")
async def start(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> Response:
    now, steady = services.clock.time(), services.clock.steady()
    return await stands(services, await services.tables.change(table_id, lambda _, row: seating.start(row, you, now, steady)), you)


@router.post("/tables/{table_id}/moves", summary="Play a move")
async def play(table_id: requests.TableId, asked: requests.Play, you: CurrentPerson, services: ServicesDep) -> responses.Played:
    live = await services.tables.open(table_id)
    action = asked.action_number(live.table.rules)
    await record_address(services, live, you)
    return {"version": await services.moves.play(table_id, you, asked.version, action)}


async def record_address(services: Services, live: LiveTable, you: Person) -> None:
    """Records a player's address at a rated table, where the player may have joined from another address."""
    address = services.addresses.get(you.id)
    if live.table.info.rated and address is not None and live.table.seats_of(you.id):
        await services.shared_addresses.note(you.id, address)


@router.post("/tables/{table_id}/undo", summary="Take your last move back, or more of your turn")
async def undo(table_id: requests.TableId, asked: requests.Undo, you: CurrentPerson, services: ServicesDep) -> responses.Played:
    return {"version": await services.moves.undo(table_id, you, asked.version, asked.turn, asked.to)}


@router.post("/tables/{table_id}/what-if", responses={200: schemas.described_as("WhatIf")}, summary="Try a turn without playing it")
async def what_if(
    table_id: requests.TableId, asked: requests.TryActions, request: Request, you: CurrentPerson, services: ServicesDep
) -> Response:
    """Plays the actions on a copy, until something would be drawn or revealed, or another seat decides."""
    request.app.state.rates.charge(client_address(request.client), you.id, len(asked.actions) / WHAT_IF_ACTIONS_PER_TOKEN)
    table = (await services.tables.open(table_id, you)).table
    table.check_playing()
    table.check_version(asked.version)
    table.check_turn(you.id)
    return framed(frames.compact_json(await services.replays.run(WhatIfLine(table, you.id).play, asked.actions)))


@router.post("/tables/{table_id}/hint", summary="The best moves for your seat, when you are to move")
async def hint(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> coaching.Hint:
    await services.tables.open(table_id, you)
    return await services.analysis.hint(table_id, you)


@router.post("/tables/{table_id}/remark", summary="What the coach says of your turn")
async def remark(table_id: requests.TableId, asked: requests.AskRemark, you: CurrentPerson, services: ServicesDep) -> coaching.Remark:
    return await services.analysis.remark(table_id, you, asked.version)


@router.post("/tables/{table_id}/dismiss-remark", status_code=204, response_model=None, summary="Go on after a remark")
async def dismiss_remark(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> None:
    await services.analysis.dismiss_remark(table_id, you)


@router.get("/tables/{table_id}/queue", summary="How many are thought for before this table")
async def queue(table_id: requests.TableId, services: ServicesDep) -> responses.InLine:
    place = services.workers.position
    return {"bot": place("bot", table_id), "hint": place("hint", table_id), "review": place("review", table_id)}


@router.post("/tables/{table_id}/replace-player", summary="Agree to give an absent player's seat to a bot")
async def replace_player(
    table_id: requests.TableId, asked: requests.ReplacePlayer, you: CurrentPerson, services: ServicesDep
) -> responses.Agreed:
    return {"done": await services.moves.replace_player(table_id, you, asked.version, asked.seat)}


@router.post("/tables/{table_id}/return", summary="Sit down again where a bot stands in for you")
async def sit_again(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> responses.Played:
    return {"version": await services.moves.reclaim_seats(table_id, you)}


@router.post("/tables/{table_id}/pause", summary="Agree to stop the clocks, or let them go on")
async def pause(table_id: requests.TableId, asked: requests.Pause, you: CurrentPerson, services: ServicesDep) -> responses.Agreed:
    return {"done": await services.moves.pause(table_id, you, asked.version)}


@router.post("/tables/{table_id}/continue", summary="Ask a bot that failed again, or agree to put another in its place")
async def go_on(table_id: requests.TableId, asked: requests.Continue, you: CurrentPerson, services: ServicesDep) -> responses.Agreed:
    return {"done": await services.bot_driver.retry(table_id, you, asked.bot)}


@router.post("/tables/{table_id}/seats/{seat}/link", summary="A secret link that takes your seat elsewhere")
async def link(
    table_id: requests.TableId, seat: int, you: CurrentPerson, services: ServicesDep, asked: requests.NewLink | None = None
) -> responses.SeatLink:
    secret, once = new_seat_secret(), asked is not None and asked.once
    await services.tables.change(table_id, lambda _, row: seating.create_link(row, you, seat, secret, once))
    return {"link": f"/#seat={table_id}/{seat}/{secret}", "secret": secret}


@router.post("/tables/{table_id}/claim", responses=FRAME, summary="Take a seat over with its secret")
async def claim(table_id: requests.TableId, asked: requests.Claim, you: JoiningPerson, services: ServicesDep) -> Response:
    live = await services.tables.change(table_id, lambda session, row: seating.claim(session, row, you, asked.seat, asked.secret))
    return await stands(services, live, you)


# Afterwards


@router.post("/tables/{table_id}/rematch", summary="The same people once more")
async def rematch(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> responses.TableRef:
    """Who asks first invites the others; it begins when the last of them has asked."""
    now, steady = services.clock.time(), services.clock.steady()
    live = await services.tables.change(table_id, lambda session, row: seating.rematch(session, row, you, now))
    assert live.table.info.rematch is not None
    again = await services.tables.change(
        live.table.info.rematch, lambda session, row: seating.accept_rematch(session, row, you, now, steady)
    )
    return {"id": again.table.info.id}


@router.post("/tables/{table_id}/fork", status_code=201, summary="Continue a finished game from one of its moves")
async def fork(
    table_id: requests.TableId, asked: requests.Fork, request: Request, you: CurrentPerson, services: ServicesDep
) -> responses.TableRef:
    game = await services.replays.game(table_id)
    services.daily.check_fork(game.info)
    game.check_shown()
    new, copied = seating.fork(game.info, game.moves, asked.move, asked.seat, asked.bot, you, services.clock.time())
    address = client_address(request.client)
    request.app.state.rates.charge(address, you.id, len(copied) / FORKED_MOVES_PER_TOKEN)
    services.table_quota.take(you.id, address)
    await services.database.run(services.tables.repository.create, new, copied)
    await services.tables.open(new.id)
    return {"id": new.id}


@router.get("/tables/{table_id}/at/{move}", responses={200: schemas.described_as("Replayed")}, summary="A game after so many of its moves")
async def replay(
    table_id: requests.TableId, move: int, services: ServicesDep, you: OptionalPerson, seat: Annotated[int, Query(ge=-1, le=7)] = -1
) -> Response:
    """Through the eyes of a seat: while the game runs, of one of yours, or of a spectator (-1)."""
    return framed(frames.compact_json(await services.replays.shown(table_id, move, seat, you.id if you else None)))


@router.get("/tables/{table_id}/review", summary="The moves of a finished game that cost a seat most")
async def review(
    table_id: requests.TableId, request: Request, services: ServicesDep, you: OptionalPerson, seat: Annotated[int, Query(ge=0, le=7)] = 0
) -> coaching.Review:
    game = await services.replays.game(table_id)
    game.check_shown()
    game.check_seat(seat)
    return await services.analysis.review(game.info, game.moves, seat, you.id if you else client_address(request.client))


@router.get("/habits", summary="What you do often, over your last finished games")
async def habits(game: str, you: CurrentPerson, services: ServicesDep) -> coaching.Habits:
    return await services.replays.habits(you.id, game)


@router.get("/tables/{table_id}/course", summary="How the totals of a finished game grew")
async def course(table_id: requests.TableId, services: ServicesDep) -> frames.Course:
    return await services.replays.course(table_id)


@router.get("/tables/{table_id}/record", responses={200: {"content": {"text/plain": {}}}}, summary="A finished game as a record")
async def record(table_id: requests.TableId, services: ServicesDep) -> PlainTextResponse:
    """The text that `ukiyo replay` reads; see docs/reference/notation.md."""
    return PlainTextResponse(await services.replays.record(table_id))
