"""The lab contains no code for specific games."""

import re
from pathlib import Path

import pytest

from ukiyo import games, lab
from ukiyo.engine.game import Game
from ukiyo.lab.matches.arena import Match, play_game
from ukiyo.lab.matches.simulate import summary

FILES = [path for path in sorted(Path(lab.__file__).parent.rglob("*")) if path.suffix in (".py", ".html")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_code_does_not_mention_specific_games(file: Path) -> None:
    assert not re.findall(rf"(?i)\b(?:{'|'.join(games.NAMES)})\w*", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", games.NAMES)
def test_acquired_cards_are_components(name: str) -> None:
    """The report uses the names and their order from the components file."""
    rules = games.game(name)
    players = rules.seats[-1]
    for seat in play_game(Match(name, players, ["novice"] * players, 3), 0).taken:
        for what in seat:
            kind, _, component = what.partition(":")
            assert component in [entry.id for entry in rules.file.entries(kind)]


@pytest.mark.parametrize("name", games.NAMES)
def test_acquisitions_and_statistics_are_optional(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        """Return a game without optional capabilities."""

        def __init__(self, rules: Game) -> None:
            self.rules = rules

        def __getattr__(self, attribute: str) -> object:
            if attribute in ("acquired", "acquired_at_end", "statistics"):
                raise AttributeError(attribute)
            return getattr(self.rules, attribute)

    rules = games.game(name)
    monkeypatch.setattr(games, "game", lambda *_: Silent(rules))
    match = Match(name, 2, ["novice", "novice"], 1)
    played = play_game(match, 0)
    assert played.taken == [[], []]
    assert summary(match, [played], 1.0).tally == {}
