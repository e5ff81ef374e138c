"""Levels and Strength: adding up cards, with the 2 and 3 of a kind bonus."""

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.state import Hero, State
from ludary.kit import Row, rule

PAIR, TRIPLE = 2, 3


@rule
def bonus_of_a_kind(box: Box, alike: int) -> int:
    # 2 and 3 of a kind bonus: +2 for a pair, +3 for three; more than three count as three
    return box.pair_bonus * int(alike == PAIR) + box.triple_bonus * int(alike >= TRIPLE)


@rule
def level_of(box: Box, first: int, second: int, third: int) -> int:
    """Character Creation: the Level of three Monster cards."""
    a, b, c = box.cards[first], box.cards[second], box.cards[third]
    total = a.strength + b.strength + c.strength
    if a.kind == b.kind and b.kind == c.kind:
        return total + bonus_of_a_kind(box, TRIPLE)
    if a.kind == b.kind or a.kind == c.kind or b.kind == c.kind:
        return total + bonus_of_a_kind(box, PAIR)
    return total


@rule
def update_level(box: Box, hero: Hero) -> None:
    hero.level = level_of(box, hero.character[0], hero.character[1], hero.character[2])


@rule
def is_monster(card: int) -> bool:
    return 0 <= card < MONSTERS


@rule
def are_alike(box: Box, card: int, other: int) -> bool:
    """Tell whether two Monster cards show the same Monster; their shields count on a first card
    only.
    """
    return box.cards[card].kind == box.cards[other].kind


@rule
def speaks_for_its_kind(box: Box, pile: Row, card: int) -> bool:
    """Tell whether the pile has this card, and none with fewer shields that shows the same
    Monster.
    """
    if pile[card] == 0:
        return False
    for other in range(card):
        if pile[other] > 0 and are_alike(box, card, other):
            return False
    return True


@rule
def is_treasure(card: int) -> bool:
    return TREASURE <= card < MAGIC


@rule
def strength(box: Box, s: State) -> int:
    """Fighting Monsters: all numbered cards of the hand, the bonus of a kind, and what Traps
    add.
    """
    total = plain_strength(box, s)
    for place in range(1, s.hand_count):
        total += added_bonus(box, s, place)
    if box.hardcore:
        total += wild_treasure_bonus(box, s)
    return total


@rule
def plain_strength(box: Box, s: State) -> int:
    """All numbered cards of the hand, and what Traps add."""
    total = s.hand_traps * box.trap_strength
    for place in range(s.hand_count):
        total += box.cards[s.hand[place]].strength
    return total


@rule
def added_bonus(box: Box, s: State, place: int) -> int:
    """Return by how much the card in this place raises the bonus of its kind, above that of the
    cards before it.
    """
    kind = box.cards[s.hand[place]].kind
    alike = 0
    for earlier in range(place):
        alike += int((box.cards[s.hand[earlier]].kind == kind) & (kind != NO_CARD))
    return bonus_of_a_kind(box, alike + 1) - bonus_of_a_kind(box, alike)


@rule
def is_first_of_its_kind(box: Box, s: State, place: int) -> bool:
    if not is_monster(s.hand[place]):
        return False
    kind = box.cards[s.hand[place]].kind
    for earlier in range(place):
        if box.cards[s.hand[earlier]].kind == kind:
            return False
    return True


@rule
def alike_in_hand(box: Box, s: State, place: int) -> int:
    """Return the number of cards in the hand that show the same Monster as the one in this
    place.
    """
    kind = box.cards[s.hand[place]].kind
    count = 0
    for other in range(s.hand_count):
        if box.cards[s.hand[other]].kind == kind:
            count += 1
    return count


@rule
def wild_treasure_bonus(box: Box, s: State) -> int:
    """Hardcore Mode: what Treasure adds by matching Monsters of its value, each card one kind, at
    its strongest.
    """
    total = 0
    for place in range(s.hand_count):
        value = box.cards[s.hand[place]].strength
        if is_treasure(s.hand[place]) and is_first_of_its_value(box, s, place, value):
            wild, single, paired = 0, 0, 0
            for other in range(s.hand_count):
                card = s.hand[other]
                if box.cards[card].strength == value:
                    wild += is_treasure(card)
                    if is_first_of_its_kind(box, s, other):
                        alike = alike_in_hand(box, s, other)
                        single += alike == 1
                        paired += alike == PAIR
            total += best_match(box, wild, single, paired)
    return total


@rule
def is_first_of_its_value(box: Box, s: State, place: int, value: int) -> bool:
    for earlier in range(place):
        if is_treasure(s.hand[earlier]) and box.cards[s.hand[earlier]].strength == value:
            return False
    return True


@rule
def best_match(box: Box, wild: int, single: int, paired: int) -> int:
    """The highest gain from `wild` Treasure cards among `single` kinds with one card and `paired`
    kinds with two.
    """
    best = 0
    for doubled in range(min(wild, single) + 1):
        for tripled in range(min((wild - doubled) // 2, single - doubled) + 1):
            topped = min(wild - doubled - 2 * tripled, paired)
            gain = doubled * box.pair_bonus + tripled * box.triple_bonus
            best = max(best, gain + topped * max(0, box.triple_bonus - box.pair_bonus))
    return best
