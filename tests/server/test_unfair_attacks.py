"""Exploits against other players fail. `make attack` also runs them."""

import pytest

from tests.server.attack.unfair import UNFAIR
from tests.server.server_process import ServerProcess


@pytest.mark.any_store
@pytest.mark.parametrize("name", UNFAIR)
def test_unfair_exploits_fail(name: str, server: ServerProcess) -> None:
    UNFAIR[name](server)


def test_every_unfair_exploit_has_a_description() -> None:
    assert all(attack.__doc__ for attack in UNFAIR.values())
