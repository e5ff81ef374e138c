"""Invariants of Dunjiin, true in every position; `check` names the one that is broken."""

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import CARDS, FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE, TREASURES
from ludary.games.dunjiin.rules.deck import copies_in_play
from ludary.games.dunjiin.rules.level import level_of
from ludary.games.dunjiin.state import CHARACTER, Hero, Phase, State
from ludary.kit import rule

INVARIANTS = (
    "every card lies in exactly one place",
    "Armor Points held and in The Store are as many as at the start",
    "nothing is counted below zero",
    "a Level is the sum of its cards and bonus",
    "counts of cards agree with the cards",
    "the actor is alive, and there is one until a single player is left",
    "the cards of an encounter lie together",
    "a Death Fairy is never Experience, in a Character or the first card of a dodged Monster",
)


@rule
def check(box: Box, s: State) -> int:
    """0, or the number of the first of `INVARIANTS` that is broken, counted from 1."""
    if not cards_are_conserved(box, s):
        return 1
    if not armor_is_conserved(box, s):
        return 2
    if not all_counts_are_sound(s):
        return 3
    if not levels_are_right(box, s):
        return 4
    if not experience_is_counted(s):
        return 5
    if not somebody_decides(s):
        return 6
    if not encounter_is_sound(s):
        return 7
    if s.phase == Phase.DODGED and s.hand[0] == FAIRY:
        return 8
    return 0


@rule
def cards_are_conserved(box: Box, s: State) -> bool:
    deck = 0
    for card in range(CARDS):
        deck += s.deck[card]
        if cards_on_the_table(s, card) + s.deck[card] + s.graveyard[card] != copies_in_play(
            box, s, card
        ):
            return False
    return deck == s.deck_count


@rule
def cards_on_the_table(s: State, card: int) -> int:
    """Copies of a card with players, in the encounter and in Traps."""
    count = s.pledged_magic if card == MAGIC else 0
    for seat in range(s.seats):
        count += cards_of_hero(s.heroes[seat], card)
    for place in range(s.hand_count):
        count += s.hand[place] == card
    for place in range(s.face_down_count):
        count += s.face_down[place].card == card
    return count


@rule
def cards_of_hero(hero: Hero, card: int) -> int:
    count = 0
    for place in range(CHARACTER):
        count += hero.character[place] == card
    if card < MONSTERS:
        count += hero.experience[card]
    elif card < MAGIC:
        count += hero.treasure[card - TREASURE]
    elif card == MAGIC:
        count += hero.magic
    return count


@rule
def armor_is_conserved(box: Box, s: State) -> bool:
    armor = s.store
    for seat in range(s.seats):
        armor += s.heroes[seat].armor
    return armor == box.armor * s.seats


@rule
def all_counts_are_sound(s: State) -> bool:
    for card in range(CARDS):
        if s.deck[card] < 0 or s.graveyard[card] < 0:
            return False
    for seat in range(s.seats):
        hero = s.heroes[seat]
        if hero.armor < 0 or hero.magic < 0:
            return False
        for value in range(TREASURES):
            if hero.treasure[value] < 0:
                return False
    return s.store >= 0 and s.traps >= 0 and s.pledged_magic >= 0


@rule
def levels_are_right(box: Box, s: State) -> bool:
    for seat in range(s.seats):
        hero = s.heroes[seat]
        cards = hero.character
        if hero.fell == 0 and hero.level != level_of(box, cards[0], cards[1], cards[2]):
            return False
    return True


@rule
def experience_is_counted(s: State) -> bool:
    for seat in range(s.seats):
        hero = s.heroes[seat]
        count = 0
        for card in range(MONSTERS):
            if hero.experience[card] < 0:
                return False
            count += hero.experience[card]
        if count != hero.experience_count:
            return False
    return True


@rule
def somebody_decides(s: State) -> bool:
    alive = 0
    for seat in range(s.seats):
        alive += s.heroes[seat].fell == 0
    if alive != s.alive or alive < 1:
        return False
    if alive == 1:
        return s.actor < 0 and s.phase == Phase.OVER
    return s.actor >= 0 and s.heroes[s.actor].fell == 0 and s.phase != Phase.OVER


@rule
def encounter_is_sound(s: State) -> bool:
    if s.hand_up > s.hand_count or (s.passed and s.hand_count == 0):
        return False
    for place in range(s.hand_count, len(s.hand)):
        if s.hand[place] != NO_CARD:
            return False
    for place in range(s.face_down_count):
        if s.face_down[place].card < 0 or s.face_down[place].card >= MONSTERS:
            return False
    return True
