"""Fighting Monsters, from the first card to Victory or Defeat, with Magic Items and the Death Fairy.

The Monster is the *hand* of cards on the table; the seat `s.facing` fights it.
"""

from ludary.core.events import all_but, tell, whisper
from ludary.core.rule import rule
from ludary.core.state import NOBODY
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import FAIRY, MAGIC, NO_CARD, TREASURE
from ludary.games.dunjiin.rules.deck import bury, turn_over
from ludary.games.dunjiin.rules.level import (
    alike_in_hand,
    are_alike,
    bonus_of_a_kind,
    is_first_of_its_kind,
    is_monster,
    is_treasure,
    plain_strength,
    strength,
    wild_treasure_bonus,
)
from ludary.games.dunjiin.rules.turn import hurt
from ludary.games.dunjiin.state import Happening, Hero, Phase, State


@rule
def fight(box: Box, s: State) -> None:
    """Draw the Monster out and see whom it overpowers; stops where the player has Magic Items to decide upon."""
    spring_traps(s)
    draw_out(box, s)
    hero = s.heroes[s.facing]
    if cards_of(s, FAIRY) > 0:
        meet_death_fairy(box, s)
        return
    add_up(box, s)
    tell(s, Happening.FIGHTS, s.facing, s.strength, hero.level)
    if hero.magic > 0 and (magic_in(s) > 0 or is_losing(box, s, hero)):
        s.phase = Phase.MAGIC
        s.actor = s.facing
    else:
        resolve(box, s, 0, False)


@rule
def add_up(box: Box, s: State) -> None:
    """Find the Strength, and tell what adds to the numbers on the cards."""
    s.strength = strength(box, s)
    if s.strength > plain_strength(box, s):
        tell_alike(box, s)
    if box.hardcore:
        wild = wild_treasure_bonus(box, s)
        if wild > 0:
            tell(s, Happening.WILD, s.facing, 0, wild)


@rule
def tell_alike(box: Box, s: State) -> None:
    for place in range(s.hand_count):
        if is_first_of_its_kind(box, s, place):
            alike = alike_in_hand(box, s, place)
            if bonus_of_a_kind(box, alike) > 0:
                tell(s, Happening.ALIKE, s.facing, s.hand[place], alike)


@rule
def spring_traps(s: State) -> None:
    # Set Trap: all Traps in effect strike the next explored fight; Dragons and Assassins are fixed at five cards
    if s.summoned or s.traps == 0:
        return
    s.hand_traps = s.traps
    tell(s, Happening.SPRINGS, s.facing, 0, s.traps)


@rule
def cards_to_draw(box: Box, s: State) -> int:
    # Fighting Monsters: the first card's shields are the number of cards; Set Trap: one more for each Trap
    if s.summoned:
        return box.summoned_cards
    return box.cards[s.hand[0]].shields + s.traps


@rule
def draw_out(box: Box, s: State) -> None:
    """Turn up what lies face down of the Monster, and draw what is missing."""
    for place in range(s.hand_up, s.hand_count):
        tell(s, Happening.TURNS_UP, s.facing, s.hand[place])
    if not s.hand_full:
        missing = cards_to_draw(box, s) - s.hand_count
        for _ in range(missing):
            if not add_card(s):
                break
            tell(s, Happening.TURNS_UP, s.facing, s.hand[s.hand_count - 1])
    s.hand_full = 1
    s.hand_up = s.hand_count


@rule
def add_card(s: State) -> bool:
    """Draw one card more into the hand; False if none is left."""
    card = turn_over(s)
    if card == NO_CARD:
        s.hand_short = 1
        return False
    s.hand[s.hand_count] = card
    s.hand_count += 1
    return True


@rule
def cards_of(s: State, card: int) -> int:
    """Return the number of cards of this kind in the hand."""
    count = 0
    for place in range(s.hand_count):
        count += int(s.hand[place] == card)
    return count


@rule
def magic_in(s: State) -> int:
    """The Monster's Magic Items."""
    return cards_of(s, MAGIC)


@rule
def is_even(box: Box, s: State, hero: Hero) -> bool:
    # Powderpuff Mode: equal strength is a draw
    return box.powderpuff == 1 and hero.level == s.strength


@rule
def is_losing(box: Box, s: State, hero: Hero) -> bool:
    # Adding Up Who Wins: the Level must exceed the Strength; equal, the Monster wins
    return hero.level <= s.strength and not is_even(box, s, hero)


@rule
def meet_death_fairy(box: Box, s: State) -> None:
    # The Death Fairy has special rules: she always wins, and costs 1 AP for every Death Fairy and Magic Item
    fairies, magic = cards_of(s, FAIRY), magic_in(s)
    tell(s, Happening.MEETS_FAIRY, s.facing, magic, fairies)
    hurt(box, s, s.facing, fairies + magic)
    s.phase = Phase.DONE


