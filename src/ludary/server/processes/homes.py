"""Homes: the process of a server that keeps a table in memory.

Every process can serve every request, since the database decides what happened. Each table has a home, so that one process reads its
entries, draws its Snapshots and lets its bots act. The lab's questions are in memory alone: the first process keeps them.
"""

from __future__ import annotations

import re
from zlib import crc32

FIRST = 0
ANYWHERE, SPREAD = -1, -2  # any process will do; each in turn
LINE = re.compile(rb"([A-Z]+) (/[^ ]*) HTTP/1\.[01]\r\n")  # the first line of a request
TABLE = re.compile(rb"/(?:api/(?:admin/)?tables|t)/([^/?#]+)")


def table_home(id: str, count: int) -> int:
    """Return the home of a table."""
    return crc32(id.encode()) % count


def request_home(data: bytes, count: int) -> int:
    """Return the process that should serve the request that begins with these bytes; ANYWHERE if that cannot be told from them."""
    if (line := LINE.match(data)) is None:
        return ANYWHERE
    method, path = line.groups()
    if (table := TABLE.match(path)) is not None:
        return crc32(table[1]) % count
    if path == b"/api/tables" and method == b"POST":
        return SPREAD
    return FIRST if path.startswith(b"/api/lab/") else ANYWHERE
