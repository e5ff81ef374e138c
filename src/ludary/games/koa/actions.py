"""A player's choices: the table of actions, and which of them are legal."""

from ludary.games.koa.box import Box
from ludary.games.koa.rules.setup import is_settled
from ludary.games.koa.state import Phase, State
from ludary.games.koa.tiles import CLANS, SQUARES
from ludary.games.koa.verbs import Verb
from ludary.kit import ActionSpace, Row, named, rule
from ludary.kit.grid import write

SQUARE = named("square", SQUARES)

ACTIONS = ActionSpace(
    {
        Verb.SETTLE: (("corner", named("corner", CLANS)),),
        Verb.DIG: (("square", SQUARE),),
        Verb.CLAIM: (("square", SQUARE),),
        Verb.SEIZE: (("square", SQUARE),),
        Verb.SHARMAN: (),
        Verb.PASS: (),
        Verb.AGREE: (),
        Verb.REFUSE: (),
        Verb.SWITCH: (("square", SQUARE),),
    }
)
FIRST = ACTIONS.first


@rule
def legal(box: Box, s: State, out: Row) -> int:
    """Write what the actor may do into `out`, ascending; returns how many."""
    if s.phase == Phase.TURN or s.phase == Phase.SECOND:
        return turn_actions(s, out)
    if s.phase == Phase.SETTLE:
        return corners(s, out)
    if s.phase == Phase.VOTE:
        out[0] = FIRST[Verb.AGREE]
        out[1] = FIRST[Verb.REFUSE]
        return 2
    return pieces(s, out) if s.phase == Phase.PIECE else 0


@rule
def turn_actions(s: State, out: Row) -> int:
    """`rules/targets.py` has found out where what is possible."""
    n = write(s.digs, out, 0, FIRST[Verb.DIG])
    n = write(s.claims, out, n, FIRST[Verb.CLAIM])
    n = write(s.seizes, out, n, FIRST[Verb.SEIZE])
    out[n] = FIRST[Verb.SHARMAN]
    n += int(s.asks)
    out[n] = FIRST[Verb.PASS]
    return n + int(
        (s.used > 0) & (s.phase == Phase.TURN)
    )  # one may leave actions unused, but not the whole turn


@rule
def corners(s: State, out: Row) -> int:
    n = 0
    for corner in range(CLANS):
        if not is_settled(s, corner):
            out[n] = FIRST[Verb.SETTLE] + corner
            n += 1
    return n


@rule
def pieces(s: State, out: Row) -> int:
    """Ask for none of them to be switched, or for one."""
    out[0] = FIRST[Verb.REFUSE]
    return write(s.digs, out, 1, FIRST[Verb.SWITCH])
