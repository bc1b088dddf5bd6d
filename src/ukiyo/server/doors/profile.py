"""Doors to profiles: what somebody's games tell of her, and all her records in one file."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fastapi import Path
from fastapi.responses import StreamingResponse

from ukiyo import games
from ukiyo.server import wire
from ukiyo.server.api import known_game, written
from ukiyo.server.asking import Someone, TheHouse, You, door
from ukiyo.server.errors import NotNow
from ukiyo.server.facts import Facts
from ukiyo.server.house import House
from ukiyo.server.profiles import ME, Favourites, Finished, Profile
from ukiyo.server.schema import Shown

Handle = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,16}$", description=f"A person in addresses, as in her profile; `{ME}` is you")]

profile = door()


class ShowTo(wire.Asked):
    """Who may see your profile: all, those who have shared a table with you, or nobody but you."""

    shown: Shown


@profile.get("/profiles/{handle}", summary="What somebody's finished games tell of her")
async def show(handle: Handle, house: TheHouse, you: Someone) -> Profile:
    """Of the newest 500. Whom she does not want to see it is refused."""
    return await house.profiles.profile(handle, you)


@profile.post("/profiles/me", status_code=204, response_model=None, summary="Say who may see your profile")
async def show_to(asked: ShowTo, house: TheHouse, you: You) -> None:
    await house.profiles.show_to(you, asked.shown)


@profile.get("/profiles/{handle}/games", summary="Somebody's finished games")
async def list_games(handle: Handle, house: TheHouse, you: Someone, before: wire.Before = None) -> list[Finished]:
    """The newest first, page by page."""
    return await house.profiles.finished(handle, you, before)


@profile.get("/profiles/{handle}/favourites/{game}", summary="What somebody takes most often")
async def show_favourites(handle: Handle, game: str, house: TheHouse, you: Someone) -> Favourites:
    """Characters, masters and whatever else a game has to take. A question looks at twenty games that nobody has asked about yet."""
    return await house.profiles.favourites(handle, you, known_game(game).name)


@profile.get("/profiles/me/records.zip", responses={200: {"content": {"application/zip": {}}}}, summary="All your records")
async def records(house: TheHouse, you: You) -> StreamingResponse:
    """The newest 500 of your finished games as `ukiyo replay` reads them; with a components file for those with corrected numbers."""
    if you.id in house.packing:
        raise NotNow("your records are being packed already: wait until that file is there")
    found = await house.profiles.own_games(you)
    headers = {"Content-Disposition": 'attachment; filename="ukiyo-records.zip"'}
    return StreamingResponse(packed(house, you.id, found), media_type="application/zip", headers=headers)


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


async def packed(house: House, person: str, found: list[Facts]) -> AsyncIterator[bytes]:
    """One game after the other: nothing waits for the whole, and nothing of it stays in memory."""
    house.packing.add(person)
    sink = Sink()
    try:
        with ZipFile(sink, "w", ZIP_DEFLATED) as archive:
            for facts in found:
                when = time.gmtime(facts.ended or facts.began)
                name = f"{time.strftime('%Y-%m-%d', when)}-{facts.game}-{facts.id}"
                archive.writestr(member(f"{name}.uki", when), await house.replays.run((await house.replays.played(facts)).record))
                if facts.printed:
                    file = await asyncio.to_thread(written, games.game(facts.game), facts.printed)
                    archive.writestr(member(f"{name}.toml", when), file)
                yield sink.taken()
        yield sink.taken()
    finally:
        house.packing.discard(person)


def member(name: str, when: time.struct_time) -> ZipInfo:
    info = ZipInfo(name, when[:6])
    info.compress_type = ZIP_DEFLATED
    return info
