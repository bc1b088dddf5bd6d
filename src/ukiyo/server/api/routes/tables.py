"""Routes for creating, joining and playing tables, and for the coach, the log and the record of a game."""

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
from ukiyo.server.api.routes.games import cacheable, components_toml
from ukiyo.server.api.rulebook import components_page
from ukiyo.server.core.identity import Person, checked_name, new_person, new_seat_secret
from ukiyo.server.core.json import to_json
from ukiyo.server.core.rate_limits import CORRECTED_TABLE_PRICE, FORKED_MOVES_PER_TOKEN, WHAT_IF_ACTIONS_PER_TOKEN, client_address
from ukiyo.server.people.people import preferences_from
from ukiyo.server.services import Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.registry import LiveTable
from ukiyo.server.tables.repository import MAX_PAGE_SIZE, Page

router = api_router()

FRAME: dict[int | str, dict[str, Any]] = {200: schemas.described_as("Frame")}


# Your name


@router.post("/me", summary="Set your name")
async def introduce(body: requests.NewName, request: Request, response: Response, services: ServicesDep) -> responses.Me:
    """Returns a signed session cookie with your name."""
    known = known_person(services, request.headers.raw)
    you = (known and (replace(known, name=checked_name(body.name)) if body.rename else known)) or new_person(body.name)
    await services.people.save(you, preferences_from(request.headers), create=False)
    give_cookie(request, response, you)
    return {"name": you.name}


@router.get("/me", summary="Read your name")
async def who_am_i(you: CurrentPerson) -> responses.Me:
    return {"name": you.name}


# Tables


@router.post("/tables", status_code=201, summary="Create a table")
async def create(body: requests.NewTable, request: Request, you: JoiningPerson, services: ServicesDep) -> responses.TableRef:
    games.game(body.game)
    address, now = client_address(request.client), services.clock.time()
    printed = [value.component_value() for value in body.printed_values]
    if printed:
        request.app.state.rates.charge(address, you.id, CORRECTED_TABLE_PRICE)
    occupants = [seating.new_occupant(seat.kind, seat.bot, body.game, you) for seat in body.seats]
    time_control = checked_time_control(body.time_control, body.nights)
    settings = (
        body.game,
        body.options,
        occupants,
        body.listed,
        you,
        now,
        body.takeover_bot,
        time_control,
        printed,
        body.chat,
        body.rated,
    )
    info = await asyncio.to_thread(seating.new_table, *settings)
    services.table_quota.consume(you.id, address)
    await services.database.run(services.tables.repository.create, info, [])
    services.tables.add_seated_people(occupant.person for occupant in occupants if occupant.person)
    return {"id": info.id}


@router.get("/tables", summary="List public tables or your own")
async def list_tables(
    services: ServicesDep,
    you: OptionalPerson,
    status: Literal["open", "playing", "over"] = "open",
    mine: bool = False,
    search: requests.Search = "",
    before: requests.Before = None,
    limit: Annotated[int, Query(ge=1, le=MAX_PAGE_SIZE)] = MAX_PAGE_SIZE,
) -> list[frames.PublicTable]:
    """Newest first, in pages. Without a session, `mine` returns an empty list."""
    if mine and you is None:
        return []
    database, page = services.database, Page(limit, before, search.strip())
    infos = (
        await database.run_read(services.tables.repository.of_person, you.id, page)
        if mine and you
        else await database.run_read(services.tables.repository.listed, status, page)
    )
    return [public_table(info) for info in infos]


@router.get("/tables/{table_id}", responses=FRAME, summary="Read the current frame of a table")
async def show(
    table_id: requests.TableId, services: ServicesDep, you: OptionalPerson, since: Annotated[int, Query(ge=0, le=1_000_000)] = 1_000_000
) -> Response:
    live = await services.tables.open(table_id, you)
    services.bot_driver.mark_viewed(live)
    services.presence.update(live)
    return json_response(await frame(services, live, you, since))


async def frame(services: Services, live: LiveTable, you: Person | None, since: int) -> str:
    person = you.id if you else None
    return services.tables.frame_json(live, person, await services.tables.events_since(live, since, person))


def json_response(text: str) -> Response:
    return Response(text, media_type="application/json")


async def current_frame(services: Services, live: LiveTable, you: Person) -> Response:
    return json_response(await frame(services, live, you, live.table.version))


@router.get(
    "/tables/{table_id}/components",
    responses={200: schemas.described_as("Components"), 304: {"description": "Not modified"}},
    summary="Read the components of a table",
)
async def table_components(table_id: requests.TableId, request: Request, services: ServicesDep) -> Response:
    """Like GET /api/games/{game}/components, with the values corrected for this table. Their provenance is `box`."""
    rules = (await services.tables.open(table_id)).table.rules
    return cacheable(request, await asyncio.to_thread(components_page, rules))


