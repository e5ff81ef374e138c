"""Shrines and wards: two shamans open a seal together, and its ward is gone.

Which ward a seal belongs to nobody knows before it is opened, so that it is drawn then. In the
solitaire game the blood of a sacrificed zimby opens it.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, SEATS
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.rules.agenda import ask, halt, pop, push, push_again, push_payment, top
from ludary.games.zimby_mojo.rules.creatures import creature_on, tokens_in
from ludary.games.zimby_mojo.rules.labels import SIDE
from ludary.games.zimby_mojo.rules.movement.columns import kill_zimby
from ludary.games.zimby_mojo.rules.obstacles import blocks_sight, unhindered
from ludary.games.zimby_mojo.rules.payment import can_pay
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, pick_bit, rule
from ludary.kit.grid import lowest

ASKED, AGREED = range(2)  # stages


@rule
def may_open(box: Box, s: State, seat: int) -> bool:
    """Tell whether there is somebody with whom the shaman could open a seal."""
    own = shrines_held(box, s, seat)
    if own == 0 or not can_pay(box, s, seat, seal_price(box, s)):
        return False
    for partner in range(s.seats):
        if shared_shrines(box, s, own, seat, partner) != 0:
            return True
    return False


@rule
def seal_options(box: Box, s: State, seat: int, out: Row, n: int) -> int:
    """Removing a ward: with whom the shaman could open a seal; who has refused this turn is not
    asked again.
    """
    own = shrines_held(box, s, seat)
    if own == 0 or not can_pay(box, s, seat, seal_price(box, s)):
        return n
    for partner in range(s.seats):
        n = offer(out, n, Verb.SEAL, shared_shrines(box, s, own, seat, partner) != 0, partner)
    return n


@rule
def other_seals(box: Box, s: State, seat: int, out: Row, n: int) -> int:
    """Offer the seals of further shrines on which two shamans stand together; SEAL is for the first
    one.
    """
    own = shrines_held(box, s, seat)
    if own & (own - 1) == 0 or not can_pay(box, s, seat, seal_price(box, s)):
        return n
    for shrine in range(1, CORNERS):
        for partner in range(s.seats):
            both = shared_shrines(box, s, own, seat, partner)
            further = (both >> shrine) & 1 != 0 and both & ((1 << shrine) - 1) != 0
            n = offer(out, n, Verb.SEAL_AT, further, SEATS * shrine + partner)
    return n


@rule
def seal_price(box: Box, s: State) -> int:
    return box.seal_price if s.seats > 1 else 0


@rule
def shared_shrines(box: Box, s: State, own: int, seat: int, partner: int) -> int:
    """The shrines that the shaman holds, `own`, whose seals the partner would open, too, if asked;
    as bits.
    """
    if s.seats > 1 and (
        partner == seat
        or (s.shamans[partner].declined >> seat) & 1
        or not can_pay(box, s, partner, seal_price(box, s))
    ):
        return 0
    return own & shrines_held(box, s, partner)


@rule
def shrine_of(box: Box, s: State, seat: int, partner: int) -> int:
    """The first shrine with a seal that these two can open, or NOWHERE."""
    both = shrines_held(box, s, seat) & shrines_held(box, s, partner)
    return NOWHERE if both == 0 else lowest(both)


@rule
def shrines_held(box: Box, s: State, seat: int) -> int:
    """The shrines, as bits, with a seal for which a zimby of the shaman stands ready."""
    held = 0
    for shrine in range(CORNERS):
        creature = creature_on(s, box.shrine[shrine])
        if (
            creature != NOWHERE
            and (s.shrines >> shrine) & 1 != 0
            and can_open(box, s, creature, seat)
        ):
            held |= 1 << shrine
    return held


@rule
def can_open(box: Box, s: State, creature: int, seat: int) -> bool:
    """Each needs an active zimby in the column on the shrine; alone, one more zimby for the
    sacrifice.
    """
    c = s.creatures[creature]
    if (
        c.kind != Kind.ZIMBIES
        or c.active[seat] <= 0
        or (blocks_sight(box, s, c.tile) and not unhindered(s, creature))
    ):
        return False
    return s.seats > 1 or tokens_in(c) > 1


@rule
def propose_seal(box: Box, s: State, partner: int) -> None:
    propose_seal_at(s, shrine_of(box, s, s.actor, partner), partner)


@rule
def propose_seal_at(s: State, shrine: int, partner: int) -> None:
    seat = s.actor
    tell.asks_seal(s, seat, shrine, partner)
    seal = push(s, Duty.SEAL, NOWHERE, seat)
    seal.corner = shrine
    seal.partner = partner
    seal.stage = ASKED


@rule
def do_seal(box: Box, s: State, seal: Entry) -> None:
    shrine, seat = seal.corner, seal.seat
    creature = creature_on(s, box.shrine[shrine])
    if s.seats == 1:
        kill_zimby(box, s, creature, seat)
        open_seal(s, shrine, seat)
    elif seal.stage == ASKED:
        push_again(s, seal)
        ask(s, seal.partner, Phase.SEAL)
    else:
        open_seal(s, shrine, seat)
        halt(s, creature)


@rule
def answer_seal(box: Box, s: State, yes: bool) -> None:
    """Both pay at the same time."""
    seal = top(s)
    shrine, seat, partner = seal.corner, seal.seat, seal.partner
    if not yes:
        pop(s)
        tell.refuses(s, partner, box.shrine[shrine])
        s.shamans[partner].declined |= 1 << seat
        return
    tell.allows(s, partner, box.shrine[shrine])
    seal.stage = AGREED
    push_payment(s, partner, box.seal_price)
    push_payment(s, seat, box.seal_price)


@rule
def open_seal(s: State, shrine: int, seat: int) -> None:
    """The seal is turned over; it and its ward leave the game."""
    ward = pick_bit(s, s.elements, SIDE)
    s.shrines &= ~(1 << shrine)
    s.elements &= ~(1 << ward)
    s.wards &= ~(1 << ward)
    tell.opens_seal(s, seat, shrine, ward)
