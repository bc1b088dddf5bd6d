"""The app shell: all files of the page in one response, the service worker that caches them, and the web app manifest.

Versions are never mixed: a service worker requests its own version, and the server refuses the request if it has a different version.
"""

import base64
import gzip
import hashlib
import json
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from ukiyo import locales, web
from ukiyo.play.errors import NotFound
from ukiyo.server.api.middleware import HEADERS
from ukiyo.server.people.people import preferences_from

WORKER = "sw.js"
OWN_VERSION = "/version.json"  # the service worker responds with the version that it serves
VERSION = "VERSION"  # placeholder in the service worker
EXCLUDED = (".py", ".pyc", ".d.ts", ".md", WORKER)
UNUSED_MESSAGES = ("terminal", "lab")  # messages that the page never uses
TEXT_TYPES = ("text/", "image/svg", "application/json")  # sent as text
PAPER, INK = "#f3ead7", "#1c3f66"
ICONS = [
    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "/icons/192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "/icons/512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "/icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class AppShell:
    """All files of one version, compressed."""

    version: str
    compressed: bytes


def page_files() -> Iterator[tuple[str, Path]]:
    """Yields every file of the page with its path, including installed games. If two files share a path, the last one wins."""
    for folder in reversed(web.folders()):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and not file.name.endswith(EXCLUDED):
                path = file.relative_to(folder).as_posix()
                yield "/" if path == "index.html" else f"/{path}", file


def message_files() -> Iterator[tuple[str, Path]]:
    """Yields the messages of every language, or English messages if an installed game lacks a translation."""
    for folder in reversed(locales.folders()):
        for english in sorted(folder.glob("en/*.ftl")):
            if english.stem not in UNUSED_MESSAGES:
                for language in locales.languages():
                    own = folder / language / english.name
                    yield f"/locales/{language}/{english.name}", own if own.exists() else english


@cache
def files() -> dict[str, Path]:
    """Returns all files. Files that are added while the server runs are included after a restart."""
    return dict(sorted(dict([*page_files(), *message_files()]).items()))


def kind_of(path: str) -> str:
    if path == "/":
        return "text/html; charset=utf-8"
    if path.endswith(".ftl"):
        return "text/plain; charset=utf-8"
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def file_entry(path: str, content: bytes) -> dict[str, str]:
    kind = kind_of(path)
    text = {"text": content.decode()} if kind.startswith(TEXT_TYPES) else {"base64": base64.b64encode(content).decode()}
    return {"type": kind, **text}


def content_of(path: str, file: Path) -> bytes:
    """Returns the content of a file. In message files, missing translations are replaced with English."""
    if path.endswith(".ftl"):
        _, _, language, name = path.split("/")
        return locales.file_text(language, name).encode()
    return file.read_bytes()


def current_shell() -> AppShell:
    """Returns the current version. Files are read again only when one of them has changed."""
    return build_shell(tuple(file.stat().st_mtime_ns for file in files().values()))


@lru_cache(2)
def build_shell(_modified: tuple[int, ...]) -> AppShell:
    """Reads and compresses all files. The modification times are the cache key."""
    language_names = json.dumps({language: locales.locale(language, "shared").text("language-name") for language in locales.languages()})
    contents = {path: content_of(path, file) for path, file in files().items()} | {"/locales/languages.json": language_names.encode()}
    headers = {name: value for name, value in HEADERS.items() if name != "Cache-Control"}
    bundle: dict[str, dict[str, Any]] = {
        "headers": headers,
        "files": {path: file_entry(path, content) for path, content in contents.items()},
    }
    text = json.dumps(bundle, sort_keys=True).encode() + worker_text().encode()
    version = hashlib.sha256(text).hexdigest()[:16]
    own = file_entry(OWN_VERSION, json.dumps({"version": version}).encode())
    bundle["files"][OWN_VERSION] = own
    return AppShell(version, gzip.compress(json.dumps(bundle).encode(), 6, mtime=0))


def worker_text() -> str:
    return (web.FOLDERS[0] / WORKER).read_text(encoding="utf-8")


# Plain functions, so that FastAPI runs them in a thread, because they read many files.


@router.get(f"/{WORKER}")
def worker() -> Response:
    """Returns the service worker. Browsers request it whenever they open the page."""
    text = worker_text().replace(f'"{VERSION}"', json.dumps(current_shell().version))
    return Response(text, headers={"Cache-Control": "no-cache"}, media_type="text/javascript; charset=utf-8")


@router.get("/shell/{version}.json")
def all_files(version: str) -> Response:
    """Returns every file of this version of the page."""
    shell = current_shell()
    if version != shell.version:
        raise NotFound("The server has a different version of the page. Reload the page.")
    return Response(shell.compressed, headers={"Content-Encoding": "gzip"}, media_type="application/json")


@router.get("/api/version")
@router.get(OWN_VERSION)
def newest_version() -> dict[str, str]:
    """Returns the server's version of the page, for a page to compare with its own."""
    return {"version": current_shell().version}


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """Returns the web app manifest in the browser's language."""
    language = preferences_from(request.headers).language
    message = locales.locale(language, "correspondence").text
    content = {
        "id": "/",
        "name": "Ukiyo",
        "short_name": "Ukiyo",
        "description": message("app-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": INK,
        "categories": ["games", "entertainment"],
        "icons": ICONS,
        "shortcuts": [{"name": message("your-tables"), "url": "/#/tables/mine"}],
    }
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(json.dumps(content, ensure_ascii=False), headers=headers, media_type="application/manifest+json")
