"""Figures for words and pictures that the View does not hold: sums, and the best way to spend the
dice.
"""

from functools import lru_cache
from typing import NamedTuple

from ludary.games.konja.action_table import ACTIONS
from ludary.games.konja.box import Box, Step, payouts
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.haul import POINT, WORTH, Payouts, Pool, dice_of
from ludary.games.konja.pieces import CLOUDS, FACES, NO_DIE, NOWHERE, UNUSED, Token
from ludary.games.konja.rules.end import scores, winner_of
from ludary.games.konja.state import Phase, State
from ludary.games.konja.verbs import Verb
from ludary.kit import Game


class Spending(NamedTuple):
    """One combination of the Pyramid of Summoning: the action, the dice that it takes, and what
    they are worth.
    """

    action: int
    dice: Pool
    worth: int
    pile: int = NOWHERE  # of the cloud that it summons


def points(game: Game[Box], s: State, seat: int) -> int:
    """The points on a player's clouds."""
    return int(scores(game.box, s)[seat])


def is_over(s: State) -> bool:
    return bool(s.phase == Phase.OVER)


def winner(game: Game[Box], s: State) -> int:
    """The seat that has won; NOBODY if both share the win."""
    return int(winner_of(game.box, s))


def pool(s: State) -> Pool:
    """Return the numbers of dice that show 1, 2, ... 6."""
    faces = list(s.face)
    return tuple(faces.count(number) for number in range(1, FACES + 1))


def numbers(counts: Pool) -> list[int]:
    """The dice of a pool, in order."""
    return [number for number, dice in enumerate(counts, 1) for _ in range(dice)]


def unused_action_faces(s: State) -> list[int]:
    """Return the sides of the action dice that lie on no relic."""
    return [
        face
        for face, on in zip(s.action_face, s.action_on, strict=True)
        if face >= 0 and on == UNUSED
    ]


def pool_dice(s: State) -> list[tuple[int, int, int]]:
    """Place, colour and number of each numbered die on the table."""
    return [
        (place, colour, s.face[place]) for place, colour in enumerate(s.colour) if colour != NO_DIE
    ]


def left_of(s: State, dice: Pool) -> Pool:
    """The pool without these dice."""
    return tuple(have - need for have, need in zip(pool(s), dice, strict=True))


def run_of(low: int, high: int) -> Pool:
    """Dice in sequence."""
    return tuple(int(low <= face <= high) for face in range(1, FACES + 1))


def step_in(game: Game[Box], s: State | None) -> Step | None:
    """The part of an effect that is going on; None if there is none."""
    if s is None or (s.relic == NO_CARD and s.spell == NO_CARD):
        return None
    steps = game.box.relics[s.relic].steps if s.relic != NO_CARD else game.box.spells[s.spell].steps
    return steps[s.step]


def is_advised(s: State) -> bool:
    """Tell whether the fixed rates of bots for tokens are worth telling: in the last round most
    tokens come too late.
    """
    return not s.last_round


def best_spendings(game: Game[Box], s: State) -> tuple[Spending, ...]:
    """The best way to spend the pool, dearest first, with tokens reckoned as in `haul.py` and as
    many clouds as there are.
    """
    return _best(payouts(game.box), pool(s), tuple(s.clouds))


@lru_cache(64)
def _spendings(paid: Payouts) -> tuple[Spending, ...]:
    """Every combination that there can be, in the order of the Pyramid."""
    gold, magick, power = (WORTH[token] for token in (Token.GOLD, Token.MAGICK, Token.POWER))
    faces = range(1, FACES + 1)
    single, pair, run, alike = (
        ACTIONS.of(verb) for verb in (Verb.SINGLE, Verb.PAIR, Verb.RUN, Verb.ALIKE)
    )
    spendings = [
        Spending(single[face - 1], dice_of(face - 1, 1), paid.single_power * power)
        for face in faces
        if face >= paid.single_from
    ]
    spendings += [
        Spending(pair[face - 1], dice_of(face - 1, 2), paid.pair_magick * magick) for face in faces
    ]
    for low in faces:
        for high in range(low + paid.run_dice - 1, FACES + 1):
            worth = paid.run_gold * (high - low + 1) * gold
            spendings.append(Spending(run[(low - 1) * FACES + high - 1], run_of(low, high), worth))
    for pile in range(CLOUDS):
        dice, worth = paid.alike[pile], paid.points[pile] * POINT
        spendings += [
            Spending(alike[pile * FACES + face], dice_of(face, dice), worth, pile)
            for face in range(FACES)
        ]
    return tuple(spendings)


@lru_cache(8192)
def _best(paid: Payouts, counts: Pool, supply: tuple[int, ...]) -> tuple[Spending, ...]:
    """The best set of combinations for a pool; of equally good ones the first."""
    best: tuple[Spending, ...] = ()
    for each in _spendings(paid):
        left = tuple(have - need for have, need in zip(counts, each.dice, strict=True))
        if min(left) < 0 or (each.pile != NOWHERE and supply[each.pile] == 0):
            continue
        fewer = tuple(tokens - (pile == each.pile) for pile, tokens in enumerate(supply))
        ways = (each, *_best(paid, left, fewer))
        if sum(way.worth for way in ways) > sum(way.worth for way in best):
            best = ways
    return tuple(sorted(best, key=lambda way: -way.worth))
