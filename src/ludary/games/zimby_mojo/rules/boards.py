"""Tribal boards: spawning, eating, the limit of zimbies, and giving up zimbies or mojo tokens.

Zimbies that chant are active ones; they are the last to be used, so that only their number matters.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry, Loss
from ludary.games.zimby_mojo.rules.agenda import ask, push, push_again, push_payment, top
from ludary.games.zimby_mojo.rules.payment import can_pay, idle
from ludary.games.zimby_mojo.rules.scrolls.incantations import settle_chanters, spawn_price
from ludary.games.zimby_mojo.rules.scrolls.library import draw_scroll
from ludary.games.zimby_mojo.state import Phase, State, Toll
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, cards_in, rule

TOLLS = len(Toll)


@rule
def add_home(box: Box, s: State, seat: int, active: int, depleted: int) -> None:
    """Zimbies come onto their tribal board; its shaman chooses at once which are too many."""
    shaman = s.shamans[seat]
    shaman.active += active
    shaman.depleted += depleted
    over = shaman.active + shaman.depleted - box.board_limit
    if over > 0:
        push_loss(s, seat, Loss.CROWDED, over)


@rule
def push_loss(s: State, seat: int, loss: int, amount: int) -> None:
    """Have a shaman give so many zimbies or mojo tokens up."""
    shed = push(s, Duty.SHED, NOWHERE, seat)
    shed.reason = loss
    shed.amount = amount


@rule
def take_active(box: Box, s: State, seat: int, count: int) -> None:
    """Active zimbies leave the tribal board; if they were needed to chant, incantations end."""
    s.shamans[seat].active -= count
    settle_chanters(box, s, seat, 0)


@rule
def can_spawn(box: Box, s: State, seat: int) -> bool:
    shaman = s.shamans[seat]
    return (
        shaman.spawned < box.spawn_limit
        and shaman.shore > 0
        and can_pay(box, s, seat, spawn_price(box, s, seat))
    )


@rule
def spawn(box: Box, s: State) -> None:
    seat = s.actor
    push(s, Duty.SPAWN, NOWHERE, seat)
    push_payment(s, seat, spawn_price(box, s, seat))


@rule
def do_spawn(box: Box, s: State, seat: int) -> None:
    """Spawning: from the Far Shore to the tribal board, depleted."""
    s.shamans[seat].shore -= 1
    s.shamans[seat].spawned += 1
    tell.spawns(s, seat)
    add_home(box, s, seat, 0, 1)


@rule
def can_eat(box: Box, s: State, seat: int) -> bool:
    """Shaman cannibalism: an active zimby, a few times a round."""
    return s.shamans[seat].active > 0 and s.shamans[seat].eaten < box.eat_limit


@rule
def eat_options(box: Box, s: State, seat: int, out: Row, n: int) -> int:
    """A zimby is eaten for mojo or for a card."""
    allowed = can_eat(box, s, seat)
    n = offer(out, n, Verb.EAT_MOJO, allowed)
    return offer(out, n, Verb.EAT_CARD, allowed and cards_left(s))


@rule
def cards_left(s: State) -> bool:
    """Tell whether there is a card to draw; in the solitaire game the discard pile is none."""
    return s.library_count > 0 or (s.seats > 1 and cards_in(s.discard) > 0)


@rule
def eat(box: Box, s: State, seat: int, gain: int) -> None:
    s.shamans[seat].shore += 1
    s.shamans[seat].eaten += 1
    tell.eats(s, seat, gain)
    take_active(box, s, seat, 1)


@rule
def eat_for_mojo(box: Box, s: State) -> None:
    seat = s.actor
    eat(box, s, seat, 0)
    s.shamans[seat].pool += box.eat_mojo


@rule
def eat_for_card(box: Box, s: State) -> None:
    seat = s.actor
    eat(box, s, seat, 1)
    draw_scroll(box, s, seat)


@rule
def tolls(box: Box, s: State, seat: int, loss: int) -> int:
    """Return the things that the shaman can give up, as bits of Toll."""
    shaman, bits = s.shamans[seat], 0
    if loss == Loss.LEECH and shaman.tokens > 0:
        bits |= 1 << Toll.TOKEN
    if idle(s, seat) > 0:
        bits |= 1 << Toll.ACTIVE
    elif shaman.active > 0:
        bits |= 1 << Toll.CHANTER
    spares_depleted = loss == Loss.HUNGER and box.hunger_active != 0  # G8
    if loss != Loss.LEECH and shaman.depleted > 0 and not spares_depleted:
        bits |= 1 << Toll.DEPLETED
    return bits


@rule
def do_shed(box: Box, s: State, shed: Entry) -> None:
    """One after the other is given up, as long as there is something; who has a choice is asked."""
    shaman, bits = s.shamans[shed.seat], tolls(box, s, shed.seat, shed.reason)
    if shed.reason == Loss.CROWDED:  # others may have come meanwhile, or gone
        shed.amount = min(shed.amount, shaman.active + shaman.depleted - box.board_limit)
    if shed.amount <= 0 or bits == 0:
        return
    push_again(s, shed)
    if bits & (bits - 1):
        ask(s, shed.seat, Phase.LOSE)
        return
    toll = 0
    while bits >> (toll + 1):
        toll += 1
    lose(box, s, toll)


@rule
def lose_options(box: Box, s: State, out: Row) -> int:
    n, bits = 0, tolls(box, s, top(s).seat, top(s).reason)
    for toll in range(TOLLS):
        n = offer(out, n, Verb.LOSE, (bits >> toll) & 1 != 0, toll)
    return n


@rule
def lose(box: Box, s: State, toll: int) -> None:
    """Give one up: to the Far Shore, or depleted."""
    shed = top(s)
    seat, leeched = shed.seat, shed.reason == Loss.LEECH
    shed.amount -= 1
    shaman = s.shamans[seat]
    tell.gives_up(s, seat, toll, 1)
    if toll == Toll.TOKEN:
        shaman.tokens -= 1
        return
    if leeched:
        shaman.depleted += 1
    else:
        shaman.shore += 1
    if toll == Toll.DEPLETED:
        shaman.depleted -= 1
    else:
        take_active(box, s, seat, 1)
