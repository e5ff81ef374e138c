"""The public address of a server, as its host gives it."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, urlsplit

HOST = re.compile(
    r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::[0-9]{1,5})?"
)  # of a Host header


def parse_public_url(url: str) -> SplitResult:
    """Parse the public address of the server; ValueError says what is wrong."""
    wrong = (
        f"url {url!r}: should be like https://games.example.org or http://192.0.2.7:8383, with a"
        " port from 1 to 65535"
    )
    try:
        parts = urlsplit(url)
        whole = (
            parts.scheme in ("http", "https")
            and parts.port != 0
            and not (parts.query or parts.fragment or "@" in parts.netloc)
        )
    except ValueError:  # a port above 65535, or brackets around a non-address
        raise ValueError(wrong) from None
    if whole and not parts.netloc.isascii():
        raise ValueError(
            f"url {url!r}: write the name as browsers send it, in ASCII{in_ascii(parts)}"
        )
    if not whole or not HOST.fullmatch(parts.netloc):
        raise ValueError(wrong)
    if parts.path not in ("", "/"):
        root = f"{parts.scheme}://{parts.netloc}"
        raise ValueError(
            f"url {url!r}: the pages live at the root of a name, not below {parts.path!r}. Give"
            " Ludary a name or a port of its own, such as https://games.example.org, have the"
            f" proxy pass all paths of it, and use --url {root}"
        )
    return parts


def in_ascii(parts: SplitResult) -> str:
    """Return the address with its name in punycode, if all versions of the standard agree about
    it.
    """
    name, agreed = parts.hostname or "", not re.search("[\u00df\u03c2\u200c\u200d]", parts.netloc)
    try:
        punycode = name.encode("idna").decode()
    except UnicodeError:
        return ""
    return (
        f": {parts.scheme}://{punycode}{f':{parts.port}' if parts.port else ''}" if agreed else ""
    )
