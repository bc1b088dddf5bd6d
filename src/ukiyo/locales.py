"""Translations. Each language has a folder with its messages, component names and game rules."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ukiyo import games
from ukiyo.engine.errors import BadOption, listed

FOLDERS = [Path(__file__).with_suffix("")]
"""Folders with a subfolder for each language."""

MESSAGE = re.compile(r"^([a-z][\w-]*) =.*\n(?:[ }].*\n|\n(?= ))*", re.MULTILINE)
"""Matches a message with all its lines and attributes. The group contains its id."""


def folders() -> list[Path]:
    """`FOLDERS`, and the `locales` folders of games from other packages."""
    own = [game.folder / "locales" for game in games.load_all()]
    return [*FOLDERS, *[folder for folder in own if folder.is_dir()]]


class Locale:
    """The messages of one language."""

    def __init__(self, language: str, files: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        resource = FluentResource(source(language, files))
        self._bundle.add_resource(resource)
        messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
        self._forms = {attribute.id.name for message in messages for attribute in message.attributes}

    def text(self, message: str, **values: str | int) -> str:
        """Returns a message with its values filled in."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, (message, errors)
        return str(text)

    def has_message(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def text_or(self, message: str, fallback: str, **values: str | int) -> str:
        """Returns a message, or `plain` if it does not exist, because games from other packages can lack messages."""
        return self.text(message, **values) if self.has_message(message) else fallback

    def name(self, game: str, kind: str, component: str) -> str:
        """Returns the name of a component, or its id if it has no name: `name("iki", "character", "monk")`."""
        message = f"{game}-{kind}-{component}"
        return self.text_or(message, component)

    def name_forms(self, variable: str, message: str, fallback: str) -> dict[str, str]:
        """Returns values to insert a name into a sentence: `card`, and `card-object` in languages whose names have an `.object` attribute.

        A name without this attribute is used unchanged.
        """
        if not self.has_message(message):
            return {variable: fallback, **{f"{variable}-{form}": fallback for form in self._forms}}
        name, attributes = self.text(message), self._bundle.get_message(message).attributes
        forms = {form: str(self._bundle.format_pattern(attributes[form], {})[0]) if form in attributes else name for form in self._forms}
        return {variable: name, **{f"{variable}-{form}": text for form, text in forms.items()}}


def languages() -> list[str]:
    """Returns the code of every language that has a folder, English first."""
    codes = {file.parent.name for folder in FOLDERS for file in folder.glob("*/shared.ftl")}
    return sorted(codes, key=lambda code: (code != "en", code))


def source(language: str, files: str = "*") -> str:
    """Returns a language's messages from the files that match a pattern. Missing messages are in English."""
    names = {file.name for folder in folders() for file in folder.glob(f"en/{files}.ftl")}
    return "\n".join(file_text(language, name) for name in sorted(names))


def file_text(language: str, name: str) -> str:
    """Returns the contents of a message file. Missing messages are in English."""
    parts: list[str] = []
    for folder in folders():
        own, english = folder / language / name, folder / "en" / name
        if english.exists():
            text = own.read_text(encoding="utf-8") if own.exists() else ""
            parts += [part for part in (text, *missing_messages(text, english)) if part]
    return "\n".join(parts)


def missing_messages(text: str, english: Path) -> list[str]:
    """Returns the English messages that are missing from a file in another language."""
    known = {match[1] for match in MESSAGE.finditer(text)}
    return [match[0] for match in MESSAGE.finditer(english.read_text(encoding="utf-8")) if match[1] not in known]


def is_partial(language: str, name: str) -> bool:
    """Returns whether a language has some, but not all, of a file's messages."""
    files = [(folder / language / name, folder / "en" / name) for folder in folders()]
    texts = [(own.read_text(encoding="utf-8"), english) for own, english in files if own.exists() and english.exists()]
    return any(missing_messages(text, english) for text, english in texts)


def rules_text(game: str, language: str) -> tuple[str, str]:
    """Returns a game's rules as Markdown and their language, which is English if there is no translation."""
    for candidate in (language, "en"):
        for folder in folders():
            file = folder / candidate / "rules" / f"{game}.md"
            if candidate in languages() and file.exists():
                return candidate, file.read_text(encoding="utf-8")
    raise BadOption(f"There are no rules for {game}.")


def anchor(heading: str) -> str:
    """Returns the id of a heading: its words in lower case, with hyphens."""
    return re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")


@cache
def locale(language: str, files: str = "*") -> Locale:
    if language not in languages():
        raise BadOption(f"There is no language '{language}'. Choose {listed(languages())}.")
    return Locale(language, files)