@rule
def use_magic(box: Box, s: State, counters: int, defeating: bool) -> None:
    """Counter some of the Monster's Magic Items and, if `defeating`, defeat the Monster with one more."""
    hero = s.heroes[s.facing]
    used = counters + (1 if defeating else 0)
    hero.magic -= used
    bury(s, MAGIC, used)
    if counters > 0:
        tell(s, Happening.COUNTERS, s.facing, magic_in(s), counters)
    if defeating:
        tell(s, Happening.DEFEATS, s.facing)
    resolve(box, s, counters, defeating)


@rule
def resolve(box: Box, s: State, counters: int, defeated: bool) -> None:
    """Victory, a draw, or Defeat."""
    hero = s.heroes[s.facing]
    # Monsters With Magic Items: 1 AP for each not countered, and 1 more where the Level does not win
    damage = magic_in(s) - counters
    if damage > 0:
        tell(s, Happening.UNCOUNTERED, s.facing, 0, damage)
    if is_losing(box, s, hero) and not defeated:
        tell(s, Happening.OVERPOWERED, s.facing, s.strength, hero.level)
        damage += 1
    s.phase = Phase.DONE
    if damage > 0:
        hurt(box, s, s.facing, damage)
    elif is_even(box, s, hero):
        tell(s, Happening.DRAWS, s.facing, s.strength, hero.level)
    else:
        win(box, s, defeated)


@rule
def win(box: Box, s: State, by_magic: bool) -> None:
    """Victory!: take the Treasure, then choose one Monster card as Experience."""
    hero = s.heroes[s.facing]
    if by_magic:
        tell(s, Happening.WINS, s.facing)
    else:
        tell(s, Happening.WINS, s.facing, s.strength, hero.level)
    for place in range(s.hand_count):
        if is_treasure(s.hand[place]):
            hero.treasure[s.hand[place] - TREASURE] += 1
            tell(s, Happening.FINDS, s.facing, s.hand[place])
            take_from_hand(s, place)
    first = next_claim(box, s, NO_CARD)
    if first == NO_CARD:
        return
    if next_claim(box, s, first) == NO_CARD:
        claim(s, first)
        return
    s.phase = Phase.CLAIM
    s.actor = s.facing


@rule
def next_claim(box: Box, s: State, last: int) -> int:
    """The lowest Monster card of the hand that is above `last` and shows another Monster, or NO_CARD."""
    found = NO_CARD
    for place in range(s.hand_count):
        card = s.hand[place]
        if not is_monster(card) or card <= last or (last != NO_CARD and are_alike(box, card, last)):
            continue
        if found == NO_CARD or card < found:
            found = card
    return found


@rule
def take_from_hand(s: State, place: int) -> None:
    """The card in this place has gone elsewhere: only its place is left."""
    s.hand[place] = NO_CARD


@rule
def claim(s: State, card: int) -> None:
    """Turn a Monster card of the hand face down: it is Experience now, and only its owner can look at it."""
    hero = s.heroes[s.facing]
    place = 0
    while s.hand[place] != card:
        place += 1
    take_from_hand(s, place)
    hero.experience[card] += 1
    hero.experience_count += 1
    s.phase = Phase.DONE
    tell_face_down(s, Happening.CLAIMS, s.facing, card)


@rule
def tell_face_down(s: State, kind: int, seat: int, card: int) -> None:
    """The owner learns which card it is, the others that there is one."""
    whisper(s, 1 << seat, kind, seat, card)
    whisper(s, all_but(seat), kind, seat, NO_CARD)


@rule
def clear_away(box: Box, s: State) -> None:
    """Everything of the encounter goes to The Graveyard: the hand, what paid for Dodges, and sprung Traps."""
    for place in range(s.hand_count):
        if s.hand[place] != NO_CARD:
            bury(s, s.hand[place], 1)
        s.hand[place] = NO_CARD
    bury(s, MAGIC, s.pledged_magic)
    s.pledged_magic = 0
    sprung = s.hand_traps > 0 and not box.trap_lasts
    if sprung:
        s.traps = 0
    clear_face_down(s, sprung)
    forget_encounter(s)


@rule
def forget_encounter(s: State) -> None:
    s.hand_count = 0
    s.hand_up = 0
    s.hand_seen = 0
    s.hand_full = 0
    s.hand_short = 0
    s.hand_traps = 0
    s.facing = NOBODY
    s.strength = 0
    s.empowered = 0
    s.summoned = 0


@rule
def clear_face_down(s: State, sprung: bool) -> None:
    """Bury the Experience that paid for Dodges and, if they were `sprung`, for Traps."""
    kept = 0
    for place in range(s.face_down_count):
        laid = s.face_down[place]
        if laid.trap and not sprung:
            s.face_down[kept].owner = laid.owner
            s.face_down[kept].card = laid.card
            s.face_down[kept].trap = 1
            kept += 1
        else:
            bury(s, laid.card, 1)
    for place in range(kept, s.face_down_count):
        s.face_down[place].owner = 0
        s.face_down[place].card = NO_CARD
        s.face_down[place].trap = 0
    s.face_down_count = kept
