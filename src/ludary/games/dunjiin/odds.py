"""The odds of a fight, reckoned from a View: every hand that can still be drawn, with its chance.

Cards that a seat has not seen are as likely in one hidden place as in another, but that Experience
is always a Monster. So the Dunjiin holds all unseen cards but as many Monsters, any of them as
likely, as lie hidden with others.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Any, NamedTuple

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import CARDS, FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.reckoning import hand_cards, hidden_monsters, waiting_traps
from ludary.games.dunjiin.rules.combat import can_defeat, is_beaten, overpowers, wins_with
from ludary.games.dunjiin.rules.level import PAIR, best_match, bonus_of_a_kind
from ludary.games.dunjiin.scene import REMEMBERED, Scene, plain_box
from ludary.games.dunjiin.state import Hero
from ludary.kit import Game

NEARLY_NEVER = 1e-9  # a probability that is only what adding up has left over
MOST_RECKONED = 8  # cards still to come: for more, which takes many Traps, the odds are not told

Pile = tuple[int, ...]  # copies, by card
Ways = dict[
    tuple[tuple[int, ...], int, int, int, int], int
]  # cards of each source, Monsters of the first, and a Hand -> how many ways
Taking = tuple[tuple[int, ...], int, int, int, int, int]  # the same of one group, and its ways


class Hand(NamedTuple):
    """The numbers that decide a fight."""

    strength: int
    magic: int
    fairies: int


class Chances(NamedTuple):
    """The ways in which a fight can end, with probabilities."""

    win: float
    draw: float  # nothing is won or lost
    lose_armor: float  # without winning or dying
    die: float


class Odds(NamedTuple):
    """The chances of whoever uses no Magic Items, and of whoever uses them as well as can be."""

    plain: Chances
    with_magic: Chances


class Source(NamedTuple):
    """A pile from which some of the cards to come are taken; `kept` of its Monsters, nobody knows
    which, lie elsewhere.
    """

    pile: Pile
    take: int
    kept: int = 0


def odds_of(scene: Scene, seat: int) -> Odds | None:
    """The odds if `seat` fights the Monster on the table; None while its first card is hidden, and
    where too many are to come.
    """
    s = scene.s
    if not s.hand_count or s.hand[0] == NO_CARD or scene.more > MOST_RECKONED:
        return None
    known = tuple(card for card in hand_cards(s) if card != NO_CARD)
    traps = s.hand_traps or waiting_traps(scene.game, s)
    highest = max(s.heroes[place].level for place in range(s.seats))
    return _odds(
        scene.box, s.heroes[seat], hands(scene.game, known, traps, _sources(scene), highest)
    )


def _sources(scene: Scene) -> tuple[Source, ...]:
    """The piles that the cards to come lie in: what is hidden of the hand, else the Dunjiin, and
    then what is shuffled.
    """
    s, hidden = scene.s, hand_cards(scene.s).count(NO_CARD)
    kept = hidden_monsters(s)
    if hidden:
        return (Source(tuple(s.deck), hidden, kept),)
    sources, missing = [], scene.more
    for pile, cards, kept_there in (
        (s.deck, s.deck_count, kept),
        (s.graveyard, sum(s.graveyard), 0),
    ):
        sources.append(Source(tuple(pile), min(missing, cards), kept_there))
        missing -= sources[-1].take
    return tuple(source for source in sources if source.take)


@lru_cache(REMEMBERED)
def hands(
    game: Game[Box], known: tuple[int, ...], traps: int, sources: tuple[Source, ...], highest: int
) -> tuple[tuple[Hand, float], ...]:
    """Every hand that can come of the `known` cards, with its chance; Strengths above the `highest`
    Level are all alike.
    """
    box = plain_box(game)
    start = (0,) * len(sources)
    ways: Ways = {(start, 0, traps * box.trap_strength, 0, 0): 1}
    for group in _groups(
        box, (*known, *(card for source in sources for card in range(CARDS) if source.pile[card]))
    ):
        ways = _joined(ways, _takings(box, group, known, sources), sources, highest + 1)
    result: dict[Hand, float] = {}
    for (taken, monsters, *hand), number in ways.items():
        if taken == tuple(source.take for source in sources):
            drawn = Hand(*hand)
            result[drawn] = result.get(drawn, 0.0) + number * _chance(sources, monsters)
    return tuple(result.items())


def _chance(sources: tuple[Source, ...], monsters: int) -> float:
    """The probability of certain cards, `monsters` of them Monsters of the first source."""
    chance = 1.0
    for source in sources:
        chance /= comb(sum(source.pile) - source.kept, source.take)
    if sources and sources[0].kept:
        there = sum(sources[0].pile[:MONSTERS])
        chance *= comb(there - sources[0].kept, monsters) / comb(there, monsters)
    return chance


def _groups(box: Box, cards: Iterable[int]) -> list[list[int]]:
    """The cards as sets that add to a hand's Strength independently of each other: Death Fairies
    and Magic Items last.
    """
    grouped: dict[tuple[int, ...], list[int]] = {}
    for card in sorted(set(cards)):
        row = box.cards[card]
        apart = (
            (card,)
            if card >= MAGIC
            else (0, row.strength)
            if box.hardcore
            else (0, row.strength, row.kind)
        )
        grouped.setdefault(apart, []).append(card)
    return sorted(grouped.values(), key=lambda group: group[0])


def _kinds(box: Box, group: list[int]) -> list[list[int]]:
    """The cards of a group that show the same: a Monster, or Treasure."""
    kinds: dict[int, list[int]] = {}
    for card in group:
        kinds.setdefault(box.cards[card].kind, []).append(card)
    return list(kinds.values())


def _takings(
    box: Box, group: list[int], known: tuple[int, ...], sources: tuple[Source, ...]
) -> list[Taking]:
    """All ways to take cards of a group out of the sources, with what they add to the hand, the
    known cards included.
    """
    result: dict[Any, int] = {
        ((0,) * len(sources), 0, 0, 0, 0, Alike(0, 0, 0)): 1
    }  # as in `Ways`, and what is alike
    for kind in _kinds(box, group):
        had = sum(card in kind for card in known)
        more: dict[Any, int] = {}
        for taken, ways in _of_a_kind(kind, sources):
            for (before, monsters, strength, magic, fairies, alike), times in result.items():
                sums = tuple(one + two for one, two in zip(before, taken, strict=True))
                if all(total <= source.take for total, source in zip(sums, sources, strict=True)):
                    card, number = kind[0], had + sum(taken)
                    first = taken[0] if taken and card < MONSTERS else 0
                    added = box.cards[card].strength * number + (
                        bonus_of_a_kind(box, number) if card < MONSTERS else 0
                    )
                    hers = (magic + number * (card == MAGIC), fairies + number * (card == FAIRY))
                    key = (
                        sums,
                        monsters + first,
                        strength + added,
                        *hers,
                        alike.and_(card, number),
                    )
                    more[key] = more.get(key, 0) + ways * times
        result = more
    return [(*key[:2], key[2] + key[5].bonus(box), *key[3:5], ways) for key, ways in result.items()]


def _of_a_kind(kind: list[int], sources: tuple[Source, ...]) -> list[tuple[tuple[int, ...], int]]:
    """List how many cards of a kind can come out of each source, with the number of ways."""
    held = [sum(source.pile[card] for card in kind) for source in sources]
    rooms = [
        range(min(copies, source.take) + 1) for copies, source in zip(held, sources, strict=True)
    ]
    return [
        (taken, prod(comb(copies, number) for copies, number in zip(held, taken, strict=True)))
        for taken in product(*rooms)
    ]


class Alike(NamedTuple):
    """Cards of one number in Hardcore Mode, as far as they matter: Treasure, and kinds with one
    card and with two.
    """

    wild: int
    single: int
    paired: int

    def and_(self, card: int, number: int) -> "Alike":
        if card >= MONSTERS:
            return self._replace(wild=self.wild + number * (TREASURE <= card < MAGIC))
        return self._replace(
            single=self.single + (number == 1), paired=self.paired + (number == PAIR)
        )

    def bonus(self, box: Box) -> int:
        return best_match(box, *self) if box.hardcore and self.wild else 0


def _joined(ways: Ways, takings: list[Taking], sources: tuple[Source, ...], most: int) -> Ways:
    """The ways so far, each with every way to take cards of one more group.

    The Death Fairy makes the Strength nothing.
    """
    result: Ways = {}
    for (taken, monsters, strength, magic, fairies), number in ways.items():
        for more, more_monsters, more_strength, more_magic, more_fairies, times in takings:
            sums = tuple(one + two for one, two in zip(taken, more, strict=True))
            if all(total <= source.take for total, source in zip(sums, sources, strict=True)):
                hers = fairies + more_fairies
                total = 0 if hers else min(most, strength + more_strength)
                key = (sums, monsters + more_monsters, total, magic + more_magic, hers)
                result[key] = result.get(key, 0) + number * times
    return result


@lru_cache(REMEMBERED)
def _odds(box: Box, hero: Hero, dealt: tuple[tuple[Hand, float], ...]) -> Odds:
    plain, best = [0.0] * len(Chances._fields), [0.0] * len(Chances._fields)
    for hand, chance in dealt:
        ends = [
            _end(box, hero, hand, counters, defeating)
            for counters, defeating in _answers(box, hero, hand)
        ]
        plain[ends[0]] += chance
        best[min(ends)] += chance
    return Odds(Chances(*plain), Chances(*best))


WINS, UNHURT, HURT, DIES = range(len(Chances._fields))


def _answers(box: Box, hero: Hero, hand: Hand) -> Iterator[tuple[int, bool]]:
    """Count the Magic Items that are countered and say whether one more defeats the Monster: first
    none, then all that is possible.
    """
    yield 0, False
    if hand.fairies:
        return
    for counters in range(1, min(hand.magic, hero.magic) + 1):
        yield counters, False
    if can_defeat(box, hero.level, hand.strength, hand.magic):
        for counters in range(min(hand.magic, hero.magic - 1) + 1):
            yield counters, True


def _end(box: Box, hero: Hero, hand: Hand, counters: int, defeating: bool) -> int:
    """Return the end of the fight."""
    uncountered = hand.magic - counters
    if hand.fairies:
        return _harm(box, hero, hand.fairies + uncountered)
    beaten = is_beaten(box, hero.level, hand.strength, hand.magic, counters, defeating)
    damage = uncountered + (overpowers(box, hero.level, hand.strength, uncountered) and not beaten)
    if _harm(box, hero, damage) != DIES and wins_with(
        box, hero.level, hand.strength, uncountered, beaten
    ):
        return WINS
    return _harm(box, hero, damage)


def _harm(box: Box, hero: Hero, damage: int) -> int:
    if damage > hero.armor and (box.overkill or hero.armor == 0):
        return DIES
    return HURT if damage else UNHURT
