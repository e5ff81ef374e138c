"""Hidden information: Experience is seen by its owner, scried cards by the players who scried,
everything else by all.

What a seat knows is what it can see on the table now; what it could have noted down from earlier
turns is its own affair. Hidden cards are moved to `deck`, which thereby holds all that is unseen.
"""

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import FAIRY, MONSTERS, NO_CARD
from ludary.games.dunjiin.state import Hero, Phase, State
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import Row, below, cards_in, draw, rule


@rule
def conceal(box: Box, s: State, seat: int) -> None:
    """Blank what `seat` cannot see (-1: a spectator)."""
    for other in range(s.seats):
        if hides_experience(box, seat, other):
            hide_experience(s, s.heroes[other])
    for place in range(s.face_down_count):
        laid = s.face_down[place]
        if hides_experience(box, seat, laid.owner):
            hide(s, laid.card)
            laid.card = NO_CARD
    if not has_scried(s, seat):
        for place in range(s.hand_up, s.hand_count):
            hide(s, s.hand[place])
            s.hand[place] = NO_CARD


@rule
def hides_experience(box: Box, seat: int, owner: int) -> bool:
    return owner != seat and not box.open_experience


@rule
def has_scried(s: State, seat: int) -> bool:
    return seat >= 0 and (s.hand_seen >> seat) & 1 == 1


@rule
def hide(s: State, card: int) -> None:
    s.deck[card] += 1


@rule
def hide_experience(s: State, hero: Hero) -> None:
    for card in range(MONSTERS):
        s.deck[card] += hero.experience[card]
        hero.experience[card] = 0


@rule
def imagine(box: Box, s: State, seat: int) -> None:
    """Deal the unseen cards of a View to the hidden places, every fitting world as likely as every
    other.
    """
    show_chosen(box, s, seat)
    if not has_scried(s, seat) and s.hand_up == 0 and s.hand_count > 0:
        s.hand[0] = imagine_first(box, s, hidden_experience(box, s, seat))
        s.deck[s.hand[0]] -= 1
    for other in range(s.seats):
        if hides_experience(box, seat, other):
            imagine_experience(s, s.heroes[other])
    for place in range(s.face_down_count):
        if s.face_down[place].card == NO_CARD:
            s.face_down[place].card = draw(s, monsters(s.deck), cards_in(monsters(s.deck)))
    for place in range(s.hand_up, s.hand_count):
        if s.hand[place] == NO_CARD:
            s.hand[place] = draw(s, s.deck, cards_in(s.deck))


@rule
def show_chosen(box: Box, s: State, seat: int) -> None:
    """Give the actor the Experience that everybody has seen chosen, for a place in the
    Character.
    """
    if s.phase != Phase.REPLACE or not hides_experience(box, seat, s.actor):
        return
    if s.purpose == Verb.TRAIN or s.graveyard[s.target] == 0:
        s.heroes[s.actor].experience[s.target] += 1
        s.deck[s.target] -= 1


@rule
def missing_experience(hero: Hero) -> int:
    """Return the number of a hero's Experience cards that are not seen."""
    return hero.experience_count - cards_in(hero.experience)


@rule
def monsters(pile: Row) -> Row:
    """The part of a pile that counts Monster cards."""
    return pile[:MONSTERS]


@rule
def imagine_experience(s: State, hero: Hero) -> None:
    for _ in range(missing_experience(hero)):
        card = draw(s, monsters(s.deck), cards_in(monsters(s.deck)))
        hero.experience[card] += 1


@rule
def hidden_experience(box: Box, s: State, seat: int) -> int:
    """Return the number of hidden cards that must be Monsters."""
    count = 0
    for other in range(s.seats):
        if hides_experience(box, seat, other):
            count += missing_experience(s.heroes[other])
    for place in range(s.face_down_count):
        count += s.face_down[place].card == NO_CARD
    return count


@rule
def imagine_first(box: Box, s: State, experience: int) -> int:
    """A first card that explains the size of the scried hand.

    A Monster as first card leaves one Monster fewer for the `experience` hidden elsewhere, and so
    fewer worlds: by the factor (unseen - experience) / unseen. Taking it with that chance makes all
    worlds equally likely.
    """
    unseen, total = cards_in(monsters(s.deck)), cards_in(s.deck)
    while True:
        card = any_card(s, below(s.fate, total))
        if explains_size(box, s, card) and (card == FAIRY or below(s.fate, unseen) >= experience):
            return card


@rule
def any_card(s: State, ticket: int) -> int:
    card = 0
    while ticket >= s.deck[card]:
        ticket -= s.deck[card]
        card += 1
    return card


@rule
def explains_size(box: Box, s: State, card: int) -> bool:
    """A hidden first card is a Monster or a Death Fairy, and its shields are the number of cards,
    if there were enough.
    """
    if card >= MONSTERS and card != FAIRY:
        return False
    shields = box.cards[card].shields
    return shields > s.hand_count if s.hand_short else shields == s.hand_count
