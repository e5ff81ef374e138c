"""The contents of the box: relics, spells, clouds and dice, and how many of each a seat does not
see or are left.
"""

from collections.abc import Iterator
from typing import cast

from ludary.games.konja.box import Box, Edition
from ludary.games.konja.cards import Starter
from ludary.games.konja.options import CLOUD_NAMES
from ludary.games.konja.state import State
from ludary.games.konja.text.cards import relic_text, spell_text
from ludary.kit import Component, ComponentTable, Game

LEFT = "left"


def components(game: Game[Box], s: State | None) -> list[ComponentTable]:
    """List the box; in a View `s.spell_deck` has all spells that the seat does not see, and
    `s.relic_deck` the relics to come.
    """
    return [
        ComponentTable("Relics", ("cost", "exchange", "power"), tuple(_relics(game, s))),
        ComponentTable("Spells", ("Magick",), tuple(_spells(game, s))),
        ComponentTable(
            "Clouds",
            ("points", "upgraded", "dice", "Gold", "upgrade"),
            tuple(_clouds(game, s)),
            left=LEFT,
        ),
        ComponentTable("Dice", ("sides",), tuple(_dice(game))),
    ]


def _relics(game: Game[Box], s: State | None) -> Iterator[Component]:
    for card, relic in enumerate(cast(Edition, game.edition).relic):
        row = game.box.relics[card]
        copies = (
            int(row.copies)
            if row.starter == Starter.NONE
            else 2
            if row.starter == Starter.ALL
            else 1
        )
        if copies:
            left = None if s is None else int(s.relic_deck[card])
            yield Component(
                relic.name,
                (str(row.cost), str(row.worth), str(row.power)),
                copies,
                left,
                relic_text(game, card),
                relic.origin,
            )


def _spells(game: Game[Box], s: State | None) -> Iterator[Component]:
    for card, spell in enumerate(cast(Edition, game.edition).spell):
        row = game.box.spells[card]
        if row.copies:
            left = None if s is None else int(s.spell_deck[card])
            yield Component(
                spell.name,
                (str(row.cost),),
                int(row.copies),
                left,
                spell_text(game, card),
                spell.origin,
            )


def _clouds(game: Game[Box], s: State | None) -> Iterator[Component]:
    for pile, name in enumerate(CLOUD_NAMES):
        facts = tuple(
            str(table[pile])
            for table in (
                game.box.points,
                game.box.better,
                game.box.alike,
                game.box.price,
                game.box.upgrade,
            )
        )
        yield Component(
            name.capitalize(),
            facts,
            int(game.box.supply[pile]),
            None if s is None else int(s.clouds[pile]),
            origin=game.origin_of(
                *(
                    f"{part}_{name}"
                    for part in ("points", "better", "dice", "price", "upgrade", "supply")
                )
            ),
        )


def _dice(game: Game[Box]) -> Iterator[Component]:
    box, names = game.box, ("blank", "Gold", "Magick", "Power")
    sides = ", ".join(
        f"{number} {name}" for number, name in zip(box.action_sides, names, strict=True) if number
    )
    for name, copies in (
        ("Green", box.green_dice),
        ("Purple", box.purple_dice),
        ("Red", box.red_dice),
    ):
        yield Component(
            name, ("1 to 6",), int(copies), origin=game.origin_of(f"{name.lower()}_dice")
        )
    numbers = ("action_dice", "side_blank", "side_gold", "side_magick", "side_power")
    yield Component("Action", (sides,), int(box.action_dice), origin=game.origin_of(*numbers))