@router.get(
    "/tables/{table_id}/components.toml", responses={200: {"content": {"text/plain": {}}}}, summary="Download the components of a table"
)
async def table_components_file(table_id: requests.TableId, services: ServicesDep) -> PlainTextResponse:
    """Returns TOML for `--components`, which `ukiyo replay` needs to read the table's record."""
    info = (await services.tables.open(table_id)).table.info
    return PlainTextResponse(await asyncio.to_thread(components_toml, games.game(info.game), info.corrections))


@router.post("/tables/{table_id}/join", responses=FRAME, summary="Take a free seat")
async def join(table_id: requests.TableId, body: requests.Join, you: JoiningPerson, services: ServicesDep) -> Response:
    """A correspondence game starts when the last seat is taken, other games when the host starts them."""
    now, steady = services.clock.time(), services.clock.steady()
    live = await services.tables.change(table_id, lambda session, row: seating.sit_down(session, row, you, body.seat, now, steady))
    return await current_frame(services, live, you)


@router.post("/tables/{table_id}/leave", status_code=204, response_model=None, summary="Leave a table before the game starts")
async def leave(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> None:
    await services.tables.change(table_id, lambda session, row: seating.leave(session, row, you))


@router.post("/tables/{table_id}/start", responses=FRAME, summary="Start the game")
async def start(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> Response:
    now, steady = services.clock.time(), services.clock.steady()
    return await current_frame(services, await services.tables.change(table_id, lambda _, row: seating.start(row, you, now, steady)), you)


@router.post("/tables/{table_id}/moves", summary="Play a move")
async def play(table_id: requests.TableId, body: requests.Play, you: CurrentPerson, services: ServicesDep) -> responses.NewVersion:
    live = await services.tables.open(table_id)
    action = body.action_number(live.table.rules)
    await record_address(services, live, you)
    return {"version": await services.moves.play(table_id, you, body.version, action)}


async def record_address(services: Services, live: LiveTable, you: Person) -> None:
    """Records a player's address at a rated table, where the player may have joined from another address."""
    address = services.addresses.get(you.id)
    if live.table.info.rated and address is not None and live.table.seats_of(you.id):
        await services.shared_addresses.note(you.id, address)


@router.post("/tables/{table_id}/undo", summary="Undo your last move, or more of your turn")
async def undo(table_id: requests.TableId, body: requests.Undo, you: CurrentPerson, services: ServicesDep) -> responses.NewVersion:
    return {"version": await services.moves.undo(table_id, you, body.version, body.turn, body.to)}


@router.post("/tables/{table_id}/what-if", responses={200: schemas.described_as("WhatIf")}, summary="Try a turn without playing it")
async def what_if(
    table_id: requests.TableId, body: requests.WhatIfActions, request: Request, you: CurrentPerson, services: ServicesDep
) -> Response:
    """Plays the actions on a copy of the state. Stops before something would be drawn or revealed, or when another seat has to decide."""
    request.app.state.rates.charge(client_address(request.client), you.id, len(body.actions) / WHAT_IF_ACTIONS_PER_TOKEN)
    table = (await services.tables.open(table_id, you)).table
    table.check_playing()
    table.check_version(body.version)
    table.check_turn(you.id)
    return json_response(to_json(await services.replays.run(WhatIfLine(table, you.id).play, body.actions)))


@router.post("/tables/{table_id}/hint", summary="Find the best moves for your turn")
async def hint(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> coaching.Hint:
    await services.tables.open(table_id, you)
    return await services.analysis.hint(table_id, you)


@router.post("/tables/{table_id}/remark", summary="Get the coach's remark on your turn")
async def remark(table_id: requests.TableId, body: requests.RemarkRequest, you: CurrentPerson, services: ServicesDep) -> coaching.Remark:
    return await services.analysis.remark(table_id, you, body.version)


@router.post("/tables/{table_id}/dismiss-remark", status_code=204, response_model=None, summary="Dismiss a remark")
async def dismiss_remark(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> None:
    await services.analysis.dismiss_remark(table_id, you)


@router.get("/tables/{table_id}/queue", summary="Read the queue positions of this table's computations")
async def queue(table_id: requests.TableId, services: ServicesDep) -> responses.QueuePositions:
    place = services.workers.position
    return {"bot": place("bot", table_id), "hint": place("hint", table_id), "review": place("review", table_id)}


@router.post("/tables/{table_id}/replace-player", summary="Vote to replace an absent player with a bot")
async def replace_player(
    table_id: requests.TableId, body: requests.ReplacePlayer, you: CurrentPerson, services: ServicesDep
) -> responses.Agreement:
    return {"done": await services.moves.replace_player(table_id, you, body.version, body.seat)}


@router.post("/tables/{table_id}/return", summary="Return to a seat that a bot has taken over")
async def reclaim_seats(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> responses.NewVersion:
    return {"version": await services.moves.reclaim_seats(table_id, you)}


@router.post("/tables/{table_id}/pause", summary="Vote to stop the clocks, or restart them")
async def pause(table_id: requests.TableId, body: requests.Pause, you: CurrentPerson, services: ServicesDep) -> responses.Agreement:
    return {"done": await services.moves.pause(table_id, you, body.version)}


@router.post("/tables/{table_id}/continue", summary="Retry a bot that failed, or vote to replace it")
async def retry_bot(table_id: requests.TableId, body: requests.Continue, you: CurrentPerson, services: ServicesDep) -> responses.Agreement:
    return {"done": await services.bot_driver.retry(table_id, you, body.bot)}


@router.post("/tables/{table_id}/seats/{seat}/link", summary="Create a secret link that moves your seat to another device")
async def create_link(
    table_id: requests.TableId, seat: int, you: CurrentPerson, services: ServicesDep, body: requests.NewLink | None = None
) -> responses.SeatLink:
    secret, once = new_seat_secret(), body is not None and body.single_use
    await services.tables.change(table_id, lambda _, row: seating.create_link(row, you, seat, secret, once))
    return {"link": f"/#seat={table_id}/{seat}/{secret}", "secret": secret}


@router.post("/tables/{table_id}/claim", responses=FRAME, summary="Take over a seat with its secret")
async def claim(table_id: requests.TableId, body: requests.Claim, you: JoiningPerson, services: ServicesDep) -> Response:
    live = await services.tables.change(table_id, lambda session, row: seating.claim(session, row, you, body.seat, body.secret))
    return await current_frame(services, live, you)


# Finished games


@router.post("/tables/{table_id}/rematch", summary="Request a rematch")
async def rematch(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> responses.TableRef:
    """The first request creates the table and invites the other players. The game starts when all of them have requested it."""
    now, steady = services.clock.time(), services.clock.steady()
    live = await services.tables.change(table_id, lambda session, row: seating.rematch(session, row, you, now))
    assert live.table.info.rematch is not None
    new_info = await services.tables.change(
        live.table.info.rematch, lambda session, row: seating.accept_rematch(session, row, you, now, steady)
    )
    return {"id": new_info.table.info.id}


@router.post("/tables/{table_id}/fork", status_code=201, summary="Continue a finished game from one of its moves")
async def fork(
    table_id: requests.TableId, body: requests.Fork, request: Request, you: CurrentPerson, services: ServicesDep
) -> responses.TableRef:
    game = await services.replays.game(table_id)
    services.daily.check_fork(game.info)
    game.check_positions()
    new, copied = seating.fork(game.info, game.moves, body.move, body.seat, body.bot, you, services.clock.time())
    address = client_address(request.client)
    request.app.state.rates.charge(address, you.id, len(copied) / FORKED_MOVES_PER_TOKEN)
    services.table_quota.consume(you.id, address)
    await services.database.run(services.tables.repository.create, new, copied)
    await services.tables.open(new.id)
    return {"id": new.id}


@router.get("/tables/{table_id}/at/{move}", responses={200: schemas.described_as("Replayed")}, summary="Read a past position of a game")
async def replay(
    table_id: requests.TableId, move: int, services: ServicesDep, you: OptionalPerson, seat: Annotated[int, Query(ge=-1, le=7)] = -1
) -> Response:
    """Returns the view of a seat. During the game, only your own seats and the spectators' view (-1) are allowed."""
    return json_response(to_json(await services.replays.replayed(table_id, move, seat, you.id if you else None)))


@router.get("/tables/{table_id}/review", summary="Find the worst mistakes of a seat in a finished game")
async def review(
    table_id: requests.TableId, request: Request, services: ServicesDep, you: OptionalPerson, seat: Annotated[int, Query(ge=0, le=7)] = 0
) -> coaching.Review:
    game = await services.replays.game(table_id)
    game.check_positions()
    game.check_seat(seat)
    return await services.analysis.review(game.info, game.moves, seat, you.id if you else client_address(request.client))


@router.get("/habits", summary="Read your habits in recent finished games")
async def habits(game: str, you: CurrentPerson, services: ServicesDep) -> coaching.Habits:
    return await services.replays.habits(you.id, game)


@router.get("/tables/{table_id}/course", summary="Read the totals over the course of a finished game")
async def course(table_id: requests.TableId, services: ServicesDep) -> frames.Course:
    return await services.replays.course(table_id)


@router.get("/tables/{table_id}/record", responses={200: {"content": {"text/plain": {}}}}, summary="Download the record of a finished game")
async def record(table_id: requests.TableId, services: ServicesDep) -> PlainTextResponse:
    """Returns the text that `ukiyo replay` reads; see docs/reference/notation.md."""
    return PlainTextResponse(await services.replays.record(table_id))
