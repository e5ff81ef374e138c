"""Origins: the host names of this server, and the sites whose pages may change things here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from ludary.server.settings import Settings

HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::[0-9]{1,5})?")  # of a Host header
Headers = Iterable[tuple[bytes, bytes]]


class Origins:
    """The server's names. A page under any other name (DNS rebinding) is a foreign site's."""

    def __init__(self, settings: Settings) -> None:
        self.names = {"localhost", *(normalized_name(name) for name in settings.hosts)}
        self.public = ""
        if settings.public_url:
            url = parse_public_url(settings.public_url)
            self.names.add(normalized_name(url.hostname or ""))
            self.public = f"{url.scheme}://{url.netloc}".lower()

    def knows(self, headers: Headers) -> bool:
        """Tell whether the request names this server, by an address, which cannot be rebound, or by one of its names."""
        hosts = [value for name, value in headers if name == b"host"]
        if not hosts:
            return True  # HTTP/1.0; browsers always say it
        match = HOST.fullmatch(hosts[0].decode("latin-1"))
        if len(hosts) > 1 or match is None:
            return False
        name = normalized_name(match["name"])
        return is_address(name) or name in self.names

    def is_own(self, headers: Headers, scheme: str) -> bool:
        """Tell whether a changing request comes from a page of this server, or from no page at all."""
        sent = {name: value.decode("latin-1") for name, value in headers}
        site = sent.get(b"sec-fetch-site")
        if site is not None:
            return site in ("same-origin", "none")
        origin = sent.get(b"origin")
        own = f"{scheme}://{sent.get(b'host', '')}".lower()
        return origin is None or origin.lower() in {own, self.public} - {""}


def normalized_name(name: str) -> str:
    """Return a host name in comparable form: lower case, no brackets, no final dot."""
    return name.strip("[]").rstrip(".").lower()


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def parse_public_url(url: str) -> SplitResult:
    """Parse the public address of the server; ValueError says what is wrong."""
    wrong = f"url {url!r}: should be as https://games.example.org or http://192.0.2.7:8383, with a port from 1 to 65535"
    try:
        parts = urlsplit(url)
        whole = parts.scheme in ("http", "https") and parts.port != 0 and not (parts.query or parts.fragment or "@" in parts.netloc)
    except ValueError:  # a port above 65535, or brackets around a non-address
        raise ValueError(wrong) from None
    if whole and not parts.netloc.isascii():
        raise ValueError(f"url {url!r}: write the name as browsers send it, in ASCII{in_ascii(parts)}")
    if not whole or not HOST.fullmatch(parts.netloc):
        raise ValueError(wrong)
    if parts.path not in ("", "/"):
        root = f"{parts.scheme}://{parts.netloc}"
        raise ValueError(
            f"url {url!r}: the pages live at the root of a name, not below {parts.path!r}. Give Ludary a name or a port of its own, as "
            f"https://games.example.org, have the proxy pass all paths of it, and say --url {root}"
        )
    return parts


def in_ascii(parts: SplitResult) -> str:
    """Return the address with its name in punycode, if all versions of the standard agree about it."""
    name, agreed = parts.hostname or "", not re.search("[\u00df\u03c2\u200c\u200d]", parts.netloc)
    try:
        punycode = name.encode("idna").decode()
    except UnicodeError:
        return ""
    return f": {parts.scheme}://{punycode}{f':{parts.port}' if parts.port else ''}" if agreed else ""
