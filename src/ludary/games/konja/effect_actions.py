"""A player's choices while a card's effect goes on."""

from ludary.games.konja.action_table import offer, offer_bits
from ludary.games.konja.box import Box, Step
from ludary.games.konja.cards import Does
from ludary.games.konja.pieces import (
    ACTION_FACES,
    CLOUDS,
    DIE_KINDS,
    FACES,
    POOL,
    TOKENS,
    ActionFace,
)
from ludary.games.konja.rules.decks import relics_of
from ludary.games.konja.rules.dice import die_of_kind, kind_of, numbers_between, unused_sides
from ludary.games.konja.rules.effects import may_stop, step_of
from ludary.games.konja.rules.targets import can_become, is_at_once, is_countable, numbers_for
from ludary.games.konja.state import State
from ludary.games.konja.verbs import Verb
from ludary.kit import Row, rule


@rule
def effect_actions(box: Box, s: State, out: Row) -> int:
    """The targets of the part that is going on."""
    step = step_of(box, s)
    n = targets(box, s, step, out)
    n = offer(out, n, Verb.AGAIN, 0, is_at_once(step))
    return offer(out, n, Verb.DONE, 0, may_stop(s))


@rule
def targets(box: Box, s: State, step: Step, out: Row) -> int:
    does = step.does
    if does == Does.REROLL or does == Does.HEX:
        return offer_bits(out, 0, Verb.REROLL, dice_in_reach(box, s, step, 0))
    if does == Does.FLIP:
        return offer_bits(out, 0, Verb.FLIP, dice_in_reach(box, s, step, 0))
    if does == Does.RAISE or does == Does.LOWER or does == Does.SHIFT:
        return shifts(box, s, step, out)
    if does == Does.SET or does == Does.COPY:
        return turns(box, s, step, out)
    if does == Does.UNTAP:
        return tapped_relics(s, out)
    if does == Does.MARK:
        return marks(s, out)
    return kinds(s, step, out)


@rule
def kinds(s: State, step: Step, out: Row) -> int:
    """Offer the sides, numbers, piles or tokens of a part that names one of a kind; none for the
    others.
    """
    n, does = 0, step.does
    if does == Does.WITHER:
        n = offer_bits(out, n, Verb.WITHER, unused_sides(s) >> ActionFace.GOLD)
    elif does == Does.CONJURE:
        for number in range(step.to_low, step.to_high + 1):
            n = offer(out, n, Verb.CONJURE, number - 1, True)
    elif does == Does.UPGRADE:
        for pile in range(CLOUDS):
            n = offer(out, n, Verb.UPGRADE, pile, s.wizards[s.actor].clouds[pile] > 0)
    elif does == Does.GAIN:
        for token in range(TOKENS):
            n = offer(out, n, Verb.TAKE, token, True)
    return n


@rule
def dice_in_reach(box: Box, s: State, step: Step, shift: int) -> int:
    """The kinds of dice, as bits, that the part can be about and that can go so far up."""
    kinds = 0
    numbers = numbers_for(s, step) & numbers_between(1 - min(shift, 0), FACES - max(shift, 0))
    for die in range(POOL):
        counts = is_countable(box, s, step.does, die) & ((numbers >> int(s.face[die])) & 1 != 0)
        kinds |= int(counts) << (kind_of(s, die) if counts else 0)
    return kinds


@rule
def shifts(box: Box, s: State, step: Step, out: Row) -> int:
    n = 0
    if step.does != Does.LOWER:
        n = offer_bits(out, n, Verb.RAISE, dice_in_reach(box, s, step, step.amount))
    if step.does != Does.RAISE:
        n = offer_bits(out, n, Verb.LOWER, dice_in_reach(box, s, step, -step.amount))
    return n


@rule
def turns(box: Box, s: State, step: Step, out: Row) -> int:
    n = 0
    kinds = dice_in_reach(box, s, step, 0)
    for kind in range(DIE_KINDS):
        if (kinds >> kind) & 1:
            die = die_of_kind(s, kind)
            for number in range(1, FACES + 1):
                n = offer(
                    out, n, Verb.TURN, kind * FACES + number - 1, can_become(s, step, die, number)
                )
    return n


@rule
def tapped_relics(s: State, out: Row) -> int:
    """Tapped relics but the one that does it."""
    kinds, own = 0, s.wizards[s.actor]
    for place in range(relics_of(own)):
        if own.tapped[place] and place != s.place:
            kinds |= 1 << own.relics[place]
    return offer_bits(out, 0, Verb.UNTAP, kinds)


@rule
def marks(s: State, out: Row) -> int:
    n, sides = 0, unused_sides(s)
    for face in range(ACTION_FACES):
        has_one = (sides >> face) & 1 != 0
        for other in range(ActionFace.GOLD, ACTION_FACES):
            n = offer(
                out,
                n,
                Verb.MARK,
                face * TOKENS + other - ActionFace.GOLD,
                has_one and other != face,
            )
    return n
