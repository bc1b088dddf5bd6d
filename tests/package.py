"""The package as others get it: built from its own source archive, installed into empty environments, played. `python -m tests.package`."""

import runpy
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import ukiyo

ROOT = Path(__file__).parents[1]
NEEDED = [
    "ukiyo/py.typed",
    "ukiyo/web/index.html",
    "ukiyo/locales/pl/web.ftl",
    "ukiyo/games/iki/components.toml",
    "ukiyo/games/iki/puzzles.jsonl",
    "ukiyo/lab/report.html",
    "ukiyo/server/migrations/env.py",
]
SERVED = ("ukiyo/web/", "ukiyo/locales/")


def run(*command: object, code: int = 0) -> str:
    """What a command says, after checking how it ended. Nobody ever sees a traceback."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, cwd=tempfile.gettempdir())
    said = done.stdout + done.stderr
    assert done.returncode == code, said
    assert "Traceback" not in said, said
    return said


def check_wheel(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in NEEDED:
        assert name in names, f"{name} is missing from {wheel.name}"
    assert any(name.endswith(".npz") for name in names), "no bot knows what it has learned"
    strangers = [name for name in names if not name.startswith("ukiyo") or (name.startswith(SERVED) and name.endswith(".py"))]
    assert strangers == [], f"{strangers} should not be in {wheel.name}"


def check_installed(home: Path, what: object) -> None:
    """In an empty environment: compiled where it can be, a whole game with bots of three levels, and sentences for what is not there."""
    print(f"pip install {what}", flush=True)
    run(sys.executable, "-m", "venv", home)
    python, command = home / "bin/python", home / "bin/ukiyo"
    run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", what)
    told = run(python, "-c", "import ukiyo; print(ukiyo.compiled(), ukiyo.__version__)").split()
    assert told == [str(runpy.run_path(str(ROOT / "setup.py"))["can_compile"]()), ukiyo.__version__], told
    for game in ("iki", "hokusai"):
        assert "Total" in run(command, "play", game, "--seats", "novice,apprentice,artisan", "--seed", "5")
    assert "pip install 'ukiyo[server]'" in run(command, "serve", code=2)
    assert "pip install 'ukiyo[lab]'" in run(command, "arena", "--games", "4", "--bots", "random", "--out", home / "x.parquet", code=2)
    assert "pip install 'ukiyo[ray]'" in run(command, "arena", "--games", "4", "--bots", "random", "--ray", "local", code=2)


def check_server(home: Path, wheel: Path) -> None:
    run(home / "bin/pip", "install", "-q", "--disable-pip-version-check", f"{wheel}[server]")
    assert "pip install 'ukiyo[postgres]'" in run(home / "bin/ukiyo", "serve", "--db", "postgresql://nobody@127.0.0.1:9/none", code=2)
    serve = [str(home / "bin/ukiyo"), "serve", "--port", "0", "--no-open", "--db", f"sqlite:///{home}/tables.db"]
    server = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    assert "Ukiyo is open at" in server.stdout.readline()
    server.terminate()
    server.wait()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        print("python -m build", flush=True)
        run(sys.executable, "-m", "build", "--outdir", place, ROOT)
        (wheel,) = place.glob("*.whl")
        check_wheel(wheel)
        check_installed(place / "wheel", wheel)
        check_server(place / "wheel", wheel)
        check_installed(place / "source", ROOT)
    print("The package installs, plays and serves.")


if __name__ == "__main__":
    main()
