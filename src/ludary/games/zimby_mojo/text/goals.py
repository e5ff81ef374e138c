"""Goals in English: where the chosen creature, or the one that moves, can be sent, how far that is and what it costs."""

from functools import lru_cache
from typing import Any

import numpy as np

from ludary.core.game import Game
from ludary.games.zimby_mojo.cards import NOWHERE, TILES
from ludary.games.zimby_mojo.rules.movement.going import survey_ways, whole_reach
from ludary.games.zimby_mojo.rules.movement.walking import next_price, step_tiles, walk_reach
from ludary.games.zimby_mojo.rules.movement.ways import walk_price, walk_tiles
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.text.creatures import place_words
from ludary.games.zimby_mojo.text.names import count
from ludary.games.zimby_mojo.text.previews import carries_crown, meeting_words, walk_of


def surveying(boxes: Any, states: Any, out: Any) -> int:
    """A driver: the steps to each tile to which the chosen creature, or the mover, can be sent; returns those to the tribal board."""
    box, s = boxes[0], states[0]
    if s.phase == Phase.CREATURE:
        return survey_ways(box, s, s.chosen, 0, s.actor, 0, whole_reach(box, s, s.chosen, s.actor), out)
    walk = s.agenda[s.agenda_count - 1]
    return survey_ways(box, s, walk.creature, walk.zimbies, walk.seat, walk.barred, walk_reach(box, s), out)


def pacing_to_goals(boxes: Any, states: Any) -> tuple[int, int, int]:
    """A driver: tiles that are left of a payment, tiles and price of the next one."""
    box, s = boxes[0], states[0]
    if s.phase == Phase.CREATURE:
        return 0, walk_tiles(box, s, s.chosen, s.actor), walk_price(box, s, s.chosen)
    return max(0, int(s.agenda[s.agenda_count - 1].tiles_left)), step_tiles(box, s), next_price(box, s)


@lru_cache(8)  # the words of one position ask for it, choice by choice
def _goals(game: Game, state: bytes) -> tuple[list[int], int, tuple[int, int, int]]:
    """The steps to each tile, and to the tribal board; tiles left, tiles of a payment and its price."""
    steps, states = np.zeros(TILES, np.int16), np.frombuffer(bytearray(state), State.dtype)
    home = int(game.engine.bind(surveying)(game.boxes, states, steps))
    left, tiles, mojo = game.engine.bind(pacing_to_goals)(game.boxes, states)
    return steps.tolist(), home, (int(left), int(tiles), int(mojo))


def go_words(game: Game, s: Any, tile: int) -> str:
    """A goal, what lies there, how far it is and what the way costs."""
    if s is None or s.phase not in (Phase.CREATURE, Phase.STEP):
        return f"Go to {place_words(game, tile)}"
    steps, _, pace = _goals(game, s.tobytes())
    return f"Go to {place_words(game, tile)}{meeting_words(game, s, tile)}{_priced(steps[tile], *pace)}"


def go_home_words(game: Game, s: Any) -> str:
    """How far it is home, what the way costs, and whether it wins."""
    if s is None or s.phase not in (Phase.CREATURE, Phase.STEP):
        return "Go home onto the tribal board"
    _, home, pace = _goals(game, s.tobytes())
    walk = walk_of(s)
    crowned = s.bearer != NOWHERE and (s.chosen == s.bearer if walk is None else carries_crown(s, walk))
    wins = " with the Crown, and win" if crowned else ""
    return f"Go home onto the tribal board{wins}{_priced(home, *pace)}"


def _priced(steps: int, left: int, tiles: int, mojo: int) -> str:
    """Steps, and the mojo for them: 7 tiles for 2 mojo."""
    payments = max(0, -((left - steps) // tiles))
    return f": {count(steps, 'tile')}{f' for {payments * mojo} mojo' if payments else ', paid for'}"
