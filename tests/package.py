"""Tests the package as users get it: built from its source archive, installed in empty environments, played. `python -m tests.package`."""

import os
import runpy
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

import ukiyo
from tests.server.waiting import TIMEOUT, wait_for
from ukiyo.locales import languages

ROOT = Path(__file__).parents[1]
ALONE = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "UKIYO_PURE")}  # without this checkout's source
SOURCE = ROOT / "src"
INTERPRETED = "The engine runs interpreted, which is about 7 times slower"
SERVED = ("ukiyo/web/", "ukiyo/locales/")
NOT_SERVED = ["web.py", "locales.py", "__init__.py", "locales/locales.py", "locales/../web.py", "%2e%2e/web.py", "..%2fweb.py"]


def run(*command: object, code: int = 0, environment: dict[str, str] | None = None) -> str:
    """Return the output of a command, after checking its exit code. No error is a traceback."""
    words = [str(word) for word in command]
    env = {**ALONE, **(environment or {})}
    result = subprocess.run(words, capture_output=True, text=True, check=False, cwd=tempfile.gettempdir(), env=env)
    output = result.stdout + result.stderr
    assert result.returncode == code, output
    assert "Traceback" not in output, output
    return output


def files() -> list[str]:
    """Return every file of the package: modules, pages, drawings, fonts, texts, rules, components, networks."""
    paths = [path.relative_to(SOURCE) for path in (SOURCE / "ukiyo").rglob("*") if path.is_file()]
    return sorted(path.as_posix() for path in paths if "__pycache__" not in path.parts and path.suffix != ".so")


def check_wheel(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    missing = sorted(set(files()) - set(names))
    assert missing == [], f"{missing} should be in {wheel.name}"
    strangers = [name for name in names if not name.startswith("ukiyo") or (name.startswith(SERVED) and name.endswith(".py"))]
    assert strangers == [], f"{strangers} should not be in {wheel.name}"


def install(folder: Path, package: object) -> None:
    print(f"pip install {package}", flush=True)
    run(sys.executable, "-m", "venv", folder)
    run(folder / "bin/pip", "install", "-q", "--disable-pip-version-check", package)


def check_installed(folder: Path, expected: object) -> None:
    """Check the package in an empty environment: the compiled engine if possible, a whole game, and clear errors for missing extras."""
    install(folder, expected)
    python, command = folder / "bin/python", folder / "bin/ukiyo"
    compiled = runpy.run_path(str(ROOT / "setup.py"))["can_compile"]()
    output = run(python, "-c", "import ukiyo; print(ukiyo.compiled(), ukiyo.__version__)").split()
    assert output == [str(compiled), ukiyo.__version__], output
    assert (INTERPRETED in run(command, "--version")) != compiled
    for game in ("iki", "hokusai"):
        assert "Total" in run(command, "play", game, "--seats", "novice,apprentice,artisan", "--seed", "5")
    assert "pip install 'ukiyo[server]'" in run(command, "serve", code=2)
    assert "pip install 'ukiyo[lab]'" in run(command, "arena", "--games", "4", "--bots", "random", "--out", folder / "x.parquet", code=2)
    assert "pip install 'ukiyo[ray]'" in run(command, "arena", "--games", "4", "--bots", "random", "--ray", "local", code=2)


FAILS_LATER = """#!/bin/sh
case "$*" in *works.c*) exec cc "$@";; *) exit 1;; esac
"""


def check_without_compiler(place: Path, source: Path) -> None:
    """Check that the package installs and runs on the interpreted engine, and says so, if the compiler fails at the start or halfway."""
    fails_later = place / "fails-later"
    fails_later.write_text(FAILS_LATER)
    fails_later.chmod(0o755)
    for compiler, tag in (("/bin/false", "-py3-none-any.whl"), (fails_later, ".whl")):
        print(f"CC={compiler.name if isinstance(compiler, Path) else compiler} pip wheel {source.name}", flush=True)
        built = place / f"interpreted{Path(compiler).name}"
        output = run(sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "-w", built, source, environment={"CC": str(compiler)})
        assert output.count("It runs interpreted") >= 1, output
        (wheel,) = built.glob(f"*{tag}")
        check_wheel(wheel)
        assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]
        folder = place / f"installed{Path(compiler).name}"
        install(folder, f"{wheel}[server]")
        check_interpreted(folder)


