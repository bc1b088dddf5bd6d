"""The report of `make coverage`: prints a table and writes the lines that no test reaches to build/coverage/."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from tests.web.javascript_coverage import WEB, uncovered_lines

FOLDER = Path("build/coverage")

Found = dict[str, tuple[int, list[int]]]
"""The number of executable lines and the lines that were not executed, per file."""


def python_lines(report: Path) -> Found:
    files = json.loads(report.read_text())["files"]
    return {path.removeprefix("src/"): (file["summary"]["num_statements"], file["missing_lines"]) for path, file in sorted(files.items())}


def spans(lines: Iterable[int]) -> str:
    """Format line numbers as ranges: `3-5, 9`."""
    parts = []
    for _, group in groupby(enumerate(sorted(lines)), lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in group]
        parts.append(str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}")
    return ", ".join(parts)


def table(files_by_name: Found) -> str:
    """Return a row for each folder."""
    folders: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for path, (lines, never) in files_by_name.items():
        for folder in (str(Path(path).parent), "all"):
            folders[folder][0] += lines
            folders[folder][1] += len(never)
    rows = [
        f"| {folder} | {lines} | {never} | {100 * (lines - never) / max(lines, 1):.1f}% |" for folder, (lines, never) in folders.items()
    ]
    return "\n".join(["| folder | lines | not reached | reached |", "|---|---|---|---|", *sorted(rows)])


def listing(files_by_name: Found) -> str:
    return "".join(f"{path}: {spans(never)}\n" for path, (_, never) in files_by_name.items() if never)


def main() -> None:
    javascript = {f"web/{path.relative_to(WEB)}": lines for path, lines in uncovered_lines(FOLDER / "javascript").items()}
    for name, files_by_name in (("Python", python_lines(FOLDER / "python.json")), ("JavaScript", javascript)):
        path = FOLDER / f"{name.lower()}.txt"
        path.write_text(listing(files_by_name))
        print(f"\n{name}\n\n{table(files_by_name)}\n\nLines that no test reaches: {path}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
