"""Addresses: the network that counts as one caller, and its digest, which is stored in its
place.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NewType

UNKNOWN = "unknown"
LONGEST = 100  # letters of an address that are read
EVERYBODY = "*"
ONCE = (
    "--proxies '*': then all callers could forge their address, and limits for addresses would hold"
    " for nobody. Name the addresses or networks of your proxies; if only they can reach this"
    " server, say it twice: --proxies '*' --proxies '*'"
)
IPV6_NETWORK = 64  # bits that one household or machine is given
NetworkDigest = NewType(
    "NetworkDigest", str
)  # only `NetworkDigests` makes new ones; "" where the network is not known any more
NO_NETWORK = NetworkDigest("")


@dataclass(frozen=True, slots=True)
class ClientNetwork:
    """The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address; else
    `unknown`.

    It is made once, of the address of a connection or request. Limits take nothing else, and the
    database its digest.

    >>> ClientNetwork.of("2001:db8:1:2:3:4:5:6")
    ClientNetwork(name='2001:db8:1:2::/64')
    """

    name: str

    @classmethod
    def of(cls, address: str) -> ClientNetwork:
        """Return the network of an address, which may have a port, brackets or a zone."""
        return _network_of(address[:LONGEST])

    @classmethod
    def of_client(cls, client: tuple[str, int] | None) -> ClientNetwork:
        """Return the network of a request: `client` is that of its ASGI scope."""
        return cls.of(client[0] if client else "")


@lru_cache(maxsize=4_096)
def _network_of(address: str) -> ClientNetwork:
    try:
        ip: IPv4Address | IPv6Address = ip_address(_without_port(address))
    except ValueError:
        return ClientNetwork(UNKNOWN)
    if isinstance(ip, IPv6Address) and not ip.ipv4_mapped:
        rest = 128 - IPV6_NETWORK
        return ClientNetwork(f"{IPv6Address(int(ip) >> rest << rest)}/{IPV6_NETWORK}")
    return ClientNetwork(str(getattr(ip, "ipv4_mapped", None) or ip))


def _without_port(address: str) -> str:
    """Strip brackets, port and scope: proxies write `[fe80::1%eth0]:443` and `192.0.2.1:443`."""
    address = address.strip()
    if address.startswith("["):
        address = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        address = address.partition(":")[0]
    return address.partition("%")[0]


@dataclass(frozen=True)
class Proxies:
    """The trusted proxies: addresses and networks.

    >>> "10.1.2.3" in Proxies.read(["10.0.0.0/8,::1"]), "192.0.2.1" in Proxies.read(["10.0.0.0/8,::1"])
    (True, False)
    """  # noqa: E501

    networks: tuple[IPv4Network | IPv6Network, ...] = ()
    everybody: bool = False

    @classmethod
    def read(cls, texts: Iterable[str]) -> Proxies:
        """Read lists with commas; ValueError names the word that is neither an address nor a
        network, nor `*` said twice.
        """
        words = [word for text in texts for part in text.split(",") if (word := part.strip())]
        if words.count(EVERYBODY) == 1:
            raise ValueError(ONCE)
        return cls(tuple(_network(word) for word in words if word != EVERYBODY), EVERYBODY in words)

    def __contains__(self, address: str) -> bool:
        if self.everybody:
            return True
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        return any(ip in network for network in self.networks)

    def for_uvicorn(self) -> list[str]:
        """Return the proxies for `forwarded_allow_ips`, which does not recognise IPv4 addresses
        mapped into IPv6.
        """
        mapped = [
            f"::ffff:{one.network_address}/{96 + one.prefixlen}"
            for one in self.networks
            if isinstance(one, IPv4Network)
        ]
        return ["*"] if self.everybody else [*map(str, self.networks), *mapped]


def _network(word: str) -> IPv4Network | IPv6Network:
    wrong = (
        f"--proxies {word!r}: should be an address such as 10.0.0.5 or a network such as 10.0.0.0/8"
    )
    try:
        network = ip_network(word, strict=False)
    except ValueError:
        raise ValueError(wrong) from None
    if "/" in word and network.network_address != ip_address(word.partition("/")[0]):
        raise ValueError(f"{wrong}; did you mean {network}?")
    return network


class NetworkDigests:
    """Digests of networks, by which persons and tables from one place are found without storing
    addresses.
    """

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()
        self.of: Callable[[ClientNetwork], NetworkDigest] = lru_cache(maxsize=4_096)(self._digest)

    def _digest(self, network: ClientNetwork) -> NetworkDigest:
        """Return 24 hexadecimal digits, which cannot be traced back to the network without the
        secret.
        """
        return NetworkDigest(hmac.digest(self.secret, network.name.encode(), "sha256").hex()[:24])
