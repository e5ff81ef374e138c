"""Relying party: the name to which this server's passkeys belong, or why it can have none; and the
cookie of a ceremony.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import Response

from ludary.server.errors import Refused
from ludary.server.http.auth import Caller
from ludary.server.http.middleware.origins import is_address, normalized_name
from ludary.server.public.passkeys.challenges import LASTS
from ludary.server.public.passkeys.passkeys import RelyingParty

COOKIE = "ludary-passkey"
PORTS = {"http": 80, "https": 443}


def relying_party(caller: Caller) -> RelyingParty:
    """Return the party for a request; Refused, in words, where passkeys cannot work."""
    if words := no_passkeys(caller):
        raise Refused(words, "no_passkeys", 409)
    own = public_origin(caller)
    sent = caller.request.headers.get("origin")
    if sent is not None and sent.lower() != own:
        raise Refused(
            f"Passkeys of this server belong to {own}: open that address.", "no_passkeys", 409
        )
    return RelyingParty(name_of(own), own)


def no_passkeys(caller: Caller) -> str:
    """Return why browsers make no passkeys for this server, in words; "" if they do."""
    own = public_origin(caller)
    name = name_of(own)
    if is_address(name):
        return (
            f"Passkeys need a name, and this server is called by its address {name}. On its own"
            " machine, open it as localhost."
        )
    if not own.startswith("https:") and name != "localhost":
        return (
            f"Passkeys need HTTPS, and this server goes by {own}. Its host can change that: ludary"
            " serve --url https://…"
        )
    return ""


def public_origin(caller: Caller) -> str:
    """Return the origin of the server's pages, as browsers write it."""
    url = urlsplit(caller.url("/"))
    port = f":{url.port}" if url.port and url.port != PORTS.get(url.scheme) else ""
    name = url.hostname or ""
    return f"{url.scheme}://{f'[{name}]' if ':' in name else name}{port}"


def name_of(origin: str) -> str:
    return normalized_name(urlsplit(origin).hostname or "")


def begin_ceremony(caller: Caller, response: Response, holder: str) -> None:
    """Give the browser a random word, which it keeps in a cookie until the passkey has answered."""
    lasts = LASTS // 1000
    response.set_cookie(
        cookie_name(caller),
        holder,
        max_age=lasts,
        httponly=True,
        samesite="strict",
        secure=caller.is_secure,
    )


def holder_of(caller: Caller) -> str:
    """Return the word of this browser's ceremony; "" if it has begun none."""
    return caller.request.cookies.get(cookie_name(caller), "")[:100]


def cookie_name(caller: Caller) -> str:
    return f"__Host-{COOKIE}" if caller.is_secure else COOKIE
