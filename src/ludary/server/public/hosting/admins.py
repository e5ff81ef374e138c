"""Admins of a server: their names and tokens, in a file of the host's, and the passes of their
browsers.

A line of the file is NAME TOKEN. The server keeps digests of the tokens alone. A pass is a name and
an end, signed with such a digest: all servers with the same file know it, and it stops when the
line is taken out and they start again.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest, digest
from pathlib import Path

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,23}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,100}")
OTHERS = 0o077  # rights of others
PASS_LASTS = 12 * 3_600_000  # milliseconds


def read_admins(path: Path) -> dict[str, str]:
    """Return the digests of the admins' tokens by name.

    ValueError says what is wrong with the file.
    """
    wrong = f"--admin-token-file {path}"
    try:
        rights, lines = path.stat().st_mode, path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(
            f"{wrong}: {getattr(error, 'strerror', None) or 'it is not a text'}; `ludary admin"
            f" token {path} NAME` makes one"
        ) from None
    if rights & OTHERS:
        raise ValueError(
            f"{wrong}: others can read it. Run chmod 600 {path}, and make new tokens if somebody"
            " may have"
        )
    admins: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        name, _, token = line.strip().partition(" ")
        if not name or name.startswith("#"):
            continue
        if not NAME.fullmatch(name) or not TOKEN.fullmatch(token.strip()) or name in admins:
            raise ValueError(
                f"{wrong}: line {number} should be a new NAME and a TOKEN of 32 letters or more;"
                " `ludary admin token` makes it"
            )
        admins[name] = digest_of_token(token.strip())
    if not admins:
        raise ValueError(
            f"{wrong}: there is nobody in it; `ludary admin token {path} NAME` adds somebody"
        )
    return admins


def add_admin(path: Path, name: str) -> str:
    """Add somebody to the file, which is made if need be; return the new token.

    ValueError for a name that is not one, or is there.
    """
    if not NAME.fullmatch(name):
        raise ValueError(
            f"{name!r}: a name has up to 24 letters, digits, dots, hyphens and underscores"
        )
    if path.exists() and path.stat().st_size and name in read_admins(path):
        raise ValueError(f"{name} is in {path} already: take the line out first")
    token = secrets.token_urlsafe(32)
    with os.fdopen(
        os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600), "a+", encoding="utf-8"
    ) as file:
        file.seek(0)
        is_open = file.read()[-1:] not in ("", "\n")  # the last line, as some editors leave it
        file.write(f"{chr(10) if is_open else ''}{name} {token}\n")
    return token


def token_in(path: Path, name: str = "") -> str:
    """Return the token of a name in the file, or the first; ValueError if there is none."""
    read_admins(path)
    for line in path.read_text(encoding="utf-8").splitlines():
        found, _, token = line.strip().partition(" ")
        if found and not found.startswith("#") and name in ("", found):
            return token.strip()
    raise ValueError(f"{path} has no admin {name!r}")


def digest_of_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Admins:
    """Knows admins by their tokens and passes; every comparison takes the same time."""

    def __init__(self, digests: Mapping[str, str]) -> None:
        self.digests = digests

    def with_token(self, token: str) -> str:
        """Return the name of the admin with this token; "" if there is none."""
        sent, found = digest_of_token(token), ""
        for name, kept in self.digests.items():
            found = name if compare_digest(sent, kept) else found
        return found

    def make_pass(self, name: str, now: int) -> str:
        """Return a pass for a browser."""
        until = str(now + PASS_LASTS)
        return f"{name}:{until}:{self._sign(name, until)}"

    def with_pass(self, text: str, now: int) -> str:
        """Return the name on a pass that is valid now; "" if it is not."""
        name, _, rest = text[:300].partition(":")
        until, _, signed = rest.partition(":")
        if (
            name not in self.digests
            or not until.isdecimal()
            or not compare_digest(signed.encode(), self._sign(name, until).encode())
        ):
            return ""
        return name if now < int(until) else ""

    def _sign(self, name: str, until: str) -> str:
        return digest(self.digests[name].encode(), f"admin {name} {until}".encode(), "sha256").hex()
