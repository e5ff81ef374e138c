"""Filling the Box from an edition; a bad one gets an error that names the entry and says what would
be right.
"""

from __future__ import annotations

from typing import Any

from ludary.games.nagaraja.box import CardEntry, Edition, RoomEntry, Sides
from ludary.games.nagaraja.cards import (
    CLEAR_ONLY,
    COUNTED,
    MOST_AIMED,
    NAGA,
    RED_ONLY,
    RESULTS,
    Arrow,
    Colour,
    Effect,
    Power,
    Symbol,
)
from ludary.games.nagaraja.state import MOST_DRAWS
from ludary.games.nagaraja.temple import CELLS, PLACES, SIDES, Side
from ludary.kit import BadEdition

LETTERS = "NESW"
CRYPT = "*"
AIMED = (Effect.RETHROW, Effect.BREAK, Effect.PEEK)  # effects with a target for each of `amount`


def fill(edition: Edition, box: Any) -> None:
    """Put the edition's tables into the box; BadEdition if they do not make a game."""
    if box.given > box.drawn:
        raise ValueError(f"given={box.given}: cannot be more than drawn={box.drawn}")
    names = [
        _slug(entry.name)
        for table in (edition.card, edition.room, edition.relic, edition.amulet)
        for entry in table
    ]
    for name in names:
        if names.count(name) > 1:
            raise BadEdition(
                f"{name}: two entries have this name; each card, room, relic and amulet needs"
                " its own"
            )
    for colour in Colour:
        _sides(box.sticks[colour], colour, getattr(edition.sticks, colour.name.lower()))
    _relics(edition, box)
    _amulets(edition, box)
    for kind, room in enumerate(edition.room, 1):
        _room(box.rooms[kind], room)
    _count_rooms(edition, box)
    for card, entry in enumerate(edition.card):
        _card(box, card, entry)
    _count_cards(edition, box)


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def _sides(stick: Any, colour: Colour, sides: Sides) -> None:
    name = f"sticks: {colour.name.lower()}"
    if sides.nagas + len(sides.points) != SIDES:
        raise BadEdition(
            f"{name}: {sides.nagas} nagas and {len(sides.points)} sides with points; a stick has"
            f" {SIDES} sides"
        )
    for points in sides.points:
        if not 1 <= points < RESULTS:
            raise BadEdition(f"{name}: a side with {points} points; should be 1 to {RESULTS - 1}")
        stick.sides[points] += 1
    stick.sides[NAGA] = sides.nagas
    stick.count = sides.count


def _relics(edition: Edition, box: Any) -> None:
    total = sum(entry.copies for entry in edition.relic)
    if total != PLACES:
        raise BadEdition(
            f"relic: {total} relics; a temple has {PLACES} hiding places, one for each"
        )
    for kind, entry in enumerate(edition.relic, 1):
        row = box.relics[kind]
        row.points, row.cursed, row.copies = entry.points, entry.cursed, entry.copies


def _amulets(edition: Edition, box: Any) -> None:
    for kind, entry in enumerate(edition.amulet):
        power = Power[entry.power.upper()]
        if power != Power.POINTS and entry.points:
            raise BadEdition(
                f"amulet {kind + 1} ({entry.name}): {entry.points} points; only amulets whose power"
                " is points have some"
            )
        row = box.amulets[kind]
        row.power, row.points, row.copies = power, entry.points, entry.copies


def _room(row: Any, entry: RoomEntry) -> None:
    used = ""
    row.copies = entry.copies
    for path in entry.paths:
        sides = path.replace(CRYPT, "")
        if (
            not sides
            or set(sides) - set(LETTERS)
            or len(set(sides)) < len(sides)
            or set(sides) & set(used)
        ):
            right = (
                f"letters of {LETTERS}, each once on a tile, and {CRYPT} for the special location"
            )
            raise BadEdition(f"room ({entry.name}): the path {path!r} should be {right}")
        used += sides
        row.crypt += path.count(CRYPT)
        for turn in range(4):
            mask = sum(1 << (LETTERS.index(letter) + turn) % SIDES for letter in sides)
            for side in Side:
                row.link[turn, side] += mask if mask >> side & 1 else 0
            row.crypts[turn] += mask if CRYPT in path else 0
    if row.crypt > 1:
        raise BadEdition(
            f"room ({entry.name}): {row.crypt} special locations; a tile has one at most"
        )
    looks = [(row.link[turn].tobytes(), row.crypts[turn]) for turn in range(4)]
    row.turns = next(turns for turns in (1, 2, 4) if looks == looks[:turns] * (4 // turns))


def _count_rooms(edition: Edition, box: Any) -> None:
    tiles = sum(entry.copies for entry in edition.room)
    amulets = sum(entry.copies for entry in edition.amulet)
    crypts = sum(
        entry.copies for kind, entry in enumerate(edition.room, 1) if box.rooms[kind].crypt
    )
    if tiles < CELLS:
        raise BadEdition(f"room: {tiles} room tiles; there should be at least {CELLS}")
    if crypts > amulets:
        raise BadEdition(
            f"room: {crypts} tiles with a special location and only {amulets} amulets to lie there"
        )


def _card(box: Any, card: int, entry: CardEntry) -> None:
    where, row = f"card {card + 1} ({entry.name})", box.cards[card]
    effect, arrow = Effect[entry.effect.replace("-", "_").upper()], Arrow[entry.arrow.upper()]
    for only, right in ((CLEAR_ONLY, Arrow.CLEAR), (RED_ONLY, Arrow.RED)):
        if effect in only and arrow != right:
            raise BadEdition(
                f"{where}: arrow {entry.arrow!r}; {entry.effect} applies with a"
                f" {right.name.lower()} arrow only"
            )
    if effect not in COUNTED and entry.amount != 1:
        raise BadEdition(f"{where}: amount {entry.amount}; {entry.effect} has none")
    if effect in AIMED and entry.amount > MOST_AIMED:
        raise BadEdition(
            f"{where}: amount {entry.amount}; {entry.effect} should have 1 or {MOST_AIMED}"
        )
    row.symbol, row.arrow, row.effect = Symbol[entry.symbol.upper()], arrow, effect
    row.amount, row.draws = entry.amount, entry.draws
    row.sticks[:] = entry.brown, entry.white, entry.green
    if not row.sticks.any():
        raise BadEdition(f"{where}: grants no stick; should be at least one brown, white or green")
    box.alike[row.symbol] |= 1 << card
    box.all_cards |= 1 << card


def _count_cards(edition: Edition, box: Any) -> None:
    box.card_count = len(edition.card)
    needed = 2 * box.hand + box.drawn
    if len(edition.card) < needed:
        raise BadEdition(
            f"card: {len(edition.card)} cards; dealing {box.hand} each and {box.drawn} more needs"
            f" {needed}"
        )
    granted = sorted(
        sum(c.brown + c.white + c.green for c in edition.card if c.symbol == symbol.name.lower())
        for symbol in Symbol
    )
    if sum(granted[-2:]) > MOST_DRAWS:
        raise BadEdition(
            f"card: the cards of two symbols grant {sum(granted[-2:])} sticks; there is room for"
            f" {MOST_DRAWS} in one throw"
        )
