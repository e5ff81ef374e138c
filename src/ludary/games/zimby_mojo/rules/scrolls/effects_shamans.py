"""Rituals aimed at a shaman: which of them would do something, and what they do."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry, Loss
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import ask, push, push_again, top
from ludary.games.zimby_mojo.rules.boards import add_home, cards_left, push_loss
from ludary.games.zimby_mojo.rules.scrolls.library import (
    discard_random,
    draw_scroll,
    lose_unseen,
    random_scroll,
    receive,
    remember,
)
from ludary.games.zimby_mojo.rules.scrolls.scroll_numbers import scroll_number
from ludary.games.zimby_mojo.state import Phase, State
from ludary.kit import EVERYBODY, rule


@rule
def shaman_fits(box: Box, s: State, card: int, caster: int, target: int) -> bool:
    """Tell whether a scroll would do something to a shaman."""
    effect, shaman = box.kinds[card].effect, s.shamans[target]
    if effect == Effect.WAKE:
        return shaman.depleted > 0
    if effect == Effect.DRAW:
        return cards_left(s)
    if effect == Effect.BREED:
        return shaman.shore > 0 and shaman.active + shaman.depleted < box.board_limit
    if effect == Effect.STEAL:
        return target != caster and shaman.hand_count > 0
    if effect == Effect.FORGET:  # the scroll itself will have left the hand
        return shaman.hand_count > (target == caster and s.cast_card == NOWHERE)
    if effect == Effect.LEECH:
        return shaman.tokens > 0 or shaman.active > 0
    if effect == Effect.DIG:
        return can_dig(s, NOWHERE)
    return True


@rule
def can_dig(s: State, besides: int) -> bool:
    """Tell whether the discard pile has a card, other than the scroll just used."""
    for card in range(len(s.discard)):
        if s.discard[card] > (card == besides):
            return True
    return False


@rule
def affect_shaman(box: Box, s: State, card: int, caster: int, target: int) -> None:
    effect, total = box.kinds[card].effect, scroll_number(box, s, card, caster, 1)
    if effect == Effect.WAKE:
        wake_zimbies(s, target, total)
    elif effect == Effect.BREED:
        breed(box, s, target, total)
    elif effect == Effect.LEECH:
        push_loss(s, target, Loss.LEECH, total)
    elif effect == Effect.DIG:
        find = push(s, Duty.DIG, NOWHERE, target)
        find.card = card
        find.amount = total
    else:
        for _ in range(total):
            change_hand(box, s, effect, caster, target)


@rule
def change_hand(box: Box, s: State, effect: int, caster: int, target: int) -> None:
    if effect == Effect.DRAW:
        draw_scroll(box, s, target)
    elif effect == Effect.STEAL:
        steal(s, caster, target)
    elif effect == Effect.FORGET:
        discard_random(box, s, target)


@rule
def wake_zimbies(s: State, seat: int, zimbies: int) -> None:
    """Depleted zimbies of the tribal board become active."""
    shaman = s.shamans[seat]
    woken = min(zimbies, shaman.depleted)
    shaman.depleted -= woken
    shaman.active += woken
    tell.wakes(s, seat, woken)


@rule
def breed(box: Box, s: State, seat: int, zimbies: int) -> None:
    """Zimbies come from the Far Shore, depleted, without being spawned."""
    born = min(zimbies, s.shamans[seat].shore)
    s.shamans[seat].shore -= born
    tell.breeds(s, seat, born)
    add_home(box, s, seat, 0, born)


@rule
def steal(s: State, thief: int, victim: int) -> None:
    """A random card changes hands; only these two see which."""
    if s.shamans[victim].hand_count == 0 or thief == victim:
        return
    card = random_scroll(s, victim)
    lose_unseen(s, victim, card, thief)
    receive(s, thief, card)
    remember(s, thief, victim, card)
    both = 1 << thief | 1 << victim
    tell.steals(s, thief, card, victim, known_to=both)
    tell.steals(s, thief, NOWHERE, victim, known_to=EVERYBODY ^ both)


@rule
def do_dig(s: State, find: Entry) -> None:
    """Choose a card of the discard pile, though not the scroll that lets one dig."""
    if find.amount > 0 and can_dig(s, find.card):
        push_again(s, find)
        ask(s, find.seat, Phase.DIG)


@rule
def dig(box: Box, s: State, card: int) -> None:
    """Take a card of the discard pile into the hand, for all to see."""
    find = top(s)
    seat = find.seat
    find.amount -= 1
    s.discard[card] -= 1
    receive(s, seat, card)
    remember(s, seat, EVERYBODY, card)
    tell.digs(s, seat, card)
