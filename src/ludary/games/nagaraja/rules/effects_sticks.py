"""Card effects on fate sticks: more points, throwing again, discarding."""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COLOURS, RESULTS
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.rules.sticks import fate_points, tell_total, throw_one
from ludary.games.nagaraja.state import State
from ludary.kit import rule


@rule
def add_points(box: Box, s: State, points: int) -> None:
    """Add fate points for this round, whatever becomes of the sticks."""
    player = s.players[s.activator]
    player.bonus += points
    tell.adds(s, s.activator, fate_points(box, player), points)


@rule
def rethrow(box: Box, s: State) -> None:
    """The opponent throws the chosen sticks again, at once."""
    seat = other(s.activator)
    for colour in range(COLOURS):
        for _ in range(take_up(s, seat, colour)):
            result = throw_one(box, s, seat, colour)
            tell.throws_again(s, seat, colour, result)
    tell_total(box, s, seat)


@rule
def break_sticks(box: Box, s: State) -> None:
    """The chosen sticks of the opponent are discarded; they count no longer."""
    seat = other(s.activator)
    for colour in range(COLOURS):
        for result in range(RESULTS):
            if s.aimed_sticks[colour, result] > 0:
                tell.breaks(s, seat, colour, result, s.aimed_sticks[colour, result])
        take_up(s, seat, colour)
    tell_total(box, s, seat)


@rule
def take_up(s: State, seat: int, colour: int) -> int:
    """Take the chosen sticks of one colour away; returns how many."""
    lying, count = s.players[seat].sticks, 0
    for result in range(RESULTS):
        sticks = s.aimed_sticks[colour, result]
        lying[colour, result] -= sticks
        count += sticks
    return count
