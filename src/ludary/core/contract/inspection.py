"""Inspection: what a thing on the board is, what it does and which rules say so, for whoever rests on it.

A game's `inspect(game, s, spot, who)` tells it of a `data-spot` of its board, from the View's state alone.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Inspection:
    """A thing on the board, in words."""

    title: str  # name of the thing: "Cavern of Blue"
    lines: tuple[str, ...] = ()  # its effect and how it stands now, a sentence each; numbers with their parts
    rules: tuple[str, ...] = ()  # ids of the rows of the ledger that tell more, the most telling first
