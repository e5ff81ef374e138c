"""The quantities that a choice changes, as a player counts them, for hints, reviews and puzzles."""

from typing import Any

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.rules.end import cursed_relics, victory_points
from ludary.games.nagaraja.rules.exploration import empty_cells
from ludary.games.nagaraja.rules.paths import ALL_SIDES, beyond, reached
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.rules.sticks import fate_points
from ludary.games.nagaraja.state import State
from ludary.games.nagaraja.temple import CELLS, PLACES, SIDES
from ludary.kit import Matter, rule

MATTERS = (
    Matter("you would have {n:point}", theme="Points"),
    Matter("your rival would have {n:point}", good=False, theme="Your rival"),
    Matter("{n:cursed relic} of yours would count", good=False, least=0.1, theme="Cursed relics"),
    Matter("{n:cursed relic} of your rival's would count", least=0.1, theme="Cursed relics"),
    Matter("you would have {n:room}", theme="Your temple"),
    Matter("your rival would have {n:room}", good=False, theme="Your rival"),
    Matter("your paths would lead to {n:empty cell}", theme="Paths"),
    Matter("your rival's paths would lead to {n:empty cell}", good=False, theme="Your rival"),
    Matter("you would have {n:amulet}", theme="Amulets"),
    Matter("you would have {n:card} in hand", least=0.5, theme="Cards"),
    Matter("your rival would have {n:card} in hand", good=False, least=0.5, theme="Your rival"),
    Matter("you would have {n:fate point}", least=0.5, theme="Fate"),
    Matter("your rival would have {n:fate point}", good=False, least=0.5, theme="Your rival"),
    Matter("you would know {n:hidden relic} in your temple", theme="Knowledge"),
)


@rule
def measure(box: Box, s: State, seat: int, out: Any) -> None:
    """Write points, cursed relics, rooms, open paths and cards of both seats."""
    for k in range(2):
        one = seat if k == 0 else other(seat)
        temple = s.temples[one]
        out[k] = victory_points(box, s, one)
        out[2 + k] = cursed_relics(box, temple)
        out[4 + k] = temple.room_count
        out[6 + k] = open_ways(box, s, one)
        out[9 + k] = s.players[one].hand_count
        out[11 + k] = fate_points(box, s.players[one])
    out[8], out[13] = s.players[seat].held_count, 0.0
    for place in range(PLACES):
        out[13] += s.temples[seat].up[place] == 0 and (s.temples[seat].seen[place] >> seat) & 1 == 1


@rule
def open_ways(box: Box, s: State, seat: int) -> int:
    """Count the empty cells that a path from an entrance leads to."""
    ways, ends = 0, beyond(reached(box, s.temples[seat]))
    for cell in range(CELLS):
        if (empty_cells(s, seat) >> cell) & 1 and (ends >> cell * SIDES) & ALL_SIDES:
            ways += 1
    return ways


@rule
def turn(box: Box, s: State) -> int:
    """Count the rounds begun."""
    number: int = s.rounds
    return number
