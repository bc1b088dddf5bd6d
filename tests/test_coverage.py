"""The coverage report counts correctly."""

import json
from pathlib import Path

from tests.coverage_report import listing, spans, table
from tests.web.javascript_coverage import WEB, executed_characters, lines_of, uncovered_lines

MODULE = WEB / "core" / "choices.js"


def test_inner_ranges_override_outer_ones() -> None:
    outer = {"startOffset": 0, "endOffset": 8, "count": 1}
    inner = {"startOffset": 2, "endOffset": 5, "count": 0}
    assert list(executed_characters([{"ranges": [outer, inner]}], 10)) == [1, 1, 0, 0, 0, 1, 1, 1, 0, 0]


def test_comments_and_closing_brackets_are_no_lines_to_run() -> None:
    text = "// one\n/**\n * two\n */\nconst 木 = 1;\n\nif (木) {\n  f();\n}\n/* short */\ng();\n"
    assert [(number, text[start:end]) for number, start, end in lines_of(text)] == [
        (5, "const 木 = 1;"),
        (7, "if (木) {"),
        (8, "f();"),
        (11, "g();"),
    ]


def test_what_one_run_reaches_counts_for_all(tmp_path: Path) -> None:
    length = len(MODULE.read_text(encoding="utf-8"))
    half = length // 2
    assert len(uncovered_lines(tmp_path)[MODULE][1]) == uncovered_lines(tmp_path)[MODULE][0]
    for name, start, end in (("first", 0, half), ("second", half, length)):
        ranges = [{"startOffset": start, "endOffset": end, "count": 1}]
        script = {"url": f"http://127.0.0.1:1/core/{MODULE.name}", "functions": [{"ranges": ranges}]}
        (tmp_path / f"{name}.json").write_text(json.dumps({"result": [script]}))
    assert uncovered_lines(tmp_path)[MODULE][1] == []


def test_the_report_is_short() -> None:
    assert spans([9, 3, 4, 5]) == "3-5, 9"
    files = {"a/x.py": (10, [1, 2]), "b/y.py": (30, [])}
    assert table(files).splitlines()[2:] == ["| a | 10 | 2 | 80.0% |", "| all | 40 | 2 | 95.0% |", "| b | 30 | 0 | 100.0% |"]
    assert listing(files) == "a/x.py: 1-2\n"
