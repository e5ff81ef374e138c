"""The invariants of Zimby Mojo: true in every position in which somebody decides.

`check` names one that is broken.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import (
    CORNERS,
    NOWHERE,
    RITUALS,
    SEATS,
    TRIBE_ZIMBIES,
    ScrollType,
)
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.invariants_of_creatures import (
    awaited,
    column_is_sound,
    crown_is_somewhere,
    kind_is_sound,
    locks_are_mutual,
    mover_is_sound,
    thug_is_somewhere,
    tiles_agree,
)
from ludary.games.zimby_mojo.rules.agenda import top
from ludary.games.zimby_mojo.rules.creatures import of_tribe
from ludary.games.zimby_mojo.rules.payment import mojo_of
from ludary.games.zimby_mojo.rules.scrolls.incantations import chant_limit, chanters
from ludary.games.zimby_mojo.rules.setup import copies_in
from ludary.games.zimby_mojo.state import AGENDA, OFFERED, Kind, Phase, State
from ludary.kit import cards_in, rule
from ludary.kit.grid import bits_in

INVARIANTS = (
    "every scroll lies in exactly one place",
    "hands and the library are counted right",
    "every zimby of a tribe is in exactly one place",
    "no tribal board holds too many zimbies, and every incantation has a chanter",
    "no shaman has less than nothing, or too many mojo tokens",
    "every creature stands on the tile that says so",
    "columns are no larger than they may be, and only zimbies are in them",
    "every thug is in one column or in the barracks",
    "there is one King, or one Crown that somebody has or that lies on a tile",
    "who is combat locked has a foe next to it, no ally, locked as well unless it is the King",
    "as many wards, seals and shrines are left as each other",
    "every ritual is revealed on one tile, or on none",
    "scratch fields are blank between actions",
    (
        "a seat of the game decides until it is over, and a duty waits for it, below all others"
        " that of the turn"
    ),
    "who is asked to walk on or to act with a creature controls it, and those who walk are there",
    "who is asked to pay can pay, and incantations are chanted by one shaman for another",
    "no shaman has too many zombies, and only columns of zimbies hold zimbies",
)


@rule
def check(box: Box, s: State) -> int:
    """0, or the number, from 1, of the first invariant that does not hold."""
    if not scrolls_are_conserved(box, s):
        return 1
    if not cards_are_counted(s):
        return 2
    for seat in range(s.seats):
        if not tribe_is_conserved(s, seat):
            return 3
        if not home_is_sound(box, s, seat):
            return 4
        if not purse_is_sound(box, s, seat):
            return 5
    if not tiles_agree(box, s):
        return 6
    for creature in range(s.creature_count):
        if s.creatures[creature].kind == Kind.ZIMBIES and not column_is_sound(
            box, s, s.creatures[creature]
        ):
            return 7
    return check_more(box, s)


@rule
def check_more(box: Box, s: State) -> int:
    for thug in range(CORNERS):
        if not thug_is_somewhere(s, thug):
            return 8
    if not crown_is_somewhere(s):
        return 9
    for creature in range(s.creature_count):
        if s.creatures[creature].kind != Kind.NONE and not locks_are_mutual(box, s, creature):
            return 10
    left = bits_in(s.wards)
    if left != bits_in(s.elements) or left != bits_in(s.shrines):
        return 11
    if not rituals_are_sound(s):
        return 12
    if not scratch_is_blank(box, s):
        return 13
    return check_last(box, s) if somebody_decides(s) else 14


@rule
def check_last(box: Box, s: State) -> int:
    if not mover_is_sound(s):
        return 15
    if s.phase == Phase.PAY and mojo_of(s, top(s).seat) < top(s).amount:
        return 16
    for at in range(s.chant_count):
        chant = s.chants[at]
        seats = 0 <= chant.caster < s.seats and 0 <= chant.target < s.seats
        if not seats or box.kinds[chant.card].type != ScrollType.INCANTATION:
            return 16
    for creature in range(s.creature_count):
        if not kind_is_sound(box, s, s.creatures[creature]):
            return 17
    return 0


@rule
def scrolls_are_conserved(box: Box, s: State) -> bool:
    library, discard = s.library, s.discard
    for card in range(box.kind_count):
        if library[card] < 0 or discard[card] < 0:
            return False
        if library[card] + discard[card] + elsewhere(s, card) != copies_in(box, s, card):
            return False
    return True


@rule
def elsewhere(s: State, card: int) -> int:
    """Copies of a scroll in hands, in use, and on the stack; less than nothing if a hand has."""
    count = int(s.cast_card == card)
    for seat in range(s.seats):
        held = s.shamans[seat].hand[card]
        if held < 0:
            return NOWHERE
        count += held
        for place in range(OFFERED):
            count += s.offered[seat, place] == card
    for chant in range(s.chant_count):
        count += s.chants[chant].card == card
    for at in range(s.agenda_count):
        entry = s.agenda[at]
        count += entry.duty == Duty.SCROLL and entry.card == card
    return count


@rule
def cards_are_counted(s: State) -> bool:
    for seat in range(s.seats):
        if s.shamans[seat].hand_count != cards_in(s.shamans[seat].hand):
            return False
    cards = cards_in(s.library)
    return s.library_count == cards or (s.seats == 1 and 0 <= s.library_count <= cards)


@rule
def tribe_is_conserved(s: State, seat: int) -> bool:
    own = s.shamans[seat]
    total = own.active + own.depleted + own.shore
    if own.active < 0 or own.depleted < 0 or own.shore < 0:
        return False
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.active[seat] < 0 or c.depleted[seat] < 0:
            return False
        total += of_tribe(c, seat)
    return total == TRIBE_ZIMBIES


@rule
def home_is_sound(box: Box, s: State, seat: int) -> bool:
    own = s.shamans[seat]
    if not chants_are_sound(s, seat) or s.chant_count > chant_limit(s):
        return False
    return own.active + own.depleted <= box.board_limit or awaited(s, Duty.SHED)


@rule
def chants_are_sound(s: State, seat: int) -> bool:
    """Every incantation has a chanter, or the shaman chooses now, before anything else goes on,
    which of several ends.
    """
    for at in range(s.agenda_count):
        if s.agenda[at].duty == Duty.RELEASE and s.agenda[at].seat == seat:
            return at == s.agenda_count - 1 and s.agenda[at].amount < chanters(s, seat)
    return chanters(s, seat) <= s.shamans[seat].active


@rule
def purse_is_sound(box: Box, s: State, seat: int) -> bool:
    own = s.shamans[seat]
    return (
        0 <= own.tokens <= box.mojo_tokens
        and own.pool >= 0
        and 0 <= own.eaten <= box.eat_limit
        and 0 <= own.spawned <= box.spawn_limit
    )


@rule
def rituals_are_sound(s: State) -> bool:
    seen = s.unrevealed
    for corner in range(CORNERS):
        if s.rituals[corner] != NOWHERE:
            if (seen >> s.rituals[corner]) & 1:
                return False
            seen |= 1 << s.rituals[corner]
    return seen == (1 << RITUALS) - 1


@rule
def scratch_is_blank(box: Box, s: State) -> bool:
    paces = s.paces
    for tile in range(box.tile_count):
        if paces[tile] != 0:
            return False
    for tribe in range(SEATS):
        if s.bag[tribe] != 0:
            return False
    return s.doing[0].duty == Duty.NONE


@rule
def somebody_decides(s: State) -> bool:
    if s.phase == Phase.OVER:
        return s.actor == NOWHERE
    if s.turn_of != NOWHERE and s.agenda[0].duty != Duty.TURN and s.agenda[0].duty != Duty.END_TURN:
        return False
    return (
        0 <= s.actor < s.seats
        and s.agenda_count < AGENDA
        and (s.agenda_count > 0 or s.phase == Phase.ENTRY)
    )
