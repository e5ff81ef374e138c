"""The middle of the table: the ancestors with their idols, the Pyramid of Summoning with the clouds, the offerings and the decks.

All are layers of a panel: what never changes, and upon it what does.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from ludary.games.konja.board.cards import GAP, Relic, back, empty, relic_card
from ludary.games.konja.board.dice import GREY_DIE, INSIDE, Thing
from ludary.games.konja.board.faces import face
from ludary.games.konja.board.paints import BRASS, BRASS_DARK, INK
from ludary.games.konja.board.shapes import PAWN
from ludary.games.konja.board.signs import (
    CARD_FONT,
    LEAST_FONT,
    ORANGE,
    PARCHMENT,
    WHITE,
    cloud,
    idol,
    night,
    no_cloud,
    shape,
    spirit,
    token,
)
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import ANCESTORS, CLOUDS, FACES, Ancestor, Token
from ludary.games.konja.reckoning import pool
from ludary.games.konja.rules.decks import spells_in_deck
from ludary.games.konja.text.actions import PRAYERS
from ludary.games.konja.text.names import TITLES, count
from ludary.kit import NOBODY, Game
from ludary.kit.picture import circle, group, label, path, rect, tip

TILE, TALL, NICHE = 146.5, 168, 104  # an ancestor's tile, and the height of its picture
ARCH = f"M7 {NICHE}V50C7 24 30 7 {TILE / 2} 7S{TILE - 7} 24 {TILE - 7} 50V{NICHE}Z"  # the niche
ANCESTORS_HIGH, PYRAMID_HIGH, OFFERINGS_HIGH = 2 * TALL + GAP, 344, 430
LEVEL, TOP, SUMMIT, PYRAMID = 46, 61, 172, 284  # height of a level of the pyramid, where the first begins; width of its highest and lowest
PILE_WIDE, PILE = INSIDE - PYRAMID - GAP, 109.3  # a pile of clouds
OFFERED = (224.0, 199.0)  # a relic on offer


def ancestors(game: Game, s: Any) -> tuple[str, ...]:
    """Five tiles, and the idols that stand beside them."""
    return (_tiles(game), _standing(tuple(map(int, s.idols)), int(s.ancestor), s.spirit == NOBODY))


def _place(at: int) -> tuple[float, float]:
    return (at % 3 * (TILE + GAP), at // 3 * (TALL + GAP))


@lru_cache(8)
def _tiles(game: Game) -> str:
    tiles = [group(*_ancestor(game, ancestor), at=_place(ancestor), data_spot=f"ancestor-{ancestor}") for ancestor in range(ANCESTORS)]
    beside = group(night(TILE, TALL), at=_place(ANCESTORS))
    return group(*tiles, beside, id="ancestors")


def _ancestor(game: Game, ancestor: int) -> list[str]:
    """An ancestor with its name, and what the Favour (one pawn) and the Blessing (two) give."""
    favour, blessing = _gifts(game)[Ancestor(ancestor)]
    name = TITLES[ancestor].removesuffix(" Ancestor")
    rays = "".join(f"M{TILE / 2} 58L{TILE / 2 + x} 10h14Z" for x in (-40, -20, 6, 26))
    return [
        tip(f"{TITLES[ancestor]}: {PRAYERS[Ancestor(ancestor)].format(box=game.box)}"),
        rect(1, 1, TILE - 2, TALL - 2, PARCHMENT, rx=12, stroke=BRASS_DARK, stroke_width=2),
        path(ARCH, "url(#konja-paint-night) #3b2f7c", stroke=BRASS, stroke_width=2),
        path(rays, "#ffe9b0", fill_opacity=0.12),
        face(ancestor, TILE / 2 - 43, 12, 86),
        rect(22, NICHE - 10, TILE - 44, 23, "url(#konja-paint-brass) #d2a24c", rx=6, stroke=BRASS_DARK, stroke_width=1.5),
        label(TILE / 2, NICHE + 7, name, LEAST_FONT, INK, text_anchor="middle", font_weight="bold"),
        shape(PAWN, 8, 120, 16, INK), label(29, 134, favour, CARD_FONT, INK),
        shape(PAWN, 4, 143, 16, INK), shape(PAWN, 12, 143, 16, INK), label(29, 157, blessing, CARD_FONT, INK),
    ]  # fmt: skip


@lru_cache(256)
def _standing(idols: tuple[int, ...], now: int, spirit_lies: bool) -> str:
    """Draw the idols on ancestors that take no more prayers, who was prayed to, the Spirit token, and the idols that are left."""
    parts = []
    for ancestor, taken in enumerate(idols):
        lying = []
        if taken:
            lying += [rect(7, 7, TILE - 14, NICHE - 17, "#120f2b", rx=12, fill_opacity=0.45), idol(TILE - 50, NICHE - 56, 44)]
        if ancestor == Ancestor.SPIRIT and spirit_lies:
            lying.append(group(tip("Spirit token"), spirit(TILE - 40, 8, 32)))
        if ancestor == now:
            lying.append(rect(3, 3, TILE - 6, TALL - 6, "none", rx=10, stroke=ORANGE, stroke_width=5))
        parts.append(group(*lying, at=_place(ancestor), data_on=f"ancestor-{ancestor}"))
    left = ANCESTORS - sum(idols)
    row = "".join(idol(9 + 44 * (at % 3), 12 + 50 * (at // 3), 40) for at in range(left))
    lines = (f"{left} of {ANCESTORS} idols left", "at 0 all return")
    notes = [label(TILE / 2, 132 + 21 * at, line, CARD_FONT, WHITE, text_anchor="middle") for at, line in enumerate(lines)]
    return group(*parts, group(row, *notes, at=_place(ANCESTORS)), pointer_events="none")


def _gifts(game: Game) -> dict[Ancestor, tuple[str, str]]:
    """Favour and Blessing of each ancestor in a few letters."""
    box = game.box
    return {
        Ancestor.SPIRIT: ("its token", "untap relics"),
        Ancestor.RESOURCE: ("name a kind", f"gain {box.resource_gain} of it"),
        Ancestor.SPELL: ("may discard", f"draw up to {box.hand}"),
        Ancestor.MERCHANT: ("may sell", f"swap {box.replacements}, buy 1"),
        Ancestor.RAIN: (f"upgrade {box.upgrades}", "buy a cloud"),
    }


class Level(NamedTuple):
    """A level of the pyramid: words, small dice, and what they bring."""

    words: str
    dice: Thing
    brings: Thing


def pyramid(game: Game, s: Any) -> tuple[str, ...]:
    """Draw the Pyramid level by level, those lit that the pool can pay, and beside it the clouds with their prices."""
    levels = _stones(game)
    lit = group(
        *(path(_block(at), "url(#konja-paint-lit) #ffd766", stroke=INK, stroke_width=1.5) for at in _payable(game, s)), id="pyramid"
    )
    return (levels, lit, _written(game), *(_pile(game, pile, int(s.clouds[pile])) for pile in range(CLOUDS)))


def _payable(game: Game, s: Any) -> Iterator[int]:
    """The levels that the pool can pay."""
    box, counts = game.box, pool(s)
    run = box.run_dice
    lit = [any(counts[box.single_from - 1 :]), max(counts) >= 2, any(all(counts[low : low + run]) for low in range(FACES - run + 1))]
    lit += [max(counts) >= box.alike[pile] and s.clouds[pile] > 0 for pile in range(CLOUDS)]
    return (at for at, shines in enumerate(lit) if shines)


LEVELS = 3 + CLOUDS


def _width(at: float) -> float:
    return SUMMIT + (PYRAMID - SUMMIT) * at / (LEVELS - 1)


def _block(at: int) -> str:
    """The outline of one level: wider than the one above."""
    wide, y = _width(at), TOP + LEVEL * at
    left, right = (PYRAMID - wide) / 2, (PYRAMID + wide) / 2
    return f"M{left + 6:.1f} {y}H{right - 6:.1f}L{right:.1f} {y + LEVEL - 1}H{left:.1f}Z"


@lru_cache(8)
def _stones(game: Game) -> str:
    """A stepped pyramid in the night, with a capstone that shines."""
    middle = PYRAMID / 2
    stars = "".join(
        f"M{x} {y}h.1"
        for x, y in ((24, 30), (60, 66), (16, 110), (46, 14), (230, 40), (262, 84), (250, 12), (206, 24), (30, 190), (262, 150))
    )
    rays = "".join(f"M{middle} 40L{middle + x} 3h14Z" for x in (-70, -40, -16, 6, 28, 58))
    joints = "".join(
        f"M{middle - _width(at) / 2 + 12 + step * 27:.0f} {TOP + LEVEL * at + 4}v{LEVEL - 9}"
        for at in range(LEVELS)
        for step in (at % 2, int(_width(at) // 27) - 1)
    )
    eye = path(f"M{middle - 11} 42Q{middle} 33 {middle + 11} 42Q{middle} 51 {middle - 11} 42Z", "#fffbe0", stroke=INK) + circle(
        middle, 42, 3.5, INK
    )
    return group(
        night(PYRAMID, PYRAMID_HIGH),
        path(stars, stroke="#d8d0ff", stroke_width=2.5, stroke_linecap="round"),
        path(rays, "#ffe9b0", fill_opacity=0.2),
        path(f"M{middle} 14L{middle + 42} 58H{middle - 42}Z", "url(#konja-paint-lit) #ffd766", stroke=INK, stroke_width=2),
        eye,
        *(path(_block(at), "url(#konja-paint-stone) #b98d4f", stroke=INK, stroke_width=1.5) for at in range(LEVELS)),
        path(joints, stroke=INK, stroke_opacity=0.3, stroke_width=1.5),
    )


@lru_cache(8)
def _written(game: Game) -> str:
    """The price and the gain of each level; each is a spot."""
    return group(*(_level(at, level) for at, level in enumerate(_levels(game))))


def _levels(game: Game) -> Iterator[Level]:
    box = game.box
    run, least, power, magick, gold = (box.run_dice, box.single_from, box.single_power, box.pair_magick, box.run_gold)
    words = f"{run} or more dice in sequence: {gold} Gold for each die"
    yield Level(f"A die of {least} or more: {power} Power", _dice([f"{least}+"]), _gain(Token.POWER, power))
    yield Level(f"Two equal dice: {magick} Magick", _dice(["="] * 2), _gain(Token.MAGICK, magick))
    yield Level(words, _dice([*map(str, range(1, run + 1)), "+"]), _gain(Token.GOLD, gold, "each"))
    for pile in range(CLOUDS):
        need, points = box.alike[pile], box.points[pile]
        words = f"{need} equal dice: a cloud of {count(points, 'point')}"
        yield Level(words, _dice(["="] * need), (46, cloud(points, 0, -8, 46)))


def _dice(signs: list[str]) -> Thing:
    """Small dice: with a number, or a pip where all are equal."""
    parts, x = [], 0.0
    for sign in signs:
        if sign == "+":
            parts.append(label(x, 18, "+", LEAST_FONT, INK, font_weight="bold"))
            x += 12
            continue
        wide = 30.0 if len(sign) > 1 else 23.0
        parts.append(rect(x, 0, wide, 24, GREY_DIE, rx=6, stroke=INK, stroke_width=1.4))
        middle = x + wide / 2
        parts.append(circle(middle, 12, 4, INK) if sign == "=" else label(middle, 18, sign, CARD_FONT, INK, text_anchor="middle"))
        x += wide + 3
    return x, "".join(parts)


def _gain(kind: int, amount: int, more: str = "", ink: str = INK) -> Thing:
    wide = 11 * len(str(amount)) + 4
    text = label(wide + 26, 18, more, CARD_FONT, ink) if more else ""
    return wide + 22 + 9 * len(more), label(0, 18, str(amount), 17, ink, font_weight="bold") + token(kind, wide, 1, 22) + text


def _level(at: int, level: Level) -> str:
    x, y = (PYRAMID - level.dice[0] - level.brings[0] - 22) / 2, TOP + LEVEL * at + 9
    arrow = path(f"M{x + level.dice[0] + 3:.1f} {y + 12}h10m-4 -4l4 4l-4 4", stroke=INK, stroke_width=2)
    brings = group(level.brings[1], at=(x + level.dice[0] + 20, y))
    ground = path(_block(at), "none", pointer_events="all")
    return group(tip(level.words), ground, group(level.dice[1], at=(x, y)), arrow, brings, data_spot=f"level-{at}")


@lru_cache(256)
def _pile(game: Game, pile: int, left: int) -> str:
    """Draw a pile of clouds with the number left, its price at the Rain Ancestor, and that of turning one over."""
    box = game.box
    worth, better = box.points[pile], box.better[pile]
    price, upgrade = box.price[pile], box.upgrade[pile]
    words = f"clouds of {worth}: {left} left, {price} Gold at the Rain Ancestor; {upgrade} Gold to upgrade one to {better}"
    one = cloud(worth, 0, 0, 74)
    lies = range(left)
    drawn = "".join(group(one, at=(0, -4.0 * min(2, at)), data_piece=f"cloud-{pile}") for at in lies) or no_cloud(0, 0, 74)
    return group(
        tip(words),
        night(PILE_WIDE, PILE),
        group(drawn, at=(8, 20)),
        label(46, 95, f"{left} left", LEAST_FONT, WHITE, text_anchor="middle", font_weight="bold"),
        path(f"M90 12V{PILE - 12}", stroke=BRASS, stroke_opacity=0.5),
        group(_gain(Token.GOLD, price, ink=WHITE)[1], at=(98, 12)),
        group(cloud(better, 0, 0, 44, True), at=(100, 38)),
        group(_gain(Token.GOLD, upgrade, ink=WHITE)[1], at=(98, 76)),
        at=(PYRAMID + GAP, pile * (PILE + GAP)), data_spot=f"cloud-{pile}",
    )  # fmt: skip


def offerings(game: Game, s: Any) -> tuple[str, ...]:
    """The relics that can be bought, the decks, and what is discarded."""
    shown = [int(s.offerings[place]) for place in range(game.box.offerings)]
    discarded = int(sum(s.relic_discard)), int(sum(s.spell_discard))
    cells = [_offered(game, place, card) for place, card in enumerate(shown)]
    cells.append(_decks(int(sum(s.relic_deck)), int(spells_in_deck(s)), *discarded))
    scale = min(1.0, 2 / -(-len(cells) // 2))  # more than three on offer are drawn smaller
    places = [(at % 2 * (OFFERED[0] + GAP), at // 2 * (OFFERED[1] + GAP)) for at in range(len(cells))]
    title = label(2, 16, "Offerings", LEAST_FONT, WHITE, font_weight="bold", id="offerings")
    return (title, *(group(group(cell, at=place), at=(0, 24), scale=scale) for cell, place in zip(cells, places, strict=True)))


def _offered(game: Game, place: int, card: int) -> str:
    if card == NO_CARD:
        return empty(OFFERED)
    return relic_card(game, Relic(card, f"offering-{place}", f"relic-{card}", owned=False), OFFERED)


@lru_cache(512)
def _decks(relics_left: int, spells_left: int, relics_gone: int, spells_gone: int) -> str:
    """Draw the decks as piles with their numbers of cards, and beside them what is discarded."""
    parts = [night(*OFFERED)]
    for y, kind, name, left, gone in (
        (12, "relic", "relics", relics_left, relics_gone),
        (110, "spell", "spells", spells_left, spells_gone),
    ):
        high = min(4, -(-left // 4))
        pile = "".join(back(f"{kind}-back", 14 + 2 * at, y + 6 - 2 * at, 52) for at in range(high))
        none = rect(14, y + 4, 52, 70, "none", rx=8, stroke=BRASS, stroke_opacity=0.6, stroke_dasharray="4 4")
        lines = [(f"{left} {name}", "bold"), ("in the deck", "normal"), (f"{gone} discarded", "normal")]
        words = [label(86, y + 24 + 21 * at, line, CARD_FONT, WHITE, font_weight=weight) for at, (line, weight) in enumerate(lines)]
        ground = rect(6, y, OFFERED[0] - 12, 84, "none", pointer_events="all")
        parts.append(group(tip(f"deck of {name}: {left}"), ground, pile or none, *words, data_spot=f"deck-{kind}"))
    return group(*parts)
