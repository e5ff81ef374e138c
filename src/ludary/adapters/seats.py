"""Seats at tables: what one sees there and can do, whether the table stands in this process or on a
server.

All of it is made from what the seat can know. Numbers of actions are the game's own: the same
action has the same number everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol


class Refusal(ValueError):
    """The request cannot be carried out; the message says why, and what would be right."""


class WaitsFor(StrEnum):
    """The next event that a table waits for."""

    YOURS = "yours"
    OTHERS = "others"
    PLAYERS = "players"  # to sit down
    NOTHING = "nothing"  # the game is over, or cannot go on


@dataclass(frozen=True)
class Choice:
    """A legal action."""

    number: int
    notation: str
    words: str


@dataclass(frozen=True)
class TableView:
    """A table at one moment, as its seat sees it."""

    title: str  # the game's
    seat: int  # from 0
    players: Sequence[str]  # names, by seat
    turn: WaitsFor
    words: str  # the seat that decides, or how the game ended, in words
    text: str  # the View in words
    scores: Sequence[str]  # a line for each seat; empty where there are none
    choices: Sequence[Choice] = field(
        default_factory=tuple
    )  # empty where it is not this seat's turn
    unavailable: Sequence[str] = field(
        default_factory=tuple
    )  # choices that cannot be made now, each with the reason


class Seat(Protocol):
    """A seat at a table. Its methods may be called from any thread."""

    game: str  # as `ludary.load` knows it, where it ships

    def seen(self) -> TableView:
        """The table as it is now."""

    def news(self) -> list[str]:
        """Return the events since the last call in words, as far as the seat may know them."""

    def act(self, number: int) -> None:
        """Carry out the action with this number.

        Refusal if it is not this seat's turn, or the action is not legal.
        """

    def wait(self, seconds: float) -> None:
        """Return when the table waits for this seat or for nothing any more, or so many seconds
        have passed.
        """

    def touched(self, number: int) -> Mapping[str, Sequence[str]]:
        """Return the spots that a legal action would touch, by kind of mark
        (`contract.marks.Mark`); empty where the game does not tell.
        """

    def advice(self) -> str:
        """Say what a bot would do in this seat. Refusal if it is not this seat's turn."""

    def close(self) -> str:
        """Get up, and say what becomes of the seat."""

    def leave_stream(self) -> None:
        """Stop hearing the table, and leave it as it is."""


def not_legal(number: int, choices: Sequence[Choice]) -> Refusal:
    """The error for a number that no choice has."""
    listing = ", ".join(f"{choice.number} ({choice.notation})" for choice in choices[:12])
    return Refusal(
        f"action={number}: is not legal now; legal actions are"
        f" {listing}{' ...' if len(choices) > 12 else ''}"
    )


def not_yours(words: str) -> Refusal:
    """The error for acting out of turn."""
    return Refusal(f"you cannot choose anything now. {words}")
