"""Incantations in play: their lasting effects, and the zimbies that chant them.

A chanter is one of its shaman's active zimbies on the tribal board; as chanters are used last, it
is enough to know how many incantations a shaman keeps up. They lie in the order in which they were
cast.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import ask, pop, push, push_again, top
from ludary.games.zimby_mojo.rules.scrolls.library import to_pile
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, roll, rule


@rule
def chanters(s: State, seat: int) -> int:
    """Count the zimbies of a tribal board that chant."""
    total = 0
    for at in range(s.chant_count):
        total += s.chants[at].caster == seat
    return total


@rule
def chanted(box: Box, s: State, seat: int, effect: int) -> int:
    """Add up the incantations on a shaman with one lasting effect."""
    total = 0
    for at in range(s.chant_count):
        chant = s.chants[at]
        if chant.target == seat and box.kinds[chant.card].effect == effect:
            total += box.kinds[chant.card].amount
    return total


@rule
def chanted_on(box: Box, s: State, tribes: int, effect: int) -> int:
    """Add up the incantations with one lasting effect on the shamans of these tribes (bits)."""
    total = 0
    for at in range(s.chant_count):
        chant = s.chants[at]
        if (tribes >> chant.target) & 1 and box.kinds[chant.card].effect == effect:
            total += box.kinds[chant.card].amount
    return total


@rule
def spawn_price(box: Box, s: State, seat: int) -> int:
    """Mojo for a spawned zimby: the lowest price that an incantation names."""
    price = box.spawn_cost
    for at in range(s.chant_count):
        chant = s.chants[at]
        if chant.target == seat and box.kinds[chant.card].effect == Effect.LITTERS:
            price = min(price, box.kinds[chant.card].amount)
    return price


@rule
def chant_limit(s: State) -> int:
    """Incantations: 1, and one for every two players or part of it."""
    return 1 + (s.seats + 1) // 2


@rule
def begin_chant(box: Box, s: State, card: int, caster: int, target: int) -> None:
    """An incantation comes into play; one too many sends a random older one away, whose chanter is
    depleted.
    """
    if s.chant_count >= chant_limit(s):
        end_chant(box, s, roll(s, s.chant_count) - 1, True)
    chant = s.chants[s.chant_count]
    chant.card = card
    chant.caster = caster
    chant.target = target
    s.chant_count += 1
    tell.chants(s, caster, card, target)


@rule
def end_chant(box: Box, s: State, at: int, depletes: bool) -> None:
    """An incantation ends, and its card goes to the discard pile."""
    chant = s.chants[at]
    card, caster = chant.card, chant.caster
    if depletes:
        s.shamans[caster].active -= 1
        s.shamans[caster].depleted += 1
    close_up(s, at)
    aim_past(s, at)
    to_pile(s, card)
    tell.chant_ends(s, caster, card)


@rule
def close_up(s: State, at: int) -> None:
    """Take a row out of `chants`; those behind it move up."""
    s.chant_count -= 1
    for k in range(at, s.chant_count):
        row, behind = s.chants[k], s.chants[k + 1]
        row.card = behind.card
        row.caster = behind.caster
        row.target = behind.target
    last = s.chants[s.chant_count]
    last.card = 0
    last.caster = 0
    last.target = 0


@rule
def aim_past(s: State, at: int) -> None:
    """Scrolls on the stack that are aimed at an incantation in play follow it, or lose it."""
    for k in range(s.agenda_count):
        entry = s.agenda[k]
        if entry.duty == Duty.SCROLL and entry.in_play and entry.target == at:
            entry.target = NOWHERE
            entry.in_play = 0
        elif entry.duty == Duty.SCROLL and entry.in_play and entry.target > at:
            entry.target -= 1


@rule
def settle_chanters(box: Box, s: State, seat: int, wanted: int) -> None:
    """After active zimbies of a tribal board were depleted or left it: incantations without a
    chanter end.

    `wanted`: zimbies that are to chant something new, and so no longer what they have chanted.
    """
    too_many(box, s, seat, chanters(s, seat) + wanted - s.shamans[seat].active)


@rule
def too_many(box: Box, s: State, seat: int, count: int) -> None:
    """End so many of the shaman's incantations; the shaman chooses which, where that matters."""
    if 0 < count < chanters(s, seat) and not all_alike(s, seat):
        push(s, Duty.RELEASE, NOWHERE, seat).amount = count
        return
    at = 0
    while count > 0 and at < s.chant_count:
        if s.chants[at].caster == seat:
            end_chant(box, s, at, False)
            count -= 1
        else:
            at += 1


@rule
def all_alike(s: State, seat: int) -> bool:
    """Tell whether the shaman has cast the same incantation on the same shaman, as often as any."""
    first = oldest(s, seat)
    for at in range(s.chant_count):
        chant = s.chants[at]
        if chant.caster == seat and (
            chant.card != s.chants[first].card or chant.target != s.chants[first].target
        ):
            return False
    return True


@rule
def oldest(s: State, seat: int) -> int:
    """The row of the oldest incantation that the shaman has in play; there must be one."""
    at = 0
    while s.chants[at].caster != seat:
        at += 1
    return at


@rule
def do_release(s: State, release: Entry) -> None:
    push_again(s, release)
    ask(s, release.seat, Phase.RELEASE)


@rule
def release_options(s: State, out: Row) -> int:
    """Offer all incantations that the shaman has cast."""
    n = 0
    for at in range(s.chant_count):
        n = offer(out, n, Verb.RELEASE, s.chants[at].caster == s.actor, at)
    return n


@rule
def release(box: Box, s: State, at: int) -> None:
    """This incantation ends, and if need be others after it."""
    seat, count = top(s).seat, top(s).amount
    pop(s)
    end_chant(box, s, at, False)
    too_many(box, s, seat, count - 1)
