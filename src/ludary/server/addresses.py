"""Addresses: what counts as one place on the network, and how it is remembered without being kept."""

from __future__ import annotations

import hmac
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

UNKNOWN = "unknown"
LONGEST = 100  # letters of an address that are read
IPV6_NETWORK = 64  # bits that one household or machine is given


@lru_cache(maxsize=4_096)
def network_of(address: str) -> str:
    """The network that counts as one caller: an IPv4 address by itself, an IPv6 address by its /64. `unknown` for anything else.

    >>> network_of("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    try:
        found: IPv4Address | IPv6Address = ip_address(_bare(address[:LONGEST]))
    except ValueError:
        return UNKNOWN
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    rest = 128 - IPV6_NETWORK
    return f"{IPv6Address(int(found) >> rest << rest)}/{IPV6_NETWORK}"


def _bare(address: str) -> str:
    """Without brackets, port and scope: proxies write `[fe80::1%eth0]:443` and `192.0.2.1:443`."""
    address = address.strip()
    if address.startswith("["):
        address = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        address = address.partition(":")[0]
    return address.partition("%")[0]


class Origins:
    """Digests of networks, by which persons and tables from one place are found while no address is kept."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def of(self, address: str) -> str:
        """24 hexadecimal digits, which nobody without the secret can lead back to the address."""
        return hmac.digest(self.secret, network_of(address).encode(), "sha256").hex()[:24]
