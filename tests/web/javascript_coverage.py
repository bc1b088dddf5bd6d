"""Line coverage of the browser modules in the browser tests and on Node. Part of `make coverage`.

V8 reports ranges of characters for each script. A line is covered if any of its characters that is not blank ran.
"""

import json
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import CDPSession, Page

from ukiyo import web

FOLDER = os.environ.get("UKIYO_JS_COVERAGE")  # the folder for reports; coverage is disabled without it
WEB = web.FOLDERS[0]
NOT_CODE = ("//", "/*", "*", "}", ")", "]")  # starts of lines without code

Ranges = list[dict[str, int]]
_numbers = count()


def start_coverage(page: Page) -> CDPSession | None:
    """Start measuring a page, if coverage is enabled."""
    if not FOLDER:
        return None
    session = page.context.new_cdp_session(page)
    session.send("Profiler.enable")
    session.send("Profiler.startPreciseCoverage", {"callCount": False, "detailed": True})
    return session


def save_coverage(session: CDPSession | None) -> None:
    """Write the coverage of the current page. Call this before navigation, because the browser then drops the scripts."""
    if session and FOLDER:
        report = session.send("Profiler.takePreciseCoverage")
        path = Path(FOLDER, f"browser-{os.getpid()}-{next(_numbers)}.json")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"result": [script for script in report["result"] if module_of(script["url"])]}))


def module_of(url: str) -> Path | None:
    """The source file of a script, or None if it is not one of the project's modules."""
    address = urlsplit(url)
    path = Path(unquote(address.path)) if address.scheme == "file" else WEB / unquote(address.path).lstrip("/")
    inside = path.is_relative_to(WEB) and path.suffix == ".js" and "vendor" not in path.parts
    return path if inside and path.is_file() else None


def executed_characters(functions: list[dict[str, object]], length: int) -> bytearray:
    """Return whether each character was executed. Ranges are nested, and the innermost range wins."""
    covered = bytearray(length)
    for function in functions:
        ranges = function["ranges"]
        assert isinstance(ranges, list)
        for part in ranges:
            start, end = min(part["startOffset"], length), min(part["endOffset"], length)
            covered[start:end] = (b"\x01" if part["count"] else b"\x00") * (end - start)
    return covered


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def lines_of(text: str) -> Iterator[tuple[int, int, int]]:
    """Yield the number, start and end of each line with code."""
    start, inside_comment = 0, False  # in UTF-16 code units, as in JavaScript
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        stripped = line.strip()
        inside_comment = inside_comment or stripped.startswith("/*")
        if stripped and not inside_comment and not stripped.startswith(NOT_CODE):
            yield number, start + units(line) - units(line.lstrip()), start + units(line.rstrip())
        inside_comment = inside_comment and "*/" not in stripped
        start += units(line)


def uncovered_lines(folder: Path) -> dict[Path, tuple[int, list[int]]]:
    """Return the number of lines with code and the uncovered line numbers per module."""
    covered: dict[Path, bytearray] = {}
    for path in sorted(WEB.rglob("*.js")):
        if "vendor" not in path.parts:
            covered[path] = bytearray(units(path.read_text(encoding="utf-8")))
    for file in folder.rglob("*.json"):
        for script in json.loads(file.read_text())["result"]:
            if module := module_of(script["url"]):
                covered_now = executed_characters(script["functions"], len(covered[module]))
                covered[module] = bytearray(map(max, covered[module], covered_now))
    found = {}
    for path, covered_now in covered.items():
        lines = list(lines_of(path.read_text(encoding="utf-8")))
        found[path] = (len(lines), [number for number, start, end in lines if not any(covered_now[start:end])])
    return found
