"""The Box: cards, room tiles, relics, amulets, sticks and numbers, built from an edition and the
chosen options.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from ludary.games.nagaraja.cards import (
    AMULET_KINDS,
    CARDS,
    COLOURS,
    RELIC_KINDS,
    RESULTS,
    ROOM_KINDS,
)
from ludary.games.nagaraja.temple import SIDES
from ludary.kit import EditionFile, Option, Record, Row, Rows, i1, i2, i8, rows
from ludary.kit.editions import EditionEntry, choice, switch


class Stick(Record):
    """The fate sticks of one colour."""

    count: int = i2()
    sides: Row = i2(RESULTS)  # by result: how many of the four sides show it


class Card(Record):
    """One card."""

    symbol: int = i2()
    arrow: int = i2()
    effect: int = i2()
    amount: int = i2()
    draws: int = i2()  # cards drawn besides, once the effect is done
    sticks: Row = i2(COLOURS)


class Room(Record):
    """The room tiles of one kind."""

    copies: int = i2()
    crypt: int = i2()  # 1 if it has a special location, where an amulet is placed
    turns: int = i2()  # how many ways of laying it differ: 1, 2 or 4
    link: Row = i1(4, SIDES)  # by turn and side: the sides on the same path, as bits; 0 for a wall
    crypts: Row = i1(4)  # by turn: the sides whose path leads to the special location, as bits


class Relic(Record):
    """The relics of one kind."""

    points: int = i2()
    cursed: int = i2()
    copies: int = i2()


class Amulet(Record):
    """The amulets of one kind."""

    power: int = i2()
    points: int = i2()
    copies: int = i2()


class Box(Record):
    """Fields up to `cards` are the options, by the same names."""

    goal: int = i2()
    cursed_limit: int = i2()
    cursed_count: int = i2()
    hand: int = i2()
    drawn: int = i2()
    given: int = i2()
    last_room: int = i2()
    first_sticks: int = i2()
    first_guide: int = i2()
    stick_limit: int = i2()
    naga_points: int = i2()
    trap: int = i2()
    trap_moves: int = i2()
    trap_counts: int = i2()
    played_stay: int = i2()
    cards: Rows[Card] = rows(Card, CARDS)
    card_count: int = i2()
    alike: Row = i8(4)  # by symbol: its cards, as a set
    all_cards: int = i8()
    sticks: Rows[Stick] = rows(Stick, COLOURS)
    rooms: Rows[Room] = rows(Room, ROOM_KINDS + 1)
    relics: Rows[Relic] = rows(Relic, RELIC_KINDS + 1)
    amulets: Rows[Amulet] = rows(Amulet, AMULET_KINDS)


BY_THROW, BY_CHANCE = 0, 1  # first_guide
VISIBLE, REVEALED = 0, 1  # cursed_count

OPTIONS = (
    Option("goal", 5, 99, "victory points that win at once"),
    Option("cursed_limit", 1, 9, "cursed relics that lose"),
    choice(
        "cursed_count",
        "whether cursed relics count while they are visible, or once they have been revealed",
        "visible",
        "revealed",
    ),
    Option("hand", 1, 12, "cards dealt to each player at the start"),
    Option("drawn", 1, 6, "cards that the new guide draws"),
    Option("given", 0, 5, "how many of them go to the opponent"),
    Option("last_room", 2, 9, "tiles in a temple that end the game"),
    Option("first_sticks", 1, 4, "brown sticks that each throws for the first guide"),
    choice("first_guide", "how the first guide is found", "throw", "chance"),
    switch("stick_limit", "no more sticks are thrown than there are, the guide's first"),
    Option("naga_points", 0, 5, "fate points of a side with a naga"),
    switch("trap", "the trap is in play"),
    switch("trap_moves", "the trap may be moved within the opponent's temple"),
    switch("trap_counts", "the trap counts as one of the nine tiles that end the game"),
    switch("played_stay", "cards played in a round stay on the table until the next begins"),
)


class Sides(EditionEntry):
    """The four sides of a stick: nagas, and the fate points of the others."""

    count: int = Field(ge=1, le=99)
    nagas: int = Field(ge=0, le=4)
    points: list[int] = Field(max_length=4)


class Sticks(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    brown: Sides
    white: Sides
    green: Sides


class RelicEntry(EditionEntry):
    name: str = Field(min_length=1)
    points: int = Field(ge=0, le=30)
    cursed: bool = False
    copies: int = Field(ge=1, le=9)


class AmuletEntry(EditionEntry):
    name: str = Field(min_length=1)
    power: Literal["points", "draw", "undo"]
    points: int = Field(default=0, ge=0, le=30)
    copies: int = Field(ge=1, le=99)


class RoomEntry(EditionEntry):
    """`paths` has the sides that each path joins, clockwise from north, with * where it leads to
    the special location.
    """

    name: str = Field(min_length=1)
    paths: list[str] = Field(min_length=1, max_length=4)
    copies: int = Field(ge=1, le=99)


class CardEntry(EditionEntry):
    name: str = Field(min_length=1)
    symbol: Literal["relics", "rooms", "sticks", "cards"]
    brown: int = Field(default=0, ge=0, le=6)
    white: int = Field(default=0, ge=0, le=6)
    green: int = Field(default=0, ge=0, le=6)
    arrow: Literal["clear", "red", "both"]
    effect: Literal[
        "points",
        "rethrow",
        "break",
        "peek",
        "swap-relics",
        "pivot",
        "move",
        "swap-rooms",
        "trap",
        "retrieve",
        "draw",
        "lose",
    ]
    amount: int = Field(default=1, ge=1, le=6)
    draws: int = Field(default=0, ge=0, le=3)


class Edition(EditionFile):
    """Nagaraja's tables."""

    sticks: Sticks
    relic: list[RelicEntry] = Field(min_length=1, max_length=RELIC_KINDS)
    amulet: list[AmuletEntry] = Field(min_length=1, max_length=AMULET_KINDS)
    room: list[RoomEntry] = Field(min_length=1, max_length=ROOM_KINDS)
    card: list[CardEntry] = Field(min_length=1, max_length=CARDS)
