"""Mojo: what a shaman has, and paying it.

Tokens and zimbies are depleted only as part of a payment. The mojo of eaten zimbies is used up
first, zimbies that chant last; between the others and the mojo tokens the shaman chooses. Zimbies
on their way out of the tribal board do not pay, nor does the one that is to chant the incantation
paid for.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, ScrollType
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.agenda import ask, has_goal, pop, push_payment, top
from ludary.games.zimby_mojo.rules.scrolls.incantations import chanters, settle_chanters
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, rule

MOST_ZIMBIES = 8  # that the verb can name


@rule
def mojo_of(s: State, seat: int) -> int:
    """Mojo that the shaman could spend now."""
    shaman = s.shamans[seat]
    return shaman.tokens + shaman.active + shaman.pool


@rule
def can_pay(box: Box, s: State, seat: int, cost: int) -> bool:
    return mojo_of(s, seat) >= cost


@rule
def idle(s: State, seat: int) -> int:
    """Active zimbies of the tribal board that do not chant."""
    return s.shamans[seat].active - chanters(s, seat)


@rule
def new_chanter(box: Box, s: State, count: int) -> int:
    """1 if an incantation is paid for, with `count` entries below the payment on the agenda:
    somebody has to be left to chant it.
    """
    below = s.agenda[max(0, count - 1)]
    return int(
        count > 0
        and below.duty == Duty.SCROLL
        and box.kinds[below.card].type == ScrollType.INCANTATION
    )


@rule
def kept_back(box: Box, s: State, count: int) -> int:
    """Zimbies that are wanted once the payment is made: to leave the tribal board, or to chant."""
    if count == 0:
        return 0
    if new_chanter(box, s, count):
        return 1
    below = s.agenda[count - 1]
    if below.duty == Duty.ENTER:
        return below.zimbies
    if (below.duty == Duty.STEP or below.duty == Duty.JOIN) and below.creature == NOWHERE:
        return s.agenda[count - 2].zimbies
    return 0


@rule
def payers(box: Box, s: State, seat: int, count: int) -> int:
    """Zimbies that can pay without ending an incantation."""
    left = idle(s, seat) - kept_back(box, s, count)
    return left if left > 0 else 0


@rule
def least_zimbies(box: Box, s: State, seat: int, mojo: int, count: int) -> int:
    """The fewest zimbies that have to pay: the tokens may not be enough."""
    least, free = mojo - s.shamans[seat].tokens, payers(box, s, seat, count)
    if least < 0:
        return 0
    return least if least < free else free


@rule
def most_zimbies(box: Box, s: State, seat: int, mojo: int, count: int) -> int:
    """The most zimbies that can pay."""
    free = payers(box, s, seat, count)
    return max(least_zimbies(box, s, seat, mojo, count), min(mojo, free, MOST_ZIMBIES))


@rule
def on_the_way(s: State) -> bool:
    """Tell whether the payment is for a step towards a goal that has been named: tokens pay first,
    then zimbies.
    """
    at = s.agenda_count - 1
    return (
        at > 0
        and s.agenda[at].duty == Duty.STEP
        and s.agenda[at - 1].duty == Duty.WALK
        and has_goal(s.agenda[at - 1])
    )


@rule
def do_pay(box: Box, s: State, seat: int, mojo: int) -> None:
    """Mojo of eaten zimbies first; then the shaman is asked, unless there is no choice."""
    shaman = s.shamans[seat]
    eaten = min(shaman.pool, mojo)
    shaman.pool -= eaten
    if eaten:
        tell.pays(s, seat, 0, eaten)
    rest = mojo - eaten
    if rest <= 0:
        return
    least = least_zimbies(box, s, seat, rest, s.agenda_count)
    if least == most_zimbies(box, s, seat, rest, s.agenda_count) or on_the_way(s):
        spend(box, s, seat, rest, least)
    else:
        push_payment(s, seat, rest)
        ask(s, seat, Phase.PAY)


@rule
def pay_options(box: Box, s: State, out: Row) -> int:
    """Offer every number of zimbies that can pay; tokens pay the rest."""
    seat, mojo, below = top(s).seat, top(s).amount, s.agenda_count - 1
    n = 0
    for zimbies in range(
        least_zimbies(box, s, seat, mojo, below), most_zimbies(box, s, seat, mojo, below) + 1
    ):
        n = offer(out, n, Verb.PAY, True, zimbies)
    return n


@rule
def pay(box: Box, s: State, zimbies: int) -> None:
    seat, mojo = top(s).seat, top(s).amount
    pop(s)
    spend(box, s, seat, mojo, zimbies)


@rule
def spend(box: Box, s: State, seat: int, mojo: int, zimbies: int) -> None:
    """Deplete so many zimbies and tokens; if that does not do, zimbies that chant, whose
    incantations end.
    """
    shaman = s.shamans[seat]
    tokens = min(mojo - zimbies, shaman.tokens)
    zimbies = mojo - tokens
    shaman.tokens -= tokens
    shaman.active -= zimbies
    shaman.depleted += zimbies
    tell.pays(s, seat, zimbies, mojo)
    settle_chanters(box, s, seat, new_chanter(box, s, s.agenda_count))
