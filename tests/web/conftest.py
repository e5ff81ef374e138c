"""Fixtures: a browser and a server for all tests of a worker, people who come with clean browsers
and leave without troubles.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Serving, serving
from tests.web.browsing import Person, Wire, chromium, wire_to

Come = Callable[..., Person]


@pytest.fixture(autouse=True)
def _known_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operating system's randomness, as matches ask for it, is the same in every run of a
    test.
    """
    monkeypatch.setattr(
        "ludary.core.state.tape.secrets", SimpleNamespace(randbits=random.Random(1).getrandbits)
    )


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as one:
        yield one


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("web") / "tables.db") as one:
        yield one


@pytest.fixture
def wire(server: Serving) -> Iterator[Wire]:
    with wire_to(server) as one:
        yield one


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:
    """Somebody comes with a browser, and at the end their console has said nothing unexpected."""
    people: list[Person] = []

    def somebody(token: str = "", **how: Any) -> Person:
        people.append(Person(browser, server, token, **how))
        return people[-1]

    yield somebody
    for person in people:
        person.context.close()
    troubles = [trouble for person in people for trouble in person.troubles]
    assert not troubles


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """The file in which a server of a test's own keeps its tables."""
    return tmp_path / "tables.db"


@pytest.fixture
def pair(come: Come, server: Serving) -> tuple[Person, Person]:
    """Ann and Bob at one table, each with a browser."""
    return two(come, server)


def seated(come: Come, server: Serving, *seats: str, how: Any = None, **more: Any) -> Person:
    """Ann at a new table of hers, with `me`, `open` and bots' names in its seats."""
    ann = server.player()
    table = ann.open(*seats, name="Ann", **more)
    return come(ann.token, **(how or {})).at(table)


def two(
    come: Come, server: Serving, bob_at: str = "", how: Any = None, **more: Any
) -> tuple[Person, Person]:
    """Ann and Bob at a new table of theirs; Bob reaches the server at `bob_at`."""
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", name="Ann", **more)
    bob.post(f"/api/tables/{table}/join", name="Bob")
    return come(ann.token, **(how or {})).at(table), come(bob.token, url=bob_at, **(how or {})).at(
        table
    )
