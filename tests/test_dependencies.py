"""Every imported package is declared in pyproject.toml, in the extra of the importing module."""

import ast
import importlib
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ukiyo"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DISTRIBUTIONS = {
    **packages_distributions(),
    "ray": ["ray"],
    "grpc": ["grpcio"],
    "torch": ["torch"],
}  # not installed in every test run
EXTRAS_OF = {"server": {"server", "club", "postgres"}, "lab": {"lab", "train", "ray"}}  # extras per folder
LOADED_BY_OTHERS = {"uvloop", "httptools", "tzdata"}  # uvicorn loads the first two, zoneinfo the third


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[\s\[<>=!~;]", requirement)[0]) for requirement in requirements}


BASE = declared(PROJECT["dependencies"])
EXTRAS = {extra: declared(requirements) for extra, requirements in PROJECT["optional-dependencies"].items()}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def distributions(module: str) -> set[str]:
    """Return the distributions that may have installed a module. Namespace packages such as `fluent` belong to several."""
    first, _, rest = module.partition(".")
    candidates = {normal(name) for name in DISTRIBUTIONS.get(first, [first])}
    exact = normal(f"{first}-{rest.partition('.')[0]}")
    return {exact} & candidates or candidates


def third_party() -> dict[tuple[str, str], list[str]]:
    """Return the modules that import third-party packages, by folder and imported module."""
    places_by_module: dict[tuple[str, str], list[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        for module in imported(path):
            if module.split(".")[0] not in (*sys.stdlib_module_names, "ukiyo"):
                places_by_module.setdefault((place.parts[0], module), []).append(str(place))
    return places_by_module


def test_every_import_is_declared() -> None:
    undeclared = {
        f"{module} ({', '.join(places)})"
        for (folder, module), places in third_party().items()
        if not distributions(module) & BASE.union(*(EXTRAS[extra] for extra in EXTRAS_OF.get(folder, ())))
    }
    assert undeclared == set()


def test_every_declared_dependency_is_imported() -> None:
    used = set[str]().union(*(distributions(module) for _, module in third_party()))
    assert BASE.union(*EXTRAS.values()) - used - LOADED_BY_OTHERS - {"ukiyo"} == set()


def test_uvicorn_stays_below_the_next_version() -> None:
    """`connections.py` subclasses uvicorn's internals, which are listed in test_methods.py."""
    (uvicorn,) = [requirement for requirement in PROJECT["optional-dependencies"]["server"] if requirement.startswith("uvicorn")]
    assert re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", uvicorn)
    lowest, limit = map(int, re.findall(r"0\.(\d+)", uvicorn))
    assert limit == lowest + 1


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("ukiyo.lab.learning.pettingzoo", "pettingzoo", "lab"),
        ("ukiyo.lab.learning.pettingzoo", "gymnasium", "lab"),
        ("ukiyo.lab.learning.learner", "torch", "train"),
        ("ukiyo.lab.learning.distillation", "torch", "train"),
        ("ukiyo.server", "fastapi", "server"),
        ("ukiyo.server", "sqlalchemy", "server"),
    ],
)
def test_a_missing_package_names_its_extra(module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    for trained in ("learner", "model", "experience"):
        monkeypatch.delitem(sys.modules, f"ukiyo.lab.learning.{trained}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=rf"^{package} is not installed: pip install 'ukiyo\[{extra}\]'$"):
        importlib.import_module(module)


@pytest.mark.parametrize(
    ("variable", "value", "package", "extra"),
    [
        ("UKIYO_DB", "postgresql://nobody@127.0.0.1:9/none", "psycopg", "postgres"),
        ("UKIYO_SMTP", "smtp://127.0.0.1:9", "aiosmtplib", "club"),
    ],
)
def test_a_setting_that_needs_a_package_names_its_extra(
    variable: str, value: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from ukiyo.server.core.settings import from_environment  # noqa: PLC0415 - the tests above must not load the server

    monkeypatch.setenv("UKIYO_DATA", str(tmp_path))
    monkeypatch.setenv(variable, value)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ModuleNotFoundError, match=rf"^{package} is not installed: pip install 'ukiyo\[{extra}\]'$"):
        from_environment("127.0.0.1", None)
