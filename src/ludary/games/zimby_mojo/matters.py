"""The quantities that a choice changes, as a player counts them, for hints, reviews and puzzles."""

from typing import Any

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, TRIBE_ZIMBIES
from ludary.games.zimby_mojo.rules.creatures import of_tribe
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.rules.npc.zombies import zombies_of
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import Matter, rule
from ludary.kit.grid import bits_in

MATTERS = (
    Matter(
        "you would hold the Crown in {here} % of games, not {there} %",
        least=0.05,
        theme="The Crown",
    ),
    Matter(
        "a rival would hold the Crown in {here} % of games, not {there} %",
        False,
        0.05,
        theme="The Crown",
    ),
    Matter("your way home would take {n:step}", good=False, least=0.5, theme="The way home"),
    Matter(
        "the King would be dead in {here} % of games, not {there} %", least=0.05, theme="The King"
    ),
    Matter("{n:ward} would be open", theme="Wards"),
    Matter("a closed shrine would be {n:step} away", good=False, least=0.5, theme="Shrines"),
    Matter("{n:zimby|zimbies} of yours would be alive", theme="Your zimbies"),
    Matter("{n:zimby|zimbies} of your rivals would be alive", good=False, theme="Attack"),
    Matter("you would have {n:zombie} on the board", theme="Zombies"),
    Matter("you would have {n:zimby|zimbies} on the board", theme="Your zimbies"),
    Matter("you would have {n:mojo|mojo} left", least=0.5, theme="Mojo"),
    Matter("you would have {n:scroll} in hand", theme="Scrolls"),
)
FAR = 20  # tiles: what is further is not told apart


@rule
def measure(box: Box, s: State, seat: int, out: Any) -> None:
    """Write where the Crown and the seat's zimbies are, and what the seat has."""
    out[:] = 0.0
    if s.bearer != NOWHERE and s.creatures[s.bearer].kind == Kind.ZIMBIES:
        holder = s.creatures[s.bearer].crown - 1
        out[0], out[1] = holder == seat, holder != seat
        entry = s.shamans[seat].entry
        if holder == seat and entry != NOWHERE:
            out[2] = steps_between(box, s, s.creatures[s.bearer].tile, box.stub[entry])
    out[3] = s.king == NOWHERE
    out[4] = CORNERS - bits_in(s.wards)
    out[5] = to_shrine(box, s, seat)
    for other in range(s.seats):
        out[6 if other == seat else 7] += TRIBE_ZIMBIES - s.shamans[other].shore
    shaman = s.shamans[seat]
    out[8] = zombies_of(s, seat)
    for creature in range(s.creature_count):
        out[9] += of_tribe(s.creatures[creature], seat)
    out[10] = shaman.tokens + shaman.active + shaman.pool
    out[11] = shaman.hand_count


@rule
def to_shrine(box: Box, s: State, seat: int) -> int:
    """Count the tiles from the seat's nearest zimby on the board to a shrine that is closed."""
    best = FAR
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and of_tribe(c, seat) > 0:
            for shrine in range(CORNERS):
                if (s.shrines >> shrine) & 1:
                    best = min(best, steps_between(box, s, c.tile, box.shrine[shrine]))
    return best if s.shrines != 0 else 0
