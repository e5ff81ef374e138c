"""PYRAMID OF SUMMONING: what combinations of dice are spent on."""

from ludary.core.events import tell
from ludary.core.rule import rule
from ludary.games.konja.box import Box
from ludary.games.konja.pieces import CLOUDS, FACES, POOL, Token
from ludary.games.konja.rules.dice import count_of, counts_of, remove_die
from ludary.games.konja.rules.rain import summon
from ludary.games.konja.rules.tokens import gain
from ludary.games.konja.state import COLLECTING, Happening, Phase, State


@rule
def begin_collection(s: State) -> None:
    s.phase = Phase.COLLECTION
    s.rolled = COLLECTING
    s.actor = s.active


@rule
def can_collect(box: Box, s: State) -> bool:
    """Tell whether the pool has any combination left."""
    counts = counts_of(s)
    for number in range(1, FACES + 1):
        if is_single(box, counts, number) or is_pair(counts, number) or is_run(box, counts, number, number + box.run_dice - 1):
            return True
        for pile in range(CLOUDS):
            if is_alike(box, s, counts, pile, number):
                return True
    return False


@rule
def is_single(box: Box, counts: int, number: int) -> bool:
    # A single die showing four or higher, for power
    return number >= box.single_from and count_of(counts, number) > 0


@rule
def is_pair(counts: int, number: int) -> bool:
    # Two dice showing the same number, for magick
    return count_of(counts, number) >= 2


@rule
def is_run(box: Box, counts: int, low: int, high: int) -> bool:
    # Three or more dice in a consecutive sequence, for that much gold
    if high > FACES or high - low + 1 < box.run_dice:
        return False
    for number in range(low, high + 1):
        if count_of(counts, number) == 0:
            return False
    return True


@rule
def is_alike(box: Box, s: State, counts: int, pile: int, number: int) -> bool:
    # Three, four or five dice showing the same number, for a cloud
    return s.clouds[pile] > 0 and count_of(counts, number) >= box.alike[pile]


@rule
def spend_single(box: Box, s: State, number: int) -> None:
    spend(s, number, 1)
    tell(s, Happening.SPENDS, s.actor, number, 1)
    gain(box, s, s.actor, Token.POWER, box.single_power)


@rule
def spend_pair(box: Box, s: State, number: int) -> None:
    spend(s, number, 2)
    tell(s, Happening.SPENDS, s.actor, number, 2)
    gain(box, s, s.actor, Token.MAGICK, box.pair_magick)


@rule
def spend_run(box: Box, s: State, low: int, high: int) -> None:
    for number in range(low, high + 1):
        spend(s, number, 1)
    tell(s, Happening.SPENDS_RUN, s.actor, low, high)
    gain(box, s, s.actor, Token.GOLD, box.run_gold * (high - low + 1))


@rule
def spend_alike(box: Box, s: State, pile: int, number: int) -> None:
    spend(s, number, box.alike[pile])
    tell(s, Happening.SPENDS, s.actor, number, box.alike[pile])
    summon(s, s.actor, pile, 0)


@rule
def spend(s: State, number: int, count: int) -> None:
    """So many dice that show the number leave the pool."""
    left = count
    for die in range(POOL):
        if left > 0 and s.face[die] == number:
            remove_die(s, die)
            left -= 1
