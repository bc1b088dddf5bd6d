"""Routes for profiles and for exporting records."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fastapi import Path
from fastapi.responses import StreamingResponse

from ukiyo import games
from ukiyo.play.errors import Conflict
from ukiyo.play.table_info import TableInfo
from ukiyo.server.api.dependencies import CurrentPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests
from ukiyo.server.api.routes.games import components_toml, known_game
from ukiyo.server.community.profile_access import ME
from ukiyo.server.community.profile_models import Favourites, FinishedGame, Profile
from ukiyo.server.db.schema import Visibility
from ukiyo.server.services import Services

Handle = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,16}$", description=f"The handle of a person; `{ME}` is you")]

router = api_router()


class ProfileVisibility(requests.RequestBody):
    """Who may see your profile: everyone, people who have played with you, or only you."""

    visibility: Visibility


@router.get("/profiles/{handle}", summary="Read a profile")
async def show(handle: Handle, services: ServicesDep, you: OptionalPerson) -> Profile:
    """Statistics cover the newest 500 finished games. Returns 403 if you may not see the profile."""
    return await services.profiles.profile(handle, you)


@router.post("/profiles/me", status_code=204, response_model=None, summary="Change who may see your profile")
async def set_visibility(body: ProfileVisibility, services: ServicesDep, you: CurrentPerson) -> None:
    await services.profiles.set_visibility(you, body.visibility)


@router.get("/profiles/{handle}/games", summary="List a person's finished games")
async def list_games(handle: Handle, services: ServicesDep, you: OptionalPerson, before: requests.Before = None) -> list[FinishedGame]:
    """Returns a page of games, newest first."""
    return await services.profiles.finished(handle, you, before)


@router.get("/profiles/{handle}/favourites/{game}", summary="List the components a person takes most often")
async def show_favourites(handle: Handle, game: str, services: ServicesDep, you: OptionalPerson) -> Favourites:
    """Each request analyses up to 20 games that have not been analysed yet."""
    return await services.profiles.favourites(handle, you, known_game(game).name)


@router.get("/profiles/me/records.zip", responses={200: {"content": {"application/zip": {}}}}, summary="Export your records")
async def records(services: ServicesDep, you: CurrentPerson) -> StreamingResponse:
    """Returns the newest 500 finished games in the format of `ukiyo replay`, and the components file of games with corrected values."""
    if you.id in services.profiles.exporting:
        raise Conflict("An export of your records is already in progress.")
    infos = await services.profiles.export_games(you)
    headers = {"Content-Disposition": 'attachment; filename="ukiyo-records.zip"'}
    return StreamingResponse(packed(services, you.id, infos), media_type="application/zip", headers=headers)


class Buffer:
    """A file object that buffers written bytes until they are sent."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes, /) -> int:
        self.parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Does nothing. `ZipFile` requires the method."""

    def close(self) -> None:
        """Does nothing. `ZipFile` requires the method."""

    def pop_content(self) -> bytes:
        content, self.parts = b"".join(self.parts), []
        return content


async def packed(services: Services, person: str, infos: list[TableInfo]) -> AsyncIterator[bytes]:
    """Yields the archive game by game, so that it is never in memory as a whole."""
    services.profiles.exporting.add(person)
    buffer = Buffer()
    try:
        with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
            for info in infos:
                when = time.gmtime(info.ended_at or info.started_at)
                name = f"{time.strftime('%Y-%m-%d', when)}-{info.game}-{info.id}"
                archive.writestr(
                    member(f"{name}.uki", when), await services.replays.run((await services.replays.load_uncached(info)).record)
                )
                if info.corrections:
                    file = await asyncio.to_thread(components_toml, games.game(info.game), info.corrections)
                    archive.writestr(member(f"{name}.toml", when), file)
                yield buffer.pop_content()
        yield buffer.pop_content()
    finally:
        services.profiles.exporting.discard(person)


def member(name: str, when: time.struct_time) -> ZipInfo:
    info = ZipInfo(name, when[:6])
    info.compress_type = ZIP_DEFLATED
    return info
