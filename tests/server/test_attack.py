"""The attack tools work, and only on this machine. `make attack` measures the server."""

import sys
from pathlib import Path

import pytest

from tests.server.attack import __main__ as command
from tests.server.attack import exploits, reliability  # noqa: F401 - the import registers its exploits
from tests.server.attack.attacks import ATTACKS, HOLDING, LONGER, Preparation
from tests.server.attack.bystander import MAX_REQUEST_RATE, Measurement, Refusal
from tests.server.attack.connection import NotLocal, Target
from tests.server.attack.exploits import EXPLOITS, run_exploit
from tests.server.attack.preparation import NEEDS
from tests.server.attack.report import Phase, Row, phases
from tests.server.attack.runner import attacked
from ukiyo.server.core.settings import Settings


def test_the_effect_of_an_attack_is_measured_and_formatted_as_a_row(tmp_path: Path) -> None:
    (tmp_path / "prepared").mkdir()
    row = attacked("health-checks", tmp_path / "prepared", Preparation(), seconds=1, quiet_seconds=0.5, settings={})
    assert row.alive
    assert row.during.times("move")
    assert row.during.times("health")
    assert any(kind.startswith("health") for kind in row.got)
    assert str(row).startswith("| health-checks |")
    assert row.in_short().startswith("| health-checks |")


@pytest.mark.parametrize(
    "url", ["http://192.0.2.1:8000", "http://ukiyo.example.org", "http://[2001:db8::1]:8000", "http://localhost.example.org:80"]
)
def test_only_the_loopback_interface_can_be_attacked(url: str) -> None:
    with pytest.raises(NotLocal, match="loopback interface"):
        Target(url)
    with pytest.raises(NotLocal, match="loopback interface"):
        Target("http://127.0.0.1:8000", source="192.0.2.1")


def test_actions_in_progress_at_the_start_count_as_during_the_attack() -> None:
    notes = [Measurement("move", 1.0, 0.5), Measurement("move", 1.9, 5.0), Measurement("move", 2.5, 0.1), Measurement("move", 3.2, 9.0)]
    before, during, after = phases(notes, began=2.0, ended=3.0, left=4.0)
    assert before.times("move") == [0.5]
    assert during.times("move") == [0.1, pytest.approx(2.1)]
    assert after.times("move") == [pytest.approx(0.8)]


def test_a_bystander_stays_below_the_rate_limit() -> None:
    assert Settings("sqlite://", b"").rate > MAX_REQUEST_RATE


def test_a_row_lists_the_reasons_for_refusals() -> None:
    baseline = Phase([Measurement("move", 1.0, 0.01)])
    refusals = [Refusal(1.0, "connection: closed"), Refusal(1.1, "/healthz: 503"), Refusal(1.2, "/healthz: 503")]
    row = Row("spectators", baseline, baseline, baseline, refusals, memory=(0, 0), alive=True)
    assert row.verdict == "**missed**: refused (/healthz: 503 (2); connection: closed (1))"


def test_every_attack_has_a_description() -> None:
    assert all(attack.__doc__ for attack in ATTACKS.values())
    assert all(attempt.__doc__ for attempt in EXPLOITS.values())
    assert HOLDING | set(LONGER) | set(NEEDS) <= set(ATTACKS)


@pytest.mark.parametrize(
    ("alive", "blocked", "code"),
    [(True, True, 0), (False, True, 1), (True, False, 1)],
    ids=["all targets met", "missed target", "successful exploit"],
)
def test_a_missed_target_or_a_successful_exploit_is_an_error(
    alive: bool, blocked: bool, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    during = Phase([Measurement("move", 1.0, 0.01)])
    ran: list[str] = []

    def attacked_once(name: str, *_: object) -> Row:
        ran.append(name)
        return Row(name, during, during, during, [], memory=(0, 0), alive=alive or name != "forks")

    def attempt(_: Path) -> str:
        assert blocked, "the cookie was valid"
        return "nothing"

    monkeypatch.setattr(command, "attacked", attacked_once)
    monkeypatch.setitem(exploits.EXPLOITS, "token-confusion", attempt)
    monkeypatch.setattr(sys, "argv", ["attack", "forks", "spectators", "token-confusion"])
    with pytest.raises(SystemExit) as exited:
        command.main()
    assert exited.value.code == code
    assert ran == ["forks", "spectators"], "every attack runs"
    output = capsys.readouterr().out
    assert f"in {2 if alive else 1} of 2 attacks" in output
    assert ("| blocked |" in output) == blocked


def test_an_exploit_that_succeeds_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.attack.exploits.EXPLOITS", EXPLOITS.copy())

    def works(_: Path) -> str:
        raise AssertionError("the cookie was good")

    exploits.EXPLOITS.update({"works": works, "fails": lambda _: "nothing"})
    assert run_exploit("works") == ("| works | the cookie was good | 0 | **succeeded** |", False)
    assert run_exploit("fails") == ("| fails | nothing | 0 | blocked |", True)


@pytest.mark.parametrize("name", ["shutdown-during-request-bodies", "private-webhook-addresses"])
def test_the_server_blocks_the_exploits(name: str) -> None:
    assert run_exploit(name)[1], run_exploit(name)[0]
