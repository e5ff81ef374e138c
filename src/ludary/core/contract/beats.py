"""Beats: what happened, as a page shows it, one thing after another: where, how it looks, and in
which words.

A game's `beats(game, events, who)` makes them of the events of one action, as far as the one who
looks was told of them. It sees no position, so it can tell nothing that these events do not.
Several events may be one beat (a walk of eleven steps), and what nobody needs to see again may be
none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

MOST_BEATS = 24  # of one action; what comes after them is told by the log alone


class BeatKind(StrEnum):
    """The look of a beat."""

    FLIP = "flip"  # something that lay face down is turned up: a card, a tile
    MOVE = "move"  # a piece goes where it has not been
    ROLL = "roll"  # dice fall: `faces` are what they show
    THROW = "throw"  # sticks, bones, a coin: `faces` are how they fall
    SPIN = "spin"  # a wheel turns: the only one of `faces` is where it stops
    STRIKE = "strike"  # somebody or something is hit, seized, or destroyed
    GAIN = "gain"  # somebody gets what `badge` says
    LOSE = "lose"  # somebody pays or loses what `badge` says
    SAY = "say"  # words alone


@dataclass(frozen=True, slots=True)
class Beat:
    """One event as a page shows it."""

    kind: BeatKind
    caption: (
        str  # one line over the board, which names people and sums: "Bot 3 seizes g7: 5 against 4"
    )
    spots: tuple[
        str, ...
    ] = ()  # the `data-spot`s where it happened; the last one is where it ended
    faces: tuple[
        str, ...
    ] = ()  # faces of dice, sticks or a wheel: "1" to "6" are drawn as pips, all else as letters
    badge: str = ""  # text that floats up there: "+3", "-2 Armor", a few letters
    # 0: in passing, 1: as usual, 2: what everybody waits for, 3: the end of the game, a scene at
    # its last spot; without spots at the last one of the weightiest beat before it
    weight: int = 1


def beats_json(beats: Sequence[Beat]) -> list[dict[str, Any]]:
    """Beats as JSON: what is empty, and the usual weight, are left out."""
    return [
        {
            name: _plain(value)
            for name, value in asdict(beat).items()
            if (value != 1 if name == "weight" else value)
        }
        for beat in beats
    ]


def _plain(value: Any) -> Any:
    """A value as JSON has it."""
    return list(value) if isinstance(value, tuple) else value
