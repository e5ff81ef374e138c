"""The arrays in which the luck of a game is watched, and the columns recorded for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.network import NetworkRoom, telling_room
from ludary.bots.network_file import network_if_any
from ludary.core.compile.by_reference import by_reference
from ludary.core.state.fate import WALK_LIMIT

if TYPE_CHECKING:
    from ludary.core.play.game import Game

MOST_LISTED = 36  # outcomes of an action that are all judged
KINDS = ("deal", "fate", "choices")  # of luck: columns of each seat
LEAD_CHANGES, DECIDED, DRAMA, STAKES, BRANCHING = range(5)  # columns behind these
SHAPES = ("lead changes", "decided", "drama", "stakes", "branching")
NAMES = (*(f"luck of {kind}" for kind in KINDS), *SHAPES)

Array = npt.NDArray[Any]


@by_reference
class Watch(NamedTuple):
    """Arrays that one thread writes into while it watches a game."""

    before: Array  # (1,) State: the position before an action
    tried: Array  # (MOST_LISTED,) State: what could have come of it
    odds: Array  # (MOST_LISTED,) float64
    tape: Array  # int64: outcomes that a walk lays down
    out: Array  # (actions,) int32
    chances: Array  # (seats,) float64: each seat's chance to win now
    expected: Array  # (seats,) float64
    even: Array  # (actions,) float64: odds of choices that are all as likely
    behind: (
        Array  # (seats,) float64: by how much each was behind the leader, in all positions together
    )
    follows: Array  # (seats,) int64: the last position in which each seat was not in the lead
    # (5,) int64: positions so far, the leader, changes of the lead, decisions that were tried, and
    # all of them
    numbers: Array
    rng: Array  # (1,) uint64: the generator of what is drawn anew
    verbs: Array  # (actions,) int64: the verb of each action
    places: (
        Array  # (2,) int64: the columns from which the verbs and the kinds of events are counted
    )
    network: NetworkRoom


def watch_room(game: Game, seats: int, by_formula: bool = False) -> Watch:
    """Return room for one thread that watches games: by the network beside the game or, if it has
    none or `by_formula`, by its formula.
    """
    network = None if by_formula else network_if_any(game, seats)
    engine = game.engine
    state = game.State
    floats = [np.zeros(seats) for _ in range(3)]
    return Watch(
        state.zeros(1),
        state.zeros(MOST_LISTED),
        np.zeros(MOST_LISTED),
        np.zeros(WALK_LIMIT + 1, np.int64),
        engine.action_buffer(),
        floats[0],
        floats[1],
        np.zeros(game.actions.count),
        floats[2],
        np.zeros(seats, np.int64),
        np.zeros(5, np.int64),
        np.zeros(1, np.uint64),
        np.array(game.actions.verb, np.int64),
        columns(seats) + np.array([0, len(game.actions.verbs)]),
        network.room(seats) if network else telling_room(game),
    )


def columns(seats: int, occurrences: int = 0) -> int:
    """The number of columns that are told of a game; the last of them count `occurrences`, if
    any.
    """
    return len(KINDS) * seats + len(SHAPES) + occurrences


def occurrence_names(verbs: Sequence[str], events: Sequence[str]) -> list[str]:
    """Return the names of the columns that count how often each verb and each kind of event
    occurred.
    """
    return [f"action {verb}" for verb in verbs] + [f"event {event}" for event in events]


def luck_by_seat(watched: Array, seats: int, occurrences: Sequence[str] = ()) -> dict[str, Array]:
    """Return what was watched, `(games, columns)`, by the names of NAMES and of `occurrences`:
    `(games, seats)` each.
    """
    luck = {
        name: watched[:, k * seats : (k + 1) * seats] for k, name in enumerate(NAMES[: len(KINDS)])
    }
    return luck | {
        name: np.repeat(watched[:, [len(KINDS) * seats + k]], seats, 1)
        for k, name in enumerate((*SHAPES, *occurrences))
    }


def watched_of(by_seat: dict[str, Array], games: int, occurrences: Sequence[str] = ()) -> Array:
    """Return what `luck_by_seat` took apart."""
    names = [name for name in (*NAMES, *occurrences) if name in by_seat]
    parts = [by_seat[name][:, : None if name in NAMES[: len(KINDS)] else 1] for name in names]
    return np.concatenate([np.zeros((games, 0)), *parts], axis=1)
