"""Every game, its ways to play, and random positions of it: the cases of the tests that go through
all games.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import ludary
from ludary import Game
from ludary.lab.promises.positions import positions, random_match

__all__ = [
    "EXAMPLES",
    "NAMES",
    "every_way",
    "game_of",
    "golden",
    "positions",
    "random_match",
    "share",
    "short",
    "ways",
]

EXAMPLES = Path(__file__).parents[1] / "examples"
NAMES = [*ludary.games(), *(str(path) for path in sorted(EXAMPLES.glob("*.py")))]


def short(name: str) -> str:
    return Path(name).stem


@cache
def trials(name: str) -> dict[str, Any]:
    """A game's `trials.toml`; nothing for an example."""
    folder = ludary.load(name).contents.folder if name in ludary.games() else None
    return tomllib.loads((folder / "trials.toml").read_text(encoding="utf-8")) if folder else {}


def ways(name: str) -> list[dict[str, Any]]:
    """Options that change the course of the game; none for an example."""
    return list(trials(name).get("tests", {}).get("ways", [{}]))


def share(name: str) -> float:
    """Return the part of the usual effort that a game's tests can afford."""
    return float(trials(name).get("tests", {}).get("share", 1.0))


def golden(name: str) -> list[dict[str, Any]]:
    """The whole games that are kept as text: file, what it shows, seats, seed and options."""
    return [dict(one) for one in trials(name).get("golden", [])]


def every_way() -> list[Any]:
    """Every game with every way of playing it, as test parameters."""
    import pytest

    return [
        pytest.param(
            name, way, id="-".join([short(name), *(f"{key}={value}" for key, value in way.items())])
        )
        for name in NAMES
        for way in ways(name)
    ]


@cache
def _game(name: str, way: tuple[tuple[str, Any], ...]) -> Game:
    return ludary.load(name, **dict(way))


def game_of(name: str, way: dict[str, Any]) -> Game:
    return _game(name, tuple(way.items()))
