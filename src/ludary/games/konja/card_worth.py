"""The average worth of using a card once, over all rolls of five dice: `judge` goes by it.

It is reckoned from the card's own numbers, so that bots value the cards of any edition. Worth is in
hundredths of a point, as in `haul.py`; what a card costs to use is taken off.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

from ludary.games.konja.cards import HOSTILE, Does
from ludary.games.konja.haul import (
    COUNT_BITS,
    GOLD_WORTH,
    MAGICK_WORTH,
    POWER_WORTH,
    WORTH,
    Payouts,
    hauls,
    place_of_pool,
)
from ludary.games.konja.pieces import FACES, POOL, TOKENS

DICE = 5
MORE = 0.7  # of the first time's worth, for each time more
# A card is kept for a roll in which it is worth more than on the average, as cards before it have
# made the roll better:
WAITED: dict[int, float] = {Does.PURPLE: 1.25, Does.CONJURE: 1.25, Does.COPY: 1.15}
EACH = 1.2  # tokens for each die that shows some number
ATTACKS = 2.5
DIE = 20.0  # the worth of an action die elsewhere
PLAIN = {
    Does.UNTAP: 45.0,
    Does.MARK: 40.0,
    Does.SHAKE: 10.0,
    Does.DRAW: 33.0,
    Does.PROTECT: 27.0,
    Does.UPGRADE: 110.0,
    Does.WITHER: 35.0,
}
NUMBERS = range(1, FACES + 1)


@lru_cache(64)
def _worths(paid: Payouts) -> dict[int, int]:
    """The worth of every pool, by its packed counts."""
    table, worths = hauls(paid), {}
    for dice in range(POOL + 1):
        for faces in combinations_with_replacement(NUMBERS, dice):
            worths[sum(map(_bit, faces))] = int(
                table[place_of_pool(tuple(faces.count(face) for face in NUMBERS))]
            )
    return worths


def _bit(number: int) -> int:
    return 1 << (COUNT_BITS * (number - 1))


@lru_cache(1)
def _rolls() -> list[tuple[tuple[int, ...], float]]:
    """Every roll of five dice as numbers in order, with its chance."""
    worths = []
    for faces in combinations_with_replacement(NUMBERS, DICE):
        ways = factorial(DICE)
        for face in NUMBERS:
            ways //= factorial(faces.count(face))
        worths.append((faces, ways / FACES**DICE))
    return worths


def worth_of_card(paid: Payouts, steps: Iterable[Any], magick: int, power: int, die: int) -> int:
    """All parts of a card's effect, less what using it costs."""
    total = sum(worth_of_step(paid, step.item()) for step in steps)
    return round(total - magick * MAGICK_WORTH - power * POWER_WORTH - die * DIE)


@lru_cache(4096)
def worth_of_step(paid: Payouts, step: tuple[int, ...]) -> float:
    """One part: every time that it is done, and those for power where they are worth it."""
    does, times, boosts, boost = step[:4]
    if does == Does.NOTHING:
        return 0.0
    once = worth_of_once(paid, step)
    return once * (1.0 + MORE * (times - 1)) + boosts * max(0.0, MORE * once - boost * POWER_WORTH)


def worth_of_once(paid: Payouts, step: tuple[int, ...]) -> float:
    does, amount, token, each, low, high = step[0], *step[4:9]
    if does in PLAIN:
        return PLAIN[Does(does)]
    if does in (Does.GAIN, Does.DRAIN):
        worth = float(WORTH[token] if token < TOKENS else GOLD_WORTH)
        dice = DICE * (high - low + 1) / FACES if each else 1.0
        return (
            worth * amount * dice * (EACH if each else 1.0) * (2.0 if does == Does.DRAIN else 1.0)
        )
    worths = _worths(paid)
    average = sum(chance * gain_on(worths, faces, step) for faces, chance in _rolls())
    return average * (ATTACKS if does in HOSTILE else WAITED.get(does, 1.0))


def gain_on(worths: dict[int, int], faces: tuple[int, ...], step: tuple[int, ...]) -> float:
    """Return the gain of a part about dice, or the loss that it brings the opponent, on this
    roll.
    """
    does, to_low, to_high = step[0], step[9], step[10]
    pool = sum(map(_bit, faces))
    now = worths[pool]
    if does in (Does.PURPLE, Does.CONJURE):
        more = [worths[pool + _bit(number)] - now for number in NUMBERS]
        return sum(more) / FACES if does == Does.PURPLE else max(more[to_low - 1 : to_high])
    if does == Does.STRIKE:
        return (
            sum(
                max(
                    [
                        0,
                        *(
                            now - worths[pool - _bit(face) + _bit(red)]
                            for face in faces
                            if face < red
                        ),
                    ]
                )
                for red in NUMBERS
            )
            / FACES
        )
    best = 0.0
    for face in set(faces):
        if step[7] <= face <= step[8]:
            values = [worths[pool - _bit(face) + _bit(number)] - now for number in NUMBERS]
            if does in (Does.REROLL, Does.HEX):
                best = max(best, sum(values) / FACES * (1 if does == Does.REROLL else -1))
            else:
                best = max([best, *(values[number - 1] for number in reached(faces, face, step))])
    return best


def reached(faces: tuple[int, ...], face: int, step: tuple[int, ...]) -> list[int]:
    """The numbers that a die of this number can be turned to."""
    does, amount = step[0], step[4]
    if does == Does.FLIP:
        return [FACES + 1 - face]
    if does == Does.SET:
        return list(range(step[9], step[10] + 1))
    if does == Does.COPY:
        return list(faces)
    up, down = [face + amount] * (does != Does.LOWER), [face - amount] * (does != Does.RAISE)
    return [number for number in (*up, *down) if 1 <= number <= FACES]
