"""Marks: what a choice would touch on the board, shown while the pointer or the keyboard rests on
it.

A game's `marks(game, s, action)` says it for a legal action of the View's state `s`: kinds of mark,
and for each the `data-spot`s of that View's board. It looks at nothing but the View, so it tells
nobody what they do not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass

Marks = Mapping[str, Sequence[str]]


class Mark(StrEnum):
    """The kinds, in the order in which a page explains them. A spot may bear several."""

    FROM = "from"  # where the thing stands that the choice moves to its spot
    REACH = "reach"  # where it leads: squares that can be entered then, things that a path opens
    SIGHT = "sight"  # things that can be seen or shot at from there
    TARGET = "target"  # the object of the action, or possible ones
    HARM = "harm"  # things that it would hurt, cover or destroy
    TAKE = "take"  # things that it would use up
    REMAIN = "remain"  # things of that kind that would be left
