"""The clans' places beside the board: points with their sum, caverns, resources, actions."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludary.core.game import Game
from ludary.core.panels import Panel, Role
from ludary.core.svg import circle, fitted, group, label, rect, tip
from ludary.games.koa.board.pieces import FILLS, INK, WHITE, badge, sign
from ludary.games.koa.reckoning import is_over, on_board
from ludary.games.koa.text.describe import owner
from ludary.games.koa.text.names import COLOURS
from ludary.games.koa.text.points import parts, tally
from ludary.games.koa.tiles import CLANS, Tile

PANEL, GAP, INSET, LINE = 216, 8, 9, 19
LETTERS = 14
PARCHMENT = "#f7f2e6"
HEADER = 36
MOST_ACTIONS = 4
HEIGHT = HEADER + 6 * LINE + 8


def clans(game: Game, s: Any, names: Sequence[str]) -> Iterator[Panel]:
    """Every clan's place."""
    for clan in range(CLANS):
        drawn = group(_place(game, s, clan, names), id=f"clan-{clan}", data_clan=clan, data_spot=f"clan-{clan}")
        yield Panel(f"clan-{clan}", f"{COLOURS[clan]} clan", PANEL, HEIGHT, (drawn,), Role.PLAYERS, LETTERS)


def _place(game: Game, s: Any, clan: int, names: Sequence[str]) -> str:
    own, acts = s.clans[clan], s.turns and not is_over(s) and clan == s.clan
    edge = {"stroke": INK, "stroke_width": 5} if acts else {"stroke": INK, "stroke_width": 1.5}
    name = owner(s, clan, names)
    points = label(PANEL - INSET, 28, str(own.points), 28, INK, text_anchor="end", font_weight="bold")
    head = rect(0, 0, PANEL, HEADER - 2, FILLS[clan], rx=10) + badge(clan, INSET, 7, 20)
    head += label(INSET + 28, 23, fitted(name, 17, PANEL - 28 - 62), 17, INK, font_weight="bold") + points
    lines = [*_lines(s, clan), *_sum(game, s, clan)]
    rows = [group(part, at=(INSET, HEADER + LINE * at)) for at, part in enumerate(lines)]
    frame = rect(0, 0, PANEL, HEIGHT, "none", rx=10, **edge)
    title = f"{COLOURS[clan]}, {name}: {own.points} points"
    return tip(title) + rect(0, 0, PANEL, HEIGHT, PARCHMENT, rx=10) + head + "".join(rows) + frame


def _lines(s: Any, clan: int) -> list[str]:
    own = s.clans[clan]
    caverns, food, water = (len(on_board(s, clan, tile)) for tile in (Tile.CAVERN, Tile.GOROLDIOA, Tile.SPRING))
    texts = [
        (Tile.CAVERN, f"{caverns} laid, {own.pool[Tile.CAVERN]} left"),
        (Tile.GOROLDIOA, f"{own.food} of {food} linked, {own.pool[Tile.GOROLDIOA]} left"),
        (Tile.SPRING, f"{own.water} of {water} linked, {own.pool[Tile.SPRING]} left"),
    ]
    lines = [sign(tile, 0, 2, 15) + label(25, 16, text, LETTERS, INK) for tile, text in texts]
    pips = "".join(
        circle(64 + 16 * at, 11, 6, INK if at < own.level else WHITE, stroke=INK, stroke_width=1.5) for at in range(MOST_ACTIONS)
    )
    return [*lines, label(0, 16, "Actions", LETTERS, INK) + pips]


def _sum(game: Game, s: Any, clan: int) -> list[str]:
    """The parts of a clan's points, which add up to the number in its head."""
    points = parts(game, tally(game, s, clan))
    more = f" + {points.resources} tiles" if points.resources else ""
    texts = (f"{points.caverns} caverns + {points.chained} chained", f"+ {points.outside} outside + {points.seized} seized{more}")
    return [label(0, 16, text, LETTERS, INK) for text in texts]
