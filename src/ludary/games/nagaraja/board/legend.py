"""The player aid as a picture: the sides of the sticks, the shapes of rooms, the cards by symbol, and what scores."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import fitted, group, label, path, rect
from ludary.games.nagaraja.board.cards import GAP, Part, lines, titled
from ludary.games.nagaraja.board.pieces import CELL, INK, LEAST_FONT, NAGA_SIGN, STICK_FILLS, WHITE, room
from ludary.games.nagaraja.cards import Colour
from ludary.games.nagaraja.text.aids import cards_by_symbol, kinds_of_rooms, sides_of, what_scores
from ludary.games.nagaraja.text.names import COLOUR_NAMES, room_name

IN_A_ROW, SIDE, APART = 3, 28, 4
PIECE = re.compile(' data-piece="[^"]*"')


def legend(game: Game, s: Any, wide: float) -> Part:
    """All of it."""
    drawn, high = below(_sections(game, s, wide))
    return group(drawn, id="legend"), high


def below(sections: Iterable[Part]) -> Part:
    """Put parts below each other."""
    drawn, y = [], 0.0
    for part, height in sections:
        drawn.append(group(part, at=(0, y)))
        y += height
    return "".join(drawn), y


def _sections(game: Game, s: Any, wide: float) -> Iterator[Part]:
    yield titled("Sides of the sticks", _sticks(game, wide / IN_A_ROW))
    yield titled("Room tiles left", _rooms(game, s, wide / IN_A_ROW))
    yield titled("Cards by symbol", below(lines(text, wide) for text in cards_by_symbol(game)))
    yield titled("What scores", lines(" ".join(what_scores(game)), wide))


def _sticks(game: Game, each: float) -> Part:
    """The four sides of each colour beside each other."""
    drawn = []
    for colour in Colour:
        sides = [_side(colour, shown) for shown in sides_of(game, colour)]
        letter = label(0, 20, COLOUR_NAMES[colour][0].upper(), LEAST_FONT, WHITE, font_weight="bold")
        row = [group(side, at=(18 + number * (SIDE + APART), 0)) for number, side in enumerate(sides)]
        drawn.append(group(letter, *row, at=(colour * each, 0)))
    return "".join(drawn), float(SIDE)


def _side(colour: int, shown: str) -> str:
    body = rect(0, 0, SIDE, SIDE, STICK_FILLS[colour], rx=5, stroke=INK, stroke_width=1.5)
    if shown == "naga":
        return body + group(path(NAGA_SIGN, stroke="#7a1fa2", stroke_width=4), at=(2, 6))
    return body + label(SIDE / 2, 21, shown, 18, INK, text_anchor="middle", font_weight="bold")


def _rooms(game: Game, s: Any, each: float) -> Part:
    """Every kind, as it lies before it is turned, with its name and how many are left."""
    drawn, kinds = [], kinds_of_rooms(game)
    for number, kind in enumerate(kinds):
        row, column = divmod(number, IN_A_ROW)
        shape = PIECE.sub("", room(game, kind, 0, amulet=False))
        words = (fitted(room_name(game, kind), LEAST_FONT, each - CELL + 6), f"{s.tiles[kind]} left")
        beside = [label(CELL + 4, 22 + 19 * line, word, LEAST_FONT, WHITE) for line, word in enumerate(words)]
        drawn.append(group(shape, *beside, at=(column * each, row * (CELL + APART))))
    return "".join(drawn), float((CELL + APART) * -(-len(kinds) // IN_A_ROW)) - GAP / 2
