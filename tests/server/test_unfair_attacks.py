"""Attacks on other players fail; `make attack` makes them as well."""

import pytest

from tests.server.attack.unfair import UNFAIR
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize("name", UNFAIR)
def test_an_unfair_player_gets_nothing(name: str, server: ServerProcess) -> None:
    UNFAIR[name](server)


def test_every_unfair_attack_says_what_it_does() -> None:
    assert all(attack.__doc__ for attack in UNFAIR.values())
