"""Previews of laying, turning, moving or swapping: the paths that it would open, and those that it
would break.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import UNSEEN
from ludary.games.nagaraja.reckoning import copy_of, reach_of
from ludary.games.nagaraja.state import Phase, State
from ludary.games.nagaraja.text.names import all_of, place_name, relic_name
from ludary.games.nagaraja.text.rooms import ways_of
from ludary.kit import Game


@dataclass(frozen=True)
class Change:
    """The changes in a temple, by hiding place; `relics` are the kinds that will lie there."""

    relics: tuple[int, ...]
    opened: frozenset[int]
    broken: frozenset[int]
    amulets: frozenset[int]  # cells whose amulet is collected
    joined: int = 0  # the ports that are joined to an entrance then, as bits


def if_placed(game: Game[Box], s: State, cell: int, turn: int) -> Change:
    """The current tile in a cell of the winner's temple."""
    states = copy_of(s)
    temple = states["temples"][0][s.victor]
    temple["rooms"][cell], temple["turns"][cell], temple["amulets"][cell] = (
        s.tile,
        turn,
        s.tile_amulet,
    )
    return _change(game, states, s.victor)


def if_laid(game: Game[Box], s: State, turn: int) -> Change:
    """The room that is being laid or pivoted, in one of its ways."""
    return if_pivoted(game, s, turn) if s.phase == Phase.PIVOT else if_placed(game, s, s.aim, turn)


def room_laid(s: State) -> int:
    """The kind of that room."""
    return int(s.temples[s.aim_temple].rooms[s.aim] if s.phase == Phase.PIVOT else s.tile)


def ways_to_lay(game: Game[Box], s: State) -> list[int]:
    """The turns among which the actor chooses; none where no room is being laid."""
    if s.phase not in (Phase.TURN, Phase.PIVOT):
        return []
    out = game.engine.action_buffer()
    number = game.engine.legal(game.boxes, copy_of(s), 0, out)
    return [game.plain_action(int(action)).args[0] for action in out[:number]]


def if_pivoted(game: Game[Box], s: State, turn: int) -> Change:
    """The room that is aimed at, lying in another way."""
    states = copy_of(s)
    states["temples"][0][s.aim_temple]["turns"][s.aim] = turn
    return _change(game, states, s.aim_temple)


def if_exchanged(game: Game[Box], s: State, place: int, other: int) -> Change:
    """Preview that the contents of two cells of the temple aimed at change places."""
    return _swapped(game, s, ("rooms", "turns", "amulets"), place, other)


def if_relics_swapped(game: Game[Box], s: State, place: int, other: int) -> Change:
    return _swapped(game, s, ("relics", "seen", "up"), place, other)


def _swapped(game: Game[Box], s: State, rows: Sequence[str], place: int, other: int) -> Change:
    states = copy_of(s)
    temple = states["temples"][0][s.aim_temple]
    for row in rows:
        temple[row][place], temple[row][other] = temple[row][other], temple[row][place]
    return _change(game, states, s.aim_temple)


def _change(game: Game[Box], states: npt.NDArray[Any], seat: int) -> Change:
    temple, reach = states["temples"][0][seat], reach_of(game, states, seat)
    up = {place for place, lies_up in enumerate(temple["up"]) if lies_up}
    relics = tuple(temple["relics"].tolist())
    amulets = frozenset(cell for cell in reach.crypts if temple["amulets"][cell])
    return Change(relics, reach.places - up, frozenset(up - reach.places), amulets, reach.ports)


def is_last_tile(game: Game[Box], s: State, seat: int, trap: bool) -> bool:
    """Tell whether one more tile in a temple, a room or the trap, would be the last that it holds
    before the game ends.
    """
    counts = bool(game.box.trap_counts)
    added = counts if trap else 1 + (counts and s.trap_temple == seat)
    return bool(s.temples[seat].room_count + added >= game.box.last_room)


def in_words(game: Game[Box], change: Change) -> str:
    """Reveals the relic low on the left side; turns the crown (5 points) high on the left side
    face down;
    empty if nothing comes of it.
    """
    said = []
    if change.opened:
        said.append(f"reveals {_relics(game, change, change.opened)}")
    if change.amulets:
        said.append(
            "collects the amulet"
            if len(change.amulets) == 1
            else f"collects {len(change.amulets)} amulets"
        )
    if change.broken:
        said.append(f"turns {_relics(game, change, change.broken)} face down")
    return "; ".join(said)


def way_in_words(game: Game[Box], s: State, turn: int) -> str:
    """A way of laying the room, and what comes of it: east and south joined (reveals the relic at
    the top left).
    """
    brings = in_words(game, if_laid(game, s, turn))
    return ways_of(game, room_laid(s), turn) + (f" ({brings})" if brings else "")


def any_in_words(game: Game[Box], changes: Sequence[Change]) -> str:
    """Say what the best of several ways could bring: can reveal one relic and collect the amulet,
    or reveal another.
    """
    if len(changes) == 1:
        return in_words(game, changes[0])
    brought = [(change.opened, change.amulets) for change in changes]
    best = [way for way in brought if any(way) and not any(_exceeds(more, way) for more in brought)]
    said = [
        in_words(game, Change(changes[0].relics, opened, frozenset(), amulets))
        for opened, amulets in dict.fromkeys(best)
    ]
    infinitives = [
        words.replace("reveals", "reveal").replace("collects", "collect").replace("; ", " and ")
        for words in said
    ]
    return f"can {', or '.join(infinitives)}" if said else ""


def _exceeds(more: tuple[frozenset[int], ...], way: tuple[frozenset[int], ...]) -> bool:
    """Tell whether one way brings all that the other does, and something else."""
    return more != way and all(one >= two for one, two in zip(more, way, strict=True))


def _relics(game: Game[Box], change: Change, places: frozenset[int]) -> str:
    """Known ones by name, then the others together."""
    known = [
        relic_at(game, change.relics[place], place)
        for place in sorted(places)
        if change.relics[place] != UNSEEN
    ]
    unknown = [place_name(place) for place in sorted(places) if change.relics[place] == UNSEEN]
    return all_of(
        [
            *known,
            *([f"the relic{'s' if len(unknown) > 1 else ''} {all_of(unknown)}"] if unknown else []),
        ]
    )


def relic_at(game: Game[Box], kind: int, place: int) -> str:
    """The crown (5 points) low on the left side, or: the relic low on the left side."""
    return f"the {'relic' if kind == UNSEEN else relic_name(game, kind)} {place_name(place)}"
