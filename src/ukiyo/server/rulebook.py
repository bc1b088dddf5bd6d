"""The rules of a game as a page: Markdown without raw HTML becomes HTML whose headings can be linked to."""

import re
from functools import lru_cache
from itertools import pairwise

from markdown_it import MarkdownIt

from ukiyo import games

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@lru_cache(32)  # more than there are games and languages; anybody may ask for any language
def rules_page(game: str, language: str) -> tuple[str, str]:
    """The language it is in, and the HTML."""
    told, text = games.rules_text(game, language)
    tokens = MARKDOWN.parse(text)
    ids: list[str] = []
    for heading, content in pairwise(tokens):
        if heading.type == "heading_open":
            ids.append(anchor(content.content, ids))
            heading.attrSet("id", ids[-1])
    return told, str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


def anchor(heading: str, taken: list[str]) -> str:
    """A heading's id, made as links in the texts expect it: words in lower case with hyphens; a second one is numbered."""
    wanted = re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")
    number, found = 0, wanted
    while found in taken:
        number += 1
        found = f"{wanted}-{number}"
    return found
