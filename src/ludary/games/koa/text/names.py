"""Names: squares by letter and number (`c4`), clans by colour, tiles."""

from collections.abc import Sequence

from ludary.games.koa.box import Box
from ludary.games.koa.rules.clans import SEATS_WITH_SHARED_CLAN, SEATS_WITH_TWO_CLANS, SHARED
from ludary.games.koa.state import State
from ludary.games.koa.tiles import COLUMNS, CORNERS, NOBODYS, SQUARES, Tile
from ludary.kit import NOBODY, Game

COLOURS = ("Orange", "Blue", "Green", "Purple")
TILE_NAMES = {
    Tile.CAVERN: "cavern",
    Tile.GOROLDIOA: "goroldioa",
    Tile.SPRING: "spring",
    Tile.LAVA: "lava",
    Tile.EARTHQUAKE: "earthquake",
    Tile.CAMP: "camp",
    Tile.LOCATED_GOROLDIOA: "located goroldioa",
    Tile.LOCATED_SPRING: "located spring",
}


def square_name(square: int) -> str:
    """a1 is the first square of the first row."""
    return f"{chr(ord('a') + square % COLUMNS)}{square // COLUMNS + 1}"


SQUARE_NAMES = [square_name(square) for square in range(SQUARES)]


def names(game: Game[Box]) -> dict[str, list[str]]:
    """The notation of squares, corners, and of what the wheel, the grid wheel and the bones
    show.
    """
    return {
        "square": SQUARE_NAMES,
        "corner": [square_name(square) for square in CORNERS],
        "result": [
            TILE_NAMES[tile]
            for tile in (Tile.CAVERN, Tile.GOROLDIOA, Tile.SPRING, Tile.LAVA, Tile.EARTHQUAKE)
        ],
        "bone": ["goroldioa-first", "spring-first"],
    }


YOU = " (you)"  # behind one's own name


def clan_name(clan: int, who: Sequence[str]) -> str:
    """A clan is called by its player; of two players, by its colour too; the shared one of three,
    by that.
    """
    if len(who) == SEATS_WITH_TWO_CLANS:
        player = who[clan % SEATS_WITH_TWO_CLANS]
        name = player.removesuffix(YOU)
        return f"{name}'s {COLOURS[clan]}{player[len(name) :]}"
    if len(who) == SEATS_WITH_SHARED_CLAN and clan == SHARED:
        return "the shared clan"
    return who[clan]


def seat_of_clan(s: State, clan: int) -> int:
    """The seat that owns a clan; NOBODY for the one that three share."""
    if s.seats == SEATS_WITH_SHARED_CLAN and clan == SHARED:
        return NOBODY
    return int(clan % s.seats)


def a_tile(tile: int) -> str:
    """Name a tile with its article: an earthquake, a spring; goroldioa and lava have none."""
    name = TILE_NAMES[Tile(tile)]
    if tile in (Tile.GOROLDIOA, Tile.LAVA):
        return name
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def piece_name(s: State, square: int, who: Sequence[str]) -> str:
    """Whatever lies on a square, whose it is, and where."""
    name, owner = f"the {TILE_NAMES[Tile(s.tiles[square])]}", s.owner[square]
    return (
        f"{name} at {SQUARE_NAMES[square]}"
        if owner == NOBODYS
        else f"{name} of {clan_name(owner, who)} at {SQUARE_NAMES[square]}"
    )


def count(number: int, thing: str) -> str:
    """1 cavern, 2 caverns; goroldioa stays as it is."""
    return f"{number} {thing}" if number == 1 or thing == "goroldioa" else f"{number} {thing}s"
