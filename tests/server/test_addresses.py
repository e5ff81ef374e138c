"""Addresses that count as one place on the network."""

from __future__ import annotations

import pytest

from ludary.server.addresses import UNKNOWN, Origins, network_of

NETWORKS = [
    ("192.0.2.7", "192.0.2.7"),
    ("192.0.2.7:443", "192.0.2.7"),
    (" 192.0.2.7 ", "192.0.2.7"),
    ("::ffff:192.0.2.7", "192.0.2.7"),
    ("[::ffff:192.0.2.7]:80", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"),
    ("[2001:db8:1:2::9]:8080", "2001:db8:1:2::/64"),
    ("fe80::1%eth0", "fe80::/64"),
    ("[fe80::1%25eth0]:80", "fe80::/64"),
    ("::1", "::/64"),
    ("", UNKNOWN),
    ("unknown", UNKNOWN),
    ("_hidden", UNKNOWN),
    ("1.2.3.4.5", UNKNOWN),
    ("[", UNKNOWN),
    ("\x00", UNKNOWN),
    ("9" * 100_000, UNKNOWN),
]


@pytest.mark.parametrize(("address", "network"), NETWORKS)
def test_a_network_is_an_ipv4_address_or_64_bits_of_ipv6(address: str, network: str) -> None:
    assert network_of(address) == network


def test_an_origin_is_the_same_within_a_network_and_says_nothing_without_the_secret() -> None:
    origins = Origins("a secret")
    assert origins.of("2001:db8::1") == origins.of("2001:db8::2") != origins.of("2001:db8:0:1::1")
    assert Origins("another").of("2001:db8::1") != origins.of("2001:db8::1")
    assert len(origins.of("192.0.2.7")) == 24
