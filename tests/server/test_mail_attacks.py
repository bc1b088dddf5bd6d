"""Exploits that use email, each on its own server. `make attack` also runs them."""

import pytest

from tests.server.attack.exploits import run_exploit
from tests.server.attack.mail import BY_MAIL


@pytest.mark.parametrize("name", BY_MAIL)
def test_email_attacks_fail(name: str) -> None:
    row, withstood = run_exploit(name)
    assert withstood, row
