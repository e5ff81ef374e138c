"""While the King lives: a ward has to be opened with somebody else's help, and then he has to be
killed.

Neither helps one shaman only, so at first it is better to prepare than to be first: what is bad for
all alike counts more with the rounds.
"""

from typing import Any

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE
from ludary.games.zimby_mojo.judge.forces import threat
from ludary.games.zimby_mojo.judge.ways import ease, home_of, mojo_now, walk_cost
from ludary.games.zimby_mojo.rules.creatures import of_tribe
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import rule
from ludary.kit.grid import bits_in

AFTERWARDS = 0.35  # how often who kills the King gets the Crown home
ENDLESS = 60.0  # mojo for what cannot be done
WITH_US = 0.8  # of the others' way to a shrine, next to one's own
ARRIVING = 1.5  # mojo for those who do not stand on the shrine yet
POOR = 2.0  # mojo that somebody lacks who cannot pay for a seal now
UNSURE = 4.0  # mojo on top, as long as nobody has opened a ward
SHUT = 0.35  # the cost of all wards being shut, at most
FURTHER = 0.2  # for each further one that is wanted open
TOGETHER, MOST = (
    2,
    3,
    # while the King lives, an open ward is wanted for each so many shamans, and no more than so
    # many
    # wards
)
SHAMANS = 3  # afterwards, one for so many
BUILD_UP = 8  # rounds until it counts in full that all wards are shut
EARLY, WEARY = (
    4,
    12,
)  # rounds in which it does not count that the King lives, and further ones until it counts in full
PAIR = 2  # zimbies for a seal in the solitaire game


@rule
def kings_prospect(box: Box, s: State, seat: int, to_open: float) -> float:
    """The chance, as it looks, that the shaman will kill the King and have won, if opening a ward
    takes it so much mojo.
    """
    return AFTERWARDS * threat(box, s, seat, UNSURE + to_open if s.shrines != 0 else 0.0)


@rule
def shut_out(s: State, to_open: float) -> float:
    """The loss in value while too few wards are open: the less, the less mojo the shaman needs to
    help open one.

    Many shamans want several ways in and out, or the Crown is penned up in the sanctum.
    """
    missing = gates_wanted(s) - gates(s)
    if missing <= 0:
        return 0.0
    loss = SHUT * unrest(s, 0, BUILD_UP) if gates(s) == 0 else FURTHER
    return loss * (1.0 - 0.8 * ease(to_open)) + FURTHER * (missing - 1)


@rule
def gates(s: State) -> int:
    """The wards that are open."""
    return CORNERS - bits_in(s.wards)


@rule
def gates_wanted(s: State) -> int:
    """The open wards that so many shamans want."""
    return max(1, min(MOST, s.seats // TOGETHER) if s.king != NOWHERE else (s.seats + 1) // SHAMANS)


@rule
def impatience(s: State) -> float:
    """The weight, from 0 to 1, of the King being alive: before his death nobody can win."""
    return unrest(s, EARLY, WEARY)


@rule
def unrest(s: State, early: int, rounds: int) -> float:
    """From 0 in the `early` rounds to 1 after so many more; 1 in the solitaire game, whose library
    runs dry.
    """
    return 1.0 if s.seats == 1 else min(1.0, max(0.0, (s.rounds - early) / rounds))


@rule
def opening(box: Box, s: State, seat: int) -> tuple[float, float]:
    """Mojo that the two nearest tribes need to open a ward, and mojo for one that the shaman helps
    to open.
    """
    anyone, helped = ENDLESS, ENDLESS
    for shrine in range(CORNERS):
        if (s.shrines >> shrine) & 1:
            first, second, nearest = two_nearest(box, s, shrine)
            anyone = min(anyone, first + second)
            helped = min(helped, with_help(box, s, seat, shrine, first, second, nearest))
    return anyone, helped


@rule
def openings(box: Box, s: State, seats: int, out: Any) -> float:
    """`opening` of each of the `seats`, given as bits: mojo for a ward that it helps to open into
    `out`, and what needs the least.
    """
    anyone = ENDLESS
    for seat in range(s.seats):
        out[seat] = ENDLESS
    for shrine in range(CORNERS):
        if (s.shrines >> shrine) & 1:
            first, second, nearest = two_nearest(box, s, shrine)
            anyone = min(anyone, first + second)
            for seat in range(s.seats):
                if (seats >> seat) & 1:
                    out[seat] = min(
                        out[seat], with_help(box, s, seat, shrine, first, second, nearest)
                    )
    return anyone


@rule
def two_nearest(box: Box, s: State, shrine: int) -> tuple[float, float, int]:
    """Mojo of the two tribes that need the least to open a seal, and the seat of the first."""
    first, second, nearest = ENDLESS, ENDLESS, NOWHERE
    for seat in range(s.seats):
        mojo = to_shrine(box, s, seat, shrine, 1)
        if mojo < first:
            first, second, nearest = mojo, first, seat
        elif mojo < second:
            second = mojo
    return first, second, nearest


@rule
def with_help(
    box: Box, s: State, seat: int, shrine: int, first: float, second: float, nearest: int
) -> float:
    """Mojo for a ward that the shaman opens with the nearest other, given the two nearest to its
    shrine.
    """
    if seat == nearest:
        return first + WITH_US * second
    return to_shrine(box, s, seat, shrine, 1) + WITH_US * first


@rule
def opening_alone(box: Box, s: State) -> float:
    """Mojo to open a ward in the solitaire game."""
    best = ENDLESS
    for shrine in range(CORNERS):
        if (s.shrines >> shrine) & 1:
            best = min(best, to_shrine(box, s, 0, shrine, PAIR))
    return best


@rule
def to_shrine(box: Box, s: State, seat: int, shrine: int, zimbies: int) -> float:
    """Mojo for so many of the shaman's zimbies to stand on a shrine and open its seal."""
    tile, best = box.shrine[shrine], ENDLESS
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and of_tribe(c, seat) >= zimbies:
            steps = steps_between(box, s, c.tile, tile)
            mojo = walk_cost(box, steps, zimbies)
            best = min(best, mojo + (ARRIVING if steps > 0 else 0.0))
    home, shaman = home_of(box, s, seat), s.shamans[seat]
    if home != NOWHERE and shaman.active + shaman.depleted >= zimbies:
        best = min(
            best, walk_cost(box, steps_between(box, s, home, tile) + 1, zimbies) + 1.0 + ARRIVING
        )
    seal = float(box.seal_price) if s.seats > 1 else 0.0
    return best + seal + (POOR if mojo_now(s, seat) < seal else 0.0)
