"""Wrap-up: obstacles wound, hands go down to the limit, and the next round gets a first mover."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import KINDS, NOWHERE
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.agenda import ask, push
from ludary.games.zimby_mojo.rules.crown import crown_ignores
from ludary.games.zimby_mojo.rules.fights.wounds import deliver
from ludary.games.zimby_mojo.rules.obstacles import any_obstacle, wounds_of
from ludary.games.zimby_mojo.rules.scrolls.incantations import chanters
from ludary.games.zimby_mojo.rules.scrolls.library import discard_card
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, pick_bit, rule
from ludary.kit.grid import bits_in, lowest


@rule
def wrap_up(box: Box, s: State) -> None:
    """First the wounds, then the hands; who is the first mover is settled when that is done."""
    for place in range(s.seats):
        push(s, Duty.DISCARD, NOWHERE, (s.first + s.seats - 1 - place) % s.seats)
    for creature in range(s.creature_count):
        if s.creatures[creature].kind != Kind.NONE:
            suffer(box, s, creature)


@rule
def suffer(box: Box, s: State, creature: int) -> None:
    """A creature in an obstacle that wounds suffers; nobody can answer, but the Crown may
    protect.
    """
    tile = s.creatures[creature].tile
    if any_obstacle(box, s, tile) and not crown_ignores(box, s, creature, tile):
        wounds = wounds_of(box, s, tile)
        if wounds > 0:
            deliver(box, s, creature, wounds)


@rule
def do_discard(box: Box, s: State, seat: int) -> None:
    """Down to the hand limit, the player's choice."""
    if s.shamans[seat].hand_count > box.hand_limit:
        push(s, Duty.DISCARD, NOWHERE, seat)
        ask(s, seat, Phase.DISCARD)


@rule
def discard_options(box: Box, s: State, out: Row) -> int:
    n = 0
    for card in range(KINDS):
        n = offer(out, n, Verb.DISCARD, s.shamans[s.actor].hand[card] > 0, card)
    return n


@rule
def discard_scroll(box: Box, s: State, card: int) -> None:
    discard_card(box, s, s.actor, card)


@rule
def choose_first_mover(s: State) -> None:
    """Most active zimbies on the tribal board that do not chant; chance decides among equals."""
    best, most = 0, -1
    for seat in range(s.seats):
        ready = s.shamans[seat].active - chanters(s, seat)
        if ready > most:
            best, most = 0, ready
        if ready == most:
            best |= 1 << seat
    tied = bits_in(best) > 1
    s.first = pick_bit(s, best) if tied else lowest(best)
    tell.first(s, s.first, int(tied))
