"""The map as tests speak of it: tiles by their cells, distances with some tiles shut."""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

from ludary.core.contract.actions import ActionSpace
from ludary.core.play.game import BaseState, Contents, Game, Presentation, Rules
from ludary.core.state.events import events
from ludary.core.state.fate import fate
from ludary.games import zimby_mojo
from ludary.games.zimby_mojo.box import OPTIONS, Box, Edition
from ludary.games.zimby_mojo.cards import NOWHERE, Growth
from ludary.games.zimby_mojo.filling import fill
from ludary.games.zimby_mojo.map import steps_from
from ludary.games.zimby_mojo.text.names import names, tile_name


class Verb(IntEnum):
    WAIT = 0


class Nothing(BaseState):
    """No state: these tests are about the box alone."""

    fate: Any = fate(1)
    events: Any = events(1, width=4)


def refuse(*_: Any) -> Any:
    raise AssertionError("nobody plays with this one")


BOX_ONLY = Game(
    "zimby_mojo",
    "Zimby Mojo",
    1,
    range(1, 9),
    Rules(Nothing, ActionSpace({Verb.WAIT: ()}), refuse, refuse, refuse, refuse),
    Presentation(names=names),
    contents=Contents(Box, OPTIONS, Edition, fill, folder=Path(zimby_mojo.__file__).parent),
)


@cache
def boxed(edition: Path | None = None, **options: Any) -> Game:
    """The game with a box, without rules."""
    return BOX_ONLY.with_box(edition, options)


def box() -> Any:
    return boxed().box


def tiles(words: str) -> list[int]:
    """The tiles of these cells."""
    return [names(boxed())["tile"].index(word) for word in words.split()]


def cells(numbers: Iterable[int]) -> str:
    """The cells of these tiles: 7,13 13,13."""
    return " ".join(tile_name(boxed(), int(tile)) for tile in numbers)


def grown(growth: Growth) -> list[int]:
    return [tile for tile in range(box().tile_count) if box().kings_growth[tile] == growth]


THICKETS, VINES = grown(Growth.THICKET), grown(Growth.VINES)
WARDS, PORTALS = ([int(tile) for tile in row] for row in (box().ward_tile, box().portal))
HARMLESS = [*THICKETS, *VINES, *PORTALS]  # shut these for a walk that nothing befalls


def steps(start: int, end: int, shut: Iterable[int]) -> int:
    """The tiles that one walks over from start to end, the last one included."""
    return steps_from([start], box(), set(shut) - {start, end})[end]


def from_board(entry: int, end: int, shut: Iterable[int]) -> int:
    """Count the steps to a tile from the tribal board at an entry."""
    return 1 + steps(int(box().stub[entry]), end, shut)


def on_route(route: int) -> list[int]:
    """The tiles of a route, in marching order."""
    after = box().route_next[route]
    start = next(tile for tile in range(box().tile_count) if after[tile] != NOWHERE)
    march = [start]
    while (tile := int(after[march[-1]])) != start:
        march.append(tile)
    return march
