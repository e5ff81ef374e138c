"""Fate sticks: throwing them, and what they show.

Each has four sides, with fate points or a naga.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COLOURS, NAGA, RESULTS
from ludary.games.nagaraja.rules.labels import RESULT
from ludary.games.nagaraja.state import Player, State
from ludary.games.nagaraja.temple import SIDES
from ludary.kit import pick, rule
from ludary.kit.grid import lowest


@rule
def throw(box: Box, s: State, seat: int, colour: int, sticks: int) -> None:
    """Throw so many sticks of one colour; they stay before their player."""
    for _ in range(sticks):
        throw_one(box, s, seat, colour)


@rule
def throw_one(box: Box, s: State, seat: int, colour: int) -> int:
    """Throw one stick; returns the result."""
    result = int(pick(s, box.sticks[colour].sides, SIDES, RESULT))
    s.players[seat].sticks[colour, result] += 1
    return result


@rule
def tell_sticks(s: State, seat: int) -> None:
    """Say what lies before the player."""
    lying = s.players[seat].sticks
    shown = 0
    for colour in range(COLOURS):
        for result in range(RESULTS):
            shown |= int(lying[colour, result] > 0) << colour * RESULTS + result
    while shown != 0:
        sort = lowest(shown)
        shown &= shown - 1
        colour, result = sort // RESULTS, sort % RESULTS
        tell.throws(s, seat, colour, result, lying[colour, result])


@rule
def tell_total(box: Box, s: State, seat: int) -> None:
    """Say what the player has now, by sticks and cards."""
    tell.total(s, seat, nagas_of(s.players[seat]), fate_points(box, s.players[seat]))


@rule
def clear_sticks(player: Player) -> None:
    player.sticks[:] = 0
    player.bonus = 0


@rule
def sticks_of(player: Player) -> int:
    """Return the number of sticks before the player."""
    count = 0
    for colour in range(COLOURS):
        for result in range(RESULTS):
            count += player.sticks[colour, result]
    return count


@rule
def nagas_of(player: Player) -> int:
    """Return the number of nagas that the player can still use."""
    count = 0
    for colour in range(COLOURS):
        count += player.sticks[colour, NAGA]
    return count


@rule
def fate_points(box: Box, player: Player) -> int:
    """Return the points of the player's sticks and activated cards."""
    points = player.bonus + box.naga_points * nagas_of(player)
    for colour in range(COLOURS):
        for result in range(NAGA + 1, RESULTS):
            points += result * player.sticks[colour, result]
    return points
