"""Filling the Box from an edition; a bad one gets an error that names the entry and says what would
be right.
"""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_
from typing import Any

from ludary.games.zimby_mojo.box import Edition, RitualEntry, ScrollEntry
from ludary.games.zimby_mojo.cards import RATES, RitualKind, ScrollType, Target
from ludary.games.zimby_mojo.distances import lay_distances
from ludary.games.zimby_mojo.effects import Effect, Number
from ludary.games.zimby_mojo.map import lay_map, read_drawing
from ludary.games.zimby_mojo.routes import lay_routes
from ludary.games.zimby_mojo.text.names import slug
from ludary.kit import BadEdition

NUMBERLESS = (RitualKind.DISCORD, RitualKind.TERROR)


def fill(edition: Edition, box: Any) -> None:
    """Put the edition's tables into the box; BadEdition if they do not make a game."""
    _agree(box)
    for rate in range(RATES):
        box.step_tiles[rate], box.step_cost[rate] = (
            box[f"step_tiles_{rate + 1}"],
            box[f"step_cost_{rate + 1}"],
        )
    drawing = read_drawing(edition.map.drawing)
    lay_map(drawing, box)
    lay_routes(drawing, box, edition.map.outer, edition.map.inner)
    lay_distances(box)
    _no_twins("scroll", [entry.name for entry in edition.scroll])
    _no_twins("ritual", [entry.name for entry in edition.ritual])
    box.kind_count = len(edition.scroll)
    box.cheapest = min(entry.cost for entry in edition.scroll)
    for kind, scroll in enumerate(edition.scroll):
        _scroll(box.kinds[kind], scroll, f"scroll {kind + 1} ({scroll.name})")
    plain = sum(entry.copies for entry in edition.scroll if not entry.red)
    if box.solo_library > plain:
        raise ValueError(
            f"solo_library={box.solo_library}: cannot be more than the {plain} scrolls without a"
            " red dot"
        )
    for number, ritual in enumerate(edition.ritual, 1):
        _ritual(
            box.rituals[RitualKind[ritual.name.upper()]], ritual, f"ritual {number} ({ritual.name})"
        )


def _agree(box: Any) -> None:
    """Numbers that must fit each other."""
    for small, big in (
        ("zimbies", "board_limit"),
        ("solo_zimbies", "board_limit"),
        ("solo_scrolls", "solo_library"),
    ):
        if box[small] > box[big]:
            raise ValueError(f"{small}={box[small]}: cannot be more than {big}={box[big]}")


def _no_twins(table: str, names: list[str]) -> None:
    for name, count in Counter(map(slug, names)).items():
        if count > 1:
            raise BadEdition(f"{table}: {name}: {count} entries have this name; each needs its own")


def _scroll(row: Any, entry: ScrollEntry, where: str) -> None:
    if not slug(entry.name):
        raise BadEdition(f"{where}: should have a letter or digit in its name")
    known = [effect.name.lower() for effect in Effect]
    if entry.effect not in known:
        raise BadEdition(
            f"{where}: effect {entry.effect!r} is unknown; effects are {', '.join(known)}"
        )
    effect = Effect[entry.effect.upper()]
    row.type, row.effect, row.cost = ScrollType[entry.type.upper()], effect, entry.cost
    row.targets = reduce(or_, (Target[name.upper()] for name in entry.targets))
    row.amount, (row.dice, row.sides), (row.spread_dice, row.spread_sides) = (
        entry.amount,
        _dice(entry.dice),
        _dice(entry.spread),
    )
    row.doubles, row.copies, row.red = entry.doubles, entry.copies, entry.red
    _fits_type(entry, effect, where)
    _fits_number(entry, effect, where)


def _dice(words: str) -> tuple[int, int]:
    """2d3 as (2, 3); nothing as (0, 0)."""
    dice, _, sides = words.partition("d")
    return int(dice or 0), int(sides or 0)


def _fits_type(entry: ScrollEntry, effect: Effect, where: str) -> None:
    if entry.type != (right := effect.row.type.name.lower()):
        raise BadEdition(
            f"{where}: is of type {entry.type}; {entry.effect} should be of type {right}"
        )
    for name in entry.targets:
        if not effect.row.targets & Target[name.upper()]:
            right = ", ".join(
                target.name.lower() for target in Target if effect.row.targets & target
            )
            raise BadEdition(
                f"{where}: targets {name}; {entry.effect} can only be aimed at {right}"
            )
    if entry.doubles and not effect.row.doubled:
        raise BadEdition(f"{where}: doubles; {entry.effect} has nothing that could be doubled")


def _fits_number(entry: ScrollEntry, effect: Effect, where: str) -> None:
    number = effect.row.number
    if entry.spread and effect.row.targets != Target.TILE:
        raise BadEdition(f"{where}: spread {entry.spread}; {entry.effect} does not spread")
    if number == Number.NONE:
        if entry.amount or entry.dice:
            raise BadEdition(
                f"{where}: amount {entry.amount}, dice {entry.dice!r}; {entry.effect} has no number"
            )
    elif entry.dice and number != Number.ROLLED:
        raise BadEdition(f"{where}: dice {entry.dice}; {entry.effect} has a fixed amount")
    elif entry.amount == 0 and not entry.dice:
        raise BadEdition(f"{where}: amount 0; {entry.effect} needs an amount or dice")
    elif entry.amount < 0 and not effect.row.negative:
        raise BadEdition(f"{where}: amount {entry.amount}; {entry.effect} cannot be negative")


def _ritual(row: Any, entry: RitualEntry, where: str) -> None:
    row.amount, (row.dice, row.sides) = entry.amount, _dice(entry.dice)
    has_number = bool(entry.amount or entry.dice)
    if has_number == (RitualKind[entry.name.upper()] in NUMBERLESS):
        raise BadEdition(
            f"{where}: {'has no number' if has_number else 'needs an amount or dice'}; its number"
            f" is {entry.amount}, {entry.dice!r}"
        )
