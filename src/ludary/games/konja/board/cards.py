"""Relics and spells as cards: a head with name and price, a picture with signs of what they do, and
that in few words.

A card has one of two shapes: upright, with a large picture, in one's own hand; or a plate with its
picture beside the name, for what others own, what is on offer, and one's own cards on a phone.
Quiet plates are dark, so that one's own cards stand out.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludary.games.konja import box, spots
from ludary.games.konja.board.dice import action_die
from ludary.games.konja.board.effect_signs import sign, steps_of
from ludary.games.konja.board.paints import BRASS, BRASS_DARK, INK, painted
from ludary.games.konja.board.scenes import SMALL_SIGN, Picture, scene
from ludary.games.konja.board.signs import (
    CARD_FONT,
    FAINT,
    GREY,
    LEAST_FONT,
    ORANGE,
    PAPER,
    REMEMBERED,
    WHITE,
    token,
)
from ludary.games.konja.box import Box
from ludary.games.konja.pieces import Token
from ludary.games.konja.text.brief import relic_brief, spell_brief
from ludary.games.konja.text.cards import relic_line, spell_line
from ludary.games.konja.text.names import ACTION_WORDS, relic_name, spell_name
from ludary.kit import Game
from ludary.kit.picture import circle, fitted, group, label, path, rect, tip, wrap

GAP = 8
HEAD, LINE = 29, 16.0  # height of a card's head and of a line of its words
SLOT, SMALL_SLOT, POWER = (
    34.0,
    22.0,
    35.0,
)  # side of the place for an action die, upright and on a plate; width of a price in Power
LEAST_WIDE, LEAST_SCENE = 112, 40  # width of a card, height of its picture
LETTER = 0.58  # width of a letter of a card's words, as a part of the font size
PLATE = (178.0, 100.0)  # a card that lies flat
ART, ROW = 44.0, 25.0  # side of its picture, and where the line of its prices begins
DARK, DIM = "#2b2560", "#1c183d"  # a quiet plate, and a tapped one
Size = tuple[float, float]


class Look(NamedTuple):
    """The colours of a card: its ground, its words, its edge."""

    ground: str
    ink: str
    edge: str


OWN, TAPPED = Look(PAPER, INK, BRASS_DARK), Look(GREY, INK, BRASS_DARK)
QUIET, QUIET_TAPPED = Look(DARK, WHITE, BRASS_DARK), Look(DIM, "#c4bedb", "#4b4378")


class Relic(NamedTuple):
    """A relic as it lies somewhere."""

    card: int
    spot: str
    piece: str
    owned: bool = True  # one's own shows no cost any more
    tapped: bool = False
    in_use: bool = False
    die: tuple[int, int] | None = None  # which action die lies on it, and what that shows


def letters(width: float) -> int:
    """Return the number of letters of a card's words that fit in a line."""
    return int(width / (CARD_FONT * LETTER))


