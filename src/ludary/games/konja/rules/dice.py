"""GREEN DICE, PURPLE DICE, RED DICE, ACTION DICE: the pool of numbered dice and the action dice
beside it.

A die's *kind* is its colour and number in one: dice of a kind are the same to every rule. `counts`
is a pool packed into one integer: so many dice of each number.
"""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.haul import COUNT_BITS, COUNT_MASK
from ludary.games.konja.pieces import ACTION_DICE, FACES, NO_DIE, NO_FACE, POOL, UNUSED, Colour
from ludary.games.konja.state import State
from ludary.kit import pick, roll, rule
from ludary.kit.grid import lowest

SIDE_FELL = 1  # label of fate's outcomes that are sides of an action die
OPPOSITES = FACES + 1  # opposite sides of a die add up to 7


@rule
def kind_of(s: State, die: int) -> int:
    """Colour and number of the die at this place of the pool."""
    return s.colour[die] * FACES + s.face[die] - 1


@rule
def bit_of(s: State, die: int) -> int:
    """The kind as one bit, for sets of kinds."""
    return 1 << kind_of(s, die)


@rule
def die_of_kind(s: State, kind: int) -> int:
    """The first die of this kind in the pool."""
    found = 0
    for die in range(POOL):
        found |= int((s.colour[die] != NO_DIE) & (kind_of(s, die) == kind)) << die
    return lowest(found)


@rule
def counts_of(s: State) -> int:
    counts = 0
    for die in range(POOL):
        counts += (1 << COUNT_BITS * int(s.face[die])) >> COUNT_BITS  # nothing where no die is
    return counts


@rule
def count_of(counts: int, number: int) -> int:
    """Return the number of dice that show the number."""
    return (counts >> (COUNT_BITS * (number - 1))) & COUNT_MASK


@rule
def numbers_between(low: int, high: int) -> int:
    """Return the numbers from `low` to `high`, one bit for each; none if `high` is lower."""
    return (2 << high) - (1 << low) if high >= low else 0


@rule
def at_least(counts: int, dice: int) -> int:
    """Return the numbers, one bit for each, that so many dice show."""
    numbers = 0
    for number in range(1, FACES + 1):
        numbers |= int(count_of(counts, number) >= dice) << number
    return numbers


@rule
def dice_of_colour(s: State, colour: int) -> int:
    count = 0
    for die in range(POOL):
        count += s.colour[die] == colour
    return count


@rule
def free_place(s: State) -> int:
    """The first place of the pool without a die; POOL if it is full."""
    free = 1 << POOL
    for die in range(POOL):
        free |= int(s.colour[die] == NO_DIE) << die
    return lowest(free)


@rule
def put_die(s: State, die: int, colour: int, number: int) -> None:
    s.colour[die] = colour
    s.face[die] = number


@rule
def remove_die(s: State, die: int) -> None:
    s.colour[die] = NO_DIE
    s.face[die] = 0


@rule
def roll_bones(box: Box, s: State) -> None:
    # BONES: roll the green dice and the action dice
    for die in range(box.green_dice):
        put_die(s, die, Colour.GREEN, roll(s, FACES))
    for die in range(box.action_dice):
        s.action_face[die] = roll_action_die(box, s)
        s.action_on[die] = UNUSED
    s.rolled = 1
    shown, sides = s.face, s.action_face
    tell.rolls(s, s.active, shown[0], shown[1], shown[2], shown[3], shown[4], sides[0], sides[1])


@rule
def roll_action_die(box: Box, s: State) -> int:
    # ACTION DICE: three sides are blank, three show a token each
    return pick(s, box.action_sides, box.sides, SIDE_FELL)


@rule
def clear_dice(s: State) -> None:
    """All dice leave the table; purple and red ones go back to where they are kept."""
    for die in range(POOL):
        remove_die(s, die)
    for die in range(ACTION_DICE):
        s.action_face[die] = NO_FACE
        s.action_on[die] = UNUSED
    s.rolled = 0


@rule
def unused_action_die(s: State, face: int) -> int:
    """An unused action die with this side up; ACTION_DICE if there is none."""
    found = 1 << ACTION_DICE
    for die in range(ACTION_DICE):
        found |= int((s.action_face[die] == face) & (s.action_on[die] == UNUSED)) << die
    return lowest(found)


@rule
def unused_sides(s: State) -> int:
    """The sides that unused action dice show, one bit for each."""
    sides = 0
    for die in range(ACTION_DICE):
        sides |= int(s.action_on[die] == UNUSED) << (int(s.action_face[die]) - NO_FACE)
    return sides >> -NO_FACE  # without those that are not rolled
