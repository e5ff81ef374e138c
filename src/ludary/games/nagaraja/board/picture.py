"""A View as a picture: one tall SVG, 480 units wide, legible from 360 pixels on.

From top to bottom: what is decided, the piles and the tile fought for, both temples, the ways of laying a room while one
is laid, what lies between the players, the hands, and the player aid. Elements carry `data-spot` where a player may act, framed where the
one who looks may act now, and `data-piece` where they are pieces that move.
"""

from collections.abc import Collection, Iterator, Sequence
from textwrap import wrap
from typing import Any

from ludary.core.game import NOBODY, Game
from ludary.core.svg import fitted, group, label, picture, rect
from ludary.games.nagaraja.board.cards import GAP, Part, amulets, hand, rows, table_cards, throw, titled
from ludary.games.nagaraja.board.legend import legend
from ludary.games.nagaraja.board.pieces import CELL, LEAST_FONT, MARK, WHITE, room, trap
from ludary.games.nagaraja.board.spots import spot
from ludary.games.nagaraja.board.temple import HIGH, WIDE, temple
from ludary.games.nagaraja.board.ways import ways
from ludary.games.nagaraja.reckoning import copy_of
from ludary.games.nagaraja.state import SEATS, Phase
from ludary.games.nagaraja.temple import NOWHERE
from ludary.games.nagaraja.text.describe import describe, headline
from ludary.games.nagaraja.text.names import cards_in, count, room_name

WIDTH, MARGIN = 480, 10
INSIDE = WIDTH - 2 * MARGIN
TABLE = "#20303a"
LINE = 20


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The whole View as one SVG; its description is the View in words."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    marks = marked(game, s, seat)
    parts, y = [], float(MARGIN)
    for part, height in sections(game, s, seat, names, marks):
        parts.append(group(part, at=(MARGIN, y)))
        y += height
    height = round(y + MARGIN - GAP)
    table = rect(0, 0, WIDTH, height, TABLE, rx=14)
    title = ". ".join(headline(game, s, names))
    return picture("nagaraja", WIDTH, height, f"{game.title}: {title}.", describe(game, s, seat, who), table, *parts)


def marked(game: Game, s: Any, seat: int) -> set[str]:
    """The spots of what the one who looks may choose."""
    if seat == NOBODY or s.actor != seat:
        return set()
    out = game.engine.room()
    number = game.engine.legal(game.boxes, copy_of(s), 0, out)
    return {spot(game, s, game.plain_action(int(action))) for action in out[:number]} - {""}


def sections(game: Game, s: Any, seat: int, names: Sequence[str], marks: Collection[str]) -> Iterator[Part]:
    """From top to bottom: what concerns the other first, what is one's own last."""
    order = (1 - seat, seat) if seat != NOBODY else tuple(range(SEATS))
    yield _headline(game, s, names)
    yield _piles(game, s, names, marks)
    yield _temples(game, s, seat, names, marks)
    yield from ways(game, s, names, INSIDE, marks)
    for owner in order:
        yield from throw(game, s, owner, names, INSIDE, marks)
    yield from table_cards(game, s, seat, names, INSIDE, marks)
    if s.phase == Phase.RETRIEVE and s.actor == seat:
        yield titled("The discard pile", rows(game, cards_in(s.discard), INSIDE, (), spot=False))
    if s.dealt:
        yield titled("You have drawn, and give one away", rows(game, cards_in(s.dealt), INSIDE, marks))
    for owner in order:
        yield from amulets(game, s, owner, names, INSIDE, marks)
        yield hand(game, s, owner, seat, names, INSIDE, marks)
    yield legend(game, s, INSIDE)


def _headline(game: Game, s: Any, names: Sequence[str]) -> Part:
    stage, decides = headline(game, s, names)
    lines = wrap(decides, int(INSIDE / (LEAST_FONT * 0.53)))
    parts = [label(0, 20, fitted(stage, 18, INSIDE), 18, WHITE, font_weight="bold")]
    parts += [label(0, 42 + LINE * at, line, LEAST_FONT, WHITE) for at, line in enumerate(lines)]
    return group(*parts, id="turn"), 34 + LINE * len(lines)


def _piles(game: Game, s: Any, names: Sequence[str], marks: Collection[str]) -> Part:
    """The room tile, what is left to draw, and the trap while it lies beside the temples."""
    parts, x = [], 0.0
    if s.tile:
        parts.append(group(room(game, s.tile, 0, bool(s.tile_amulet)), data_spot="tile"))
        x = CELL + 10
    name = room_name(game, s.tile) if s.tile else "no room tile"
    left = INSIDE - (CELL + 8 if game.box.trap and s.trap_temple == NOWHERE else 0)
    parts.append(label(x, 17, f"{name}; {count(sum(s.tiles), 'tile')} left", LEAST_FONT, WHITE))
    parts.append(label(x, 38, f"{count(s.deck_count, 'card')} to draw", LEAST_FONT, WHITE))
    edge: dict[str, Any] = {"stroke": MARK, "stroke_width": 4} if "discard" in marks else {}
    pile = rect(0, 0, 116, 28, "#463a30", rx=6, **edge) + label(
        58, 20, f"{s.discard_count} discarded", LEAST_FONT, WHITE, text_anchor="middle"
    )
    parts.append(group(pile, at=(left - 120, 24), data_spot="discard"))
    if game.box.trap and s.trap_temple == NOWHERE:
        parts.append(group(trap(), at=(INSIDE - CELL, 0)))
    return group(*parts, id="piles"), CELL + GAP + 4


def _temples(game: Game, s: Any, seat: int, names: Sequence[str], marks: Collection[str]) -> Part:
    """One's own at the left."""
    order = (seat, 1 - seat) if seat != NOBODY else (0, 1)
    drawn = [group(temple(game, s, owner, seat, names, marks), at=(at * (INSIDE - WIDE), 0)) for at, owner in enumerate(order)]
    return "".join(drawn), HIGH + GAP
