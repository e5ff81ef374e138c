"""Fate: all randomness of all games, and the tape that can lay it down in advance.

Rules call `roll` and `pick`. Each call takes the next outcome from the tape if one lies there, and
else from the generator in the State (SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom
number generators", 2014). What was drawn stays readable in `fate.tape` until the next action.

On a *walk* the generator is not asked: beyond the tape the smallest possible outcome falls, an
outcome on the tape means "the smallest possible one from here on", `odds` multiplies up and `more`
marks the draws that had a larger outcome left. With that a driver visits every tape in turn (see
`core.play.worlds`).
"""

from typing import Any

import numpy as np

from ludary.core.compile.rule import compiled_as, rule
from ludary.core.state.grid import WORD, bits_in, lowest
from ludary.core.state.memory import Record, Row, f8, i1, i2, one, u8
from ludary.core.state.weighted_choice import first_from, nth_bit, winner

# `walking` on a walk to draw k alone is ASKED + k: `odds` are those up to it, and `more` is 1 if it
# had a larger outcome left
ASKED = 2
WALK_LIMIT = 63  # draws of one action that a walk can follow: `more` has one bit for each
BITS = 0xFFFF_FFFF_FFFF_FFFF
GAMMA, MIX_1, MIX_2 = 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB


class Fate(Record):
    """The generator and the tape of one State.

    `tape` and `labels` are as long as `fate(outcomes)` says.
    """

    rng: int = u8()  # the generator
    more: int = u8()  # walk: bit k is set if draw k had a larger outcome left
    odds: float = f8()  # walk: probability of the draws so far
    laid: int = i2()  # outcomes laid down in advance
    drawn: int = i2()  # outcomes drawn by this action
    refused: int = i2()  # 1 + index of the first outcome on the tape that was impossible, else 0
    walking: int = i2()  # 1 on a walk; ASKED and more to one draw
    tape: Row
    labels: Row  # kind of each outcome: an index into the game's `outcomes`


def fate(outcomes: int) -> Any:
    """The field `fate` of a State in which one action draws at most `outcomes` times."""

    class SizedFate(Fate):
        tape: Row = i2(outcomes)
        labels: Row = i1(outcomes)

    return one(SizedFate)


class Fated(Record):
    """The fields of a State that `roll` and `pick` use."""

    fate: Fate


def generator(seed: int, stream: int = 0) -> np.uint64:
    """A generator for `stream` (a game's number, a worker's) that has nothing in common with its
    neighbours.
    """
    return np.uint64(seeded(seed, stream))


@rule
def mixed(seed: int) -> int:
    """SplitMix64's output function: well-mixed 64 bits of `seed`."""
    z = int(seed)
    z = (z ^ (z >> 30)) * MIX_1 & BITS
    z = (z ^ (z >> 27)) * MIX_2 & BITS
    return z ^ (z >> 31)


@rule
def bits(f: Fate) -> int:
    """The next 32 random bits."""
    f.rng = np.uint64(int(f.rng) + GAMMA & BITS)  # type: ignore[assignment]
    return mixed(f.rng) >> 32


@rule
def seeded(seed: int | np.uint64, stream: int) -> int:
    """Return the state that `generator` begins with, for drivers."""
    return mixed(mixed(int(seed) + GAMMA & BITS) + int(stream) * GAMMA & BITS)


@rule
def spaced(seed: int | np.uint64, nth: int) -> int:
    """Seed many generators that each draw a number or two: far apart on one cycle, which saves one
    mixing for each.
    """
    return mixed(int(seed) + GAMMA & BITS) + int(nth) * MIX_1 & BITS


# Compiled, the same with 64 bits that run over; Python's integers do not
_GAMMA, _MIX_1, _MIX_2 = np.uint64(GAMMA), np.uint64(MIX_1), np.uint64(MIX_2)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@compiled_as(mixed)
def _mixed(seed: int) -> int:
    z = np.uint64(seed)
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)  # type: ignore[return-value]


@compiled_as(bits)
def _bits(f: Fate) -> int:
    f.rng = np.uint64(f.rng) + _GAMMA  # type: ignore[assignment]
    return np.int64(mixed(f.rng) >> _32)  # type: ignore[return-value]


@compiled_as(seeded)
def _seeded(seed: int | np.uint64, stream: int) -> int:
    return mixed(np.uint64(mixed(np.uint64(seed) + _GAMMA)) + np.uint64(stream) * _GAMMA)  # type: ignore[arg-type]


@compiled_as(spaced)
def _spaced(seed: int | np.uint64, nth: int) -> int:
    return np.uint64(mixed(np.uint64(seed) + _GAMMA)) + np.uint64(nth) * _MIX_1  # type: ignore[arg-type, return-value]


