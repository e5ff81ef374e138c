"""The map in words, area by area, and as letters for terminals."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any

import numpy as np

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, DIRECTIONS, INNER, NOWHERE
from ludary.games.zimby_mojo.reckoning import BARE, Land, Lying, creature_on, land_of
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.text.creatures import (
    creature_words,
    place_words,
    ritual_words,
    tile_words,
    tokens_of,
    tribes_of,
)
from ludary.games.zimby_mojo.text.names import SIDE_NAMES, SIDES_OF_THE_MIST
from ludary.games.zimby_mojo.text.obstacles import obstacle_words
from ludary.kit import Game

WIDTH = 78
CELL = 3  # letters for each tile of the map
TRIBE_LETTERS = "wygrbope"  # white, yellow, gray, red, blue, gold, purple, green: by seat
LEGEND = (
    "Map: w3 three white zimbies (w y g r b, o gold, p purple, e green), Zw a white zombie, X2 thug"
    " 2, X24 thugs 2 and 4, 3X three thugs, K the King, C the Crown, + its bearer, =w where White's"
    " tribal board lies; * mist, # ward, T thicket, V blood vines, d deadly vines, e entangling"
    " vines, o darkness; P portal, S shrine with its seal, R ritual tile."
)
LEGEND_LINES = wrap(LEGEND, WIDTH, subsequent_indent="  ")


FIELDS = (
    "at",
    "creatures",
    "bearer",
    "crown_tile",
    "wards",
    "shrines",
    "rituals",
    "overgrowth",
    "mist",
    "growth",
    "seats",
)


def map_words(game: Game[Box], s: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The areas of the map in sentences, and the map as letters."""
    record: Any = s
    return _map_words(
        game, record["shamans"]["entry"].tobytes(), *(record[field].tobytes() for field in FIELDS)
    )


