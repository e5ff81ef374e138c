"""Names: scrolls by their edition, tiles by where they are, tribes by their colour."""

from typing import cast

from ludary.games.zimby_mojo.box import Box, Edition
from ludary.games.zimby_mojo.cards import (
    CORNERS,
    ENTRIES,
    KINDS,
    TILES,
    Direction,
    RitualKind,
    ScrollType,
)
from ludary.games.zimby_mojo.map import cell_name
from ludary.games.zimby_mojo.state import Toll
from ludary.kit import Game

TRIBE_NAMES = ["white", "yellow", "gray", "red", "blue", "gold", "purple", "green"]  # by seat
RITUAL_NAMES = [ritual.name.lower() for ritual in RitualKind]
QUADRANT_NAMES = ["ne", "se", "sw", "nw"]
SIDE_NAMES = ["north", "east", "south", "west"]
DIRECTION_NAMES = [direction.name.lower() for direction in Direction]
TYPE_NAMES = [kind.name.lower() for kind in ScrollType]
ENTRY_NAMES = [f"entry-{number}" for number in range(1, ENTRIES + 1)]
CROWN_NAMES = ["without", "with"]  # of a group that walks out of a column
TOLL_NAMES = [toll.name.lower() for toll in Toll]
TOLL_WORDS = ["mojo token", "active zimby", "depleted zimby", "chanting zimby"]  # by Toll
SIDES_OF_THE_MIST = dict(
    zip(range(CORNERS), ("north-east", "south-east", "south-west", "north-west"), strict=True)
)


def edition_of(game: Game[Box]) -> Edition:
    return cast(Edition, game.edition)


def names(game: Game[Box]) -> dict[str, list[str]]:
    """The notation of everything that actions and fate's outcomes name."""
    return {
        "tile": _padded([tile_name(game, tile) for tile in range(game.box.tile_count)], TILES),
        "scroll": _padded([slug(scroll.name) for scroll in edition_of(game).scroll], KINDS),
        "ritual": RITUAL_NAMES,
        "tribe": TRIBE_NAMES,
        "quadrant": QUADRANT_NAMES,
        "place": QUADRANT_NAMES,  # a quadrant or its portal
        "side": SIDE_NAMES,
        "direction": DIRECTION_NAMES,
        "entry": ENTRY_NAMES,
        "crown": CROWN_NAMES,
        "toll": TOLL_NAMES,
    }


def _padded(words: list[str], room: int) -> list[str]:
    """`#45` for numbers that the edition does not use."""
    return [*words, *(f"#{number}" for number in range(len(words), room))]


def slug(name: str) -> str:
    """One word: spikey-bone-claws, lil-bits-o-map."""
    plain = "".join(
        letter if letter.isalnum() else " " if letter in " -" else "" for letter in name.lower()
    )
    return "-".join(plain.split())


def tile_name(game: Game[Box], tile: int) -> str:
    """Row and column of the drawing: 7,13."""
    return cell_name((game.box.row[tile], game.box.col[tile]))


def scroll_name(game: Game[Box], kind: int) -> str:
    """Name a scroll as the edition writes it."""
    return edition_of(game).scroll[kind].name


def ritual_name(ritual: int) -> str:
    """Blood."""
    return RITUAL_NAMES[ritual].capitalize()


def tribe_name(seat: int) -> str:
    """Red."""
    return TRIBE_NAMES[seat].capitalize()


def quadrant_name(quadrant: int) -> str:
    """The north-east."""
    return f"the {SIDES_OF_THE_MIST[quadrant]}"


def count(number: int, thing: str) -> str:
    """1 zimby, 2 zimbies; 1 tile, 3 tiles."""
    if number == 1:
        return f"1 {thing}"
    return f"{number} {thing[:-1]}ies" if thing.endswith("by") else f"{number} {thing}s"
