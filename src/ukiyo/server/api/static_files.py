"""The page's files and the messages of all languages, from Ukiyo and from installed games."""

import contextlib
import gzip
import os
from functools import lru_cache
from os import PathLike
from pathlib import Path

from fastapi import Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse
from starlette.types import Scope

from ukiyo import games, locales, web

MIN_COMPRESSED, MAX_COMPRESSED = 1000, 1_000_000  # bytes; text files of this size are compressed once and cached
TEXT_SUFFIXES = (".css", ".ftl", ".html", ".js", ".json", ".svg")


class RevalidatedFiles(StaticFiles):
    """Files that browsers may cache but must revalidate on each use."""

    def file_response(self, full_path: str | PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = "no-cache"
        text = str(full_path).endswith(TEXT_SUFFIXES) and MIN_COMPRESSED <= stat_result.st_size <= MAX_COMPRESSED
        if not (text and isinstance(response, FileResponse) and accepts_gzip(scope)):
            return response
        headers = {name: value for name, value in response.headers.items() if name not in ("accept-ranges", "content-length")}
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(compressed(str(full_path), stat_result.st_mtime_ns), status_code, headers)


def accepts_gzip(scope: Scope) -> bool:
    return scope["method"] == "GET" and "gzip" in Headers(scope=scope).get("accept-encoding", "")


@lru_cache(1000)
def compressed(path: str, _modified: int) -> bytes:
    """Compresses a file at the highest level, which is affordable because the result is cached until the file changes."""
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)


class PageFiles(RevalidatedFiles):
    """The page itself, and the boards of installed games."""

    def get_directories(self, *_: object) -> list[str | PathLike[str]]:
        return [*web.folders()]

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith((".py", ".pyc")):
            raise HTTPException(404)
        return await super().get_response(path, scope)


class MessageFiles(RevalidatedFiles):
    """The messages of all languages. Messages missing in a language are served in English."""

    def get_directories(self, *_: object) -> list[str | PathLike[str]]:
        return [*locales.folders()]

    async def get_response(self, path: str, scope: Scope) -> Response:
        if Path(path).parent.as_posix() not in locales.languages() or not path.endswith(".ftl"):
            raise HTTPException(404)
        language, name = path.split("/")
        if locales.is_partial(language, name):
            return Response(locales.file_text(language, name), media_type="text/plain", headers={"Cache-Control": "no-cache"})
        with contextlib.suppress(HTTPException):
            return await super().get_response(path, scope)
        with contextlib.suppress(HTTPException):
            return await super().get_response(f"en/{name}", scope)
        if Path(name).stem in games.names():  # an installed game without messages
            return Response(status_code=204)
        raise HTTPException(404)


def language_names(response: Response) -> dict[str, str]:
    """Returns the languages with their native names."""
    response.headers["Cache-Control"] = "no-cache"
    return {language: locales.locale(language, "shared").text("language-name") for language in locales.languages()}
