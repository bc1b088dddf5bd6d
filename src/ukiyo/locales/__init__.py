"""Words in five languages, as Fluent messages: one folder a language, the same messages in each."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ukiyo.engine.components import LANGUAGES
from ukiyo.engine.errors import BadOption

FOLDER = Path(__file__).parent


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(language)))

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, **values: str | int) -> str:
        """A message with its values filled in."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, problems = self._bundle.format_pattern(pattern, values)
        assert not problems, (message, problems)
        return str(text)


def source(language: str) -> str:
    """All messages of a language; a browser fetches only the files it needs."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def words(language: str) -> Words:
    if language not in LANGUAGES:
        raise BadOption(f"there is no language '{language}'; there is " + ", ".join(LANGUAGES))
    return Words(language)
