"""Goals in English: where the chosen creature, or the one that moves, can be sent, what that costs,
and who could stop it on the way.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, SEATS, TILES
from ludary.games.zimby_mojo.rules.movement.going import survey_ways, whole_reach
from ludary.games.zimby_mojo.rules.movement.walking import walk_reach
from ludary.games.zimby_mojo.rules.movement.ways import (
    next_price,
    step_tiles,
    walk_price,
    walk_tiles,
)
from ludary.games.zimby_mojo.rules.scrolls.casting import may_cast
from ludary.games.zimby_mojo.rules.scrolls.sight import watchers
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.text.creatures import listed, place_words
from ludary.games.zimby_mojo.text.figures import name_of_seat
from ludary.games.zimby_mojo.text.names import count
from ludary.games.zimby_mojo.text.previews import carries_crown, meeting_words, walk_of
from ludary.kit import Game


class Goals(NamedTuple):
    """The known facts about all goals of one position."""

    steps: list[int]  # by tile; 0 for those that are out of reach
    came: list[int]  # by tile: the one before it on the way there
    eyes: list[int]  # by tile: seats that could stop a mover there, as bits
    home: int  # steps onto the tribal board
    left: int  # tiles of a payment that has been made
    tiles: int  # that the next one buys
    mojo: int  # its price


def surveying(boxes: Any, states: Any, steps: Any, came: Any) -> int:
    """A driver: the ways of the chosen creature, or of the mover; returns the steps to the tribal
    board.
    """
    box, s = boxes[0], states[0]
    if s.phase == Phase.CREATURE:
        return survey_ways(
            box, s, s.chosen, 0, s.actor, 0, whole_reach(box, s, s.chosen, s.actor), steps, came
        )
    walk = s.agenda[s.agenda_count - 1]
    return survey_ways(
        box, s, walk.creature, walk.zimbies, walk.seat, walk.barred, walk_reach(box, s), steps, came
    )


def watching(boxes: Any, states: Any, steps: Any, eyes: Any) -> None:
    """A driver: the other seats that could stop a mover on each tile within reach, as bits."""
    box, s = boxes[0], states[0]
    able = 0
    for seat in range(s.seats):
        if seat != s.actor and may_cast(box, s, seat):
            able |= 1 << seat
    for tile in range(box.tile_count):
        eyes[tile] = watchers(box, s, tile) & able if steps[tile] > 0 and able != 0 else 0


def pacing_to_goals(boxes: Any, states: Any) -> tuple[int, int, int]:
    """A driver: tiles that are left of a payment, tiles and price of the next one."""
    box, s = boxes[0], states[0]
    if s.phase == Phase.CREATURE:
        return 0, walk_tiles(box, s, s.chosen, s.actor), walk_price(box, s, s.chosen)
    return (
        max(0, int(s.agenda[s.agenda_count - 1].tiles_left)),
        step_tiles(box, s),
        next_price(box, s),
    )


def goals_of(game: Game[Box], s: State | None) -> Goals | None:
    """All goals of the View's state; None where nobody can be sent anywhere."""
    return (
        _goals(game, s.tobytes())
        if s is not None and s.phase in (Phase.CREATURE, Phase.STEP)
        else None
    )


@lru_cache(8)  # the words and marks of one position ask for it, choice by choice
def _goals(game: Game[Box], state: bytes) -> Goals:
    steps, came, eyes = (np.zeros(TILES, np.int16) for _ in range(3))
    states, bind, boxes = np.frombuffer(bytearray(state), State.dtype), game.engine.bind, game.boxes
    home = int(bind(surveying)(boxes, states, steps, came))
    bind(watching)(boxes, states, steps, eyes)
    left, tiles, mojo = bind(pacing_to_goals)(boxes, states)
    return Goals(
        steps.tolist(), came.tolist(), eyes.tolist(), home, int(left), int(tiles), int(mojo)
    )


def way_to(goals: Goals, tile: int) -> list[int]:
    """The tiles of the way to a goal, the goal first."""
    way = [tile] if goals.steps[tile] else []
    while way and goals.steps[way[-1]] > 1:
        way.append(goals.came[way[-1]])
    return way


def go_words(game: Game[Box], s: State | None, tile: int, who: Sequence[str]) -> str:
    """A goal, what lies there, what the way costs, and in whose sight it lies."""
    goals, place = goals_of(game, s), f"Go to {place_words(game, tile)}"
    if s is None or goals is None:
        return place
    price, risk = _price(goals, goals.steps[tile]), _risk(goals, way_to(goals, tile), who)
    return f"{place}{meeting_words(game, s, tile)}{price}{risk}"


def go_home_words(game: Game[Box], s: State | None, who: Sequence[str]) -> str:
    """Tell what the way home costs, who has it in sight, and whether the Crown comes along."""
    goals = goals_of(game, s)
    if s is None or goals is None:
        return "Go home onto the tribal board"
    walk = walk_of(s)
    crowned = s.bearer != NOWHERE and (
        s.chosen == s.bearer if walk is None else carries_crown(s, walk)
    )
    with_it = " with the Crown" if crowned else ""
    way = way_to(goals, int(game.box.stub[s.shamans[s.actor].entry]))
    price = _price(goals, goals.home)
    return f"Go home onto the tribal board{with_it}{price}{_risk(goals, way, who)}"


def _price(goals: Goals, steps: int) -> str:
    """Mojo for the steps, and how many they are: for 2 mojo (7 tiles)."""
    payments = max(0, -((goals.left - steps) // goals.tiles))
    return (
        f" for {payments * goals.mojo} mojo ({count(steps, 'tile')})"
        if payments
        else f", already paid for ({count(steps, 'tile')})"
    )


def _risk(goals: Goals, way: Sequence[int], who: Sequence[str]) -> str:
    """Name the players who could stop the mover on the way, as far as all can see."""
    eyes = 0
    for tile in way:
        eyes |= goals.eyes[tile]
    seats = [seat for seat in range(SEATS) if eyes >> seat & 1]
    return f", in sight of {listed([name_of_seat(seat, who) for seat in seats])}" if seats else ""
