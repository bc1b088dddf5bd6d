"""The browser's modules as text: they can be read, whoever opens them."""

from pathlib import Path

import ukiyo

WEB = Path(ukiyo.__file__).parent / "web"
WIDTH = 140
OURS = [file for file in sorted(WEB.rglob("*")) if file.suffix in (".js", ".css", ".ts") and "vendor" not in file.parts]


def test_no_line_is_wider_than_the_python() -> None:
    """Prettier keeps the width of code; this keeps that of comments, strings and templates, too."""
    wide = [f"{file.relative_to(WEB)}:{n}" for file in OURS for n, line in enumerate(file.read_text().splitlines(), 1) if len(line) > WIDTH]
    assert not wide


def test_every_module_opens_with_a_sentence_on_what_it_is() -> None:
    mute = [str(file.relative_to(WEB)) for file in OURS if file.suffix == ".js" and not file.read_text().startswith("// ")]
    assert not mute
