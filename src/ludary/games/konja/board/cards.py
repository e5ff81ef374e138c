"""Relics and spells as cards with pictures: what they do as an emblem and in the words made from their data, and their prices.

A card of any width and height has a head, a picture, and words; the picture has what the words leave.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludary.games.konja.board.dice import action_die
from ludary.games.konja.board.paints import BRASS, BRASS_DARK, INK, painted
from ludary.games.konja.board.scenes import scene
from ludary.games.konja.board.signs import CARD_FONT, FAINT, GREY, LEAST_FONT, ORANGE, PAPER, REMEMBERED, WHITE, token
from ludary.games.konja.cards import Does
from ludary.games.konja.pieces import Token
from ludary.games.konja.text.cards import relic_line, say_effect, spell_line, spell_text
from ludary.games.konja.text.names import ACTION_WORDS, relic_name, spell_name
from ludary.kit import Game
from ludary.kit.picture import circle, fitted, group, label, path, rect, tip, wrap

GAP = 8
HEAD, LINE, SLOT = 31, 17, 36  # height of a card's head and of a line, side of the place for an action die
LEAST_SCENE, LEAST_WIDE = 46, 122  # height of a card's picture, width of a card
EVEN_LETTER = 0.56  # width of a letter in a long text, as a part of the font size
HOSTILE_WORDS = "Attack, in the opponent's Collection. "  # a red head says so
Size = tuple[float, float]


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
    return int(width / (CARD_FONT * EVEN_LETTER))


def fitting(number: int, size: Size, room: Size) -> tuple[Size, int, float]:
    """The size of so many cards in a room, how many lie in a row, and how much smaller they are drawn: first they get narrower."""
    rows = round((room[1] + GAP) / (size[1] + GAP))
    columns = max(round((room[0] + GAP) / (size[0] + GAP)), -(-number // rows))
    wide = max(LEAST_WIDE, (room[0] + GAP) / columns - GAP)
    return (round(wide, 1), size[1]), columns, min(1.0, room[0] / (columns * (wide + GAP) - GAP))


def spread(cards: list[str], size: Size, columns: int, scale: float, top: float) -> list[str]:
    """Cards of a size in rows."""
    places = ((place % columns * (size[0] + GAP), place // columns * (size[1] + GAP)) for place in range(len(cards)))
    return [group(card, at=(scale * x, top + scale * y), scale=scale) for card, (x, y) in zip(cards, places, strict=True)]


def empty(size: Size) -> str:
    """A place without a card."""
    return rect(1, 1, size[0] - 2, size[1] - 2, "none", rx=10, stroke=FAINT, stroke_opacity=0.6, stroke_width=1.5, stroke_dasharray="5 5")


@lru_cache(REMEMBERED)
def relic_card(game: Game, relic: Relic, size: Size) -> str:
    """A relic; a tapped one is grey, and its emblem lies on its side."""
    data, (width, height) = game.box.relics[relic.card], size
    lines = wrap(say_effect(data.steps), letters(width - 16))
    title = f"{'Tapped. ' if relic.tapped else ''}{relic_line(game, relic.card)}"
    high = _scene_height(height, lines)
    edge: dict[str, Any] = {"stroke": ORANGE, "stroke_width": 5} if relic.in_use else {"stroke": BRASS_DARK, "stroke_width": 2}
    picture = scene(relic.card, _effects(data), bool(data.hostile), (width - 14, high), relic.tapped)
    return group(
        tip(title),
        rect(1, 1, width - 2, height - 2, GREY if relic.tapped else PAPER, rx=11, **edge),
        *_relic_head(game, relic, width),
        group(picture, *_needs(data, relic, width - 14), at=(7, HEAD)),
        _words(lines, height, high),
        data_spot=relic.spot, data_piece=relic.piece,
    )  # fmt: skip


def _effects(data: Any) -> tuple[int, ...]:
    return tuple(int(step.does) for step in data.steps if step.does != Does.NOTHING)


def _scene_height(height: float, lines: Sequence[str]) -> float:
    return max(LEAST_SCENE, height - HEAD - LINE * len(lines) - 13)


def _words(lines: Sequence[str], height: float, scene_height: float) -> str:
    """The words below the picture, smaller if there are too many."""
    top = HEAD + scene_height
    scale = min(1.0, (height - top - 8) / (LINE * len(lines) + 1))
    drawn = [label(0, 15 + LINE * at, line, CARD_FONT, INK) for at, line in enumerate(lines)]
    return group(*drawn, at=(9, top + 3), scale=scale)


def _relic_head(game: Game, relic: Relic, width: float) -> list[str]:
    """The name, on the left the cost, on the right the exchange value."""
    data = game.box.relics[relic.card]
    left = 9 if relic.owned else 34
    name = label(left, 22, fitted(relic_name(game, relic.card), 16, (width - left - 34) * 0.9), 16, INK, font_weight="bold")
    return [*([] if relic.owned else [coin(data.cost, 5)]), name, ring(data.worth, width - 31)]


def coin(number: int, x: float) -> str:
    """A price in Gold."""
    sign = circle(x + 13, 16.5, 12.5, "#f6cf62", stroke=BRASS_DARK, stroke_width=2)
    figure = label(x + 13, 22, str(number), LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    return group(tip(f"cost: {number} Gold"), sign, figure)


def ring(number: int, x: float) -> str:
    """Draw an exchange value: the Gold that the Merchant gives."""
    sign = circle(x + 13, 16.5, 11, "none", stroke=BRASS, stroke_width=3)
    figure = label(x + 13, 22, str(number), LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    return group(tip(f"exchange value: {number} Gold"), sign, figure)


def _needs(data: Any, relic: Relic, width: float) -> list[str]:
    """Upon the picture: the place for an action die, with the die that lies there, and the power; that it is tapped."""
    parts = []
    if data.die:
        outline = rect(5, 5, SLOT, SLOT, WHITE, rx=11, fill_opacity=0.25, stroke=WHITE, stroke_width=2, stroke_dasharray="4 3")
        parts.append(group(tip("takes an action die"), outline))
        if relic.die is not None:
            die, side = relic.die
            words = tip(f"action die: {ACTION_WORDS[side]}")
            parts.append(group(words, action_die(side, SLOT - 2), at=(6, 6), data_piece=f"action-{die}"))
    if data.power:
        ground = rect(width - 47, 5, 43, 26, "#0b2a1c", rx=9, fill_opacity=0.85, stroke=WHITE, stroke_opacity=0.6)
        number = label(width - 40, 24, str(data.power), 17, WHITE, font_weight="bold")
        parts.append(group(tip(f"costs {data.power} Power"), ground, number, token(Token.POWER, width - 28, 7, 21)))
    if relic.tapped:
        plate = rect(width - 62, 4 if not data.power else 34, 58, 21, INK, rx=6, stroke=WHITE, stroke_opacity=0.6)
        words = label(width - 33, 19 if not data.power else 49, "tapped", CARD_FONT, WHITE, text_anchor="middle")
        parts.append(plate + words)
    return parts


@lru_cache(REMEMBERED)
def spell_card(game: Game, card: int, copies: int, size: Size) -> str:
    """A spell in hand; where one has two of them, a second card shows behind it."""
    data, (width, height) = game.box.spells[card], size
    lines = wrap(spell_text(game, card).removeprefix(HOSTILE_WORDS), letters(width - 16))
    high = _scene_height(height, lines)
    edge: dict[str, Any] = {"rx": 11, "stroke": BRASS_DARK, "stroke_width": 2}
    behind = rect(5, -4, width - 6, height - 2, PAPER, data_piece=f"spell-{card}", **edge) if copies > 1 else ""
    start = 33 + 9 * len(str(data.cost))
    name = fitted(spell_name(game, card), 16, (width - start - (34 if copies > 1 else 8)) * 0.9)
    head = f"M2 {HEAD}V12A10 10 0 0 1 12 2H{width - 12}A10 10 0 0 1 {width - 2} 12V{HEAD}Z"
    shown = group(
        rect(1, 1, width - 2, height - 2, PAPER, **edge),
        path(head, "#f1b7ab" if data.hostile else "#c6d5f4"),
        gem(data.cost),
        label(start, 22, name, 16, INK, font_weight="bold"),
        label(width - 8, 22, f"×{copies}", LEAST_FONT, INK, text_anchor="end", font_weight="bold") if copies > 1 else "",
        group(scene(card + 3, _effects(data), bool(data.hostile), (width - 14, high), False, spell=True), at=(7, HEAD)),
        _words(lines, height, high),
        data_piece=f"spell-{card}",
    )
    return group(tip(spell_line(game, card)), rect(0, 0, width, height, "none"), behind, shown, data_spot=f"spell-{card}")


def gem(number: int) -> str:
    """A price in Magick."""
    figure = label(8, 23, str(number), LEAST_FONT + 1, INK, font_weight="bold")
    return group(tip(f"costs {number} Magick"), figure, token(Token.MAGICK, 9 + 9 * len(str(number)), 6, 21))


@lru_cache(REMEMBERED)
def back(kind: str, x: float, y: float, wide: float = 24) -> str:
    """A card face down: `spell-back` or `relic-back`."""
    return group(painted(kind, "#4a2f8f"), at=(x, y), scale=wide / 24)
