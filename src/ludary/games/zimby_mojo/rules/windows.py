"""Windows: when shamans may act though nothing lies on the stack, for whoever can do something may
do it at any time.

The duty ANSWERS asks one shaman after the other. Who is asked depends on what all can see. A player
who does not want to be asked says so to the table, which passes for them; the rules do not know.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry, Window
from ludary.games.zimby_mojo.rules.agenda import (
    ask,
    clockwise,
    hushed,
    pop,
    push,
    speaker,
    stack_full,
)
from ludary.games.zimby_mojo.rules.boards import can_eat
from ludary.games.zimby_mojo.rules.creatures import absent, tribe_count
from ludary.games.zimby_mojo.rules.crown import burden, can_drop
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.rules.movement.ways import payment_price, payment_tiles
from ludary.games.zimby_mojo.rules.payment import mojo_of
from ludary.games.zimby_mojo.rules.scrolls.casting import may_cast
from ludary.games.zimby_mojo.rules.scrolls.sight import watchers
from ludary.games.zimby_mojo.rules.seals import may_open
from ludary.games.zimby_mojo.state import Creature, Kind, Phase, State
from ludary.kit import rule

ALL, OUT_OF_SIGHT = range(2)  # stages of ANSWERS: whom a window is for
NEAR = 6  # tiles from where the Crown is carried to


@rule
def open_window(
    s: State, reason: int, creature: int = NOWHERE, mover: int = NOWHERE, stage: int = ALL
) -> None:
    """Let the shamans act before anything else goes on.

    The `mover` is not asked: the seat that moves the creature, or whose turn is next.
    """
    answers = push(s, Duty.ANSWERS, creature, mover)
    answers.reason = reason
    answers.stage = stage


@rule
def open_windows_on(box: Box, s: State, creature: int, mover: int) -> None:
    """A creature has come onto a tile: who has it in sight may stop it, and if it has the Crown or
    could open a seal all others may act.
    """
    if creature == s.bearer:
        open_window(s, crowns_window(box, s, False), creature, mover, OUT_OF_SIGHT)
    elif could_open(box, s, s.creatures[creature]):
        open_window(s, Window.SHRINE, creature, mover, OUT_OF_SIGHT)
    open_window(s, Window.MOVER, creature, mover)


@rule
def could_open(box: Box, s: State, c: Creature) -> bool:
    """Tell whether several tribes stand together on a shrine whose seal is not open."""
    shrine = box.shrine_at[c.tile]
    return shrine != NOWHERE and (s.shrines >> shrine) & 1 != 0 and tribe_count(c) > 1


@rule
def may_act(box: Box, s: State, seat: int) -> bool:
    """Tell whether others can see that the shaman may be able to do something: a scroll, a meal, a
    seal, or to let the Crown go.
    """
    if may_cast(box, s, seat):
        return True
    return not stack_full(s) and (
        can_eat(box, s, seat) or can_drop(s, seat) or may_open(box, s, seat)
    )


@rule
def do_answers(box: Box, s: State, answers: Entry) -> None:
    """A chance to act while the stack is empty; not for who moves, and may act between two
    steps.
    """
    creature, eyes = answers.creature, 0
    if creature == NOWHERE or not absent(s.creatures[creature]):
        eyes = asked_by(box, s, answers)
    if eyes != 0 and not hushed(s):
        s.agenda_count -= 1  # the window itself does not fill the stack
        seat = next_asked(box, s, answers, eyes)
        s.agenda_count += 1
        if seat != NOWHERE:
            ask(s, seat, Phase.ANSWER)
            return
    pop(s)


@rule
def next_asked(box: Box, s: State, answers: Entry, eyes: int) -> int:
    """The next shaman of those in `eyes` who may be able to act, or NOWHERE."""
    while answers.done < s.seats:
        seat = clockwise(s, speaker(s), answers.done)
        if (eyes >> seat) & 1 and seat != answers.seat and may_act(box, s, seat):
            return seat
        answers.done += 1
    return NOWHERE


@rule
def asked_by(box: Box, s: State, answers: Entry) -> int:
    """The seats that a window is for, as bits."""
    creature = answers.creature
    if answers.reason == Window.MOVER:
        return watchers(box, s, s.creatures[creature].tile)
    if creature == NOWHERE:
        return -1
    if creature != s.bearer and answers.reason != Window.SHRINE:
        return 0  # the Crown is gone
    return ~watchers(box, s, s.creatures[creature].tile) if answers.stage == OUT_OF_SIGHT else -1


@rule
def crowns_window(box: Box, s: State, sets_out: bool) -> int:
    """CROWN_NEAR within a few tiles of where it is carried to, or where it `sets_out` and the mojo
    could do; else CROWN_FAR.
    """
    steps = crowns_way(box, s)
    near = steps <= NEAR or (sets_out and steps <= crowns_reach(box, s))
    return Window.CROWN_NEAR if near else Window.CROWN_FAR


@rule
def crowns_way(box: Box, s: State) -> int:
    """Steps of the Crown to the tribal board of its holder's shaman; with thugs, to the blood
    mist.
    """
    c = s.creatures[s.bearer]
    if c.kind == Kind.THUGS:
        return steps_between(box, s, c.tile, box.mist)
    return steps_between(box, s, c.tile, box.stub[s.shamans[c.crown - 1].entry]) + 1


@rule
def crowns_reach(box: Box, s: State) -> int:
    """Tiles that its holder alone could carry the Crown, if its shaman paid all mojo for it."""
    seat, zimbies = s.creatures[s.bearer].crown - 1, 1 + burden(box, s)
    return payment_tiles(box, s, seat, zimbies) * (
        mojo_of(s, seat) // max(1, payment_price(box, zimbies))
    )
