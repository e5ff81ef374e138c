"""Carrying actions out: which chapter of the rules each verb belongs to, and what comes after."""

from ludary.games.koa.actions import ACTIONS
from ludary.games.koa.box import Box
from ludary.games.koa.rules.blocked import name_nothing, name_piece, vote
from ludary.games.koa.rules.excavate import excavate
from ludary.games.koa.rules.seize import seize
from ludary.games.koa.rules.setup import settle
from ludary.games.koa.rules.sharman import claim, seek
from ludary.games.koa.rules.turn import go_on
from ludary.games.koa.state import Phase, State
from ludary.games.koa.verbs import Verb
from ludary.kit import rule

VERB, ARGS = ACTIONS.verb, ACTIONS.args


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Carry a legal action out, up to the next decision or the end."""
    verb, value = VERB[action], int(ARGS[action, 0])
    if verb == Verb.DIG:
        excavate(box, s, value)
    elif verb == Verb.SEIZE:
        seize(box, s, value)
    elif verb == Verb.CLAIM:
        claim(box, s, value)
    elif verb == Verb.SHARMAN:
        seek(box, s)
    elif verb == Verb.PASS:
        s.allowance = s.used
    elif verb == Verb.SETTLE:
        settle(box, s, value)
    elif verb == Verb.SWITCH:
        name_piece(box, s, value)
    elif s.phase == Phase.PIECE:
        name_nothing(s)
    else:
        vote(box, s, verb == Verb.AGREE)
    go_on(box, s)
