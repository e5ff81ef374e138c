"""Winning the game: the last one standing, and how long the others lasted."""

from typing import Any

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.state import Phase, State
from ludary.kit import NOBODY, Part, rule


@rule
def end_game(box: Box, s: State) -> None:
    # Winning the game: the last player standing
    s.phase = Phase.OVER
    s.actor = NOBODY
    for seat in range(s.seats):
        if s.heroes[seat].fell == 0:
            tell.victory(s, seat, box.for_keeps * box.armor * s.seats)


@rule
def returns(box: Box, s: State, out: Any) -> None:
    """1 for the survivor; the others share -1."""
    for seat in range(s.seats):
        out[seat] = 1.0 if s.heroes[seat].fell == 0 else -1.0 / (s.seats - 1)


@rule
def lost(box: Box, s: State, seat: int) -> bool:
    # Losing the game: who is dead is out
    return s.heroes[seat].fell > 0


def score_parts(box: Box, s: State, seat: int) -> list[Part]:
    """A seat has outlived those who fell before it."""
    return [Part("rival outlived", scores(box, s)[seat], many="rivals outlived")]


def scores(box: Box, s: State) -> list[float]:
    """Return the number of rivals that each seat has outlived so far."""
    heroes = s.heroes
    fallen = [heroes[seat].fell for seat in range(s.seats)]
    dead = sum(fell > 0 for fell in fallen)
    return [float(fell - 1 if fell else dead) for fell in fallen]
