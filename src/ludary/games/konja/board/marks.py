"""Marks on the board of what a choice would touch: the dice that it takes, and those that remain."""

from collections.abc import Iterable, Iterator
from typing import Any

from ludary.games.konja.haul import Pool
from ludary.games.konja.options import PURPLE_FIRST
from ludary.games.konja.pieces import FACES, NO_ACTION_DIE, NO_FACE, UNUSED, ActionFace, Colour
from ludary.games.konja.reckoning import pool_dice, spending
from ludary.games.konja.state import Phase
from ludary.games.konja.verbs import SPENDINGS, Verb
from ludary.kit import Action, Game, Mark, Marks


def marks(game: Game, s: Any, action: Action) -> Marks:
    """Spots of the board of the View's state `s` by kind; nothing for choices that take no dice."""
    verb = Verb(game.actions.verb[action.id])
    if verb in SPENDINGS:
        return _in_pool(game, s, spending(game, verb, action.args).dice)
    if verb == Verb.DONE and s.phase == Phase.COLLECTION:
        return _at_the_end(s)
    if verb == Verb.USE:
        return _fed(s, action.args[1])
    return _struck(s, action.args[0]) if verb == Verb.HIT else {}


def _in_pool(game: Game, s: Any, dice: Pool) -> Marks:
    """Mark the dice that leave the pool, so many of each number: as the rules have it, those that lie first, or the purple ones."""
    left, taken = list(dice), set[int]()
    purple_first = game.box.spent_first == PURPLE_FIRST
    for die, _, number in sorted(pool_dice(s), key=lambda one: purple_first and one[1] != Colour.PURPLE):
        if left[number - 1]:
            left[number - 1] -= 1
            taken.add(die)
    return {Mark.TAKE: _single(taken), Mark.REMAIN: _single(die for die, _, _ in pool_dice(s) if die not in taken)}


def _at_the_end(s: Any) -> Marks:
    """The action dice that are exchanged for their tokens, and the dice that stay unspent."""
    exchanged = [die for die in _unused(s) if s.action_face[die] > ActionFace.BLANK]
    return {Mark.TAKE: _action_dice(exchanged), Mark.REMAIN: _single(die for die, _, _ in pool_dice(s))}


def _fed(s: Any, face: int) -> Marks:
    """The action die that a relic takes, and the other."""
    if face == NO_ACTION_DIE:
        return {}
    unused = list(_unused(s))
    taken = next(die for die in unused if s.action_face[die] == face)
    return {Mark.TAKE: _action_dice([taken]), Mark.REMAIN: _action_dice(die for die in unused if die != taken)}


def _struck(s: Any, kind: int) -> Marks:
    """The die that the red one would replace."""
    die = next(die for die, colour, number in pool_dice(s) if colour * FACES + number - 1 == kind)
    return {Mark.HARM: _single([die])}


def _unused(s: Any) -> Iterator[int]:
    return (die for die, (face, on) in enumerate(zip(s.action_face, s.action_on, strict=True)) if face != NO_FACE and on == UNUSED)


def _single(dice: Iterable[int]) -> list[str]:
    """The spots of single dice of the pool, by their places."""
    return [f"pool-{die}" for die in sorted(dice)]


def _action_dice(dice: Iterable[int]) -> list[str]:
    return [f"action-{die}" for die in dice]
