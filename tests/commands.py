"""Runs `ukiyo` in a process forked from one that has imported everything, because imports take most of a command's time."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

from ukiyo import cli
from ukiyo.locales import locale

PATH = os.environ.get("PYTHONPATH")
ANEW = (sys.executable, "-m", "ukiyo.cli")  # as a user starts it
FORKED_MOVES_PER_TOKEN = multiprocessing.get_context("forkserver")
FORKED_MOVES_PER_TOKEN.set_forkserver_preload(
    [
        *("__main__", __name__, "ukiyo.server.app", "ukiyo.lab.matches.arena", "tests.warm"),
        *("tests.server.receivers", "tests.server.test_services", "pywebpush", "aiosmtplib"),  # for tests.server.crash_outbox
    ]
)


class Forked:
    """The part of `subprocess.Popen` that the tests need. The output can be read while the process runs."""

    def __init__(
        self,
        given: list[str],
        environment: dict[str, str],
        typed: str = os.devnull,
        errors: str = os.devnull,
        before: Callable[[], object] | None = None,
    ) -> None:
        """`typed` and `errors` are files; `before` runs in the new process."""
        heard, said = FORKED_MOVES_PER_TOKEN.Pipe(duplex=False)
        with heard, said:
            # A command may start processes, but a server that was not closed must not block the end of the tests.
            self.process = FORKED_MOVES_PER_TOKEN.Process(
                target=run, args=(given, environment, typed, said, errors, before), daemon="serve" in given
            )
            self.process.start()
            self.stdout = os.fdopen(os.dup(heard.fileno()), encoding="utf-8")
        self.kill, self.terminate = self.process.kill, self.process.terminate

    @property
    def pid(self) -> int:
        assert self.process.pid
        return self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("ukiyo", timeout or 0)
        return self.process.exitcode


def run(
    given: list[str], environment: dict[str, str], typed: str, said: Connection, errors: str, before: Callable[[], object] | None
) -> None:
    """Set up the new process as if it had been started with this environment and these files."""
    multiprocessing.set_start_method(None, force=True)  # not the method that started this process
    os.environ.clear()
    os.environ.update(environment)
    if environment.get("PYTHONPATH") != PATH:  # a package was installed for this test, so cached texts are outdated
        sys.path[:0] = environment.get("PYTHONPATH", "").split(os.pathsep)
        locale.cache_clear()
    os.dup2(os.open(typed, os.O_RDONLY), 0)
    os.dup2(said.fileno(), 1)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    said.close()
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115 - they stay open
    sys.argv = ["ukiyo", *given]
    if before:
        before()
    cli.main()


def ukiyo_says(*given: str, typed: str = "", code: int = 0, anew: bool = False) -> str:
    """Return the output of a command, after checking its exit code. No error is a traceback."""
    environment = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}
    if anew:
        done = subprocess.run([*ANEW, *given], input=typed, capture_output=True, text=True, env=environment, check=False)
        ended, told, errors = done.returncode, done.stdout, done.stderr
    else:
        with TemporaryDirectory() as folder:
            keys, wrong = Path(folder, "typed"), Path(folder, "errors")
            keys.write_text(typed, encoding="utf-8")
            command = Forked([*given], environment, str(keys), str(wrong))
            with command.stdout as said:
                told = said.read()
            ended, errors = command.wait(), wrong.read_text(encoding="utf-8")
    assert ended == code, errors
    assert "Traceback" not in errors
    return told if code == 0 else errors
