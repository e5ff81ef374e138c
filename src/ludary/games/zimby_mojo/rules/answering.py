"""The stack, and who may answer: whenever something is put on it or comes off it, every shaman in
turn from the active player.

Who is asked depends on what all can see, never on what a hand holds; to let things be is always
possible.
"""

from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.agenda import ask, clockwise, hushed, speaker, take, top
from ludary.games.zimby_mojo.rules.boards import eat_options
from ludary.games.zimby_mojo.rules.crown import can_drop
from ludary.games.zimby_mojo.rules.fights.combat import resolve_rolls
from ludary.games.zimby_mojo.rules.fights.wounds import deaths, resolve_wound
from ludary.games.zimby_mojo.rules.scrolls.casting import cast_options
from ludary.games.zimby_mojo.rules.scrolls.effects import resolve_scroll
from ludary.games.zimby_mojo.rules.seals import other_seals, seal_options
from ludary.games.zimby_mojo.rules.windows import may_act
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, rule


@rule
def serve_stack(box: Box, s: State) -> None:
    """Ask the next shaman who may answer the top of the stack; when all have let it be, it is
    resolved.
    """
    if not is_moot(box, s) and not hushed(s):
        while s.passes < s.seats:
            seat = clockwise(s, speaker(s), s.passes)
            if may_act(box, s, seat):
                ask(s, seat, Phase.ANSWER)
                return
            s.passes += 1
    s.passes = 0
    resolve(box, s)


@rule
def is_moot(box: Box, s: State) -> bool:
    """Tell whether the top of the stack comes off unanswered: it has been cancelled, or its wounds
    kill nobody.
    """
    entry = top(s)
    if entry.duty == Duty.SCROLL:
        return entry.times == 0
    return entry.duty == Duty.WOUND and (
        entry.amount <= 0 or deaths(box, s.creatures[entry.creature], entry.amount) == 0
    )


@rule
def resolve(box: Box, s: State) -> None:
    """Take the top of the stack off and let it happen."""
    entry = take(s)
    if entry.duty == Duty.SCROLL:
        resolve_scroll(box, s, entry)
    elif entry.duty == Duty.ROLLS:
        resolve_rolls(box, s, entry)
    else:
        resolve_wound(box, s, entry)


@rule
def pass_by(s: State) -> None:
    """Let it be."""
    if top(s).duty == Duty.ANSWERS:
        top(s).done += 1
    else:
        s.passes += 1


@rule
def answer_options(box: Box, s: State, out: Row) -> int:
    """Offer everything that can be done at any time."""
    seat = s.actor
    n = offer(out, 0, Verb.DROP, can_drop(s, seat))
    n = cast_options(box, s, seat, out, n)
    n = eat_options(box, s, seat, out, n)
    n = seal_options(box, s, seat, out, n)
    n = offer(out, n, Verb.PASS, True)
    return other_seals(box, s, seat, out, n)
