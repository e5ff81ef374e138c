"""Figures for words and pictures: asked of the rules themselves, or read from the State where these
have written them down.
"""

from typing import Any, NamedTuple

from ludary.games.koa.box import Box
from ludary.games.koa.rules.blocked import piece_voted_on
from ludary.games.koa.rules.clans import is_shared
from ludary.games.koa.rules.end import best_standing, standing
from ludary.games.koa.rules.seize import chances
from ludary.games.koa.rules.targets import find_targets
from ludary.games.koa.state import Phase, State
from ludary.games.koa.tiles import CLANS, LOCATED, NOWHERE, Tile
from ludary.kit import Game
from ludary.kit.grid import squares_of


def weigh(boxes: Any, states: Any, square: int) -> int:
    """A driver, bound to the game: how many faces of ten win a square."""
    return chances(boxes[0], states[0], square)


def find_block(boxes: Any, states: Any) -> int:
    """A driver: the piece that a blocked camp would get a cavern for."""
    return piece_voted_on(boxes[0], states[0])


def rank(boxes: Any, states: Any, seat: int) -> int:
    """A driver: 1 if nobody stands better than the seat, else 0."""
    return int(standing(boxes[0], states[0], seat) == best_standing(boxes[0], states[0]))


def find_for(boxes: Any, states: Any, clan: int) -> int:
    """A driver: write down what a clan could do if it were its turn."""
    s = states[0]
    s.clan, s.phase = clan, Phase.TURN
    find_targets(boxes[0], s, is_shared(s, clan))
    return 0


class Targets(NamedTuple):
    """The choices that a clan would have if it were its turn."""

    digs: list[int]  # squares that it can excavate
    seizes: dict[int, int]  # squares that it can attack, with the chance of success in percent


def targets_of(game: Game[Box], s: State, clan: int) -> Targets:
    """Return the choices that a clan whose camp stands would have on the board as it is, if it were
    its turn.
    """
    states, ask = _copy(game, s), game.engine.bind(weigh)
    game.engine.bind(find_for)(game.boxes, states, clan)
    then = states[0]
    return Targets(
        squares_of(then.digs),
        {square: 10 * ask(game.boxes, states, square) for square in squares_of(then.seizes)},
    )


def seizable(game: Game[Box], s: State) -> dict[int, int]:
    """The squares that the actor may attack, with the chance of success in percent."""
    squares = squares_of(s.seizes)
    if not squares:
        return {}
    ask, states = game.engine.bind(weigh), _copy(game, s)
    return {square: 10 * ask(game.boxes, states, square) for square in squares}


def block(game: Game[Box], s: State) -> int:
    """The square of the piece that a vote is about."""
    return game.engine.bind(find_block)(game.boxes, _copy(game, s))


def leaders(game: Game[Box], s: State) -> list[int]:
    """The seats that would win now."""
    ask, states = game.engine.bind(rank), _copy(game, s)
    return [seat for seat in range(s.seats) if ask(game.boxes, states, seat)]


def cut_off(s: State, clan: int) -> list[int]:
    """The squares of a clan's tiles that have no way to its camp."""
    own = s.clans[clan]
    if own.camp == NOWHERE:
        return []
    net, reach = set(squares_of(own.net)), set(squares_of(own.reach))
    tiles = s.tiles
    own_tiles = [square for square in squares_of(own.holding) if tiles[square] < Tile.LAVA]
    return [
        square
        for square in own_tiles
        if square not in (reach if tiles[square] == Tile.SPRING else net)
    ]


def located(s: State) -> list[tuple[int, int, int]]:
    """Squares that the Sharman has located, with what is there and whose it is."""
    kinds = (Tile.LOCATED_GOROLDIOA, Tile.LOCATED_SPRING)
    return [
        (square, tile - LOCATED, s.owner[square])
        for square, tile in enumerate(s.tiles)
        if tile in kinds
    ]


def in_order(s: State) -> list[int]:
    """The clans in the order of play, as far as camps stand."""
    if s.turns:
        return list(s.order)
    return [clan for clan in range(CLANS) if s.clans[clan].camp != NOWHERE]


def is_over(s: State) -> bool:
    return bool(s.phase == Phase.OVER)


def _copy(game: Game[Box], s: State) -> Any:
    states = game.State.zeros(1)
    states[0] = s
    return states
