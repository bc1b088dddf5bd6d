"""Signed cookies, rate limits and server settings."""

from pathlib import Path

import pytest

from tests.server.waiting import ManualClock
from ukiyo.engine.errors import BadOption
from ukiyo.server.core.errors import TooManyRequests, Unauthorized
from ukiyo.server.core.identity import Person, Signer
from ukiyo.server.core.rate_limits import RateLimiter
from ukiyo.server.core.settings import from_environment


def test_a_changed_cookie_is_rejected() -> None:
    signer = Signer(b"x" * 32)
    cookie = signer.cookie(Person("id", "Zoë"))
    assert signer.person(cookie) == Person("id", "Zoë")
    assert signer.person(None) is None
    with pytest.raises(Unauthorized):
        Signer(b"y" * 32).person(cookie)


def test_cookies_from_the_first_version_stay_valid() -> None:
    cookie = "id.Wm_Dqw.648f9a729929dd1c5140f2d05b3bf90827852a1614ac79906611f027116aba16"
    signer = Signer(b"x" * 32)
    assert signer.person(cookie) == Person("id", "Zoë")
    for invalid in (cookie[:-1], "x" + cookie, cookie.replace(".W", ".X")):
        with pytest.raises(Unauthorized):
            signer.person(invalid)


def test_a_rate_limit_refills() -> None:
    clock = ManualClock()
    limiter = RateLimiter(rate=100, burst=2, clock=clock)
    limiter.consume("aki")
    limiter.consume("aki")
    with pytest.raises(TooManyRequests):
        limiter.consume("aki")
    clock.advance(0.01)
    limiter.consume("aki")


def test_settings_are_checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UKIYO_DATA", str(tmp_path))
    first = from_environment("127.0.0.1", None)
    assert first.secret == from_environment("127.0.0.1", None).secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert "localhost" in first.hosts
    assert from_environment("0.0.0.0", None).hosts == ()
    monkeypatch.setenv("UKIYO_RATE", "fast")
    with pytest.raises(BadOption, match="UKIYO_RATE must be a number"):
        from_environment("127.0.0.1", None)
    monkeypatch.setenv("UKIYO_RATE", "1")
    monkeypatch.setenv("UKIYO_SECRET", "short")
    with pytest.raises(BadOption, match="at least 16 characters"):
        from_environment("127.0.0.1", None)
