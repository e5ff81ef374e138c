"""The middle of the table: the ancestors with their idols, the Pyramid of Summoning with the clouds, the offerings and the decks."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, NamedTuple

from ludary.core.game import NOBODY, Game
from ludary.core.svg import circle, group, label, path, rect, tip
from ludary.games.konja.board.cards import EVEN_LETTER, GAP, WIDE, Relic, relic_back, relics, spell_back
from ludary.games.konja.board.dice import GREY_DIE, INSIDE, Thing
from ludary.games.konja.board.signs import (
    CARD_FONT,
    GREY,
    INK,
    LEAST_FONT,
    ORANGE,
    PARCHMENT,
    PAWN,
    WHITE,
    ancestor_sign,
    cloud,
    idol,
    shape,
    spirit,
    token,
)
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import ANCESTORS, CLOUDS, FACES, Ancestor, Token
from ludary.games.konja.reckoning import pool
from ludary.games.konja.rules.decks import spells_in_deck
from ludary.games.konja.text.actions import PRAYERS
from ludary.games.konja.text.names import TITLES, count, relic_name, spell_name

TILE, TALL = 146.5, 88  # an ancestor's tile
LEVEL, SUMMIT, PYRAMID = 29, 142, 274  # height of a level of the pyramid, width of its highest and lowest
PILE_WIDE, PILE = INSIDE - PYRAMID - GAP, 57  # a pile of clouds
LIT = "#ffe08a"


def ancestors(game: Game, s: Any) -> tuple[str, float]:
    """Five tiles, and the idols that stand beside them."""
    cells = [_ancestor(game, s, ancestor) for ancestor in range(ANCESTORS)] + [_beside(s)]
    parts = [group(cell, at=(at % 3 * (TILE + GAP), at // 3 * (TALL + GAP))) for at, cell in enumerate(cells)]
    return group(*parts, id="ancestors"), 2 * (TALL + GAP)


def _ancestor(game: Game, s: Any, ancestor: int) -> str:
    """Who it is, and what the Favour (one pawn) and the Blessing (two) give; pale where an idol stands."""
    taken, now = bool(s.idols[ancestor]), s.ancestor == ancestor
    edge: dict[str, Any] = {"stroke": ORANGE, "stroke_width": 4} if now else {"stroke": INK, "stroke_width": 1.5}
    favour, blessing = _gifts(game)[Ancestor(ancestor)]
    name = TITLES[ancestor].removesuffix(" Ancestor")
    parts = [
        tip(f"{TITLES[ancestor]}: {PRAYERS[Ancestor(ancestor)].format(box=game.box)}"),
        rect(0, 0, TILE, TALL, GREY if taken else PARCHMENT, rx=10, **edge),
        ancestor_sign(ancestor, 6, 7, 26),
        label(36, 25, name, LEAST_FONT, INK, font_weight="bold"),
        shape(PAWN, 8, 42, 16, INK), label(30, 56, favour, CARD_FONT, INK),
        shape(PAWN, 4, 64, 16, INK), shape(PAWN, 13, 64, 16, INK), label(30, 78, blessing, CARD_FONT, INK),
    ]  # fmt: skip
    return group(*parts, *_standing(s, ancestor), data_spot=f"ancestor-{ancestor}")


def _standing(s: Any, ancestor: int) -> Iterator[str]:
    """Draw the idol of a taken ancestor, and the Spirit token while its ancestor has it, smaller below an idol."""
    taken = bool(s.idols[ancestor])
    if taken:
        yield idol(TILE - 28, 5, 24)
    if ancestor == Ancestor.SPIRIT and s.spirit == NOBODY:
        yield group(tip("Spirit token"), spirit(TILE - 29, 34, 24) if taken else spirit(TILE - 33, 5, 27))


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


def _beside(s: Any) -> str:
    """The idols that are not on an ancestor."""
    left = ANCESTORS - sum(s.idols)
    row = "".join(idol(4 + 28 * at, 10, 26) for at in range(left))
    lines = (f"{left} of {ANCESTORS} idols left", "at 0 all return")
    return group(tip(lines[0]), row, *(label(6, 58 + 19 * at, line, CARD_FONT, WHITE) for at, line in enumerate(lines)))


def pyramid(game: Game, s: Any) -> tuple[str, float]:
    """Draw the Pyramid level by level, those lit that the pool can pay, and beside it the clouds with their prices."""
    levels = list(_levels(game, s))
    parts = [_level(at, level, len(levels) - 1) for at, level in enumerate(levels)]
    piles = [_pile(game, s, pile) for pile in range(CLOUDS)]
    return group(*parts, *piles, id="pyramid"), LEVEL * len(levels) + GAP + 2


class Level(NamedTuple):
    """A level of the pyramid: words, small dice, what they bring, and whether the pool has them."""

    words: str
    dice: Thing
    brings: Thing
    lit: bool


def _levels(game: Game, s: Any) -> Iterator[Level]:
    box, counts = game.box, pool(s)
    run, least, power, magick, gold = (box.run_dice, box.single_from, box.single_power, box.pair_magick, box.run_gold)
    has_run = any(all(counts[face : face + run]) for face in range(FACES - run + 1))
    words = f"{run} or more dice in sequence: {gold} Gold for each die"
    yield Level(f"A die of {least} or more: {power} Power", _dice([f"{least}+"]), _gain(Token.POWER, power), any(counts[least - 1 :]))
    yield Level(f"Two equal dice: {magick} Magick", _dice(["="] * 2), _gain(Token.MAGICK, magick), max(counts) >= 2)
    yield Level(words, _dice([*map(str, range(1, run + 1)), "+"]), _gain(Token.GOLD, gold, "each"), has_run)
    for pile in range(CLOUDS):
        need, points = box.alike[pile], box.points[pile]
        words = f"{need} equal dice: a cloud of {count(points, 'point')}"
        yield Level(words, _dice(["="] * need), (38, cloud(points, 0, 0, 38)), max(counts) >= need and s.clouds[pile] > 0)


def _dice(signs: list[str]) -> Thing:
    """Small dice: with a number, or a pip where all are equal."""
    parts, x = [], 0.0
    for sign in signs:
        if sign == "+":
            parts.append(label(x, 17, "+", LEAST_FONT, INK, font_weight="bold"))
            x += 12
            continue
        wide = 28.0 if len(sign) > 1 else 20.0
        parts.append(rect(x, 2, wide, 20, GREY_DIE, rx=5, stroke=INK, stroke_width=1.2))
        middle = x + wide / 2
        parts.append(circle(middle, 12, 3.5, INK) if sign == "=" else label(middle, 17, sign, CARD_FONT, INK, text_anchor="middle"))
        x += wide + 2
    return x, "".join(parts)


def _gain(kind: int, amount: int, more: str = "") -> Thing:
    wide = 11 * len(str(amount)) + 4
    text = label(wide + 24, 18, more, CARD_FONT, INK) if more else ""
    return wide + 20 + 9 * len(more), label(0, 18, str(amount), 17, INK, font_weight="bold") + token(kind, wide, 3, 20) + text


def _level(at: int, level: Level, last: int) -> str:
    """One level: wider than the one above."""
    wide, above = (SUMMIT + (PYRAMID - SUMMIT) * step / last for step in (at, max(0.0, at - 0.75)))
    left, right, y = (PYRAMID - wide) / 2, (PYRAMID + wide) / 2, LEVEL * at
    slope = (wide - above) / 2 if at else 9
    outline = f"M{left + slope:.1f} {y}H{right - slope:.1f}L{right:.1f} {y + LEVEL - 2}H{left:.1f}Z"
    stone = path(outline, LIT if level.lit else "#c9b58c", stroke=INK, stroke_width=1.5)
    x = (PYRAMID - level.dice[0] - level.brings[0] - 22) / 2
    arrow = path(f"M{x + level.dice[0] + 3:.1f} {y + 14}h10m-4 -4l4 4l-4 4", stroke=INK, stroke_width=2)
    brings = group(level.brings[1], at=(x + level.dice[0] + 20, y + 2))
    return group(tip(level.words), stone, group(level.dice[1], at=(x, y + 2)), arrow, brings)


def _pile(game: Game, s: Any, pile: int) -> str:
    """Draw a pile of clouds with the number left, its price at the Rain Ancestor, and that of turning one over."""
    box, left = game.box, s.clouds[pile]
    worth, better = box.points[pile], box.better[pile]
    price, upgrade = box.price[pile], box.upgrade[pile]
    words = f"clouds of {worth}: {left} left, {price} Gold at the Rain Ancestor; {upgrade} Gold to upgrade one to {better}"
    one = cloud(worth, 0, 0, 58)
    drawn = "".join(group(one, data_piece=f"cloud-{pile}") for _ in range(left)) or group(one, opacity=0.3)
    return group(
        tip(words),
        rect(0, 0, PILE_WIDE, PILE - 3, PARCHMENT, rx=10),
        group(drawn, at=(5, 6)),
        label(68, 22, f"{left} left", LEAST_FONT, INK, font_weight="bold"),
        group(_gain(Token.GOLD, price)[1], at=(68, 27)),
        group(cloud(better, 0, 0, 36, True), at=(128, 2)),
        group(_gain(Token.GOLD, upgrade)[1], at=(128, 28)),
        at=(PYRAMID + GAP, pile * (PILE + 1)), data_spot=f"cloud-{pile}",
    )  # fmt: skip


def offerings(game: Game, s: Any) -> tuple[str, float]:
    """The relics that can be bought, the decks, and what is discarded."""
    shown = [s.offerings[place] for place in range(game.box.offerings)]
    lying = [
        None if card == NO_CARD else Relic(card, f"offering-{place}", f"relic-{card}", owned=False) for place, card in enumerate(shown)
    ]
    picture, height = relics(game, lying, (_decks(game, s), 74))
    parts = [label(2, 15, "Offerings", LEAST_FONT, WHITE, font_weight="bold"), group(picture, at=(0, 22))]
    height += 22
    for line in _discards(game, s):
        parts.append(label(2, height + 12, line, CARD_FONT, WHITE))
        height += 18
    return group(*parts, id="offerings"), height + GAP


def _decks(game: Game, s: Any) -> str:
    """Draw the decks with their numbers of cards."""
    del game
    relics_left, spells_left = sum(s.relic_deck), spells_in_deck(s)
    parts = [rect(0, 0, WIDE, 74, "none", rx=10)]
    for y, back, name, left in ((0, relic_back(6, 0), "relics", relics_left), (38, spell_back(6, 0), "spells", spells_left)):
        parts.append(group(tip(f"deck of {name}: {left}"), back, label(40, 22, f"{left} {name} in the deck", CARD_FONT, WHITE), at=(0, y)))
    return "".join(parts)


def _discards(game: Game, s: Any) -> list[str]:
    """List the discards by name."""
    lines = []
    for title, name, discard in (("Relics discarded", relic_name, s.relic_discard), ("Spells discarded", spell_name, s.spell_discard)):
        held = [name(game, card) + (f" ×{copies}" if copies > 1 else "") for card, copies in enumerate(discard) if copies]
        if held:
            lines += wrap(f"{title}: {', '.join(held)}", int(INSIDE / (CARD_FONT * EVEN_LETTER)))
    return lines
