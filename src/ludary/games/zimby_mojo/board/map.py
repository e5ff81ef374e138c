"""The map with everything that lies on it: obstacles, wards, seals, ritual markers, creatures, and sheets that can be clicked."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import circle, group, label, path, tag, tip
from ludary.games.zimby_mojo.board.ground import CELL, INK, LETTER, WHITE, at_each, corner, disc, middle
from ludary.games.zimby_mojo.board.pieces import CROWN_PIECE, GOLD, ORANGE, SPENT, creature, crown, obstacles, piece_name, ward
from ludary.games.zimby_mojo.board.spots import strikes_portal
from ludary.games.zimby_mojo.cards import ANY_CREATURE, CORNERS, DIRECTIONS, NOWHERE, Target
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.reckoning import BARE, Land, Lying
from ludary.games.zimby_mojo.state import Kind, Phase
from ludary.games.zimby_mojo.text.creatures import place_title, place_words
from ludary.games.zimby_mojo.text.describe_map import occupied, things_on
from ludary.games.zimby_mojo.text.names import RITUAL_NAMES, quadrant_name, ritual_name
from ludary.games.zimby_mojo.text.previews import walk_of
from ludary.games.zimby_mojo.text.stack import stack

MARK, SHOT = "#17e3ff", "#ff2fd6"  # the creature that acts; what the top of the stack is about
CHAIN = "m-3.5-3.5l7 7m0-7l-7 7"


def things(game: Game, s: Any, lands: Mapping[int, Lying]) -> str:
    """What lies and stands on the map, whose upper left corner is at 0, 0."""
    return group(
        *_mist(game, lands),
        *_grown(game, lands),
        *_wards(game, s),
        *_seals(game, s),
        *_markers(game, s),
        *_barracks(game, s),
        *_creatures(game, s),
        *_locks(game, s),
        *_acting(game, s),
        *_top_of_stack(game, s),
        id="map",
    )


def sheets(game: Game, s: Any, lands: Mapping[int, Lying]) -> str:
    """What can be clicked: every tile, and while a quadrant is chosen, the four."""
    return group(_sheets(game, s, lands), *_quadrants(game, s))


def _mist(game: Game, lands: Mapping[int, Lying]) -> Iterator[str]:
    """Blood mist beyond the tile that it never leaves."""
    tiles = [tile for tile, lying in lands.items() if lying.land & Land.MIST and tile != game.box.mist]
    if tiles:
        yield path(at_each((middle(game, tile) for tile in tiles), "m-9.5-9.5h19v19h-19z"), "#b3131f", opacity=0.5)
        yield path(at_each((middle(game, tile) for tile in tiles), "m-8 3q4-6 8 0t8 0"), stroke="#ffb3b8", stroke_width=1.3)


def _grown(game: Game, lands: Mapping[int, Lying]) -> Iterator[str]:
    return (obstacles(lying, *middle(game, tile)) for tile, lying in lands.items())


def _wards(game: Game, s: Any) -> Iterator[str]:
    for side in range(CORNERS):
        if s.wards >> side & 1:
            yield ward(*middle(game, game.box.ward_tile[side]), side)


def _seals(game: Game, s: Any) -> Iterator[str]:
    """A closed seal lies face down on its shrine."""
    shut = [middle(game, game.box.shrine[at]) for at in range(CORNERS) if s.shrines >> at & 1]
    if shut:
        yield path(at_each(shut, disc(6)), "#c9a227", stroke=INK, stroke_width=1)
        yield path(at_each(shut, "m-3.5 0h7m-3.5-3.5v7" + disc(3)), stroke=INK, stroke_width=0.9)


def _markers(game: Game, s: Any) -> Iterator[str]:
    """Ritual markers beside the sanctum: face down, or with the ritual's initial."""
    for place in range(CORNERS):
        x, y = (game.box.marker_col[place] + 0.5) * CELL, (game.box.marker_row[place] + 0.5) * CELL
        shown = s.rituals[place] != NOWHERE
        words = f"Ritual of {ritual_name(s.rituals[place])}" if shown else "ritual marker, face down"
        letter = RITUAL_NAMES[s.rituals[place]][0].upper() if shown else "?"
        token = circle(x, y, 8, "#b3131f" if shown else "#4b4038", stroke="#e9c06a", stroke_width=1.2)
        initial = label(x, y + 4.8, letter, LETTER, WHITE, text_anchor="middle", font_weight="bold")
        yield group(tip(words), token, initial, data_spot=f"ritual-{place}")


def _barracks(game: Game, s: Any) -> Iterator[str]:
    """Thugs off the board: on the barracks tile of their number."""
    for thug in range(CORNERS):
        if s.thugs[thug].creature == NOWHERE:
            x, y = (game.box.barracks_col[thug] + 0.5) * CELL, (game.box.barracks_row[thug] + 0.5) * CELL
            ready = bool(s.thugs[thug].ready)
            token = circle(x, y, 6, ORANGE if ready else SPENT, stroke=ORANGE, stroke_width=1.5)
            yield group(tip(f"thug {thug + 1}, face {'up' if ready else 'down'}"), token, data_piece="thugs")


