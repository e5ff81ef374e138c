"""Creatures and tiles of the map in words."""

from functools import lru_cache

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.games.zimby_mojo.text.names import (
    RITUAL_NAMES,
    SIDE_NAMES,
    SIDES_OF_THE_MIST,
    TRIBE_NAMES,
    tile_name,
)
from ludary.kit import Game

HOLDER = " with the Crown"


def listed(things: list[str]) -> str:
    """One, two and three."""
    return " and ".join([", ".join(things[:-1]), things[-1]] if things[1:] else things)


@lru_cache(4096)
def tile_words(game: Game[Box], tile: int) -> str:
    """A tile by its coordinates; its number where the edition has none."""
    return tile_name(game, tile) if 0 <= tile < game.box.tile_count else f"tile {tile}"


@lru_cache(4096)
def place_words(game: Game[Box], tile: int) -> str:
    """A tile with what the map has there: the north-east portal (3,17)."""
    name = tile_words(game, tile)
    title = place_title(game, tile)
    return f"{title} ({name})" if title else name


def place_title(game: Game[Box], tile: int) -> str:
    """Name what the map has on a tile; empty if nothing."""
    if not 0 <= tile < game.box.tile_count:
        return ""
    box = game.box
    if tile == box.mist:
        return "the blood mist"
    for corners, thing in (
        (box.portal_at, "portal"),
        (box.shrine_at, "shrine"),
        (box.ritual_at, "ritual tile"),
    ):
        if corners[tile] != NOWHERE:
            return f"the {SIDES_OF_THE_MIST[corners[tile]]} {thing}"
    if box.ward_at[tile] != NOWHERE:
        return f"the {SIDE_NAMES[box.ward_at[tile]]} gate"
    return f"entry {box.entry_at[tile] + 1}" if box.entry_at[tile] != NOWHERE else ""


def zimbies_words(active: list[int], depleted: list[int]) -> str:
    """2 white and 1 depleted yellow zimbies, from the numbers by tribe."""
    parts = []
    for tribe, (awake, spent) in enumerate(zip(active, depleted, strict=True)):
        both = "active " if awake and spent else ""
        parts += [f"{awake} {both}{TRIBE_NAMES[tribe]}"] * bool(awake) + [
            f"{spent} depleted {TRIBE_NAMES[tribe]}"
        ] * bool(spent)
    return f"{listed(parts) or 'no'} {'zimby' if sum(active) + sum(depleted) == 1 else 'zimbies'}"


def creature_words(s: State, creature: int) -> str:
    """A creature of the View's state: 2 white zimbies with the Crown."""
    c = s.creatures[creature]
    crown = HOLDER if creature == s.bearer else ""
    if c.kind == Kind.ZIMBIES:
        return zimbies_words(c.active.tolist(), c.depleted.tolist()) + crown
    if c.kind == Kind.ZOMBIE:
        return f"the {'depleted ' if c.asleep else ''}{TRIBE_NAMES[c.owner]} zombie"
    if c.kind == Kind.KING:
        return "the King"
    if c.kind == Kind.THUGS:
        return f"{thugs_words(c.owner)}{crown}"
    return "nobody"


def thugs_words(bits: int) -> str:
    """Thug 1, or thugs 1 and 3."""
    numbers = [str(thug + 1) for thug in range(CORNERS) if bits >> thug & 1]
    return f"thug{'s' * (len(numbers) != 1)} {listed(numbers)}"


def creature_at(s: State, creature: int, game: Game[Box]) -> str:
    """A creature and where it stands."""
    tile = s.creatures[creature].tile
    preposition = "in" if tile == game.box.mist else "at"
    where = (
        f" {preposition} {place_words(game, tile)}"
        if s.creatures[creature].kind != Kind.NONE and tile != NOWHERE
        else ""
    )
    return f"{creature_words(s, creature)}{where}"


def on_tile(game: Game[Box], s: State, tile: int) -> str:
    """Name the creature on a tile with its place, or the place alone."""
    creature = s.at[tile] - 1
    return creature_at(s, creature, game) if creature != NOWHERE else place_words(game, tile)


def ritual_words(s: State, place: int) -> str:
    """Say what the marker of a ritual tile shows."""
    return (
        RITUAL_NAMES[s.rituals[place]].capitalize() if s.rituals[place] != NOWHERE else "face down"
    )


def tribes_of(c: Creature) -> list[int]:
    return [
        tribe
        for tribe, tokens in enumerate(zip(c.active.tolist(), c.depleted.tolist(), strict=True))
        if any(tokens)
    ]


def tokens_of(c: Creature) -> int:
    return sum(c.active.tolist()) + sum(c.depleted.tolist())
