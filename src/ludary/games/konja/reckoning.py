"""Figures for words and pictures that the View does not hold: sums, and the best way to spend the dice."""

from functools import lru_cache
from typing import Any, NamedTuple

from ludary.games.konja.box import payouts
from ludary.games.konja.haul import POINT, WORTH, Payouts, Pool, dice_of
from ludary.games.konja.pieces import CLOUDS, FACES, NO_DIE, UNUSED, Token
from ludary.games.konja.rules.end import scores, winner_of
from ludary.games.konja.state import Phase
from ludary.games.konja.verbs import Verb
from ludary.kit import Game


class Spending(NamedTuple):
    """One combination of the Pyramid of Summoning: the action, the dice that it takes, and what they are worth."""

    verb: Verb
    args: tuple[int, ...]
    dice: Pool
    worth: int


def points(game: Game, s: Any, seat: int) -> int:
    """The points on a player's clouds."""
    return int(scores(game.box, s)[seat])


def is_over(s: Any) -> bool:
    return bool(s.phase == Phase.OVER)


def winner(game: Game, s: Any) -> int:
    """The seat that has won; NOBODY if both share the win."""
    return int(winner_of(game.box, s))


def pool(s: Any) -> Pool:
    """Return the numbers of dice that show 1, 2, ... 6."""
    faces = list(s.face)
    return tuple(faces.count(number) for number in range(1, FACES + 1))


def numbers(counts: Pool) -> list[int]:
    """The dice of a pool, in order."""
    return [number for number, dice in enumerate(counts, 1) for _ in range(dice)]


def unused_action_faces(s: Any) -> list[int]:
    """Return the sides of the action dice that lie on no relic."""
    return [face for face, on in zip(s.action_face, s.action_on, strict=True) if face >= 0 and on == UNUSED]


def pool_dice(s: Any) -> list[tuple[int, int, int]]:
    """Place, colour and number of each numbered die on the table."""
    return [(place, colour, s.face[place]) for place, colour in enumerate(s.colour) if colour != NO_DIE]


def spending(game: Game, verb: Verb, args: tuple[int, ...]) -> Spending:
    """Return the dice that a choice of Collection takes, and their worth."""
    return _spending(payouts(game.box), verb, args)


def left_after(game: Game, s: Any, verb: Verb, args: tuple[int, ...]) -> Pool:
    """The pool that a choice of Collection leaves."""
    return tuple(have - need for have, need in zip(pool(s), spending(game, verb, args).dice, strict=True))


def is_advised(s: Any) -> bool:
    """Tell whether the fixed rates of bots for tokens are worth telling: in the last round most tokens come too late."""
    return not s.last_round


def best_spendings(game: Game, s: Any) -> tuple[Spending, ...]:
    """The best way to spend the pool, dearest first, with tokens reckoned as in `haul.py` and as many clouds as there are."""
    return _best(payouts(game.box), pool(s), tuple(s.clouds))


@lru_cache(4096)
def _spending(paid: Payouts, verb: Verb, args: tuple[int, ...]) -> Spending:
    return next(each for each in _spendings(paid) if (each.verb, each.args) == (verb, args))


@lru_cache(64)
def _spendings(paid: Payouts) -> tuple[Spending, ...]:
    """Every combination that there can be, in the order of the Pyramid."""
    gold, magick, power = (WORTH[token] for token in (Token.GOLD, Token.MAGICK, Token.POWER))
    faces = range(1, FACES + 1)
    spendings = [
        Spending(Verb.SINGLE, (face,), dice_of(face - 1, 1), paid.single_power * power) for face in faces if face >= paid.single_from
    ]
    spendings += [Spending(Verb.PAIR, (face,), dice_of(face - 1, 2), paid.pair_magick * magick) for face in faces]
    for low in faces:
        for high in range(low + paid.run_dice - 1, FACES + 1):
            dice = tuple(int(low <= face <= high) for face in faces)
            spendings.append(Spending(Verb.RUN, (low, high), dice, paid.run_gold * (high - low + 1) * gold))
    for pile in range(CLOUDS):
        spendings += [Spending(Verb.ALIKE, (pile, face), dice_of(face - 1, paid.alike[pile]), paid.points[pile] * POINT) for face in faces]
    return tuple(spendings)


@lru_cache(8192)
def _best(paid: Payouts, counts: Pool, supply: tuple[int, ...]) -> tuple[Spending, ...]:
    """The best set of combinations for a pool; of equally good ones the first."""
    best: tuple[Spending, ...] = ()
    for each in _spendings(paid):
        left = tuple(have - need for have, need in zip(counts, each.dice, strict=True))
        if min(left) < 0 or (each.verb == Verb.ALIKE and supply[each.args[0]] == 0):
            continue
        fewer = tuple(tokens - (each.verb == Verb.ALIKE and pile == each.args[0]) for pile, tokens in enumerate(supply))
        ways = (each, *_best(paid, left, fewer))
        if sum(way.worth for way in ways) > sum(way.worth for way in best):
            best = ways
    return tuple(sorted(best, key=lambda way: -way.worth))
