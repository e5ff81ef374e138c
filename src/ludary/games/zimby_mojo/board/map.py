"""The map with everything that lies on it, as layers: what the King has grown, what is built, what
is conjured, creatures by row.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice

from ludary.games.zimby_mojo.board.drawings.emblems import ritual_emblem
from ludary.games.zimby_mojo.board.drawings.ground import ground
from ludary.games.zimby_mojo.board.drawings.huts import huts
from ludary.games.zimby_mojo.board.drawings.jungle import BEYOND
from ludary.games.zimby_mojo.board.drawings.masks import INK, SPENT
from ludary.games.zimby_mojo.board.obstacles import mist, obstacles, ward
from ludary.games.zimby_mojo.board.pieces import (
    BONE,
    CROWN_PIECE,
    GOLD,
    ORANGE,
    creature,
    crown,
    piece_name,
)
from ludary.games.zimby_mojo.board.tiles import (
    CELL,
    LETTER,
    at_each,
    cell_middle,
    corner,
    disc,
    middle,
)
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ANY_CREATURE, CORNERS, DIRECTIONS, NOWHERE, Target
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.reckoning import BARE, Land, Lying
from ludary.games.zimby_mojo.spots import QUADRANT, RITUAL, TILE, strikes_portal
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.games.zimby_mojo.text.creatures import place_title, place_words
from ludary.games.zimby_mojo.text.names import quadrant_name, ritual_name
from ludary.games.zimby_mojo.text.previews import walk_of
from ludary.games.zimby_mojo.text.stack import stack
from ludary.kit import Game
from ludary.kit.picture import circle, group, label, path, tag, tip

MARK, SHOT = "#17e3ff", "#ff4fd8"  # the creature that acts; what the top of the stack is about
CHAIN = "m-3.5-3.5l7 7m0-7l-7 7"
SIZE = tuple[float, float]


def map_layers(
    game: Game[Box], s: State, names: tuple[str, ...], lands: Mapping[int, Lying]
) -> tuple[str, ...]:
    """The layers of the map, from the ground up. Those that change with one step are small."""
    layers = (
        ground(game),
        _grown(
            game,
            tuple(
                (tile, _of_the_king(lying))
                for tile, lying in lands.items()
                if lying.land & (Land.THICKET | Land.VINES)
            ),
        ),
        _built(
            game,
            s.wards,
            s.shrines,
            tuple(s.rituals),
            tuple((thug.creature == NOWHERE, bool(thug.ready)) for thug in s.thugs),
        ),
        group(*_mist(game, lands), *_conjured(game, lands)),
        huts(game, s, names),
        *_rows(game, s),
        group(*_locks(game, s)),
        group(*_the_crown(game, s), *_acting(game, s), *_top_of_stack(game, s)),
        _sheets(game),
        group(*_quadrants(game, s)),
    )
    return tuple(group(layer, at=(BEYOND, BEYOND)) for layer in layers)


def _of_the_king(lying: Lying) -> Lying:
    return BARE._replace(land=lying.land & (Land.THICKET | Land.VINES), withered=lying.withered)


@lru_cache(64)
def _grown(game: Game[Box], grown: tuple[tuple[int, Lying], ...]) -> str:
    """The thickets and vines of the King."""
    return group(*(group(obstacles(lying), at=middle(game, tile)) for tile, lying in grown))


def _conjured(game: Game[Box], lands: Mapping[int, Lying]) -> Iterator[str]:
    conjured = (
        (tile, lying._replace(land=Land(0), withered=False))
        for tile, lying in lands.items()
        if lying.conjured
    )
    return (group(obstacles(lying), at=middle(game, tile)) for tile, lying in conjured)


def _mist(game: Game[Box], lands: Mapping[int, Lying]) -> Iterator[str]:
    """Blood mist: over the tile that it never leaves, and as far as the King's ritual spreads
    it.
    """
    tiles = [tile for tile, lying in lands.items() if lying.land & Land.MIST]
    return (group(mist(tile == game.box.mist), at=middle(game, tile)) for tile in tiles)


@lru_cache(256)
def _built(
    game: Game[Box],
    wards: int,
    shrines: int,
    rituals: tuple[int, ...],
    thugs: tuple[tuple[bool, bool], ...],
) -> str:
    """Return what is built; and of each thug whether it is off the board, and whether it is
    ready.
    """
    return group(
        *_wards(game, wards),
        *_seals(game, shrines),
        *_markers(game, rituals),
        *_barracks(game, thugs),
    )


def _wards(game: Game[Box], wards: int) -> Iterator[str]:
    shut = (side for side in range(CORNERS) if wards >> side & 1)
    return (group(ward(side), at=middle(game, game.box.ward_tile[side])) for side in shut)


def _seals(game: Game[Box], shrines: int) -> Iterator[str]:
    """A closed seal lies face down on its shrine; where it has been opened the shrine shines."""
    shut = [middle(game, game.box.shrine[at]) for at in range(CORNERS) if shrines >> at & 1]
    open_ones = [
        middle(game, game.box.shrine[at]) for at in range(CORNERS) if not shrines >> at & 1
    ]
    if shut:
        yield path(at_each(shut, disc(6)), "#7d4fc4", stroke=INK, stroke_width=1)
        yield path(
            at_each(shut, "m-3.8 0q3.8-4.2 7.6 0q-3.8 4.2-7.6 0z"),
            "#f0e3ff",
            stroke=INK,
            stroke_width=0.7,
        )
        yield path(at_each(shut, disc(1.3)), INK)
    if open_ones:
        yield path(
            at_each(
                open_ones,
                "m0-8v3m0 10v3m-8-8h3m10 0h3m-11.6-5.6l2 2m7.2 7.2l2 2m0-11.2l-2 2m-7.2 7.2l-2 2",
            ),
            stroke="#e08a1a",
            stroke_width=1.5,
            stroke_linecap="round",
        )


def _markers(game: Game[Box], rituals: tuple[int, ...]) -> Iterator[str]:
    """Ritual markers beside the sanctum: face down, or with the emblem of the ritual."""
    for place, ritual in enumerate(rituals):
        x, y = cell_middle(game.box.marker_row[place], game.box.marker_col[place])
        shown = ritual != NOWHERE
        words = f"Ritual of {ritual_name(ritual)}" if shown else "ritual marker, face down"
        token = circle(
            x,
            y,
            8.4,
            "#4b1022" if shown else "#3a2a22",
            stroke="#e9c06a" if shown else BONE,
            stroke_width=1.2,
        )
        face = (
            ritual_emblem(ritual, x, y, 6.6)
            if shown
            else label(x, y + 4.9, "?", LETTER, BONE, text_anchor="middle", font_weight="bold")
        )
        yield group(tip(words), token, face, data_spot=RITUAL(place))


def _barracks(game: Game[Box], thugs: tuple[tuple[bool, bool], ...]) -> Iterator[str]:
    """Thugs off the board: a face in the door of the hut of their number, awake or asleep."""
    for thug, (at_home, ready) in enumerate(thugs):
        if at_home:
            x, y = cell_middle(game.box.barracks_row[thug], game.box.barracks_col[thug])
            eyes = f"M{x - 2.6:g} {y + 3:g}" + ("h.1m4.8 0h.1" if ready else "h1.8m1.6 0h1.8")
            token = circle(
                x,
                y + 3.4,
                5.4,
                ORANGE if ready else SPENT,
                stroke=INK if ready else ORANGE,
                stroke_width=1.2,
            )
            yield group(
                tip(f"thug {thug + 1}, face {'up' if ready else 'down'}"),
                token,
                path(
                    eyes, stroke=INK if ready else ORANGE, stroke_width=1.6, stroke_linecap="round"
                ),
                data_piece="thugs",
            )


def _rows(game: Game[Box], s: State) -> list[str]:
    """Creatures, and the Crown where it lies, by row."""
    rows: list[list[str]] = [[] for _ in range(game.box.rows)]
    placed = [(c.kind, c.tile) for c in islice(s.creatures, s.creature_count)]
    for number, (kind, tile) in enumerate(placed):
        if kind != Kind.NONE and tile != NOWHERE:
            rows[game.box.row[tile]].append(
                group(creature(s, number), at=middle(game, tile), data_piece=piece_name(s, number))
            )
    if s.bearer == NOWHERE and s.crown_tile != NOWHERE:
        rows[game.box.row[s.crown_tile]].append(
            crown(*middle(game, s.crown_tile), 1.1, CROWN_PIECE)
        )
    return [group(*row) for row in rows]


def _the_crown(game: Game[Box], s: State) -> Iterator[str]:
    """A golden glow where the Crown is while no King wears it."""
    tile = _tile_of(s, s.bearer) if s.bearer != NOWHERE else s.crown_tile
    if tile != NOWHERE:
        x, y = middle(game, tile)
        yield circle(x, y, 11, "none", stroke=GOLD, stroke_width=2) + circle(
            x, y, 12.6, "none", stroke=GOLD, stroke_width=1, stroke_dasharray="1.5 4.1"
        )


def _locks(game: Game[Box], s: State) -> Iterator[str]:
    """Crossed blades between creatures that are combat locked."""
    places = set()
    for c in islice(s.creatures, s.creature_count):
        for way in range(DIRECTIONS):
            if c.locks >> way & 1:
                (x, y), (u, v) = middle(game, c.tile), middle(game, game.box.next[c.tile, way])
                places.add(((x + u) / 2, (y + v) / 2))
    if places:
        shape = at_each(sorted(places), CHAIN)
        yield path(shape, stroke=INK, stroke_width=4.6, stroke_linecap="round")
        yield path(shape, stroke=BONE, stroke_width=2.2, stroke_linecap="round")


def _acting(game: Game[Box], s: State) -> Iterator[str]:
    """A ring around the creature that is chosen, moves or channels."""
    walk = walk_of(s)
    acting = (s.cast_from, s.chosen, walk.creature if walk is not None else NOWHERE)
    tile = _tile_of(s, next((number for number in acting if number != NOWHERE), NOWHERE))
    if tile != NOWHERE:
        x, y = middle(game, tile)
        yield circle(x, y, 10.5, "none", stroke=INK, stroke_width=3.4) + circle(
            x, y, 10.5, "none", stroke=MARK, stroke_width=2
        )


def _top_of_stack(game: Game[Box], s: State) -> Iterator[str]:
    """An arrow from whoever channels or attacks to the target of the top of the stack; a ring where
    wounds wait.
    """
    lying = stack(s)
    if not lying:
        return
    entry = s.agenda[lying[0]]
    if entry.duty == Duty.WOUND:
        yield from _ring(game, _tile_of(s, entry.creature))
    elif entry.duty == Duty.ROLLS:
        yield from _shot(game, _tile_of(s, entry.creature), _tile_of(s, entry.other))
    else:
        targets = game.box.kinds[entry.card].targets
        there = (
            entry.target
            if targets & Target.TILE
            else _tile_of(s, entry.target)
            if targets & ANY_CREATURE
            else NOWHERE
        )
        yield from _shot(game, _tile_of(s, entry.creature), there)


def _tile_of(s: State, number: int) -> int:
    return (
        s.creatures[number].tile
        if number != NOWHERE and s.creatures[number].kind != Kind.NONE
        else NOWHERE
    )


def _ring(game: Game[Box], tile: int) -> Iterator[str]:
    if tile != NOWHERE:
        x, y = middle(game, tile)
        yield circle(x, y, 11, "none", stroke=SHOT, stroke_width=2.4, stroke_dasharray="5 3")


def _shot(game: Game[Box], origin: int, target: int) -> Iterator[str]:
    yield from _ring(game, target)
    if NOWHERE not in (origin, target) and origin != target:
        (x, y), (u, v) = middle(game, origin), middle(game, target)
        yield path(
            f"M{x:g} {y:g}L{u:g} {v:g}",
            stroke=SHOT,
            stroke_width=2.2,
            stroke_dasharray="4 3",
            stroke_linecap="round",
        )


@lru_cache(16)
def _sheets(game: Game[Box]) -> str:
    """A clear sheet over every tile, to be clicked, with the name of what the map has there."""
    return tag("g", *(_sheet(game, tile) for tile in range(game.box.tile_count)), fill_opacity=0)


def _sheet(game: Game[Box], tile: int) -> str:
    (x, y), title = (
        corner(game, tile),
        [tip(place_words(game, tile))] if place_title(game, tile) else [],
    )
    return tag("path", *title, d=f"M{x} {y}h{CELL}v{CELL}h-{CELL}z", data_spot=TILE(tile))


def _quadrants(game: Game[Box], s: State) -> Iterator[str]:
    """While a quadrant is chosen, sheets over the tiles of the four."""
    if s.phase != Phase.PLACE or strikes_portal(s):
        return
    for place in range(CORNERS):
        tiles = [
            tile
            for tile, quadrant in enumerate(game.box.quadrant[: game.box.tile_count])
            if quadrant == place
        ]
        shape = "".join(
            f"M{x} {y}h{CELL}v{CELL}h-{CELL}z" for x, y in (corner(game, tile) for tile in tiles)
        )
        sheet = path(shape, GOLD, fill_opacity=0.3)
        yield group(tip(f"{quadrant_name(place)} quadrant"), sheet, data_spot=QUADRANT(place))
