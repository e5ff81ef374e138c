"""The games of `examples/`, by name."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludary.core.play.game import Game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def example() -> Callable[[str], Game]:
    return load_example


def load_example(name: str) -> Game:
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
        assert spec and spec.loader
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    game: Game = sys.modules[name].GAME
    return game
