"""Card effects on fate sticks: more points, throwing again, discarding."""

from ludary.core.events import tell
from ludary.core.rule import rule
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COLOURS, RESULTS
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.rules.sticks import fate_points, nagas_of, tell_sticks, throw
from ludary.games.nagaraja.state import Happening, State


@rule
def add_points(s: State, points: int) -> None:
    """For this round, whatever becomes of the sticks."""
    s.players[s.activator].bonus += points
    tell(s, Happening.ADDS, s.activator, 0, points)


@rule
def rethrow(box: Box, s: State) -> None:
    """The opponent throws the chosen sticks again, at once."""
    seat = other(s.activator)
    for colour in range(COLOURS):
        throw(box, s, seat, colour, take_up(s, seat, colour))
    tell_sticks(s, seat)
    tell(s, Happening.TOTAL, seat, nagas_of(s.players[seat]), fate_points(box, s.players[seat]))


@rule
def break_sticks(s: State) -> None:
    """The chosen sticks of the opponent are discarded; they count no longer."""
    for colour in range(COLOURS):
        for result in range(RESULTS):
            if s.aimed_sticks[colour, result] > 0:
                tell(s, Happening.BREAKS, other(s.activator), colour * RESULTS + result, s.aimed_sticks[colour, result])
        take_up(s, other(s.activator), colour)


@rule
def take_up(s: State, seat: int, colour: int) -> int:
    """Take the chosen sticks of one colour away; returns how many."""
    lying, count = s.players[seat].sticks, 0
    for result in range(RESULTS):
        sticks = s.aimed_sticks[colour, result]
        lying[colour, result] -= sticks
        count += sticks
    return count
