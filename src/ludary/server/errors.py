"""Refusals, with words for people and codes for programs."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

MOST_LETTERS = 2000  # of an error that strangers read


class Refused(Exception):
    """A request cannot be granted; nothing has changed."""

    def __init__(self, words: str, code: str = "refused", status: int = 400, **more: Any) -> None:
        super().__init__(words)
        self.words, self.code, self.status, self.more = words, code, status, more


class Late(Refused):
    """The table has moved on since."""

    def __init__(self) -> None:
        super().__init__(
            "The game has moved on since then; the Snapshot shows it now.", "late", 409
        )


class Repeated(Exception):
    """The request has been granted before; nothing more is to be done."""


def in_utc(at: int) -> str:
    """Return a time, in milliseconds since 1970, in words."""
    return f"{time.strftime('%Y-%m-%d %H:%M', time.gmtime(at / 1000))} (UTC)"


def not_found(thing: str) -> Refused:
    return Refused(f"There is no {thing} here.", "not_found", 404)


def no_token() -> Refused:
    return Refused(
        "You have no token yet: POST /api/players gives you one. Send it as `Authorization: Bearer"
        " TOKEN`.",
        "no_token",
        401,
    )


def wrong_token(days: float | None) -> Refused:
    words = (
        "The Authorization header should be `Bearer TOKEN` with a token of this server whose"
        " session has not ended."
    )
    return Refused(
        f"{words} {ends_of_sessions(days)} POST /api/players gives a new player's token.",
        "bad_token",
        401,
    )


def session_over(days: float | None) -> Refused:
    """Return the refusal for a browser with the cookie of an ended session."""
    words = "This browser is no longer signed in."
    return Refused(
        f"{words} {ends_of_sessions(days)} Sign in again at /me with a link from another device of"
        " yours, or a passkey.",
        "no_token",
        401,
    )


def ends_of_sessions(days: float | None) -> str:
    """Return the reasons for which a token stops, in words."""
    unused = "" if days is None else f", or after {days:g} days without use"
    return f"A session ends when its player ends it{unused}."


def unproved() -> Refused:
    """Return the refusal of a change that needs a passkey of its player now."""
    return Refused("Use one of your passkeys first, then ask again.", "unproved", 403)


def key_used() -> Refused:
    return Refused(
        "You have used this key for another request: use a new key for each request, and the same"
        " one to repeat it.",
        "key_used",
        409,
    )


def not_yours(words: str) -> Refused:
    return Refused(words, "not_yours", 403)


def public_words(error: Exception, path: Path | None) -> str:
    """Return an error in words, without the folder of a game's file."""
    words = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
    return (words.replace(f"{path.parent}{os.sep}", "") if path else words)[:MOST_LETTERS]
