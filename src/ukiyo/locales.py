"""Words: a language is one folder, with its messages, its names of the components and the rules of the games in it."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ukiyo import games
from ukiyo.engine.errors import BadOption, listed

FOLDERS = [Path(__file__).with_suffix("")]
"""Where the languages' folders are."""


def folders() -> list[Path]:
    """These, and those beside games from elsewhere: `locales/en/go.ftl`, `locales/en/go-names.ftl`, `locales/en/rules/go.md`."""
    own = [game.folder / "locales" for game in games.playable()]
    return [*FOLDERS, *[folder for folder in own if folder.is_dir()]]


class Words:
    """The messages of one language."""

    def __init__(self, language: str, files: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(language, files)))

    def say(self, message: str, **values: str | int) -> str:
        """A message with its values filled in."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, problems = self._bundle.format_pattern(pattern, values)
        assert not problems, (message, problems)
        return str(text)

    def known(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say_or(self, message: str, plain: str, **values: str | int) -> str:
        """A message, or plain text where there is none: a game from elsewhere need not have words for everything."""
        return self.say(message, **values) if self.known(message) else plain

    def name(self, game: str, kind: str, component: str) -> str:
        """What a component is called, by its kind and id in the components file: `name("iki", "character", "monk")`.

        What has no name of its own, such as a trade, is called by its id.
        """
        message = f"{game}-{kind}-{component}"
        return self.say_or(message, component)


def languages() -> list[str]:
    """Every language that has a folder, English first."""
    found = {file.parent.name for folder in FOLDERS for file in folder.glob("*/shared.ftl")}
    return sorted(found, key=lambda code: (code != "en", code))


def source(language: str, files: str = "*") -> str:
    """All messages of a language, or those in some of its files. A game from elsewhere that does not speak it is heard in English."""
    spoken = [folder / language if (folder / language).is_dir() else folder / "en" for folder in folders()]
    found = [file for folder in spoken for file in sorted(folder.glob(f"{files}.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


def rules_text(game: str, language: str) -> tuple[str, str]:
    """A language and a game's rules in it, as Markdown; in English where they have not been told in the one wanted."""
    for spoken in (language, "en"):
        for folder in folders():
            file = folder / spoken / "rules" / f"{game}.md"
            if spoken in languages() and file.exists():
                return spoken, file.read_text(encoding="utf-8")
    raise BadOption(f"nobody has written down the rules of {game}")


def anchor(heading: str) -> str:
    """A heading's id, made as links in the texts expect it: words in lower case with hyphens."""
    return re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")


@cache
def words(language: str, files: str = "*") -> Words:
    if language not in languages():
        raise BadOption(f"there is no language called '{language}': choose {listed(languages())}")
    return Words(language, files)
