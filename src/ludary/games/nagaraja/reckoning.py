"""Figures for words and pictures, found by asking the rules themselves."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.rules.end import cursed_relics, victory_points
from ludary.games.nagaraja.rules.paths import reached, reaches_crypt
from ludary.games.nagaraja.rules.sticks import fate_points, nagas_of
from ludary.games.nagaraja.state import State
from ludary.games.nagaraja.temple import CELLS, PLACES, PORT_OF
from ludary.kit import Game


def ports(boxes: Any, states: Any, seat: int) -> int:
    """A driver: the ports that are joined to an entrance, as bits."""
    return reached(boxes[0], states[0].temples[seat])


def crypts(boxes: Any, states: Any, seat: int) -> int:
    """A driver: the cells whose special location is, as bits."""
    temple, cells = states[0].temples[seat], 0
    joined = reached(boxes[0], temple)
    for cell in range(CELLS):
        if reaches_crypt(boxes[0], temple, joined, cell):
            cells |= 1 << cell
    return cells


def points_of(boxes: Any, states: Any, seat: int) -> int:
    """A driver: fate points as they stand."""
    return fate_points(boxes[0], states[0].players[seat])


def nagas_left(boxes: Any, states: Any, seat: int) -> int:
    """A driver: nagas that can still be used."""
    return nagas_of(states[0].players[seat])


def score_of(boxes: Any, states: Any, seat: int) -> int:
    """A driver: victory points, as far as the View knows amulets."""
    return victory_points(boxes[0], states[0], seat)


def cursed_of(boxes: Any, states: Any, seat: int) -> int:
    """A driver: cursed relics that count against the player."""
    return cursed_relics(boxes[0], states[0].temples[seat])


@dataclass(frozen=True)
class Reach:
    """The ports, hiding places and cells that the paths of a temple lead to."""

    ports: int  # bits of 4 * cell + side
    places: frozenset[int]  # hiding places
    crypts: frozenset[int]  # cells whose special location they lead to


def connected(game: Game[Box], s: State, seat: int) -> Reach:
    """The paths of a temple as it stands in the View's state `s`."""
    return reach_of(game, copy_of(s), seat)


def reach_of(game: Game[Box], states: npt.NDArray[Any], seat: int) -> Reach:
    joined = game.engine.bind(ports)(game.boxes, states, seat)
    cells = game.engine.bind(crypts)(game.boxes, states, seat)
    places = frozenset(place for place in range(PLACES) if joined >> int(PORT_OF[place]) & 1)
    return Reach(joined, places, frozenset(cell for cell in range(CELLS) if cells >> cell & 1))


def fate_total(game: Game[Box], s: State, seat: int) -> int:
    """The fate points of a player in this round."""
    return game.engine.bind(points_of)(game.boxes, copy_of(s), seat)


def nagas(game: Game[Box], s: State, seat: int) -> int:
    """The nagas of a player in this round."""
    return game.engine.bind(nagas_left)(game.boxes, copy_of(s), seat)


def score(game: Game[Box], s: State, seat: int) -> int:
    """Victory points: relics that lie face up, and the amulets that the View knows."""
    return game.engine.bind(score_of)(game.boxes, copy_of(s), seat)


def cursed(game: Game[Box], s: State, seat: int) -> int:
    """Cursed relics that count against a player: those face up, or all revealed, as the box
    says.
    """
    return game.engine.bind(cursed_of)(game.boxes, copy_of(s), seat)


def copy_of(s: State) -> npt.NDArray[Any]:
    """The View for drivers, shape `(1,)`, theirs to change."""
    return np.frombuffer(bytearray(s.tobytes()), State.dtype)
