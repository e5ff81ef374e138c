"""What laying, turning, moving or swapping would bring: the paths that it opens, and those that it breaks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from ludary.core.game import Game
from ludary.games.nagaraja.cards import UNSEEN
from ludary.games.nagaraja.names import place_name, relic_name
from ludary.games.nagaraja.reckoning import copy_of, reach_of


@dataclass(frozen=True)
class Change:
    """What becomes of a temple, by hiding place; `relics` are the kinds that will lie there."""

    relics: tuple[int, ...]
    opened: frozenset[int]
    broken: frozenset[int]
    amulets: int


def if_placed(game: Game, s: Any, cell: int, turn: int) -> Change:
    """The current tile in a cell of the winner's temple."""
    states = copy_of(s)
    temple = states["temples"][0][s.victor]
    temple["rooms"][cell], temple["turns"][cell], temple["amulets"][cell] = s.tile, turn, s.tile_amulet
    return _change(game, states, int(s.victor))


def if_pivoted(game: Game, s: Any, turn: int) -> Change:
    """The room that is aimed at, lying in another way."""
    states = copy_of(s)
    states["temples"][0][s.aim_temple]["turns"][s.aim] = turn
    return _change(game, states, int(s.aim_temple))


def if_exchanged(game: Game, s: Any, one: int, two: int) -> Change:
    """What lies in two cells of the temple aimed at, changed about."""
    return _swapped(game, s, ("rooms", "turns", "amulets"), one, two)


def if_relics_swapped(game: Game, s: Any, one: int, two: int) -> Change:
    return _swapped(game, s, ("relics", "seen", "up"), one, two)


def _swapped(game: Game, s: Any, rows: Sequence[str], one: int, two: int) -> Change:
    states = copy_of(s)
    temple = states["temples"][0][s.aim_temple]
    for row in rows:
        temple[row][one], temple[row][two] = int(temple[row][two]), int(temple[row][one])
    return _change(game, states, int(s.aim_temple))


def _change(game: Game, states: npt.NDArray[Any], seat: int) -> Change:
    temple, reach = states["temples"][0][seat], reach_of(game, states, seat)
    up = {place for place, lies_up in enumerate(temple["up"]) if lies_up}
    relics = tuple(int(kind) for kind in temple["relics"])
    amulets = sum(1 for cell in reach.crypts if temple["amulets"][cell])
    return Change(relics, reach.places - up, frozenset(up - reach.places), amulets)


def in_words(game: Game, change: Change) -> str:
    """Opens the path to the top left relic; covers crown 5 at the left low; empty if nothing comes of it."""
    said = []
    if change.opened:
        said.append(f"reveals {_relics(game, change, change.opened)}")
    if change.amulets:
        said.append("collects the amulet" if change.amulets == 1 else f"collects {change.amulets} amulets")
    if change.broken:
        said.append(f"covers {_relics(game, change, change.broken)}")
    return "; ".join(said)


def any_in_words(game: Game, changes: Sequence[Change]) -> str:
    """What one of several ways could bring."""
    opened = frozenset[int]().union(*(change.opened for change in changes))
    whole = Change(changes[0].relics, opened, frozenset(), max(change.amulets for change in changes))
    said = in_words(game, whole)
    return said if len(changes) == 1 or not said else f"can: {said}".replace("reveals", "reveal").replace("collects", "collect")


def _relics(game: Game, change: Change, places: frozenset[int]) -> str:
    return " and ".join(relic_at(game, change.relics[place], place) for place in sorted(places))


def relic_at(game: Game, kind: int, place: int) -> str:
    """Crown 5 at the top left, or: the relic at the top left."""
    return f"{'the relic' if kind == UNSEEN else relic_name(game, kind)} at the {place_name(place)}"
