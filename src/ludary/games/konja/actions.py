"""A player's choices: which of the actions in the table are legal."""

from ludary.games.konja.action_table import ACTIONS, offer, offer_bits
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, OFFERINGS, SPELLS
from ludary.games.konja.effect_actions import effect_actions
from ludary.games.konja.options import ALL_TURN
from ludary.games.konja.pieces import ACTION_FACES, ANCESTORS, CLOUDS, FACES, POOL, TOKENS
from ludary.games.konja.rules.ancestors import can_use_spirit
from ludary.games.konja.rules.attack import beats, can_attack_freely
from ludary.games.konja.rules.bones import can_cast, can_use, sides_that_feed
from ludary.games.konja.rules.decks import kinds_of
from ludary.games.konja.rules.dice import at_least, bit_of, counts_of
from ludary.games.konja.rules.merchant import can_buy, can_replace
from ludary.games.konja.rules.pyramid import alikes, is_run, pairs, singles
from ludary.games.konja.rules.rain import can_summon_from, can_upgrade_from
from ludary.games.konja.state import Phase, State
from ludary.games.konja.verbs import Verb
from ludary.kit import Row, kinds_in, rule
from ludary.kit.grid import lowest

__all__ = ["ACTIONS", "legal"]


@rule
def legal(box: Box, s: State, out: Row) -> int:
    """Write what the actor may do into `out`, ascending; returns how many."""
    phase = s.phase
    if phase == Phase.BONES:
        return bones_actions(box, s, out)
    if phase == Phase.EFFECT:
        return effect_actions(box, s, out)
    if phase == Phase.COLLECTION:
        return collection_actions(box, s, out)
    if phase == Phase.ATTACK:
        return attack_actions(box, s, out)
    if phase == Phase.HIT:
        return hits(s, out)
    if phase == Phase.ANCESTOR or phase == Phase.RESOURCE:
        return prayers(s, out)
    if phase == Phase.STARTER:
        return starters(box, out)
    if phase == Phase.SURPLUS:
        return offer_own_relics(s, out, 0, Verb.DROP)
    return 0 if phase == Phase.OVER else visit_actions(box, s, out)


@rule
def starters(box: Box, out: Row) -> int:
    """The two relics that tell the starting sets apart, in the order of their numbers."""
    first, second = box.choice[0], box.choice[1]
    n = offer(out, 0, Verb.BEGIN, min(first, second), True)
    return offer(out, n, Verb.BEGIN, max(first, second), True)


@rule
def prayers(s: State, out: Row) -> int:
    n = 0
    if s.phase == Phase.ANCESTOR:
        for ancestor in range(ANCESTORS):
            # ANCESTORS: not where an idol is
            n = offer(out, n, Verb.PRAY, ancestor, s.idols[ancestor] == 0)
    else:
        for token in range(TOKENS):
            n = offer(out, n, Verb.NAME, token, True)
    return offer_spirit(s, out, n)


@rule
def visit_actions(box: Box, s: State, out: Row) -> int:
    """Offer the choices of a Favour or a Blessing; all of it may be left."""
    n = 0
    if s.phase == Phase.DISCARD:
        for card in range(SPELLS):
            n = offer(out, n, Verb.DISCARD, card, s.wizards[s.actor].hand[card] > 0)
    elif s.phase == Phase.SELL:
        n = offer_own_relics(s, out, n, Verb.SELL)
    elif s.phase == Phase.MARKET:
        n = offer_offerings(box, s, out, n)
    elif s.phase == Phase.UPGRADE:
        for pile in range(CLOUDS):
            n = offer(out, n, Verb.UPGRADE, pile, can_upgrade_from(box, s, pile))
    else:
        for pile in range(CLOUDS):
            n = offer(out, n, Verb.SUMMON, pile, can_summon_from(box, s, pile))
    n = offer_spirit(s, out, n)
    return offer(out, n, Verb.DONE, 0, True)


