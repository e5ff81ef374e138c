"""Invariants of Konja, true in every position; `check` names the one that is broken."""

from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, OFFERINGS, RELIC_PLACES, RELICS, SPELLS, STEPS
from ludary.games.konja.pieces import (
    ACTION_DICE,
    ANCESTORS,
    CLOUDS,
    FACES,
    NO_DIE,
    NO_FACE,
    POOL,
    TOKENS,
    UNUSED,
    Colour,
)
from ludary.games.konja.rules.decks import relics_of
from ludary.games.konja.rules.dice import dice_of_colour
from ludary.games.konja.state import SEATS, Phase, State
from ludary.kit import cards_in, rule

INVARIANTS = (
    "every relic lies in exactly one place",
    "every spell lies in exactly one place, and hands are counted right",
    "every cloud token is in its pile or with a player",
    "nobody has less than nothing of a token",
    (
        "relics fill a player's places from the first on, no more than the limit, and only relics"
        " are tapped"
    ),
    "a die has a colour and a number or neither, and no colour has more dice than the box",
    "dice lie on the table from the roll to the end of the turn",
    "an effect goes on exactly while its card is named",
    "a seat decides until the game is over",
    "a red die waits exactly while its owner decides about it",
    "no turn begins with an idol on every ancestor, and whoever was prayed to has one",
)


@rule
def check(box: Box, s: State) -> int:
    """0, or the number of the first of `INVARIANTS` that is broken, counted from 1."""
    for card in range(RELICS):
        if not relic_is_conserved(box, s, card):
            return 1
    if not spells_are_conserved(box, s):
        return 2
    if not clouds_are_conserved(box, s):
        return 3
    for seat in range(SEATS):
        for token in range(TOKENS):
            if s.wizards[seat].tokens[token] < 0:
                return 4
        if not relics_are_in_order(box, s, seat):
            return 5
    if not dice_are_sound(box, s):
        return 6
    if not dice_lie_in_time(s):
        return 7
    if not effect_is_sound(s):
        return 8
    if (s.phase == Phase.OVER) != (s.actor < 0) or s.actor >= SEATS:
        return 9
    if (s.phase == Phase.HIT) != (s.struck > 0):
        return 10
    return 0 if idols_are_sound(s) else 11


@rule
def relic_is_conserved(box: Box, s: State, card: int) -> bool:
    """Copies of the deck, and a starting relic for each player who has one."""
    relic, count = box.relics[card], s.relic_deck[card] + s.relic_discard[card]
    if s.relic_deck[card] < 0 or s.relic_discard[card] < 0:
        return False
    for place in range(OFFERINGS):
        count += s.offerings[place] == card
    for seat in range(SEATS):
        for place in range(RELIC_PLACES):
            count += s.wizards[seat].relics[place] == card
    if relic.starter == 0 or s.phase == Phase.STARTER:
        return relic.starter > 0 or count == relic.copies
    chosen = (box.starter_1 != 2) + (box.starter_2 != 2)  # sets that were not chosen at the table
    most = (box.starters[0, card] or box.starters[1, card]) * SEATS
    if box.starters[0, card] and box.starters[1, card]:
        return count == SEATS
    if chosen < SEATS:
        return count <= most
    own = 0 if box.starters[0, card] else 1
    return count == (box.starter_1 == own) + (box.starter_2 == own)


@rule
def spells_are_conserved(box: Box, s: State) -> bool:
    for card in range(SPELLS):
        if s.spell_deck[card] < 0 or s.spell_discard[card] < 0:
            return False
        count = s.spell_deck[card] + s.spell_discard[card]
        for seat in range(SEATS):
            if s.wizards[seat].hand[card] < 0:
                return False
            count += s.wizards[seat].hand[card]
        if count != box.spells[card].copies:
            return False
    return s.wizards[0].hand_count == cards_in(s.wizards[0].hand) and s.wizards[
        1
    ].hand_count == cards_in(s.wizards[1].hand)


@rule
def clouds_are_conserved(box: Box, s: State) -> bool:
    for pile in range(CLOUDS):
        count = s.clouds[pile]
        for seat in range(SEATS):
            own = s.wizards[seat]
            if own.clouds[pile] < 0 or own.upgraded[pile] < 0:
                return False
            count += own.clouds[pile] + own.upgraded[pile]
        if s.clouds[pile] < 0 or count != box.supply[pile]:
            return False
    return True


@rule
def relics_are_in_order(box: Box, s: State, seat: int) -> bool:
    own = s.wizards[seat]
    count = relics_of(own)
    if count > box.relic_limit + (s.phase == Phase.SURPLUS and s.actor == seat):
        return False
    for place in range(count, RELIC_PLACES):
        if own.relics[place] != NO_CARD or own.tapped[place]:
            return False
    return True


@rule
def dice_are_sound(box: Box, s: State) -> bool:
    for die in range(POOL):
        if (s.colour[die] == NO_DIE) != (s.face[die] == 0) or s.face[die] > FACES:
            return False
    return (
        dice_of_colour(s, Colour.GREEN) <= box.green_dice
        and dice_of_colour(s, Colour.PURPLE) <= box.purple_dice
        and dice_of_colour(s, Colour.RED) <= box.red_dice
    )


@rule
def dice_lie_in_time(s: State) -> bool:
    late = s.phase >= Phase.BONES and s.phase < Phase.OVER
    if late != (s.rolled > 0):
        return False
    for die in range(ACTION_DICE):
        if s.action_on[die] != UNUSED and (
            s.action_face[die] == NO_FACE or s.wizards[s.active].relics[s.action_on[die]] == NO_CARD
        ):
            return False
    if late:
        return True
    for die in range(POOL):
        if s.face[die] > 0:
            return False
    return True


@rule
def effect_is_sound(s: State) -> bool:
    named = (s.relic != NO_CARD) != (s.spell != NO_CARD)
    if s.phase == Phase.EFFECT:
        return named and s.step < STEPS
    if s.phase == Phase.HIT:
        return named == (s.step < STEPS)
    return s.relic == NO_CARD and s.spell == NO_CARD and s.step == STEPS


@rule
def idols_are_sound(s: State) -> bool:
    if s.phase == Phase.OVER or s.phase == Phase.STARTER:
        return True
    if s.phase == Phase.ANCESTOR:
        return s.ancestor < 0 and cards_in(s.idols) < ANCESTORS
    return s.idols[s.ancestor] == 1