@rule
def below(f: Fate, count: int) -> int:
    """A number from 0 to `count - 1`, each as likely (Lemire, "Fast random integer generation",
    2019); 0 < count < 2**31.
    """
    return below_by(f, bits(f), count)


@rule
def below_by(f: Fate, drawn: int, count: int) -> int:
    """Draw below `count` by 32 random bits that have been drawn already; takes more from `f` where
    these would favour some numbers.
    """
    count = int(count)
    product = drawn * count
    low = product & 0xFFFF_FFFF
    if low < count:
        threshold = 0x1_0000_0000 % count
        while low < threshold:
            product = bits(f) * count
            low = product & 0xFFFF_FFFF
    return product >> 32


@rule
def roll(s: Fated, sides: int, label: int = 0) -> int:
    """Throw a die: 1 to `sides`."""
    f = s.fate
    if f.drawn < f.laid:
        face = int(f.tape[f.drawn])
        if face < 1 or face > sides:
            refuse(f)
            face = 1
    elif f.walking:
        face = 1
    else:
        face = 1 + below(f, sides)
    if f.walking:
        note_odds(f, 1, sides, face < sides)
    return note(f, face, label)


@rule
def pick(s: Fated, weights: Row, total: int, label: int = 0) -> int:
    """Pick an index of `weights` with a chance in proportion to its weight; `total` is their sum,
    above 0.
    """
    f = s.fate
    if f.walking or f.drawn < f.laid:
        return note(f, laid_down(f, weights, total), label)
    return note(f, winner(weights, below(f, total)), label)


@rule
def laid_down(f: Fate, weights: Row, total: int) -> int:
    """The pick that the tape or a walk decides."""
    if f.walking:
        return walked(f, weights, total)
    chosen = int(f.tape[f.drawn])
    if chosen < 0 or chosen >= len(weights) or weights[chosen] <= 0:
        refuse(f)
        chosen = first_from(weights, 0)
    return chosen


@rule
def walked(f: Fate, weights: Row, total: int) -> int:
    """The pick of a walk: the first possible index, from the one on the tape onwards if one lies
    there.
    """
    chosen = first_from(weights, int(f.tape[f.drawn]) if f.drawn < f.laid else 0)
    note_odds(f, int(weights[chosen]), total, first_from(weights, chosen + 1) < len(weights))
    return chosen


@rule
def pick_bit(s: Fated, bits: int, label: int = 0) -> int:
    """Pick the number of one of the bits that are set, each as likely; one must be."""
    f, count = s.fate, bits_in(bits)
    if not f.walking and f.drawn >= f.laid:
        return note(f, nth_bit(bits, below(f, count)), label)
    chosen = int(f.tape[f.drawn]) if f.drawn < f.laid else lowest(bits)
    if f.walking:
        chosen = lowest(bits >> chosen << chosen)  # the first possible one from there on
        note_odds(f, 1, count, bits >> (chosen + 1) != 0)
    elif chosen < 0 or chosen >= WORD or (bits >> chosen) & 1 == 0:
        refuse(f)
        chosen = lowest(bits)
    return note(f, chosen, label)


@rule
def note(f: Fate, outcome: int, label: int) -> int:
    """Write down that `outcome` fell."""
    if f.drawn < len(f.tape):
        f.tape[f.drawn] = outcome
        f.labels[f.drawn] = label
    f.drawn += 1
    return outcome


@rule
def note_odds(f: Fate, weight: int, total: int, more: bool) -> None:
    asked = (
        f.walking - ASKED
    )  # the one draw that a walk asks about: the odds of what comes behind it do not count
    if asked >= 0 and f.drawn > asked:
        return
    f.odds = f.odds * weight / total
    if asked >= 0:
        f.more = np.uint64(more and f.drawn == asked)  # type: ignore[assignment]
        return
    if more and f.drawn < WALK_LIMIT:
        f.more = f.more | (np.uint64(1) << np.uint64(f.drawn))  # type: ignore[assignment]


@rule
def refuse(f: Fate) -> None:
    if f.refused == 0:
        f.refused = f.drawn + 1


@rule
def fresh(f: Fate) -> None:
    """Forget the last action's draws; what is laid on the tape stays."""
    f.drawn = 0
    f.refused = 0
    f.more = np.uint64(0)  # type: ignore[assignment]
    f.odds = 1.0


@rule
def wipe_fate(f: Fate) -> None:
    """Blank the generator and the tape: what no View holds."""
    fresh(f)
    f.rng = np.uint64(0)  # type: ignore[assignment]
    f.laid = 0
    f.walking = 0
    f.odds = 0.0
    f.tape[:] = 0
    f.labels[:] = 0