def check_interpreted(folder: Path) -> None:
    """Check that the commands run and print a notice to standard error, unless the user chose the interpreted engine."""
    command = str(folder / "bin/ukiyo")
    play = [command, "play", "iki", "--seats", "novice,novice", "--seed", "5"]
    for words, expected in (([command, "--version"], f"ukiyo {ukiyo.__version__}"), (play, "Total")):
        for chosen in ("", "1"):
            result = subprocess.run(words, capture_output=True, text=True, check=True, env={**ALONE, "UKIYO_PURE": chosen})
            assert expected in result.stdout, result.stdout
            assert INTERPRETED not in result.stdout, result.stdout
            check_notice(result.stderr, expected=not chosen)
    for chosen in ("", "1"):
        log = folder / f"log{chosen}"
        with served(folder, log, UKIYO_PURE=chosen):
            check_notice(log.read_text(), expected=not chosen)


def check_notice(errors: str, expected: bool) -> None:
    assert (INTERPRETED in errors) == expected, errors
    assert ("pip install --force-reinstall --no-cache-dir" in errors) == expected, errors


@contextmanager
def served(folder: Path, log: Path, **environment: str) -> Iterator[str]:
    """Run the installed server, and return its address."""
    serve = [str(folder / "bin/ukiyo"), "serve", "--port", "0", "--no-open", "--db", f"sqlite:///{folder}/tables.db"]
    settings = {"UKIYO_RATE": "0", "UKIYO_BOT_DELAY": "0", **environment}
    with log.open("w") as errors:
        server = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=errors, text=True, env={**ALONE, **settings})
    assert server.stdout
    try:
        line = server.stdout.readline()
        assert "Ukiyo is running at" in line, line + log.read_text()
        yield line.split(" at ")[1].split()[0].rstrip("/")
    finally:
        server.terminate()
        server.wait()


def check_server(folder: Path, wheel: Path) -> None:
    run(folder / "bin/pip", "install", "-q", "--disable-pip-version-check", f"{wheel}[server]")
    assert "pip install 'ukiyo[postgres]'" in run(folder / "bin/ukiyo", "serve", "--db", "postgresql://nobody@127.0.0.1:9/none", code=2)
    with served(folder, folder / "log") as url:
        check_served(url)
    assert "Traceback" not in (folder / "log").read_text()


def check_served(url: str) -> None:
    """Check that every browser file is served but no Python file, the rules in every language, and a game of bots to its end."""
    with httpx.Client(base_url=url, timeout=TIMEOUT) as http:
        for name in files():
            if name.startswith("ukiyo/web/") or name.endswith(".ftl"):
                response = http.get(name.removeprefix("ukiyo").removeprefix("/web"))
                expected = (SOURCE / name).read_bytes()
                if name == "ukiyo/web/sw.js":  # the server inserts its version
                    before, after = expected.split(b'"VERSION"')
                    expected = before + response.content[len(before) : -len(after)] + after
                assert response.content == expected, f"{name}: {response.status_code}"
        for name in NOT_SERVED:
            assert http.get(f"/{name}").status_code in (400, 404), f"{name} is served"
        http.post("/api/me", json={"name": "Aki"})
        for game in ("iki", "hokusai"):
            assert http.get(f"/api/games/{game}/components").json()["fingerprint"] == ukiyo.game(game).fingerprint
            for language in languages():
                assert http.get(f"/api/games/{game}/rules", params={"language": language}).json()["language"] == language
            seats = [{"kind": "bot", "bot": bot} for bot in ("novice", "artisan")]
            table = http.post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
            http.post(f"/api/tables/{table}/start").raise_for_status()
            wait_for(lambda table=table: http.get(f"/api/tables/{table}").json()["table"]["status"] == "over", "the end")  # type: ignore[misc]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        print("python -m build", flush=True)
        run(sys.executable, "-m", "build", "--outdir", place, ROOT)
        (wheel,) = place.glob("*.whl")
        (source,) = place.glob("*.tar.gz")
        check_wheel(wheel)
        check_without_compiler(place, source)
        check_installed(place / "wheel", wheel)
        check_server(place / "wheel", wheel)
        check_installed(place / "source", ROOT)
    print("The package installs, plays and serves.")


if __name__ == "__main__":
    main()
