"""Spots: the places of a board that can be pointed at, and what a page tells of each.

SQUARE, SHARMAN = Spot("square", 49), Spot("sharman")
SQUARE(17)  # "square-17": the `data-spot` of an element, and the spot of a choice or an event
inspect = Inspector({SQUARE: _square, SHARMAN: _sharman})
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludary.core.contract.origin import Origin

DIGITS = 4  # of a number in a spot's name
LARGE = 10**DIGITS  # larger than each limit


@dataclass(frozen=True, slots=True)
class Inspection:
    """A thing on the board, in words."""

    title: str  # name of the thing: "Cavern of Blue"
    lines: tuple[
        str, ...
    ] = ()  # its effect and how it stands now, a sentence each; numbers with their parts
    rules: tuple[
        str, ...
    ] = ()  # ids of the rows of the ledger that tell more, the most telling first
    origin: Origin | None = None  # who says that the thing is so


class Spot:
    """One kind of spot.

    Calling it with its numbers, each from 0 to below its limit, names a spot.
    """

    def __init__(self, name: str, *limits: int) -> None:
        self.name, self.limits = name, limits

    def __call__(self, *numbers: int | str) -> str:
        """Return the name of a spot.

        A number may be a field in braces, for the row of a verb or an event.

        ValueError for another count of numbers.
        """
        if len(numbers) != len(self.limits):
            raise ValueError(
                f"spot {self.name}: {len(numbers)} numbers were given, and {len(self.limits)}"
                " belong to it"
            )
        return "-".join([self.name, *map(str, numbers)])

    def numbers(self, texts: Sequence[str]) -> list[int] | None:
        """Read its numbers; None where they are not those of a spot."""
        if len(texts) != len(self.limits):
            return None
        found = [
            LARGE if not text.isdecimal() or not text.isascii() or len(text) > DIGITS else int(text)
            for text in texts
        ]
        return (
            found
            if all(number < limit for number, limit in zip(found, self.limits, strict=True))
            else None
        )


class Inspector:
    """The `inspect` of a game, from one function for each kind of spot."""

    def __init__(self, kinds: Mapping[Spot, Callable[..., Inspection | None]]) -> None:
        """Each function takes (game, s, who, *numbers) and returns None where nothing lies."""
        self.kinds = {spot.name: (spot, tell) for spot, tell in kinds.items()}

    def __call__(self, game: Any, s: Any, spot: str, who: Sequence[str]) -> Inspection | None:
        """Return what lies at a spot of the View's board, in words; None where there is no such
        spot.
        """
        name, *texts = [spot] if spot in self.kinds else spot.split("-")
        kind, tell = self.kinds.get(name, (None, None))
        numbers = kind.numbers(texts) if kind else None
        return tell(game, s, who, *numbers) if tell and numbers is not None else None
