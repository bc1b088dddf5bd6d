"""Exploits that use email, each on its own server. `make attack` also runs them."""

import pytest

from tests.server.attack.email_exploits import BY_EMAIL
from tests.server.attack.exploits import run_exploit


@pytest.mark.parametrize("name", BY_EMAIL)
def test_email_attacks_fail(name: str) -> None:
    row, withstood = run_exploit(name)
    assert withstood, row
