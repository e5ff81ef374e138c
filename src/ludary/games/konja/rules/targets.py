"""Targets of the parts of effects: the dice, relics, clouds and tokens that a card reaches."""

from ludary.core.rule import rule
from ludary.games.konja.box import ANY_TOKEN, Box, Step
from ludary.games.konja.cards import RELIC_PLACES, Does
from ludary.games.konja.pieces import ACTION_DICE, CLOUDS, FACES, NO_DIE, POOL, UNUSED, ActionFace, Colour
from ludary.games.konja.rules.decks import has_spells_left
from ludary.games.konja.rules.dice import dice_of_colour, free_place, has_unused_action_die
from ludary.games.konja.state import COLLECTING, State


@rule
def is_at_once(step: Step) -> bool:
    """Tell whether a part leaves nothing to choose."""
    does = step.does
    if does == Does.GAIN:
        return step.token != ANY_TOKEN
    return (
        does == Does.PURPLE or does == Does.DRAW or does == Does.PROTECT or does == Does.SHAKE or does == Does.STRIKE or does == Does.DRAIN
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
        return dice_of_colour(s, Colour.PURPLE) < box.purple_dice and free_place(s) < POOL  # full where a red die took a purple one's place
    if does == Does.STRIKE:
        return dice_of_colour(s, Colour.RED) < box.red_dice and has_weak_die(s)
    if does == Does.MARK or does == Does.SHAKE:
        return has_unused_action_die(s)
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
    return s.protected == 0 and s.rolled != COLLECTING  # after the attack there is nothing to ward off


@rule
def is_about_dice(does: int) -> bool:
    return (does >= Does.REROLL and does <= Does.COPY) or does == Does.HEX


@rule
def has_die(box: Box, s: State, step: Step) -> bool:
    for die in range(POOL):
        if s.colour[die] != NO_DIE and is_target(box, s, step, die):
            return True
    return False


@rule
def is_target(box: Box, s: State, step: Step, die: int) -> bool:
    """Tell whether a part that is about dice can be done to the die at this place of the pool."""
    does, number = step.does, s.face[die]
    if number < step.of_low or number > step.of_high:
        return False
    if s.colour[die] == Colour.PURPLE and (box.purple_fixed or does == Does.REROLL or does == Does.HEX):
        return False  # PURPLE DICE: cannot be rerolled by cards
    if does == Does.RAISE:
        return number + step.amount <= FACES
    if does == Does.LOWER:
        return number - step.amount >= 1
    if does == Does.SHIFT:
        return number + step.amount <= FACES or number - step.amount >= 1
    if does == Does.SET or does == Does.COPY:
        for other in range(1, FACES + 1):
            if can_become(s, step, die, other):
                return True
        return False
    return True


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
