"""Compression of pages, scripts, style sheets and pictures for browsers that take it.

Answers of the API stay as they are. The length of a compressed answer tells something about what it
holds, and a table's page holds both what a seat alone knows and what others said
(https://breachattack.com). So a page ends with random letters, of a random number.
"""

from __future__ import annotations

import re
import secrets

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware, IdentityResponder
from starlette.types import ASGIApp, Receive, Scope, Send

SMALLEST, IN_A_THREAD = 1_000, 16_000  # bytes
LEVEL = 5  # of 9: pages are 3 % larger than at 9, and take half the time
MOST_LETTERS = 120
NO_WEIGHT = re.compile(r"q=0(\.0*)?")
AS_THEY_ARE = (
    "application/*",
    "audio/*",
    "video/*",
    "font/*",
    "image/png",
    "text/plain",
    "text/event-stream",
    "multipart/*",
)


class Compression(GZipMiddleware):
    """Compresses what browsers show, for those that take gzip."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(
            app, SMALLEST, LEVEL, thread_minimum_size=IN_A_THREAD, exclude_content_types=AS_THEY_ARE
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not takes_gzip(
            ",".join(Headers(scope=scope).getlist("accept-encoding"))
        ):
            await IdentityResponder(self.app, SMALLEST, exclude_content_types=AS_THEY_ARE)(
                scope, receive, send
            )
        else:
            await super().__call__(scope, receive, send)


def takes_gzip(accepted: str) -> bool:
    """Tell whether `Accept-Encoding` names gzip, with a weight above 0 (RFC 9110); Starlette looks
    for the letters alone.
    """
    codings = [part.partition(";") for part in accepted.lower().replace(" ", "").split(",")]
    return any(
        name in ("gzip", "x-gzip") and not NO_WEIGHT.fullmatch(weight)
        for name, _, weight in codings
    )


def padding() -> str:
    """Return random letters, of a random number."""
    return secrets.token_urlsafe(MOST_LETTERS)[: secrets.randbelow(MOST_LETTERS)]
