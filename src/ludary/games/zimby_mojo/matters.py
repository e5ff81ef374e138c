"""The quantities that a choice changes, as a player counts them, for hints, reviews and puzzles."""

from typing import Any

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, SEATS, TRIBE_ZIMBIES
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
    Matter("the Crown would be {n:step} from your home", False, 0.5, theme="The way home"),
    Matter(
        "the King would be dead in {here} % of games, not {there} %", least=0.05, theme="The King"
    ),
    Matter("the Crown would be {n:step} away", good=False, least=0.5, theme="The Crown"),
    Matter("{n:ward} would be open", theme="Wards"),
    Matter("a closed shrine would be {n:step} away", good=False, least=0.5, theme="Shrines"),
    Matter("{n:zimby|zimbies} of yours would be alive", theme="Your zimbies"),
    Matter("{n:zimby|zimbies} of your rivals would be alive", good=False, theme="Attack"),
    Matter("you would have {n:zombie} on the board", theme="Zombies"),
    Matter("you would have {n:zimby|zimbies} on the board", theme="Your zimbies"),
    Matter("you would have {n:active zimby|active zimbies} at home", least=0.5, theme="Mojo"),
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
    if s.king == NOWHERE and entry != NOWHERE:
        out[2] = steps_between(box, s, crowns_place(s), box.stub[entry])
    out[3] = s.king == NOWHERE
    out[4] = steps_to(box, s, seat, crowns_place(s))
    out[5] = CORNERS - bits_in(s.wards)
    if s.king != NOWHERE and s.shrines != 0:
        out[6] = FAR
        for shrine in range(CORNERS):
            if (s.shrines >> shrine) & 1:
                out[6] = min(out[6], steps_to(box, s, seat, box.shrine[shrine]))
    for other in range(s.seats):
        out[7 if other == seat else 8] += TRIBE_ZIMBIES - s.shamans[other].shore
    shaman = s.shamans[seat]
    out[9] = zombies_of(s, seat)
    for creature in range(s.creature_count):
        out[10] += of_tribe(s.creatures[creature], seat)
    out[11] = shaman.active
    out[12] = shaman.tokens + shaman.active + shaman.pool
    out[13] = shaman.hand_count


@rule
def crowns_place(s: State) -> int:
    """Return the tile where the Crown is; the King wears it while he lives."""
    if s.bearer != NOWHERE:
        return s.creatures[s.bearer].tile
    return s.crown_tile if s.king == NOWHERE else s.creatures[s.king].tile


@rule
def steps_to(box: Box, s: State, seat: int, goal: int) -> int:
    """Count the tiles from the seat's nearest zimby on the board to a tile, FAR at most."""
    best = FAR
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and of_tribe(c, seat) > 0:
            best = min(best, steps_between(box, s, c.tile, goal))
    return best


@rule
def turn(box: Box, s: State) -> int:
    """Number the turns of all rounds."""
    number: int = s.rounds * (SEATS + 1) + s.turns
    return number
