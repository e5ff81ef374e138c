"""Compression of pages, scripts, style sheets and pictures for browsers that take it.

Answers of the API stay as they are. The length of a compressed answer tells something about what it holds, and a table's page holds both
what a seat alone knows and what others said (https://breachattack.com). So a page ends with random letters, of a random number.
"""

from __future__ import annotations

import secrets

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

SMALLEST, IN_A_THREAD = 1_000, 16_000  # bytes
LEVEL = 5  # of 9: pages are 3 % larger than at 9, and take half the time
MOST_LETTERS = 120
AS_THEY_ARE = ("application/*", "audio/*", "video/*", "font/*", "image/png", "text/plain", "text/event-stream", "multipart/*")


class Compression(GZipMiddleware):
    """Compresses what browsers show."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app, SMALLEST, LEVEL, thread_minimum_size=IN_A_THREAD, exclude_content_types=AS_THEY_ARE)


def padding() -> str:
    """Return random letters, of a random number."""
    return secrets.token_urlsafe(MOST_LETTERS)[: secrets.randbelow(MOST_LETTERS)]