def fitting(number: int, size: Size, room: Size) -> tuple[Size, int, float]:
    """The size of so many cards in a room, how many lie in a row, and how much smaller they are
    drawn: first they get narrower.
    """
    rows = round((room[1] + GAP) / (size[1] + GAP))
    columns = max(round((room[0] + GAP) / (size[0] + GAP)), -(-number // rows))
    wide = max(LEAST_WIDE, (room[0] + GAP) / columns - GAP)
    return (round(wide, 1), size[1]), columns, min(1.0, room[0] / (columns * (wide + GAP) - GAP))


def spread(cards: list[str], size: Size, columns: int, scale: float, top: float) -> list[str]:
    """Cards of a size in rows."""
    places = (
        (place % columns * (size[0] + GAP), place // columns * (size[1] + GAP))
        for place in range(len(cards))
    )
    return [
        group(card, at=(scale * x, top + scale * y), scale=scale)
        for card, (x, y) in zip(cards, places, strict=True)
    ]


def empty(size: Size, words: str) -> str:
    """A place without a card that is seen, with words about it."""
    edge: dict[str, Any] = {
        "rx": 10,
        "stroke": FAINT,
        "stroke_opacity": 0.4,
        "stroke_width": 1.5,
        "stroke_dasharray": "5 5",
    }
    word = (
        label(size[0] / 2, size[1] / 2 + 5, words, CARD_FONT, FAINT, text_anchor="middle")
        if words
        else ""
    )
    return rect(1, 1, size[0] - 2, size[1] - 2, "none", **edge) + word


def is_plate(size: Size) -> bool:
    """Tell which of the two shapes a card of that size has."""
    return size[0] > size[1]


@lru_cache(REMEMBERED)
def relic_card(game: Game[Box], relic: Relic, size: Size, quiet: bool = False) -> str:
    """A relic; a tapped one is dim, and its picture lies on its side."""
    data = game.box.relics[relic.card]
    look = (QUIET_TAPPED if quiet else TAPPED) if relic.tapped else QUIET if quiet else OWN
    title = f"{'Tapped. ' if relic.tapped else ''}{relic_line(game, relic.card)}"
    picture = Picture(
        relic_name(game, relic.card).lower(),
        relic.card,
        steps_of(data),
        spell=False,
        hostile=bool(data.hostile),
    )
    inside = (_relic_plate if is_plate(size) else _relic_upright)(game, relic, picture, size, look)
    return group(
        tip(title), _ground(size, look, relic.in_use), *inside,
        data_spot=relic.spot, data_piece=relic.piece,
    )  # fmt: skip


def _ground(size: Size, look: Look, in_use: bool) -> str:
    edge: dict[str, Any] = (
        {"stroke": ORANGE, "stroke_width": 5}
        if in_use
        else {"stroke": look.edge, "stroke_width": 2}
    )
    return rect(1, 1, size[0] - 2, size[1] - 2, look.ground, rx=10, **edge)


def _relic_upright(
    game: Game[Box], relic: Relic, picture: Picture, size: Size, look: Look
) -> list[str]:
    """The name and the exchange value; the picture with the prices of using it; the words."""
    data, (width, height), name = game.box.relics[relic.card], size, relic_name(game, relic.card)
    lines = wrap(relic_brief(game, relic.card), letters(width - 12))
    high = _picture_height(height, lines)
    power = [group(_power(data.power), at=(width - 12 - POWER - 4, 4))] if data.power else []
    return [
        label(
            8,
            21,
            fitted(name, CARD_FONT, (width - 40) * 0.94),
            CARD_FONT,
            look.ink,
            font_weight="bold",
        ),
        ring(data.worth, width - 29, 4, look),
        group(
            scene(picture, width - 12, high, relic.tapped),
            *_slot(data, relic, (4, 4), SLOT),
            *power,
            at=(6, HEAD),
        ),
        _words(lines, HEAD + high + 14, height, look),
    ]


def _relic_plate(
    game: Game[Box], relic: Relic, picture: Picture, size: Size, look: Look
) -> list[str]:
    """The picture; on its right the name, and below that the prices and signs; the words below
    both.
    """
    data, width = game.box.relics[relic.card], size[0]
    left = ART + 12 + (0 if relic.owned else 26)
    slot = [(SMALL_SLOT, "".join(_slot(data, relic, (0, 2), SMALL_SLOT)))] if data.die else []
    power = [(POWER, _power(data.power))] if data.power else []
    things = [*slot, *power, *_signs(picture)]
    return [
        *([] if relic.owned else [coin(data.cost, ART + 9, 2)]),
        label(
            left,
            20,
            fitted(relic_name(game, relic.card), CARD_FONT, (width - left - 4) * 0.94),
            CARD_FONT,
            look.ink,
            font_weight="bold",
        ),
        group(scene(picture, ART, ART, relic.tapped, signs=False), at=(6, 6)),
        _in_row(things, width - ART - 39),
        ring(data.worth, width - 29, ROW + 1, look),
        _words(wrap(relic_brief(game, relic.card), letters(width - 12)), ART + 19.5, size[1], look),
    ]


def _signs(picture: Picture) -> list[tuple[float, str]]:
    return [(SMALL_SIGN, sign(step, SMALL_SIGN)) for step in picture.steps]


def _in_row(things: Sequence[tuple[float, str]], room: float) -> str:
    """Things side by side on a plate, smaller if there are too many."""
    wide, x, parts = sum(width + 2 for width, _ in things), 0.0, []
    for width, drawn in things:
        parts.append(group(drawn, at=(x, 0)))
        x += width + 2
    return group(*parts, at=(ART + 9, ROW), scale=min(1.0, room / max(1.0, wide)))


def _picture_height(height: float, lines: Sequence[str]) -> float:
    return max(LEAST_SCENE, height - HEAD - LINE * len(lines) - 7)


def _words(lines: Sequence[str], top: float, height: float, look: Look) -> str:
    """The words, from their first baseline on; smaller where there are too many lines for a card of
    that height.
    """
    scale = min(1.0, (height - top - 2) / (LINE * (len(lines) - 1) + 2))
    return group(
        *(label(0, LINE * at, line, CARD_FONT, look.ink) for at, line in enumerate(lines)),
        at=(7, top),
        scale=scale,
    )


def coin(number: int, x: float, y: float) -> str:
    """A price in Gold."""
    sign = circle(x + 13, y + 12.5, 11.5, "#f6cf62", stroke=BRASS_DARK, stroke_width=2)
    figure = label(
        x + 13, y + 18, str(number), LEAST_FONT, INK, text_anchor="middle", font_weight="bold"
    )
    return group(tip(f"cost: {number} Gold"), sign, figure)


def ring(number: int, x: float, y: float, look: Look) -> str:
    """Draw an exchange value: the Gold that the Merchant gives."""
    sign = circle(12, 12, 11, "none", stroke=BRASS, stroke_width=3)
    figure = label(
        12, 17.5, str(number), LEAST_FONT, look.ink, text_anchor="middle", font_weight="bold"
    )
    return group(tip(f"exchange value: {number} Gold"), sign, figure, at=(x, y))


def _slot(data: box.Relic, relic: Relic, at: tuple[float, float], side: float) -> list[str]:
    """The place for an action die, with the die that lies there."""
    if not data.die:
        return []
    x, y = at
    outline: dict[str, Any] = {
        "rx": side * 0.3,
        "fill_opacity": 0.6,
        "stroke": WHITE,
        "stroke_width": 1.8,
        "stroke_dasharray": "4 3",
    }
    parts = [
        group(
            tip("takes an action die"), rect(x + 1, y + 1, side - 2, side - 2, "#0f0b26", **outline)
        )
    ]
    if relic.die is not None:
        die, face = relic.die
        parts.append(
            group(
                tip(f"action die: {ACTION_WORDS[face]}"),
                action_die(face, side - 2),
                at=(x + 1, y + 1),
                data_piece=f"action-{die}",
            )
        )
    return parts


def _power(power: int) -> str:
    """A price in Power."""
    ground = rect(0, 0, POWER, 26, "#0b2a1c", rx=8, stroke=WHITE, stroke_opacity=0.6)
    number = label(5, 19, str(power), CARD_FONT, WHITE, font_weight="bold")
    return group(tip(f"costs {power} Power"), ground, number, token(Token.POWER, 15, 4, 18))


@lru_cache(REMEMBERED)
def spell_card(game: Game[Box], card: int, copies: int, size: Size) -> str:
    """A spell in hand; where one has two of them, a second card shows behind it."""
    data, (width, height) = game.box.spells[card], size
    picture = Picture(
        spell_name(game, card).lower(), card, steps_of(data), spell=True, hostile=bool(data.hostile)
    )
    edge: dict[str, Any] = {"rx": 10, "stroke": BRASS_DARK, "stroke_width": 2}
    behind = (
        rect(5, -4, width - 6, height - 2, PAPER, data_piece=f"spell-{card}", **edge)
        if copies > 1
        else ""
    )
    inside = (_spell_plate if is_plate(size) else _spell_upright)(game, card, copies, picture, size)
    shown = group(
        rect(1, 1, width - 2, height - 2, PAPER, **edge), *inside, data_piece=f"spell-{card}"
    )
    return group(
        tip(spell_line(game, card)),
        rect(0, 0, width, height, "none"),
        behind,
        shown,
        data_spot=spots.SPELL(card),
    )


def _spell_head(game: Game[Box], card: int, copies: int, room: float) -> str:
    """The price, the name, and how many copies one has."""
    data, start = game.box.spells[card], 25 + 9 * len(str(game.box.spells[card].cost))
    name = fitted(
        spell_name(game, card), CARD_FONT, (room - start - (26 if copies > 1 else 0)) * 0.94
    )
    more = (
        label(room, 21, f"×{copies}", CARD_FONT, INK, text_anchor="end", font_weight="bold")
        if copies > 1
        else ""
    )
    return gem(data.cost) + label(start, 21, name, CARD_FONT, INK, font_weight="bold") + more


def _spell_upright(
    game: Game[Box], card: int, copies: int, picture: Picture, size: Size
) -> list[str]:
    width, height = size
    lines = wrap(spell_brief(game, card), letters(width - 12))
    high = _picture_height(height, lines)
    head = f"M2 {HEAD}V12A10 10 0 0 1 12 2H{width - 12}A10 10 0 0 1 {width - 2} 12V{HEAD}Z"
    return [
        path(head, "#f1b7ab" if picture.hostile else "#c6d5f4"),
        group(_spell_head(game, card, copies, width - 13), at=(6, 0)),
        group(scene(picture, width - 12, high, False), at=(6, HEAD)),
        _words(lines, HEAD + high + 14, height, OWN),
    ]


def _spell_plate(
    game: Game[Box], card: int, copies: int, picture: Picture, size: Size
) -> list[str]:
    width = size[0]
    head = f"M2 28V12A10 10 0 0 1 12 2H{width - 12}A10 10 0 0 1 {width - 2} 12V28Z"
    return [
        path(head, "#f1b7ab" if picture.hostile else "#c6d5f4"),
        group(scene(picture, ART, ART, False, signs=False), at=(6, 6)),
        group(_spell_head(game, card, copies, width - ART - 18), at=(ART + 11, 0)),
        _in_row(_signs(picture), width - ART - 16),
        _words(wrap(spell_brief(game, card), letters(width - 12)), ART + 19.5, size[1], OWN),
    ]


def gem(number: int) -> str:
    """A price in Magick."""
    figure = label(0, 21.5, str(number), CARD_FONT + 1, INK, font_weight="bold")
    return group(
        tip(f"costs {number} Magick"), figure, token(Token.MAGICK, 1 + 9 * len(str(number)), 5, 20)
    )


@lru_cache(REMEMBERED)
def back(kind: str, x: float, y: float, wide: float = 24) -> str:
    """A card face down: `spell-back` or `relic-back`."""
    return group(painted(kind, "#4a2f8f"), at=(x, y), scale=wide / 24)