@lru_cache(16)  # the map is the same for all who see a position, and whatever happens off it
def _map_words(
    game: Game[Box], entries: bytes, *fields: bytes
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    states = State.zeros(1)
    states["shamans"]["entry"] = np.frombuffer(entries, State.dtype["shamans"].base["entry"])
    for field, known in zip(FIELDS, fields, strict=True):
        states[field] = np.frombuffer(known, State.dtype[field].base)
    s = states[0]
    lands = land_of(game, s)
    return tuple(areas(game, s, lands)), tuple(map_lines(game, s, lands))


def areas(game: Game[Box], s: State, lands: Mapping[int, Lying]) -> Iterator[str]:
    """The sanctum, the inner route and the four quadrants, with the ways between them."""
    sanctum, inner, *quadrants, between = _regions(game)
    full = occupied(s, lands)
    yield f"Sanctum: {_gates(s)}; {_markers(s)}; {_lying(game, s, lands, sanctum & full)}."
    yield f"Inner route: {_lying(game, s, lands, inner & full)}."
    for quadrant, tiles in enumerate(quadrants):
        seal = "the seal is closed" if s.shrines >> quadrant & 1 else "the seal is open"
        yield (
            f"{SIDES_OF_THE_MIST[quadrant].capitalize()} quadrant: {seal};"
            f" {_lying(game, s, lands, tiles & full)}."
        )
    yield f"Between the quadrants: {_lying(game, s, lands, between & full)}."


def occupied(s: State, lands: Mapping[int, Lying]) -> set[int]:
    """The tiles on which anything stands or lies."""
    full = {tile for tile, creature in enumerate(s.at.tolist()) if creature} | set(lands)
    return full | {s.crown_tile} if s.crown_tile != NOWHERE else full


@lru_cache(16)
def _regions(game: Game[Box]) -> tuple[frozenset[int], ...]:
    """The tiles of the sanctum with its gates, of the inner route, of the rest of each quadrant,
    and of what lies between.
    """
    box, every = game.box, frozenset(range(game.box.tile_count))
    sanctum = frozenset(tile for tile in every if box.sanctum[tile] or box.ward_at[tile] != NOWHERE)
    inner = frozenset(tile for tile in every if box.route_next[INNER, tile] != NOWHERE)
    quadrants = [
        frozenset(tile for tile in every - inner if box.quadrant[tile] == quadrant)
        for quadrant in range(CORNERS)
    ]
    return sanctum, inner, *quadrants, every - sanctum - inner - frozenset().union(*quadrants)


def _gates(s: State) -> str:
    shut = [side for at, side in enumerate(SIDE_NAMES) if s.wards >> at & 1]
    return f"warded {', '.join(shut)}" if shut else "no ward left"


def _markers(s: State) -> str:
    return "rituals " + ", ".join(
        f"{SIDES_OF_THE_MIST[place]} {ritual_words(s, place)}" for place in range(CORNERS)
    )


def _lying(
    game: Game[Box], s: State, lands: Mapping[int, Lying], tiles: frozenset[int] | set[int]
) -> str:
    """Describe everything that stands and lies on some tiles."""
    things = [
        words
        for tile in sorted(tiles)
        if (words := things_on(game, s, tile, lands.get(tile, BARE)))
    ]
    return "; ".join(things) or "empty"


def things_on(game: Game[Box], s: State, tile: int, lying: Lying) -> str:
    """List the creatures and things on a tile; nothing of an empty one."""
    creature, parts = creature_on(s, tile), []
    if creature != NOWHERE:
        parts.append(creature_words(s, creature) + _fight(game, s, creature))
    if s.crown_tile == tile:
        parts.append("the Crown")
    parts += [
        words for words in obstacle_words(lying) if words != "blood mist" or tile != game.box.mist
    ]
    return f"{', '.join(parts)} at {place_words(game, tile)}" if parts else ""


def _fight(game: Game[Box], s: State, creature: int) -> str:
    """Say with whom a creature is combat locked, and what awaits its next roll."""
    c = s.creatures[creature]
    foes = [
        tile_words(game, game.box.next[c.tile, way])
        for way in range(DIRECTIONS)
        if c.locks >> way & 1
    ]
    bonus = [f"{c.bonus:+d} brutality in its next roll"] * bool(c.bonus)
    parts = [f"locked with {' and '.join(foes)}"] * bool(foes) + bonus
    return f" ({', '.join(parts)})" if parts else ""


def map_lines(game: Game[Box], s: State, lands: Mapping[int, Lying]) -> list[str]:
    """The map, three letters for each tile, with the numbers of rows and columns."""
    head, bare = _bare_map(game)
    grid = [list(row) for row in bare]
    entries = {
        int(game.box.stub[own.entry]): f"={TRIBE_LETTERS[seat]}" for seat, own in _settled(s)
    }
    for tile in occupied(s, lands) | set(game.box.shrine) | set(entries):
        letters = _letters(game, s, lands, tile)
        shown = entries.get(tile, letters) if letters == "." else letters
        grid[game.box.row[tile]][game.box.col[tile]] = f"{shown:<3}"
    rows = (f"{number:>2} {''.join(row)}" for number, row in enumerate(grid))
    return [*LEGEND_LINES, *(line.rstrip() for line in (head, *rows))]


def _settled(s: State) -> Iterator[tuple[int, Any]]:
    """The seats whose tribal boards have an entry, and what lies there."""
    return ((seat, s.shamans[seat]) for seat in range(s.seats) if s.shamans[seat].entry != NOWHERE)


def boards_words(game: Game[Box], s: State, names: Sequence[str]) -> str:
    """Say where the tribal boards lie around the map, and how many zimbies are there."""
    parts = []
    for seat, own in _settled(s):
        where = (
            f"={TRIBE_LETTERS[seat]} {names[seat]} beyond"
            f" {tile_words(game, game.box.stub[own.entry])}"
        )
        parts.append(f"{where}, {own.active} active and {own.depleted} depleted")
    return "; ".join(parts) or "nowhere yet"


@lru_cache(16)
def _bare_map(game: Game[Box]) -> tuple[str, list[list[str]]]:
    """The head, and the letters of the empty map."""
    box = game.box
    grid = [["   "] * box.cols for _ in range(box.rows)]
    for tile in range(box.tile_count):
        place = (
            "P"
            if box.portal_at[tile] != NOWHERE
            else "R"
            if box.ritual_at[tile] != NOWHERE
            else "."
        )
        grid[box.row[tile]][box.col[tile]] = f"{place:<3}"
    return "   " + "".join(f"{col:<3}" for col in range(box.cols)), grid


def _letters(game: Game[Box], s: State, lands: Mapping[int, Lying], tile: int) -> str:
    creature = creature_on(s, tile)
    if creature == NOWHERE:
        return "C" if s.crown_tile == tile else _ground(game, s, tile, lands.get(tile, BARE))
    c = s.creatures[creature]
    if c.kind == Kind.KING:
        return "K"
    if c.kind == Kind.ZOMBIE:
        return f"Z{TRIBE_LETTERS[c.owner]}"
    crown = "+" if creature == s.bearer else ""
    if c.kind == Kind.THUGS:
        return _thugs(crown, c.owner)
    tribes = "".join(TRIBE_LETTERS[tribe] for tribe in tribes_of(c))
    return f"{crown}{tribes}{tokens_of(c)}"[:3]


def _thugs(crown: str, bits: int) -> str:
    """Thugs by their numbers; only how many they are where there is no room for those."""
    numbers = "".join(str(thug + 1) for thug in range(CORNERS) if bits >> thug & 1)
    fits = [words for words in (f"{crown}X{numbers}", f"{crown}{numbers}") if len(words) <= CELL]
    return fits[0] if fits else f"{crown}{len(numbers)}X"


def _ground(game: Game[Box], s: State, tile: int, lying: Lying) -> str:
    if obstacles := _obstacle_letters(lying):
        return obstacles
    shrine = game.box.shrine_at[tile]
    if shrine != NOWHERE and game.box.portal_at[tile] == NOWHERE:
        return "S" if s.shrines >> shrine & 1 else "s"
    letters: str = _bare_map(game)[1][game.box.row[tile]][game.box.col[tile]]
    return letters.rstrip()


@lru_cache(256)
def _obstacle_letters(lying: Lying) -> str:
    for bit, letter in ((Land.WARD, "#"), (Land.THICKET, "T"), (Land.MIST, "*")):
        if lying.land & bit:
            return letter
    return (
        "V" * bool(lying.land & Land.VINES)
        + "d" * bool(lying.deadly_a + lying.deadly_b)
        + "e" * bool(lying.entangling)
        + "o" * bool(lying.dark)
    )
