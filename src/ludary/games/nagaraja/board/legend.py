"""The player aid as a picture: the sides of the sticks, the shapes of rooms, the cards by symbol,
and what scores.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from ludary.games.nagaraja.board.cards import GAP, Part, lines, titled
from ludary.games.nagaraja.board.jade import CELL, INK, LEAST_FONT, WHITE
from ludary.games.nagaraja.board.pieces import WOODS, snake, wood
from ludary.games.nagaraja.board.rooms import room
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import Colour
from ludary.games.nagaraja.state import State
from ludary.games.nagaraja.text.aids import cards_by_symbol, kinds_of_rooms, sides_of, what_scores
from ludary.games.nagaraja.text.names import room_name
from ludary.kit import Game
from ludary.kit.picture import fitted, group, label, rect

IN_A_ROW, SIDE, APART = 3, 28, 4
PIECE = re.compile(' data-piece="[^"]*"')


def legend(game: Game[Box], s: State, wide: float) -> Part:
    """All of it."""
    return _legend(game, tuple(map(int, s.tiles)), wide)


@lru_cache(64)
def _legend(game: Game[Box], tiles: tuple[int, ...], wide: float) -> Part:
    drawn, high = below(_sections(game, tiles, wide))
    return group(drawn, id="legend"), high


def below(sections: Iterable[Part]) -> Part:
    """Put parts below each other."""
    drawn, y = [], 0.0
    for part, height in sections:
        drawn.append(group(part, at=(0, y)))
        y += height
    return "".join(drawn), y


def _sections(game: Game[Box], tiles: tuple[int, ...], wide: float) -> Iterator[Part]:
    yield titled("Sides of the sticks", _sticks(game, wide / IN_A_ROW))
    yield titled("Room tiles left", _rooms(game, tiles, wide / IN_A_ROW))
    yield titled("Cards by symbol", below(lines(text, wide) for text in cards_by_symbol(game)))
    yield titled("What scores", lines(" ".join(what_scores(game)), wide))


def _sticks(game: Game[Box], each: float) -> Part:
    """The four sides of each colour beside each other."""
    drawn = []
    for colour in Colour:
        sides = [_side(colour, shown) for shown in sides_of(game, colour)]
        shape = wood(colour, 2, 2, 10, 25 - 4 * colour)
        row = [
            group(side, at=(18 + number * (SIDE + APART), 0)) for number, side in enumerate(sides)
        ]
        drawn.append(group(shape, *row, at=(colour * each, 0)))
    return "".join(drawn), float(SIDE)


def _side(colour: int, shown: str) -> str:
    body = rect(0, 0, SIDE, SIDE, WOODS[Colour(colour)][0], rx=5, stroke=INK, stroke_width=1.5)
    if shown == "naga":
        return body + snake(2, 5)
    return body + label(
        SIDE / 2, 21, shown, 18, WOODS[Colour(colour)][1], text_anchor="middle", font_weight="bold"
    )


def _rooms(game: Game[Box], tiles: tuple[int, ...], each: float) -> Part:
    """Every kind, as it lies before it is turned, with its name and how many are left."""
    drawn, kinds = [], kinds_of_rooms(game)
    for number, kind in enumerate(kinds):
        row, column = divmod(number, IN_A_ROW)
        shape = PIECE.sub("", room(game, kind, 0, amulet=False))
        words = (fitted(room_name(game, kind), LEAST_FONT, each - CELL + 6), f"{tiles[kind]} left")
        beside = [
            label(CELL + 4, 22 + 19 * line, word, LEAST_FONT, WHITE)
            for line, word in enumerate(words)
        ]
        drawn.append(group(shape, *beside, at=(column * each, row * (CELL + APART))))
    return "".join(drawn), float((CELL + APART) * -(-len(kinds) // IN_A_ROW)) - GAP / 2
