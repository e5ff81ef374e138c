"""After an encounter: what lay on the table goes to The Graveyard."""

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import MAGIC, NO_CARD
from ludary.games.dunjiin.rules.deck import bury
from ludary.games.dunjiin.state import State
from ludary.kit import NOBODY, rule


@rule
def clear_away(box: Box, s: State) -> None:
    """Everything of the encounter goes to The Graveyard: the hand, what paid for Dodges, and sprung
    Traps.
    """
    for place in range(s.hand_count):
        if s.hand[place] != NO_CARD:
            bury(s, s.hand[place], 1)
        s.hand[place] = NO_CARD
    bury(s, MAGIC, s.pledged_magic)
    s.pledged_magic = 0
    sprung = s.hand_traps > 0 and not box.trap_lasts
    if sprung:
        s.traps = 0
    clear_face_down(s, sprung)
    forget_encounter(s)


@rule
def forget_encounter(s: State) -> None:
    s.hand_count = 0
    s.hand_up = 0
    s.hand_seen = 0
    s.hand_full = 0
    s.hand_short = 0
    s.hand_traps = 0
    s.facing = NOBODY
    s.strength = 0
    s.empowered = 0
    s.summoned = 0


@rule
def clear_face_down(s: State, sprung: bool) -> None:
    """Bury the Experience that paid for Dodges and, if they were `sprung`, for Traps."""
    kept = 0
    for place in range(s.face_down_count):
        laid = s.face_down[place]
        if laid.trap and not sprung:
            s.face_down[kept].owner = laid.owner
            s.face_down[kept].card = laid.card
            s.face_down[kept].trap = 1
            kept += 1
        else:
            bury(s, laid.card, 1)
    for place in range(kept, s.face_down_count):
        s.face_down[place].owner = 0
        s.face_down[place].card = NO_CARD
        s.face_down[place].trap = 0
    s.face_down_count = kept
