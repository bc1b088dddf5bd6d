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
UKIYO_COMMAND = (sys.executable, "-m", "ukiyo.cli")  # as a user starts it
FORK_SERVER = multiprocessing.get_context("forkserver")
FORK_SERVER.set_forkserver_preload(
    [
        *("__main__", __name__, "ukiyo.server.app", "ukiyo.lab.matches.arena", "tests.warm"),
        *("tests.server.receivers", "tests.server.scenarios", "pywebpush", "aiosmtplib"),  # for tests.server.crash_outbox
    ]
)


class Forked:
    """The part of `subprocess.Popen` that the tests need. The output can be read while the process runs."""

    def __init__(
        self,
        arguments: list[str],
        environment: dict[str, str],
        stdin: str = os.devnull,
        stderr: str = os.devnull,
        setup: Callable[[], object] | None = None,
    ) -> None:
        """`typed` and `errors` are files; `before` runs in the new process."""
        reader, writer = FORK_SERVER.Pipe(duplex=False)
        with reader, writer:
            # A command may start processes, but a server that was not closed must not block the end of the tests.
            self.process = FORK_SERVER.Process(
                target=run, args=(arguments, environment, stdin, writer, stderr, setup), daemon="serve" in arguments
            )
            self.process.start()
            self.stdout = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
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
    arguments: list[str], environment: dict[str, str], stdin: str, stdout: Connection, stderr: str, setup: Callable[[], object] | None
) -> None:
    """Set up the new process as if it had been started with this environment and these files."""
    multiprocessing.set_start_method(None, force=True)  # not the method that started this process
    os.environ.clear()
    os.environ.update(environment)
    if environment.get("PYTHONPATH") != PATH:  # a package was installed for this test, so cached texts are outdated
        sys.path[:0] = environment.get("PYTHONPATH", "").split(os.pathsep)
        locale.cache_clear()
    os.dup2(os.open(stdin, os.O_RDONLY), 0)
    os.dup2(stdout.fileno(), 1)
    os.dup2(os.open(stderr, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    stdout.close()
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115 - they stay open
    sys.argv = ["ukiyo", *arguments]
    if setup:
        setup()
    cli.main()


def run_ukiyo(*arguments: str, stdin: str = "", code: int = 0, as_subprocess: bool = False) -> str:
    """Return the output of a command, after checking its exit code. No error is a traceback."""
    environment = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}
    if as_subprocess:
        result = subprocess.run([*UKIYO_COMMAND, *arguments], input=stdin, capture_output=True, text=True, env=environment, check=False)
        exit_code, output, error_text = result.returncode, result.stdout, result.stderr
    else:
        with TemporaryDirectory() as folder:
            input_file, error_file = Path(folder, "typed"), Path(folder, "errors")
            input_file.write_text(stdin, encoding="utf-8")
            command = Forked([*arguments], environment, str(input_file), str(error_file))
            with command.stdout as stdout:
                output = stdout.read()
            exit_code, error_text = command.wait(), error_file.read_text(encoding="utf-8")
    assert exit_code == code, error_text
    assert "Traceback" not in error_text
    return output if code == 0 else error_text
