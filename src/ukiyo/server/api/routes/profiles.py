"""Doors to profiles: what somebody's games tell of her, and all her records in one file."""

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
from ukiyo.server.api.routes.games import known_game, written
from ukiyo.server.community.profile_access import ME
from ukiyo.server.community.profile_models import Favourites, Finished, Profile
from ukiyo.server.db.schema import Visibility
from ukiyo.server.services import Services

Handle = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,16}$", description=f"A person in addresses, as in her profile; `{ME}` is you")]

router = api_router()


class ShowTo(requests.Asked):
    """Who may see your profile: all, those who have shared a table with you, or nobody but you."""

    visibility: Visibility


@router.get("/profiles/{handle}", summary="What somebody's finished games tell of her")
async def show(handle: Handle, services: ServicesDep, you: OptionalPerson) -> Profile:
    """Of the newest 500. Whom she does not want to see it is refused."""
    return await services.profiles.profile(handle, you)


@router.post("/profiles/me", status_code=204, response_model=None, summary="Say who may see your profile")
async def set_visibility(asked: ShowTo, services: ServicesDep, you: CurrentPerson) -> None:
    await services.profiles.set_visibility(you, asked.visibility)


@router.get("/profiles/{handle}/games", summary="Somebody's finished games")
async def list_games(handle: Handle, services: ServicesDep, you: OptionalPerson, before: requests.Before = None) -> list[Finished]:
    """The newest first, page by page."""
    return await services.profiles.finished(handle, you, before)


@router.get("/profiles/{handle}/favourites/{game}", summary="What somebody takes most often")
async def show_favourites(handle: Handle, game: str, services: ServicesDep, you: OptionalPerson) -> Favourites:
    """Characters, masters and whatever else a game has to take. A question looks at twenty games that nobody has asked about yet."""
    return await services.profiles.favourites(handle, you, known_game(game).name)


@router.get("/profiles/me/records.zip", responses={200: {"content": {"application/zip": {}}}}, summary="All your records")
async def records(services: ServicesDep, you: CurrentPerson) -> StreamingResponse:
    """The newest 500 of your finished games as `ukiyo replay` reads them; with a components file for those with corrected numbers."""
    if you.id in services.profiles.exporting:
        raise Conflict("your records are being packed already: wait until that file is there")
    found = await services.profiles.export_games(you)
    headers = {"Content-Disposition": 'attachment; filename="ukiyo-records.zip"'}
    return StreamingResponse(packed(services, you.id, found), media_type="application/zip", headers=headers)


class Sink:
    """What was written and not sent yet."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes, /) -> int:
        self.parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Nothing is held back."""

    def close(self) -> None:
        """Nor is anything left to do."""

    def taken(self) -> bytes:
        whole, self.parts = b"".join(self.parts), []
        return whole


async def packed(services: Services, person: str, found: list[TableInfo]) -> AsyncIterator[bytes]:
    """One game after the other: nothing waits for the whole, and nothing of it stays in memory."""
    services.profiles.exporting.add(person)
    sink = Sink()
    try:
        with ZipFile(sink, "w", ZIP_DEFLATED) as archive:
            for info in found:
                when = time.gmtime(info.ended or info.began)
                name = f"{time.strftime('%Y-%m-%d', when)}-{info.game}-{info.id}"
                archive.writestr(member(f"{name}.uki", when), await services.replays.run((await services.replays.played(info)).record))
                if info.printed:
                    file = await asyncio.to_thread(written, games.game(info.game), info.printed)
                    archive.writestr(member(f"{name}.toml", when), file)
                yield sink.taken()
        yield sink.taken()
    finally:
        services.profiles.exporting.discard(person)


def member(name: str, when: time.struct_time) -> ZipInfo:
    info = ZipInfo(name, when[:6])
    info.compress_type = ZIP_DEFLATED
    return info
