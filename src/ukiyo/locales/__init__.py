"""Words in five languages, as Fluent messages: one file a language, the same messages in each."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ukiyo.engine.components import LANGUAGES
from ukiyo.engine.errors import BadOption


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(language)))

    def say(self, message: str, **values: str | int) -> str:
        """A message with its values filled in."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, problems = self._bundle.format_pattern(pattern, values)
        assert not problems, (message, problems)
        return str(text)


def source(language: str) -> str:
    return Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str) -> Words:
    if language not in LANGUAGES:
        raise BadOption(f"there is no language '{language}'; there is " + ", ".join(LANGUAGES))
    return Words(language)
