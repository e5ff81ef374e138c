"""Refresh: tokens and creatures become active, obstacles wither, everybody draws a scroll."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, SEATS
from ludary.games.zimby_mojo.rules.agenda import over
from ludary.games.zimby_mojo.rules.end import end_game
from ludary.games.zimby_mojo.rules.obstacles import age
from ludary.games.zimby_mojo.rules.scrolls.library import draw_scroll
from ludary.games.zimby_mojo.state import Creature, Ending, Shaman, State
from ludary.kit import rule

LIGHTEST = 2  # refreshes after which the Crown's burden stays as it is


@rule
def refresh(box: Box, s: State) -> None:
    """Update the table for the new round; nobody decides anything."""
    tell.refresh(s, NOWHERE)
    for seat in range(s.seats):
        wake_tribe(box, s.shamans[seat])
    for creature in range(s.creature_count):
        wake_creature(s.creatures[creature])
    for thug in range(CORNERS):
        if s.thugs[thug].creature == NOWHERE:
            s.thugs[thug].ready = 1
    age(box, s)
    if s.burden != NOWHERE:
        s.burden = min(s.burden + 1, LIGHTEST)
    draw_scrolls(box, s)


@rule
def wake_tribe(box: Box, shaman: Shaman) -> None:
    """Mojo tokens and zimbies of the tribal board become active; the round's meals are
    forgotten.
    """
    shaman.tokens = box.mojo_tokens
    shaman.active += shaman.depleted
    shaman.depleted = 0
    shaman.eaten = 0


@rule
def wake_creature(c: Creature) -> None:
    c.asleep = 0
    c.attacked = 0
    for tribe in range(SEATS):
        c.active[tribe] += c.depleted[tribe]
        c.depleted[tribe] = 0


@rule
def draw_scrolls(box: Box, s: State) -> None:
    """One card each, clockwise from the first mover. Solitaire: who cannot draw has lost."""
    for place in range(s.seats):
        if s.seats == 1 and s.library_count == 0:
            end_game(s, Ending.NO_SCROLLS, NOWHERE)
        if not over(s):
            draw_scroll(box, s, (s.first + place) % s.seats)
