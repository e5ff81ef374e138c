"""The worth of a choice that an effect leaves open, looking no further than the next die."""

from ludary.games.konja.box import Box, Step
from ludary.games.konja.cards import Does
from ludary.games.konja.haul import COUNT_BITS, POINT, POWER_WORTH, place_of
from ludary.games.konja.pieces import CLOUDS, FACES, NO_DIE, POOL
from ludary.games.konja.rules.attack import beats
from ludary.games.konja.rules.dice import OPPOSITES, counts_of
from ludary.games.konja.rules.effects import step_of
from ludary.games.konja.rules.targets import can_become, is_about_dice, is_target
from ludary.games.konja.state import Phase, State
from ludary.kit import rule

MORE = 0.6  # of the first time's worth, for each time more
TOKEN_OF_CHOICE, UNTAPPED, MARKED = 45.0, 45.0, 40.0  # hundredths of a point


@rule
def prospect(box: Box, s: State) -> float:
    """The worth of an effect that is being chosen, in hundredths of a point, for the actor; 0 while
    none is open.
    """
    if s.phase == Phase.HIT:
        return best_hit(box, s)
    if s.phase != Phase.EFFECT:
        return 0.0
    step = step_of(box, s)
    once = worth_of(box, s, step)
    if s.times > 0:
        return max(0.0, once) * (1.0 + MORE * (s.times - 1))
    return max(0.0, once - POWER_WORTH * step.boost)


@rule
def worth_of(box: Box, s: State, step: Step) -> float:
    """The worth of using an effect once more."""
    does = step.does
    if is_about_dice(does):
        return best_change(box, s, step)
    if does == Does.PURPLE or does == Does.CONJURE:
        return best_die_more(box, s, step)
    if does == Does.GAIN:
        return TOKEN_OF_CHOICE * step.amount
    if does == Does.UNTAP:
        return UNTAPPED
    if does == Does.MARK or does == Does.WITHER:
        return MARKED
    if does == Does.UPGRADE:
        return best_upgrade(box, s)
    return MARKED


@rule
def moved(counts: int, old: int, new: int) -> int:
    """The pool once a die shows another number; 0 for a die that comes or goes."""
    if old > 0:
        counts -= 1 << (COUNT_BITS * (old - 1))
    if new > 0:
        counts += 1 << (COUNT_BITS * (new - 1))
    return counts


@rule
def best_change(box: Box, s: State, step: Step) -> float:
    """The best that a part of an effect about one die can do, on the average where the die is
    rolled.
    """
    counts, best = counts_of(s), -10_000.0
    now, hostile = float(box.haul[place_of(counts)]), step.does == Does.HEX
    for die in range(POOL):
        if s.colour[die] != NO_DIE and is_target(box, s, step, die):
            after = value_of_change(box, s, step, die, counts)
            best = max(best, now - after if hostile else after - now)
    return best


@rule
def value_of_change(box: Box, s: State, step: Step, die: int, counts: int) -> float:
    """Return the worth of the pool after the best change of this die."""
    does, number = step.does, s.face[die]
    if does == Does.FLIP:
        return float(box.haul[place_of(moved(counts, number, OPPOSITES - number))])
    total, best = 0.0, 0.0
    for other in range(1, FACES + 1):
        value = float(box.haul[place_of(moved(counts, number, other))])
        total += value
        if reaches(s, step, die, other):
            best = max(best, value)
    return total / FACES if does == Does.REROLL or does == Does.HEX else best


@rule
def reaches(s: State, step: Step, die: int, other: int) -> bool:
    does, number = step.does, s.face[die]
    if does == Does.SET or does == Does.COPY:
        return can_become(s, step, die, other)
    up, down = other == number + step.amount, other == number - step.amount
    return (up and does != Does.LOWER) or (down and does != Does.RAISE)


@rule
def best_die_more(box: Box, s: State, step: Step) -> float:
    counts, total, best = counts_of(s), 0.0, 0.0
    now = float(box.haul[place_of(counts)])
    for number in range(1, FACES + 1):
        gain = float(box.haul[place_of(moved(counts, 0, number))]) - now
        total += gain
        if step.to_low <= number <= step.to_high:
            best = max(best, gain)
    return best if step.does == Does.CONJURE else total / FACES


@rule
def best_upgrade(box: Box, s: State) -> float:
    best = 0.0
    for pile in range(CLOUDS):
        if s.wizards[s.actor].clouds[pile] > 0:
            best = max(best, float(POINT * (box.better[pile] - box.points[pile])))
    return best


@rule
def best_hit(box: Box, s: State) -> float:
    """The most that the red die can take from the pool."""
    counts, best = counts_of(s), 0.0
    now = float(box.haul[place_of(counts)])
    for die in range(POOL):
        if beats(s, s.struck, die):
            best = max(best, now - float(box.haul[place_of(moved(counts, s.face[die], s.struck))]))
    return best
