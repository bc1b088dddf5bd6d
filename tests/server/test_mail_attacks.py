"""Exploits through mail, each on its own server. `make attack` runs them too."""

import pytest

from tests.server.attack.exploits import run_exploit
from tests.server.attack.mail import BY_MAIL


@pytest.mark.parametrize("name", BY_MAIL)
def test_an_attack_through_mail_fails(name: str) -> None:
    row, withstood = run_exploit(name)
    assert withstood, row
