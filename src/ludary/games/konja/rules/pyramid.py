"""PYRAMID OF SUMMONING: what combinations of dice are spent on."""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.pieces import CLOUDS, FACES, NO_DIE, POOL, Colour, Token
from ludary.games.konja.rules.dice import at_least, counts_of, numbers_between
from ludary.games.konja.rules.rain import summon
from ludary.games.konja.rules.tokens import gain
from ludary.games.konja.state import COLLECTING, Phase, State
from ludary.kit import rule


@rule
def begin_collection(s: State) -> None:
    s.phase = Phase.COLLECTION
    s.rolled = COLLECTING
    s.actor = s.active


@rule
def can_collect(box: Box, s: State) -> bool:
    """Tell whether the pool has any combination left."""
    counts, found = counts_of(s), 0
    for pile in range(CLOUDS):
        found |= alikes(box, s, counts, pile)
    if found | singles(box, counts) | pairs(counts) != 0:
        return True
    for low in range(1, FACES + 1):
        found |= int(is_run(box, at_least(counts, 1), low, low + box.run_dice - 1))
    return found != 0


@rule
def singles(box: Box, counts: int) -> int:
    # A single die showing four or higher, for power
    return at_least(counts, 1) & numbers_between(box.single_from, FACES)


@rule
def pairs(counts: int) -> int:
    # Two dice showing the same number, for magick
    return at_least(counts, 2)


@rule
def is_run(box: Box, shown: int, low: int, high: int) -> bool:
    # Three or more dice in a consecutive sequence, for that much gold
    return (
        (high <= FACES)
        & (high - low + 1 >= box.run_dice)
        & (numbers_between(low, high) & ~shown == 0)
    )


@rule
def alikes(box: Box, s: State, counts: int, pile: int) -> int:
    # Three, four or five dice showing the same number, for a cloud
    return at_least(counts, box.alike[pile]) if s.clouds[pile] > 0 else 0


@rule
def spend_single(box: Box, s: State, number: int) -> None:
    spend(box, s, number, 1)
    tell.spends(s, s.actor, number, 1)
    gain(box, s, s.actor, Token.POWER, box.single_power)


@rule
def spend_pair(box: Box, s: State, number: int) -> None:
    spend(box, s, number, 2)
    tell.spends(s, s.actor, number, 2)
    gain(box, s, s.actor, Token.MAGICK, box.pair_magick)


@rule
def spend_run(box: Box, s: State, low: int, high: int) -> None:
    for number in range(low, high + 1):
        spend(box, s, number, 1)
    tell.spends_run(s, s.actor, low, high)
    gain(box, s, s.actor, Token.GOLD, box.run_gold * (high - low + 1))


@rule
def spend_alike(box: Box, s: State, pile: int, number: int) -> None:
    spend(box, s, number, box.alike[pile])
    tell.spends(s, s.actor, number, box.alike[pile])
    summon(s, s.actor, pile, 0)


@rule
def spend(box: Box, s: State, number: int, count: int) -> None:
    """Take so many dice that show the number out of the pool: as they lie, green ones first, or the
    purple ones before all others.
    """
    left = count
    for purple in range(box.spent_first, -1, -1):
        for die in range(POOL):
            goes = (
                (left > 0)
                & (s.face[die] == number)
                & ((purple == 0) | (s.colour[die] == Colour.PURPLE))
            )
            s.colour[die] = NO_DIE if goes else s.colour[die]
            s.face[die] = 0 if goes else s.face[die]
            left -= int(goes)
