"""The agenda: what is still to be done, the last entry first.

The rules of one chapter hand over to those of another by pushing a duty; `proceed.py` takes the top one off and carries it
out. A duty that needs a decision pushes itself again and asks.
"""

from ludary.core.rule import rule
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.state import AGENDA, Duty, Entry, Part, Phase, State

FULL = AGENDA - 16  # from here on nobody may put more on the stack: the rules need the rest


@rule
def push(s: State, duty: int, a: int = NOWHERE, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Put an entry on top of the agenda."""
    entry = s.agenda[s.agenda_count]
    entry.duty = duty
    entry.a = a
    entry.b = b
    entry.c = c
    entry.d = d
    entry.e = e
    s.agenda_count += 1


@rule
def pop(s: State) -> None:
    """Take the top entry off, and leave its row blank."""
    s.agenda_count -= 1
    entry = s.agenda[s.agenda_count]
    entry.duty = Duty.NONE
    entry.a = 0
    entry.b = 0
    entry.c = 0
    entry.d = 0
    entry.e = 0


@rule
def top(s: State) -> Entry:
    """The entry on top; there must be one."""
    return s.agenda[s.agenda_count - 1]


@rule
def push_on_stack(s: State, duty: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Put a scroll effect, combat rolls or wounds on the stack: everybody may answer anew."""
    push(s, duty, a, b, c, d, e)
    s.passes = 0


@rule
def on_stack(duty: int) -> bool:
    """Whether an entry is one of the rulebook's stack, which may be answered."""
    return Duty.NONE < duty < Duty.PAY


@rule
def stack_full(s: State) -> bool:
    return s.agenda_count >= FULL


@rule
def ask(s: State, seat: int, phase: int) -> None:
    """Wait for a decision of `seat`; the duty that asks must lie on top of the agenda."""
    s.actor = seat
    s.phase = phase


@rule
def halt(s: State, creature: int) -> None:
    """The movement that has been paid for, or rolled, ends here for this creature."""
    for at in range(s.agenda_count):
        entry = s.agenda[at]
        if entry.a == creature and is_march(entry.duty):
            entry.b = 0


@rule
def is_march(duty: int) -> bool:
    """Whether a duty is the rest of somebody's movement."""
    return duty == Duty.WALK or duty == Duty.MARCH or duty == Duty.KING or duty == Duty.SHAMBLE


@rule
def after(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return 0 if seat + 1 >= s.seats else seat + 1


@rule
def speaker(s: State) -> int:
    """Who is asked first: the active player; in the parts of King, thugs and zombies the first mover."""
    return s.first if s.turn_of == NOWHERE else s.turn_of


@rule
def over(s: State) -> bool:
    return s.phase == Phase.OVER


@rule
def hushed(s: State) -> bool:
    """Whether nobody may use mojo, scrolls or cannibalism: refresh, wrap-up, and while a King's ritual goes on."""
    if s.part == Part.REFRESH or s.part == Part.WRAP_UP:
        return True
    for at in range(s.agenda_count):
        duty = s.agenda[at].duty
        if duty == Duty.RITE or duty == Duty.RITE_FOR:
            return True
    return False
