"""The agenda: what is still to be done, the last entry first.

The rules of one chapter hand over to those of another by pushing a duty; `proceed.py` takes the top
one off and carries it out. A duty that needs a decision is pushed again and asks; those that do so
most of the time lie there until they are over. All rows above the top are blank.
"""

from typing import Any

from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import HOMEWARD, NO_GOAL, Duty, Entry
from ludary.games.zimby_mojo.state import AGENDA, Part, Phase, State
from ludary.kit import rule

BLANK = Entry.zeros(1)
FULL = AGENDA - 16  # from here on nobody may put more on the stack: the rules need the rest


@rule
def push(s: State, duty: int, creature: int = NOWHERE, seat: int = NOWHERE) -> Entry:
    """Put an entry on top of the agenda, and return it for what else belongs to the duty."""
    entry = s.agenda[s.agenda_count]
    entry.duty = duty
    entry.creature = creature
    entry.seat = seat
    s.agenda_count += 1
    return entry


@rule
def push_again(s: State, entry: Entry) -> None:
    """Put a duty back that has just been taken off, because it has to wait."""
    rows_of(s)[s.agenda_count] = entry
    s.agenda_count += 1


@rule
def push_payment(s: State, seat: int, mojo: int) -> None:
    """Have a shaman pay before anything else goes on."""
    push(s, Duty.PAY, NOWHERE, seat).amount = mojo


@rule
def push_arrival(s: State, creature: int, stage: int = 0, mover: int = NOWHERE) -> None:
    """Have the tile that a creature has entered work on it, from a stage of `arriving.py` on.

    `mover` is the seat that has moved it, NOWHERE for the King, thugs, and what magic or a portal
    moves.
    """
    push(s, Duty.ARRIVE, creature, mover).stage = stage


@rule
def forget_arrivals(s: State, creature: int) -> None:
    """A creature has been taken off a tile that may not have done all it does: it does no more."""
    for at in range(s.agenda_count):
        if s.agenda[at].duty == Duty.ARRIVE and s.agenda[at].creature == creature:
            s.agenda[at].creature = NOWHERE


@rule
def push_on_stack(s: State, duty: int, creature: int, seat: int) -> Entry:
    """Put a scroll effect, combat rolls or wounds on the stack: everybody may answer anew."""
    s.passes = 0
    return push(s, duty, creature, seat)


@rule
def pop(s: State) -> None:
    """Take the top entry off, and leave its row blank."""
    s.agenda_count -= 1
    rows_of(s)[s.agenda_count] = BLANK[0]


@rule
def take(s: State) -> Entry:
    """Take the top entry off and return it, to be carried out; it lasts until the next one is
    taken.
    """
    row_of_doing(s)[0] = top(s)
    pop(s)
    return s.doing[0]


@rule
def finish(s: State) -> None:
    """Blank the duty that has been carried out last."""
    row_of_doing(s)[0] = BLANK[0]


@rule
def rows_of(s: State) -> Any:
    """The rows of the agenda, to be written whole."""
    return s.agenda


@rule
def row_of_doing(s: State) -> Any:
    """The row of the duty that is being carried out, to be written whole."""
    return s.doing


@rule
def top(s: State) -> Entry:
    """The entry on top; there must be one."""
    return s.agenda[s.agenda_count - 1]


@rule
def on_stack(duty: int) -> bool:
    """Tell whether an entry is one of the rulebook's stack, which may be answered."""
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
def has_goal(walk: Entry) -> bool:
    """Tell whether the mover of a WALK is on its way to a goal that has been named."""
    return walk.target > 0 or walk.target == HOMEWARD


@rule
def carries_crown(s: State, walk: Entry) -> bool:
    """Tell whether those who walk have the Crown."""
    return (
        walk.creature != NOWHERE
        and walk.creature == s.bearer
        and (walk.zimbies == 0 or walk.takes_crown != 0)
    )


@rule
def halt(s: State, creature: int) -> None:
    """The movement that has been paid for, or rolled, ends here for this creature."""
    for at in range(s.agenda_count):
        entry = s.agenda[at]
        if entry.creature == creature and is_march(entry.duty):
            entry.tiles_left = 0
            if entry.duty == Duty.WALK:
                entry.target = NO_GOAL


@rule
def is_march(duty: int) -> bool:
    """Tell whether a duty is the rest of somebody's movement."""
    return duty == Duty.WALK or duty == Duty.MARCH or duty == Duty.KING or duty == Duty.SHAMBLE


@rule
def after(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return 0 if seat + 1 >= s.seats else seat + 1


@rule
def clockwise(s: State, seat: int, places: int) -> int:
    """The seat so many places further clockwise, less than once around."""
    place = int(seat) + int(places)
    return place - s.seats if place >= s.seats else place


@rule
def speaker(s: State) -> int:
    """The seat that is asked first: the active player; in the parts of King, thugs and zombies the
    first mover.
    """
    # C1, C3: clockwise from whose turn it is, not from who moves
    return s.first if s.turn_of == NOWHERE else s.turn_of


@rule
def over(s: State) -> bool:
    return s.phase == Phase.OVER


@rule
def hushed(s: State) -> bool:
    """Tell whether nobody may use mojo, scrolls or cannibalism: refresh, wrap-up, and while a
    King's ritual goes on.
    """
    if s.part == Part.REFRESH or s.part == Part.WRAP_UP:
        return True
    for at in range(s.agenda_count):
        duty = s.agenda[at].duty
        if duty == Duty.RITE or duty == Duty.RITE_FOR:
            return True
    return False
