"""Challenges for passkeys, and vouchers: random bytes and a time, signed with a secret that all
servers of the database share.

Nothing is stored when one is made, so strangers can ask for as many as they like. It holds for one
purpose and one holder, a session or a browser's cookie, and for a few minutes. Answered ones are
kept until then, so that each is answered once, at whichever server.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256

SIZE = 24  # bytes before the signature: 16 random ones and the time
LASTS = 300_000  # milliseconds
AHEAD = 60_000  # milliseconds by which another server's clock may be fast


class Challenges:
    """Makes and checks challenges."""

    def __init__(self, secret: str, now: Callable[[], int]) -> None:
        self.secret, self.now = bytes.fromhex(secret), now

    def make(self, purpose: str, holder: str) -> bytes:
        """Return a new challenge."""
        body = secrets.token_bytes(16) + self.now().to_bytes(8)
        return body + self.signature(body, purpose, holder)

    def is_valid(self, challenge: bytes, purpose: str, holder: str, lasts: int = LASTS) -> bool:
        """Tell whether a challenge was made here for this purpose and holder, a short time ago."""
        body = challenge[:SIZE]
        if len(body) < SIZE or not hmac.compare_digest(
            challenge[SIZE:], self.signature(body, purpose, holder)
        ):
            return False
        return -AHEAD <= self.now() - int.from_bytes(body[16:]) <= lasts

    def signature(self, body: bytes, purpose: str, holder: str) -> bytes:
        return hmac.digest(
            self.secret, b"\0".join((purpose.encode(), holder.encode(), body)), "sha256"
        )


def as_text(octets: bytes) -> str:
    """Return bytes in base64url, without padding."""
    return urlsafe_b64encode(octets).decode().rstrip("=")


def as_bytes(text: str) -> bytes:
    """Read base64url, with or without padding. ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def digest_of_bytes(octets: bytes) -> str:
    return sha256(octets).hexdigest()
