"""Addresses that count as one place on the network."""

from __future__ import annotations

import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts

from ludary.server.fairness.addresses import UNKNOWN, NetworkDigests, Proxies, network_of

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
    origins = NetworkDigests("a secret")
    assert origins.of("2001:db8::1") == origins.of("2001:db8::2") != origins.of("2001:db8:0:1::1")
    assert NetworkDigests("another").of("2001:db8::1") != origins.of("2001:db8::1")
    assert len(origins.of("192.0.2.7")) == 24


@pytest.mark.parametrize("address", ["10.1.2.3", "172.16.0.9", "::ffff:10.9.9.9", "fd00::7"])
def test_a_listed_proxy_is_a_proxy_here_and_to_uvicorn(address: str) -> None:
    proxies = Proxies.read(["10.0.0.0/8, 172.16.0.9", "fd00::/8"])
    trusted = _TrustedHosts(proxies.for_uvicorn())
    for one, is_named in ((address, True), ("192.0.2.1", False), ("172.16.0.10", False), ("::1", False), ("nginx", False), ("", False)):
        assert (one in proxies) == (one in trusted) == is_named


def test_everybody_is_a_proxy_only_where_that_is_said_twice() -> None:
    for texts in (["*", "*"], ["*,*"], ["10.0.0.1,*", "*"]):
        proxies = Proxies.read(texts)
        assert "192.0.2.1" in proxies and "192.0.2.1" in _TrustedHosts(proxies.for_uvicorn())
    for texts in (["*"], ["10.0.0.1,*"]):
        with pytest.raises(ValueError, match=r"say it twice: --proxies '\*' --proxies '\*'"):
            Proxies.read(texts)


@pytest.mark.parametrize(("text", "word"), [
    ("nginx,banana", "nginx"), ("10.0.0.1,banana", "banana"), ("10.0.0.1 10.0.0.2", "10.0.0.1 10.0.0.2"), ("10.0.0.0/33", "10.0.0.0/33"),
    ("127.0.0.1:80", "127.0.0.1:80"), ("[::1]", "[::1]"), ("10.*", "10.*"), ("300.0.0.1", "300.0.0.1"), ("fe80::1/200", "fe80::1/200"),
])  # fmt: skip
def test_a_proxy_that_is_no_address_is_refused_by_name(text: str, word: str) -> None:
    with pytest.raises(ValueError) as refused:
        Proxies.read([text])
    assert f"--proxies {word!r}: should be an address such as 10.0.0.5" in str(refused.value)


def test_a_network_with_bits_of_a_host_is_refused_with_the_network_that_was_meant() -> None:
    with pytest.raises(ValueError, match=r"did you mean 172\.16\.0\.0/12"):
        Proxies.read(["172.17.0.1/12"])
