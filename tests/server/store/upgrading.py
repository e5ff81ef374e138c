"""Upgrades that are killed: `python -m tests.server.store.upgrading`, told on stdin which databases
to open and after what to die.

A line is a URL and a number; the answer is 0 when the database was opened, 9 when the process died
before. It counts the moments just before each statement and before the commit.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import tempfile
from typing import Any

import sqlalchemy as sa

from ludary.server.store.database import Database


class Death:
    """Kills this process at one of the moments that it is told of."""

    def __init__(self, moment: int) -> None:
        self.left = moment
        for event in ("before_cursor_execute", "commit"):
            sa.event.listen(sa.Engine, event, self.passes)

    def passes(self, *_: Any) -> None:
        self.left -= 1
        if self.left < 0:
            os.kill(os.getpid(), signal.SIGKILL)


def opened(url: str, moment: int) -> int:
    """Open the database in a process that dies at the moment."""
    child = os.fork()
    if not child:
        Death(moment)
        Database(url)
        os._exit(0)
    return os.waitpid(child, 0)[1]


def get_ready() -> None:
    """Load what an upgrade loads, of both kinds of databases, once for all children."""
    with tempfile.TemporaryDirectory() as folder:
        Database(f"sqlite:///{folder}/tables.db").close()
    sa.create_engine("postgresql+psycopg://").dispose()
    gc.freeze()


if __name__ == "__main__":
    get_ready()
    for line in sys.stdin:
        address, number = line.split()
        print(opened(address, int(number)), flush=True)
