"""A game to read about: its components with their names, and its rules as a page whose headings can be linked to."""

import json
import re
from functools import cache, lru_cache
from itertools import pairwise

from markdown_it import MarkdownIt

from ukiyo import games
from ukiyo.locales import Words, languages, rules_text, words

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def components_page(game: str) -> bytes:
    """The components file in use, in JSON, with the names in every language."""
    rules = games.game(game)
    spoken = [words(language, f"{game}-names") for language in languages()]
    tables: dict[str, object] = {"fingerprint": rules.fingerprint}
    for kind, found in rules.file.tables.items():
        tables[kind] = [row | names(spoken, f"{game}-{kind}-{row['id']}") for row in found] if isinstance(found, list) else found
    return compact(tables)


def names(spoken: list[Words], message: str) -> dict[str, dict[str, str]]:
    """What a component is called, by language; a few, such as trades, have no name."""
    found = {local.language: local.say(message) for local in spoken if local.known(message)}
    return {"name": found} if found else {}


@lru_cache(32)  # more than there are games and languages; anybody may ask for any language
def rules_page(game: str, language: str) -> bytes:
    """The language it is in and the HTML, in JSON."""
    told, text = rules_text(game, language)
    tokens = MARKDOWN.parse(text)
    ids: list[str] = []
    for heading, content in pairwise(tokens):
        if heading.type == "heading_open":
            ids.append(anchor(content.content, ids))
            heading.attrSet("id", ids[-1])
    return compact({"lang": told, "html": MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})})


def compact(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def anchor(heading: str, taken: list[str]) -> str:
    """A heading's id, made as links in the texts expect it: words in lower case with hyphens; a second one is numbered."""
    wanted = re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")
    number, found = 0, wanted
    while found in taken:
        number += 1
        found = f"{wanted}-{number}"
    return found
