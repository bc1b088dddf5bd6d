"""The terminal uses only the public interface of games, so it can play games from other packages."""

import ast
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import ukiyo
from tests.commands import run_ukiyo
from ukiyo import bots, games
from ukiyo.engine.game import Game
from ukiyo.locales import languages, locale
from ukiyo.terminal import renderer, renderers
from ukiyo.terminal.renderer import Position, Renderer

SOURCES = sorted(Path(renderer.__file__).parent.glob("*.py"))
CONTRACT = {"legal", "play", "over", "seat", "scores", "records_effects"}  # the parts of a state that the terminal uses


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_the_terminal_uses_only_the_public_interface_of_games(source: Path) -> None:
    """The terminal imports nothing from the games. It uses only the choices, the end and the scores of a state."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not f"{node.module}.".startswith("ukiyo.games."), ast.unparse(node)
        if isinstance(node, ast.Import):
            assert not any(f"{name.name}.".startswith("ukiyo.games.") for name in node.names), ast.unparse(node)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("state", "self.state", "self._state"):
            assert node.attr in CONTRACT, ast.unparse(node)


@pytest.mark.parametrize("name", games.NAMES)
def test_each_game_has_its_own_renderer(name: str) -> None:
    assert type(renderers.renderer_for(ukiyo.game(name), "en", ["human"])).__name__ == f"{name.capitalize()}Renderer"


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_without_a_renderer_is_playable(name: str) -> None:
    """In the default renderer, every choice has a distinct text, and the table shows the whole view."""
    game = ukiyo.game(name)
    state = game.new(3, 4)
    state.records_effects = True
    plain = Renderer(game, locale("en"), ["random"] * 3)
    bot = bots.create_bot("random", name, 4)
    while not state.over:
        position = Position(game, state)
        texts = [plain.choice(position, action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        assert plain.prompt(position)
        action = bot.choose_action(state)
        assert plain.log_line(position, action)
        state.play(action)
        assert all(plain.effect_lines(Position(game, state)))
        if state.moves % 50 == 0:
            paper = StringIO()
            Console(width=120, file=paper).print(plain.board(Position(game, state)))
            for field in Position(game, state).view["players"][0]:
                assert field == "seat" or plain.label(field) in paper.getvalue()
    assert plain.result_lines(Position(game, state).view, state.scores())


@pytest.mark.parametrize("language", languages())
def test_every_choice_of_iki_has_a_text(language: str) -> None:
    """Every legal choice has a distinct text, and the decision, the log line and the effects have texts, too."""
    game = ukiyo.game("iki")
    state = game.new(2, 3)
    state.records_effects = True
    renderer = renderers.renderer_for(game, language, ["random"] * 2)
    bot = bots.create_bot("random", "iki", 3)
    while not state.over:
        position = Position(game, state)
        texts = [renderer.choice(position, action) for action in state.legal()]
        assert len({(text, game.action(action).kind) for text, action in zip(texts, state.legal(), strict=True)}) == len(texts)
        assert renderer.decision_text(position)
        action = bot.choose_action(state)
        assert renderer.log_line(position, action)
        state.play(action)
        renderer.effect_lines(Position(game, state))


@pytest.mark.parametrize("name", games.NAMES)
def test_every_component_can_be_explained_by_name(name: str) -> None:
    """Every component can be found by its id, which is unique within the game, and by its name."""
    game = ukiyo.game(name)
    plain = Renderer(game, locale("en"), ["random"] * 2)
    position = Position(game, game.new(2, 1))
    entries_of_all = [entry for entries in game.file.tables.values() if isinstance(entries, list) for entry in entries]
    assert len(plain.entries) == len(entries_of_all)
    for id_ in plain.entries:
        assert plain.explain(position, id_)
        assert not plain.name(id_) or plain.explain(position, plain.name(id_).upper())
    assert plain.explain(position, "dragon") is None


def test_a_game_from_another_package_is_playable(fireflies: Game) -> None:
    """Fireflies has texts but no renderer. Players enter numbers or notation, and see no hidden information."""
    assert type(renderers.renderer_for(fireflies, "en", ["human"])) is Renderer
    output = run_ukiyo("play", "fireflies", "--seats", "human,random", "--seed", "4", stdin="1\n\nsleep\n\nboard\ninfo queen\nquit\n")
    assert "▶ Player" in output
    assert "Sleep (gain 1 point)" in output
    assert "Ohisa lays a lantern\n" in output
