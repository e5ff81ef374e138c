"""Game setup, for a table of shamans and for the solitaire game."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import (
    ALL_CORNERS,
    CORNERS,
    ENTRIES,
    INNER,
    KINDS,
    NOWHERE,
    RITUALS,
    SEATS,
    TRIBE_ZIMBIES,
)
from ludary.games.zimby_mojo.rules.agenda import ask
from ludary.games.zimby_mojo.rules.creatures import new_creature
from ludary.games.zimby_mojo.rules.scrolls.library import deal_scroll
from ludary.games.zimby_mojo.state import OFFERED, Ending, Kind, Part, Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, roll, rule


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """Lay everything out; then the players choose their entry points."""
    s.seats = seats
    lay_nothing(s)
    lay_board(box, s)
    shuffle_library(box, s)
    for seat in range(SEATS):
        s.shamans[seat].entry = NOWHERE
    for seat in range(seats):
        lay_tribe(box, s, seat)
    s.first = roll(s, seats) - 1 if seats > 1 else 0
    s.part = Part.ENTRIES
    tell.first(s, s.first, 0)
    ask(s, s.first, Phase.ENTRY)


@rule
def lay_nothing(s: State) -> None:
    """Fields that say NOWHERE for nothing."""
    s.turn_of = NOWHERE
    s.winner = NOWHERE
    s.ending = Ending.NONE
    s.burden = NOWHERE
    s.mist = NOWHERE
    s.crown_tile = NOWHERE
    s.bearer = NOWHERE
    s.chosen = NOWHERE
    s.cast_card = NOWHERE
    s.cast_by = NOWHERE
    s.cast_from = NOWHERE
    for seat in range(SEATS):
        for place in range(OFFERED):
            s.offered[seat, place] = NOWHERE


@rule
def lay_board(box: Box, s: State) -> None:
    """Wards, seals and ritual markers; the King in the mist, and the thugs on the gray tiles."""
    s.wards = ALL_CORNERS
    s.elements = ALL_CORNERS
    s.shrines = ALL_CORNERS
    s.unrevealed = (1 << RITUALS) - 1
    s.king = new_creature(s, Kind.KING, 0, box.mist)
    for corner in range(CORNERS):
        s.rituals[corner] = NOWHERE
        thug = s.thugs[corner]
        thug.creature = new_creature(s, Kind.THUGS, 1 << corner, box.gray[corner])
        thug.route = INNER
        thug.quadrant = NOWHERE


@rule
def shuffle_library(box: Box, s: State) -> None:
    """All scrolls; for the solitaire game those without a red dot, of which only so many are
    drawn.
    """
    total = 0
    for card in range(KINDS):
        s.library[card] = copies_in(box, s, card)
        total += copies_in(box, s, card)
    s.library_count = total if s.seats > 1 else min(total, box.solo_library)


@rule
def copies_in(box: Box, s: State, card: int) -> int:
    """The copies of a scroll with which this game is played."""
    if s.seats == 1 and box.kinds[card].red:
        return 0
    return box.kinds[card].copies if card < box.kind_count else 0


@rule
def lay_tribe(box: Box, s: State, seat: int) -> None:
    """Active zimbies on the tribal board, the others on the Far Shore; mojo tokens; a starting
    hand.
    """
    shaman, solo = s.shamans[seat], s.seats == 1
    shaman.tokens = box.mojo_tokens
    shaman.active = box.solo_zimbies if solo else box.zimbies
    shaman.shore = TRIBE_ZIMBIES - shaman.active
    for _ in range(box.solo_scrolls if solo else box.scrolls):
        deal_scroll(s, seat)


@rule
def entry_options(box: Box, s: State, out: Row) -> int:
    """Every player may choose the own entry point, among those that are free."""
    n = 0
    for entry in range(ENTRIES):
        n = offer(out, n, Verb.ENTRY, entry_is_free(s, entry), entry)
    return n


@rule
def entry_is_free(s: State, entry: int) -> bool:
    for seat in range(s.seats):
        if s.shamans[seat].entry == entry:
            return False
    return True


@rule
def choose_entry(box: Box, s: State, number: int) -> None:
    """Attach the tribal board to an entry point; they are numbered from 1."""
    s.shamans[s.actor].entry = number - 1
    tell.entry(s, s.actor, number)
