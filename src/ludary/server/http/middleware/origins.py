"""Origins: the host names of this server, and the sites whose pages may change things here."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address

from ludary.server.parsing.public_url import HOST, parse_public_url
from ludary.server.settings import Settings

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
        """Tell whether the request names this server, by an address, which cannot be rebound, or by
        one of its names.
        """
        hosts = [value for name, value in headers if name == b"host"]
        if not hosts:
            return True  # HTTP/1.0; browsers always say it
        match = HOST.fullmatch(hosts[0].decode("latin-1"))
        if len(hosts) > 1 or match is None:
            return False
        name = normalized_name(match["name"])
        return is_address(name) or name in self.names

    def is_own(self, headers: Headers, scheme: str) -> bool:
        """Tell whether a changing request comes from a page of this server, or from no page at
        all.
        """
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
