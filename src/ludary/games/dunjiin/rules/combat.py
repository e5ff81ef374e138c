"""Fighting Monsters, from the first card to Victory or Defeat, with Magic Items and the Death
Fairy.

The Monster is the *hand* of cards on the table; the seat `s.facing` fights it.
"""

from ludary.games.dunjiin import events as tell
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
from ludary.games.dunjiin.state import Phase, State
from ludary.kit import all_but, rule


@rule
def fight(box: Box, s: State) -> None:
    """Draw the Monster out and see whom it overpowers; stops where the player has Magic Items to
    decide upon.
    """
    spring_traps(box, s)
    draw_out(box, s)
    hero = s.heroes[s.facing]
    if cards_of(s, FAIRY) > 0:
        meet_death_fairy(box, s)
        return
    add_up(box, s)
    tell.fights(s, s.facing, s.strength, hero.level)
    if hero.magic > 0 and (magic_in(s) > 0 or is_losing(box, hero.level, s.strength)):
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
            tell.wild(s, s.facing, wild)


@rule
def tell_alike(box: Box, s: State) -> None:
    for place in range(s.hand_count):
        if is_first_of_its_kind(box, s, place):
            alike = alike_in_hand(box, s, place)
            if bonus_of_a_kind(box, alike) > 0:
                tell.alike(s, s.facing, s.hand[place], alike)


@rule
def spring_traps(box: Box, s: State) -> None:
    # Set Trap: all Traps in effect strike the next fight, which has to be an explored one
    if not catches_it(box, s) or s.traps == 0:
        return
    s.hand_traps = s.traps
    tell.springs(s, s.facing, s.traps)


@rule
def catches_it(box: Box, s: State) -> bool:
    """Tell whether Traps strike this Monster: Dragons and Assassins have five cards and no more,
    unless agreed otherwise.
    """
    return not s.summoned or box.traps_summoned == 1


@rule
def cards_to_draw(box: Box, s: State) -> int:
    # Fighting Monsters: the first card's shields are the number of cards; Set Trap: one more for
    # each Trap
    shields = box.summoned_cards if s.summoned else box.cards[s.hand[0]].shields
    return shields + (s.traps if catches_it(box, s) else 0)


@rule
def draw_out(box: Box, s: State) -> None:
    """Turn up what lies face down of the Monster, and draw what is missing."""
    for place in range(s.hand_up, s.hand_count):
        tell.turns_up(s, s.facing, s.hand[place])
    if not s.hand_full:
        missing = cards_to_draw(box, s) - s.hand_count
        for _ in range(missing):
            if not add_card(s):
                break
            tell.turns_up(s, s.facing, s.hand[s.hand_count - 1])
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
def is_even(box: Box, level: int, strength: int) -> bool:
    # Powderpuff Mode: equal strength is a draw
    return box.powderpuff == 1 and level == strength


@rule
def is_losing(box: Box, level: int, strength: int) -> bool:
    # Adding Up Who Wins: the Level must exceed the Strength; equal, the Monster wins
    return level <= strength and not is_even(box, level, strength)


@rule
def can_defeat(box: Box, level: int, strength: int, magic: int) -> bool:
    """Tell whether a Magic Item may defeat a Monster with so many of its own: a stronger one,
    unless countering them does it.
    """
    return is_losing(box, level, strength) and (magic == 0 or not box.counter_defeats)


@rule
def is_beaten(
    box: Box, level: int, strength: int, magic: int, counters: int, defeated: bool
) -> bool:
    """Tell whether magic has defeated a stronger Monster: one more Magic Item than its own, or as
    many, if agreed.
    """
    all_countered = counters > 0 and counters == magic
    return defeated or (
        box.counter_defeats == 1 and all_countered and is_losing(box, level, strength)
    )


@rule
def overpowers(box: Box, level: int, strength: int, uncountered: int) -> bool:
    """Tell whether the Level costs an Armor Point: where it does not win or, with magic not
    countered, is lower, if agreed.
    """
    spared = level == strength and uncountered > 0 and not box.equal_costs
    return is_losing(box, level, strength) and not spared


@rule
def wins_with(box: Box, level: int, strength: int, uncountered: int, beaten: bool) -> bool:
    """Tell whether the Monster is defeated, by the Level or by magic: and not if it costs armor,
    unless agreed.
    """
    defeats = beaten or not (is_losing(box, level, strength) or is_even(box, level, strength))
    return defeats and (uncountered == 0 or box.wins_hurt == 1)


@rule
def meet_death_fairy(box: Box, s: State) -> None:
    # The Death Fairy has special rules: she always wins, and costs 1 AP for every Death Fairy and
    # Magic Item
    fairies, magic = cards_of(s, FAIRY), magic_in(s)
    tell.meets_fairy(s, s.facing, magic, fairies)
    hurt(box, s, s.facing, fairies + magic)
    s.phase = Phase.DONE


@rule
def use_magic(box: Box, s: State, counters: int, defeating: bool) -> None:
    """Counter some of the Monster's Magic Items and, if `defeating`, defeat the Monster with one
    more.
    """
    hero = s.heroes[s.facing]
    used = counters + (1 if defeating else 0)
    hero.magic -= used
    bury(s, MAGIC, used)
    if counters > 0:
        tell.counters(s, s.facing, magic_in(s), counters)
    if defeating:
        tell.defeats(s, s.facing)
    resolve(box, s, counters, defeating)


@rule
def resolve(box: Box, s: State, counters: int, defeated: bool) -> None:
    """Victory, a draw, or Defeat."""
    hero = s.heroes[s.facing]
    # Monsters With Magic Items: 1 AP for each not countered, and 1 more where the Level does not
    # win
    uncountered = magic_in(s) - counters
    if uncountered > 0:
        tell.uncountered(s, s.facing, uncountered)
    damage, level, strength = uncountered, hero.level, s.strength
    beaten = is_beaten(box, level, strength, magic_in(s), counters, defeated)
    if overpowers(box, level, strength, uncountered) and not beaten:
        tell.overpowered(s, s.facing, strength, level)
        damage += 1
    if damage > 0:
        hurt(box, s, s.facing, damage)
    s.phase = Phase.DONE
    if hero.fell == 0 and wins_with(box, level, strength, uncountered, beaten):
        win(box, s, beaten)
    elif damage == 0:
        tell.draws(s, s.facing, strength, level)


@rule
def win(box: Box, s: State, by_magic: bool) -> None:
    """Victory!: take the Treasure, then choose one Monster card as Experience."""
    hero = s.heroes[s.facing]
    if by_magic:
        tell.wins(s, s.facing, 0, 0)
    else:
        tell.wins(s, s.facing, s.strength, hero.level)
    for place in range(s.hand_count):
        if is_treasure(s.hand[place]):
            hero.treasure[s.hand[place] - TREASURE] += 1
            tell.finds(s, s.facing, s.hand[place])
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
    """The lowest Monster card of the hand that is above `last` and shows another Monster, or
    NO_CARD.
    """
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
    """Turn a Monster card of the hand face down: it is Experience now, and only its owner can look
    at it.
    """
    hero = s.heroes[s.facing]
    place = 0
    while s.hand[place] != card:
        place += 1
    take_from_hand(s, place)
    hero.experience[card] += 1
    hero.experience_count += 1
    s.phase = Phase.DONE
    tell.claims(s, s.facing, card, 1 << s.facing)
    tell.claims(s, s.facing, NO_CARD, all_but(s.facing))
