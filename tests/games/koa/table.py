"""A board arranged in one line: the tiles that a test names lie where it says, all others in their
pools.

The clans' camps stand at a1, j1, j10 and a10, clans 0 to 3 clockwise, as seats 0 to 3 with four
players.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import ludary
from ludary import Game, Match
from ludary.games.koa.events import EVENTS
from ludary.games.koa.rules.network import lay, survey
from ludary.games.koa.rules.setup import place_camp, set_order
from ludary.games.koa.rules.turn import begin_turn, go_on
from ludary.games.koa.text.names import SQUARE_NAMES, TILE_NAMES
from ludary.games.koa.tiles import CLANS, LOCATED, NOBODYS, Tile


@dataclass(frozen=True)
class Clan:
    """The tiles of one clan on the board, as names of squares: `caverns="b2 c3"`."""

    caverns: str = ""
    goroldioa: str = ""
    springs: str = ""
    located_goroldioa: str = ""
    located_springs: str = ""
    caverns_left: int | None = (
        None  # in the pool; what is missing then lies set aside with the last clan
    )


def having(kind: str, squares: str) -> Clan:
    """A clan with tiles of one kind: a field of `Clan`."""
    tiles: dict[str, Any] = {kind: squares}
    return Clan(**tiles)


@cache
def koa(edition: str | None = None, **options: Any) -> Game:
    """The game with these options."""
    return ludary.load("koa", edition=edition, **options)


def arrange(
    boxes: Any, states: Any, squares: Any, tiles: Any, owners: Any, left: Any, first: int, clan: int
) -> None:
    """A driver: camps and tiles, and the beginning of a clan's turn."""
    box, s = boxes[0], states[0]
    for corner in range(CLANS):
        place_camp(box, s, corner, corner)
    s.first = first
    set_order(box, s)
    for k in range(len(squares)):
        lay(s, squares[k], tiles[k], owners[k])
        if owners[k] != NOBODYS:
            own = s.clans[owners[k]]
            own.pool[tiles[k] - LOCATED if tiles[k] > Tile.CAMP else tiles[k]] -= 1
            own.located += tiles[k] > Tile.CAMP
        s.lava -= tiles[k] == Tile.LAVA
        s.earthquakes -= tiles[k] == Tile.EARTHQUAKE
    for other in range(CLANS):
        if left[other] >= 0:
            s.clans[CLANS - 1].seized += s.clans[other].pool[Tile.CAVERN] - left[other]
            s.clans[other].pool[Tile.CAVERN] = left[other]
        survey(box, s, other)
    survey(box, s, CLANS - 1)
    place = 0
    while s.order[place] != clan:
        place += 1
    begin_turn(box, s, place)
    go_on(box, s)
    s.events.count = 0


def at_table(
    *clans: Clan,
    seats: int = 4,
    turn: int = 0,
    lava_at: str = "",
    quakes_at: str = "",
    edition: str | None = None,
    **options: Any,
) -> Match:
    """The turn of a clan in the middle of a game; clans that are not given have nothing but their
    camp.
    """
    game = koa(edition, **options)
    states = game.start(seats, seed=1).states()
    laid = [
        (square, tile, clan)
        for clan, holding in enumerate(clans)
        for square, tile in holdings(holding)
    ]
    laid += [(square, Tile.LAVA, NOBODYS) for square in squares(lava_at)]
    laid += [(square, Tile.EARTHQUAKE, NOBODYS) for square in squares(quakes_at)]
    table = np.array(laid, np.int64).reshape(-1, 3)
    given = [*clans, *[Clan()] * (CLANS - len(clans))]
    left = np.array(
        [-1 if clan.caverns_left is None else clan.caverns_left for clan in given], np.int64
    )
    where, what, whose = (np.ascontiguousarray(table[:, column]) for column in range(3))
    game.engine.bind(arrange)(game.boxes, states, where, what, whose, left, 0, turn)
    code = game.engine.check(game.boxes, states, 0)
    assert code == 0, f"not a legal position: {game.rules.invariants[code - 1]}"
    return Match(game, states, anew=False)


def holdings(clan: Clan) -> Iterator[tuple[int, int]]:
    kinds = (
        (clan.caverns, Tile.CAVERN),
        (clan.goroldioa, Tile.GOROLDIOA),
        (clan.springs, Tile.SPRING),
        (clan.located_goroldioa, Tile.LOCATED_GOROLDIOA),
        (clan.located_springs, Tile.LOCATED_SPRING),
    )
    yield from ((square, tile) for names, tile in kinds for square in squares(names))


def squares(names: str) -> list[int]:
    """The numbers of squares given by name."""
    return [SQUARE_NAMES.index(name) for name in names.split()]


def choices(match: Match, verb: str = "") -> list[str]:
    """Return the actor's choices; with a verb, the squares that it can be done to."""
    notations = [action.notation for action in match.legal()]
    return (
        [words.removeprefix(f"{verb} ") for words in notations if words.startswith(f"{verb} ")]
        if verb
        else notations
    )


def verbs(match: Match) -> set[str]:
    """Return the verbs of the actor's choices, without the details."""
    return {action.name for action in match.legal()}


def at(match: Match, square: str) -> str:
    """Return the tile on a square: `cavern 0` with its clan, `lava`, or nothing."""
    place = SQUARE_NAMES.index(square)
    tile, owner = int(match.state.tiles[place]), int(match.state.owner[place])
    name = TILE_NAMES.get(Tile(tile), "")
    return name if owner == NOBODYS else f"{name} {owner}"


def pool(match: Match, clan: int) -> tuple[int, int, int]:
    """Caverns, goroldioa and springs that a clan has left."""
    left = match.state.clans[clan].pool
    return int(left[Tile.CAVERN]), int(left[Tile.GOROLDIOA]), int(left[Tile.SPRING])


def points(match: Match) -> list[int]:
    """Everybody's victory points."""
    return [int(own.points) for own in match.state.clans]


def level(match: Match, clan: int) -> int:
    """Return the number of actions that a clan has in a turn."""
    return int(match.state.clans[clan].level)


def turn(match: Match) -> int:
    """The clan whose turn it is."""
    return int(match.state.clan)


def happened(match: Match, name: str) -> list[dict[str, int]]:
    """The fields of all events of this name in the last action."""
    row = EVENTS.rows[EVENTS.numbers[name]]
    return [row.fields(event) for event in match.events if event.kind == row.number]
