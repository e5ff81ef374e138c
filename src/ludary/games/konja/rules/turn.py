"""TURN OVERVIEW: the beginning and the end of a turn."""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.pieces import ACTION_DICE, ANCESTORS, NOWHERE, UNUSED, ActionFace
from ludary.games.konja.rules.dice import clear_dice
from ludary.games.konja.rules.end import end_game, ends_now
from ludary.games.konja.rules.tokens import gain
from ludary.games.konja.state import Phase, State
from ludary.kit import rule


@rule
def begin_turn(box: Box, s: State, seat: int) -> None:
    s.active = seat
    s.actor = seat
    s.turns += 1
    s.phase = Phase.ANCESTOR
    s.ancestor = NOWHERE
    s.protected = 0
    s.attacks = 0
    tell.turn(s, seat, s.turns)
    if idols_of(s) == ANCESTORS:
        # ANCESTORS: if every one has an idol, remove them all
        s.idols[:] = 0
        tell.clears(s, seat)


@rule
def idols_of(s: State) -> int:
    """Return the number of ancestors that have an idol."""
    count = 0
    for ancestor in range(ANCESTORS):
        count += s.idols[ancestor]
    return count


@rule
def end_turn(box: Box, s: State) -> None:
    exchange_action_dice(box, s)
    clear_dice(s)
    if ends_now(box, s):
        end_game(box, s)
    else:
        begin_turn(box, s, 1 - s.active)


@rule
def exchange_action_dice(box: Box, s: State) -> None:
    # ACTION DICE: at the end of the turn an unused one that shows a token is exchanged for it
    for die in range(ACTION_DICE):
        if s.action_face[die] > ActionFace.BLANK and s.action_on[die] == UNUSED:
            tell.exchanges(s, s.active, s.action_face[die])
            gain(box, s, s.active, s.action_face[die] - 1, 1)
