"""Fixtures: known fate for tables without a server, and a server that listens."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.processes import OPEN
from tests.server.serving import Serving, serving


@pytest.fixture(autouse=True)
def _known_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operating system's randomness, as matches ask for it, is the same in every run of a
    test.
    """
    monkeypatch.setattr(
        "ludary.core.state.tape.secrets", SimpleNamespace(randbits=random.Random(1).getrandbits)
    )


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    """End the connections of a test's callers: what is left open is blamed on whichever test comes
    next.
    """
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for the tests of one file."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """The file in which a server of a test's own keeps its tables."""
    return tmp_path / "tables.db"