@rule
def offer_own_relics(s: State, out: Row, n: int, verb: int) -> int:
    own = s.wizards[s.actor]
    return offer_bits(out, n, verb, kinds_of(own, 0) | kinds_of(own, 1))


@rule
def offer_offerings(box: Box, s: State, out: Row, n: int) -> int:
    lying, affordable = 0, 0
    for place in range(OFFERINGS):
        card = s.offerings[place]
        if card != NO_CARD:
            lying |= 1 << card
            affordable |= int(can_buy(box, s, card)) << card
    if can_replace(box, s):
        n = offer_bits(out, n, Verb.REPLACE, lying)
    return offer_bits(out, n, Verb.BUY, affordable)


@rule
def offer_spirit(s: State, out: Row, n: int) -> int:
    """The Spirit token can untap a relic at any decision of its holder's own turn."""
    if not can_use_spirit(s):
        return n
    return offer_bits(out, n, Verb.UNTAP, kinds_of(s.wizards[s.actor], 1))


@rule
def bones_actions(box: Box, s: State, out: Row) -> int:
    n = offer_cards(box, s, out)
    n = offer_spirit(s, out, n)
    return offer(out, n, Verb.DONE, 0, True)


@rule
def offer_cards(box: Box, s: State, out: Row) -> int:
    """Spells that can be cast and relics that can be used now."""
    n, own = 0, s.wizards[s.actor]
    held = kinds_in(own.hand) if own.hand_count > 0 else 0
    while held:
        card = lowest(held)
        n = offer(out, n, Verb.CAST, card, can_cast(box, s, card))
        held &= held - 1
    kinds = kinds_of(own, 0)
    while kinds:
        card = lowest(kinds)
        if can_use(box, s, card):
            sides = sides_that_feed(box, s, card)
            for face in range(ACTION_FACES + 1):
                n = offer(
                    out, n, Verb.USE, card * (ACTION_FACES + 1) + face, (sides >> face) & 1 != 0
                )
        kinds &= kinds - 1
    return n


@rule
def attack_actions(box: Box, s: State, out: Row) -> int:
    n = offer_cards(box, s, out)
    n = offer(out, n, Verb.ATTACK, 0, can_attack_freely(box, s))
    return offer(out, n, Verb.DONE, 0, True)


@rule
def hits(s: State, out: Row) -> int:
    """The dice that the red die beats; it need not be used."""
    kinds = 0
    for die in range(POOL):
        if beats(s, s.struck, die):
            kinds |= bit_of(s, die)
    n = offer_bits(out, 0, Verb.HIT, kinds)
    return offer(out, n, Verb.DONE, 0, True)


@rule
def collection_actions(box: Box, s: State, out: Row) -> int:
    counts = counts_of(s)
    n = offer_cards(box, s, out) if box.cards_when == ALL_TURN else 0
    n = offer_spirit(s, out, n)
    n = offer_numbers(out, n, Verb.SINGLE, 0, singles(box, counts))
    n = offer_numbers(out, n, Verb.PAIR, 0, pairs(counts))
    shown = at_least(counts, 1)
    for low in range(1, FACES):
        for high in range(low + 1, FACES + 1):
            n = offer(out, n, Verb.RUN, (low - 1) * FACES + high - 1, is_run(box, shown, low, high))
    for pile in range(CLOUDS):
        n = offer_numbers(out, n, Verb.ALIKE, pile * FACES, alikes(box, s, counts, pile))
    return offer(out, n, Verb.DONE, 0, True)


@rule
def offer_numbers(out: Row, n: int, verb: int, first: int, numbers: int) -> int:
    """Offer the numbers whose bits are set, without a branch for each, which would often be guessed
    wrong.
    """
    for number in range(1, FACES + 1):
        n = offer(out, n, verb, first + number - 1, (numbers >> number) & 1 != 0)
    return n
