"""Two servers that share a database, as processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.processes import Server, until


@contextmanager
def two_serving(database: str, folder: Path, *more: str) -> Iterator[tuple[Server, Server]]:
    """Two running servers, with more options, that end with the block; they start at the same
    time.
    """
    both = Server(database, folder), Server(database, folder)
    try:
        for server in both:
            server.arguments += more
            server.start()
        for server in both:
            until(server.is_well, "the server says that it is well")
        yield both
    finally:
        for server in both:
            server.kill()
