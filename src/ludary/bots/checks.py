"""Checks of what bots are given."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ludary.core.arguments import briefly
from ludary.core.play.view import View


def check_decides(view: View, rng: np.random.Generator) -> None:
    """TypeError for other things than a View and a generator, ValueError unless the View's seat has
    to choose.
    """
    if not isinstance(view, View):
        raise TypeError(
            f"view: should be a View, such as match.view(match.actor), not {briefly(view)}"
        )
    check_generator(rng)
    if not view.decides:
        raise ValueError(f"{view!r}: this seat has nothing to decide; give match.view(match.actor)")


def check_generator(rng: object) -> None:
    """TypeError for other things than a generator."""
    if not isinstance(rng, np.random.Generator):
        raise TypeError(
            f"rng: should be a generator, such as numpy.random.default_rng(1), not {briefly(rng)}"
        )


def check_learned(learned: Any, file: Any) -> None:
    """TypeError or ValueError unless these say whether a bot goes by a network, and where it is."""
    if not isinstance(learned, bool):
        raise TypeError(f"learned={briefly(learned)}: should be True or False")
    if file is not None and not isinstance(file, str):
        raise TypeError(f"file={briefly(file)}: should be the path of a network, as text")
    if file is not None and not learned:
        raise ValueError(f"file={briefly(file)}: only a learned bot goes by a network")


def check_name(name: Any) -> None:
    """Raise TypeError or ValueError unless this can be a bot's name."""
    if name is None:
        return
    if not isinstance(name, str):
        raise TypeError(f"name={briefly(name)}: should be a text")
    if not name.strip() or not name.isprintable():
        raise ValueError(f"name={briefly(name)}: should be one line of printable characters")


def check_number(value: Any, name: str, most: float) -> None:
    """TypeError or ValueError unless `value` is None or a number from 0 to `most`."""
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{name}={briefly(value)}: should be a number")
    if not 0 <= value <= most or math.isnan(value):
        raise ValueError(f"{name}={briefly(value)}: should be a number from 0 to {most:,}")
