"""A game's components with their names in all languages, and its rules as HTML with linkable headings."""

import json
import re
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from mdit_py_plugins.anchors import anchors_plugin

from ukiyo import web
from ukiyo.engine.game import Game
from ukiyo.locales import Locale, anchor, languages, locale, rules_text

DRAWING = re.compile(r"(?:\.\./){3}web(/[\w-]+/[\w-]+\.svg)")  # a relative path, so that Markdown viewers also find the image


def figures(text: StateCore) -> None:
    """Turns an image and a line in italics into a figure with a caption. Replaces images from other origins with their descriptions."""
    for place, token in enumerate(text.tokens):
        parts = token.children or []
        for picture in (part for part in parts if part.type == "image"):
            own_drawing = DRAWING.fullmatch(str(picture.attrs["src"]))
            if own_drawing and any((folder / own_drawing[1][1:]).is_file() for folder in web.folders()):
                picture.attrs["src"] = own_drawing[1]
            else:
                picture.type, picture.children = "text", None
        if [part.type for part in parts[:3]] == ["image", "softbreak", "em_open"] and parts[-1].type == "em_close":
            parts[2].tag = parts[-1].tag = "figcaption"
            del parts[1]
            text.tokens[place - 1].tag = text.tokens[place + 1].tag = "figure"


MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").use(anchors_plugin, max_level=6, slug_func=anchor)
MARKDOWN.core.ruler.push("figures", figures)


@lru_cache(16)
def components_page(rules: Game) -> bytes:
    """Returns the components as JSON, with their names in every language."""
    game = rules.name
    locales = [locale(language, f"{game}-names") for language in languages()]
    tables: dict[str, object] = {"fingerprint": rules.fingerprint}
    for kind, entries in rules.file.tables.items():
        tables[kind] = [row | names(locales, f"{game}-{kind}-{row['id']}") for row in entries] if isinstance(entries, list) else entries
    return compact(tables)


def names(locales: list[Locale], message: str) -> dict[str, dict[str, str]]:
    """Returns a component's names by language. A few components, such as trades, have no name."""
    texts = {local.language: local.text(message) for local in locales if local.has_message(message)}
    return {"name": texts} if texts else {}


@lru_cache(32)  # more than the number of games times languages
def rules_page(game: str, language: str) -> bytes:
    """Returns the rules as HTML, and their language, as JSON."""
    found_language, text = rules_text(game, language)
    tokens, english = MARKDOWN.parse(text), MARKDOWN.parse(rules_text(game, "en")[1])
    for heading, english_heading in zip(
        headings(tokens), headings(english), strict=False
    ):  # an installed game may have more headings in one language
        if found_language != "en":
            heading.attrs["data-english-id"] = english_heading.attrs["id"]
    return compact({"language": found_language, "html": MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})})


def headings(tokens: list[Token]) -> list[Token]:
    return [token for token in tokens if token.type == "heading_open"]


def compact(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
