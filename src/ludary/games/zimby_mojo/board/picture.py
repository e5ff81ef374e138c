"""A View as a picture: one tall SVG, 480 units wide, legible from 360 pixels on once it is enlarged.

From top to bottom: whose turn it is, the map with the tribal boards around it, the stack, one's hand, what every shaman has, the
incantations, the piles, and what the signs mean. What a choice may be about is an element with `data-spot` (`spots.py` says
which); what moves is one with `data-piece`.
"""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import fitted, group, label, picture, rect
from ludary.games.zimby_mojo.board.cards import INSIDE, Section, chants, hand, letters, others, piles, the_stack
from ludary.games.zimby_mojo.board.ground import TABLE, WHITE, size_of
from ludary.games.zimby_mojo.board.legend import legend
from ludary.games.zimby_mojo.board.map import whole_map
from ludary.games.zimby_mojo.board.tribes import MARGIN, table, tribes
from ludary.games.zimby_mojo.reckoning import land_of
from ludary.games.zimby_mojo.text.describe import describe, going_on, headline, in_order, named

WIDTH, EDGE = 480, 12
ENLARGED = 1.5  # where there is room: the map has small tiles
LINE, SIZE = 19, 14  # height of a line of small text, and of its letters


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The whole View as one SVG; its description is the View in words."""
    names = named(seat, who)
    parts, y = [], float(EDGE)
    for part, height in sections(game, s, seat, who):
        parts.append(group(part, at=(EDGE, y)))
        y += height
    height = round(y + EDGE)
    title = ". ".join(headline(game, s, names))
    ground = rect(0, 0, WIDTH, height, TABLE, rx=14)
    return picture("zimby-mojo", WIDTH, height, f"{game.title}: {title}.", describe(game, s, seat, who), ground, *parts, enlarged=ENLARGED)


def sections(game: Game, s: Any, seat: int, who: Sequence[str]) -> Iterator[Section]:
    names = named(seat, who)
    yield _headline(game, s, names)
    yield _map(game, s, who)
    yield from the_stack(game, s, names)
    yield from hand(game, s, seat, names)
    yield table(game, s, names, in_order(s, seat))
    yield from others(game, s, seat, names)
    yield from chants(game, s, names)
    yield piles(game, s)
    yield legend()


def _headline(game: Game, s: Any, names: Sequence[str]) -> Section:
    stage, decides = headline(game, s, names)
    lines = [line for words in (f"{decides}.", *going_on(game, s, names)) for line in wrap(words, letters(INSIDE, SIZE))]
    parts = [label(0, 18, fitted(stage, 17, INSIDE), 17, WHITE, font_weight="bold")]
    parts += [label(0, 40 + LINE * at, line, SIZE, WHITE) for at, line in enumerate(lines)]
    return group(*parts, id="turn"), 34 + LINE * max(2, len(lines))


def _map(game: Game, s: Any, names: Sequence[str]) -> Section:
    """The map in the middle; a larger one is drawn smaller."""
    wide, high = size_of(game)
    scale = min(1.0, (WIDTH - 2) / (wide + 2 * MARGIN))
    left = (WIDTH - wide * scale) / 2 - EDGE
    inside = whole_map(game, s, land_of(game, s)) + tribes(game, s, names)
    return group(inside, at=(left, MARGIN * scale), scale=scale), (high + 2 * MARGIN) * scale + 6
