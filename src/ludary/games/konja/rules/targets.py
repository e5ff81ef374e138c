"""Targets of the parts of effects: the dice, relics, clouds and tokens that a card reaches."""

from ludary.games.konja.box import ANY_TOKEN, Box, Step
from ludary.games.konja.cards import RELIC_PLACES, Does
from ludary.games.konja.pieces import (
    ACTION_DICE,
    CLOUDS,
    FACES,
    NO_DIE,
    POOL,
    UNUSED,
    ActionFace,
    Colour,
)
from ludary.games.konja.rules.decks import has_spells_left
from ludary.games.konja.rules.dice import dice_of_colour, free_place, numbers_between, unused_sides
from ludary.games.konja.state import COLLECTING, State
from ludary.kit import rule


@rule
def is_at_once(step: Step) -> bool:
    """Tell whether a part leaves nothing to choose."""
    does = step.does
    if does == Does.GAIN:
        return step.token != ANY_TOKEN
    return (
        does == Does.PURPLE
        or does == Does.DRAW
        or does == Does.PROTECT
        or does == Does.SHAKE
        or does == Does.STRIKE
        or does == Does.DRAIN
    )


@rule
def has_target(box: Box, s: State, step: Step, place: int) -> bool:
    """Tell whether a part of an effect can be done; `place` is where its relic lies."""
    does = step.does
    if does == Does.NOTHING:
        return False
    if is_about_dice(does):
        return has_die(box, s, step)
    if does == Does.PURPLE or does == Does.CONJURE:
        return (
            dice_of_colour(s, Colour.PURPLE) < box.purple_dice and free_place(s) < POOL
        )  # full where a red die took a purple one's place
    if does == Does.STRIKE:
        return dice_of_colour(s, Colour.RED) < box.red_dice and has_weak_die(s)
    if does == Does.MARK or does == Does.SHAKE:
        return unused_sides(s) != 0
    if does == Does.WITHER:
        return has_marked_die(s)
    return has_target_beside_dice(s, step, place)


@rule
def has_target_beside_dice(s: State, step: Step, place: int) -> bool:
    """Tell whether there is a token, relic, spell or cloud for the part, or a pool to protect."""
    does = step.does
    if does == Does.GAIN:
        return not step.each or matching(s, step) > 0
    if does == Does.UNTAP:
        return has_other_tapped(s, place)
    if does == Does.DRAIN:
        return s.wizards[s.active].tokens[step.token] > 0
    if does == Does.DRAW:
        return has_spells_left(s)
    if does == Does.UPGRADE:
        return has_cloud(s)
    return (
        s.protected == 0 and s.rolled != COLLECTING
    )  # after the attack there is nothing to ward off


@rule
def is_about_dice(does: int) -> bool:
    return (does >= Does.REROLL and does <= Does.COPY) or does == Does.HEX


@rule
def has_die(box: Box, s: State, step: Step) -> bool:
    """Tell whether a part about dice can be done to a die of the pool."""
    numbers = 0
    for die in range(POOL):
        numbers |= int(is_countable(box, s, step.does, die)) << int(s.face[die])
    return numbers & numbers_for(s, step) != 0


@rule
def is_countable(box: Box, s: State, does: int, die: int) -> bool:
    """Tell whether a die lies at this place of the pool that a part about dice can be done to,
    whatever it shows.
    """
    return (s.colour[die] != NO_DIE) & (
        (s.colour[die] != Colour.PURPLE) | (not spares_purple(box, does))
    )


@rule
def is_target(box: Box, s: State, step: Step, die: int) -> bool:
    """Tell whether a part that is about dice can be done to the die at this place of the pool."""
    if s.colour[die] == Colour.PURPLE and spares_purple(box, step.does):
        return False
    return (numbers_for(s, step) >> int(s.face[die])) & 1 == 1


@rule
def spares_purple(box: Box, does: int) -> bool:
    # PURPLE DICE: cannot be rerolled by cards
    return (box.purple_fixed != 0) | (does == Does.REROLL) | (does == Does.HEX)


@rule
def numbers_for(s: State, step: Step) -> int:
    """Return the numbers, one bit for each, that a part about dice can change.

    Sets of numbers take few branches, and none for each die, which would often be guessed wrong.
    """
    does, amount = step.does, int(step.amount)
    numbers = numbers_between(int(step.of_low), int(step.of_high))
    raised, lowered = numbers_between(0, FACES - amount), numbers_between(1 + amount, FACES)
    if does == Does.RAISE:
        return numbers & raised
    if does == Does.LOWER:
        return numbers & lowered
    if does == Does.SHIFT:
        return numbers & (raised | lowered)
    if does == Does.SET:
        return numbers_beside(numbers, numbers_between(int(step.to_low), int(step.to_high)))
    if does == Does.COPY:
        return numbers_beside(numbers, numbers_shown(s))
    return numbers


@rule
def numbers_shown(s: State) -> int:
    """Return the numbers that dice of the pool show, one bit for each."""
    shown = 0
    for die in range(POOL):
        shown |= 1 << int(s.face[die])
    return shown & numbers_between(1, FACES)


@rule
def numbers_beside(numbers: int, others: int) -> int:
    """Return those of the numbers that can become another one of `others`."""
    if others & (others - 1) != 0:
        return numbers
    return numbers & ~others if others != 0 else 0


@rule
def can_become(s: State, step: Step, die: int, number: int) -> bool:
    """Tell whether a part that sets dice can set this one to the number."""
    if number == s.face[die]:
        return False
    if step.does == Does.SET:
        return step.to_low <= number <= step.to_high
    for other in range(POOL):
        if s.face[other] == number:
            return True
    return False


@rule
def matching(s: State, step: Step) -> int:
    """Return the number of dice in the pool that show a number which the part names."""
    count = 0
    for die in range(POOL):
        count += s.face[die] > 0 and step.of_low <= s.face[die] <= step.of_high
    return count


@rule
def has_weak_die(s: State) -> bool:
    """Tell whether a red die could beat any die of the pool."""
    for die in range(POOL):
        if s.face[die] > 0 and s.face[die] < FACES:
            return True
    return False


@rule
def has_marked_die(s: State) -> bool:
    for die in range(ACTION_DICE):
        if s.action_face[die] > ActionFace.BLANK and s.action_on[die] == UNUSED:
            return True
    return False


@rule
def has_other_tapped(s: State, place: int) -> bool:
    own = s.wizards[s.actor]
    for other in range(RELIC_PLACES):
        if own.tapped[other] and other != place:
            return True
    return False


@rule
def has_cloud(s: State) -> bool:
    for pile in range(CLOUDS):
        if s.wizards[s.actor].clouds[pile] > 0:
            return True
    return False
