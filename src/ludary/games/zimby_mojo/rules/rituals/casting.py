"""The King's rituals: cast by the King, or by the shaman whose column wears his Crown.

The duty RITE carries the ritual on: NOWHERE until its marker is turned, the seat that casts it
(NOWHERE for the King), the stage, and the number of the ritual tile, then of the quadrant or
portal. Rituals are inescapable: while a duty RITE or RITE_FOR is there, nobody can answer anything.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, RitualKind
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.rules.agenda import ask, halt, pop, push, push_again, push_payment, top
from ludary.games.zimby_mojo.rules.labels import RITUAL
from ludary.games.zimby_mojo.rules.npc.paths import random_corner
from ludary.games.zimby_mojo.rules.payment import can_pay
from ludary.games.zimby_mojo.rules.rituals.areas import blood, discord, flush_portals, terror
from ludary.games.zimby_mojo.rules.rituals.shamans import exhaustion, hunger, madness, winnowing
from ludary.games.zimby_mojo.rules.scrolls.sight import can_channel
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, pick_bit, rule

PROPOSED, CAST, PLACED = range(3)  # stages


@rule
def cast_rite(box: Box, s: State, corner: int, seat: int) -> None:
    """The ritual of a ritual tile is cast; `seat` is NOWHERE for the King."""
    push_rite(s, NOWHERE, seat, CAST, corner)


@rule
def push_rite(s: State, ritual: int, seat: int, stage: int, corner: int) -> None:
    """A ritual goes on; `ritual` is NOWHERE before its marker is turned, `corner` before a quadrant
    or portal is chosen.
    """
    rite = push(s, Duty.RITE, NOWHERE, seat)
    rite.ritual = ritual
    rite.stage = stage
    rite.corner = corner


@rule
def offer_rite(box: Box, s: State, creature: int) -> None:
    """Ritual activation: the Crown carrier has moved onto a ritual tile, and its controller may
    channel mojo into it.
    """
    c, seat = s.creatures[creature], s.turn_of  # G13: its controller, whoever moves it
    corner = box.ritual_at[c.tile]
    if (
        corner == NOWHERE
        or creature != s.bearer
        or seat == NOWHERE
        or not can_channel(box, s, seat, creature)
    ):
        return
    if can_pay(box, s, seat, box.crown_ritual):
        push_rite(s, NOWHERE, seat, PROPOSED, corner)


@rule
def answer_rite(box: Box, s: State, yes: bool) -> None:
    seat, corner = top(s).seat, top(s).corner
    pop(s)
    if yes:
        halt(s, s.bearer)
        cast_rite(box, s, corner, seat)
        push_payment(s, seat, box.crown_ritual)


@rule
def do_rite(box: Box, s: State, rite: Entry) -> None:
    if rite.stage == PROPOSED:
        push_again(s, rite)
        ask(s, rite.seat, Phase.RITE)
    elif rite.stage == CAST:
        begin_rite(box, s, reveal(s, rite.corner), rite.seat)
    elif rite.corner == NOWHERE:
        push_again(s, rite)
        ask(s, rite.seat, Phase.PLACE)
    else:
        strike_place(box, s, rite.ritual, rite.corner)


@rule
def reveal(s: State, corner: int) -> int:
    """The ritual of a ritual tile; its marker is turned over if it has not been yet."""
    if s.rituals[corner] == NOWHERE:
        ritual = pick_bit(s, s.unrevealed, RITUAL)
        s.unrevealed &= ~(1 << ritual)
        s.rituals[corner] = ritual
        tell.reveals(s, NOWHERE, ritual, corner)
    return s.rituals[corner]


@rule
def begin_rite(box: Box, s: State, ritual: int, seat: int) -> None:
    """The King strikes a random quadrant or portal, a shaman chooses it; the other rituals need
    none.
    """
    tell.rite(s, seat, ritual)
    if not needs_place(ritual):
        strike_shamans(box, s, ritual, seat)
    elif seat == NOWHERE:
        strike_place(box, s, ritual, random_corner(box, s))
    else:
        push_rite(s, ritual, seat, PLACED, NOWHERE)


@rule
def needs_place(ritual: int) -> bool:
    return (
        ritual == RitualKind.DISCORD or ritual == RitualKind.PORTALS or ritual == RitualKind.TERROR
    )


@rule
def place_options(box: Box, s: State, out: Row) -> int:
    n = 0
    for corner in range(CORNERS):
        n = offer(out, n, Verb.PLACE, True, corner)
    return n


@rule
def choose_place(box: Box, s: State, corner: int) -> None:
    top(s).corner = corner


@rule
def strike_place(box: Box, s: State, ritual: int, corner: int) -> None:
    tell.rite_place(s, NOWHERE, ritual, corner)
    if ritual == RitualKind.DISCORD:
        discord(box, s, corner)
    elif ritual == RitualKind.TERROR:
        terror(box, s, corner)
    else:
        flush_portals(box, s, corner)


@rule
def strike_shamans(box: Box, s: State, ritual: int, seat: int) -> None:
    if ritual == RitualKind.BLOOD:
        blood(box, s)
    elif ritual == RitualKind.EXHAUSTION:
        exhaustion(box, s)
    elif ritual == RitualKind.MADNESS:
        madness(box, s)
    elif ritual == RitualKind.HUNGER:
        hunger(box, s, seat)
    else:
        winnowing(box, s, seat)
