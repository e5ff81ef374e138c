"""A worker on another machine: it prepares a game once, and plays the blocks that it is sent."""

from __future__ import annotations

import hashlib
import importlib
import socket
from collections.abc import Callable
from functools import cache
from pathlib import Path

from ludary.lab.ray.game_bundle import unpack
from ludary.lab.simulation.compiled_games import Workplace
from ludary.lab.simulation.crew import Play, Played, played, player

PARTS = ("core", "games", "bots", "lab")  # of the package: what can make games come out otherwise
KINDS = {".py", ".toml"}

_ready: dict[
    str, tuple[Play, Workplace]
] = {}  # the last that was played, by the digest of its parcel


@cache
def stamp() -> str:
    """The version of Ludary, and a digest of its sources: the same on every machine that plays the
    same games.
    """
    ludary = importlib.import_module(
        "ludary"
    )  # by name: the package names types that are made with this module
    package, total = Path(str(ludary.__file__)).parent, hashlib.sha256()
    for part in PARTS:
        for path in sorted(path for path in (package / part).rglob("*") if path.suffix in KINDS):
            total.update(
                path.relative_to(package).as_posix().encode()
                + b"\0"
                + hashlib.sha256(path.read_bytes()).digest()
            )
    return f"{ludary.__version__} ({total.hexdigest()[:10]})"


def version_mismatch(wanted: str) -> str:
    """Say why a worker that has this Ludary cannot do what asks for the one that is `wanted`; "" if
    it is the same.
    """
    if stamp() == wanted:
        return ""
    return (
        f"the worker on {socket.gethostname()} has Ludary {stamp()}, and this is {wanted}: install"
        " the same on both"
    )


def play(wanted: str, key: str, fetch: Callable[[], bytes], first: int, games: int) -> Played | str:
    """Play so many games from number `first` on, of the parcel that `fetch` gets and whose digest
    is `key`.

    A text says why that cannot be done here: it has to be the Ludary that is `wanted`.
    """
    if why := version_mismatch(wanted):
        return why
    if key not in _ready:
        _ready.clear()
        workplace = unpack(fetch())
        prepared = player(workplace)
        played(prepared, workplace, 0, 0)  # compiles
        _ready[key] = prepared, workplace
    return played(*_ready[key], first, games)
