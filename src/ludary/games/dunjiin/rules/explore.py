"""Explore, Rest and Premonition: what one may do with a turn of one's own before any fight."""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import FAIRY, MAGIC, NO_CARD, TREASURE
from ludary.games.dunjiin.rules.combat import add_card, cards_to_draw
from ludary.games.dunjiin.rules.deck import turn_over
from ludary.games.dunjiin.rules.dodge import can_dodge
from ludary.games.dunjiin.rules.level import is_treasure
from ludary.games.dunjiin.rules.payment import give_magic
from ludary.games.dunjiin.rules.shop import affordable_armor, shops_after_premonition
from ludary.games.dunjiin.rules.turn import next_alive
from ludary.games.dunjiin.state import Hero, Phase, State
from ludary.kit import NOBODY, rule


@rule
def keep(hero: Hero, card: int) -> None:
    """Add Treasure or a Magic Item to the belongings."""
    if card == MAGIC:
        hero.magic += 1
    else:
        hero.treasure[card - TREASURE] += 1


@rule
def is_belonging(card: int) -> bool:
    return card == MAGIC or is_treasure(card)


@rule
def explore(box: Box, s: State) -> None:
    """Turn the first card up: keep it, or meet a Monster."""
    s.facing = s.active
    if s.passed:
        s.passed = 0
        show_first(s)
        meet(box, s)
        return
    if not first_card(s):
        return
    s.hand_up = 1
    tell.turns_up(s, s.active, s.hand[0])
    meet(box, s)


@rule
def first_card(s: State) -> bool:
    """Draw the first card; False if the turn ended with it, because it is kept or because there is
    none.
    """
    card = turn_over(s)
    if card != NO_CARD and not is_belonging(card):
        s.hand[0] = card
        s.hand_count = 1
        return True
    if card != NO_CARD:
        keep(s.heroes[s.active], card)
        tell.finds(s, s.active, card)
    s.phase = Phase.DONE
    return False


@rule
def show_first(s: State) -> None:
    if s.hand_up == 0:
        s.hand_up = 1
        tell.turns_up(s, s.facing, s.hand[0])
    else:
        tell.faces(s, s.facing, s.hand[0])


@rule
def take_on(s: State) -> None:
    """Fight the Monster whose first card lies open, or that one has scried."""
    if s.hand_up > 0:
        tell.faces(s, s.facing, s.hand[0])
    s.phase = Phase.FIGHT


@rule
def meet(box: Box, s: State) -> None:
    """A Monster's first card lies open: fight, dodge or cast Premonition.

    A Death Fairy leaves no choice.
    """
    hero = s.heroes[s.facing]
    s.phase = Phase.MEET
    if s.hand[0] == FAIRY or not (hero.magic > 0 or can_dodge(box, s, hero)):
        s.phase = Phase.FIGHT


@rule
def can_premonish(s: State, hero: Hero) -> bool:
    return hero.magic > 0


@rule
def premonition(box: Box, s: State) -> None:
    """Pay a Magic Item and look at the whole Monster before choosing."""
    tell.premonition(s, s.active)
    give_magic(s)
    s.facing = s.active
    s.passed = 0
    if s.hand_count == 0 and not first_card(s):
        return
    if not s.hand_full:
        for _ in range(cards_to_draw(box, s) - s.hand_count):
            if not add_card(s):
                break
        s.hand_full = 1
    look(s, s.active)
    hero = s.heroes[s.active]
    s.phase = Phase.SCRIED
    # Asking tells others nothing of the cards: it goes by what everybody sees
    can_shop = shops_after_premonition(box, s) and affordable_armor(box, s, hero) > 0
    must_fight = s.traps > 0 or hero.experience_count < min(
        box.dodge_experience, box.rest_experience
    )
    if must_fight and not can_shop:
        s.phase = Phase.FIGHT


@rule
def look(s: State, seat: int) -> None:
    s.hand_seen |= 1 << seat
    tell.scries(s, seat, s.hand_count)
    for place in range(s.hand_up, s.hand_count):
        tell.sees(s, seat, s.hand[place], 1 << seat)


@rule
def can_rest(box: Box, s: State, hero: Hero) -> bool:
    # Rest: not while the Dunjiin is trapped, not on the first turn, not with a Monster passed to
    # one
    return (
        (hero.experience_count >= box.rest_experience)
        & (s.traps == 0)
        & (hero.turns > 1)
        & is_free(box, s)
    )


@rule
def is_free(box: Box, s: State) -> bool:
    """Tell whether the turn may go into something else than a Monster handed on."""
    return (s.passed == 0) | (box.passed_binds == 0)


@rule
def can_rest_after_premonition(box: Box, s: State, hero: Hero) -> bool:
    return (hero.experience_count >= box.rest_experience) & (s.traps == 0)


@rule
def rest(s: State) -> None:
    """Stay at the Inn; after a Premonition the cards go to the next player."""
    tell.rests(s, s.active)
    hand_on(s)
    s.phase = Phase.DONE


@rule
def hand_on(s: State) -> None:
    """Leave the Monster on the table, if there is one, to the next player."""
    if s.hand_count == 0:
        return
    s.passed = 1
    s.facing = NOBODY
    tell.passes(s, s.active, next_alive(s, s.active), s.hand_count)