def _creatures(game: Game, s: Any) -> Iterator[str]:
    for number in range(s.creature_count):
        c = s.creatures[number]
        if c.kind != Kind.NONE and c.tile != NOWHERE:
            yield group(creature(s, number, *middle(game, c.tile)), data_piece=piece_name(s, number))
    tile = _tile_of(s, s.bearer) if s.bearer != NOWHERE else s.crown_tile
    if tile != NOWHERE:
        x, y = middle(game, tile)
        yield circle(x, y, 10, "none", stroke=GOLD, stroke_width=1.6) + (crown(x, y, 1, CROWN_PIECE) if s.bearer == NOWHERE else "")


def _locks(game: Game, s: Any) -> Iterator[str]:
    """Crossed blades between creatures that are combat locked."""
    places = set()
    locks = s.creatures["locks"][: s.creature_count]
    for number in locks.nonzero()[0].tolist():
        c = s.creatures[number]
        for way in range(DIRECTIONS):
            if c.locks >> way & 1:
                (x, y), (u, v) = middle(game, c.tile), middle(game, game.box.next[c.tile, way])
                places.add(((x + u) / 2, (y + v) / 2))
    if places:
        shape = at_each(sorted(places), CHAIN)
        yield path(shape, stroke=WHITE, stroke_width=4.4, stroke_linecap="round")
        yield path(shape, stroke="#c4121f", stroke_width=2.2, stroke_linecap="round")


def _acting(game: Game, s: Any) -> Iterator[str]:
    """A ring around the creature that is chosen, moves or channels."""
    walk = walk_of(s)
    acting = (s.cast_from, s.chosen, walk.creature if walk is not None else NOWHERE)
    tile = _tile_of(s, next((number for number in acting if number != NOWHERE), NOWHERE))
    if tile != NOWHERE:
        x, y = middle(game, tile)
        yield circle(x, y, 10.5, "none", stroke=INK, stroke_width=3.4) + circle(x, y, 10.5, "none", stroke=MARK, stroke_width=2)


def _top_of_stack(game: Game, s: Any) -> Iterator[str]:
    """An arrow from whoever channels or attacks to the target of the top of the stack; a ring where wounds wait."""
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
        there = entry.target if targets & Target.TILE else _tile_of(s, entry.target) if targets & ANY_CREATURE else NOWHERE
        yield from _shot(game, _tile_of(s, entry.creature), there)


def _tile_of(s: Any, number: int) -> int:
    return s.creatures[number].tile if number != NOWHERE and s.creatures[number].kind != Kind.NONE else NOWHERE


def _ring(game: Game, tile: int) -> Iterator[str]:
    if tile != NOWHERE:
        x, y = middle(game, tile)
        yield circle(x, y, 11, "none", stroke=SHOT, stroke_width=2.4, stroke_dasharray="5 3")


def _shot(game: Game, origin: int, target: int) -> Iterator[str]:
    yield from _ring(game, target)
    if NOWHERE not in (origin, target) and origin != target:
        (x, y), (u, v) = middle(game, origin), middle(game, target)
        yield path(f"M{x:g} {y:g}L{u:g} {v:g}", stroke=SHOT, stroke_width=2.2, stroke_dasharray="4 3", stroke_linecap="round")


def _sheets(game: Game, s: Any, lands: Mapping[int, Lying]) -> str:
    """Lay a clear sheet over every tile, to be clicked, with the words of what lies there."""
    sheets = list(_bare_sheets(game))
    for tile in occupied(s, lands):
        sheets[tile] = _sheet(game, tile, things_on(game, s, tile, lands.get(tile, BARE)) or place_words(game, tile))
    return tag("g", *sheets, fill_opacity=0)


@lru_cache(16)
def _bare_sheets(game: Game) -> tuple[str, ...]:
    """The sheets of empty tiles."""
    every = range(game.box.tile_count)
    return tuple(_sheet(game, tile, place_words(game, tile) if place_title(game, tile) else "") for tile in every)


def _sheet(game: Game, tile: int, title: str) -> str:
    x, y = corner(game, tile)
    return tag("path", *([tip(title)] if title else []), d=f"M{x} {y}h{CELL}v{CELL}h-{CELL}z", data_spot=f"tile-{tile}")


def _quadrants(game: Game, s: Any) -> Iterator[str]:
    """While a quadrant is chosen, sheets over the tiles of the four."""
    if s.phase != Phase.PLACE or strikes_portal(s):
        return
    for place in range(CORNERS):
        tiles = (game.box.quadrant[: game.box.tile_count] == place).nonzero()[0].tolist()
        shape = "".join(f"M{x} {y}h{CELL}v{CELL}h-{CELL}z" for x, y in (corner(game, tile) for tile in tiles))
        sheet = path(shape, GOLD, fill_opacity=0.3)
        yield group(tip(f"{quadrant_name(place)} quadrant"), sheet, data_spot=f"quadrant-{place}")
