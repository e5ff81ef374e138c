"""Rituals that strike the shamans: Exhaustion, Madness, Hunger, Winnowing."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import KINDS, NOWHERE, RitualKind
from ludary.games.zimby_mojo.duties import Duty, Entry, Loss
from ludary.games.zimby_mojo.rules.agenda import after, ask, pop, push, push_again, speaker, top
from ludary.games.zimby_mojo.rules.boards import push_loss
from ludary.games.zimby_mojo.rules.rituals.areas import roll_ritual
from ludary.games.zimby_mojo.rules.scrolls.library import (
    discard_random,
    lose_unseen,
    mill_scroll,
    random_scroll,
    receive,
    remember,
    to_pile,
)
from ludary.games.zimby_mojo.state import OFFERED, Phase, State, Toll
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import EVERYBODY, Row, rule


@rule
def exhaustion(box: Box, s: State) -> None:
    """Ritual of Exhaustion: every shaman depletes so many mojo tokens, or all that are active."""
    drained = roll_ritual(box, s, RitualKind.EXHAUSTION)
    for seat in range(s.seats):
        tokens = min(drained, s.shamans[seat].tokens)
        s.shamans[seat].tokens -= tokens
        if tokens > 0:
            tell.gives_up(s, seat, Toll.TOKEN, tokens)


@rule
def madness(box: Box, s: State) -> None:
    """Ritual of Madness: every player discards so many random scrolls."""
    lost = roll_ritual(box, s, RitualKind.MADNESS)
    for place in range(s.seats):
        for _ in range(lost):
            discard_random(box, s, (speaker(s) + place) % s.seats)


@rule
def hunger(box: Box, s: State, caster: int) -> None:
    """Ritual of Hunger: every shaman eats so many zimbies of the tribal board, and gains
    nothing.
    """
    push_rite_for(s, RitualKind.HUNGER, caster, roll_ritual(box, s, RitualKind.HUNGER))


@rule
def push_rite_for(s: State, ritual: int, caster: int, amount: int) -> None:
    """A ritual strikes shaman after shaman."""
    rite = push(s, Duty.RITE_FOR, NOWHERE, caster)
    rite.ritual = ritual
    rite.amount = amount


@rule
def winnowing(box: Box, s: State, caster: int) -> None:
    """Ritual of Winnowing: all take two random cards from the player to the left, before anybody
    keeps one.
    """
    if s.seats > 1:
        for seat in range(s.seats):
            rob(box, s, seat, after(s, seat))
    push_rite_for(s, RitualKind.WINNOWING, caster, 0)


@rule
def rob(box: Box, s: State, seat: int, victim: int) -> None:
    """Only the two of them see which cards are taken."""
    for place in range(min(OFFERED, box.rituals[RitualKind.WINNOWING].amount)):
        if s.shamans[victim].hand_count > 0:
            card = random_scroll(s, victim)
            lose_unseen(s, victim, card, seat)
            s.offered[seat, place] = card
            both = 1 << seat | 1 << victim
            tell.steals(s, seat, card, victim, known_to=both)
            tell.steals(s, seat, NOWHERE, victim, known_to=EVERYBODY ^ both)


@rule
def do_rite_for(box: Box, s: State, rite: Entry) -> None:
    """Shaman after shaman suffers, clockwise from the active player."""
    if rite.done >= s.seats:
        return
    seat = (speaker(s) + rite.done) % s.seats
    if rite.ritual == RitualKind.HUNGER:
        rite.done += 1
        push_again(s, rite)
        push_loss(s, seat, Loss.HUNGER, rite.amount)
    elif s.seats == 1:
        winnow_alone(s, rite)
    else:
        winnow(s, seat, rite)


@rule
def winnow(s: State, seat: int, rite: Entry) -> None:
    """A shaman who has taken two cards chooses, between equal ones too: else others would learn of
    them. One card alone is kept.
    """
    first, second = s.offered[seat, 0], s.offered[seat, 1]
    if second != NOWHERE:
        push_again(s, rite)
        ask(s, seat, Phase.KEEP)
    else:
        if first != NOWHERE:
            keep(s, seat, first)
        rite.done += 1
        push_again(s, rite)


@rule
def keep_options(box: Box, s: State, out: Row) -> int:
    n = 0
    for card in range(KINDS):
        n = offer(
            out, n, Verb.KEEP, s.offered[s.actor, 0] == card or s.offered[s.actor, 1] == card, card
        )
    return n


@rule
def keep_scroll(box: Box, s: State, card: int) -> None:
    keep(s, s.actor, card)
    top(s).done += 1


@rule
def keep(s: State, seat: int, card: int) -> None:
    """One of the cards goes into the hand, where its last owner knows of it; the other onto the
    discard pile.
    """
    victim, first, second = after(s, seat), s.offered[seat, 0], s.offered[seat, 1]
    s.offered[seat, 0] = NOWHERE
    s.offered[seat, 1] = NOWHERE
    receive(s, seat, card)
    remember(s, seat, victim, card)
    both = 1 << seat | 1 << victim
    tell.keeps(s, seat, card, known_to=both)
    tell.keeps(s, seat, NOWHERE, known_to=EVERYBODY ^ both)
    other = first if card == second else second
    if other != NOWHERE:
        to_pile(s, other)
        tell.discards(s, seat, other)


@rule
def winnow_alone(s: State, rite: Entry) -> None:
    """Solitaire play: a random card of the hand or the top of the library goes to the discard
    pile.
    """
    if s.library_count > 0 or s.shamans[0].hand_count > 0:
        push_again(s, rite)
        ask(s, 0, Phase.WINNOW)


@rule
def winnow_options(box: Box, s: State, out: Row) -> int:
    n = offer(out, 0, Verb.MILL, s.library_count > 0)
    return offer(out, n, Verb.SPILL, s.shamans[s.actor].hand_count > 0)


@rule
def mill(box: Box, s: State) -> None:
    pop(s)
    tell.mills(s, s.actor, mill_scroll(s))


@rule
def spill(box: Box, s: State) -> None:
    pop(s)
    discard_random(box, s, s.actor)
