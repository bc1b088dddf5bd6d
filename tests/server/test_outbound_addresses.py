"""The server calls only public addresses. Disguised addresses in its own network are blocked."""

import ipaddress

import pytest

from ukiyo.server.notifications.outbound_http import is_public

# Addresses in iana-ipv4-special-registry and iana-ipv6-special-registry, and multicast, reserved and deprecated addresses.
SPECIAL = [
    *("0.0.0.0/8", "0.0.0.0/32", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
    *("192.0.0.0/24", "192.0.0.0/29", "192.0.0.8/32", "192.0.0.9/32", "192.0.0.10/32", "192.0.0.170/32", "192.0.0.171/32"),
    *("192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.88.99.2/32", "192.168.0.0/16", "192.175.48.0/24"),
    *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32", "::1/128"),
    *("::/128", "::/96", "::ffff:0:0:0/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23"),
    *("2001::/32", "2001:1::1/128", "2001:1::2/128", "2001:1::3/128", "2001:2::/48", "2001:3::/32", "2001:4:112::/48"),
    *("2001:10::/28", "2001:20::/28", "2001:30::/28", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
    *("5f00::/16", "4000::/3", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8"),
]

INNER = ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "100.64.0.1", "0.0.0.0", "240.0.0.1"]
OUTER = ["1.1.1.1", "8.8.8.8", "93.184.215.14"]


def ends(block: str) -> list[str]:
    network = ipaddress.ip_network(block)
    return [str(network[0]), str(network[network.num_addresses // 2]), str(network[-1])]


@pytest.mark.parametrize("block", SPECIAL)
def test_no_special_purpose_address_is_called(block: str) -> None:
    for address in ends(block):
        assert not is_public(address), address


def carrying(address: str) -> list[str]:
    """Return every IPv6 form of an IPv4 address. The last two can contain public addresses."""
    number = int(ipaddress.IPv4Address(address))
    high, low = f"{number >> 16:x}", f"{number & 0xFFFF:x}"
    teredo = f"2001:0:4136:e378:8000:63bf:{~number >> 16 & 0xFFFF:x}:{~number & 0xFFFF:x}"
    return [
        f"::{address}",
        f"::ffff:0:{address}",
        f"64:ff9b:1::{address}",
        f"2002:{high}:{low}::1",
        teredo,
        f"2001:0:{high}:{low}::",
        f"fe80::5efe:{address}",
        f"::ffff:{address}",
        f"64:ff9b::{address}",
    ]


@pytest.mark.parametrize("address", INNER)
def test_disguised_private_addresses_are_recognized(address: str) -> None:
    assert not is_public(address)
    for disguised in carrying(address):
        assert not is_public(disguised), disguised


@pytest.mark.parametrize("address", OUTER)
def test_translated_public_addresses_are_called(address: str) -> None:
    assert is_public(address)
    assert [is_public(form) for form in carrying(address)] == [False] * 7 + [True] * 2


@pytest.mark.parametrize(
    "address", ["2606:4700:4700::1111", "2a00:1450:4001:80b::200e", "2001:200::1", "2001:4860:4860::8888", "9.255.255.255"]
)
def test_public_addresses_are_called(address: str) -> None:
    assert is_public(address)


def test_a_zone_id_does_not_hide_an_address() -> None:
    assert not is_public("fe80::1%eth0")
