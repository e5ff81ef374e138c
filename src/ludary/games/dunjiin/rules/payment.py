"""Paying: Magic Items at once, then Experience card by card, then Treasure card by card.

Treasure is paid from high to low, so that each set of cards can be paid in one way only, and paying
stops as soon as the price is reached: no payment holds a card that could be left out. What can be
paid in only one way is paid at once. Experience lies face down: so its owner is asked whenever
there is more of it than is due, which everybody sees.
"""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import CARDS, MAGIC, MONSTERS, NO_CARD, TREASURE, TREASURES
from ludary.games.dunjiin.rules.deck import bury
from ludary.games.dunjiin.rules.level import speaks_for_its_kind
from ludary.games.dunjiin.state import Hero, State
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import EVERYBODY, all_but, kinds_in, rule
from ludary.kit.grid import lowest

NO_LIMIT = 32_000
NOTHING = -1  # `purpose` when nothing is being paid for


@rule
def bill(s: State, purpose: int, target: int, experience: int, treasure: int) -> None:
    """Start paying for what `purpose` names."""
    s.purpose = purpose
    s.target = target
    s.due_experience = experience
    s.due_treasure = treasure
    s.limit = NO_LIMIT


@rule
def stays_on_the_table(purpose: int) -> bool:
    # Dodge, Set Trap: this Experience is laid on the table face down, and discarded later
    return purpose == Verb.DODGE or purpose == Verb.EMPOWER or purpose == Verb.TRAP


@rule
def spend(s: State, card: int) -> None:
    hero = s.heroes[s.actor]
    hero.experience[card] -= 1
    hero.experience_count -= 1
    s.due_experience -= 1
    if stays_on_the_table(s.purpose):
        laid = s.face_down[s.face_down_count]
        laid.owner = s.actor
        laid.card = card
        laid.trap = s.purpose == Verb.TRAP
        s.face_down_count += 1
        tell.spends(s, s.actor, card, 1 << s.actor)
        tell.spends(s, s.actor, NO_CARD, all_but(s.actor))
    else:
        bury(s, card, 1)
        tell.spends(s, s.actor, card, EVERYBODY)


@rule
def payment_rank(box: Box, card: int) -> int:
    """Dearer cards first; among equals Magic Items, then the higher number."""
    return box.worth[card] * CARDS + card


@rule
def owned(hero: Hero, card: int) -> int:
    return hero.magic if card == MAGIC else hero.treasure[card - TREASURE]


@rule
def purse(box: Box, hero: Hero, with_magic: bool, limit: int) -> int:
    """The Treasure Points of all cards ranked up to `limit`."""
    total = hero.magic * box.worth[MAGIC] * int(with_magic & (payment_rank(box, MAGIC) <= limit))
    for kind in range(TREASURES):
        total += (
            hero.treasure[kind]
            * box.worth[TREASURE + kind]
            * int(payment_rank(box, TREASURE + kind) <= limit)
        )
    return total


@rule
def treasure_points(box: Box, hero: Hero) -> int:
    """Return the Treasure Points of all Treasure cards."""
    total = 0
    for kind in range(TREASURES):
        total += int(hero.treasure[kind]) * int(box.worth[TREASURE + kind])
    return total


@rule
def can_pay(box: Box, s: State, hero: Hero, card: int) -> bool:
    """Tell whether this card may be next: no dearer than the last, and enough left that is no
    dearer than it.
    """
    with_magic = s.purpose == Verb.SHOP  # Magic Items (MI): worth Treasure Points at The Shop alone
    rank = payment_rank(box, card)
    possible = (
        (owned(hero, card) > 0)
        & (box.worth[card] > 0)
        & (rank <= s.limit)
        & (with_magic | (card != MAGIC))
    )
    return possible and purse(box, hero, with_magic, rank) >= s.due_treasure


@rule
def pay(box: Box, s: State, card: int) -> None:
    hero = s.heroes[s.actor]
    if card == MAGIC:
        hero.magic -= 1
    else:
        hero.treasure[card - TREASURE] -= 1
    bury(s, card, 1)
    s.due_treasure -= box.worth[card]
    s.limit = payment_rank(box, card)
    tell.pays(s, s.actor, card)


@rule
def give_magic(s: State) -> None:
    """One Magic Item to The Graveyard, as the price of a spell."""
    s.heroes[s.actor].magic -= 1
    bury(s, MAGIC, 1)
    tell.pays(s, s.actor, MAGIC)


@rule
def only_spending(box: Box, s: State) -> int:
    """The Experience that must be next, or NO_CARD if its owner is asked: that tells nothing which
    others do not know.
    """
    hero = s.heroes[s.actor]
    all_goes = hero.experience_count <= s.due_experience
    if not (all_goes or box.open_experience):
        return NO_CARD
    held = kinds_in(hero.experience)
    if all_goes:
        return NO_CARD if held == 0 else lowest(held)
    found = NO_CARD
    for card in range(MONSTERS):
        if speaks_for_its_kind(box, hero.experience, card):
            if found != NO_CARD:
                return NO_CARD
            found = card
    return found


@rule
def only_payment(box: Box, s: State) -> int:
    """The card that must be paid next, or NO_CARD if there is a choice."""
    hero = s.heroes[s.actor]
    found = NO_CARD
    for card in range(TREASURE, MAGIC + 1):
        if owned(hero, card) > 0 and can_pay(box, s, hero, card):
            if found != NO_CARD:
                return NO_CARD
            found = card
    return found
